"""Fields of messages: texts and numbers with their limits."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Raw

END: Final = r"$(?!\n)"
"""The end of a text. In Python a bare `$` also matches before a line feed at the end, and `\\Z` means nothing to the
readers of the schema."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^[ -~]*{END}")]
"""Chosen by the client for each request, and never used again by it: the same id twice is done once."""
Code: TypeAlias = Annotated[str, Meta(pattern=f"^[0-9A-HJKMNP-TV-Z]{{10}}{END}")]
"""The name of a table. Whoever knows it may join."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Face: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
"""The number of a drawn face. Which one it is, is the clients' business; the server only passes it on."""
Text: TypeAlias = Annotated[str, Meta(max_length=300)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Hex: TypeAlias = Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Param: TypeAlias = str | int
Phase: TypeAlias = Literal["gathering", "playing", "over", "frozen"]
"""Frozen: the rules have changed since this game was played. It can be watched, and not go on."""
Longer: TypeAlias = dict[str, tuple[Raw, ...]]
"""Lists of a view that have only got longer since the one before, by the names of their fields: what was added."""

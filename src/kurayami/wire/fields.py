"""Message fields: texts and numbers with their limits."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Raw

END: Final = r"$(?!\n)"
"""The end of a text. In Python a bare `$` also matches before a line feed at the end, and `\\Z` means nothing to the
readers of the schema."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=f"^[ -~]*{END}")]
"""Request id, chosen by the client and never reused: a repeated request is carried out once."""
Code: TypeAlias = Annotated[str, Meta(pattern=f"^[0-9A-HJKMNP-TV-Z]{{10}}{END}")]
"""Name of a table. Anyone who knows it may join."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30)]
Face: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
"""Number of a drawn face. Only clients interpret it; the server passes it on."""
Text: TypeAlias = Annotated[str, Meta(max_length=300)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Hex: TypeAlias = Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Place: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Param: TypeAlias = str | int
Phase: TypeAlias = Literal["gathering", "playing", "over", "frozen"]
"""Phase of a table. Frozen: the rules have changed since, so it can be watched but not continued."""
Longer: TypeAlias = dict[str, tuple[Raw, ...]]
"""Lists of a view that only grew since the previous one, by field name, with their new elements."""

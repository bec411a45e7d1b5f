"""Claims about a place besides a tile's name (HO-39): verdicts, plans, requests and answers."""

from typing import Final, Literal, TypeAlias

Verdict: TypeAlias = Literal["danger", "clear"]
Plan: TypeAlias = Literal["taking", "look", "avoid"]
"""I take this room; please look here; please stay away from here."""
Answer: TypeAlias = Literal["too-dangerous", "busy"]
"""Refusals of a request. Whoever follows one says "taking" instead."""
Lied: TypeAlias = Literal["lied-1", "lied-2", "lied-3", "lied-4"]
"""An accusation: this Visitor said something false about the place."""

VERDICTS: Final[tuple[Verdict, ...]] = ("danger", "clear")
PLANS: Final[tuple[Plan, ...]] = ("taking", "look", "avoid")
ANSWERS: Final[tuple[Answer, ...]] = ("too-dangerous", "busy")
LIES: Final[tuple[Lied, ...]] = ("lied-1", "lied-2", "lied-3", "lied-4")
"""By seat, from 1."""

"""The conformance suite for every game, and test tools: scripted chance, golden playthroughs, a tiny game."""

from kurayami.testing.conformance import judge
from kurayami.testing.promises import Broken
from kurayami.testing.random_games import Footstep, wander
from kurayami.testing.script import Scripted
from kurayami.testing.subject import Subject

__all__ = ["Broken", "Footstep", "Scripted", "Subject", "judge", "wander"]

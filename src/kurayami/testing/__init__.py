"""The suite that judges every game, and what tests need: scripted chance, golden playthroughs, a tiny game."""

from kurayami.testing.conformance import judge
from kurayami.testing.promises import Broken
from kurayami.testing.scripted import Scripted
from kurayami.testing.subject import Subject
from kurayami.testing.wander import Footstep, wander

__all__ = ["Broken", "Footstep", "Scripted", "Subject", "judge", "wander"]

"""Opponents: they know what their seat may know, and nothing more."""

from kurayami.bots.bot import Bot, Decision, Heard, Remark
from kurayami.bots.levels import bot_of, levels_of, usual_level

__all__ = ["Bot", "Decision", "Heard", "Remark", "bot_of", "levels_of", "usual_level"]

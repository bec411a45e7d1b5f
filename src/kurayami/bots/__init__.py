"""Opponents that know only what their seat may know."""

from kurayami.bots.bot import Bot, Decision, Heard, Remark
from kurayami.bots.levels import bot_of, levels_of, prepare, usual_level

__all__ = ["Bot", "Decision", "Heard", "Remark", "bot_of", "levels_of", "prepare", "usual_level"]

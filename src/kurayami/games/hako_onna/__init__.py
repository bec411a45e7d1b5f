"""Hako Onna, the woman in the box: hide and seek in a dark mansion, one against many."""

from kurayami.games.hako_onna.actions import Action
from kurayami.games.hako_onna.apply import apply, plain
from kurayami.games.hako_onna.ends import outcome
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.facts import FACTS
from kurayami.games.hako_onna.imagine import imagine
from kurayami.games.hako_onna.legal import chances, countdown, deadline, legal, movers
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.setup import setup
from kurayami.games.hako_onna.talk import audiences
from kurayami.games.hako_onna.view import View, reveal, view
from kurayami.games.hako_onna.witness import witness

VERSION = 3
UNDO = False
"""No undo: nearly every step reveals something to somebody."""


def seats(options: Options) -> int:
    """Seats: she is seat 0, then the Visitors in turn order."""
    return options.visitors + 1


__all__ = [
    "FACTS",
    "UNDO",
    "VERSION",
    "Action",
    "Event",
    "Options",
    "State",
    "View",
    "apply",
    "audiences",
    "chances",
    "countdown",
    "deadline",
    "imagine",
    "legal",
    "movers",
    "outcome",
    "plain",
    "reveal",
    "seats",
    "setup",
    "view",
    "witness",
]

"""Komnata Strachu: three cards, five tokens, one light switch. Be right, and be first.

The rules are in docs/rules/komnata-strachu.md; ids such as KS-8 refer to them.
"""

from kurayami.games.komnata_strachu.actions import Action
from kurayami.games.komnata_strachu.apply import apply
from kurayami.games.komnata_strachu.events import Event, witness
from kurayami.games.komnata_strachu.imagine import imagine
from kurayami.games.komnata_strachu.legal import chances, countdown, deadline, legal, movers
from kurayami.games.komnata_strachu.model import Options, State
from kurayami.games.komnata_strachu.outcome import outcome
from kurayami.games.komnata_strachu.setup import seats, setup
from kurayami.games.komnata_strachu.view import View, audiences, reveal, view

VERSION = 3
UNDO = False

__all__ = [
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
    "reveal",
    "seats",
    "setup",
    "view",
    "witness",
]

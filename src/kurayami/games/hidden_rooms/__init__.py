"""Hidden Rooms: a child lays a path through a dark house while a monster walks its route.

The rules are in docs/rules/hidden-rooms.md; ids such as HR-14 refer to them.
"""

from kurayami.games.hidden_rooms.actions import Action
from kurayami.games.hidden_rooms.apply import apply
from kurayami.games.hidden_rooms.book import Book, BookError, Page
from kurayami.games.hidden_rooms.endless import Night, Tier
from kurayami.games.hidden_rooms.events import Event
from kurayami.games.hidden_rooms.legal import chances, countdown, deadline, legal, movers, outcome
from kurayami.games.hidden_rooms.library import BOOKS
from kurayami.games.hidden_rooms.model import Options, State
from kurayami.games.hidden_rooms.setup import seats, setup
from kurayami.games.hidden_rooms.view import View, audiences, imagine, reveal, view, witness

VERSION = 1
UNDO = True
MADE = (Night, Tier)
"""Types of generated content."""

__all__ = [
    "BOOKS",
    "MADE",
    "UNDO",
    "VERSION",
    "Action",
    "Book",
    "BookError",
    "Event",
    "Options",
    "Page",
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

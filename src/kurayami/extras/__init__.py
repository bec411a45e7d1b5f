"""Features of the games beyond the contract, for the server to ask without knowing any game."""

from kurayami.extras.extras import Advice, Believer, Content, Extras, Forecast, Judgement, Making, Rating, Trial
from kurayami.extras.listing import CHALLENGE, EXTRAS, extras_of

__all__ = [
    "CHALLENGE",
    "EXTRAS",
    "Advice",
    "Believer",
    "Content",
    "Extras",
    "Forecast",
    "Judgement",
    "Making",
    "Rating",
    "Trial",
    "extras_of",
]

"""Every message, collected from the files of this room. The tag is in the field `type`.

Everything about a game comes from `view`, `witness`, `legal`, `audiences` and, once it is over, `reveal`. The rest is
the table's own: who sits where, the chat, which requests succeeded. Over HTTP a refusal is a `Refused` too, with a
status of 400 or above.
"""

from typing import Final

from kurayami.wire.advice import Altered, Difficulty, Foreseen, Hint, Hints, Moment, Reviewed, WonShare
from kurayami.wire.challenges import Challenge, Challenges, Result
from kurayami.wire.fields import Code, Face, Hex, Id, Longer, Name, Number, Param, Phase, Place, Text, Word
from kurayami.wire.invitations import Invitation, Mover, OfferedSeat, Redeem, Transfer, TransferOffer, Way
from kurayami.wire.lobby import CreateTable, GameInfo, Listed, Lobby, Me, TableCreated
from kurayami.wire.replays import Frame, Replay
from kurayami.wire.requests import (
    Clear,
    FromClient,
    Hello,
    Hold,
    MakeMove,
    Mute,
    Pin,
    PlayOn,
    Pong,
    Request,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from kurayami.wire.updates import (
    Accepted,
    FromServer,
    HandSway,
    HandWave,
    Notice,
    Ping,
    Refused,
    Seating,
    Spoken,
    TableNews,
    Talk,
    Taught,
    Update,
)

VERSION: Final = 2
"""Raised when an old client would misunderstand."""

OVER_HTTP: Final = (
    Me,
    GameInfo,
    CreateTable,
    TableCreated,
    Lobby,
    Invitation,
    Mover,
    Transfer,
    TransferOffer,
    Redeem,
    Challenges,
    Replay,
    Hints,
    Reviewed,
    Foreseen,
    Difficulty,
    Altered,
)

__all__ = [
    "OVER_HTTP",
    "VERSION",
    "Accepted",
    "Altered",
    "Challenge",
    "Challenges",
    "Clear",
    "Code",
    "CreateTable",
    "Difficulty",
    "Face",
    "Foreseen",
    "Frame",
    "FromClient",
    "FromServer",
    "GameInfo",
    "HandSway",
    "HandWave",
    "Hello",
    "Hex",
    "Hint",
    "Hints",
    "Hold",
    "Id",
    "Invitation",
    "Listed",
    "Lobby",
    "Longer",
    "MakeMove",
    "Me",
    "Moment",
    "Mover",
    "Mute",
    "Name",
    "Notice",
    "Number",
    "OfferedSeat",
    "Param",
    "Phase",
    "Pin",
    "Ping",
    "Place",
    "PlayOn",
    "Pong",
    "Redeem",
    "Refused",
    "Replay",
    "Request",
    "Result",
    "Reviewed",
    "Say",
    "SeatBot",
    "Seating",
    "Sit",
    "Spoken",
    "Stand",
    "Start",
    "TableCreated",
    "TableNews",
    "Talk",
    "Taught",
    "Text",
    "Transfer",
    "TransferOffer",
    "Undo",
    "Update",
    "Way",
    "WonShare",
    "Word",
]

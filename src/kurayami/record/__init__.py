"""A played game as text: a header line, then one line per move, then the end."""

from kurayami.record.lines import End, Header, Record, RecordError, encode_line, load, move_of, save
from kurayami.record.replay import Verification, replay, verify

__all__ = [
    "End",
    "Header",
    "Record",
    "RecordError",
    "Verification",
    "encode_line",
    "load",
    "move_of",
    "replay",
    "save",
    "verify",
]

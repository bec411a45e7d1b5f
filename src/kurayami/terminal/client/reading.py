"""Wire messages as read: optional raw values are spelled out, because a raw value has no other way to be absent."""

from typing import Final

import msgspec

from kurayami.wire import messages as wire

NOTHING: Final = msgspec.Raw(b"null")


class ReadTableNews(wire.TableNews, frozen=True, tag="table"):
    options: msgspec.Raw


class ReadUpdate(wire.Update, frozen=True, tag="update"):
    reveal: msgspec.Raw
    forced: msgspec.Raw = NOTHING


class ReadMoment(wire.Moment, frozen=True):
    better: msgspec.Raw


class ReadReviewed(wire.Reviewed, frozen=True):
    moment: ReadMoment | None

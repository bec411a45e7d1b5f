"""Tokens that move seats to another device."""

from pathlib import Path

import pytest

from kurayami.kernel import Refusal
from kurayami.server.metrics import Metrics
from kurayami.server.store.journal import Journal
from kurayami.server.store.storage import Storage, open_database
from kurayami.server.transfers import TRANSFER_SECONDS, Transfers
from kurayami.wire.messages import Mover

pytestmark = pytest.mark.anyio


async def test_a_token_works_once_and_not_for_long(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "x.sqlite3"))
    journal, now = Journal(engine, Metrics()), [0]
    journal.open()
    transfers = Transfers(Storage(engine), journal, lambda: now[0])
    token = await transfers.token_for("ada", Mover("Ada", 3))
    assert await transfers.look(token) == ("ada", Mover("Ada", 3))
    assert await transfers.redeem(token) == "ada"
    for wrong in (token, "nonsense", ""):
        with pytest.raises(Refusal, match="server-token-used"):
            await transfers.redeem(wrong)
    token = await transfers.token_for("ada")
    now[0] = TRANSFER_SECONDS * 1000 + 1
    with pytest.raises(Refusal, match="server-token-used"):
        await transfers.redeem(token)
    old, new = await transfers.token_for("ada"), await transfers.token_for("ada")
    with pytest.raises(Refusal):
        await transfers.redeem(old)
    assert await transfers.redeem(new) == "ada"
    await journal.close()
    engine.dispose()

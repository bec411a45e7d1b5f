"""Tokens that move seats to another device."""

import pytest

from kurayami.kernel import Refusal
from kurayami.server.http.devices import Transfers
from tests.server.test_rate_limits import Clock


def test_a_token_works_once_and_not_for_long() -> None:
    clock = Clock()
    transfers = Transfers(clock)
    token = transfers.token_for("ada")
    assert transfers.redeem(token) == "ada"
    for wrong in (token, "nonsense", ""):
        with pytest.raises(Refusal, match="server-token-used"):
            transfers.redeem(wrong)
    token = transfers.token_for("ada")
    clock.now = 601
    with pytest.raises(Refusal, match="server-token-used"):
        transfers.redeem(token)
    old, new = transfers.token_for("ada"), transfers.token_for("ada")
    with pytest.raises(Refusal):
        transfers.redeem(old)
    assert transfers.redeem(new) == "ada"

"""A player's own part in the chance of a game."""

import secrets

from kurayami.kernel import SEED_BYTES


def new_nonce() -> str:
    return secrets.token_hex(SEED_BYTES)

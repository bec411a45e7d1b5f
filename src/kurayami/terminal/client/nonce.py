"""A player's own contribution to a game's chance."""

import secrets

from kurayami.kernel import SEED_BYTES


def new_nonce() -> str:
    return secrets.token_hex(SEED_BYTES)

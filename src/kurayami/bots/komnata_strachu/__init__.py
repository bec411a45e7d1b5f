"""Bots for Komnata Strachu that see three cards, take their time, and err as people do (KS-30)."""

from kurayami.bots.komnata_strachu.levels import dreamer, fearless, follower, quick, steady

__all__ = ["dreamer", "fearless", "follower", "quick", "steady"]

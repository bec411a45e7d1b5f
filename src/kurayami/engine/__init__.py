"""The games for other programs: JSON lines in, JSON lines out (docs/engine-protocol.md)."""

from kurayami.engine.engine import Engine, run

__all__ = ["Engine", "run"]

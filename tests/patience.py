"""How long tests wait for what must come. Generous, for it is only the last net: on a busy machine all takes longer."""

PATIENCE = 240.0
"""Seconds before something counts as hanging."""

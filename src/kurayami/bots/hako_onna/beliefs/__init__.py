"""Beliefs of a seat: tiles, ghosts, powers, and whose claims to trust."""

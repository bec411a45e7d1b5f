"""Three board games played in the dark: one small kernel, many front doors."""

__version__ = "0.1.0"

"""Imagined games on the fast twin, played to the end by simple players who know what their side may know."""

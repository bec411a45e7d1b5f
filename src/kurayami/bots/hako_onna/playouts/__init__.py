"""Imagined nights on the fast twin: simple players who know what their side may know, to the end of the night."""

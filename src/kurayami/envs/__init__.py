"""The games for learners: Gymnasium, PettingZoo and OpenSpiel (extra `rl`; docs/researchers.md).

Numbers live here, at the edge: actions get ids, views become tensors and texts. Both are made from the acting seat's
view alone.
"""

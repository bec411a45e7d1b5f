"""The games for learners: Gymnasium, PettingZoo and OpenSpiel (extra `rl`; docs/researchers.md).

Numbers live here, at the edge: actions get ids, views become tensors and texts. Both are made from the view of the seat
that is to act, and from nothing else.
"""

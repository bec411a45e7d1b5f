"""Hako Onna at speed: the twin of the rules on small whole numbers. The readable rules are its judge.

It holds what lies on the table, not what anybody remembers or how late it is. `translation` leads from a state of the
readable rules to a position and back, `legal` lists choices and outcomes of chance, `apply` carries one out, `pastime`
plays at random. What is compiled imports nothing of the readable rules: a change there compiles nothing anew.
"""

"""Hako Onna at speed: the rules' twin on small integers, judged by the readable rules.

It holds what is on the table, without memories or time. `translation` converts a state of the readable rules to a
position and back, `legal` lists choices and chance outcomes, `apply` plays one, `pastime` plays at random. Compiled
code imports nothing of the readable rules, so a change there recompiles nothing.
"""

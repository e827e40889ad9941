"""What are the rules?  Pure functions of values; no clock, no random numbers, no players.

No function asks which game it is in.
"""

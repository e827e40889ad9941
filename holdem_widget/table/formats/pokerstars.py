"""PokerStars hand histories as text."""

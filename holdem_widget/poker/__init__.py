"""What are cards and chips?  No turn, no secret, no game: nothing here reads a clock or draws a random number."""

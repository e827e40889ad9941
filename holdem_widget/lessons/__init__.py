"""What is being taught?  Questions at the steps of a hand, and whether an answer is right."""

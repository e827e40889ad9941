"""What happened, and what is next?  The session is the only mutable object outside the widgets."""

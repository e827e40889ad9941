"""WHO DECIDES, AND WHY?  Players see observations only; nothing here reads a clock or knows a table."""

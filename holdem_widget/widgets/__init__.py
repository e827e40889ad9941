"""What does the learner see?  The only room that knows of browsers and traits; imported by nobody but the package itself."""

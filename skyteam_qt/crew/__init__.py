"""The computer crew: decides from a seat's view alone."""

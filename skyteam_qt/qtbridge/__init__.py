"""Item models and signals between a session and the window; QtCore only."""

"""Widgets, graphics scene and dialogs."""

"""Headless games, cases and statistics."""

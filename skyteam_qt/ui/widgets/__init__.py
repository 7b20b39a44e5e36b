"""Ordinary widgets of the screens outside the cockpit, painted from tokens (ux 7: not the scaled scene)."""

"""The replay of a flight that has ended."""

"""The editor of own airports (mock-up 21)."""

"""Skyteam Qt: land the plane together, two people at one computer. Unofficial and fan-made."""

__version__ = "0.1.0"

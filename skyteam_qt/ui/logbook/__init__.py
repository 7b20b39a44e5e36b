"""The logbook of the flights that have ended."""

"""One running game: log, seats, chat, corrections, save."""

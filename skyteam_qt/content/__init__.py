"""Files of the game and their checks: scenarios, layout, tokens, texts."""

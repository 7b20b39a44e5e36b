"""Drawing with QPainter: a canvas in scene units and the shapes and glyphs of the flight deck."""

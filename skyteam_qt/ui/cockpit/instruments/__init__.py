"""One file per instrument, each with a pure `paint(canvas, layout, facts)`."""

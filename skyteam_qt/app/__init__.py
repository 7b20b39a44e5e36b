"""Command line and composition root: the only place that knows all parts."""

"""The cockpit: where its parts are, what they show, and how they are painted."""

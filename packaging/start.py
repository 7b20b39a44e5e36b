"""What the packed program runs first: the same as the command ``skyteam-qt``."""

import sys

from skyteam_qt.app.cli import main

if __name__ == "__main__":
    sys.exit(main())

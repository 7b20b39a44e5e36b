"""The computer crew: decides from a seat's view alone.

Nothing here is imported before a crew is wanted: the window opens without numpy.
"""

import os

# On matrices this small more threads only slow numpy down and disturb the window. Read when numpy is loaded.
for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_name, "1")

"""PySide does not read our sources again; for everybody else it asks as before."""

import subprocess
import sys

CHILD = """
import linecache, sys
from PySide6.QtCore import QObject
from skyteam_qt.app.spared import spare_reading
assert spare_reading() and spare_reading()
import skyteam_qt.content.levels, iniconfig, pdb
from shibokensupport.feature import pyside_feature_dict as known
read = {name.replace("\\\\", "/").rpartition("/")[2] for name in linecache.cache}
print(known["skyteam_qt.content.files"], known["iniconfig"], known["pdb"], sorted(read & {"files.py", "pdb.py"}))
"""


def test_only_modules_of_others_are_read_after_pyside() -> None:
    done = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout.split(maxsplit=3) == ["0", "-1", "-1", "[]\n"], done.stderr

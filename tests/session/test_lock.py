import subprocess
import sys
from pathlib import Path

import pytest

from skyteam_qt.session.lock import FileLock, InUse


def test_a_lock_keeps_everybody_else_out_until_it_is_released(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a.lock")
    with pytest.raises(InUse):
        FileLock(tmp_path / "a.lock")
    FileLock(tmp_path / "b.lock").release()
    lock.release()
    lock.release()
    assert not (tmp_path / "a.lock").exists()
    FileLock(tmp_path / "a.lock").release()


def test_a_killed_program_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    code = (
        "import os, sys; from pathlib import Path; from skyteam_qt.session.lock import FileLock;"
        "lock = FileLock(Path(sys.argv[1])); os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    assert path.exists()
    FileLock(path).release()

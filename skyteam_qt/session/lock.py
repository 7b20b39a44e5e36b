"""A lock on a file that the operating system lets go of by itself, also when the program is killed."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_TAKEN = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class InUse(Exception):  # noqa: N818
    """Somebody else holds the lock."""


class FileLock:
    """Held from the moment it is made until `release`. Raises `InUse`, and `OSError` when no file can be made.

    Where the file system has no locks at all it does not keep anybody out.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._handle)
        except OSError as error:
            if error.errno in _TAKEN:
                os.close(self._handle)
                self._handle = None
                raise InUse from None
        if not self._is_there():
            # Its last holder took the file away in between.
            os.close(self._handle)
            self._handle = None
            raise InUse

    def _is_there(self) -> bool:
        assert self._handle is not None
        try:
            return os.path.samestat(os.fstat(self._handle), self._path.stat())
        except OSError:
            return False

    def release(self) -> None:
        """Let go. Twice does no harm."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        # Taken away while still held: whoever comes next makes a new file, nobody locks one that is gone.
        with contextlib.suppress(OSError):
            self._path.unlink()
        os.close(handle)


def _take(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""What the packed program runs first: the same as the command ``skyteam-qt``."""

import sys

BENCH_CHILD = ["-m", "skyteam_qt.app.first_paint"]


def start() -> int:
    """Run the command line. The child processes of `bench` are asked for as Python's are: the program is its own."""
    if sys.argv[1:3] == BENCH_CHILD:
        import runpy

        del sys.argv[1:3]
        runpy.run_module(BENCH_CHILD[1], run_name="__main__", alter_sys=True)
    if any("multiprocessing" in word for word in sys.argv[1:]):
        # a worker of `simulate --jobs`: does its work here and leaves
        from multiprocessing import freeze_support

        freeze_support()
    from skyteam_qt.app.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(start())

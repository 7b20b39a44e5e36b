#!/bin/sh
# One command per need, set-up included:  sh packaging/run.sh play [ARGS]  |  test [PYTEST ARGS]  |  setup
# and the packages, into dist/:  sh packaging/run.sh wheel  |  bundle  |  deb
# Makes .venv (pinned by packaging/constraints.txt); on Debian/Ubuntu adds missing system libraries (root or sudo).
# SKYTEAM_VENV names another place for the environment, PYTHON another interpreter.
set -eu
cd "$(dirname "$0")/.."
what=${1:-play}; [ $# -gt 0 ] && shift
case $what in
  play|test|setup) extra=test venv=${SKYTEAM_VENV:-.venv} ;;
  # packages are made in an environment that holds nothing else, so nothing else can slip in
  wheel|bundle|deb) extra=package venv=${SKYTEAM_VENV:-build/venv} ;;
  *) echo "usage: sh packaging/run.sh play|test|setup|wheel|bundle|deb [arguments]" >&2; exit 2 ;;
esac
need=
# a shared library is there when the linker's cache knows it
have() { { ldconfig -p 2>/dev/null || /sbin/ldconfig -p; } | grep -q "$1"; }
want() { have "$1" || need="$need $2"; }
install_needed() {
  [ -n "$need" ] || return 0
  if command -v apt-get >/dev/null 2>&1; then
    sudo=; [ "$(id -u)" = 0 ] || sudo=sudo
    if [ -n "$sudo" ] && ! command -v sudo >/dev/null 2>&1; then echo "Please install first, as root: apt-get install$need" >&2; exit 1; fi
    echo "Installing system packages:$need"
    $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $need >/dev/null
  else
    echo "Warning: these libraries seem to be missing (Debian's names):$need" >&2
  fi
  need=
}
if [ "$(uname -s)" = Linux ]; then
  want libglib-2.0.so.0 libglib2.0-0;  want libGL.so.1 libgl1;   want libEGL.so.1 libegl1
  want libxkbcommon.so.0 libxkbcommon0; want libdbus-1.so.3 libdbus-1-3; want libfontconfig.so.1 libfontconfig1
  if [ "$what" != test ]; then   # a real X11 window needs these too
    want libxcb-cursor.so.0 libxcb-cursor0; want libxcb-icccm.so.4 libxcb-icccm4; want libxcb-image.so.0 libxcb-image0
    want libxcb-keysyms.so.1 libxcb-keysyms1; want libxcb-randr.so.0 libxcb-randr0; want libxcb-render-util.so.0 libxcb-render-util0
    want libxcb-shape.so.0 libxcb-shape0; want libxcb-xkb.so.1 libxcb-xkb1; want libxkbcommon-x11.so.0 libxkbcommon-x11-0
  fi
  # PyInstaller reads with objdump what a library links
  if [ $extra = package ]; then command -v objdump >/dev/null 2>&1 || need="$need binutils"; fi
fi
py=
# for packages first the system's own: its library is small, and its licence texts are at hand
system=; [ $extra = test ] || system=/usr/bin/python3
for p in ${PYTHON:-} $system python3 python3.13 python3.12 python3.11 python; do
  command -v "$p" >/dev/null 2>&1 && "$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { py=$p; break; }
done
if [ -z "$py" ]; then need="$need python3 python3-venv"; py=python3
elif ! "$py" -c 'import ensurepip, venv' 2>/dev/null; then need="$need python3-venv"; fi
install_needed
if [ $extra = package ] && [ "$(uname -s)" = Linux ]; then   # the bundle takes Python's library along
  need=$("$py" -c 'import os, sys, sysconfig
folder, name = sysconfig.get_config_vars("LIBDIR", "INSTSONAME")
print("" if os.path.exists(os.path.join(folder, name)) else "libpython%d.%d" % sys.version_info[:2])')
  need=${need:+ $need}
  install_needed
fi
# set up again when the pins, the version, the hook or an asset changes, or when the folder has moved
stamp=$({ cat pyproject.toml packaging/constraints.txt packaging/hatch_build.py resources.qrc skyteam_qt/__init__.py
  find assets -type f -exec cksum {} + | sort; } | cksum | tr ' ' -)
stamp="$stamp $(pwd)"
old=$(cat "$venv/.stamp" 2>/dev/null || :)
if [ "$old" != "$stamp" ] || [ ! -f skyteam_qt/resources.rcc ]; then
  echo "Setting up $venv (the first time fetches about 100 MB) ..."
  # an environment of another folder or one that does not run is made anew; else what it holds is used
  [ -z "$old" ] || [ "${old#* }" = "$(pwd)" ] || rm -f "$venv/bin/python"
  "$venv/bin/python" -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || "$py" -m venv --clear "$venv"
  editable=; [ $extra = package ] || editable=-e
  PIP_CONSTRAINT=packaging/constraints.txt "$venv/bin/python" -m pip install -q --disable-pip-version-check $editable ".[$extra]"
  "$venv/bin/python" packaging/licences.py skyteam_qt/licences.txt
  echo "$stamp" > "$venv/.stamp"
fi
case $what in
  setup) ;;
  play) exec "$venv/bin/python" -m skyteam_qt "$@" ;;
  test)
    export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}"
    if [ $# = 0 ]; then   # the whole check; with arguments pytest alone
      "$venv/bin/ruff" check .
      "$venv/bin/ruff" format --check .
      "$venv/bin/mypy"
      "$venv/bin/lint-imports"
      set -- -q -n auto --dist worksteal
    fi
    exec "$venv/bin/python" -m pytest "$@" ;;
  wheel|bundle|deb) exec "$venv/bin/python" packaging/build.py "$what" ;;
esac

"""What the packages say and hold, checked without building one."""

import argparse
import ast
import configparser
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

import skyteam_qt
from skyteam_qt.app import cli

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def tools() -> Iterator[dict[str, ModuleType]]:
    """The scripts in packaging/, which is a folder and not a package."""
    names = ("parts", "icons", "licences", "deb")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGING))
        yield {name: __import__(name) for name in names}
        for name in names:
            patch.delitem(sys.modules, name)


def manual() -> str:
    """The manual page as it reads, without marks for bold and the like."""
    text = (LINUX / "skyteam-qt.6").read_text("utf-8").replace("\\-", "-")
    return re.sub(r"^\.(B|I|BI|BR|RB|IR|RI) ", "", text, flags=re.MULTILINE)


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from parsers(inner)


def imported() -> Iterator[tuple[str, str]]:
    """Modules that the program imports, each with the file that does."""
    for path in (ROOT / "skyteam_qt").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((name.name, path.name) for name in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                yield node.module, path.name
                yield from ((f"{node.module}.{name.name}", path.name) for name in node.names)


# ---- the texts of the desktop ---------------------------------------------------------------------------------------


def test_the_menu_entry_starts_the_program_with_the_file_that_was_opened(tools: dict[str, ModuleType]) -> None:
    found = configparser.RawConfigParser()
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(LINUX / "skyteam-qt.desktop", encoding="utf-8")
    entry = found["Desktop Entry"]
    parts = tools["parts"]
    assert entry["Type"] == "Application"
    assert entry["Exec"].split() == [parts.NAME, "%f"]
    assert entry["Icon"] == entry["StartupWMClass"] == parts.NAME
    assert entry["Name"] == parts.TITLE
    assert entry["MimeType"] == f"{parts.MIME_TYPE};"
    assert entry["Categories"] == "Game;BoardGame;"
    assert "DesktopFileName(NAME)" in (ROOT / "skyteam_qt/app/window.py").read_text("utf-8")


def test_the_file_type_is_known_by_its_suffix_and_has_an_icon(tools: dict[str, ModuleType]) -> None:
    parts = tools["parts"]
    (kind,) = ElementTree.parse(LINUX / "skyteam-qt.mime.xml").getroot()
    assert kind.attrib["type"] == parts.MIME_TYPE
    assert [glob.attrib["pattern"] for glob in kind.iter(f"{MIME}glob")] == [f"*{parts.FILE_SUFFIX}"]
    (icon,) = kind.iter(f"{MIME}icon")
    assert icon.attrib["name"] == tools["icons"].FLIGHT.stem == parts.MIME_TYPE.replace("/", "-")
    assert tools["icons"].FLIGHT.is_file()


def test_the_store_page_names_the_version_first(tools: dict[str, ModuleType]) -> None:
    parts = tools["parts"]
    page = ElementTree.parse(LINUX / "skyteam-qt.metainfo.xml").getroot()
    assert page.findtext("id") == parts.APP_ID
    assert page.findtext("launchable") == "skyteam-qt.desktop"
    assert page.findtext("provides/binary") == parts.NAME
    assert page.findtext("provides/mediatype") == parts.MIME_TYPE
    assert tools["deb"].release()[0] == skyteam_qt.__version__ == parts.version()
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", tools["deb"].release()[1])


@pytest.mark.parametrize(
    ("number", "written"), [("0.1.0", "0.1.0"), ("1.0rc1", "1.0~rc1"), ("1.0.dev2", "1.0~dev2"), ("2.0b3", "2.0~b3")]
)
def test_a_version_before_the_version_sorts_before_it_on_debian(
    tools: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, number: str, written: str
) -> None:
    monkeypatch.setattr(tools["parts"], "version", lambda: number)
    assert tools["deb"].debian_version() == written


def test_the_manual_names_every_command_and_option() -> None:
    text = manual()
    for parser in parsers(cli._parser()):
        assert parser.prog in text or parser.prog.split()[-1] in text.split()
        for action in parser._actions:
            for option in action.option_strings:
                assert option in text, f"{parser.prog} {option}"
            if isinstance(action, argparse._SubParsersAction):
                for command in action.choices:
                    assert re.search(rf"^{parser.prog} {command}\b", text, re.MULTILINE)
                    assert re.search(rf"^\.TP\n{command}\b", text, re.MULTILINE)


def test_every_text_says_that_the_game_is_unofficial(tools: dict[str, ModuleType]) -> None:
    texts = [path.read_text("utf-8") for path in LINUX.iterdir() if path.suffix != ".svg"]
    texts += [
        tools["parts"].UNOFFICIAL,
        tools["deb"].DESCRIPTION,
        (PACKAGING / "README.md").read_text("utf-8"),
        manual(),
    ]
    for text in texts:
        assert re.search(r"unofficial(,| and) fan-?made", text.replace("\\-", "-"), re.IGNORECASE)


@pytest.mark.parametrize(
    ("tool", "words", "file"),
    [
        ("desktop-file-validate", [], "skyteam-qt.desktop"),
        ("appstreamcli", ["validate", "--no-net"], "skyteam-qt.metainfo.xml"),
    ],
)
def test_the_desktops_own_tools_accept_the_files(tool: str, words: list[str], file: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    found = subprocess.run([tool, *words, str(LINUX / file)], capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    assert "error" not in found.stdout


# ---- what goes into the bundle --------------------------------------------------------------------------------------


def test_the_recipe_takes_all_modules_and_all_data_of_the_package() -> None:
    recipe = (PACKAGING / "skyteam-qt.spec").read_text("utf-8")
    compile(recipe, "skyteam-qt.spec", "exec")
    assert 'collect_submodules("skyteam_qt")' in recipe
    assert 'collect_data_files("skyteam_qt")' in recipe
    assert '("skyteam_qt/licences.txt", ' in recipe


def test_the_recipe_knows_every_part_of_qt_that_the_program_imports(tools: dict[str, ModuleType]) -> None:
    used = {name.split(".")[1] for name, _ in imported() if name.startswith("PySide6.")}
    assert used <= set(tools["parts"].QT_MODULES)


def test_the_program_imports_nothing_that_the_recipe_leaves_out(tools: dict[str, ModuleType]) -> None:
    out = tools["parts"].NOT_USED
    assert [pair for pair in imported() if any(pair[0] == name or pair[0].startswith(f"{name}.") for name in out)] == []


@pytest.mark.parametrize(
    ("inside", "unused"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", False),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", False),
        ("PySide6\\plugins\\imageformats\\qtiff.dll", True),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.dylib", False),
        ("PySide6/QtWidgets.abi3.so", False),
        ("PySide6/QtNetwork.abi3.so", True),
        ("PySide6/QtCore.pyd", False),
        ("PySide6/QtQml.pyd", True),
        ("PySide6/Qt/lib/libQt6Svg.so.6", False),
        ("PySide6/Qt/translations/qtbase_ja.qm", True),
        ("libxcb-cursor.so.0", False),
        ("skyteam_qt/content/data/texts.json", False),
    ],
)
def test_only_the_parts_of_qt_that_are_named_come_along(
    tools: dict[str, ModuleType], inside: str, unused: bool
) -> None:
    assert tools["parts"].is_unused_qt(inside) == unused


def test_the_tools_that_build_are_pinned_like_everything_else() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["optional-dependencies"]["package"]
    held = (PACKAGING / "constraints.txt").read_text("utf-8").splitlines()
    assert [line for line in wanted if line not in held] == []


# ---- icons ----------------------------------------------------------------------------------------------------------


def test_small_icons_come_from_the_simpler_drawing(tools: dict[str, ModuleType], tmp_path: Path) -> None:
    icons = tools["icons"]
    written = icons.write_hicolor(tmp_path)
    assert len(written) == 2 * (len(icons.SIZES) + 1)
    for path in written:
        if path.suffix == ".png":
            picture = QImage(str(path))
            assert f"{picture.width()}x{picture.height()}" == path.parent.parent.name
            assert picture.hasAlphaChannel()
    assert icons.png(32) == icons.png(32, icons.SMALL) != icons.png(32, icons.LARGE)
    assert icons.png(48) == icons.png(48, icons.LARGE)


def test_the_icon_files_of_windows_and_macos_can_be_read_back(tools: dict[str, ModuleType], tmp_path: Path) -> None:
    ico = tools["icons"].write_ico(tmp_path / "a.ico").read_bytes()
    count = struct.unpack("<HHH", ico[:6])[2]
    for number in range(count):
        side, _, _, _, _, bits, size, place = struct.unpack("<BBBBHHII", ico[6 + 16 * number : 22 + 16 * number])
        picture = QImage.fromData(ico[place : place + size], "PNG")
        assert (picture.width() % 256, bits) == (side, 32)
    icns = tools["icons"].write_icns(tmp_path / "a.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)
    place = 8
    while place < len(icns):
        length = struct.unpack(">I", icns[place + 4 : place + 8])[0]
        assert not QImage.fromData(icns[place + 8 : place + length], "PNG").isNull()
        place += length
    assert place == len(icns)


# ---- licences -------------------------------------------------------------------------------------------------------


def test_the_list_of_licences_names_every_part_that_is_shipped(tools: dict[str, ModuleType]) -> None:
    text = tools["licences"].licence_text()
    first = text.split("=" * 100)[0]
    names = {found.metadata["Name"] for found in tools["licences"].needed_distributions()}
    assert {"pydantic", "pydantic_core", "platformdirs", "annotated-types", "typing_extensions"} <= names
    for name in names | {"Python", "Font Inter", "Font B612", "ICU", "HarfBuzz", "Skyteam Qt"}:
        pattern = re.sub(r"[-_]", "[-_]", name)
        assert re.search(rf"^  {pattern}\b.*: \S", first, re.IGNORECASE | re.MULTILINE), name
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "SIL OPEN FONT LICENSE", "PYTHON SOFTWARE FOUNDATION LICENSE"):
        assert words in text
    assert tools["parts"].UNOFFICIAL.split(":")[0] in first


def test_a_part_without_a_licence_is_not_passed_over(tools: dict[str, ModuleType]) -> None:
    licences = tools["licences"]
    with pytest.raises(licences.LicenceError, match="something 1 does not name its licence"):
        licences._written([("Parts", [licences.Part("something", "1", "")])])
    with pytest.raises(licences.LicenceError, match=r"something: there is no text for Unheard-1\.0"):
        licences._written([("Parts", [licences.Part("something", "1", "MIT AND Unheard-1.0")])])

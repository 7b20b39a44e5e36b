"""The pictures of `skyteam-qt gallery`."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from skyteam_qt.app.cli import main
from skyteam_qt.app.gallery_stops import STOPS


@pytest.mark.parametrize(("size", "theme"), [("1280x720", "light")])
def test_the_gallery_paints_every_stop_at_the_size_asked_for(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str], size: str, theme: str
) -> None:
    assert main(["gallery", str(tmp_path), "--size", size, "--theme", theme]) == 0
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) == len(STOPS)
    assert capsys.readouterr().out == f"{len(STOPS)} pictures in {tmp_path}\n"
    for path in pictures:
        picture = QImage(str(path))
        assert f"{picture.width()}x{picture.height()}" == size, path.name
        # a picture of one colour would mean that nothing was painted
        colours = {picture.pixel(x, y) for x in range(0, picture.width(), 40) for y in range(0, picture.height(), 40)}
        assert len(colours) > 3, path.name


def test_a_name_that_no_picture_has_is_bad_input(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gallery", str(tmp_path), "--only", "unicorn"]) == 2
    assert "no picture is called" in capsys.readouterr().err

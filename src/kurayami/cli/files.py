"""Files written by commands."""

from pathlib import Path
from tempfile import NamedTemporaryFile

from kurayami.cli.speech import refusing


def require_writable(file: Path) -> None:
    """Checks before the work that its result can be saved. Leaves the file's content alone."""
    is_new = not file.exists()
    with refusing("cli-not-writable", file=str(file)):
        file.open("ab").close()
        if is_new:
            file.unlink()


def keep_elsewhere(text: str) -> Path:
    """Saves a finished game elsewhere if its file can't be written any more."""
    with NamedTemporaryFile("w", encoding="utf-8", prefix="game-", suffix=".kurayami", delete=False) as file:
        file.write(text)
    return Path(file.name)

"""Files that a command writes."""

from pathlib import Path
from tempfile import NamedTemporaryFile

from kurayami.cli.speech import refusing


def require_writable(file: Path) -> None:
    """Finds out before the work that its result can be kept. What is in the file stays."""
    is_new = not file.exists()
    with refusing("cli-not-writable", file=str(file)):
        file.open("ab").close()
        if is_new:
            file.unlink()


def keep_elsewhere(text: str) -> Path:
    """A game that was played is not lost because a disk was pulled out meanwhile."""
    with NamedTemporaryFile("w", encoding="utf-8", prefix="game-", suffix=".kurayami", delete=False) as file:
        file.write(text)
    return Path(file.name)

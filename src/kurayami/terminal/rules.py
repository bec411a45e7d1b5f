"""The rules pages: in docs/ in a clone, beside this file in a wheel."""

from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = (HERE / "rules_pages", HERE.parents[2] / "docs" / "rules")


def rules_text(game: str, language: str) -> str:
    """The page as Markdown; the English one if there is no other."""
    places = [folder / language / f"{game}.md" for folder in FOLDERS] + [folder / f"{game}.md" for folder in FOLDERS]
    return next((place.read_text("utf-8") for place in places if place.exists()), "")

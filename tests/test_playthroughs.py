from pathlib import Path

from kurayami.testing.playthrough import playthroughs

GOLDEN = Path(__file__).parent / "playthroughs"


def test_the_golden_playthroughs_come_out_as_they_were() -> None:
    """If the change was intended: `make playthroughs`, and read the diff."""
    golden = {file.name: file.read_text("utf-8") for file in GOLDEN.glob("*.txt")}
    assert playthroughs() == golden

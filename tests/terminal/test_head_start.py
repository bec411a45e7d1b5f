"""Head starts in the terminal: granted, listed, and in the photo finish (KS-32)."""

import pytest
from msgspec import convert

from kurayami.games.komnata_strachu import Options, setup
from kurayami.games.komnata_strachu.model import Finish, Verdict
from kurayami.terminal.komnata_strachu.face import KomnataStrachuFace
from kurayami.terminal.table_options import TableOptions
from kurayami.words import Words
from tests.games.komnata_strachu.playing import three
from tests.terminal.still import StillTable, played

CARDS = three("white ghost, red ghost, yellow skull")


@pytest.mark.rule("KS-32")
def test_who_has_one_is_listed_and_the_photo_finish_takes_it_off() -> None:
    game = played("komnata-strachu", {"players": 2, "head_starts": [0, 7_500]}, 0, 1)
    face = KomnataStrachuFace(StillTable("komnata-strachu", game, 0, "en"))
    own, other = (line for line in face.look() if "cards won" in line)
    assert "head start" not in own
    assert other.endswith("7.5 s head start")
    verdict = Verdict(CARDS, (), (), winner=1)
    late, first = Finish(0, (), 2_000, 2_000, True, None), Finish(1, (), 9_000, 9_000, True, None, 7_500)
    assert face.finish_words(late, verdict) == "right, but too slow"
    assert face.finish_words(first, verdict) == "right, and first · 9.000 s, less 7.5 s head start"


@pytest.mark.rule("KS-32")
def test_a_new_table_can_grant_the_first_seat_one_whatever_the_number_of_players() -> None:
    options = TableOptions("komnata-strachu", Words("en"))
    names = [setting.name for setting in options.settings]
    options.choose(names.index("Head starts"))
    for _ in range(4):
        options.choose(names.index("Players"))
        wish = options.choose(len(options.settings))
        assert wish
        assert setup(convert(wish.options, Options)).options.head_starts == (2_000,)

"""The race as the terminal runs it: its own clock, its own tokens."""

from kurayami.games.komnata_strachu.actions import GiveUp, Hit, Pull, Push, Ready
from kurayami.games.komnata_strachu.view import view
from kurayami.terminal.komnata_strachu.keys import Press, press_of, rows_for
from kurayami.terminal.komnata_strachu.race import LocalRace
from tests.terminal.still import played


def open_race() -> LocalRace:
    race = LocalRace(lambda: 10.0)
    race.see(view(played("komnata-strachu", {"players": 1, "pause": None}, 1, 1, wait=True).state, 0), [0])
    return race


def test_a_hit_is_timed_from_the_showing_of_the_cards_to_the_key() -> None:
    race = open_race()
    assert race.hit(0, 11.0) == []  # nobody has seen the cards yet
    race.shown()
    assert race.toggle(0, "ghost") == [Push("ghost")]
    assert race.toggle(0, "skull") == [Push("skull")]
    assert race.toggle(0, "ghost") == [Pull("ghost")]
    assert race.hit(0, 11.2341) == [Hit(1234)]
    assert race.hit(0, 12.0) == race.toggle(0, "ghost") == race.give_up(0) == []


def test_a_round_can_be_given_up_and_the_next_asked_for() -> None:
    race = open_race()
    race.shown()
    assert race.give_up(0) == [GiveUp()]
    pause = view(played("komnata-strachu", {"players": 2}, 0, 1).state, 0)
    assert race.ready(pause, 0) == [Ready()]


def test_keys_belong_to_those_who_share_the_keyboard() -> None:
    assert press_of("3", rows_for(1)) == Press(0, 2)
    assert press_of("space", rows_for(1)) == Press(0, None)
    assert press_of("left_square_bracket", rows_for(2)) == Press(1, 4)
    assert press_of("enter", rows_for(2)) == Press(1, None)
    assert press_of("x", rows_for(2)) is None

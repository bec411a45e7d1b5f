"""Noise checks: the check, its outcome, the Music Box (HO-14 to HO-21, HO-56)."""

from typing import Final

from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.death import end_turn
from kurayami.games.hako_onna.noise import (
    NOISE_CARDS,
    RESULTS,
    drop_disc,
    face_down,
    keep_card,
    keep_disc,
    kind_of,
    next_disc,
    note_overdue,
    odds,
    turn_card,
    undo_check,
)
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.pieces import Cards, Discs
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.position import back_to_hand, her_room, living, ready, room_of, visitor
from kurayami.games.hako_onna.rule import ActionRule, Rule, chance, its_seat
from kurayami.kernel import Chance, Seat

MANY_PAGES: Final = 8
"""Pages found before a Hakobito triggers power 5 as well."""

TURNS: Final = tuple(a.TurnCard(card) for card in range(NOISE_CARDS))
KEEPS: Final = tuple(a.KeepCard(card) for card in range(NOISE_CARDS))
VALUES: Final = tuple(a.NoiseValue(value) for value in range(NOISE_CARDS))

# The check


def card_turns(state: Position, frame: f.Check) -> list[a.TurnCard]:
    return [TURNS[card] for card in face_down(state.noise.cards)] if isinstance(state.noise, Cards) else []


def turn(play: Play, frame: f.Check, action: a.TurnCard) -> None:
    play.instead(f.Falling(frame, action.card))


def releases(state: Position, frame: f.Check) -> list[a.Release]:
    """Ways to drop a disc; a red one with its blip up or down."""
    if not isinstance(state.noise, Discs):
        return []
    red = kind_of(state.options, next_disc(state, state.noise)) != "black"
    return [a.Release(False), a.Release(True)] if red else [a.Release(False)]


def release(play: Play, frame: f.Check, action: a.Release) -> None:
    play.instead(f.Falling(frame, None, action.blip_up, action.x, action.after))


# Passing


def card_passes(state: Position, frame: f.Check) -> list[a.KeepCard]:
    noise = state.noise
    if not frame.opening or not isinstance(noise, Cards) or 0 in [card.value for card in noise.cards if card.up]:
        return []
    return [KEEPS[card] for card in face_down(noise.cards)]


def pass_with_card(play: Play, frame: f.Check, action: a.KeepCard) -> None:
    keep_card(play, frame.seat, action.card)
    _pass(play, frame.seat)


def disc_passes(state: Position, frame: f.Check) -> list[a.KeepDisc]:
    noise = state.noise
    if not frame.opening or not isinstance(noise, Discs):
        return []
    return [a.KeepDisc()] if kind_of(state.options, next_disc(state, noise)) == "black" else []


def pass_with_disc(play: Play, frame: f.Check, action: a.KeepDisc) -> None:
    keep_disc(play, frame.seat)
    _pass(play, frame.seat)


def _pass(play: Play, seat: Seat) -> None:
    """Passes: no action, no interruption, the turn ends (HO-17, HO-20)."""
    note_overdue(play)
    end_turn(play, seat)


# Outcomes of the card that was chosen or of the disc that was let go


def card_values(state: Position, frame: f.Falling) -> list[a.NoiseValue]:
    if frame.card is None or not isinstance(state.noise, Cards):
        return []
    cards = state.noise.cards
    known = cards[frame.card].value
    if known is not None:
        return [VALUES[known]]
    seen = [card.value for card in cards]
    return [VALUES[value] for value in range(NOISE_CARDS) if value not in seen]


def card_turned(play: Play, frame: f.Falling, action: a.NoiseValue) -> None:
    assert frame.card is not None
    heard(play, frame, turn_card(play, frame.check.seat, frame.card, action.value))


def falls(state: Position, frame: f.Falling) -> list[a.Fell]:
    return [a.Fell(result) for result, weight in zip(RESULTS, _weights(state, frame), strict=True) if weight]


def disc_fell(play: Play, frame: f.Falling, action: a.Fell) -> None:
    heard(play, frame, drop_disc(play, frame.check.seat, frame.blip_up, action))


def _weights(state: Position, frame: f.Falling) -> tuple[int, int, int]:
    if not isinstance(state.noise, Discs):
        return (0, 0, 0)
    return odds(state.options, next_disc(state, state.noise), frame.blip_up, len(state.noise.stack))


def fall_odds(state: Position, frame: f.Falling) -> list[Chance[a.Action]]:
    if frame.card is not None:
        return [Chance(value) for value in card_values(state, frame)]
    weights = zip(RESULTS, _weights(state, frame), strict=True)
    return [Chance(a.Fell(result), weight) for result, weight in weights if weight]


def heard(play: Play, frame: f.Falling, loud: bool | None) -> None:
    check = frame.check
    if loud is None:
        play.instead(replace(check, opening=False))  # tried once: no pass any more
    elif not loud:
        quiet(play, check)
    elif visitor(play, check.seat).item == "music_box" and not play.music_played:
        play.instead(f.Music(check, frame.card))
    else:
        made_noise(play, check)


def quiet(play: Play, check: f.Check) -> None:
    note_overdue(play)
    if check.left > 1 and not play.overdue:
        play.instead(f.Check(check.seat, check.left - 1, opening=False))
        return
    play.pop()
    if check.late:
        play.drops_on = play.turn + 1
        play.say(e.DropsWork(check.seat))


# The Music Box


def musician(options: Options, frame: f.Music) -> Seat:
    return frame.check.seat


def tunes(state: Position, frame: f.Music) -> list[a.PlayMusic]:
    return [a.PlayMusic(True), a.PlayMusic(False)]


def play_music(play: Play, frame: f.Music, action: a.PlayMusic) -> None:
    if not action.play:
        made_noise(play, frame.check)
        return
    undo_check(play, frame.card)
    play.music_played = True
    play.say(e.MusicPlayed(frame.check.seat))
    play.instead(replace(frame.check, opening=False, again=True))


# Noise


def made_noise(play: Play, check: f.Check) -> None:
    """Stops the turn (or, late, resumes it after hers with free actions only); power 5 may strike, she takes a turn."""
    seat = check.seat
    room = visitor(play, seat).here
    play.say(e.MadeNoise(seat, room))
    if check.late:
        play.instead(f.Rising())
    else:
        end_turn(play, seat)
        play.instead(f.Next(seat, again=True), f.Rising())
    behind_you(play, room)


def behind_you(play: Play, room: int) -> None:
    """Triggers I'm Behind You: every Visitor in the room dies."""
    power = ready(play, "behind_you")
    killer = _striker(play, room)
    if power is None or killer is None:
        return
    slot = back_to_hand(play, power)
    play.say(e.Interrupted(power, room, None, slot))
    victims = [seat for seat in living(play) if visitor(play, seat).room == room]
    play.push(*(f.Doomed(seat, killer, "noise") for seat in reversed(victims)))


def _striker(state: Position, room: int) -> Seat | None:
    if her_room(state) == room:
        return 0
    if len(state.found) < MANY_PAGES:
        return None
    return next((one.seat for one in state.ghosts if room_of(state, one.shadow) == room), None)


RULES: Final = (
    Rule(
        f.Check,
        its_seat,
        (
            ActionRule((a.TurnCard,), card_turns, turn),
            ActionRule((a.Release,), releases, release),
            ActionRule((a.KeepCard,), card_passes, pass_with_card),
            ActionRule((a.KeepDisc,), disc_passes, pass_with_disc),
        ),
    ),
    Rule(
        f.Falling,
        chance,
        (ActionRule((a.NoiseValue,), card_values, card_turned), ActionRule((a.Fell,), falls, disc_fell)),
        odds=fall_odds,
    ),
    Rule(f.Music, musician, (ActionRule((a.PlayMusic,), tunes, play_music),)),
)

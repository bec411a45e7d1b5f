"""A Visitor's turn: noise, announcements, free actions (HO-14, HO-31 to HO-39, HO-49 to HO-52)."""

from msgspec.structs import replace

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.death import end_turn
from kurayami.games.hako_onna.items import (
    killing_ghost,
    kills,
    sacred_drops,
    set_slots,
    strange_charm,
    use_item,
    uses,
)
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.noise import drop_disc, keep, note_overdue, turn_card, undo_check
from kurayami.games.hako_onna.peek import bound
from kurayami.games.hako_onna.pieces import Proposal
from kurayami.games.hako_onna.play import Play, filled, ghost, her_room, living, room_of, shadows_of, together, visitor
from kurayami.games.hako_onna.powers import back_to_hand, ready
from kurayami.games.hako_onna.tiles import DOLL
from kurayami.games.hako_onna.walking import ways_out
from kurayami.kernel import Seat

MANY_PAGES = 8
"""So many pages found, and a Hakobito sets off power 5 as well."""


def begin_turn(play: Play, seat: Seat) -> None:
    play.say(e.TurnBegan(seat))
    if play.state.mary == seat and DOLL not in visitor(play.state, seat).tiles:
        play.set(mary=None)  # power 7 took it: one check instead of two is what tells the others
        play.say(e.MaryGone(seat))
    checks = 2 if play.state.mary == seat else 1
    play.instead(f.TurnEnd(seat), f.Act(seat, main=True), f.Check(seat, left=checks))


def finish_turn(play: Play, seat: Seat) -> None:
    play.say(e.TurnEnded(seat))
    play.set(proposal=None)
    if play.state.overdue:
        play.instead(f.Next(seat), f.Rising())
    else:
        play.instead(f.Next(seat))


def go_on(play: Play, frame: f.Next) -> None:
    seats = living(play.state)
    if frame.again and frame.seat in seats:
        following = frame.seat
    else:
        following = next((seat for seat in seats if seat > frame.seat), seats[0])
    play.instead(f.Turn(following))


# Noise


def pass_turn(play: Play, frame: f.Check, card: int) -> None:
    """No action, no interruption: the turn ends (HO-17, HO-20)."""
    keep(play, frame.seat, card)
    note_overdue(play)
    end_turn(play, frame.seat)


def heard(play: Play, frame: f.Falling, action: a.NoiseValue | a.Fell) -> None:
    loud = turn_card(play, frame, action.value) if isinstance(action, a.NoiseValue) else drop_disc(play, frame, action)
    check = frame.check
    if loud is None:
        play.instead(replace(check, opening=False))  # tried once: no pass any more
    elif not loud:
        quiet(play, check)
    elif visitor(play.state, check.seat).item == "music_box" and not play.state.music_played:
        play.instead(f.Music(check, frame.card))
    else:
        made_noise(play, check)


def quiet(play: Play, check: f.Check) -> None:
    note_overdue(play)
    if check.left > 1 and not play.state.overdue:
        play.instead(f.Check(check.seat, check.left - 1, opening=False))
        return
    play.pop()
    if check.late:
        sacred_drops(play, check.seat)


def play_music(play: Play, frame: f.Music, action: a.PlayMusic) -> None:
    if not action.play:
        made_noise(play, frame.check)
        return
    undo_check(play, frame.card)
    play.set(music_played=True)
    play.say(e.MusicPlayed(frame.check.seat))
    play.instead(replace(frame.check, opening=False, again=True))


def made_noise(play: Play, check: f.Check) -> None:
    """The turn stops (or, late, goes on with free actions only after hers); power 5 may strike, she takes a turn."""
    seat = check.seat
    play.say(e.MadeNoise(seat, visitor(play.state, seat).room))
    if check.late:
        play.instead(f.Rising())
    else:
        end_turn(play, seat)
        play.instead(f.Next(seat, again=True), f.Rising())
    behind_you(play, visitor(play.state, seat).room)


def behind_you(play: Play, room: int) -> None:
    """I'm Behind You strikes by itself: every Visitor in the room dies."""
    state = play.state
    power = ready(state, "behind_you")
    killer = _striker(state, room)
    if power is None or killer is None:
        return
    slot = back_to_hand(play, power)
    play.say(e.Interrupted(power, room, slot))
    victims = [seat for seat in living(state) if visitor(state, seat).room == room]
    play.push(*(f.Doomed(seat, killer, "noise") for seat in reversed(victims)))


def _striker(state: State, room: int) -> Seat | None:
    if her_room(state) == room:
        return 0
    if len(state.found) < MANY_PAGES:
        return None
    return next((one.seat for one in state.ghosts if room_of(state, one.shadow) == room), None)


# Main and free actions


def actions(state: State, frame: f.Act) -> list[a.Action]:
    seat = frame.seat
    listed: list[a.Action] = [a.EndTurn()]
    room = visitor(state, seat).room
    if frame.main:
        listed += [a.WalkTo(other) for other in ways_out(state, room)]
        listed += [a.PeekAt(shadow) for shadow in filled(state, room)]
        listed += uses(state, seat)
    vacant = [shadow for shadow in shadows_of(state, room) if not state.shadows[shadow]]
    tiles = dict.fromkeys(visitor(state, seat).tiles)
    listed += [a.Discard(tile, shadow) for shadow in vacant for tile in tiles if not bound(state, seat, tile)]
    for other in together(state, seat):
        listed += dealings(state, seat, other)
    return listed + answers(state, seat)


def asides(state: State, frame: f.Act, seat: Seat) -> list[a.Action]:
    """What another Visitor in the acting one's room may do."""
    if seat not in together(state, frame.seat):
        return []
    listed = dealings(state, seat, frame.seat)
    if state.proposal is not None and seat not in (state.proposal.by, state.proposal.to):
        return [action for action in listed if isinstance(action, a.Show)]  # the other two are not done yet
    return listed + answers(state, seat)


def dealings(state: State, seat: Seat, other: Seat) -> list[a.Action]:
    """Show, offer, ask (HO-37)."""
    tiles = dict.fromkeys(visitor(state, seat).tiles)
    listed: list[a.Action] = [a.Show(other, tile) for tile in tiles]
    listed += [a.Offer(other, tile) for tile in tiles if not bound(state, seat, tile)]
    if visitor(state, other).tiles and state.proposal != Proposal(seat, other, None, asking=True):
        listed.append(a.Ask(other))
    return listed


def answers(state: State, seat: Seat) -> list[a.Action]:
    """Of the one to whom a proposal was made: who is asked for a tile offers one, or declines."""
    proposal = state.proposal
    if proposal is None or proposal.to != seat:
        return []
    return [a.Decline()] if proposal.asking else [a.Accept(), a.Decline()]


def deal(play: Play, seat: Seat, action: a.Show | a.Offer | a.Ask | a.Accept | a.Decline) -> None:
    match action:
        case a.Show(to, tile):
            play.say(e.Showed(seat, to, -1, tile, (seat, to)))
        case a.Offer(to, tile):
            play.set(proposal=Proposal(seat, to, tile, asking=False))
            play.say(e.Offered(seat, to, tile, (seat,)))
        case a.Ask(to):
            play.set(proposal=Proposal(seat, to, None, asking=True))
            play.say(e.Asked(seat, to))
        case a.Accept():
            accept(play)
        case a.Decline():
            play.set(proposal=None)
            play.say(e.Declined(seat))


def accept(play: Play) -> None:
    proposal = play.state.proposal
    assert proposal is not None
    assert proposal.tile is not None
    seat, other, tile = proposal.by, proposal.to, proposal.tile
    play.set(proposal=None)
    play.lose(seat, tile)
    play.give(other, tile)
    play.say(e.Gave(seat, other, tile, (seat, other)))


def discard(play: Play, seat: Seat, action: a.Discard) -> None:
    play.lose(seat, action.tile)
    play.lay(action.shadow, action.tile)
    play.say(e.Discarded(seat, action.shadow, action.tile, (seat,)))


# Announce, window, resolve


def announce(play: Play, seat: Seat, deed: a.Deed) -> None:
    item = visitor(play.state, seat).item if isinstance(deed, a.UseItem) else None
    play.set(proposal=None)
    play.say(e.Announced(seat, deed, item))
    killer = killing_ghost(play.state, seat) if kills(item) else None
    if killer is not None:
        _shriek(play, seat, killer)
    elif isinstance(deed, a.UseCharm) or not set_slots(play.state):
        resolve(play, seat, deed)
    else:
        play.push(f.Window(seat, deed))


def _shriek(play: Play, seat: Seat, killer: Seat) -> None:
    """A K item in her room: the item is not resolved (HO-52, HO-55)."""
    one = ghost(play.state, killer)
    assert one is not None
    play.instead(f.Act(seat, main=False), f.Doomed(seat, killer, "item"))
    play.say(e.GhostsShown(one.shadow, ("hako-onna" if killer == 0 else f"hakobito-{killer}",)))


def close_window(play: Play, frame: f.Window) -> None:
    play.set(due=None)
    play.pop()
    if frame.used:
        play.say(e.Lapsed(frame.seat))
    else:
        resolve(play, frame.seat, frame.deed)


def after_interruption(play: Play, frame: f.After) -> None:
    if set_slots(play.state):
        play.instead(f.Window(frame.seat, frame.deed, used=True))
    else:
        play.pop()
        play.say(e.Lapsed(frame.seat))


def resolve(play: Play, seat: Seat, deed: a.Deed) -> None:
    play.instead(f.Act(seat, main=False))
    match deed:
        case a.WalkTo(room):
            play.set_visitor(seat, room=room)
            play.say(e.Walked(seat, room))
        case a.PeekAt(shadow):
            play.push(f.Peek(seat, shadow), f.Looking((shadow,), seat, "peek"))
        case a.UseItem():
            use_item(play, seat, deed)
        case a.UseCharm(slot):
            strange_charm(play, seat, slot)
        case a.UseWeapon(weapon, shadow):
            play.push(f.Strike(seat, weapon, shadow), f.Looking((shadow,), seat, "weapon"))

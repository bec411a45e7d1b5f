"""Which function carries out which action. By now it is known to be legal."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna import hers, items, peek, powers, setup, visiting
from kurayami.games.hako_onna.answers import answer
from kurayami.games.hako_onna.death import die, flee
from kurayami.games.hako_onna.pieces import Lying
from kurayami.games.hako_onna.play import Play, ground, is_ghost
from kurayami.kernel import Seat


def carry_out(play: Play, seat: Seat, action: a.Action) -> None:
    match play.state.agenda[-1]:
        case f.Act() as frame:
            acting(play, frame, seat, action)
        case f.Check() as frame:
            make_check(play, frame, action)
        case f.Peek() | f.Replacing() | f.Doomed():
            peeking(play, seat, action)
        case f.Falling() | f.Looking() | f.Music():
            chance_says(play, action)
        case f.Hers():
            her_step(play, action)
        case f.Moving() | f.Hiding() | f.Arranging() | f.Uncovering():
            moving(play, action)
        case _:
            ghostly(play, action)


def acting(play: Play, frame: f.Act, seat: Seat, action: a.Action) -> None:
    match action:
        case a.WalkTo() | a.PeekAt() | a.UseItem() | a.UseCharm() | a.UseWeapon():
            visiting.announce(play, seat, action)
        case a.Show() | a.Offer() | a.Ask() | a.Accept() | a.Decline():
            if frame.seat == seat and isinstance(action, a.Show):
                play.set(proposal=None)
            visiting.deal(play, seat, action)
        case a.Discard():
            play.set(proposal=None)
            visiting.discard(play, seat, action)
        case _:
            play.pop()


def chance_says(play: Play, action: a.Action) -> None:
    match play.state.agenda[-1], action:
        case f.Falling() as falling, a.NoiseValue() | a.Fell():
            visiting.heard(play, falling, action)
        case f.Looking() as looking, a.TurnUp(tile):
            look(play, looking, tile)
        case f.Music() as music, a.PlayMusic():
            visiting.play_music(play, music, action)
        case unknown:
            raise AssertionError(unknown)


def make_check(play: Play, frame: f.Check, action: a.Action) -> None:
    match action:
        case a.TurnCard(card):
            play.instead(f.Falling(frame, card))
        case a.Release(blip_up, x, after):
            play.instead(f.Falling(frame, blip_up=blip_up, x=x, after=after))
        case a.KeepCard(card):
            visiting.pass_turn(play, frame, card)
        case _:
            visiting.pass_turn(play, frame, -1)


def peeking(play: Play, seat: Seat, action: a.Action) -> None:
    match play.state.agenda[-1], action:
        case f.Peek() as frame, a.Done():
            play.pop()
            play.say(e.PeekDone(frame.seat, frame.shadow))
        case f.Peek() as frame, a.Take():
            peek.take(play, frame)
        case f.Peek() as frame, a.PlacePage(place):
            (peek.place_page if place else peek.leave_page)(play, frame)
        case f.Peek() as frame, a.NameNumbers(first, second, third):
            peek.name_numbers(play, frame, (first, second, third))
        case f.Peek() as frame, a.NameOne(number):
            peek.name_one(play, frame, number)
        case f.Peek() as frame, a.Show(to, tile):
            play.say(e.Showed(seat, to, frame.shadow, tile, (seat, to)))
        case f.Replacing() as frame, a.PutBack():
            peek.replace_tile(play, frame, action)
        case f.Doomed() as frame, a.Flee():
            flee(play, frame, action)
        case f.Doomed() as frame, _:
            die(play, frame)
        case unknown:
            raise AssertionError(unknown)


def ghostly(play: Play, action: a.Action) -> None:
    """Her turn and her interruptions."""
    match play.state.agenda[-1], action:
        case f.Window() as frame, a.Interrupt():
            powers.interrupt(play, frame, action)
        case f.Window() as frame, _:
            visiting.close_window(play, frame)
        case f.Snatching() as frame, a.Snatch():
            powers.snatch(play, frame, action)
        case f.Carrying() as frame, a.Carry():
            powers.carry(play, frame, action)
        case f.Reading() as frame, a.DrawPower(power):
            play.pop()
            items.read_power(play, frame.seat, -1, power)
        case f.Answering() as frame, a.SayWhether() | a.SayFloor():
            answer(play, frame, action)
        case f.Drawing() as frame, a.DrawPower(power):
            hers.draw(play, frame, power)
        case _:
            setting_up(play, action)


def her_step(play: Play, action: a.Action) -> None:
    match play.state.agenda[-1], action:
        case f.Hers("scream"), a.Scream():
            hers.scream(play)
        case f.Hers("scream"), _:
            play.instead(f.Hers("set"))
        case f.Hers("set"), a.SetPower():
            hers.set_power(play, action)
            hers.close_eyes(play)
        case f.Hers("set"), a.TakeBack():
            hers.take_back(play, action)
            hers.close_eyes(play)
        case f.Hers("set"), _:
            hers.close_eyes(play)
        case f.Hers() as frame, a.Activate():
            powers.activate(play, frame, action)
        case f.Hers() as frame, _:
            hers.begin_moves(play, frame)
        case unknown:
            raise AssertionError(unknown)


def moving(play: Play, action: a.Action) -> None:
    match play.state.agenda[-1], action:
        case f.Moving() as frame, a.StepTo(room):
            hers.step_to(play, frame, room)
        case f.Moving(seat), _:
            hers.stay(play, seat)
        case f.Hiding() as frame, a.Hide(shadow):
            hers.hide(play, frame, shadow)
        case ((f.Hiding() | f.Arranging()), a.TurnDown(shadow)):
            hers.turn_down(play, shadow)
        case f.Arranging(), a.Swap():
            hers.swap(play, action)
        case f.Arranging(), _:
            play.pop()
        case f.Uncovering(), a.TurnUp(tile):
            uncover(play, tile)
        case unknown:
            raise AssertionError(unknown)


def setting_up(play: Play, action: a.Action) -> None:
    match play.state.agenda[-1], action:
        case f.PickFirst(), a.First():
            setup.pick_first(play, action)
        case f.Items() as frame, a.ChooseItem(item) | a.DealItem(item):
            setup.take_item(play, frame, item)
        case f.Boards() as frame, a.DrawBoard():
            setup.draw_board(play, frame, action)
        case f.Placing() as frame, a.PlaceBoard():
            setup.place_board(play, frame, action)
        case f.Numbers(), a.ChooseNumbers():
            setup.choose_numbers(play, action)
        case f.Weak(), a.ChooseWeakness():
            setup.choose_weakness(play, action)
        case f.Laying(), a.LeaveVacant():
            setup.lay_tiles(play, action)
        case f.StartPower() as frame, a.DrawPower():
            setup.draw_start_power(play, frame, action)
        case f.StartPower(), a.KeepPower():
            setup.keep_power(play, action)
        case f.Bones(), a.PutBones():
            setup.put_bones(play, action)
        case f.Grudge(), a.StepTo():
            setup.enter_grudge(play, action)
        case unknown:
            raise AssertionError(unknown)


def look(play: Play, frame: f.Looking, tile: str | None) -> None:
    shadow = frame.shadows[0]
    decide(play, shadow, tile)
    if len(frame.shadows) == 1:
        play.pop()
    else:
        play.instead(f.Looking(frame.shadows[1:], frame.seat, frame.how))
    hers.looked(play, frame, shadow)


def decide(play: Play, shadow: int, tile: str | None) -> None:
    """A tile that nobody had seen becomes what chance says."""
    stack = play.state.shadows[shadow]
    lying = ground(stack)
    if tile is None or lying is None or lying.tile is not None:
        return
    bag = list(play.state.bag)
    bag.remove(tile)
    play.set(bag=tuple(bag))
    play.set_stack(shadow, tuple(other if is_ghost(other) else Lying(tile, other.up) for other in stack))


def uncover(play: Play, tile: str | None) -> None:
    shadow = next(index for index, stack in enumerate(play.state.shadows) if any(one.tile is None for one in stack))
    decide(play, shadow, tile)
    play.say(e.Uncovered(shadow, tile or ""))
    if not play.state.bag:
        play.pop()

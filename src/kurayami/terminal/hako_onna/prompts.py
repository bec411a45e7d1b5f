"""Prompts of Hako Onna: what a player is asked, or whom the game waits for."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.pieces import Discs
from kurayami.games.hako_onna.view import View
from kurayami.words import Words

PLAIN: Final[dict[type, str]] = {
    f.Items: "web-ho-prompt-items",
    f.Placing: "terminal-ho-placing",
    f.Numbers: "web-ho-prompt-numbers",
    f.Weak: "web-ho-prompt-weak",
    f.StartPower: "web-ho-prompt-power",
    f.Bones: "web-ho-prompt-bones",
    f.Grudge: "web-ho-prompt-grudge",
    f.Music: "web-ho-prompt-music",
    f.Replacing: "web-ho-prompt-replace",
    f.Doomed: "web-ho-prompt-doomed",
    f.Arranging: "terminal-ho-arrange",
    f.Hiding: "web-ho-prompt-hide",
}
"""Messages that depend only on the kind of the pending frame."""

STEPS: Final[dict[type, str]] = {
    f.PickFirst: "web-ho-step-items",
    f.Items: "web-ho-step-items",
    f.Boards: "web-ho-step-boards",
    f.Placing: "web-ho-step-boards",
    f.Numbers: "web-ho-step-secrets",
    f.Weak: "web-ho-step-secrets",
    f.Laying: "web-ho-step-secrets",
    f.StartPower: "web-ho-step-secrets",
    f.Bones: "web-ho-step-hiding",
    f.Grudge: "web-ho-step-hiding",
    f.Hiding: "web-ho-step-move",
    f.Moving: "web-ho-step-move",
    f.Rising: "web-ho-step-scream",
    f.Drawing: "web-ho-step-scream",
    f.Arranging: "web-ho-step-activate",
    f.Opening: "web-ho-step-others",
    f.Turn: "web-ho-step-check",
    f.Check: "web-ho-step-check",
    f.Falling: "web-ho-step-check",
    f.Music: "web-ho-step-check",
    f.Window: "web-ho-step-pause",
    f.TurnEnd: "web-ho-step-free",
    f.Next: "web-ho-step-free",
    **dict.fromkeys(
        (f.After, f.Looking, f.Peek, f.Replacing, f.Strike, f.Doomed, f.Snatching, f.Carrying, f.Reading, f.Answering),
        "web-ho-step-result",
    ),
    f.Uncovering: "web-ho-step-result",
}
"""Messages of the step a frame belongs to; those of `Hers` and `Act` depend on more than their kind."""
HERS: Final = {"scream": "web-ho-step-scream", "set": "web-ho-step-set", "activate": "web-ho-step-activate"}


def prompt_of(view: View, legal: Sequence[Any], words: Words, words_of: Callable[[Any], str]) -> str:
    say = words.say
    top = view.agenda[-1] if view.agenda else None
    if view.end:
        return say(f"ho-end-{view.end}")
    if top is None:
        return ""
    if view.proposal and view.proposal.to == view.seat:
        return say("web-ho-prompt-asked" if view.proposal.asking else "web-ho-prompt-offered", seat=view.proposal.by)
    return _asking(view, top, words, words_of) if is_asked(view, legal) else _waiting(view, top, words, words_of)


def is_asked(view: View, legal: Sequence[Any]) -> bool:
    """True if the game waits for this seat."""
    if not view.agenda or view.end:
        return False
    if all(isinstance(action, a.GiveUp) for action in legal):
        return False
    top = view.agenda[-1]
    if isinstance(top, f.Act) and top.seat != view.seat:
        return view.proposal is not None and view.proposal.to == view.seat
    return True


def awaited(view: View, top: f.Frame) -> int | None:
    """Seat the game waits for, also while its disc falls; None: chance, or nobody."""
    return top.check.seat if isinstance(top, f.Falling | f.Music) else view.mover


def step_name(frame: f.Frame, words: Words) -> str:
    match frame:
        case f.Hers(step):
            return words.say(HERS[step])
        case f.Act(_, main):
            return words.say("web-ho-step-announce" if main else "web-ho-step-free")
        case _:
            return words.say(STEPS[type(frame)])


def _deed(view: View, deed: Any, words: Words, words_of: Callable[[Any], str]) -> str:
    """An announced action, as everybody hears it."""
    if isinstance(deed, a.Use | a.UseAtRoom | a.UseAtShadow | a.UseAtSlot | a.UseAlong):
        window = view.agenda[-1]
        item = view.visitors[window.seat - 1].item if isinstance(window, f.Window) else None
        return words.say("web-ho-use", item=words.say(f"ho-card-{item}")) if item else ""
    return words_of(deed)


def _waiting(view: View, top: f.Frame, words: Words, words_of: Callable[[Any], str]) -> str:
    mover = awaited(view, top)
    if isinstance(top, f.Window):
        return words.say("web-ho-wait-window", seat=top.seat, deed=_deed(view, top.deed, words, words_of))
    if mover is None:
        return words.say("web-ho-wait-table")
    if mover == 0:
        return words.say("web-ho-wait-her", step=step_name(top, words))
    return words.say("web-ho-wait-visitor", seat=mover, step=step_name(top, words))


def _asking(view: View, top: f.Frame, words: Words, words_of: Callable[[Any], str]) -> str:
    say = words.say
    match top:
        case f.Act(_, main):
            return say("terminal-ho-act" if main else "web-ho-prompt-free")
        case f.Check(left=left):
            if isinstance(view.noise, Discs):
                return say("terminal-ho-disc")
            return say("web-ho-prompt-check-twice" if left > 1 else "web-ho-prompt-check")
        case f.Hers(step):
            return say(f"terminal-ho-{step}")
        case f.Moving(steps=steps):
            return say("web-ho-prompt-move-twice" if steps > 1 else "web-ho-prompt-move")
        case f.Window(seat, deed):
            return say("web-ho-prompt-window", seat=seat, deed=_deed(view, deed, words, words_of))
        case f.Answering(_, None):
            return say("web-ho-prompt-answer-floor")
        case f.Answering(_, room):
            return say("web-ho-prompt-answer-room", room=say(f"ho-room-{room}"))
        case f.Peek(stage=stage):
            return say("web-ho-prompt-page" if stage == "page" else "web-ho-prompt-peek")
        case f.Snatching(seat):
            return say("web-ho-prompt-snatch", seat=seat)
        case _:
            return say(PLAIN[type(top)])

"""Checks of the options, and the state before the first move."""

from typing import Final

from kurayami.games.komnata_strachu.cards import COLOUR_OF, COLOURS, SHAPES, FearInvasion
from kurayami.games.komnata_strachu.content import COPIES_OF_SPECIAL
from kurayami.games.komnata_strachu.deck import full_deck
from kurayami.games.komnata_strachu.model import GATHERING, MOST_PLAYERS, Options, Pause, State
from kurayami.kernel import BadOptions

SHORTEST_LIMIT: Final = 1_000
LONGEST_TIME: Final = 600_000
LONGEST_HEAD_START: Final = 60_000
TENTH: Final = 100
"""Milliseconds of the smallest head start."""


def seats(options: Options) -> int:
    return options.players


def setup(options: Options) -> State:
    check_options(options)
    players = options.players
    until = None if options.pause is None else max(options.pause, GATHERING)
    gathering = Pause(0, (False,) * players, until)
    return State(options, full_deck(options), won=((),) * players, connected=(True,) * players, stage=gathering)


def check_options(options: Options) -> None:
    """Raises `BadOptions`."""
    players = options.players
    if not 1 <= players <= MOST_PLAYERS:
        raise BadOptions("ks-bad-players", players=players, most=MOST_PLAYERS)
    limit = options.time_limit
    if limit is not None and not SHORTEST_LIMIT <= limit <= LONGEST_TIME:
        raise BadOptions("ks-bad-time-limit", shortest=SHORTEST_LIMIT, longest=LONGEST_TIME)
    if options.pause is not None and not 0 <= options.pause <= LONGEST_TIME:
        raise BadOptions("ks-bad-pause", longest=LONGEST_TIME)
    if not 0 <= options.countdown <= LONGEST_TIME:
        raise BadOptions("ks-bad-countdown", longest=LONGEST_TIME)
    if options.usual is not None and not 1 <= options.usual <= LONGEST_TIME:
        raise BadOptions("ks-bad-usual", longest=LONGEST_TIME)
    if options.rounds is not None and options.rounds < 1:
        raise BadOptions("ks-bad-rounds")
    if options.screens and len(options.screens) != players:
        raise BadOptions("ks-bad-screens", players=players)
    _check_head_starts(options)
    _check_specials(options)


def _check_head_starts(options: Options) -> None:
    if len(options.head_starts) > options.players:
        raise BadOptions("ks-bad-head-starts", players=options.players)
    for start in options.head_starts:
        if start % TENTH or not 0 <= start <= LONGEST_HEAD_START:
            raise BadOptions("ks-bad-head-start", given=start, longest=LONGEST_HEAD_START)


def _check_specials(options: Options) -> None:
    most = COPIES_OF_SPECIAL
    for count in (options.escapes, options.guests, len(options.invasions)):
        if not 0 <= count <= most:
            raise BadOptions("ks-bad-specials", most=most)
    for number, invasion in enumerate(options.invasions, 1):
        if not _is_whole(invasion):
            raise BadOptions("ks-bad-invasion", card=number)
    if len(set(options.invasions)) != len(options.invasions):
        raise BadOptions("ks-same-invasions")


def _is_whole(invasion: FearInvasion) -> bool:
    """True if every shape and colour occurs once, and no Fear is a token's own pair (KS-4)."""
    shapes = sorted(fear.shape for fear in invasion.row)
    colours = sorted(fear.colour for fear in invasion.row)
    no_token = all(COLOUR_OF[fear.shape] != fear.colour for fear in invasion.row)
    return shapes == sorted(SHAPES) and colours == sorted(COLOURS) and no_token

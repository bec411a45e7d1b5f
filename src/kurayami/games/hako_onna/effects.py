"""The effects the engine supports. An edition's cards are checked against these sets (HO-13)."""

from typing import Final, Literal, TypeAlias, get_args

BaseItem: TypeAlias = Literal["stethoscope", "occult_book", "sacred_drops", "ouija_board", "dowsing_rod", "smartphone"]
AdvancedItem: TypeAlias = Literal["flashlight", "camera", "rope", "salt", "music_box", "fathers_letter", "spare_dial"]
ItemEffect: TypeAlias = BaseItem | AdvancedItem

OnHerTurn: TypeAlias = Literal["close_to_you", "reach_you", "door_stays_shut", "moving_things", "upside_down"]
Automatic: TypeAlias = Literal["behind_you"]
Interrupting: TypeAlias = Literal["open_this", "want_that_one", "i_am_mary", "come_to_me"]
Passive: TypeAlias = Literal["false_answers", "we_are_many"]
PowerEffect: TypeAlias = OnHerTurn | Automatic | Interrupting | Passive

When: TypeAlias = Literal["her turn", "automatic", "interrupt", "passive"]

BASE_ITEMS: Final[tuple[BaseItem, ...]] = get_args(BaseItem)
ADVANCED_ITEMS: Final[tuple[AdvancedItem, ...]] = get_args(AdvancedItem)
ITEMS: Final[tuple[ItemEffect, ...]] = (*BASE_ITEMS, *ADVANCED_ITEMS)

WHEN_OF: Final[dict[PowerEffect, When]] = {
    **dict.fromkeys(get_args(OnHerTurn), "her turn"),
    **dict.fromkeys(get_args(Automatic), "automatic"),
    **dict.fromkeys(get_args(Interrupting), "interrupt"),
    **dict.fromkeys(get_args(Passive), "passive"),
}
"""Time at which each power may act."""

"""All events. Those with a `to` are seen whole by those seats alone."""

from typing import TypeAlias

from kurayami.games.hako_onna.ghost_events import (
    Activated,
    CarriedTo,
    Confided,
    DespairDrawn,
    Died,
    Drew,
    Ended,
    EyesClosed,
    EyesOpened,
    Fled,
    HandSeen,
    HerTurn,
    Hid,
    Hole,
    Looked,
    Loot,
    MaryGone,
    MaryShown,
    PowerSet,
    PowerTaken,
    Screamed,
    Snatched,
    Stayed,
    Swapped,
    TurnedDown,
    Uncovered,
    WayClosed,
)
from kurayami.games.hako_onna.visit_events import (
    Announced,
    Answered,
    Asked,
    BoardDrawn,
    BoardLaid,
    BonesPut,
    CardKept,
    CardTurned,
    Charmed,
    Declined,
    Discarded,
    DiscFell,
    DiscKept,
    Dragged,
    DropsWork,
    Exposed,
    FirstChosen,
    Gave,
    GhostsShown,
    Interrupted,
    ItemTaken,
    Laid,
    Lapsed,
    Lit,
    MadeNoise,
    MusicPlayed,
    Named,
    NoiseReset,
    NumbersChosen,
    Offered,
    PageFound,
    PeekDone,
    Peeked,
    PowerKept,
    PowerRead,
    Removed,
    Replaced,
    SafeOpened,
    Salted,
    Showed,
    Source,
    Spent,
    Taken,
    TimeOverdue,
    To,
    TurnBegan,
    TurnEnded,
    Voted,
    Walked,
    WeaknessChosen,
    WeaponStruck,
)

Event: TypeAlias = (
    FirstChosen
    | ItemTaken
    | BoardDrawn
    | BoardLaid
    | NumbersChosen
    | WeaknessChosen
    | Laid
    | PowerKept
    | BonesPut
    | TurnBegan
    | CardTurned
    | CardKept
    | DiscFell
    | DiscKept
    | MusicPlayed
    | MadeNoise
    | TimeOverdue
    | NoiseReset
    | Announced
    | Interrupted
    | Lapsed
    | Walked
    | Dragged
    | Peeked
    | Lit
    | Exposed
    | PageFound
    | GhostsShown
    | Taken
    | Replaced
    | Named
    | SafeOpened
    | PeekDone
    | Discarded
    | Showed
    | Offered
    | Asked
    | Declined
    | Gave
    | Voted
    | TurnEnded
    | Spent
    | Charmed
    | DropsWork
    | Answered
    | PowerRead
    | Salted
    | WeaponStruck
    | Removed
    | Fled
    | Died
    | Confided
    | MaryShown
    | MaryGone
    | HandSeen
    | Snatched
    | CarriedTo
    | HerTurn
    | Screamed
    | Drew
    | DespairDrawn
    | PowerSet
    | PowerTaken
    | EyesClosed
    | Activated
    | Looked
    | Swapped
    | TurnedDown
    | Hid
    | Stayed
    | EyesOpened
    | WayClosed
    | Ended
    | Uncovered
)

__all__ = [
    "Activated",
    "Announced",
    "Answered",
    "Asked",
    "BoardDrawn",
    "BoardLaid",
    "BonesPut",
    "CardKept",
    "CardTurned",
    "CarriedTo",
    "Charmed",
    "Confided",
    "Declined",
    "DespairDrawn",
    "Died",
    "DiscFell",
    "DiscKept",
    "Discarded",
    "Dragged",
    "Drew",
    "DropsWork",
    "Ended",
    "Event",
    "Exposed",
    "EyesClosed",
    "EyesOpened",
    "FirstChosen",
    "Fled",
    "Gave",
    "GhostsShown",
    "HandSeen",
    "HerTurn",
    "Hid",
    "Hole",
    "Interrupted",
    "ItemTaken",
    "Laid",
    "Lapsed",
    "Lit",
    "Looked",
    "Loot",
    "MadeNoise",
    "MaryGone",
    "MaryShown",
    "MusicPlayed",
    "Named",
    "NoiseReset",
    "NumbersChosen",
    "Offered",
    "PageFound",
    "PeekDone",
    "Peeked",
    "PowerKept",
    "PowerRead",
    "PowerSet",
    "PowerTaken",
    "Removed",
    "Replaced",
    "SafeOpened",
    "Salted",
    "Screamed",
    "Showed",
    "Snatched",
    "Source",
    "Spent",
    "Stayed",
    "Swapped",
    "Taken",
    "TimeOverdue",
    "To",
    "TurnBegan",
    "TurnEnded",
    "TurnedDown",
    "Uncovered",
    "Voted",
    "Walked",
    "WayClosed",
    "WeaknessChosen",
    "WeaponStruck",
]

// Made by `python -m kurayami.wire.generate`. Not written by hand.

export interface Options {
  readonly visitors: number;
  readonly noise: "cards" | "discs";
  readonly difficulty: "hard" | "nightmare" | "regular";
  readonly advanced_powers: boolean;
  readonly advanced_items: boolean;
  readonly random_boards: boolean;
  readonly random_items: boolean;
  readonly pause: number;
  readonly ghost_time: number;
  readonly answer_time: number;
  readonly giving_up: boolean;
  readonly turn_limit: number | null;
  readonly edition: Edition;
}

export interface Edition {
  readonly name: string;
  readonly boards: readonly BoardPlan[];
  readonly powers: readonly PowerCard[];
  readonly items: readonly ItemCard[];
}

export interface BoardPlan {
  readonly name: string;
  readonly rooms: readonly RoomPlan[];
  readonly doors: readonly string[];
}

export interface RoomPlan {
  readonly name: string;
  readonly shadows: number;
  readonly grudge: boolean;
  readonly safe: boolean;
  readonly title: string;
}

export interface PowerCard {
  readonly number: number;
  readonly rank: "A" | "B" | "C";
  readonly needs: number;
  readonly effect: "close_to_you" | "door_stays_shut" | "moving_things" | "reach_you" | "upside_down" | "behind_you" | "come_to_me" | "i_am_mary" | "open_this" | "want_that_one" | "false_answers" | "we_are_many";
  readonly name: string;
  readonly text: string;
}

export interface ItemCard {
  readonly effect: "dowsing_rod" | "occult_book" | "ouija_board" | "sacred_drops" | "smartphone" | "stethoscope" | "camera" | "fathers_letter" | "flashlight" | "music_box" | "rope" | "salt" | "spare_dial";
  readonly advanced: boolean;
  readonly name: string;
  readonly text: string;
}

export interface View {
  readonly seat: number | null;
  readonly options: Options;
  readonly house: Mansion;
  readonly agenda: readonly (PickFirst | Items | Boards | Placing | Numbers | Weak | Laying | StartPower | Bones | Grudge | Turn | Check | Falling | Music | Act | TurnEnd | Next | Window | After | Looking | Peek | Replacing | Strike | Doomed | Snatching | Carrying | Reading | Answering | Rising | Hers | Drawing | Arranging | Moving | Hiding | Opening | Uncovering)[];
  readonly mover: number | null;
  readonly eyes_closed: boolean;
  readonly shadows: readonly (readonly Lying[])[];
  readonly supply: number;
  readonly found: readonly number[];
  readonly out: readonly string[];
  readonly lost: readonly (readonly [number, string | null])[];
  readonly chosen: readonly [boolean, boolean];
  readonly key_in_safe: boolean;
  readonly numbers_up: readonly number[];
  readonly guesses: readonly (readonly number[])[];
  readonly dial_guesses: readonly (readonly number[])[];
  readonly not_weak: readonly string[];
  readonly visitors: readonly VisitorSeen[];
  readonly haunting: readonly number[];
  readonly first: number;
  readonly votes: readonly number[];
  readonly proposal: Proposal | null;
  readonly deck_size: number;
  readonly despair: number;
  readonly hand_size: number;
  readonly slots: readonly [boolean, boolean];
  readonly charmed: readonly number[];
  readonly drawn: readonly number[];
  readonly turn: number;
  readonly barrier: readonly [number, number] | null;
  readonly reversed_until: number;
  readonly mary: number | null;
  readonly mary_until: number;
  readonly drops_on: number;
  readonly salt: readonly number[];
  readonly salt_on: number;
  readonly noise: Cards | Discs;
  readonly overdue: boolean;
  readonly music_played: boolean;
  readonly end: "all-dead" | "defeat" | "escape" | "given-up" | "inevitable" | "limit" | "rest" | null;
  readonly closed_ways: readonly (readonly [string, string])[];
  readonly hers: HerSide | null;
  readonly knows: Knowledge;
  readonly sure: readonly boolean[];
  readonly told: readonly (FirstChosen | ItemTaken | BoardDrawn | BoardLaid | NumbersChosen | WeaknessChosen | Laid | PowerKept | BonesPut | TurnBegan | CardTurned | CardKept | DiscFell | DiscKept | MusicPlayed | MadeNoise | TimeOverdue | NoiseReset | Announced | Interrupted | Lapsed | Walked | Dragged | Peeked | Lit | Exposed | PageFound | GhostsShown | Taken | Replaced | Named | SafeOpened | PeekDone | Discarded | Showed | Offered | Asked | Declined | Gave | Voted | TurnEnded | Spent | Charmed | DropsWork | Answered | PowerRead | Salted | WeaponStruck | Removed | Fled | Died | Confided | MaryShown | MaryGone | HandSeen | Snatched | CarriedTo | HerTurn | Screamed | Drew | DespairDrawn | PowerSet | PowerTaken | EyesClosed | Activated | Looked | Swapped | TurnedDown | Hid | Stayed | EyesOpened | WayClosed | Ended | Uncovered)[];
}

export interface Mansion {
  readonly placed: readonly Placed[];
  readonly rooms: readonly Room[];
  readonly passages: readonly (readonly [number, number])[];
  readonly near: readonly (readonly number[])[];
  readonly room_of: readonly number[];
  readonly safe: number;
  readonly masks: readonly number[];
}

/** A board on the table: its number in the edition, the floor, the square, and clockwise quarter turns. */
export interface Placed {
  readonly board: number;
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Room {
  readonly name: string;
  readonly floor: number | null;
  readonly shadows: readonly number[];
  readonly grudge: boolean;
}

export interface PickFirst {
  readonly type: "pick_first";
}

/** Visitors still to choose, in turn, and the cards left. */
export interface Items {
  readonly type: "items";
  readonly seats: readonly number[];
  readonly cards: readonly ("dowsing_rod" | "occult_book" | "ouija_board" | "sacred_drops" | "smartphone" | "stethoscope" | "camera" | "fathers_letter" | "flashlight" | "music_box" | "rope" | "salt" | "spare_dial")[];
}

/** Boards nobody has drawn, and those that fitted nowhere and are drawn again at the end. */
export interface Boards {
  readonly type: "boards";
  readonly seat: number;
  readonly bag: readonly number[];
  readonly later: readonly number[];
}

export interface Placing {
  readonly type: "placing";
  readonly seat: number;
  readonly board: number;
  readonly bag: readonly number[];
  readonly later: readonly number[];
}

export interface Numbers {
  readonly type: "numbers";
}

export interface Weak {
  readonly type: "weak";
}

export interface Laying {
  readonly type: "laying";
}

/** She draws three, then keeps one. */
export interface StartPower {
  readonly type: "start_power";
  readonly left: number;
}

export interface Bones {
  readonly type: "bones";
}

/** She chooses a GRUDGE room to start in. */
export interface Grudge {
  readonly type: "grudge";
}

export interface Turn {
  readonly type: "turn";
  readonly seat: number;
}

/**
 * A noise check. `left` includes this one; `opening` means before the first of the turn: only then may the Visitor
 * pass.
 */
export interface Check {
  readonly type: "check";
  readonly seat: number;
  readonly left: number;
  readonly opening: boolean;
  readonly late: boolean;
  readonly again: boolean;
}

/** Chance reveals the card's value or the disc's fall. */
export interface Falling {
  readonly type: "falling";
  readonly check: Check;
  readonly card: number | null;
  readonly blip_up: boolean;
  readonly x: number;
  readonly after: number;
}

export interface Music {
  readonly type: "music";
  readonly check: Check;
  readonly card: number | null;
}

export interface Act {
  readonly type: "act";
  readonly seat: number;
  readonly main: boolean;
}

export interface TurnEnd {
  readonly type: "turn_end";
  readonly seat: number;
}

/** The turn passes: to the same Visitor if they live and `again`, else to the next. */
export interface Next {
  readonly type: "next";
  readonly seat: number;
  readonly again: boolean;
}

/** A main action is announced, and she may interrupt. */
export interface Window {
  readonly type: "window";
  readonly seat: number;
  readonly deed: WalkTo | PeekAt | Use | UseAtRoom | UseAtShadow | UseAtSlot | UseAlong | UseCharm | UseWeapon;
  readonly used: boolean;
}

export interface WalkTo {
  readonly type: "walk_to";
  readonly room: number;
}

export interface PeekAt {
  readonly type: "peek_at";
  readonly shadow: number;
}

/** Uses the Item card, which needs no target. */
export interface Use {
  readonly type: "use";
}

export interface UseAtRoom {
  readonly type: "use_at_room";
  readonly room: number;
}

export interface UseAtShadow {
  readonly type: "use_at_shadow";
  readonly shadow: number;
}

/** Uses the Item card at one of her two slots. */
export interface UseAtSlot {
  readonly type: "use_at_slot";
  readonly slot: number;
}

/** Uses the Item card along two rooms, one after the other. */
export interface UseAlong {
  readonly type: "use_along";
  readonly first: number;
  readonly second: number;
}

export interface UseCharm {
  readonly type: "use_charm";
  readonly slot: number;
}

export interface UseWeapon {
  readonly type: "use_weapon";
  readonly weapon: string;
  readonly shadow: number;
}

/** An interruption is over. */
export interface After {
  readonly type: "after";
  readonly seat: number;
  readonly deed: WalkTo | PeekAt | Use | UseAtRoom | UseAtShadow | UseAtSlot | UseAlong | UseCharm | UseWeapon;
}

/** Chance reveals the tiles of these Shadows, one by one. */
export interface Looking {
  readonly type: "looking";
  readonly shadows: readonly number[];
  readonly seat: number;
  readonly how: "camera" | "ghosts" | "light" | "peek" | "weapon";
}

/** The Visitor sees a Shadow's tiles until they press Done. */
export interface Peek {
  readonly type: "peek";
  readonly seat: number;
  readonly shadow: number;
  readonly stage: "choice" | "ghosts" | "look" | "page";
  readonly named: boolean;
  readonly replaced: boolean;
}

export interface Replacing {
  readonly type: "replacing";
  readonly seat: number;
  readonly shadow: number;
  readonly taking: boolean;
}

/** A weapon strikes a Shadow whose tiles have been revealed. */
export interface Strike {
  readonly type: "strike";
  readonly seat: number;
  readonly weapon: string;
  readonly shadow: number;
}

export interface Doomed {
  readonly type: "doomed";
  readonly seat: number;
  readonly killer: number;
  readonly cause: "item" | "noise" | "peek" | "weapon";
}

export interface Snatching {
  readonly type: "snatching";
  readonly seat: number;
}

export interface Carrying {
  readonly type: "carrying";
  readonly seat: number;
  readonly tile: string | null;
}

/** The Smartphone shows a card of her hand, chosen by chance. */
export interface Reading {
  readonly type: "reading";
  readonly seat: number;
}

/** She answers a question about a room (Ouija Board), or about the floor (Dowsing Rod). */
export interface Answering {
  readonly type: "answering";
  readonly seat: number;
  readonly room: number | null;
}

/** Her turn begins. */
export interface Rising {
  readonly type: "rising";
}

/** The steps of her turn before the Move. */
export interface Hers {
  readonly type: "hers";
  readonly step: "activate" | "scream" | "set";
  readonly swift: boolean;
  readonly floor: boolean;
}

export interface Drawing {
  readonly type: "drawing";
  readonly left: number;
  readonly despair: boolean;
}

/** Moving Things in a room. */
export interface Arranging {
  readonly type: "arranging";
  readonly room: number;
}

/** A ghost moves: `room` is where its next step starts. */
export interface Moving {
  readonly type: "moving";
  readonly seat: number;
  readonly room: number;
  readonly steps: number;
  readonly floor: boolean;
  readonly begun: boolean;
}

export interface Hiding {
  readonly type: "hiding";
  readonly seat: number;
  readonly room: number;
}

/** Eyes open. `start` means after the set-up. */
export interface Opening {
  readonly type: "opening";
  readonly start: boolean;
}

/** The game is over: chance reveals what nobody has seen. */
export interface Uncovering {
  readonly type: "uncovering";
}

/** A tile in a Shadow. None: nobody has seen it, so it is any of the bag. */
export interface Lying {
  readonly tile: string | null;
  readonly up: boolean;
}

export interface VisitorSeen {
  readonly room: number | null;
  readonly held: number;
  readonly tiles: readonly string[] | null;
  readonly item: "dowsing_rod" | "occult_book" | "ouija_board" | "sacred_drops" | "smartphone" | "stethoscope" | "camera" | "fathers_letter" | "flashlight" | "music_box" | "rope" | "salt" | "spare_dial" | null;
  readonly alive: boolean;
}

/** Between two Visitors: one offers a tile, or asks for one (HO-37). */
export interface Proposal {
  readonly by: number;
  readonly to: number;
  readonly tile: string | null;
  readonly asking: boolean;
}

export interface Cards {
  readonly type: "cards";
  readonly cards: readonly NoiseCard[];
}

export interface NoiseCard {
  readonly value: number | null;
  readonly up: boolean;
  readonly keeper: number | null;
}

export interface Discs {
  readonly type: "discs";
  readonly left: readonly number[];
  readonly stack: readonly Disc[];
  readonly rests: readonly (readonly [number, number, number])[];
  readonly before: readonly (readonly [number, number, number])[];
  readonly kept: readonly (readonly [number, number])[];
  readonly last: "quiet" | "slid_off" | "topple" | null;
}

export interface Disc {
  readonly position: number;
  readonly blip_up: boolean;
}

/** Facts that only the ghosts know. */
export interface HerSide {
  readonly ghosts: readonly Ghost[];
  readonly numbers: readonly number[];
  readonly weakness: string | null;
  readonly hand: readonly number[];
  readonly slots: readonly [number | null, number | null];
  readonly deck: readonly number[];
  readonly deck_bottom: readonly number[];
}

export interface Ghost {
  readonly seat: number;
  readonly shadow: number;
  readonly keeps: string | null;
}

/** Knowledge of one viewer. Sets of tile kinds, Shadows and powers are numbers with one bit per member. */
export interface Knowledge {
  readonly spots: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly haunts: readonly number[];
  readonly lost: readonly number[];
  readonly slots: readonly [number | null, number | null];
  readonly cards: number;
  readonly closing: number;
  readonly seen: readonly Sight[];
}

/** A tile the viewer has legitimately seen. */
export interface Sight {
  readonly tile: string;
  readonly shadow: number | null;
  readonly holder: number | null;
  readonly turn: number;
}

export interface FirstChosen {
  readonly type: "first_chosen";
  readonly seat: number;
}

export interface ItemTaken {
  readonly type: "item_taken";
  readonly seat: number;
  readonly item: "dowsing_rod" | "occult_book" | "ouija_board" | "sacred_drops" | "smartphone" | "stethoscope" | "camera" | "fathers_letter" | "flashlight" | "music_box" | "rope" | "salt" | "spare_dial";
}

export interface BoardDrawn {
  readonly type: "board_drawn";
  readonly seat: number;
  readonly board: number;
}

export interface BoardLaid {
  readonly type: "board_laid";
  readonly placed: Placed;
}

export interface NumbersChosen {
  readonly type: "numbers_chosen";
  readonly numbers: readonly number[];
  readonly to: readonly number[];
}

export interface WeaknessChosen {
  readonly type: "weakness_chosen";
  readonly weakness: string | null;
  readonly to: readonly number[];
}

export interface Laid {
  readonly type: "laid";
  readonly vacant: number;
}

export interface PowerKept {
  readonly type: "power_kept";
  readonly power: number | null;
  readonly to: readonly number[];
}

export interface BonesPut {
  readonly type: "bones_put";
  readonly shadow: number;
  readonly to: readonly number[];
}

export interface TurnBegan {
  readonly type: "turn_began";
  readonly seat: number;
}

export interface CardTurned {
  readonly type: "card_turned";
  readonly seat: number;
  readonly card: number;
  readonly value: number;
}

export interface CardKept {
  readonly type: "card_kept";
  readonly seat: number;
  readonly card: number;
}

export interface DiscFell {
  readonly type: "disc_fell";
  readonly seat: number;
  readonly position: number;
  readonly blip_up: boolean;
  readonly result: "quiet" | "slid_off" | "topple";
  readonly rests: readonly (readonly [number, number, number])[];
}

export interface DiscKept {
  readonly type: "disc_kept";
  readonly seat: number;
  readonly position: number;
}

export interface MusicPlayed {
  readonly type: "music_played";
  readonly seat: number;
}

export interface MadeNoise {
  readonly type: "made_noise";
  readonly seat: number;
  readonly room: number;
}

export interface TimeOverdue {
  readonly type: "time_overdue";
}

export interface NoiseReset {
  readonly type: "noise_reset";
}

export interface Announced {
  readonly type: "announced";
  readonly seat: number;
  readonly deed: WalkTo | PeekAt | Use | UseAtRoom | UseAtShadow | UseAtSlot | UseAlong | UseCharm | UseWeapon;
  readonly item: "dowsing_rod" | "occult_book" | "ouija_board" | "sacred_drops" | "smartphone" | "stethoscope" | "camera" | "fathers_letter" | "flashlight" | "music_box" | "rope" | "salt" | "spare_dial" | null;
}

export interface Interrupted {
  readonly type: "interrupted";
  readonly power: number;
  readonly room: number | null;
  readonly shadow: number | null;
  readonly slot: number;
}

export interface Lapsed {
  readonly type: "lapsed";
  readonly seat: number;
}

export interface Walked {
  readonly type: "walked";
  readonly seat: number;
  readonly room: number;
}

export interface Dragged {
  readonly type: "dragged";
  readonly seat: number;
  readonly room: number;
}

export interface Peeked {
  readonly type: "peeked";
  readonly seat: number;
  readonly shadow: number;
  readonly tiles: readonly string[];
  readonly to: readonly number[];
}

export interface Lit {
  readonly type: "lit";
  readonly seat: number;
  readonly shadow: number;
  readonly tiles: readonly string[];
  readonly to: readonly number[];
}

export interface Exposed {
  readonly type: "exposed";
  readonly seat: number;
  readonly shadow: number;
  readonly tiles: readonly string[];
}

export interface PageFound {
  readonly type: "page_found";
  readonly seat: number;
  readonly page: number;
  readonly shadow: number;
}

export interface GhostsShown {
  readonly type: "ghosts_shown";
  readonly shadow: number;
  readonly tiles: readonly string[];
}

export interface Taken {
  readonly type: "taken";
  readonly seat: number;
  readonly shadow: number;
  readonly tile: string | null;
  readonly to: readonly number[];
}

export interface Replaced {
  readonly type: "replaced";
  readonly seat: number;
  readonly shadow: number;
  readonly source: "hand" | "none" | "supply";
  readonly up: boolean;
  readonly tile: string | null;
  readonly to: readonly number[];
}

/** Numbers at the Safe; one number with the Stethoscope. */
export interface Named {
  readonly type: "named";
  readonly seat: number;
  readonly numbers: readonly number[];
  readonly aloud: string;
  readonly right: boolean;
}

export interface SafeOpened {
  readonly type: "safe_opened";
  readonly seat: number;
  readonly numbers: readonly number[];
  readonly aloud: string;
}

export interface PeekDone {
  readonly type: "peek_done";
  readonly seat: number;
  readonly shadow: number;
}

export interface Discarded {
  readonly type: "discarded";
  readonly seat: number;
  readonly shadow: number;
  readonly tile: string | null;
  readonly to: readonly number[];
}

/** A tile that is held, or that lies in the Shadow being peeked into. */
export interface Showed {
  readonly type: "showed";
  readonly seat: number;
  readonly other: number;
  readonly shadow: number | null;
  readonly tile: string | null;
  readonly to: readonly number[];
}

export interface Offered {
  readonly type: "offered";
  readonly seat: number;
  readonly other: number;
  readonly tile: string | null;
  readonly to: readonly number[];
}

export interface Asked {
  readonly type: "asked";
  readonly seat: number;
  readonly other: number;
}

export interface Declined {
  readonly type: "declined";
  readonly seat: number;
}

export interface Gave {
  readonly type: "gave";
  readonly seat: number;
  readonly other: number;
  readonly tile: string | null;
  readonly to: readonly number[];
}

export interface Voted {
  readonly type: "voted";
  readonly seat: number;
  readonly agree: boolean;
}

export interface TurnEnded {
  readonly type: "turn_ended";
  readonly seat: number;
}

export interface Spent {
  readonly type: "spent";
  readonly seat: number;
  readonly what: string;
}

export interface Charmed {
  readonly type: "charmed";
  readonly seat: number;
  readonly slot: number;
  readonly power: number;
}

export interface DropsWork {
  readonly type: "drops_work";
  readonly seat: number;
}

/** Her answer: yes or no to a room (Ouija Board), or a floor (Dowsing Rod). */
export interface Answered {
  readonly type: "answered";
  readonly seat: number;
  readonly room: number | null;
  readonly yes: boolean | null;
  readonly floor: number | null;
}

/** A power seen with the Smartphone, in a slot or (None) in her hand. */
export interface PowerRead {
  readonly type: "power_read";
  readonly seat: number;
  readonly slot: number | null;
  readonly power: number | null;
  readonly to: readonly number[];
}

export interface Salted {
  readonly type: "salted";
  readonly seat: number;
  readonly room: number;
}

export interface WeaponStruck {
  readonly type: "weapon_struck";
  readonly seat: number;
  readonly weapon: string;
  readonly shadow: number;
  readonly tiles: readonly string[];
  readonly she: boolean;
}

/** A Hakobito is out of the game; a tile it kept lies face down again. */
export interface Removed {
  readonly type: "removed";
  readonly seat: number;
  readonly shadow: number;
  readonly keeps: string | null;
  readonly left_one: boolean;
  readonly to: readonly number[];
}

export interface Fled {
  readonly type: "fled";
  readonly seat: number;
  readonly room: number;
}

export interface Died {
  readonly type: "died";
  readonly seat: number;
  readonly killer: number;
  readonly shadow: number;
  readonly tiles: readonly string[];
  readonly item: "dowsing_rod" | "occult_book" | "ouija_board" | "sacred_drops" | "smartphone" | "stethoscope" | "camera" | "fathers_letter" | "flashlight" | "music_box" | "rope" | "salt" | "spare_dial" | null;
}

/** A dead Visitor and the ghosts tell each other what they have seen. */
export interface Confided {
  readonly type: "confided";
  readonly seat: number;
  readonly knows: Knowledge;
  readonly to: readonly number[];
}

export interface MaryShown {
  readonly type: "mary_shown";
  readonly seat: number | null;
}

/** The Visitor bound by Doll Mary makes one noise check again, so everybody learns that it was taken. */
export interface MaryGone {
  readonly type: "mary_gone";
  readonly seat: number;
}

export interface HandSeen {
  readonly type: "hand_seen";
  readonly seat: number;
  readonly tiles: readonly string[];
  readonly to: readonly number[];
}

/**
 * A tile taken by power 7. Everybody learns whether an Empty tile came back for it, a vacant Shadow filled, or it
 * is out.
 */
export interface Snatched {
  readonly type: "snatched";
  readonly seat: number;
  readonly what: "card" | "nothing" | "tile";
  readonly place: "empty" | "out" | "vacant" | null;
  readonly vacant: number | null;
  readonly tile: string | null;
  readonly to: readonly number[];
}

/** Destination of a snatched tile. */
export interface CarriedTo {
  readonly type: "carried_to";
  readonly shadow: number;
  readonly tile: string;
  readonly to: readonly number[];
}

export interface HerTurn {
  readonly type: "her_turn";
  readonly turn: number;
}

export interface Screamed {
  readonly type: "screamed";
  readonly room: number;
}

export interface Drew {
  readonly type: "drew";
  readonly kept: boolean;
  readonly power: number | null;
  readonly to: readonly number[];
}

export interface DespairDrawn {
  readonly type: "despair_drawn";
}

export interface PowerSet {
  readonly type: "power_set";
  readonly slot: number;
  readonly power: number | null;
  readonly to: readonly number[];
}

export interface PowerTaken {
  readonly type: "power_taken";
  readonly slot: number;
  readonly power: number | null;
  readonly to: readonly number[];
}

export interface EyesClosed {
  readonly type: "eyes_closed";
}

export interface Activated {
  readonly type: "activated";
  readonly power: number;
  readonly room: number | null;
  readonly passage: number | null;
  readonly to: readonly number[];
}

export interface Looked {
  readonly type: "looked";
  readonly shadow: number;
  readonly tiles: readonly string[];
  readonly to: readonly number[];
}

export interface Swapped {
  readonly type: "swapped";
  readonly first: number;
  readonly second: number;
  readonly to: readonly number[];
}

export interface TurnedDown {
  readonly type: "turned_down";
  readonly shadow: number;
  readonly to: readonly number[];
}

/** A ghost left a Shadow, where `left` lies again, for another, and keeps what lay there. */
export interface Hid {
  readonly type: "hid";
  readonly seat: number;
  readonly before: number | null;
  readonly shadow: number;
  readonly left: string | null;
  readonly keeps: string | null;
  readonly to: readonly number[];
}

export interface Stayed {
  readonly type: "stayed";
  readonly seat: number;
  readonly to: readonly number[];
}

/** Everything the Visitors learn about her turn (HO-48). */
export interface EyesOpened {
  readonly type: "eyes_opened";
  readonly start: boolean;
  readonly heights: readonly number[];
  readonly slots: readonly [boolean, boolean];
  readonly hand: number;
  readonly barrier: readonly [number, number] | null;
  readonly discs_reversed: boolean;
  readonly up: readonly number[];
}

/** Inevitable: the tile that closed a way to win (HO-72). */
export interface WayClosed {
  readonly type: "way_closed";
  readonly way: string;
  readonly tile: string;
}

export interface Ended {
  readonly type: "ended";
  readonly reason: string;
  readonly ways: readonly (readonly [string, string])[];
}

export interface Uncovered {
  readonly type: "uncovered";
  readonly shadow: number;
  readonly tile: string;
}

export interface ChooseItem {
  readonly type: "choose_item";
  readonly item: "dowsing_rod" | "occult_book" | "ouija_board" | "sacred_drops" | "smartphone" | "stethoscope" | "camera" | "fathers_letter" | "flashlight" | "music_box" | "rope" | "salt" | "spare_dial";
}

export interface PlaceBoard {
  readonly type: "place_board";
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Chooses her combination, in ascending order. */
export interface ChooseNumbers {
  readonly type: "choose_numbers";
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

export interface ChooseWeakness {
  readonly type: "choose_weakness";
  readonly weakness: string;
}

export interface KeepPower {
  readonly type: "keep_power";
  readonly power: number;
}

export interface PutBones {
  readonly type: "put_bones";
  readonly shadow: number;
}

export interface TurnCard {
  readonly type: "turn_card";
  readonly card: number;
}

/** Drops the next disc. Where (hundredths of a millimetre) and when (milliseconds) are measurements. */
export interface Release {
  readonly type: "release";
  readonly blip_up: boolean;
  readonly x: number;
  readonly after: number;
}

/** Passes: takes the card unseen. */
export interface KeepCard {
  readonly type: "keep_card";
  readonly card: number;
}

/** Passes: keeps the next disc unplaced. */
export interface KeepDisc {
  readonly type: "keep_disc";
}

/** Undoes the failed check with the Music Box, or not. */
export interface PlayMusic {
  readonly type: "play_music";
  readonly play: boolean;
}

export interface EndTurn {
  readonly type: "end_turn";
}

export interface Show {
  readonly type: "show";
  readonly to: number;
  readonly tile: string;
}

export interface Offer {
  readonly type: "offer";
  readonly to: number;
  readonly tile: string;
}

export interface Ask {
  readonly type: "ask";
  readonly to: number;
}

export interface Accept {
  readonly type: "accept";
}

export interface Decline {
  readonly type: "decline";
}

export interface Discard {
  readonly type: "discard";
  readonly tile: string;
  readonly shadow: number;
}

/** Votes to give up, or withdraws the vote (HO-73). */
export interface GiveUp {
  readonly type: "give_up";
  readonly agree: boolean;
}

export interface Take {
  readonly type: "take";
}

/** Replaces a tile that left: with an Empty one, one of the Visitor's own, or (if the supply is out) nothing. */
export interface PutBack {
  readonly type: "put_back";
  readonly tile: string | null;
  readonly up: boolean;
}

/** Puts a page on its Diary card, or (Father's Letter) leaves it hidden where it lies. */
export interface PlacePage {
  readonly type: "place_page";
  readonly place: boolean;
}

/** Names three numbers, in ascending order. */
export interface NameNumbers {
  readonly type: "name_numbers";
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

/** Names one number, with the Stethoscope. */
export interface NameOne {
  readonly type: "name_one";
  readonly number: number;
}

export interface Done {
  readonly type: "done";
}

/** Spends the Fire Extinguisher: the Visitor flees to this room and lives. */
export interface Flee {
  readonly type: "flee";
  readonly room: number;
}

/** Keeps the Fire Extinguisher, and dies. */
export interface Die {
  readonly type: "die";
}

export interface Scream {
  readonly type: "scream";
}

/** Skips this step of her turn, or the rest of it. */
export interface Skip {
  readonly type: "skip";
}

export interface SetPower {
  readonly type: "set_power";
  readonly power: number;
  readonly slot: number;
}

export interface TakeBack {
  readonly type: "take_back";
  readonly slot: number;
}

/** Activates a power that needs no target. */
export interface Activate {
  readonly type: "activate";
  readonly power: number;
}

export interface ActivateAtRoom {
  readonly type: "activate_at_room";
  readonly power: number;
  readonly room: number;
}

export interface ActivateAtPassage {
  readonly type: "activate_at_passage";
  readonly power: number;
  readonly passage: number;
}

/** Swaps the stacks of two Shadows (Moving Things). */
export interface Swap {
  readonly type: "swap";
  readonly first: number;
  readonly second: number;
}

export interface TurnDown {
  readonly type: "turn_down";
  readonly shadow: number;
}

export interface StepTo {
  readonly type: "step_to";
  readonly room: number;
}

export interface Hide {
  readonly type: "hide";
  readonly shadow: number;
}

/** Interrupts with a power that needs no target. */
export interface Interrupt {
  readonly type: "interrupt";
  readonly power: number;
}

export interface InterruptAtRoom {
  readonly type: "interrupt_at_room";
  readonly power: number;
  readonly room: number;
}

export interface InterruptAtShadow {
  readonly type: "interrupt_at_shadow";
  readonly power: number;
  readonly shadow: number;
}

/** Declines to interrupt (any further). */
export interface LetBe {
  readonly type: "let_be";
}

/** Takes a tile from the acting Visitor, or nothing (None). */
export interface Snatch {
  readonly type: "snatch";
  readonly what: string | null;
}

/** Takes the acting Visitor's Item card. */
export interface SnatchCard {
  readonly type: "snatch_card";
}

export interface SayWhether {
  readonly type: "say_whether";
  readonly yes: boolean;
}

export interface SayFloor {
  readonly type: "say_floor";
  readonly floor: number;
}

/** The Visitor who chooses and draws first. */
export interface First {
  readonly type: "first";
  readonly seat: number;
}

export interface DealItem {
  readonly type: "deal_item";
  readonly item: "dowsing_rod" | "occult_book" | "ouija_board" | "sacred_drops" | "smartphone" | "stethoscope" | "camera" | "fathers_letter" | "flashlight" | "music_box" | "rope" | "salt" | "spare_dial";
}

export interface DrawBoard {
  readonly type: "draw_board";
  readonly board: number;
}

export interface LeaveVacant {
  readonly type: "leave_vacant";
  readonly shadow: number;
}

export interface DrawPower {
  readonly type: "draw_power";
  readonly power: number;
}

/** Reveals the tile being looked at. None: only ghosts. */
export interface TurnUp {
  readonly type: "turn_up";
  readonly tile: string | null;
}

export interface NoiseValue {
  readonly type: "noise_value";
  readonly value: number;
}

/** Outcome of a disc's fall. The resting places are measurements. */
export interface Fell {
  readonly type: "fell";
  readonly result: "quiet" | "slid_off" | "topple";
  readonly rests: readonly (readonly [number, number, number])[];
}

/** Shadow where a snatched tile goes. None: out of the game. */
export interface Carry {
  readonly type: "carry";
  readonly shadow: number | null;
}

/** CLOCK's report that a deadline was reached. Games with deadlines have it among their actions. */
export interface Due {
  readonly type: "due";
}

export type Action = ChooseItem | PlaceBoard | ChooseNumbers | ChooseWeakness | KeepPower | PutBones | TurnCard | Release | KeepCard | KeepDisc | PlayMusic | WalkTo | PeekAt | Use | UseAtRoom | UseAtShadow | UseAtSlot | UseAlong | UseCharm | UseWeapon | EndTurn | Show | Offer | Ask | Accept | Decline | Discard | GiveUp | Take | PutBack | PlacePage | NameNumbers | NameOne | Done | Flee | Die | Scream | Skip | SetPower | TakeBack | Activate | ActivateAtRoom | ActivateAtPassage | Swap | TurnDown | StepTo | Hide | Interrupt | InterruptAtRoom | InterruptAtShadow | LetBe | Snatch | SnatchCard | SayWhether | SayFloor | First | DealItem | DrawBoard | LeaveVacant | DrawPower | TurnUp | NoiseValue | Fell | Carry | Due;

export type Event = FirstChosen | ItemTaken | BoardDrawn | BoardLaid | NumbersChosen | WeaknessChosen | Laid | PowerKept | BonesPut | TurnBegan | CardTurned | CardKept | DiscFell | DiscKept | MusicPlayed | MadeNoise | TimeOverdue | NoiseReset | Announced | Interrupted | Lapsed | Walked | Dragged | Peeked | Lit | Exposed | PageFound | GhostsShown | Taken | Replaced | Named | SafeOpened | PeekDone | Discarded | Showed | Offered | Asked | Declined | Gave | Voted | TurnEnded | Spent | Charmed | DropsWork | Answered | PowerRead | Salted | WeaponStruck | Removed | Fled | Died | Confided | MaryShown | MaryGone | HandSeen | Snatched | CarriedTo | HerTurn | Screamed | Drew | DespairDrawn | PowerSet | PowerTaken | EyesClosed | Activated | Looked | Swapped | TurnedDown | Hid | Stayed | EyesOpened | WayClosed | Ended | Uncovered;

export const FACTS = {
  "items": {
    "stethoscope": {
      "advanced": false,
      "passive": true,
      "kills": false,
      "once": false
    },
    "occult_book": {
      "advanced": false,
      "passive": true,
      "kills": false,
      "once": false
    },
    "sacred_drops": {
      "advanced": false,
      "passive": false,
      "kills": false,
      "once": false
    },
    "ouija_board": {
      "advanced": false,
      "passive": false,
      "kills": true,
      "once": false
    },
    "dowsing_rod": {
      "advanced": false,
      "passive": false,
      "kills": true,
      "once": false
    },
    "smartphone": {
      "advanced": false,
      "passive": false,
      "kills": true,
      "once": false
    },
    "flashlight": {
      "advanced": true,
      "passive": false,
      "kills": true,
      "once": false
    },
    "camera": {
      "advanced": true,
      "passive": false,
      "kills": false,
      "once": true
    },
    "rope": {
      "advanced": true,
      "passive": false,
      "kills": false,
      "once": true
    },
    "salt": {
      "advanced": true,
      "passive": false,
      "kills": false,
      "once": true
    },
    "music_box": {
      "advanced": true,
      "passive": true,
      "kills": false,
      "once": false
    },
    "fathers_letter": {
      "advanced": true,
      "passive": true,
      "kills": false,
      "once": false
    },
    "spare_dial": {
      "advanced": true,
      "passive": true,
      "kills": false,
      "once": false
    }
  },
  "powers": {
    "close_to_you": "her turn",
    "reach_you": "her turn",
    "door_stays_shut": "her turn",
    "moving_things": "her turn",
    "upside_down": "her turn",
    "behind_you": "automatic",
    "open_this": "interrupt",
    "want_that_one": "interrupt",
    "i_am_mary": "interrupt",
    "come_to_me": "interrupt",
    "false_answers": "passive",
    "we_are_many": "passive"
  },
  "house": {
    "rooms": [
      "1F Hall",
      "2F Hall",
      "Basement",
      "Kitchen",
      "Storage Room",
      "Study",
      "Red Bedroom",
      "Kid's Room",
      "Living Room",
      "Bathroom",
      "Dressing Room"
    ],
    "powers": [
      {
        "number": 1,
        "effect": "close_to_you",
        "rank": "A",
        "needs": 5
      },
      {
        "number": 2,
        "effect": "reach_you",
        "rank": "B",
        "needs": 3
      },
      {
        "number": 3,
        "effect": "door_stays_shut",
        "rank": "B",
        "needs": 2
      },
      {
        "number": 4,
        "effect": "moving_things",
        "rank": "C",
        "needs": 0
      },
      {
        "number": 5,
        "effect": "behind_you",
        "rank": "A",
        "needs": 6
      },
      {
        "number": 6,
        "effect": "open_this",
        "rank": "B",
        "needs": 4
      },
      {
        "number": 7,
        "effect": "want_that_one",
        "rank": "C",
        "needs": 0
      },
      {
        "number": 8,
        "effect": "i_am_mary",
        "rank": "B",
        "needs": 0
      },
      {
        "number": 9,
        "effect": "false_answers",
        "rank": "C",
        "needs": 0
      },
      {
        "number": 10,
        "effect": "come_to_me",
        "rank": "A",
        "needs": 7
      },
      {
        "number": 11,
        "effect": "upside_down",
        "rank": "A",
        "needs": 4
      },
      {
        "number": 12,
        "effect": "we_are_many",
        "rank": "A",
        "needs": 8
      }
    ]
  }
} as const;

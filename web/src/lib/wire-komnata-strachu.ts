// Made by `python -m kurayami.wire.generate`. Not written by hand.

export interface Options {
  readonly players: number;
  readonly time_limit: number | null;
  readonly rounds: number | null;
  readonly pause: number | null;
  readonly countdown: number;
  readonly invasions: readonly FearInvasion[];
  readonly escapes: number;
  readonly guests: number;
  readonly screens: readonly number[];
  readonly head_starts: readonly number[];
  readonly usual: number | null;
}

/** Every shape and every colour once, in an order that counts (KS-12). */
export interface FearInvasion {
  readonly type: "fear_invasion";
  readonly row: readonly Fear[];
}

/** A card with one Fear; also one Fear in an Invasion's row. */
export interface Fear {
  readonly type: "fear";
  readonly shape: "ghost" | "pumpkin" | "puppet" | "skull" | "spider";
  readonly colour: "pink" | "red" | "turquoise" | "white" | "yellow";
}

export interface View {
  readonly seat: number | null;
  readonly options: Options;
  readonly deck: number;
  readonly won: readonly (readonly (Fear | FearInvasion | FearEscape | Guest)[])[];
  readonly connected: readonly boolean[];
  readonly box: readonly (Fear | FearInvasion | FearEscape | Guest)[];
  readonly rounds: number;
  readonly stage: TurningSeen | Cancelled | Race | Photo | Pause | Over;
  readonly told: readonly Verdict[];
}

/** Card that inverts the match: what is not on the other cards counts (KS-13). */
export interface FearEscape {
  readonly type: "fear_escape";
}

/** Card that changes nothing: what is on the other cards counts (KS-14). */
export interface Guest {
  readonly type: "guest";
}

/** Cards being flipped, which nobody sees yet. */
export interface TurningSeen {
  readonly type: "turning";
  readonly turned: number;
}

/** Three Special cards are shown; nobody can hit (KS-10). */
export interface Cancelled {
  readonly type: "cancelled";
  readonly cards: readonly [Fear | FearInvasion | FearEscape | Guest, Fear | FearInvasion | FearEscape | Guest, Fear | FearInvasion | FearEscape | Guest];
  readonly since: number;
}

/** The open round. */
export interface Race {
  readonly type: "open";
  readonly cards: readonly [Fear | FearInvasion | FearEscape | Guest, Fear | FearInvasion | FearEscape | Guest, Fear | FearInvasion | FearEscape | Guest];
  readonly since: number;
  readonly racers: readonly Racer[];
}

/** A player in the open round, as others may see them. */
export interface Racer {
  readonly missed: boolean;
  readonly allowance: number | null;
  readonly hit: boolean;
  readonly forward: number;
  readonly lane: Lane | null;
}

/** A player in the open round. */
export interface Lane {
  readonly trip: Trip | null;
  readonly missed: boolean;
  readonly tokens: readonly ("ghost" | "pumpkin" | "puppet" | "skull" | "spider")[];
  readonly claim: Claim | null;
  readonly gave_up: boolean;
  readonly heard: number;
}

/** A player's connection as the table knew it when it sent the cards. */
export interface Trip {
  readonly sent: number;
  readonly longest: number;
  readonly shortest: number;
}

/** A hit: the player's own time as claimed, and when the table heard of it. */
export interface Claim {
  readonly time: number;
  readonly arrived: number;
}

/** Chance decides between those who were first. The verdict is public except for the winner. */
export interface Photo {
  readonly type: "photo";
  readonly cards: readonly [Fear | FearInvasion | FearEscape | Guest, Fear | FearInvasion | FearEscape | Guest, Fear | FearInvasion | FearEscape | Guest];
  readonly first: readonly number[];
}

/** The pause before a round (KS-19). */
export interface Pause {
  readonly type: "pause";
  readonly since: number;
  readonly ready: readonly boolean[];
  readonly until: number | null;
}

/** The game is over (KS-20). */
export interface Over {
  readonly type: "over";
}

/** Result of a round. */
export interface Verdict {
  readonly cards: readonly [Fear | FearInvasion | FearEscape | Guest, Fear | FearInvasion | FearEscape | Guest, Fear | FearInvasion | FearEscape | Guest];
  readonly by_shape: readonly ("ghost" | "pumpkin" | "puppet" | "skull" | "spider")[];
  readonly by_colour: readonly ("ghost" | "pumpkin" | "puppet" | "skull" | "spider")[];
  readonly finishes: readonly Finish[];
  readonly first: readonly number[];
  readonly winner: number | null;
  readonly void: boolean;
}

/** A hit as everyone sees it after the round (KS-18). */
export interface Finish {
  readonly seat: number;
  readonly tokens: readonly ("ghost" | "pumpkin" | "puppet" | "skull" | "spider")[];
  readonly time: number;
  readonly claimed: number;
  readonly believed: boolean;
  readonly fault: NothingPushed | SpecialOverlooked | NotCancelled | Stray | Missing | Mixture | NotAll | Misplaced | TooLate | null;
  readonly head_start: number;
}

/** No token was pushed. */
export interface NothingPushed {
  readonly type: "nothing_pushed";
}

/** Would be right without the Special card. */
export interface SpecialOverlooked {
  readonly type: "special_overlooked";
  readonly special: "fear_escape" | "fear_invasion";
}

/** Obeys one of two Special cards, which cancel out (KS-11). */
export interface NotCancelled {
  readonly type: "not_cancelled";
  readonly special: "fear_escape" | "fear_invasion";
}

/** A token that matches neither by shape nor by colour. */
export interface Stray {
  readonly type: "stray";
  readonly token: "ghost" | "pumpkin" | "puppet" | "skull" | "spider";
}

/** All tokens match one way, but this one is missing, and `more` others. */
export interface Missing {
  readonly type: "missing";
  readonly way: "colour" | "shape";
  readonly token: "ghost" | "pumpkin" | "puppet" | "skull" | "spider";
  readonly more: number;
}

/** One token matches by shape only, another by colour only. */
export interface Mixture {
  readonly type: "mixture";
  readonly by_shape: "ghost" | "pumpkin" | "puppet" | "skull" | "spider";
  readonly by_colour: "ghost" | "pumpkin" | "puppet" | "skull" | "spider";
}

/** Fear Invasion needs all five. */
export interface NotAll {
  readonly type: "not_all";
  readonly pushed: number;
}

/** A token that Fear Invasion needs in another place, by shape and by colour. Places count from 1. */
export interface Misplaced {
  readonly type: "misplaced";
  readonly token: "ghost" | "pumpkin" | "puppet" | "skull" | "spider";
  readonly place: number;
}

/** Time was up by this many milliseconds (KS-17). The race decides that, not the judge. */
export interface TooLate {
  readonly type: "too_late";
  readonly by: number;
}

/** Pushes a token forward, to the right of those already there (KS-7). Tokens are named by shape. */
export interface Push {
  readonly type: "push";
  readonly token: string;
}

/** Pulls a token back; the others close the gap (KS-7). */
export interface Pull {
  readonly type: "pull";
  readonly token: string;
}

/** Hits the light switch. The tokens count as they stand (KS-7). */
export interface Hit {
  readonly type: "hit";
  readonly time: number;
}

/** Gives up this round (KS-17). */
export interface GiveUp {
  readonly type: "give_up";
}

/** Asks for the next round (KS-19). */
export interface Ready {
  readonly type: "ready";
}

/** Chance decides one of the three cards. Nobody sees it before the third is decided (KS-6). */
export interface TurnUp {
  readonly type: "turn_up";
  readonly card: Fear | FearInvasion | FearEscape | Guest;
}

/** Chance decides between right hits in the same millisecond (KS-25). */
export interface PhotoFinish {
  readonly type: "photo_finish";
  readonly seat: number;
}

/** CLOCK's report that a deadline was reached. Games with deadlines have it among their actions. */
export interface Due {
  readonly type: "due";
}

/** The cards were written to this player's socket, at the move's time (KS-24). */
export interface Sent {
  readonly type: "sent";
  readonly seat: number;
  readonly longest: number;
  readonly shortest: number;
}

/** A player lost the connection (KS-29). */
export interface Gone {
  readonly type: "gone";
  readonly seat: number;
}

/** A player is connected again (KS-29). */
export interface Back {
  readonly type: "back";
  readonly seat: number;
}

/** The table itself was restarted in an open round (KS-29). */
export interface Restarted {
  readonly type: "restarted";
}

/** Three cards are flipped at the same moment for everyone (KS-6). */
export interface CardsTurnedUp {
  readonly type: "cards_turned_up";
  readonly left: Fear | FearInvasion | FearEscape | Guest;
  readonly middle: Fear | FearInvasion | FearEscape | Guest;
  readonly right: Fear | FearInvasion | FearEscape | Guest;
  readonly round: number | null;
}

export interface CardsSent {
  readonly type: "cards_sent";
  readonly seat: number;
  readonly allowance: number;
}

/** Tokens and time of a right hit, shown to everyone once the round is decided (KS-18). */
export interface RightHitShown {
  readonly type: "right_hit_shown";
  readonly finish: Finish;
}

/** The same for a wrong or late hit, with the reason. */
export interface WrongHitShown {
  readonly type: "wrong_hit_shown";
  readonly finish: Finish;
}

export interface RoundDecided {
  readonly type: "round_decided";
  readonly round: number;
  readonly winner: number | null;
  readonly photo: boolean;
  readonly void: boolean;
}

/** Chance chose between right hits in the same millisecond (KS-25). */
export interface PhotoDecided {
  readonly type: "photo_decided";
  readonly winner: number;
  readonly first: readonly number[];
}

/** Cards nobody won. */
export interface CardsBoxed {
  readonly type: "cards_boxed";
  readonly cards: readonly (Fear | FearInvasion | FearEscape | Guest)[];
}

export interface PlayerReady {
  readonly type: "player_ready";
  readonly seat: number;
}

export interface PlayerGone {
  readonly type: "player_gone";
  readonly seat: number;
}

export interface PlayerBack {
  readonly type: "player_back";
  readonly seat: number;
}

export interface GameOver {
  readonly type: "game_over";
  readonly reason: "most_cards" | "most_special_cards" | "practice_over" | "shared_victory";
  readonly winner: number | null;
}

/** A token was pushed. Everyone sees that; only the same screen sees which one (KS-26). */
export interface TokenPushed {
  readonly type: "token_pushed";
  readonly seat: number;
  readonly token: "ghost" | "pumpkin" | "puppet" | "skull" | "spider" | null;
  readonly seen_by: readonly number[];
}

export interface TokenPulled {
  readonly type: "token_pulled";
  readonly seat: number;
  readonly token: "ghost" | "pumpkin" | "puppet" | "skull" | "spider" | null;
  readonly seen_by: readonly number[];
}

/** Everyone sees that it happened; only the same screen sees with what and when (KS-26). */
export interface SwitchHit {
  readonly type: "switch_hit";
  readonly seat: number;
  readonly tokens: readonly ("ghost" | "pumpkin" | "puppet" | "skull" | "spider")[] | null;
  readonly time: number | null;
  readonly seen_by: readonly number[];
}

export interface GaveUp {
  readonly type: "gave_up";
  readonly seat: number;
  readonly seen_by: readonly number[];
}

export type Action = Push | Pull | Hit | GiveUp | Ready | TurnUp | PhotoFinish | Due | Sent | Gone | Back | Restarted;

export type Event = CardsTurnedUp | CardsSent | RightHitShown | WrongHitShown | RoundDecided | PhotoDecided | CardsBoxed | PlayerReady | PlayerGone | PlayerBack | GameOver | TokenPushed | TokenPulled | SwitchHit | GaveUp;

# Words that all games share.
catalog-no-such-game = There’s no game called “{ $name }”. Choose from { $games }.
envs-seats = { $game } can’t be played with { $seats } seats: it has { $fewest } to { $most }.

player-numbered = Player { $number }
visitor-numbered = Visitor { $number }
table-time-goes-back = { $at } ms is in the past: the table is at { $now } ms.
table-nothing-to-undo = Nothing to undo.
table-not-over = You’ll find out when the game is over.

record-cut-off = Line { $line }: the record breaks off in mid-line.
record-empty = Line { $line }: the record is empty.
record-not-json = Line { $line } can’t be read: { $problem }.
record-bad-line = Line { $line } doesn’t belong in a record: { $problem }.
record-goes-on = Line { $line }: the record continues after its end.
record-format = Line { $line }: format { $format } is unknown here.
record-no-such-game = Line { $line }: there’s no game called “{ $name }”. Choose from { $games }.
record-version = Line { $line }: played by version { $version } of the rules. Only version { $known } is known here.
record-bad-options = Line { $line }: the game can’t start like this. { $problem }
record-clock-missing = Line { $line }: time ran out before this, and the record doesn’t say so.
record-illegal = Line { $line }: the rules don’t allow this. { $problem }
record-unfinished = Line { $line }: the record stops before the game is over.
record-wrong-draw = Line { $line }: this draw doesn’t come from the seed.
record-wrong-outcome = Line { $line }: the game didn’t end this way.
record-wrong-seed = Line { $line }: this isn’t the seed promised at the start.
record-seed-malformed = Line { $line }: the seed, or a nonce of the first line, is malformed.

replay-file-unreadable = { $file } can’t be read: { NAME("cli-trouble", $problem) }.
replay-title = { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-seat = Seat { $seat }
replay-chance = Luck
replay-clock = Clock
replay-undo = undoes the last move
replay-proven = Verified. { $moves ->
    [one] One move follows
   *[other] { $moves } moves follow
} the rules, and { $draws ->
    [one] one draw comes
   *[other] { $draws } draws come
} from the seed.
replay-not-drawn-here = The moves follow the rules. The draws came from outside, so they can’t be verified.
replay-measured = { $measured ->
    [one] One draw is a measurement; only its
   *[other] { $measured } draws are measurements; only their
} range was checked.
replay-unfinished = The game isn’t over.

engine-bad-line = Can’t read that line: { $problem }.
engine-no-game = There’s no game yet. Start one with “new”.
engine-bad-seed = A seed or nonce is { $bytes } bytes in hex, with one nonce for each of the { $seats } seats.
engine-no-such-seat = There’s no seat { $seat }.

play-undone = Undone.
play-commitment = Proof of fair draws: { $commitment }
play-seed = The seed was { $seed }.
play-saved = Saved in { $file }.
play-left = You leave the house. Come back when it is dark.
play-bad-seed = A seed is 64 hex digits.
replay-next = Enter: next · q: leave

sim-levels = Name one level for all seats, or one for each of the { $seats }. You named { $given }.
sim-endless = Game { $number } never ends.

lab-needs-fast = Training needs numba and numpy. Install kurayami with the extra “fast”.
lab-round = Round { $number } of { $of }: remaining error { $error }.

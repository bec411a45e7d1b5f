# Words that all games share.
catalog-no-such-game = There is no game called “{ $name }”. There are: { $games }.
envs-seats = { $game } can’t be played with { $seats } seats: it has { $fewest } to { $most }.

player-numbered = Player { $number }
table-time-goes-back = The time { $at } ms lies before { $now } ms, which has passed already.
table-nothing-to-undo = There is nothing that you can take back now.
table-not-over = That is told when the game is over.

record-cut-off = Line { $line }: the record breaks off in the middle of this line.
record-empty = Line { $line }: the record is empty.
record-not-json = Line { $line } can't be read: { $problem }.
record-bad-line = Line { $line } is not what a record says: { $problem }.
record-goes-on = Line { $line }: the record goes on after its end.
record-format = Line { $line }: this is a record of format { $format }, which is not known here.
record-no-such-game = Line { $line }: there is no game called “{ $name }”. There are: { $games }.
record-version = Line { $line }: the game was played by rules of version { $version }; known here is { $known }.
record-bad-options = Line { $line }: the game can't be set up like this: { $problem }
record-clock-missing = Line { $line }: before this, time was up, and the record does not say so.
record-illegal = Line { $line }: the rules do not allow this: { $problem }
record-unfinished = Line { $line }: the record stops here, and the game is not over.
record-wrong-draw = Line { $line }: this draw does not come from the seed.
record-wrong-outcome = Line { $line }: the game did not end like this.
record-wrong-seed = Line { $line }: this is not the seed that was promised at the start.
record-seed-malformed = Line { $line }: the seed, or a nonce of the first line, is malformed.

replay-file-unreadable = { $file } can't be read: { NAME("cli-trouble", $problem) }.
replay-title = { $game }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
replay-seat = Seat { $seat }
replay-chance = Chance
replay-clock = Clock
replay-undo = takes back the last move
replay-proven = True: { $moves ->
    [one] one move follows
   *[other] { $moves } moves follow
} the rules, and { $draws ->
    [one] one draw comes
   *[other] { $draws } draws come
} from the seed.
replay-not-drawn-here = The moves follow the rules. The draws were given from outside: not drawn here.
replay-measured = { $measured ->
    [one] One of the draws is a measure; its
   *[other] { $measured } of the draws are measures; their
} range was checked.
replay-unfinished = The game is not over.

engine-bad-line = That line can't be understood: { $problem }.
engine-no-game = There is no game yet: begin with "new".
engine-bad-seed = A seed or nonce is { $bytes } bytes in hex, and there is one nonce for each of the { $seats } seats.
engine-no-such-seat = There is no seat { $seat }.

play-undone = Taken back.
play-commitment = The draws are promised by { $commitment }.
play-seed = The seed was { $seed }.
play-saved = Saved in { $file }.
play-left = You leave the house. Come back when it is dark.
play-bad-seed = A seed is 64 hex digits.
replay-next = Enter: go on · q: leave

sim-levels = Name one level for all seats, or one for each of the { $seats } seats; { $given } were named.
sim-endless = Game { $number } does not come to an end.

lab-needs-fast = The training needs numba and numpy: install kurayami with the extra “fast”.
lab-round = Round { $number } of { $of }: the error that is left is { $error }.

# What a command says when it can't be carried out.
cli-no-such-command = There’s no command “{ $given }”. { $near ->
    [none] The commands are { $commands }.
   *[other] Did you mean “{ $near }”?
}
cli-no-such-option = There’s no option { $option }. { $near ->
    [none] “{ $command } --help” lists them all.
   *[other] Did you mean { $near }?
}
cli-too-many-words = “{ $given }” is more than “{ $command }” takes. Leave it out.
cli-not-understood = “{ $command }” doesn’t work like this. Add --help to see how it does.
cli-missing = { $name } is missing. “{ $command } --help” shows where it goes.
cli-no-value = { $option } needs a value.
cli-repeated = { $option } is there twice. Give it once.
cli-not-a-number = “{ $value }” won’t do for { $option }. Give a whole number.
cli-not-a-number-or = “{ $value }” won’t do for { $option }. Give a whole number, or { $choices }.
cli-not-yes-or-no = “{ $value }” won’t do for { $option }. Say true or false.
cli-not-a-choice = “{ $value }” won’t do for { $option }. Choose from { $choices }.
cli-too-low = “{ $value }” won’t do for { $option }. The lowest is { $lowest }.
cli-out-of-range = “{ $value }” won’t do for { $option }. Anything from { $lowest } to { $highest } will.
cli-no-such-language = There’s no language “{ $wish }”. Choose from { $languages }.
cli-not-writable = { $file } can’t be written: { NAME("cli-trouble", $problem) }.

cli-trouble-missing = there’s no such place
cli-trouble-denied = you don’t have the permission
cli-trouble-folder = it’s a folder
cli-trouble-no-folder = a part of the path isn’t a folder
cli-trouble-exists = something else has that name
cli-trouble-full = the disk is full
cli-trouble-in-use = something else is using it
cli-trouble-not-here = this machine doesn’t have that address
cli-trouble-no-such-host = there’s no such address
cli-trouble-other = the system refuses

serve-not-listening = Can’t listen at { $host }, port { $port }: { NAME("cli-trouble", $problem) }.
play-saved-elsewhere = { $file } can’t be written: { NAME("cli-trouble", $problem) }. Your game is kept in { $kept }.
replay-file-not-text = { $file } isn’t a record: it isn’t text.
replay-no-such-seat = There’s no seat { $seat } in this game. It has { $seats }, counted from 0.
sim-other-game = { $option } does nothing in { $game }. Leave it out.
engine-nonces-without-seed = Nonces need a seed. Give both, or neither.
serve-bad-url = “{ $url }” won’t do for --public-url. Write the whole address, such as { $right }, and nothing behind it.
serve-lan-or-host = --lan listens at every address, --host { $host } at one. Give one of the two.
serve-bad-database = Games can’t be kept in “{ $scheme }”. Name a file, or postgresql://user@host/name.
serve-bad-token = A metrics token needs at least { $shortest } letters, digits or signs, and no spaces.
serve-processes-sqlite = SQLite serves one process, not { $processes }. Use --database with a PostgreSQL, or drop --processes.
serve-bad-private-address = “{ $address }” won’t do for --private-address. Write an IP address of this machine, such as 10.0.0.5 or 10.0.0.5:9000.
check-book = { $file } is a book you can play: “{ $title }”.
check-edition = { $file } is an edition you can play: “{ $name }”.
check-no-database = There’s no database at { $database }.
check-file-problem = The file is damaged: { $problem }
check-table-damaged = Table { $code } is damaged and set apart: { $problem }
check-database-well = The database is sound. { $tables ->
    [0] There are no tables in it.
    [one] One table was read, and its game replays.
   *[other] { $tables } tables were read, and every game replays.
}
check-database-damaged = The database is damaged: { $damaged ->
    [0] what can be read of it is sound.
    [one] one of { $tables } tables is set apart.
   *[other] { $damaged } of { $tables } tables are set apart.
} Restore a backup, or remove what is damaged.
announce-said = Every screen shows it within a few seconds.
announce-taken-back = The announcement is withdrawn.
announce-too-long = An announcement has at most { $most } characters.
ban-no-address = “{ $address }” isn’t an IP address.
ban-said = { $hours ->
    [0] { $address } may come in again.
    [one] { $address } stays out for an hour.
   *[other] { $address } stays out for { $hours } hours.
}
tables-closed = Table { $code } is closed. Anyone there is sent away within a few seconds.
tables-one-wish = Close, reopen or remove: one at a time.
tables-reopened = Table { $code } is open again.
tables-removed = Table { $code } is removed.
cli-bad-name = A name has 1 to { $longest } characters.
lab-needs-cluster = This needs the extra “cluster”: pip install kurayami[cluster].
lab-needs-lab = This needs the extra “lab”: pip install kurayami[lab].
lab-bad-cluster = “{ $address }” isn’t a cluster’s address. Give HOST:PORT, auto or local.
lab-no-cluster = There’s no cluster at { $address }. “ray start --head” starts one, and “local” needs none.
lab-other-work = { $file } holds the results of other work. Choose another place, or delete it.
lab-time-left = { $minutes ->
    [0] about { $seconds } s left
   *[other] about { $minutes } min left
}
lab-tried = { $tried } tried
lab-report-written = The report is in { $file }.
lab-bad-aim = “{ $given }” won’t do as an aim. Write who and a share from 0 to 1, such as visitors=0.40.
lab-bad-change = “{ $given }” won’t do as a change. Write a number and its range, such as power.7.needs=4..9.
lab-no-such-number = There’s no number “{ $name }” to change. One is called { $example }.
lab-no-such-side = There’s no share of “{ $side }” to aim at. Choose from { $sides }.
lab-given-twice = { $name } is given twice. Once is enough.
lab-number-not-alone = { $name } can’t be rewritten where it stands. Put “needs = 4” on a line of its own, under [[powers]].
lab-nothing-to-balance = { $game } has no numbers to balance.
lab-balance-checking = The search is done. Checking its numbers in { $games } games it hasn’t played.
lab-balance-aim = the aim was { $aim }%
lab-balance-worth = { $name } = { $now }; with { $before } as before: { $told }
lab-balance-written = It’s written to { $file }.
lab-bound-head = Shares no play can exceed: opened by a tile of its own number, opened by a 6, seconds it took
lab-bound = stage { $stage }: { $limit }, { $again }, { $seconds } s

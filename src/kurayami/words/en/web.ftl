# The words of the screen.

# The house
web-title = kurayami
web-tagline = Board games that are played in the dark
web-lead = A dark house, one small light, something that breathes. Play alone or send a friend a link; there is no account.
web-home = To the hall
web-settings = Settings
web-close = Close
web-cancel = Leave it
web-go-on = Go on
web-loading = The light comes on …
web-copy = Copy
web-copied = Copied
web-undo = Take back
web-skip = To the contents
web-made-by = Free and open. No accounts, no cookies that follow you.
web-licences = Licences

# Games
web-game-hidden-rooms = Hidden Rooms
web-game-hidden-rooms-line = Alone in a house that you lay room by room, while something walks its round.
web-game-hidden-rooms-facts = One player · 20 to 30 minutes · by Hakushi, 2017
web-game-hako-onna = Hako Onna
web-game-hako-onna-line = She hides in the house that you search. Who finds her is hers.
web-game-hako-onna-facts = Two to five players · 45 minutes, about 6 with bots · by Go Ejin, 2016
web-game-komnata-strachu = Komnata Strachu
web-game-komnata-strachu-line = Three cards, five tokens, one light switch: whoever is first to be right takes them.
web-game-komnata-strachu-facts = One to four players · 10 minutes · by David Wang, 2018
web-quick-practice = Practise alone
web-quick-two = Two at this screen
web-quick-phones = Big screen and phones
web-play-visitor = Play as a Visitor
web-play-her = Play as her
web-play-now = Play now
web-open-table = Open a table
web-open-latecomers = Latecomers may take over a bot’s seat
web-open-listed = Show it to everyone in the hall
web-absence = When somebody goes away
web-absence-after = { $seconds ->
    [0] they are waited for
    [30] a bot plays for them after half a minute
    [60] a bot plays for them after a minute
   *[other] a bot plays for them after { $seconds } seconds
}
web-open-undo = Moves can be taken back
web-open-hints = Hints are allowed
web-watch = Watch
web-rules = Rules
web-book = Book
web-tutorial = Tutorial
web-tutorial-first = Your first time here?
web-tutorial-line = A short tutorial teaches the game by playing it. You can leave it whenever you like, and come back to it.
web-tutorial-not = Play at once
web-tutorial-skip = Leave the tutorial and play
web-tutorial-done = Play in earnest
web-tutorial-again = Once more
web-nights = My nights
web-challenge-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
web-challenge-all = All { $count } results
web-book-editor = Write a book
web-book-file = … or out of a file (TOML)

# Start page
web-my-games = Go on with my games
web-challenge = Today’s challenge
web-challenge-line = The same tiles in the same order for everyone, once a day. No hints, nothing taken back.
web-challenge-play = Take it on
web-challenge-go-on = Go on with it
web-challenge-look = Look at it again
web-challenge-none = Nobody has finished it yet.
web-challenge-nobody = somebody
web-challenge-won = out of the house
web-challenge-lost = the house kept them
web-challenge-you = you
web-open-tables = Open tables
web-running-tables = Being played now
web-finished-tables = Played
web-tables-none = It is quiet. Nobody is playing just now.
web-join-code = Have you been given a code?
web-join = Join
web-code = Code of the table
web-phase-gathering = waiting for players
web-phase-playing = being played
web-phase-over = over
web-phase-frozen = can only be watched
web-won = won
web-lost = lost
web-continue = Go on
web-replay = Replay
web-replay-live = Replay in real time
web-nobody-yet = nobody yet

# At a table
web-seats = Seats
web-seat-empty = Empty seat
web-seat-bot = { $name } (bot, { $level })
web-bot-name = { $number ->
    [1] Wick
    [2] Ember
    [3] Soot
    [4] Moth
   *[5] Cinder
}
web-seat-you = you
web-seat-away = away
web-seat-away-bot = away; a bot plays
web-sit = Sit down here
web-stand = Stand up
web-bots = Bots
web-level = { $level ->
    [random] at random
    [beginner] beginner
    [careful] careful
    [clever] clever
    [master] master
    [dreamer] dreamer
    [steady] steady
    [quick] quick
    [fearless] fearless
    [follower] keeps pace with you
   *[other] { $level }
}
web-seat-bot-here = Seat a bot
web-remove = Remove
web-mute = Mute
web-unmute = Let talk
web-your-name = Your name
web-names = Names at this screen
web-name-player = Player
web-begin = Begin
web-begin-bots = Begin with bots
web-begin-waits = Only the host can begin.
web-invite = Invite
web-invite-line = Whoever has this link can join or watch.
web-invite-lan = Only this computer can reach the table now. To play with others in the same network, let it listen there.
web-invite-lan-open = Listen on the local network
web-party-many = How many play?
web-party-line = This screen shows the cards. Everyone plays on their own phone. Bots take empty seats.
web-party-scan = Scan the code. Your phone becomes your tokens and your switch.
web-party-lan = Phones can’t reach this computer yet. Let it listen on your home network.
web-party-lan-open = Let phones in
web-party-lan-help = Page won’t open? Put the phone on the same Wi-Fi, and let Python through this computer’s firewall.
web-party-waiting = waiting for a phone
web-party-first = Waiting for the first phone
web-party-bots = { $count ->
    [one] A bot takes the empty seat.
   *[other] Bots take the { $count } empty seats.
}
web-full-screen = Full screen
web-phone-in = You’re in. Look at the big screen.
web-phone-name = Change name
web-phone-name-keep = Done
web-phone-late = Every seat is taken. Stay here: you may get one in the next game.
web-next-game = To the next game
web-qr = QR code of the link
web-move-device = Move to another device
web-move-device-line = Open this link on the other device within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Your seats then belong to it.
web-move-ask = Move these seats to this device?
web-move-seat = { $name } · { $game }
web-move-hosted = { $count ->
    [one] One table is hosted from here then.
   *[other] { $count } tables are hosted from here then.
}
web-move-line = The device that they belong to now gives them up. Go on only if the link is your own.
web-move-empty = That device has no seats in running games.
web-move-own = These seats are on this device already.
web-move-yes = Move them here
web-moving = Your seats are being moved to this device …
web-moved = Your seats are here now.
web-move-nothing = This link holds nothing to move.
web-watchers = { $count ->
    [one] One is watching
   *[other] { $count } are watching
}
web-watching = You are watching.
web-frozen = The rules have changed since this game was played. It can be watched, but not go on.
web-log = What happened
web-log-empty = Nothing yet.
web-chat = Talk
web-chat-empty = Nobody has said anything.
web-chat-to = To whom
web-chat-to-all = To all
web-chat-to-ghosts = Only among the ghosts
web-chat-say = Say something
web-chat-send = Send
web-chat-hush = Nobody talks now.
web-chat-quiet = Only those who sit at the table can talk.
web-play-again = Play again
web-seed = The seed that proves the draws: { $seed }

# The line
web-line-lost = The connection is lost. It is being mended …
web-line-back = The connection is back.
web-line-closed = The connection is closed.
web-server-away = The server can’t be reached. Is it running?
web-server-trouble = The server is in trouble ({ $status }).
web-outdated = The house was rebuilt meanwhile. Load the page again.
web-reload = Load again
web-try-again = Try again
web-not-found = There is no such room.
web-not-found-line = The door leads nowhere. Go back to the hall.

# Settings
web-language = Language
web-language-en = English
web-language-ja = 日本語
web-language-pl = Polski
web-volume = Volume
web-sound-off = silent
web-less-motion = Less motion
web-less-motion-line = Pieces jump instead of gliding, lights do not flicker.
web-calm = No flashes or sudden sounds
web-calm-line = Nothing will startle you.

# Replay
web-replay-of = Replay: { $game }
web-replay-step = Step { $step } of { $steps }
web-replay-slider = Where in the game
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-from = Seen by
web-replay-from-all = everything open
web-replay-from-watch = those who watched
web-replay-share = Share
web-replay-record = The record as a file
web-replay-speed = Speed
web-review = Look back
web-back-to-table = Back to the table

# Rules
web-contents = Contents
web-rules-of = Rules: { $game }
web-one-click = One click acts
web-one-click-line = With the mouse, a draw needs no second click.
web-automatic = Go on by itself
web-automatic-line = A step that leaves no choice needs no click.
web-text-size = Text size
web-start-over = New game
web-seed-title = Proof of the draws
web-challenge-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
web-challenge-send = Copy the result
web-challenge-next = Next challenge in { $hours } h { $minutes } min

# The words of the screen.

# The house
web-title = kurayami
web-tagline = Board games played in the dark
web-lead = A dark house. One small light. Something breathing. Play alone or send a friend the link. No account needed.
web-home = Back to the hall
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-go-on = Continue
web-loading = Lighting the lamp…
web-copy = Copy
web-copied = Copied
web-undo = Undo
web-skip = Skip to the content
web-made-by = Free and open source. No accounts, no tracking.
web-licences = Licences

# Games
web-game-hidden-rooms = Hidden Rooms
web-game-hidden-rooms-line = Find your way out, one room at a time. You are not the only one walking.
web-game-hidden-rooms-facts = One player · 20 to 30 minutes · by Hakushi, 2017
web-game-hako-onna = Hako Onna
web-game-hako-onna-line = She is hiding in this house. Find her, and you’re hers.
web-game-hako-onna-facts = Two to five players · 45 minutes, about 6 with bots · by Go Ejin, 2016
web-game-komnata-strachu = Komnata Strachu
web-game-komnata-strachu-line = Three cards. Five tokens. One light switch. Be right, and be first.
web-game-komnata-strachu-facts = One to four players · 10 minutes · by David Wang, 2018
web-quick-practice = Solo practice
web-quick-two = Two on this screen
web-quick-phones = Big screen and phones
web-play-visitor = Play as a Visitor
web-play-her = Play as her
web-play-now = Play
web-open-table = Open a table
web-open-latecomers = Latecomers may take over a bot’s seat
web-open-listed = List this table in the hall
web-absence = If somebody leaves
web-absence-after = { $seconds ->
    [0] wait for them
    [30] a bot takes over after 30 seconds
    [60] a bot takes over after a minute
   *[other] a bot takes over after { $seconds } seconds
}
web-open-undo = Allow undo
web-open-hints = Allow hints
web-open-belief = Show where she is likely to be (off, as at a real table)
web-watch = Watch
web-rules = Rules
web-book = Book
web-tutorial = Tutorial
web-tutorial-first = First time here?
web-tutorial-line = Learn by playing. It’s short, and you can leave any time.
web-tutorial-not = Skip it
web-tutorial-skip = Skip the tutorial
web-tutorial-done = Play for real
web-tutorial-again = Play it again
web-nights = My nights
web-endless = Endless nights
web-challenge-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
web-challenge-all = All { $count } results
web-book-editor = Write a book
web-book-file = Open a book file (TOML)

# Start page
web-challenge = Today’s challenge
web-challenge-line = One deal a day, the same for everyone. No hints, no undo.
web-challenge-race = Ten rounds against the clock, the same cards for everyone. One try.
web-challenge-race-result = { $right ->
    [0] none right
   *[other] { $right } right · { $time } s
}
web-challenge-play = Take it on
web-challenge-go-on = Continue
web-challenge-look = Watch the replay
web-challenge-none = Nobody has finished it yet.
web-challenge-nobody = somebody
web-challenge-won = got out
web-challenge-lost = never came out
web-challenge-you = you
web-open-tables = Open tables
web-running-tables = Live tables
web-join-code = Got a code?
web-join = Join
web-code = Table code
web-phase-gathering = waiting for players
web-phase-playing = in progress
web-phase-over = over
web-phase-frozen = watch only
web-won = won
web-lost = lost
web-fate = { NAME("web-fate", $fate) }
web-fate-survived = survived
web-fate-trapped = she won
web-fate-hers = died, she won with you
web-fate-left = died
web-fate-queen = won as Hako Onna
web-fate-beaten = lost as Hako Onna
web-fate-visitors = the Visitors won
web-fate-she = she won
web-fate-none = nobody won
web-continue = Continue
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
web-seat-away-bot = away, a bot plays
web-sit = Sit here
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
web-seat-bot-here = Add a bot
web-remove = Remove
web-mute = Mute
web-unmute = Unmute
web-your-name = Your name
web-names = Names at this screen
web-begin = Start
web-begin-bots = Start with bots
web-begin-waits = The host starts the game.
web-invite = Invite
web-invite-line = Anyone with this link can join or watch.
web-invite-lan = Only this computer can reach the table. Open it to your network so others nearby can join.
web-invite-lan-open = Open to my network
web-party-many = How many play?
web-party-line = This screen shows the cards. Everyone plays on their own phone. Bots take empty seats.
web-party-scan = Scan the code. Your phone becomes your tokens and your switch.
web-party-lan = Phones can’t reach this computer yet. Open it to your home network.
web-party-lan-open = Let phones in
web-party-lan-help = Page won’t open? Put the phone on the same Wi‑Fi, and let Python through this computer’s firewall.
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
web-next-game = Next game
web-qr = QR code for the link
web-move-device = Move to another device
web-move-device-line = Open this link on the other device within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Your seats move there.
web-move-ask = Move these seats to this device?
web-move-seat = { $name } · { $game }
web-move-hosted = { $count ->
    [one] You’ll host one table from here.
   *[other] You’ll host { $count } tables from here.
}
web-move-line = The device that has them now will lose them. Continue only if the link is your own.
web-move-empty = That device has no seats in running games.
web-move-own = These seats are already on this device.
web-move-yes = Move them here
web-moving = Moving your seats to this device…
web-moved = Your seats are here now.
web-move-nothing = This link has nothing to move.
web-watchers = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
web-chair-free = A seat is free. Take over from a bot as:
web-chair-none = You’re watching. When a seat is free, you can take it here.
web-chair-watch = Just watch
web-watching = You’re watching.
web-frozen = The rules have changed since this game was played. You can watch it, but not continue it.
web-log = Log
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-chat-to = To
web-chat-to-all = Everyone
web-chat-to-ghosts = Ghosts only
web-chat-say = Say something
web-chat-send = Send
web-chat-hush = Nobody can talk now.
web-chat-quiet = Take a seat to chat.
web-play-again = Play again
web-seed = Proof of fair draws (seed): { $seed }

# The line
web-line-lost = Connection lost. Reconnecting…
web-line-back = Back online.
web-line-closed = Connection closed.
web-server-away = Can’t reach the server. Is it running?
web-server-trouble = Server error ({ $status }).
web-outdated = The house has been rebuilt. Reload the page.
web-reload = Reload
web-try-again = Try again
web-not-found = No such room
web-not-found-line = This door leads nowhere.
web-broken = The light went out
web-broken-line = This page has failed. Your game is safe on the server.

# Settings
web-language = Language
web-language-en = English
web-language-ja = 日本語
web-language-pl = Polski
web-volume = Volume
web-sound-off = silent
web-less-motion = Less motion
web-less-motion-line = Pieces jump into place; lights stop flickering.
web-calm = No flashes or jump scares
web-calm-line = Nothing will startle you.

# Replay
web-replay-of = Replay: { $game }
web-replay-step = Move { $step } of { $steps }
web-replay-slider = Position in the game
web-replay-back = Previous move
web-replay-on = Next move
web-replay-play = Play
web-replay-pause = Pause
web-replay-from = View as
web-replay-from-all = all revealed
web-replay-from-watch = spectator
web-replay-share = Share
web-replay-record = Download the record
web-replay-speed = Speed
web-review = Review
web-back-to-table = Back to the table

# Rules
web-contents = Contents
web-pictures = The game in pictures
web-rule = Rule { $rule }
web-rules-full = Rules in full
web-rules-of = Rules: { $game }
web-one-click = One click acts
web-one-click-line = With a mouse, a draw needs no second click.
web-automatic = Automatic steps
web-automatic-line = A step with only one choice takes itself.
web-text-size = Text size
web-start-over = New game
web-seed-title = Proof of fair draws
web-challenge-send = Copy the result
web-challenge-next = Next challenge in { $hours } h { $minutes } min

# Behind a door
web-play-of = Play: { $game }
web-play-alone = Play alone
web-play-alone-line = You, a dark house, and what walks in it.
web-play-bots = Play against bots
web-play-bots-line = They keep pace with you.
web-quick-practice-line = Ten rounds against the clock.
web-quick-two-line = One keyboard or one tablet, two rows of keys.
web-quick-phones-line = Everyone’s phone holds their tokens.
web-play-visitor-line = Search the house with three bots, and hope.
web-play-her-line = Hide, listen, and wait for them to look.
web-open-table-line = Send friends the link.
web-tutorial-short = Learn by playing, in a few minutes.
web-other-games = More of your games
web-resume = Continue: { $game }
web-friends = With friends
web-challenges = Today’s challenges
web-watch-now = Watch

# You
web-you = Your name and face
web-you-are = { $name }: change name and face
web-you-line = Others see them at the table. They’re kept in this browser, and move with you to another device.
web-you-draw = Draw another name
web-you-face = Your face
web-you-keep = Done
web-face = { $number ->
    [1] owl
    [2] cat
    [3] fox
    [4] hare
    [5] crow
    [6] mouse
    [7] girl with a red bow
   *[8] boy with a cap
}
web-drawn-name = { $number ->
    [1] Wren
    [2] Thistle
    [3] Rook
    [4] Juniper
    [5] Lark
    [6] Briar
    [7] Hazel
    [8] Sparrow
    [9] Fern
    [10] Linnet
    [11] Rowan
   *[12] Marten
}
web-moved-you = You’re { $name } here too.

# My nights
web-nights-played = { $count ->
    [0] not played yet
    [one] one game
   *[other] { $count } games
}
web-nights-won = { $won } won
web-nights-row = { $count ->
    [one] won the last one
   *[other] won the last { $count }
}
web-nights-days = { $count ->
    [one] one day’s challenge in a row
   *[other] { $count } days’ challenges in a row
}
web-nights-untried = Not tried yet
web-nights-tried-all = You’ve tried everything the house has. It hasn’t tried everything on you.
web-nights-line = What you’ve played in this browser.
web-nights-none = You haven’t finished a game yet.
web-nights-games = Your last games

# Settings that came later
web-contrast = More contrast
web-contrast-line = Brighter words, darker grounds, clear edges.
web-left-handed = Left-handed
web-left-handed-line = Keys and panels change sides.
web-keys = Keys
web-keys-change = To change a key, select it and press another.
web-keys-reset = Reset keys
web-key-for = { $what }, key
web-shortcuts = Keyboard shortcuts
web-shortcuts-line = Single keys act from anywhere. When off, play with Tab, arrows and Enter.
web-unhurried = Unhurried
web-unhurried-line = Ten times the time to answer, or no limit, for everyone at your tables.
web-unhurried-told = An unhurried table: ten times the time, or no limit.
web-more-time = I need more time
web-more-time-line = Everyone at this table gets ten times the time, or no limit.
web-asked-for-time = Asked for more time
web-say-again = Say the last thing again
web-say-where = Say where everything is
web-access = Accessibility

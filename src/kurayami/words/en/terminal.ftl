# The terminal: full screen and line by line.
terminal-choose = Choose.
terminal-wait = Wait…
terminal-seat = { SEAT($seat) }
terminal-yes = yes
terminal-no = no
terminal-quick-two = Two at this keyboard
terminal-spoken = { $name }: “{ $text }”
terminal-refused = That didn’t work ({ $reason }).
terminal-no-link = “{ $link }” isn’t a table’s address. One looks like http://192.168.0.7:8422/t/7QK3M9XW2A.
terminal-stranger = Something answers there, but it isn’t a kurayami of this version.
terminal-kept = The game is kept. Next time, continue from the hall.

# Line by line
terminal-lines-help = A number or a few of its words choose. ? lists what’s possible, v looks around, m draws a map, l is the log, u undoes, h hints, n 12 recalls Shadow 12, n 12 danger marks it for you, claim 12 bones claims, say … chats, q leaves.
terminal-hall-how = A number or a few words open a door. name Ada changes your name. ? lists the doors. q leaves.
terminal-options-how = A number changes a setting to its next value, or starts the game. q goes back.
terminal-name-is = You’re { $name } now.
terminal-many = { $count ->
    [one] One option.
   *[other] { $count } options.
} ? lists them; a few words of one choose it.
terminal-not-possible = “{ $answer }” isn’t possible now. ? lists what is.
terminal-nothing-here = Nothing to see.
terminal-claim-how = Claim like this: claim 12 bones. Or danger, clear, look, avoid; taking means its room.

# Hidden Rooms
terminal-hr-fate = Won { $won } of 2 · lost { $lost } of 3
terminal-hr-search-with = Search { $square } with…
terminal-hr-you = You’re at { $square }, in { $tile }.
terminal-hr-monster = The monster is at { $square }, facing { $way }.
terminal-hr-watched = It sees { $squares }.

# Komnata Strachu
terminal-ks-race = Type the tokens’ numbers in order, then Enter for the light. 0 hits it bare. g gives up.
terminal-ks-deck = { $count ->
    [one] One card left in the deck.
   *[other] { $count } cards left in the deck.
}

# Hako Onna
terminal-ho-act = Move, peek into a Shadow, or use what you hold.
terminal-ho-placing = Choose where the board goes.
terminal-ho-arrange = Swap two stacks. Choose “{ NAME("ho-action-done") }” when you’re happy.
terminal-ho-scream = Scream? You draw a power, but everyone learns your room.
terminal-ho-set = Set a card from your hand face down, take one back, or continue.
terminal-ho-activate = Their eyes are closed. Activate a ready power, or continue to your Move.
terminal-ho-disc = Noise check: the disc sways in your hand. Let go when it hangs still.
terminal-ho-hides = { NAME("web-ho-hakobito") }: { $room }, Shadow { NTH($shadow) }
terminal-ho-shadows = Shadows { $shadows }
terminal-ho-doors = doors to { $rooms }
terminal-ho-heard = she screamed here last

# Keys
terminal-key-begin = wake up there
terminal-key-go = move, search
terminal-key-open = open
terminal-key-leave = leave

# Full screen
terminal-note = 12 recalls Shadow 12; 12 danger, 12 safe or 12 ask marks it
terminal-note-how = Type a Shadow’s number, then danger, safe or ask to mark it. Only you see marks.
terminal-name = Your name
terminal-key-name = name: { $name }
terminal-key-note = note
terminal-key-map = map
terminal-key-pan = move the map
terminal-key-list = back
terminal-claim = 12 bones, 12 danger, 12 clear, 12 look, 12 avoid, 12 taking
terminal-way = Play
terminal-usual = usual
terminal-with-others = Wait for others at the table
terminal-needs-extra = The full screen needs Textual: install kurayami with the extra “terminal”. Continuing line by line.
terminal-key-tokens = push a token
terminal-key-light = hit the light
terminal-key-stay = stay
terminal-key-hint = hint
terminal-key-review = review
terminal-key-undo = undo
terminal-key-chat = chat
terminal-key-rules = rules
terminal-key-hall = hall
terminal-key-aim = aim
terminal-key-drop = drop
terminal-key-blip = turn the disc
terminal-key-floor = floor
terminal-key-on = continue
terminal-key-claim = claim
terminal-key-cards = flip a card
terminal-key-choose = choose
terminal-key-more = more
terminal-key-unknown = “{ $pressed }” does nothing here. The keys that do are at the bottom.
terminal-retry = Try again
terminal-away-advice = Check the address and your network, or ask whoever hosts it. Then try again. To play on this machine, leave and run: kurayami play --terminal
terminal-trouble-advice = Nothing can be played until that’s fixed. Fix it and try again, or leave and start with another file: kurayami play --terminal --database FILE
terminal-won = You win! q goes back to the hall.
terminal-lost = You lose. q goes back to the hall.
terminal-over = The game is over. q goes back to the hall.

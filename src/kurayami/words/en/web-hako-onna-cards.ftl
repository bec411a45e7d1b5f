# Hako Onna: the names of all cards; every card and tile explains itself.

ho-power-0 = Time of Despair
ho-power-1 = Close To You
ho-power-2 = I Will Reach You
ho-power-3 = The Door Stays Shut
ho-power-4 = Moving Things
ho-power-5 = I’m Behind You
ho-power-6 = Open This
ho-power-7 = I Want That One
ho-power-8 = I Am Mary
ho-power-9 = False Answers
ho-power-10 = Come To Me
ho-power-11 = Impossible Upside Down
ho-power-12 = We Are Many
ho-card-stethoscope = Stethoscope
ho-card-occult_book = Occult Book
ho-card-sacred_drops = Sacred Drops
ho-card-ouija_board = Ouija Board
ho-card-dowsing_rod = Dowsing Rod
ho-card-smartphone = Smartphone
ho-card-flashlight = Flashlight
ho-card-camera = Camera
ho-card-rope = Rope
ho-card-salt = Salt
ho-card-music_box = Music Box
ho-card-fathers_letter = Father’s Letter
ho-card-spare_dial = Spare Dial

web-ho-back-power = One of her powers, face down
web-ho-back-item = An Item card, face down
web-ho-back-tile = A tile, face down
web-ho-back-noise = A noise card, face down
web-ho-card-noise = Noise { $value }
web-ho-card-needs = { $needs ->
    [one] needs { $needs } page
   *[other] needs { $needs } pages
}
web-ho-card-needs-none = needs no pages
web-ho-card-rank = rank { $rank }
web-ho-card-what = { NAME("web-ho-what", $card) }
web-ho-card-when = { NAME("web-ho-when", $when) }

web-ho-when-her-turn = Her turn, eyes closed
web-ho-when-interrupt = Interrupts an announced action
web-ho-when-automatic = Strikes by itself while set
web-ho-when-lasting = Works while set, unseen
web-ho-when-scream = When she screams
web-ho-when-use = Main action: Use
web-ho-when-use-kills = Main action: Use · deadly in her room
web-ho-when-use-once = Main action: Use · once
web-ho-when-held = Works while held
web-ho-when-held-once = Works while held · once
web-ho-when-found = When somebody peeks at it
web-ho-when-fixed = Can’t be carried
web-ho-when-check = At a noise check

web-ho-what-power-0 = It goes back under the deck. She takes the next two powers into her hand, found pages or not.
web-ho-what-power-1 = Each step of her Move may also lead to any room on the floor it starts from.
web-ho-what-power-2 = Her Move has two steps. She sees the tiles in both rooms and hides in the second. Only there can she turn tiles face down.
web-ho-what-power-3 = She bars one door or stairway. No Visitor gets through until her next turn starts. Ghosts do.
web-ho-what-power-4 = She looks at every tile in one room, anywhere, and swaps its stacks as she likes. What a ghost keeps stays with that ghost.
web-ho-what-power-5 = Make a noise in her room and everyone there dies before her turn begins. With 8 pages found, a Hakobito’s room is deadly too. Then the card returns to her hand.
web-ho-what-power-6 = She points at a Shadow in the acting Visitor’s room. They peek into it now, with everything a Peek brings.
web-ho-what-power-7 = She sees everything the acting Visitor holds and takes one thing, or nothing. A card is gone for good. A tile goes face down where no Visitor is; only the ghosts know where.
web-ho-what-power-8 = Doll Mary’s holder must show her, can’t let go, and makes two noise checks until her next turn ends.
web-ho-what-power-9 = She may lie to the Ouija Board and the Dowsing Rod. Nobody sees it’s set.
web-ho-what-power-10 = She drags the acting Visitor into a neighbouring room of her choice. The Barrier doesn’t help.
web-ho-what-power-11 = Discs are taken in reverse order until her next turn ends. Disc games only.
web-ho-what-power-12 = Items that kill in her room kill in a Hakobito’s room too.
web-ho-what-power-back = A power she has set or holds. Once set, it’s ready to use.

web-ho-what-item-stethoscope = At the Safe, say one number instead of three. If it’s in the combination, it stays face up for good. If not, your turn ends.
web-ho-what-item-occult_book = An Empty tile you leave in place of another may lie face up: everyone sees nothing is there, until a ghost turns it face down.
web-ho-what-item-sacred_drops = Make one more noise check. If it’s quiet, she can’t set powers of rank B or C on her next turn.
web-ho-what-item-ouija_board = Ask whether she’s in a room you name. She must answer. Only with another Visitor in your room, or if you’re the last one alive.
web-ho-what-item-dowsing_rod = Ask which floor she’s on. She must answer.
web-ho-what-item-smartphone = Only you see one of her set powers or, if none is set, a random card from her hand.
web-ho-what-item-flashlight = Only you see the tiles in one Shadow of a neighbouring room. A ghost there doesn’t kill you.
web-ho-what-item-camera = Everyone sees the tiles in one Shadow of your room. Nothing else happens.
web-ho-what-item-rope = Move twice in one action. Announce both Moves together.
web-ho-what-item-salt = On her next turn, no ghost may enter or cross the room you’re in. One already there may stay or leave.
web-ho-what-item-music_box = Undo a failed noise check and make it again. Once between two resets.
web-ho-what-item-fathers_letter = A Diary page you find may stay where it is, unseen by others. Her power stays locked.
web-ho-what-item-spare_dial = The Safe opens if two of your three numbers are right.
web-ho-what-item-back = An Item card.

web-ho-what-tile-hako-onna = Find her and you die. Her tile turns face down again. She hides in place of another tile, and keeps it.
web-ho-what-tile-hakobito = A dead Visitor, hiding for her now. Find one and you die. Only a weapon removes it.
web-ho-what-tile-diary = A page of her Diary. Show it, and it unlocks the power of that number. Some powers need several pages.
web-ho-what-tile-combination = A number that isn’t in the Safe’s combination. She keeps the three that are.
web-ho-what-tile-bones = Her Bones. Peek at them while holding Doll Mary, and she’s laid to rest: the Visitors win.
web-ho-what-tile-secret-exit = The way out. Peek at it while holding Key Ring, and it opens: the Visitors win.
web-ho-what-tile-safe = Say three different numbers from 1 to 6. All right: Key Ring is yours. Wrong: your turn ends.
web-ho-what-tile-key-ring = Opens the Secret Exit for its holder. It waits in the Safe.
web-ho-what-tile-doll-mary = Peek at the Bones with the doll in your hands, and she’s laid to rest. But { ho-power-8 } calls out whoever holds it.
web-ho-what-tile-fire-extinguisher = When you would die, use it up instead: you flee into a neighbouring room and live. She can’t interrupt it.
web-ho-what-tile-strange-charm = Name one of her set powers. It’s shown and leaves the game. She can’t interrupt it.
web-ho-what-tile-wooden-stake = A weapon for one Shadow of your room. If she’s there and the stake is her Weakness, the Visitors win. If it isn’t, you die. If she’s elsewhere, the stake and the tiles are lost.
web-ho-what-tile-rusty-chain = A weapon for one Shadow of your room. If she’s there and the chain is her Weakness, the Visitors win. If it isn’t, you die. If she’s elsewhere, the chain and the tiles are lost.
web-ho-what-tile-gasoline = A weapon for one Shadow of your room. If she’s there and fire is her Weakness, the Visitors win. If it isn’t, you die. If she’s elsewhere, the gasoline and the tiles are lost.
web-ho-what-tile-weakness-stake = She doesn’t fear the stake. Her Weakness is another.
web-ho-what-tile-weakness-chain = She doesn’t fear the chain. Her Weakness is another.
web-ho-what-tile-weakness-gasoline = She doesn’t fear fire. Her Weakness is another.
web-ho-what-tile-empty = Dust, nothing else. It takes the place of a taken tile.
web-ho-what-tile-back = Look to find out. Every tile has this back. So does she.
web-ho-what-noise = Six cards, 0 to 5. If the face-up cards add up to 11 or more, that’s noise, and she comes. When only one is left face down, she comes after the turn. To pass, take one unseen, but never while the 0 is face up.

# Hako Onna: every card and tile explains itself.

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

web-ho-when-her-turn = On her turn, with eyes closed
web-ho-when-interrupt = Interrupts a Visitor’s announced action
web-ho-when-automatic = Strikes by itself while it is set
web-ho-when-lasting = Works while it is set, unshown
web-ho-when-scream = When she screams
web-ho-when-use = Main action: Use
web-ho-when-use-kills = Main action: Use · deadly in her room
web-ho-when-use-once = Main action: Use · once
web-ho-when-held = Works by being held
web-ho-when-held-once = Works by being held · once
web-ho-when-found = When somebody looks at it
web-ho-when-fixed = Can’t be carried
web-ho-when-check = At a noise check

web-ho-what-power-0 = The deck gives way. It goes under the deck again, and she takes the next two cards to her hand, even those whose page nobody has found.
web-ho-what-power-1 = The walls of a floor mean nothing to her this turn: each step of her Move may lead to any room of the floor it starts on, or to a neighbouring room as always.
web-ho-what-power-2 = Her Move has two steps this turn. She sees the tiles of both rooms and hides in the second; only there may she turn tiles down.
web-ho-what-power-3 = She puts the Barrier on a door or a stairway. No Visitor passes it, from either side, until her next turn begins. Ghosts walk through.
web-ho-what-power-4 = She looks at every tile of one room, wherever it is, and exchanges the stacks of its Shadows as she likes. What a ghost keeps stays with that ghost.
web-ho-what-power-5 = Make noise in her room and everyone there is dead, before her turn even begins. With 8 pages found it is enough to share a room with a Hakobito. Then the card goes back to her hand.
web-ho-what-power-6 = The acting Visitor must peek, now, at a Shadow of their room that she points at. It is a whole Peek, with everything that may be found there.
web-ho-what-power-7 = She sees all that the acting Visitor holds and takes one thing, or nothing. A card is gone for good. A tile goes face down somewhere in the mansion, where no Visitor is; only the ghosts know where.
web-ho-what-power-8 = Whoever holds Doll Mary must show her. Until the end of her next turn that Visitor can’t part with the doll and makes two noise checks instead of one.
web-ho-what-power-9 = Her answers to the Ouija Board and the Dowsing Rod may be lies. Nobody sees that it is set.
web-ho-what-power-10 = The acting Visitor is dragged into a neighbouring room of her choice. The Barrier does not help.
web-ho-what-power-11 = The discs are taken in reverse order until her next turn ends. Only in games with discs.
web-ho-what-power-12 = An item that is deadly in her room is deadly in a Hakobito’s room too.
web-ho-what-power-back = A power she has set, or holds. She can use it from the moment it lies there.

web-ho-what-item-stethoscope = At the Safe you may name one number instead of three. If it belongs to the combination it is turned up for good; if not, your turn is over.
web-ho-what-item-occult_book = An Empty tile that you put down in place of another may lie face up: all can see that nothing is there, until a ghost turns it down.
web-ho-what-item-sacred_drops = Make one more noise check. If it stays quiet, she can set no power of rank B or C on her next turn.
web-ho-what-item-ouija_board = Ask whether she is in a room that you name. She must answer. Only with another Visitor in your room, or when you are the last one alive.
web-ho-what-item-dowsing_rod = Ask on which floor she is. She must answer.
web-ho-what-item-smartphone = Look, alone, at one of her set powers; if none is set, at a random card of her hand.
web-ho-what-item-flashlight = See, alone, the tiles of one Shadow in a neighbouring room. A ghost that you see there does not kill you.
web-ho-what-item-camera = All see the tiles of one Shadow of your room. Nothing else happens.
web-ho-what-item-rope = Two Moves in one action. Both are named when you announce it.
web-ho-what-item-salt = On her next turn no ghost may enter the room you are in, or pass through it. One that is there already may stay or leave.
web-ho-what-item-music_box = Once between two resets, a noise check that failed is undone and made again.
web-ho-what-item-fathers_letter = A Diary page that you find may stay where it lies, and you need not show it. Her power stays locked.
web-ho-what-item-spare_dial = The Safe opens for you when two of your three numbers are right.
web-ho-what-item-back = An Item card.

web-ho-what-tile-hako-onna = Whoever finds her dies. Her tile then goes face down again. She hides in place of another tile, which she keeps.
web-ho-what-tile-hakobito = A Visitor who died, and now hides for her. Finding a Hakobito is death as well. Only a weapon removes one.
web-ho-what-tile-diary = A page of her diary. It is shown and put on its card, and unlocks the power of that number. Pages also feed the powers that need them.
web-ho-what-tile-combination = A number that is not in the combination of the Safe. She keeps the three that are.
web-ho-what-tile-bones = Her bones. Whoever peeks at them while holding Doll Mary gives her rest, and the Visitors win.
web-ho-what-tile-secret-exit = The way out. Whoever peeks at it while holding the Key Ring opens it, and the Visitors win.
web-ho-what-tile-safe = Name three different numbers from 1 to 6. All right: the Key Ring is yours. Wrong: your turn is over.
web-ho-what-tile-key-ring = Opens the Secret Exit for whoever holds it. It waits in the Safe.
web-ho-what-tile-doll-mary = Peek at the Bones with the doll in your hands, and she finds rest. But her power { ho-power-8 } calls for whoever holds it.
web-ho-what-tile-fire-extinguisher = When you would die, show it and spend it instead: you run into a neighbouring room and live. It can’t be interrupted.
web-ho-what-tile-strange-charm = Name one of her set powers: it is turned up and leaves the game. It can’t be interrupted.
web-ho-what-tile-wooden-stake = A weapon. Use it on a Shadow of your room. If she is there and the stake is her Weakness, the Visitors win; if it is not, you die. If she is elsewhere, stake and tiles are lost.
web-ho-what-tile-rusty-chain = A weapon. Use it on a Shadow of your room. If she is there and the chain is her Weakness, the Visitors win; if it is not, you die. If she is elsewhere, chain and tiles are lost.
web-ho-what-tile-gasoline = A weapon. Use it on a Shadow of your room. If she is there and fire is her Weakness, the Visitors win; if it is not, you die. If she is elsewhere, gasoline and tiles are lost.
web-ho-what-tile-weakness-stake = She does not fear the stake: this Weakness is not the one she chose.
web-ho-what-tile-weakness-chain = She does not fear the chain: this Weakness is not the one she chose.
web-ho-what-tile-weakness-gasoline = She does not fear fire: this Weakness is not the one she chose.
web-ho-what-tile-empty = Dust, and nothing else. It takes the place of a tile that was taken.
web-ho-what-tile-back = Nobody can tell what lies here before they look. All tiles have this back, hers too.
web-ho-what-noise = Six cards, 0 to 5. If those that lie face up add up to 11 or more, you have made noise, and she comes. When a single one is left face down, she comes after the turn. Passing means to take one unseen, but never while the 0 lies open.

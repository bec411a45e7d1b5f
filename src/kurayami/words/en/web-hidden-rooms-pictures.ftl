# Hidden Rooms in pictures.
web-hr-picture-goal-title = Find the way out
web-hr-picture-goal = You’re a child in a dark house. Lay rooms, one at a time, from the bottom right to the exit at the top left.
web-hr-picture-turn-title = Your turn
web-hr-picture-turn = Move over laid rooms, twice at most. Then search one dark square beside you. Searching ends your turn. So does staying.
web-hr-picture-fits-title = What fits
web-hr-picture-fits = A room fits if it shares the colour of the room you’re in, or its number is at least as high. Pick a tile and see.
web-hr-picture-fits-told = { $fit ->
    [number] Blue 4 fits: 4 is at least 3. You lay it and step in.
    [colour] Green 1 fits: the same colour. You lay it and step in.
   *[none] Amber 2 doesn’t fit: another colour, and lower than 3.
}
web-hr-picture-memory-title = Your Memory
web-hr-picture-memory = A tile that doesn’t fit goes to your Memory. On a later search you may play one of these instead of drawing. Five is all you can hold: a sixth sends them all back to the Pile.
web-hr-picture-monster-title = It walks too
web-hr-picture-monster = After each of your turns the monster takes two steps along its route. When it reaches the hourglass, time has run out.
web-hr-picture-sight-title = What it sees
web-hr-picture-sight = It watches the nine striped squares before it. Pick a square to stand there.
web-hr-picture-sight-told = { $does ->
    [blind] It doesn’t see you. It follows its route.
    [turns] It sees you beside it, and turns to face you.
    [comes] It sees you, and comes one square closer.
   *[catches] You’re right in front of it. It has you.
}
web-hr-picture-end-title = Two out of five
web-hr-picture-end = Win two stages and you’re free. Lose three and the house keeps you. Every stage has a monster of its own.

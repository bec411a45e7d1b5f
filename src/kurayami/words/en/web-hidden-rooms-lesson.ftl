# The first night
web-hr-lesson-begin = You’re a child, alone in a dark house. The exit is top left. Choose where you wake up; the other room goes to your Memory. Low numbers keep your options open: take blue 2.
web-hr-lesson-monster = Something else is in here. After each of your turns it takes two steps along the dots. If it reaches the hourglass, time runs out. If it catches you, you lose too.
web-hr-lesson-search = Feel your way through the dark. Choose the square above you, then the Pile.
web-hr-lesson-fits = Green 3 fits: it’s no lower than the room you stood in. So you step in. Keep going: search above you again, from the Pile.
web-hr-lesson-memory = Amber 1 doesn’t fit: it’s lower than 3, and not green. It goes to your Memory. Five tiles fit there; a sixth sends them all back. Red 5 in your Memory is sure to fit. Take it, then choose the square above you.
web-hr-lesson-walk = After a 5, only a 5, a 6 or red fits. The Pile shows the odds. But you may move up to two rooms before you search. Go back to green 3.
web-hr-lesson-undo = Until you draw, you can undo a move. Try it.
web-hr-lesson-walk-again = Now back to green 3.
web-hr-lesson-colour = Better odds here. Search to your left, from the Pile.
web-hr-lesson-watched = Green 1 is lower, but it shares its colour with green 3, so it fits. Now look at the monster. It watches the nine striped squares. If it sees you, it hunts you. The white line shows its next steps if you stay.
web-hr-lesson-on = It’s still far away. Search above you, from the Pile.
web-hr-lesson-stay = It’s close. The square to your left is striped: it would have you there. Here it can’t see you, so let it pass. Press “{ NAME("web-hr-stay") }”.
web-hr-lesson-hint = It’s gone. When you don’t know what to do, ask for a hint: it shows your odds for every choice.
web-hr-lesson-aids = Odds, Pile, sight, next steps and route: hide any of them when you want it darker.
web-hr-lesson-free = Now find your own way to the exit.
web-hr-lesson-not-yet = Not yet. First do what the lantern says.
web-hr-lesson-end = Win two stages and you’re free. Lose three and the house keeps you. Five monsters wait in the Book, and no two walk alike.

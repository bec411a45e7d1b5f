# The first night
web-hr-lesson-begin = You are a child, alone in a dark house, and the way out is at the top left. Two rooms were found: you wake up in one, and the other goes to your Memory. A low number leaves you more choice. Take blue 2.
web-hr-lesson-monster = You are not alone. After each of your turns it acts twice: the dots are its route. At the hourglass the stage is lost, and you can always see how many actions remain until then. You lose as well if it catches you.
web-hr-lesson-search = You go on by searching the dark. Choose the square above you and choose the draw from the Pile.
web-hr-lesson-fits = Green 3 fits: its number is not lower than that of the room you stood in. So it was laid, and you stepped in. Search on, upwards again, with a draw.
web-hr-lesson-memory = Amber 1 does not fit: lower than 3, and no green. It goes to your Memory. Five have room there; a sixth throws all of them back. Red 5 in your Memory is sure to fit: take it, then the square above you.
web-hr-lesson-walk = On a 5 only a 5, a 6 or red fits: the Pile shows the odds. But before a search you may move up to two rooms. Go back down to green 3.
web-hr-lesson-undo = As long as no tile was drawn you can take a move back. Try it.
web-hr-lesson-walk-again = And now down to green 3 again.
web-hr-lesson-colour = Here the odds are better. Search to the left, with a draw.
web-hr-lesson-watched = Green 1 is lower, but it has the colour of green 3, and that fits as well. Now look at the monster: it sees the nine hatched squares before it. Who is seen is hunted. The white line shows what it does next if you stay.
web-hr-lesson-on = It is still far. Search upwards, with a draw.
web-hr-lesson-stay = It has come close. The square to your left is hatched: there it would have you. Nobody sees you here, so let it pass. Stay, and end the turn.
web-hr-lesson-hint = It has gone by. If you ever do not know what to do, ask for a hint: it tells the chance to win of every choice.
web-hr-lesson-aids = What you see of odds, Pile, watched squares, next steps and route you can switch off, one by one, when you want it darker.
web-hr-lesson-free = Now find your own way to the door at the top left.
web-hr-lesson-not-yet = Not yet. First do what the lantern says.
web-hr-lesson-end = Two stages won, and you are free; three lost, and the house keeps you. Five monsters wait in the Book, and none of them walks like another.

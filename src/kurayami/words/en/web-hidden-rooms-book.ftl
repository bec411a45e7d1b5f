# The book editor
web-hr-book-editor = Book editor
web-hr-book-title = Title of the book
web-hr-book-untitled = My book
web-hr-book-nameless = The Nameless
web-hr-book-grid = The house, six by six squares. Draw the monster’s route: arrow keys move, Enter adds a square, Shift and arrow keys draw, Backspace takes back
web-hr-book-exit = the way out
web-hr-book-child = the child starts here
web-hr-book-first = the route begins here
web-hr-book-last = the route ends here
web-hr-book-fault = this square is wrong
web-hr-book-pages = Pages of the book
web-hr-book-monster = Name of the monster
web-hr-book-figure = Figure
web-hr-figure-sleepwalker = Sleepwalker
web-hr-figure-collector = Collector
web-hr-figure-wheel = Wheel
web-hr-figure-weaver = Weaver
web-hr-figure-hound = Hound
web-hr-book-colour = Colour
web-hr-book-own-colour = Another colour
web-hr-book-route = Route
web-hr-book-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
web-hr-book-reverse = Turn round
web-hr-book-clear = Clear
web-hr-book-how = Drag over the house, or tap square after square. The monster starts at the first one; when it reaches the last one, the stage is lost.
web-hr-book-hardness = How hard it is
web-hr-book-hardness-later = Bots try it out as soon as it can be walked.
web-hr-book-beginner = Beginner
web-hr-book-careful = Looks ahead
web-hr-book-clever = Knows it all
web-hr-book-gentle = Gentle. Nearly every loss is your own.
web-hr-book-fair = Fair. Who thinks wins.
web-hr-book-hard = Hard. Luck has a say.
web-hr-book-cruel = Cruel. Even the best often lose.
web-hr-book-hopeless = Hopeless. Hardly anybody gets out.
web-hr-book-played = Stages played
web-hr-book-sample = { $count ->
    [one] One stage played by each
   *[other] { $count } stages played by each
}
web-hr-book-play-page = Play this stage
web-hr-book-play = Play the book
web-hr-book-filled = Pages without a route are played as copies of the others.
web-hr-book-books = Books
web-hr-book-open = Open
web-hr-book-copy = Copy
web-hr-book-new = New book
web-hr-book-load = Load a file
web-hr-book-save = Save as a file
web-hr-book-remove = Burn this book
web-hr-book-share = Share
web-hr-book-share-line = The whole book is in the link. Whoever opens it can play it and change a copy.
web-hr-book-link = Link to this book
web-hr-book-bad-link = This link holds no book that can be read.
web-hr-book-not-kept = This browser keeps nothing. Save the book as a file.
web-hr-book-burn-sure = Burn it
web-hr-book-burnt = “{ $title }” is ashes.
web-print = Print

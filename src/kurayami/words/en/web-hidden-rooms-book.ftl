# The book editor
web-hr-book-editor = Book editor
web-hr-book-title = Book title
web-hr-book-untitled = My book
web-hr-book-nameless = The Nameless
web-hr-book-grid = The house, six by six squares. Draw the monster’s route: arrow keys move, Enter adds a square, Shift and arrow keys draw, Backspace undoes
web-hr-book-exit = the exit
web-hr-book-child = the child starts here
web-hr-book-first = the route starts here
web-hr-book-last = the route ends here
web-hr-book-fault = this square is wrong
web-hr-book-pages = Pages
web-hr-book-monster = Monster name
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
web-hr-book-reverse = Reverse
web-hr-book-clear = Clear
web-hr-book-how = Drag over the house, or pick square after square. The monster starts at the first and walks to the last. When it gets there, time runs out.
web-hr-book-hardness = Difficulty
web-hr-book-hardness-later = Bots try it as soon as it can be walked.
web-hr-book-beginner = Beginner
web-hr-book-careful = Looks ahead
web-hr-book-clever = Knows it all
web-hr-book-gentle = Gentle. If you lose, it’s on you.
web-hr-book-fair = Fair. Think, and you’ll win.
web-hr-book-hard = Hard. Luck has a say.
web-hr-book-cruel = Cruel. Even the best often lose.
web-hr-book-hopeless = Hopeless. Hardly anyone gets out.
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
web-hr-book-share-line = The link holds the whole book. Anyone who opens it can play it and change a copy.
web-hr-book-link = Link to this book
web-hr-book-bad-link = There’s no readable book in this link.
web-hr-book-not-kept = This browser won’t keep the book. Save it as a file.
web-hr-book-burn-sure = Burn it
web-hr-book-burnt = “{ $title }” is ashes.
web-print = Print

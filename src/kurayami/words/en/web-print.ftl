web-print-back = Back to the editor
web-print-paper = Paper
web-print-plain = Black and white
web-print-untitled = My book
web-print-nameless = The Nameless
web-print-none = This book has no route yet. Draw one first.
web-print-what = Five stages for Hidden Rooms
web-print-stage = { $count ->
    [one] Stage { $stage } · one step
   *[other] Stage { $stage } · { $count } steps
}
web-print-how = The monster starts in the ring and walks from number to number. If it catches you or reaches the hourglass, you lose the stage.

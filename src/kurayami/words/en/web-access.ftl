# The page about access.

web-access-works = What works
web-access-works-keys = Every game plays by keyboard alone. Tab and arrow keys move, Enter chooses.
web-access-works-reader = A screen reader hears what happens, then what you’re asked. Each line once.
web-access-works-focus = Focus goes to the next question, or back to the board.
web-access-works-time = Unhurried tables give everyone ten times the time, or no limit. Tick it before you start.
web-access-works-look = Settings offer less motion, no sudden noises, more contrast, larger text and a left-handed layout.
web-access-works-colour = Colours always come with a shape, a number or a word.
web-access-works-race = Komnata Strachu tells its cards one by one, in sounds or words. A table can grant a head start.
web-access-not = What doesn’t yet
web-access-not-challenge = Daily challenges keep their time limits, so results compare.
web-access-not-discs = Discs want good timing. You hear where yours hangs; if that is too much, choose cards when you open the table.
web-access-ear = Komnata Strachu by ear
web-access-keys = Keys
web-access-keys-line = Change keys, or switch them off.
web-access-report = Something’s in your way?
web-access-report-line = Tell whoever runs this server which page, which game, and what you use to read it.

# Komnata Strachu by ear
web-ks-ear = By ear
web-ks-ear-line = You’re told the cards one by one, starting when everyone else sees them.
web-ks-ear-on = Tell me the cards
web-ks-ear-manner = Told in
web-ks-ear-by = { $manner ->
    [sounds] sounds
    [words] words
   *[both] sounds, then words
}
web-ks-ear-pace = Next one
web-ks-ear-step = when I press a key
web-ks-ear-seconds = after { $seconds } seconds
web-ks-ear-keys = Arrow keys while you race: right for the next one, left for the one before, up to repeat it, down to start over.
web-ks-ear-mute = Sound is off. Raise the volume in the settings.
web-ks-ear-legend = What you’ll hear
web-ks-ear-sides = A Fear is two sounds. Low, on the left: the token with its shape. High, on the right: the token with its colour.
web-ks-ear-guess = Guess the sounds
web-ks-ear-repeat = Play it again
web-ks-ear-end = Stop guessing
web-ks-ear-answer = { $right ->
    [yes] Right
   *[no] No
}: { $thing }.
web-ks-ear-tally = { $right } of { $of } right.
web-ks-ear-place = { $place }: { $fear }
web-ks-key-next = Hear the next card
web-ks-key-before = Hear the card before
web-ks-key-same = Hear this card again
web-ks-key-all = Hear all cards again

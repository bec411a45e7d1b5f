# Komnata Strachu in pictures.
web-ks-picture-goal-title = Three cards, five tokens
web-ks-picture-goal = Three cards flip for everyone at once. Push the tokens they ask for, then hit the light. Be right, and be first.
web-ks-picture-ways-title = By shape, or by colour
web-ks-picture-ways = Push every token whose shape is on a card, or every token whose colour is. Either will do. Never mix the two.
web-ks-picture-try-title = Try it
web-ks-picture-try = Push tokens and hit the light. No clock is running.
web-ks-picture-try-told = { $verdict ->
    [shape] Right: skull and pumpkin, by shape.
    [colour] Right: the red, the pink and the white token, by colour.
   *[wrong] Not yet. Match all three cards by shape, or all three by colour.
}
web-ks-picture-guest-title = The Guest
web-ks-picture-guest = Ignore him. Match the other two cards.
web-ks-picture-escape-title = Fear Escape
web-ks-picture-escape = Turn it round: push everything that is NOT on the other two cards.
web-ks-picture-invasion-title = Fear Invasion
web-ks-picture-invasion = Look at this row only. Push all five tokens, in its order from left to right, by shape or by colour.
web-ks-picture-cancel-title = Two Special cards
web-ks-picture-cancel = They cancel out. Only the third card counts: push one token. Three cancel out too, and three new cards come.
web-ks-picture-win-title = Take the cards
web-ks-picture-win = The first one right takes the three cards. If nobody is, they go to the box. When the deck runs out, most cards win.

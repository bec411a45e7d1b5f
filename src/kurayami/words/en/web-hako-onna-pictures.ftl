# Hako Onna in pictures.
web-ho-picture-goal-title = Visitors, and her
web-ho-picture-goal = One to four Visitors are locked in a mansion. One player is the Hako Onna, the woman in the box. The Visitors win together. She wins if they all die, or have no way left.
web-ho-picture-shadows-title = 24 Shadows
web-ho-picture-shadows = A face-down tile lies in almost every Shadow. She hides in one, in place of its tile. All backs look the same. So does hers. Peek into one.
web-ho-picture-shadows-told = { $tile ->
    [her] The Hako Onna! You die.
   *[other] { $tile }. Only you see it.
}
web-ho-picture-noise-title = Keep quiet
web-ho-picture-noise = Every turn starts with a noise check: flip a card. If the face-up cards reach 11, that’s noise, and she comes. Try it.
web-ho-picture-noise-told = { $noise ->
    [noise] { $sum }: noise! Your turn stops, and hers begins.
    [overdue] Only one card is left face down. She comes after this turn.
   *[quiet] { $sum }: quiet. You may act.
}
web-ho-picture-again = Shuffle again
web-ho-picture-action-title = One main action
web-ho-picture-action = Move to the next room, Peek into a Shadow of your room, or Use something you hold. Showing, giving and dropping tiles is free.
web-ho-picture-finds-title = What you find
web-ho-picture-finds = Tiles you can carry are yours to take. A Diary page must be shown, and wakes one of her powers. Looking has its price.
web-ho-picture-death-title = If you find her
web-ho-picture-death = You die. From then on you’re a Hakobito: you see through her eyes, hide on her turn, and win when she wins.
web-ho-picture-hers-title = Her turn
web-ho-picture-hers = After a noise she may scream, set powers face down, and move while all eyes are closed. Later a set power can interrupt what a Visitor announces.
web-ho-picture-escape-title = Way one: escape
web-ho-picture-escape = Find the numbers of the Safe, take Key Ring out of it, and peek at the Secret Exit with it.
web-ho-picture-rest-title = Way two: lay her to rest
web-ho-picture-rest = Peek at her Bones with Doll Mary in your hands.
web-ho-picture-defeat-title = Way three: defeat her
web-ho-picture-defeat = Strike the Shadow where she hides with the weapon she fears. The wrong weapon kills you.

# Hako Onna: the discs, the scream, the ends, and the story of a night.

# Discs
web-ho-discs-take = Press and hold to pick up the disc. Let go to drop it.
web-ho-discs-drop = Steady… let go when it hangs right.
web-ho-discs-keys = Space picks up the disc, left and right move it, Space lets go. While you hold it, you hear where it hangs.
web-ho-discs-hangs = { $side ->
    [left] { $mm } mm left
    [right] { $mm } mm right
   *[middle] Middle
}
web-ho-discs-stack = { $count ->
    [0] No disc on the board.
    [one] One disc on the board.
   *[other] { $count } discs on the stack.
}
web-ho-discs-blip-up = Knob up
web-ho-discs-blip-down = Knob down

# The scream
web-ho-scream-where = A scream, { NAME("ho-room-inside", $room) }

# The ends
web-ho-ending-title = { NAME("web-ho-ending-title", $end) }
web-ho-ending-title-escape = Daylight
web-ho-ending-title-rest = Rest
web-ho-ending-title-defeat = What she feared
web-ho-ending-title-all-dead = All in their boxes
web-ho-ending-title-inevitable = No way out
web-ho-ending-title-given-up = They sat down
web-ho-ending-title-limit = A grey morning
web-ho-ending-tale = { NAME("web-ho-ending-tale", $end) }
web-ho-ending-tale-escape = A click, a breath of cold air, and the shelf swings open. Behind you something drags itself over the floorboards, faster than it should. You don’t turn round. Outside it is morning, with birds, as if nothing had ever happened here.
web-ho-ending-tale-rest = The doll lies beside the bones. For the first time tonight the house makes no sound at all. Something brushes past, light as hair, and kneels, and holds what it was looking for. When the candle burns steady again, it is only a house.
web-ho-ending-tale-defeat = So this was what she feared. The box cracks from lid to floor. The scream goes through every room, up the stairs and out under the roof. Then there are only splinters, and smoke, and somebody laughing who can’t stop.
web-ho-ending-tale-all-dead = One after another they looked where they shouldn’t have looked. Now it is quiet again. In every dark corner somebody sits with folded knees, and waits, and listens for the next steps at the door.
web-ho-ending-tale-inevitable = The doors are still there, and the stairs, and the windows. But what would have opened them is broken, or lost, or in her arms. She has all the time in the world.
web-ho-ending-tale-given-up = They put out their candles, one by one, and sat down on the floor. It was easier than going on. After a while they weren’t even surprised by the hand on their shoulder.
web-ho-ending-tale-limit = The clock strikes, and the sky turns grey behind the boards. Nobody won this night. She will be here tomorrow.
web-ho-ending-fate = { NAME("web-ho-ending-fate", $fate) }
web-ho-ending-fate-survived = You’re alive. You win.
web-ho-ending-fate-trapped = You’re alive, but you’ll never leave. You lose.
web-ho-ending-fate-hers = You died. The house is hers, and so are you.
web-ho-ending-fate-left = You died. The others got away, and you stay behind with her.
web-ho-ending-fate-queen = The house is yours. You win.
web-ho-ending-fate-beaten = The house has lost you. You lose.
web-ho-ending-fate-none = Nobody wins.
web-ho-ending-nights = Your nights in the mansion
web-ho-ending-numbers = Safe combination: { $numbers }
web-ho-ending-weakness = Her Weakness: { NAME("ho-tile", $weapon) }
web-ho-ending-look = Explore the house, all revealed
web-ho-ending-story = The story of this night

# The story
web-ho-story-title = The night in the mansion
web-ho-story-cast = Who came in
web-ho-story-came = { $name }, carrying { NAME("ho-card", $item) }
web-ho-story-came-bare = { $name }
web-ho-story-her = And somewhere in the dark, { $name }
web-ho-story-she = the Hako Onna
web-ho-story-first = The door
web-ho-story-chapter = Darkness { $turn }
web-ho-story-chapters = Darkness { $turn } to { $last }
web-ho-story-shut = The door fell shut behind them, and the bolt was on the wrong side.
web-ho-story-noise = { $name } made a noise { NAME("ho-room-inside", $room) }.
web-ho-story-overdue = It had been quiet for too long.
web-ho-story-scream = She screamed { NAME("ho-room-inside", $room) }.
web-ho-story-hid = While their eyes were closed, she hid { NAME("ho-room-inside", $room) }.
web-ho-story-activated = In the dark she used { NAME("ho-power", $power) }.
web-ho-story-page = { $name } found Diary page { $page }.
web-ho-story-taken = { $name } took { NAME("ho-tile", $tile) }.
web-ho-story-wrong = { $name } tried { $aloud } at the Safe. It stayed shut.
web-ho-story-safe = { $name } opened the Safe and took Key Ring.
web-ho-story-gave = { $name } gave { $other } { NAME("ho-tile", $tile) }.
web-ho-story-interrupted = Then she stepped in: { NAME("ho-power", $power) }.
web-ho-story-dragged = She dragged { $name } { NAME("ho-room-into", $room) }.
web-ho-story-snatched = She took { $tile ->
    [card] the Item card
   *[other] { NAME("ho-tile", $tile) }
} from { $name }.
web-ho-story-mary = { $name } held the doll, and had to show it.
web-ho-story-charmed = The charm burned, and with it went { NAME("ho-power", $power) }.
web-ho-story-fled = { $name } should have died there, but ran { NAME("ho-room-into", $room) } in a white cloud.
web-ho-story-died = { $killer ->
    [0] { $name } found her.
   *[other] { $name } found somebody they had known.
} That was the last thing { $name } found.
web-ho-story-died-noise = { $name } never heard who stood behind them.
web-ho-story-struck = { $name } struck with { NAME("ho-tile", $weapon) }. { $she ->
    [yes] She was there.
   *[no] There was only dust.
}
web-ho-story-removed = What had become of { $name } was gone for good.
web-ho-story-share = Share this story
web-ho-story-print = Print it
web-ho-story-replay = See it again

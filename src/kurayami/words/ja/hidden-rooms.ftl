# 断り
hr-game-over = ゲームは終わりました。
hr-no-such-seat = これは一人で遊ぶゲームです。席{ $seat }はありません。
hr-only-chance-draws = タイルを引くのは運だけです。
hr-nothing-to-draw = 今は引くタイルがありません。
hr-not-in-pile = { hr-tile }は山にありません。
hr-tile-being-drawn = お待ちください。タイルを引いています。
hr-begin-first = まず、出発するタイルを選んでください。
hr-stage-has-begun = ステージはもう始まっています。
hr-not-offered = { hr-tile }は選べる2枚の中にありません。
hr-off-board = { $square } は家の外です。
hr-not-adjoining = { $square } は隣のマスではありません。
hr-no-tile-there = { $square } には、入れる部屋がありません。
hr-no-walks-left = この手番では、もう2回動きました。
hr-tile-there = { $square } には、もう部屋があります。
hr-monster-there = { $square } には怪物がいます。
hr-pile-empty = 山は空です。
hr-not-in-memory = { hr-tile }は記憶にありません。
hr-does-not-fit = { hr-tile }はつながりません。今いる部屋と同じ色か、それ以上の数が必要です。
hr-turn-limit = 上限{ $limit }手番では少なすぎます。1手番以上にしてください。

# 書
hr-book-unreadable = { $file }が読めません：{ $problem }
hr-book-not-text = { $file }はUTF-8のテキストではありません。
hr-book-not-toml = { $file }はTOMLではありません：{ $problem }
hr-book-wrong-field = { $file }は書として読めません：{ $problem }
hr-book-stage-number = { $file }：ステージ{ $stage }はありません。番号は1から5です。
hr-book-stage-twice = { $file }：ステージ{ $stage }が二つあります。
hr-book-stage-missing = { $file }：ステージ{ $stage }がありません。
hr-book-long = { $file }：{ $field }の{ $given }文字は長すぎます。{ $limit }文字までです。
hr-book-colour = { $file }、ステージ{ $stage }：「{ $colour }」は #9db4d6 のような色ではありません。
hr-book-off-board = { $file }、ステージ{ $stage }：{ $square } は家の外です。
hr-book-route-short = { $file }、ステージ{ $stage }：道には2マス以上必要ですが、{ $square } の先がありません。
hr-book-route-long = { $file }、ステージ{ $stage }：道の角が{ $given }個あります。{ $limit }個までです。
hr-book-corner-twice = { $file }、ステージ{ $stage }：角 { $square } が続けて二度あります。
hr-book-corner-askew = { $file }、ステージ{ $stage }：{ $square } は前の角と同じ行にも列にもありません。
hr-book-starts-on-child = { $file }、ステージ{ $stage }：怪物は、子どもの立つ { $square } からは始められません。
hr-book-end-passed = { $file }、ステージ{ $stage }：道が終点 { $square } を途中で通っています。
hr-book-catches-at-once = { $file }、ステージ{ $stage }：最初の手番で、怪物が { $square } の子どもを捕まえてしまいます。
hr-no-such-night = そのような夜はありません。むずかしさは { $difficulties }、夜の番号は1から{ $nights }までです。

# もの
hr-tile = { NAME("hr-colour", $colour) }の{ $number }
hr-way-north = 北
hr-way-east = 東
hr-way-south = 南
hr-way-west = 西
hr-colour-amber = 琥珀
hr-colour-blue = 青
hr-colour-green = 緑
hr-colour-red = 赤

# できごと
hr-event-stage-opened = { NAME("hr-colour", $tile_colour) }の{ $tile_number }が引かれ、ステージ{ $stage }が開く。
hr-event-tile-offered = { NAME("hr-colour", $tile_colour) }の{ $tile_number }を見つけた。
hr-event-stage-begun = { NAME("hr-colour", $placed_colour) }の{ $placed_number }に立ち、{ NAME("hr-colour", $kept_colour) }の{ $kept_number }を覚えた。
hr-event-child-walked = { $to } へ動いた。
hr-event-tile-drawn = { $target } に置こうと{ NAME("hr-colour", $tile_colour) }の{ $tile_number }を引いた。{ $fits ->
    [yes] つながる。
   *[no] つながらない。
}
hr-event-room-laid = { $at } に{ NAME("hr-colour", $tile_colour) }の{ $tile_number }の部屋が開き、足を踏み入れた。
hr-event-tile-remembered = { NAME("hr-colour", $tile_colour) }の{ $tile_number }を覚えた。
hr-event-memory-overflowed = もう覚えきれない。{ $tiles }枚が山に戻る。
hr-event-monster-turned = { $sees_child ->
    [yes] 見つかった。怪物は
   *[no] 怪物は
}{ NAME("hr-way", $facing) }を向く。
hr-event-monster-advanced = { $sees_child ->
    [yes] 見つかった。怪物は { $to } へ迫る。
   *[no] 怪物は { $to } へ歩く。
}
hr-event-stage-won = 扉が開いた。ステージ{ $stage }に勝った！
hr-event-stage-lost = { $reason ->
    [caught] 捕まった。
    [walked_into_it] 自分から怪物の腕に飛びこんでしまった。
    [route_ended] 怪物が道の終わりに着いた。
   *[turn_limit] 夜が明けた。
}ステージ{ $stage }に負けた。
hr-event-star-turned-up = もう、それほど怖くない。星はあなたのもの。
hr-event-game-won = 家から抜け出した。あなたの勝ち！
hr-event-game-lost = 家はあなたを離さない。あなたの負け。

# できること
hr-action-begin = { NAME("hr-colour", $tile_colour) }の{ $tile_number }から始める
hr-action-walk = { $to } へ動く
hr-action-search = { $target } を探す（山から引く）
hr-action-recall = { $target } を探す（記憶の{ NAME("hr-colour", $tile_colour) }の{ $tile_number }を使う）
hr-action-stop = ここにとどまり、手番を終える
hr-action-draw = { NAME("hr-colour", $tile_colour) }の{ $tile_number }を引く

# 端末
hr-help = あなたは右下にいる子ども（@）です。左上の出口（⌂）まで部屋をつなぎます。三つ負ける前に、二つのステージに勝ちましょう。
    手番では、置かれた部屋の上を2歩まで動き、そのあと隣を一度探せます。今いる部屋と同じ色か、それ以上の数の部屋がつながります。
    つながらないタイルは記憶に入ります（5枚まで）。あなたの手番のあと、怪物（▲ ▶ ▼ ◀）が2回行動します。かっこの付いたマスにいると見つかり、
    追われます。見つからなければ怪物は自分の道を歩き、道の終わりに着くとステージは負けです。
hr-facts-stage = ステージ{ $stage }、{ $monster } · 勝ち{ $won }/2、負け{ $lost }/3
hr-facts-memory = 記憶：{ $tiles }
hr-facts-pile = 山（{ $count }枚）：{ $tiles }
hr-facts-odds = 引いたタイルがつながるのは、{ $of }枚中{ $fitting }枚。
hr-facts-actions-left = 怪物が道の終わりに着くまで、あと{ $count }行動。
hr-facts-route = 怪物の道：{ $corners }
hr-facts-foreseen = ここにとどまると：{ $events }

# 断り
hr-game-over = ゲームは終わりました。
hr-no-such-seat = 一人用のゲームです。席{ $seat }はありません。
hr-only-chance-draws = タイルは自動で引かれます。
hr-nothing-to-draw = 今は引くタイルがありません。
hr-not-in-pile = { hr-tile }は山にありません。
hr-tile-being-drawn = タイルを引いています。お待ちください。
hr-begin-first = まず、目を覚ます部屋を選んでください。
hr-stage-has-begun = ステージはもう始まっています。
hr-not-offered = { hr-tile }は、選べる2枚の中にありません。
hr-off-board = { $square }は家の外です。
hr-not-adjoining = { $square }は隣のマスではありません。
hr-no-tile-there = { $square }には、まだ部屋がありません。先に探ってください。
hr-no-walks-left = 歩けるのは2歩までです。隣を探るか、手番を終えてください。
hr-tile-there = { $square }には、もう部屋があります。
hr-monster-there = { $square }には怪物がいます。
hr-pile-empty = 山は空です。
hr-not-in-memory = { hr-tile }は記憶にありません。
hr-does-not-fit = { hr-tile }はつながりません。今いる部屋と色が同じか、数が同じかそれより大きいタイルを選んでください。
hr-turn-limit = 上限{ $limit }手番では少なすぎます。1手番以上にしてください。

# 書
hr-book-unreadable = { $file }が読めません。{ $problem }
hr-book-not-text = { $file }はUTF-8のテキストではありません。
hr-book-not-toml = { $file }はTOMLではありません。{ $problem }
hr-book-wrong-field = { $file }は本として読めません。{ $problem }
hr-book-stage-number = { $file }：ステージ{ $stage }はありません。番号は1から5です。
hr-book-stage-twice = { $file }：ステージ{ $stage }が2つあります。
hr-book-stage-missing = { $file }：ステージ{ $stage }がありません。
hr-book-long = { $file }：{ $field }が{ $given }文字あります。{ $limit }文字までです。
hr-book-colour = { $file }、ステージ{ $stage }：「{ $colour }」は #9db4d6 のような色ではありません。
hr-book-off-board = { $file }、ステージ{ $stage }：{ $square }（{ $pair }）は家の外です。
hr-book-route-short = { $file }、ステージ{ $stage }：ルートが{ $square }（{ $pair }）で終わっています。2マス以上必要です。
hr-book-route-long = { $file }、ステージ{ $stage }：ルートの角が{ $given }個あります。{ $limit }個までです。
hr-book-corner-twice = { $file }、ステージ{ $stage }：角{ $square }（{ $pair }）が2回続いています。
hr-book-corner-askew = { $file }、ステージ{ $stage }：{ $square }（{ $pair }）は、前の角と縦にも横にも並んでいません。
hr-book-starts-on-child = { $file }、ステージ{ $stage }：怪物は、子どもが立つ{ $square }（{ $pair }）からは始められません。
hr-book-end-passed = { $file }、ステージ{ $stage }：ルートが途中で終点{ $square }（{ $pair }）を通っています。
hr-book-catches-at-once = { $file }、ステージ{ $stage }：最初の手番で、怪物が{ $square }（{ $pair }）の子どもを捕まえてしまいます。
hr-no-such-night = その夜はありません。難しさは{ $difficulties }、夜の番号は1から{ $nights }までです。

# もの
hr-tile = { NAME("hr-colour", $colour) }の{ $number }
hr-way-north = 上
hr-way-east = 右
hr-way-south = 下
hr-way-west = 左
hr-colour-amber = 琥珀
hr-colour-blue = 青
hr-colour-green = 緑
hr-colour-red = 赤
hr-colour-acc-amber = 琥珀
hr-colour-acc-blue = 青
hr-colour-acc-green = 緑
hr-colour-acc-red = 赤
hr-number-1 = 1
hr-number-2 = 2
hr-number-3 = 3
hr-number-4 = 4
hr-number-5 = 5
hr-number-6 = 6
hr-number-acc-1 = 1
hr-number-acc-2 = 2
hr-number-acc-3 = 3
hr-number-acc-4 = 4
hr-number-acc-5 = 5
hr-number-acc-6 = 6

# できごと
hr-event-stage-opened = { NAME("hr-colour", $tile_colour) }の{ $tile_number }で本が開いた。ステージ{ $stage }。
hr-event-tile-offered = { NAME("hr-colour", $tile_colour) }の{ $tile_number }を見つけた。
hr-event-stage-begun = { NAME("hr-colour", $placed_colour) }の{ $placed_number }で目を覚まし、{ NAME("hr-colour", $kept_colour) }の{ $kept_number }を覚えた。
hr-event-child-walked = { $to }へ歩いた。
hr-event-tile-drawn = { NAME("hr-colour", $tile_colour) }の{ $tile_number }を引いた。{ $fits ->
    [yes] { $target }につながる。
   *[no] { $target }にはつながらない。
}
hr-event-room-laid = { $at }に{ NAME("hr-colour", $tile_colour) }の{ $tile_number }の部屋が現れ、足を踏み入れた。
hr-event-tile-remembered = { NAME("hr-colour", $tile_colour) }の{ $tile_number }を覚えた。
hr-event-memory-overflowed = もう覚えきれない。{ $tiles }枚すべてが山に戻った。
hr-event-monster-turned = { $sees_child ->
    [yes] 見つかり、怪物が
   *[no] 怪物が
}{ NAME("hr-way", $facing) }を向く。
hr-event-monster-advanced = { $sees_child ->
    [yes] 見つかり、怪物が{ $to }へ迫る。
   *[no] 怪物が{ $to }へ進む。
}
hr-event-stage-won = 扉が開いた。ステージ{ $stage }クリア！
hr-event-stage-lost = { $reason ->
    [caught] 捕まった。
    [walked_into_it] 自分から、怪物の腕の中へ。
    [route_ended] 怪物が終点に着いた。
   *[turn_limit] 夜が明けた。
}ステージ{ $stage }失敗。
hr-event-star-turned-up = もう、前ほど怖くない。星がひとつ灯った。
hr-event-game-won = 家から抜け出した。あなたの勝ち！
hr-event-game-lost = 家はあなたを離さない。あなたの負け。

# できること
hr-action-begin = { NAME("hr-colour", $tile_colour) }の{ $tile_number }で目を覚ます
hr-action-walk = { $to }へ歩く
hr-action-search = { $target }を探る（1枚引く）
hr-action-recall = { $target }を探る（記憶の{ NAME("hr-colour", $tile_colour) }の{ $tile_number }）
hr-action-stop = ここで手番を終える
hr-action-draw = { NAME("hr-colour", $tile_colour) }の{ $tile_number }を引く

# 端末
hr-help = あなたは右下にいる子ども（@）です。左上の出口（⌂）まで部屋をつなぎます。3回失敗する前に、2つクリアしてください。
    手番では、置かれた部屋の上を2歩まで歩き、そのあと隣を1回探れます。今いる部屋と色が同じか、数が同じかそれより大きい部屋がつながります。
    つながらないタイルは記憶へ（5枚まで）。手番のあと、怪物（▲ ▶ ▼ ◀）が2回行動します。かっこの付いたマスは怪物の視界で、そこにいると
    追われます。見つからなければ怪物はルートを歩き、終点に着かれたら失敗です。
hr-facts-stage = ステージ{ $stage }、{ $monster }・クリア{ $won }/2・失敗{ $lost }/3
hr-facts-memory = 記憶：{ $tiles }
hr-facts-pile = 山（{ $count }枚）：{ $tiles }
hr-facts-odds = { $of }枚中{ $fitting }枚がつながる。
hr-facts-actions-left = あと{ $count }回の行動で終点。
hr-facts-route = 怪物のルート：{ $corners }
hr-facts-foreseen = ここで終えると、{ $events }

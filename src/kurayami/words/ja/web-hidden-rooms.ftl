# Hidden Rooms の画面のことば

web-hr-board = 6×6マスの家。矢印キーで移動、Enterで選びます
web-hr-square-room = { $square }、{ NAME("hr-colour", $colour) }の{ $number }
web-hr-square-dark = { $square }、暗闇
web-hr-square-exit = { $square }、出口
web-hr-square-you = あなたがいます
web-hr-square-beside = あなたの{ NAME("hr-way", $way) }
web-hr-square-monster = 怪物がいます、{ NAME("hr-way", $facing) }向き
web-hr-square-watched = 怪物の視界
web-hr-square-walk = 歩けます
web-hr-square-search = 探れます
web-hr-stage = ステージ{ $stage }
web-hr-stage-chosen = { NAME("hr-colour", $colour) }の{ $number }。本が、ひとりでに開く。
web-hr-stage-won = 抜け出した
web-hr-stage-lost = 闇にのまれた
web-hr-game-won = 自由になった
web-hr-game-lost = 扉は閉じたまま
web-hr-fate = クリア{ $won }/2・失敗{ $lost }/3
web-hr-memory = 記憶
web-hr-pile = タイルの山
web-hr-begin = どこで目を覚ます？
web-hr-begin-why = もう1枚は記憶へ。数が小さいほど、次がつながりやすくなります。
web-hr-search-with = { NAME("hr-way", $way) }の闇を探る
web-hr-toward-walk = { NAME("hr-way", $way) }の部屋へ歩く
web-hr-toward-search = { NAME("hr-way", $way) }の闇を探る（1枚引く）
web-hr-toward-recall = { NAME("hr-way", $way) }の闇を探る（記憶の{ NAME("hr-colour", $colour) }の{ $number }）
web-hr-from-pile = 1枚引く
web-hr-from-memory = 記憶
web-hr-stay = ここで手番を終える
web-hr-if-you-stay = ここで終えると
web-hr-actions-left = { $count ->
   *[other] 回の行動で終点
}
web-hr-wait = しーっ…
web-hr-prompt-walk = あなたの手番です。灯りのある部屋をあと{ $walks }歩まで歩けます。そのあと隣の闇を探るか、ここで手番を終えます。
web-hr-prompt-search = 隣の闇を探るか、ここで手番を終えます。
web-hr-prompt-where = { NAME("hr-colour", $colour) }の{ $number }をどこに置きますか？
web-hr-hint = ヒント
web-hr-hint-title = クリア率
web-hr-hint-more = ほかに{ $count }通り
web-hr-hint-fewer = 折りたたむ
web-hr-thinking = 家の気配をうかがっています…
web-hr-aids = 表示するもの
web-hr-aid-odds = 引いたタイルがつながる確率
web-hr-aid-odds-short = 確率
web-hr-aid-pile = 山に残っているタイル
web-hr-aid-pile-short = 山
web-hr-aid-watched = 怪物の視界
web-hr-aid-watched-short = 視界
web-hr-aid-foresight = ここで終えたときの、怪物の次の2回の行動
web-hr-aid-foresight-short = 予測
web-hr-aid-route = 怪物のルートと残りの行動
web-hr-aid-route-short = ルート
web-hr-look-back = 振り返る
web-hr-review-none = 終わったステージはまだありません。
web-hr-review-turns = { $count }手番
web-hr-review-curve = 手ごとのクリア率。矢印キーでたどれます
web-hr-review-did = { $action }（{ $chance }%）
web-hr-review-better = よりよい手：{ $action }（{ $chance }%）
web-hr-review-thrown = 悪手{ $count }回
web-hr-review-clean = 悪手はありません。あとは運でした。
web-hr-review-turn = { $turn }手番目
web-hr-nights-stages = 怪物たち
web-hr-nights-here = { $count ->
    [0] この端末ではまだ遊んでいません。
   *[other] この端末で{ $count }回遊びました。
}
web-hr-nights-share = { $of }回中{ $won }回クリア
web-hr-nights-best = 最短{ $count }手番
web-hr-nights-caught = 捕まった{ $count }回
web-hr-nights-late = 間に合わず{ $count }回
web-hr-nights-new = まだ出会っていない
web-hr-seen = 見つかった
web-hr-danger-stay = { $loss ->
    [route_ended] ここで終えると、時間切れになる。
   *[other] ここで終えると、捕まる。
}
web-hr-danger-odds = { $loss ->
    [route_ended] 手遅れ{ $chance }%
   *[other] 捕まる{ $chance }%
}
web-hr-square-deadly = { $loss ->
    [route_ended] ここで手番を終えると時間切れ
   *[other] ここで手番を終えると捕まる
}
web-hr-into-it = そこには怪物がいます。もう一度選ぶと、その腕の中へ進みます。
web-hr-if-you-end = { $square }で終えると
web-hr-key-arrows = 盤面を移動する
web-hr-key-enter = マスを選ぶ
web-hr-key-memory = 記憶のタイルを取る
web-hr-give-up = このステージをあきらめる
web-hr-give-up-sure = 座りこんで、怪物を待つ
web-hr-give-up-ask = 座りこんで待ちます。このステージは失敗になります。
web-hr-restart = ステージをやり直す
web-hr-restart-ask = この怪物だけの新しいゲームを始めます。今のゲームは広間に残ります。
web-hr-restart-sure = やり直す
web-hr-verdict-best = 最善
web-hr-verdict-equal = 互角
web-hr-verdict-fine = 悪くない
web-hr-verdict-mistake = 悪手
web-hr-hopeless = もうクリアの道はない。どんなに引きがよくても、外へは出られない。
web-hr-end-stage = ステージを終える
# その選択が良い、または悪い理由
hr-why-low = 数が小さいほど、次がつながりやすい。
hr-why-high = もう1枚のほうが、次がつながりやすい。
hr-why-caught = そこでは捕まる。
hr-why-late = 怪物が終点に着いてしまう。
hr-why-into-it = 怪物の腕の中へ進んでしまう。
hr-why-seen = そこでは見つかる。
hr-why-wait = 見つからずにやり過ごす。
hr-why-door = そこが出口だ。
hr-why-sure = 必ずつながる。
hr-why-few = つながるのは{ $of }枚中{ $fitting }枚だけ。
hr-why-fits = { $of }枚中{ $fitting }枚がつながる。
hr-why-from-there = そこからなら{ $of }枚中{ $fitting }枚がつながる。
hr-why-fit-loses = つながると（{ $of }枚中{ $fitting }枚）、怪物の手の届く所へ出る。
hr-why-miss-loses = つながらなければ（{ $of }枚中{ $misses }枚）、そこで終わりだ。
hr-why-seen-safe = そこでは見つかるが、まだ届かない。
hr-why-cornered = 新しい部屋が現れないかぎり、そこで追いつめられる。
hr-why-turn-lost = 安全だが、1手番を無駄にする。
hr-why-back = すぐに引き返すことになる。
hr-why-hides = そこなら見つからない。
hr-why-away = 出口から遠ざかる。
hr-why-unsure = つながらないことがある（{ $of }枚中{ $misses }枚）。記憶のタイルなら確実。
hr-why-to-the-door = 次が出口。つながるタイルが手元にある。
hr-why-sure-there = そこからなら{ NAME("hr-colour", $tile_colour) }の{ $tile_number }が必ずつながる。
hr-why-after = { NAME("hr-colour", $tile_colour) }の{ $tile_number }の次につながるのは{ $of }枚中{ $fitting }枚だけ。
hr-why-keeps = { NAME("hr-colour", $tile_colour) }の{ $tile_number }を{ $when ->
    [last] 出口前のために
   *[later] 先のために
}記憶に残しておける。
hr-why-missed = { NAME("hr-colour", $tile_colour) }の{ $tile_number }は、あとで必要になる。
hr-why-spares = 必ずつながり、{ NAME("hr-colour", $tile_colour) }の{ $tile_number }を使わずにすむ。
hr-why-forgets = つながらなければ（{ $of }枚中{ $misses }枚）、記憶をすべて失う。
web-hr-goal-unmet = この本には、まだ出会っていない怪物が{ $count }体いる。
web-hr-goal-deeper = この本の怪物には、すべて出会った。次は「奥の部屋」が待っている。
web-hr-goal-endless = もう一夜、終わらない夜へ
# 耳で遊ぶ人のために
web-hr-tile = { NAME("hr-colour", $colour) }の{ $number }
web-hr-where-you = あなたは{ $square }にいます。出口は{ $exit }です。
web-hr-where-monster = 怪物は{ $square }で、{ NAME("hr-way", $facing) }を向いています。
web-hr-where-watched = 怪物が見ているマス：{ $squares }。
web-hr-where-route = 怪物のルート：{ $squares }。
web-hr-where-memory = 記憶：{ $tiles }。
web-hr-where-rooms = 部屋：{ $rooms }。
web-hr-where-pile = タイルの山：{ $count ->
    [0] なし。
   *[other] { $count }枚。{ $tiles }。
}

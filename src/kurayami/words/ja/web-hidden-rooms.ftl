# Hidden Rooms の画面のことば

web-hr-board = 家、6×6マス。矢印キーで動き、Enterで選びます
web-hr-square-room = { $square }、{ NAME("hr-colour", $colour) }の{ $number }の部屋
web-hr-square-dark = { $square }、暗闇
web-hr-square-exit = { $square }、出口
web-hr-square-you = あなたがいます
web-hr-square-monster = 怪物がいます
web-hr-square-watched = 怪物が見張っています
web-hr-square-walk = 動けます
web-hr-square-search = 探せます
web-hr-stage = ステージ{ $stage }
web-hr-stage-chosen = { NAME("hr-colour", $colour) }の{ $number }が書を開いた。
web-hr-stage-won = 抜け出した
web-hr-stage-lost = 闇にのまれた
web-hr-game-won = 自由になった
web-hr-game-lost = 扉は閉じたまま
web-hr-fate = 勝ったステージ：{ $won }/2。負けたステージ：{ $lost }/3。
web-hr-memory = 記憶
web-hr-pile = 山
web-hr-begin = 目を覚ます部屋を選ぶ
web-hr-begin-why = もう1枚は記憶に入ります。数が小さいほうが、先の選択が広がります。
web-hr-search-with = { $square } を何で探しますか？
web-hr-from-pile = 山から引く
web-hr-from-memory = 記憶
web-hr-stay = とどまり、手番を終える
web-hr-if-you-stay = とどまると：
web-hr-actions-left = { $count ->
   *[other] 行動で道の終わり
}
web-hr-wait = しーっ…
web-hr-prompt-walk = あなたの番。灯りのついた部屋をあと{ $walks }歩まで動き、隣の闇を探すか、とどまる。
web-hr-prompt-search = 隣の闇を探すか、とどまる。
web-hr-prompt-where = { NAME("hr-colour", $colour) }の{ $number }をどこに置きますか？
web-hr-hint = ヒント
web-hr-hint-title = このステージに勝つ見込み
web-hr-hint-more = ほかに{ $count }通り
web-hr-hint-fewer = 折りたたむ
web-hr-thinking = 家の気配をうかがっています…
web-hr-aids = 表示するもの
web-hr-aid-odds = 引いたタイルがつながる確率
web-hr-aid-odds-short = 確率
web-hr-aid-pile = 山に残っているタイル
web-hr-aid-pile-short = 山
web-hr-aid-watched = 怪物が見張るマス
web-hr-aid-watched-short = 視線
web-hr-aid-foresight = とどまったときの怪物の次の2行動
web-hr-aid-foresight-short = 予測
web-hr-aid-route = 怪物の道と残りの行動数
web-hr-aid-route-short = 道
web-hr-look-back = 振り返る
web-hr-review-none = 終わったステージはまだありません。
web-hr-review-turns = { $count }手番
web-hr-review-curve = 選択ごとの勝つ見込み。矢印キーでたどれます
web-hr-review-did = { $action }：{ $chance }%
web-hr-review-better = もっとよい手：{ $action }：{ $chance }%
web-hr-review-thrown = 見込みを減らした手：{ $count }回
web-hr-review-clean = 見込みを減らした手はありません。あとは運でした。
web-hr-review-turn = 手番{ $turn }：
web-hr-nights = 家で過ごした夜
web-hr-nights-stages = 怪物たち
web-hr-nights-here = { $count ->
    [0] この端末ではまだ遊んでいません。
   *[other] この端末で{ $count }回遊びました。
}
web-hr-nights-share = { $of }回中{ $won }勝
web-hr-nights-best = 最短{ $count }手番
web-hr-nights-caught = 捕まった{ $count }回
web-hr-nights-late = 間に合わず{ $count }回
web-hr-nights-no-games = 終わった自分のゲームはまだありません。
web-hr-nights-new = まだ出会っていません
web-hr-seen = 見つかっている
web-hr-danger-stay = { $loss ->
    [route_ended] とどまれば、時間切れになる。
   *[other] とどまれば、捕まる。
}
web-hr-danger-odds = { $loss ->
    [route_ended] 時間切れ { $chance }%
   *[other] 捕まる { $chance }%
}
web-hr-square-deadly = { $loss ->
    [route_ended] ここで手番を終えると時間切れ
   *[other] ここで手番を終えると捕まる
}
web-hr-into-it = そこには怪物がいる。もう一度選ぶと、その腕の中へ進む。
web-hr-if-you-end = { $square } で終えると：
web-hr-keys = キー操作
web-hr-key-arrows = 盤面を移動する
web-hr-key-enter = マスを選ぶ
web-hr-key-memory = 記憶のタイルを取る
web-hr-give-up = このステージをあきらめる
web-hr-give-up-sure = 座りこんで、それを待つ
web-hr-verdict-best = 最善
web-hr-verdict-equal = どれも同じくらい良い
web-hr-verdict-fine = 悪くない
web-hr-verdict-mistake = 悪手
web-hr-hopeless = もう勝つ道はない。どんなに引きがよくても、外へは出られない。
web-hr-end-stage = ステージを終える
web-hr-goal-endless = もう一夜、終わらない夜へ
# その選択が良い、または悪い理由
hr-why-low = 小さい数字は、あとの選択肢を広げる。
hr-why-high = 大きい数字には、続くタイルが少ない。
hr-why-caught = そこでは捕まる。
hr-why-late = 怪物が終点に着き、時間切れになる。
hr-why-into-it = 怪物の腕の中へ入ってしまう。
hr-why-seen = そこでは見つかる。
hr-why-wait = 見つからずにやり過ごす。
hr-why-door = そこが出口だ。
hr-why-sure = 必ず合う。
hr-why-few = 合うタイルは { $of } 枚中 { $fitting } 枚だけ。
hr-why-fits = { $of } 枚中 { $fitting } 枚が合う。
hr-why-from-there = そこからなら { $of } 枚中 { $fitting } 枚が合う。
hr-why-fit-loses = 合うと（{ $of } 枚中 { $fitting } 枚）、怪物の手の届く所へ出る。
hr-why-miss-loses = 合わなければ（{ $of } 枚中 { $misses } 枚）、そこで終わりだ。
web-hr-goal-unmet = この本には、まだ出会っていない怪物が{ $count }体いる。
web-hr-goal-deeper = この本の怪物には、すべて出会った。次は「奥の部屋」が待っている。

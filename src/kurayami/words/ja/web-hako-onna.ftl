# ハコオンナの画面

# 場所と人
web-ho-visitor = 訪問者{ VISITOR($seat) }
web-ho-shadow = 物陰{ NTH($shadow) }
web-ho-floors = 階
web-ho-place-room = { $room }（{ $floor }）
web-ho-place-shadow = 物陰{ NTH($shadow) }（{ $room }）
web-ho-place-passage = { $one }と{ $other }の間の通り道
web-ho-place-tiles = { $count ->
    [0] タイルなし
   *[other] タイル{ $count }枚
}
web-ho-place-sure = 確実に{ $tile }
web-ho-place-perhaps = たぶん{ $tile }
web-ho-echo = { $ago ->
    [0] 箱女が前の手番にここで叫んだ
   *[other] 箱女が{ $ago }手番前にここで叫んだ
}
web-ho-place-here = ここにボードを置く：{ $x }, { $y }
web-ho-place-turned = 合う向きに回してここに置く：{ $x }, { $y }
web-ho-turn-board = 回す
web-ho-holds = { $count ->
    [0] タイルなし
   *[other] タイル{ $count }枚
}
web-ho-hakobito = 箱人
web-ho-gone = ゲームから除かれた
web-ho-pages = 見つかった日記の頁：{ $count }
web-ho-her-cards = 手札{ $hand }・山札{ $deck }
web-ho-slot-set = スロット{ $slot }：伏せカードあり
web-ho-slot-free = スロット{ $slot }：空き
web-ho-slot-card = スロット{ $slot }：{ $power }

# 手番とその段階
web-ho-turn-setup = 準備
web-ho-turn-yours = あなたの手番
web-ho-turn-hers = 箱女の手番
web-ho-turn-visitor = 訪問者{ VISITOR($seat) }の手番
web-ho-step-check = 物音の判定
web-ho-step-announce = 行動
web-ho-step-pause = 割り込み
web-ho-step-result = 結果
web-ho-step-free = 自由行動
web-ho-step-scream = 叫び
web-ho-step-set = 伏せる
web-ho-step-activate = 発動
web-ho-step-move = 移動
web-ho-step-others = 箱人
web-ho-step-items = アイテム
web-ho-step-boards = ボード
web-ho-step-secrets = 箱女の秘密
web-ho-step-hiding = 箱女が隠れる

# 誰を待っているか
web-ho-wait-table = 配っています。
web-ho-wait-her = 箱女を待っています：{ $step }
web-ho-wait-visitor = 訪問者{ VISITOR($seat) }を待っています：{ $step }
web-ho-wait-window = 訪問者{ VISITOR($seat) }の宣言：{ $deed }。箱女が割り込むかもしれない……

# 何をするか
web-ho-prompt-choose = 選んでください。
web-ho-prompt-items = アイテムカードを1枚選んでください。ゲームの終わりまであなたのものです。
web-ho-prompt-placing = ボードを光るマスまで引きずるか、マスを押してください。ボードを押すと回ります。
web-ho-prompt-numbers = 金庫を開ける3つの数字を選んでください。知っているのはあなただけです。
web-ho-prompt-weak = 弱点を選んでください。あなたを討てるただ1つの武器です。
web-ho-prompt-power = 最初に持つ能力を1つ残してください。
web-ho-prompt-bones = あなたの遺骨を物陰に置いてください。人形を持つ訪問者が見つけると、あなたは供養されます。
web-ho-prompt-grudge = 始まりの、怨みの部屋を選んでください。
web-ho-prompt-check = 物音の判定：カードを1枚めくってください。合計11以上で物音になり、箱女が来ます。
web-ho-prompt-check-twice = 人形があなたを見ています。物音の判定は2回、どちらも静かでなければなりません。カードをめくってください。
web-ho-prompt-disc = 物音の判定：円盤を取り、揺れが止まるのを待って放してください。
web-ho-prompt-music = 物音を立ててしまいました。{ NAME("ho-card", "music_box") }を使ってやり直しますか？
web-ho-prompt-act = 光る部屋へ移動する、光る物陰を覗く、持ち物を使う。1つを選んでください。
web-ho-prompt-armed = 手に取ったもの：{ $thing }。光る場所を押すか、ここで選んでください。
web-ho-prompt-free = 主な行動は済みました。タイルを見せる、渡す、置く、または手番を終えてください。
web-ho-prompt-peek = これが見えるのはあなただけです。どうしますか？
web-ho-prompt-page = 日記の頁です。カードに置きますか、見せずにここへ残しますか？
web-ho-prompt-replace = 代わりに何を置きますか？
web-ho-prompt-doomed = このままでは死にます。消火器を使って逃げますか？
web-ho-prompt-window = 訪問者{ VISITOR($seat) }の宣言：{ $deed }。割り込みますか？
web-ho-prompt-window-idle = 訪問者{ VISITOR($seat) }の宣言：{ $deed }。割り込める能力は伏せていません。間は自然に過ぎます。
web-ho-prompt-answer-floor = どの階にいるか尋ねられました。答えてください。
web-ho-prompt-answer-room = ここにいるか尋ねられました：{ $room }。答えてください。
web-ho-prompt-snatch = 訪問者{ VISITOR($seat) }の持ち物がすべて見えます。1つ取るか、何も取らないでください。
web-ho-prompt-scream = 叫びますか？ いる部屋が全員に知られますが、能力カードを1枚引けます。光る部屋をタップすれば、黙って移動します。
web-ho-prompt-set = 手札を1枚伏せるか、伏せた1枚を手札に戻してください。光る部屋をタップすれば、そのまま移動します。
web-ho-prompt-activate = 訪問者は目を閉じています。条件を満たした能力を発動するか、光る部屋をタップして移動してください。
web-ho-prompt-arrange = 2つの山を入れ替えます。1つ目、2つ目の順に押し、終わったら終了してください。
web-ho-prompt-move = 移動：今の部屋か隣の部屋を選んでください。その部屋のタイルをすべて見ます。
web-ho-prompt-move-twice = 移動：2歩のうちの1歩目です。どちらの部屋も見られます。
web-ho-prompt-hide = 隠れる物陰を選んでください。そこにあったタイルはあなたが持ちます。
web-ho-prompt-asked = 訪問者{ VISITOR($seat) }がタイルを求めています。1枚手に取って差し出すか、断ってください。
web-ho-prompt-offered = 訪問者{ VISITOR($seat) }がタイルを差し出しています。中身は受け取ってから分かります。

# できること
web-ho-choices = できること
web-ho-everything = 今できることすべて（{ $count }）
web-ho-use = { $item }を使う
web-ho-use-at = { $item }を使う：{ $where }
web-ho-use-slot = { $item }をスロット{ $slot }に使う
web-ho-power-use = { $power }を使う
web-ho-power-at = { $power }：{ $where }
web-ho-put-away = しまう
web-ho-skip = { $step ->
    [scream] 叫ばない
    [set] 何もしない
    [activate] 発動せずに進む
    [move] 動かない
   *[other] 行わない
}
web-ho-nothing-with = 今これでできることはありません。
web-ho-hint-check = まず物音の判定です。
web-ho-hint-far = 今の部屋からそこへは行けません。
web-ho-hint-done = 主な行動は済みました。残りは自由行動だけです。
web-ho-hint-wait = あなたの手番ではありません。
web-ho-votes = { $living }人中{ $votes }人があきらめてもよいと言っています。
web-ho-give-up = あきらめる…
web-ho-give-up-title = みんなであきらめますか？
web-ho-give-up-line = { $living ->
    [1] 夜はすぐに終わり、箱女の勝ちになります。
   *[other] 生きている訪問者{ $living }人全員が賛成すると夜は終わり、箱女の勝ちになります。それまでは賛成を取り消せます。
}
web-ho-give-up-stay = 館に残る
web-ho-clock = 残り時間
web-ho-dial = ダイヤル
web-ho-dial-name = 声に出す：{ $numbers }
web-ho-dial-choose = 選ぶ：{ $numbers }
web-ho-dial-one = { NAME("ho-card", "stethoscope") }で：数字を1つ
web-ho-dial-wrong = これまでの間違い：{ $guesses }
web-ho-only-you = あなただけに見えています
web-ho-page-shown = 箱女の日記の頁
web-ho-unlocked = 箱女の能力が解放された：{ $power }

# 物音
web-ho-noise = 物音
web-ho-noise-sum = { $sum } / 11
web-ho-noise-unseen = まだ裏
web-ho-noise-value = { $loud ->
    [yes] { $value }：物音になる
   *[no] { $value }
}
web-ho-noise-up = 表：{ $value }
web-ho-noise-down = 物音カード{ $card }（裏）
web-ho-noise-kept = 訪問者{ VISITOR($seat) }が持っている
web-ho-discs-left = 残りの円盤{ $count }枚
web-ho-pass = パス
web-ho-pass-how = 1枚を見ずに取ると、手番は終わります。
web-ho-overdue = 時間切れ：この手番の後に箱女が来る。

# 持ち物
web-ho-hand = 持ち物
web-ho-item = アイテムカード
web-ho-tiles = あなたのタイル：{ $count }
web-ho-no-tiles = まだありません。物陰を覗いて探しましょう。
web-ho-none = なし
web-ho-her-board = あなたのボード
web-ho-location = 隠れている場所
web-ho-she-hides = 箱女：{ $room }、物陰{ NTH($shadow) }
web-ho-combination = 金庫：{ $numbers }
web-ho-slots = スロット
web-ho-her-hand = 手札：{ $count }
web-ho-deck = 山札：{ $count }
web-ho-ready = 使える
web-ho-needs = 頁{ $found } / { $needs }
web-ho-take-back = 手札に戻す
web-ho-ways = 勝つための3つの道
web-ho-ways-hers = 訪問者が勝つ3つの道
web-ho-way = { $way ->
    [escape] 脱出
    [rest] 供養
   *[defeat] 討伐
}
web-ho-way-standing = { $is ->
    [mine] 持っている
    [gone] 失われた
    [useless] これではない
    [in-safe] 金庫の中
    [kept] 霊が持つ
   *[unknown] どこに？
}
web-ho-way-held = 訪問者{ VISITOR($seat) }
web-ho-way-lying = 物陰{ NTH($shadow) }{ $sure ->
    [yes] {""}
   *[no] ？
}
web-ho-way-numbers = 金庫の数字

# 死
web-ho-ending-back = 結末を見る
web-ho-died = あなたは死んだ
web-ho-died-line = あなたの灯りが消えます。あなたは箱人として、箱女の側によみがえります。
web-ho-died-see = 箱女の目で見る。手札も隠れ場所も、亡霊が見たタイルもすべて見えます。
web-ho-died-hide = 箱女の手番にあなたも動き、「影」に隠れます。そこを覗いた者は死にます。
web-ho-died-win = 秘密を守り、生きている者を惑わせましょう。箱女が勝てば、あなたも勝ちです。

# 目を閉じる
web-ho-night = 目を閉じている
web-ho-night-line = 箱女が家の中を歩いています。何も見えず、床のきしむ音だけが聞こえます。終わるまで待ちましょう。

# 覚え書きと発言
web-ho-notes = 覚え書き
web-ho-bar = 画面の切り替え
web-ho-bar-house = 館
web-ho-bar-ways = 勝ち筋
web-ho-bar-talk = 会話
web-ho-bar-unread = 未読{ $count }件
web-ho-you = あなた
web-ho-seat = 訪問者{ $seat }
web-ho-discs-watched = 手が次の円盤を山の上にかざしています（積まれた円盤：{ $count }枚）
web-ho-review-chance = 訪問者の勝つ見込み
web-ho-review-curve = 夜の始まりから終わりまでの、訪問者の勝つ見込み
web-ho-review-visitors = 訪問者
web-ho-review-her = 箱女
web-ho-review-moments = 流れを変えた場面
web-ho-review-chapters = 章
web-ho-review-none = まだ何も起きていません。
web-ho-review-all = 「すべて見る」で再生すると、形勢の移り変わりがわかります。
web-ho-belief = 訪問者から見た可能性
web-ho-belief-room = { NAME("ho-room", $room) }：箱女がいる見込み{ $percent }%
web-ho-whole-house = 館全体
web-ho-notes-mode = 覚え書き：「影」をタップすると、知っていることが見られます。
web-ho-notes-leave = ゲームに戻る
web-ho-pin = 物陰{ NTH($place) }：{ $said }
web-ho-pin-room = { NAME("ho-room", $room) }：{ $said }
web-ho-pin-seat = 訪問者{ VISITOR($place) }の持ち物：{ $said }
web-ho-notes-seen = ここで見たもの
web-ho-notes-nothing = ここに何があるかは、まだ見ていません。
web-ho-notes-sure = 今もある
web-ho-notes-perhaps = 変わったかもしれない
web-ho-notes-turn = { $ago ->
    [0] 箱女の前の手番より後
   *[other] 箱女の手番{ $ago }回前
}
web-ho-notes-can = 考えられるもの：{ $tiles }
web-ho-notes-mark = 自分の印
web-ho-mark-danger = ! 危険
web-ho-mark-safe = ✓ 安全
web-ho-mark-ask = ? もう一度見る
web-ho-notes-claims = ほかの人の発言
web-ho-claim = ここに何があるか言う
web-ho-claim-line = 箱女にも聞こえます。嘘をついてもかまいません。
web-ho-claim-danger = 危険！
web-ho-claim-clear = 怖いものはない
web-ho-claim-by = { $name }「{ $tile }」

# 卓を開く
web-ho-option-visitors = 訪問者
web-ho-option-pause = 割り込みの待ち時間
web-ho-option-seconds = { $seconds }秒
web-ho-option-cards = 6枚のカード
web-ho-option-regular = 震える手で積む円盤
web-ho-option-hard = 円盤（難）
web-ho-option-nightmare = 円盤（悪夢）
web-ho-option-quick = 手早い準備：ボードとアイテムはランダム
web-ho-option-powers = 箱女の上級能力2枚
web-ho-option-items = 上級アイテム7枚
web-ho-edition = 版：{ $name }
web-ho-edition-house = 当館
web-ho-edition-file = 自分の版を開く（TOMLファイル）
web-ho-edition-use = 「{ $name }」で遊ぶ
web-ho-edition-start = 当館の版をファイルに保存

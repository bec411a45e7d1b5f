# ハコオンナの画面

# 場所と人
web-ho-visitor = { VISITOR($seat) }
web-ho-you = あなた
web-ho-seat = 訪問者{ $seat }
web-ho-bar = 画面の切り替え
web-ho-bar-house = 館
web-ho-bar-ways = 勝ち筋
web-ho-bar-talk = チャット
web-ho-bar-unread = 未読{ $count }件
web-ho-whole-house = 館全体
web-ho-discs-watched = 積んだトークンの上で、手が次の1枚を持っています。トークンは{ $count }枚積まれています。
web-ho-belief = 訪問者から見た可能性
web-ho-belief-own = ハコオンナがいそうな部屋
web-ho-belief-room = { NAME("ho-room", $room) }：{ $percent }%
web-ho-review-chance = 訪問者の勝率
web-ho-review-curve = 夜の始まりから終わりまでの、訪問者の勝率
web-ho-review-visitors = 訪問者
web-ho-review-her = ハコオンナ
web-ho-review-first = 今はひと目での目安です。この先の夜を想像する準備に、このパソコンで初めてのときは1、2分かかります。
web-ho-review-imagining = それぞれの場面の先を想像しています… { $done }／{ $of }
web-ho-review-imagined = それぞれの場面から想像した夜の結末による勝率です。
web-ho-review-guess = ひと目での目安です。夜を想像できませんでした。
web-ho-review-moments = 分かれ目
web-ho-review-chapters = 章
web-ho-review-none = まだ何も起きていません。
web-ho-review-all = 視点を「全公開」にすると、勝率の移り変わりがわかります。
web-ho-shadow = 物陰{ NTH($shadow) }
web-ho-floors = 階
web-ho-place-room = { $room }（{ $floor }）
web-ho-place-shadow = { $room }の物陰{ NTH($shadow) }
web-ho-place-passage = { $one }と{ $other }のあいだ
web-ho-place-tiles = { $count ->
    [0] タイルなし
   *[other] タイル{ $count }枚
}
web-ho-place-sure = { $tile }がある
web-ho-place-perhaps = { $tile }かもしれない
web-ho-echo = { $ago ->
    [0] 前の手番にここで叫んだ
   *[other] { $ago }回前の手番にここで叫んだ
}
web-ho-place-here = { $where }に置く
web-ho-place-turned = 回して{ $where }に置く
web-ho-turn-board = 回す
web-ho-holds = { $count ->
    [0] タイルなし
   *[other] タイル{ $count }枚
}
web-ho-hakobito = ハコビト
web-ho-gone = ゲームから除かれた
web-ho-pages = 見つかった手記：{ $count }
web-ho-her-cards = 手札{ $hand }・山札{ $deck }
web-ho-slot-set = スロット{ $slot }：伏せカードあり
web-ho-slot-free = スロット{ $slot }：空き
web-ho-slot-card = スロット{ $slot }：{ $power }

# 手番とその段階
web-ho-turn-setup = 準備
web-ho-turn-yours = あなたの手番
web-ho-turn-hers = ハコオンナの手番
web-ho-turn-visitor = { VISITOR($seat) }の手番
web-ho-step-check = 物音判定
web-ho-step-announce = 行動
web-ho-step-pause = 割り込み
web-ho-step-result = 結果
web-ho-step-free = 自由行動
web-ho-step-scream = 叫び
web-ho-step-set = 伏せる
web-ho-step-activate = 発動
web-ho-step-move = 移動
web-ho-step-others = ハコビト
web-ho-step-items = アイテム
web-ho-step-boards = ボード
web-ho-step-secrets = 秘密
web-ho-step-hiding = 潜伏

# 誰を待っているか
web-ho-wait-table = 配っています…
web-ho-wait-her = ハコオンナを待っています（{ $step }）
web-ho-wait-visitor = { VISITOR($seat) }を待っています（{ $step }）
web-ho-wait-window = { VISITOR($seat) }の宣言は「{ $deed }」。ハコオンナが割り込むかもしれません…

# 何をするか
web-ho-prompt-choose = 選んでください。
web-ho-prompt-items = アイテムカードを1枚選んでください。最後まで自分のものです。
web-ho-prompt-placing = 光るマスへボードをドラッグするか、マスをタップしてください。ボードをタップすると回転します。
web-ho-prompt-numbers = 金庫の番号を3つ選んでください。知っているのはあなただけです。
web-ho-prompt-weak = 弱点を選んでください。あなたを討てる、ただ1つの武器です。
web-ho-prompt-power = 最初に持つ能力を1つ残してください。
web-ho-prompt-bones = 亡骸を物陰に置いてください。人形を持つ訪問者に見つかると、供養されて負けます。
web-ho-prompt-grudge = どちらの怨みの部屋から始めるか、選んでください。
web-ho-prompt-check = 物音判定です。カードを1枚めくってください。合計が11以上になると、ハコオンナが来ます。
web-ho-prompt-check-twice = 人形が見ています。物音判定は2回、どちらも静かに。カードをめくってください。
web-ho-prompt-disc = 物音判定です。トークンを持ち、揺れが止まったら放してください。
web-ho-prompt-music = 物音を立ててしまいました。{ NAME("ho-card", "music_box") }を鳴らして、やり直しますか？
web-ho-prompt-act = 光る部屋へ移動する、光る物陰を覗く、持ち物を使う――どれか1つを選んでください。
web-ho-prompt-armed = { $thing }を使います。光る場所をタップするか、ここで選んでください。
web-ho-prompt-free = 行動は済みました。タイルを見せる・渡す・置くか、手番を終えてください。
web-ho-prompt-peek = 見えているのはあなただけです。どうしますか？
web-ho-prompt-page = 手記です。見せますか？　隠したままにしますか？
web-ho-prompt-replace = 代わりに何を置きますか？
web-ho-prompt-doomed = このままでは死にます。消火器を使って逃げますか？
web-ho-prompt-window = { VISITOR($seat) }の宣言は「{ $deed }」。割り込みますか？
web-ho-prompt-window-idle = { VISITOR($seat) }の宣言は「{ $deed }」。割り込める能力はありません。そのまま待ちましょう。
web-ho-ask-window = 割り込みますか？
web-ho-ask-window-idle = 割り込める能力はありません。そのまま待ちましょう。
web-ho-prompt-answer-floor = 何階にいるか尋ねられました。答えてください。
web-ho-prompt-answer-room = 「{ $room }にいるか」と尋ねられました。答えてください。
web-ho-prompt-snatch = { VISITOR($seat) }の持ち物がすべて見えます。1つ奪えます。奪わなくてもかまいません。
web-ho-prompt-scream = 叫びますか？　能力を1枚引けますが、いる部屋が全員に知られます。光る部屋をタップすれば、黙ってそこへ移動します。
web-ho-prompt-set = 手札を1枚伏せるか、伏せた1枚を手札に戻してください。光る部屋をタップすれば、そこへ移動します。
web-ho-prompt-activate = 訪問者は目を閉じています。使える能力を発動するか、光る部屋をタップして移動してください。
web-ho-prompt-arrange = 入れ替える物陰を2つ、順にタップしてください。済んだら「{ ho-action-done }」を押します。
web-ho-prompt-move = 移動です。今の部屋か隣の部屋を選んでください。その部屋のタイルがすべて見えます。
web-ho-prompt-move-twice = 移動の1歩目です（全部で2歩）。どちらの部屋も見えます。
web-ho-prompt-hide = 潜む物陰を選んでください。そこにあったタイルは預かります。
web-ho-prompt-asked = { VISITOR($seat) }がタイルを頼んでいます。1枚差し出すか、断ってください。
web-ho-prompt-offered = { VISITOR($seat) }がタイルを差し出しています。中身は受け取るとわかります。

# できること
web-ho-choices = できること
web-ho-everything = すべての選択肢（{ $count }）
web-ho-use = { $item }を使う
web-ho-use-at = { $item }を使う（{ $where }）
web-ho-use-slot = { $item }をスロット{ $slot }に使う
web-ho-power-use = 「{ $power }」を使う
web-ho-power-at = { $power }（{ $where }）
web-ho-put-away = 戻す
web-ho-skip = { $step ->
    [scream] 叫ばない
    [set] 伏せない
    [activate] 発動しない
    [move] 動かない
   *[other] 飛ばす
}
web-ho-nothing-with = 今は使えません。
web-ho-hint-check = 物音判定が先です。
web-ho-hint-far = ここからは行けません。
web-ho-hint-done = 行動は済みました。残りは自由行動だけです。
web-ho-hint-wait = 今はあなたの手番ではありません。
web-ho-votes = { $living }人中{ $votes }人が降参に賛成しています。
web-ho-give-up = 降参…
web-ho-give-up-title = みんなで降参しますか？
web-ho-give-up-line = { $living ->
    [1] 夜はすぐに終わり、ハコオンナの勝ちになります。
   *[other] 生きている訪問者{ $living }人全員が賛成すると夜は終わり、ハコオンナの勝ちになります。それまでは考え直せます。
}
web-ho-give-up-stay = 館に残る
web-ho-clock = 残り時間
web-ho-dial = ダイヤル
web-ho-dial-name = { $numbers }と読み上げる
web-ho-dial-choose = { $numbers }を選ぶ
web-ho-dial-pick = 数字を3つ選ぶ
web-ho-dial-one = { NAME("ho-card", "stethoscope") }で番号を1つ
web-ho-dial-wrong = はずれ：{ $guesses }
web-ho-only-you = あなただけに見えています
web-ho-page-shown = ハコオンナの手記
web-ho-unlocked = 「{ $power }」が目を覚ました

# 物音
web-ho-noise = 物音
web-ho-noise-sum = { $sum } / 11
web-ho-noise-unseen = 裏向き
web-ho-noise-value = { $loud ->
    [yes] { $value }（物音）
   *[no] { $value }
}
web-ho-noise-up = 表向き：{ $value }
web-ho-noise-down = 物音カード{ $card }（裏向き）
web-ho-noise-kept = { VISITOR($seat) }が所持
web-ho-discs-left = 残りのトークン{ $count }枚
web-ho-pass = パス
web-ho-pass-how = 1枚を見ずに取って、手番を終えます。
web-ho-overdue = 時間切れ。この手番のあと、ハコオンナが来ます。

# 持ち物
web-ho-hand = 持ち物
web-ho-item = アイテムカード
web-ho-tiles = タイル：{ $count }
web-ho-no-tiles = まだありません。物陰を覗くと見つかります。
web-ho-none = なし
web-ho-her-board = 手元
web-ho-location = 潜んでいる場所
web-ho-location-hers = ハコオンナが潜む場所
web-ho-she-hides = ハコオンナ：{ $room }の物陰{ NTH($shadow) }
web-ho-combination = 金庫：{ $numbers }
web-ho-slots = スロット
web-ho-her-hand = 手札：{ $count }
web-ho-deck = 山札：{ $count }
web-ho-ready = 使える
web-ho-needs = 手記{ $found } / { $needs }
web-ho-take-back = 手札に戻す
web-ho-ways = 生き残る3つの道
web-ho-ways-hers = 訪問者の勝ち筋
web-ho-way = { $way ->
    [escape] 脱出
    [rest] 供養
   *[defeat] 討伐
}
web-ho-way-standing = { $is ->
    [mine] 手元
    [gone] 消失
    [useless] ちがう
    [in-safe] 金庫内
    [kept] 霊が所持
   *[unknown] 不明
}
web-ho-way-held = { VISITOR($seat) }
web-ho-way-lying = 物陰{ NTH($shadow) }{ $sure ->
    [yes] {""}
   *[no] ？
}
web-ho-way-numbers = 金庫の番号

# 死
web-ho-ending-back = 結末を見る
web-ho-died = あなたは死んだ
web-ho-died-line = 灯りが消えました。これからはハコビト、ハコオンナの仲間です。
web-ho-died-see = ハコオンナと同じものが見えます。手札も、潜む場所も、霊が見たタイルも。
web-ho-died-hide = ハコオンナの手番にあなたも動き、物陰に潜みます。覗いた者は死にます。
web-ho-died-win = 生きている者を惑わせましょう。ハコオンナが勝てば、あなたも勝ちです。

# 目を閉じる
web-ho-night = 目を閉じて
web-ho-night-line = ハコオンナが館を歩いています。聞こえるのは、床のきしむ音だけ。そのまま待ってください。

# メモと発言
web-ho-notes = メモ
web-ho-notes-mode = メモ中：物陰をタップすると、知っていることが見られます。
web-ho-notes-leave = ゲームに戻る
web-ho-pin = 物陰{ NTH($place) }：{ $said }
web-ho-pin-room = { NAME("ho-room", $room) }：{ $said }
web-ho-pin-seat = { VISITOR($place) }の持ち物：{ $said }
web-ho-notes-seen = ここで見たもの
web-ho-notes-nothing = ここはまだ見ていません。
web-ho-notes-sure = 今もある
web-ho-notes-perhaps = 変わったかもしれない
web-ho-notes-turn = { $ago ->
    [0] ハコオンナの前の手番のあと
   *[other] ハコオンナの手番{ $ago }回分前
}
web-ho-notes-can = 考えられるもの：{ $tiles }
web-ho-notes-mark = 自分の印
web-ho-mark-danger = ! 危険
web-ho-mark-safe = ✓ 安全
web-ho-mark-ask = ? 見直す
web-ho-notes-claims = ほかの人の証言
web-ho-claim = ここについて証言する
web-ho-claim-line = 全員に、ハコオンナにも聞こえます。嘘をついてもかまいません。
web-ho-claim-danger = 危険！
web-ho-claim-clear = 怖いものはない
web-ho-agree = 相談する
web-ho-agree-line = 全員に、ハコオンナにも聞こえます。ボットは返事をし、無理がなければ従います。
web-ho-said-taking = この部屋は任せて
web-ho-said-look = ここを調べてほしい
web-ho-said-avoid = ここには近づかないで
web-ho-said-too-dangerous = 危なすぎて行けない
web-ho-said-busy = 今は手が離せない
web-ho-said-lied = ここのことで{ VISITOR($seat) }に嘘をつかれた
web-ho-claim-by = { $name }「{ $tile }」

# 卓を開く
web-ho-option-visitors = 訪問者
web-ho-option-pause = 割り込みの待ち時間
web-ho-option-seconds = { $seconds }秒
web-ho-option-cards = 物音カード6枚
web-ho-option-regular = トークンを積む（ふつう）
web-ho-option-hard = トークンを積む（難しい）
web-ho-option-nightmare = トークンを積む（悪夢）
web-ho-option-quick = すぐ始める（ボードとアイテムはランダム）
web-ho-option-powers = ハコオンナの上級能力2枚
web-ho-option-items = 上級アイテム7枚
web-ho-edition = 版：{ $name }
web-ho-edition-house = 標準
web-ho-edition-file = 自分の版を開く（TOMLファイル）
web-ho-edition-use = 「{ $name }」で遊ぶ
web-ho-edition-start = 標準の版をファイルに保存
web-ho-key-card = その番号の物音カードをめくる
web-ho-key-continue = 選ばずに進む
web-ho-key-turn = ボードを回す
# 耳で遊ぶ人のために
web-ho-place-doors = 扉の先：{ $doors }
web-ho-place-lit = 選べます
web-ho-where-you = あなたは{ $room }にいます。扉の先：{ $doors }。
web-ho-where-hidden = あなたは物陰{ NTH($shadow) }に潜んでいます。
web-ho-where-visitor = { VISITOR($seat) }：{ $room }。
web-ho-where-lit = 選べる場所：{ $shadows }。
web-ho-where-peek = 物陰{ NTH($shadow) }。あなただけに見えます：{ $tiles }。
web-ho-plan = 館の間取り。矢印キーで場所を移り、Enterで選びます

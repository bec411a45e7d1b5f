# Hako Onna

# Refusals
ho-over = ゲームは終わっています。
ho-no-seat = その席はありません。
ho-no-deadline = 今は時間を計っていません。
ho-not-due = まだ時間ではありません。
ho-time-over = もう時間切れです。
ho-no-chance = 今、抽選で決めるものはありません。
ho-eyes-closed = 目を閉じています。
ho-not-your-turn = 今はあなたの手番ではありません。
ho-not-now = 今はできません。
ho-not-this = それはできません。光っているものから選んでください。
ho-untrue = 嘘はつけません。今は、そのための能力がないからです。
ho-measure = その位置ではトークンを放せません。

# Setting up
ho-options-visitors = 訪問者は1人から4人です（{ $given }人では遊べません）。
ho-options-time = { $given }ミリ秒にはできません。1時間以内で指定してください。
ho-options-limit = 上限{ $given }手番では少なすぎます。
ho-edition-at = { $file }{ $line ->
    [none] {""}
   *[other] 、{ $line }行目
}{ $field ->
    [none] {""}
   *[other] 、{ $field }
}
ho-edition-not-text = { $file }はUTF-8のテキストではありません。
ho-edition-big = { $file }は大きすぎます。版のファイルは{ $limit } KBまでです。
ho-edition-toml = { ho-edition-at }：TOMLとして読めません。{ $problem }
ho-edition-shape = { ho-edition-at }：版のファイルに書けない内容です。{ $problem }
ho-edition-kind = { ho-edition-at }：{ $given ->
    [str] 文字列
    [int] 数
    [float] 小数
    [bool] true か false
    [array] リスト
    [object] テーブル
   *[other] 日付や時刻
}ではなく、{ $wanted ->
    [str] 引用符で囲んだ文字列
    [int] 整数
    [bool] true か false
    [array] 角かっこのリスト
   *[other] 項目のテーブル
}を書いてください。
ho-edition-field-missing = { ho-edition-at }：「{ $given }」がありません。
ho-edition-field-unknown = { ho-edition-at }：この項目はありません。使えるもの：{ $known }
ho-edition-not-one-of = { ho-edition-at }：「{ $given }」は使えません。使えるもの：{ $known }
ho-edition-count = { ho-edition-at }：{ $given }件あります。必要なのは{ $wanted }件です。{ $missing ->
    [none] {""}
   *[other] 足りないもの：{ $missing }
}
ho-edition-long = { ho-edition-at }：{ $given }文字は長すぎます。{ $limit }文字までです。
ho-edition-nameless = { ho-edition-at }：名前は1文字以上にしてください。
ho-edition-signs = { ho-edition-at }：制御文字は使えません。文字、数字、記号だけにしてください。
ho-edition-room-missing = { ho-edition-at }：「{ $given }」という名前の部屋が必要です。
ho-edition-twice = { ho-edition-at }：「{ $given }」が2つあります。1つにしてください。
ho-edition-room-count = { ho-edition-at }：ボードの部屋は1つか2つです（今は{ $given }）。
ho-edition-room-shadows = { ho-edition-at }：物陰は{ $given }か所にできません。1つの部屋に1から24です。
ho-edition-door-count = { ho-edition-at }：扉が{ $given }つあります。ボードの辺は4つです。
ho-edition-door = { ho-edition-at }：「{ $given }」は扉ではありません。ボードの部屋の番号と方角を "0 N" のように書きます。
ho-edition-door-twice = { ho-edition-at }：{ $given }の辺にはもう扉があります。
ho-edition-basement-door = { ho-edition-at }：地下室に扉はありません。doors = [] と書きます。
ho-edition-no-door = { ho-edition-at }：地下室以外のボードには扉が必要です。
ho-edition-alone = { ho-edition-at }：「{ $given }」は単独でボードになければなりません。
ho-edition-safe = { ho-edition-at }：「{ $given }」：safe = true は書斎（Study）にだけ、必ず書きます。
ho-edition-shadows = { ho-edition-at }：物陰は全部で{ $given }か所あります。{ $wanted }か所にしてください。
ho-edition-grudge = { ho-edition-at }：grudge = true の部屋が{ $given }つあります。ちょうど2つにしてください。
ho-edition-power-number = { ho-edition-at }：ここの番号は{ $given }ではなく{ $wanted }です。能力は1から12まで順に並べます。
ho-edition-when = { ho-edition-at }：「{ $given }」は、能力{ $number }を使えるときには働きません。使えるもの：{ $fitting }
ho-edition-needs = { ho-edition-at }：手記は{ $given }枚にできません。能力に必要な手記は0枚から10枚です。
ho-edition-item-kind = { ho-edition-at }：「{ $given }」には advanced = { $wanted } と書きます。

# Things
ho-room-0 = 1階ホール
ho-room-1 = 2階ホール
ho-room-2 = 地下室
ho-room-3 = 台所
ho-room-4 = 物置
ho-room-5 = 書斎
ho-room-6 = 赤い寝室
ho-room-7 = 子供部屋
ho-room-8 = 居間
ho-room-9 = 浴室
ho-room-10 = 脱衣所
ho-board-0 = 1階ホール
ho-board-1 = 2階ホール
ho-board-2 = 地下室
ho-board-3 = 台所・物置
ho-board-4 = 書斎
ho-board-5 = 赤い寝室
ho-board-6 = 子供部屋
ho-board-7 = 居間
ho-board-8 = 浴室・脱衣所
ho-room-into-0 = 1階ホールへ
ho-room-into-1 = 2階ホールへ
ho-room-into-2 = 地下室へ
ho-room-into-3 = 台所へ
ho-room-into-4 = 物置へ
ho-room-into-5 = 書斎へ
ho-room-into-6 = 赤い寝室へ
ho-room-into-7 = 子供部屋へ
ho-room-into-8 = 居間へ
ho-room-into-9 = 浴室へ
ho-room-into-10 = 脱衣所へ
ho-room-into-own = { $room }へ
ho-room-inside-0 = 1階ホールで
ho-room-inside-1 = 2階ホールで
ho-room-inside-2 = 地下室で
ho-room-inside-3 = 台所で
ho-room-inside-4 = 物置で
ho-room-inside-5 = 書斎で
ho-room-inside-6 = 赤い寝室で
ho-room-inside-7 = 子供部屋で
ho-room-inside-8 = 居間で
ho-room-inside-9 = 浴室で
ho-room-inside-10 = 脱衣所で
ho-room-inside-own = { $room }で
ho-slot-0 = 1
ho-slot-1 = 2
ho-floor-0 = 1階
ho-floor-1 = 2階
ho-floor-2 = 地下
ho-tile-hako-onna = ハコオンナ
ho-tile-bones = 亡骸
ho-tile-secret-exit = 秘密の脱出口
ho-tile-safe = 金庫
ho-tile-key-ring = 鍵束
ho-tile-doll-mary = メリーさん人形
ho-tile-fire-extinguisher = 消火器
ho-tile-strange-charm = 奇妙な護符
ho-tile-wooden-stake = 木の杭
ho-tile-rusty-chain = 錆びた鎖
ho-tile-gasoline = ガソリン
ho-tile-weakness-stake = 弱点：杭
ho-tile-weakness-chain = 弱点：鎖
ho-tile-weakness-gasoline = 弱点：ガソリン
ho-tile-empty = 空箱
ho-tile-camera = カメラ
ho-tile-rope = ロープ
ho-tile-salt = 塩
ho-tile-diary-1 = 手記1
ho-tile-diary-2 = 手記2
ho-tile-diary-3 = 手記3
ho-tile-diary-4 = 手記4
ho-tile-diary-5 = 手記5
ho-tile-diary-6 = 手記6
ho-tile-diary-7 = 手記7
ho-tile-diary-8 = 手記8
ho-tile-diary-9 = 手記9
ho-tile-diary-10 = 手記10
ho-tile-combination-1 = 番号1
ho-tile-combination-2 = 番号2
ho-tile-combination-3 = 番号3
ho-tile-combination-4 = 番号4
ho-tile-combination-5 = 番号5
ho-tile-combination-6 = 番号6
ho-tile-hakobito-1 = 訪問者1のハコビト
ho-tile-hakobito-2 = 訪問者2のハコビト
ho-tile-hakobito-3 = 訪問者3のハコビト
ho-tile-hakobito-4 = 訪問者4のハコビト

# Ends
ho-end-escape = 訪問者は館から脱出した。訪問者の勝ち。
ho-end-rest = 訪問者はハコオンナを供養した。訪問者の勝ち。
ho-end-defeat = 訪問者はハコオンナを討伐した。訪問者の勝ち。
ho-end-all-dead = 訪問者は全員死んだ。ハコオンナの勝ち。
ho-end-inevitable = もう生き残る道はない。ハコオンナの勝ち。
ho-end-given-up = 訪問者は降参した。ハコオンナの勝ち。
ho-end-limit = 夜が明けた。勝者なし。

# What happens
ho-event-first-chosen = { VISITOR($seat) }から選ぶことになった。
ho-event-item-taken = { VISITOR($seat) }が{ NAME("ho-card", $item) }を手に取った。
ho-event-board-drawn = { VISITOR($seat) }が{ NAME("ho-board", $board) }のボードを引いた。
ho-event-board-laid = { NAME("ho-board", $placed_board) }のボードが{ NAME("ho-floor", $placed_floor) }に置かれた。
ho-event-numbers-chosen = ハコオンナが金庫の番号を決めた。
ho-event-weakness-chosen = ハコオンナが弱点を決めた。
ho-event-laid = タイルが並べられた。物陰{ NTH($vacant) }だけは空いている。
ho-event-power-kept = ハコオンナが{ $power ->
    [none] 能力を1枚
   *[other] 「{ NAME("ho-power", $power) }」を
}手元に残した。
ho-event-bones-put = 亡骸が物陰{ NTH($shadow) }に置かれた。
ho-event-turn-began = { VISITOR($seat) }の手番になった。
ho-event-card-turned = { VISITOR($seat) }がめくった物音カードは「{ $value }」。
ho-event-card-kept = { VISITOR($seat) }はパス。物音カードを1枚、見ずに取った。
ho-event-disc-fell = { VISITOR($seat) }がトークン{ $position }を放した。{ $result ->
    [quiet] 静かに乗った。
    [slid_off] 滑り落ちた。
   *[topple] 崩れた！
}
ho-event-disc-kept = { VISITOR($seat) }はパス。トークン{ $position }を取った。
ho-event-music-played = { VISITOR($seat) }が{ NAME("ho-card", "music_box") }を鳴らし、判定をやり直した。
ho-event-made-noise = { VISITOR($seat) }が{ NAME("ho-room-inside", $room) }物音を立てた！
ho-event-time-overdue = 時間切れ。この手番のあと、ハコオンナが来る。
ho-event-noise-reset = 静けさが戻った。物音は数え直し。
ho-event-announced = { VISITOR($seat) }が宣言した。{ $deed_type ->
    [walk_to] { NAME("ho-room-into", $deed_room) }移動。
    [peek_at] 物陰{ NTH($deed_shadow) }を覗く。
    [use_charm] 奇妙な護符をスロット{ NAME("ho-slot", $deed_slot) }に使う。
    [use_weapon] { NAME("ho-tile", $deed_weapon) }を物陰{ NTH($deed_shadow) }に使う。
   *[other] { NAME("ho-card", $item) }を使う。
}
ho-event-interrupted = ハコオンナが割り込んだ。「{ NAME("ho-power", $power) }」！
ho-event-lapsed = { VISITOR($seat) }の宣言は流れた。
ho-event-walked = { VISITOR($seat) }が{ NAME("ho-room-into", $room) }移動した。
ho-event-dragged = { VISITOR($seat) }が{ NAME("ho-room-into", $room) }引きずり込まれた！
ho-event-peeked = { VISITOR($seat) }が物陰{ NTH($shadow) }を覗いた。
ho-event-lit = { VISITOR($seat) }が物陰{ NTH($shadow) }を照らした。
ho-event-exposed = 物陰{ NTH($shadow) }のタイル{ $tiles }枚を全員が見た。
ho-event-page-found = { VISITOR($seat) }が手記{ $page }を見つけた。
ho-event-ghosts-shown = 物陰{ NTH($shadow) }に霊が{ $tiles }体現れた！
ho-event-taken = { VISITOR($seat) }が物陰{ NTH($shadow) }から{ $tile ->
    [none] タイルを1枚
   *[other] { NAME("ho-tile", $tile) }を
}取った。
ho-event-replaced = 物陰{ NTH($shadow) }には、代わりに{ $source ->
    [supply] 空箱が置かれた。
    [hand] { VISITOR($seat) }のタイルが置かれた。
   *[none] 何も置かれなかった。
}
ho-event-named = { VISITOR($seat) }が金庫の番号を{ $aloud }と読み上げた。{ $right ->
    [yes] 当たり！
   *[no] はずれ。
}
ho-event-safe-opened = { $aloud }で金庫が開いた。{ VISITOR($seat) }が鍵束を手に入れた。
ho-event-peek-done = { VISITOR($seat) }が目をそらした。
ho-event-discarded = { VISITOR($seat) }が物陰{ NTH($shadow) }に{ $tile ->
    [none] タイルを1枚
   *[other] { NAME("ho-tile", $tile) }を
}置いた。
ho-event-showed = { VISITOR($seat) }が{ VISITOR($other) }に{ $tile ->
    [none] タイルを1枚
   *[other] { NAME("ho-tile", $tile) }を
}見せた。
ho-event-offered = { VISITOR($seat) }が{ VISITOR($other) }に{ $tile ->
    [none] タイルを1枚
   *[other] { NAME("ho-tile", $tile) }を
}差し出した。
ho-event-asked = { VISITOR($seat) }が{ VISITOR($other) }にタイルを頼んだ。
ho-event-declined = { VISITOR($seat) }が断った。
ho-event-gave = { VISITOR($seat) }が{ VISITOR($other) }に{ $tile ->
    [none] タイルを1枚
   *[other] { NAME("ho-tile", $tile) }を
}渡した。
ho-event-voted = { VISITOR($seat) }は{ $agree ->
    [yes] 降参に賛成した。
   *[no] 続けることにした。
}
ho-event-turn-ended = { VISITOR($seat) }の手番が終わった。
ho-event-spent = { VISITOR($seat) }が{ NAME("ho-tile", $what) }を使い切った。
ho-event-charmed = 護符が「{ NAME("ho-power", $power) }」をゲームから除いた。
ho-event-drops-work = { NAME("ho-card", "sacred_drops") }が効いた。
ho-event-answered = ハコオンナが答えた。{ $room ->
    [none] 「{ NAME("ho-floor", $floor) }」
   *[other] { $yes ->
        [yes] 「{ NAME("ho-room", $room) }に、いる」
       *[no] 「{ NAME("ho-room", $room) }には、いない」
    }
}
ho-event-power-read = { VISITOR($seat) }がハコオンナの{ $power ->
    [none] カードを1枚
   *[other] 「{ NAME("ho-power", $power) }」を
}見た。
ho-event-salted = { NAME("ho-room", $room) }に{ NAME("ho-card", "salt") }がまかれた。
ho-event-weapon-struck = { VISITOR($seat) }が{ NAME("ho-tile", $weapon) }を物陰{ NTH($shadow) }に使った。{ $she ->
    [yes] ハコオンナがいた！
   *[no] ハコオンナはいなかった。
}
ho-event-removed = { VISITOR($seat) }のハコビトは消え去った。
ho-event-fled = { VISITOR($seat) }は消火器を使い、{ NAME("ho-room-into", $room) }逃げた。
ho-event-died = { VISITOR($seat) }は死んだ。そして物陰{ NTH($shadow) }で、ハコビトになった。
ho-event-confided = 霊たちは、見たものをすべて伝え合った。
ho-event-mary-shown = メリーさん！　{ $seat ->
    [none] 人形を持つ者はいない。
   *[other] 人形を持つのは{ VISITOR($seat) }。
}
ho-event-mary-gone = { VISITOR($seat) }はもう人形を持っていない。物音判定は1回でよい。
ho-event-hand-seen = ハコオンナが{ VISITOR($seat) }の持ち物をすべて見た。
ho-event-snatched = ハコオンナは{ VISITOR($seat) }から{ $what ->
    [tile] { $tile ->
        [none] タイルを1枚
       *[other] { NAME("ho-tile", $tile) }を
    }奪った。
    [card] アイテムカードを奪った。
   *[nothing] 何も奪わなかった。
}
ho-event-carried-to = { NAME("ho-tile", $tile) }は物陰{ NTH($shadow) }に置かれた。
ho-event-her-turn = ハコオンナの手番になった（{ $turn }回目）。
ho-event-screamed = { NAME("ho-room-inside", $room) }叫び声！
ho-event-drew = ハコオンナが{ $power ->
    [none] 能力カードを引き
   *[other] 「{ NAME("ho-power", $power) }」を引き
}、{ $kept ->
    [yes] 手札に加えた。
   *[no] 山札の下に置いた。
}
ho-event-despair-drawn = 絶望の時！
ho-event-power-set = ハコオンナがスロット{ NAME("ho-slot", $slot) }に{ $power ->
    [none] カードを1枚
   *[other] 「{ NAME("ho-power", $power) }」を
}伏せた。
ho-event-power-taken = ハコオンナがスロット{ NAME("ho-slot", $slot) }の{ $power ->
    [none] カードを
   *[other] 「{ NAME("ho-power", $power) }」を
}手札に戻した。
ho-event-eyes-closed = 目を閉じて。
ho-event-activated = ハコオンナが「{ NAME("ho-power", $power) }」を発動した。
ho-event-looked = 霊たちが物陰{ NTH($shadow) }を見た。
ho-event-swapped = 物陰{ NTH($first) }と物陰{ NTH($second) }のタイルが入れ替わった。
ho-event-turned-down = 物陰{ NTH($shadow) }のタイルが裏向きになった。
ho-event-hid = { $seat ->
    [0] ハコオンナ
   *[other] { VISITOR($seat) }のハコビト
}が物陰{ NTH($shadow) }に潜んだ。
ho-event-stayed = { $seat ->
    [0] ハコオンナ
   *[other] { VISITOR($seat) }のハコビト
}は動かなかった。
ho-event-eyes-opened = 目を開けて。ハコオンナの手札は{ $hand }枚。
ho-event-way-closed = { NAME("ho-tile", $tile) }が失われた。{ $way ->
    [escape] もう脱出できない。
    [rest] もうハコオンナを供養できない。
   *[defeat] もうハコオンナを討伐できない。
}
ho-event-ended = { NAME("ho-end", $reason) }
ho-event-uncovered = 物陰{ NTH($shadow) }にあったのは{ NAME("ho-tile", $tile) }だった。

# What can be done
ho-action-choose-item = { NAME("ho-card", $item) }を取る
ho-action-deal-item = { NAME("ho-card", $item) }を配る
ho-action-place-board = ボードを{ NAME("ho-floor", $floor) }に置く
ho-place = { $floor }、{ $where }に置く{ $turn ->
    [0] {""}
    [1] （右に90度）
    [2] （半回転）
   *[3] （左に90度）
}
ho-place-beside = { $side ->
    [north] { $board }の上どなり
    [east] { $board }の右どなり
    [south] { $board }の下どなり
    [west] { $board }の左どなり
   *[none] ここ
}
ho-action-choose-numbers = { $first }、{ $second }、{ $third }を選ぶ
ho-action-choose-weakness = { NAME("ho-tile", $weakness) }を選ぶ
ho-action-keep-power = 「{ NAME("ho-power", $power) }」を残す
ho-action-activate = 「{ NAME("ho-power", $power) }」を発動
ho-action-activate-at-room = 「{ NAME("ho-power", $power) }」を発動（{ NAME("ho-room", $room) }）
ho-action-activate-at-passage = 「{ NAME("ho-power", $power) }」を発動（通路{ NTH($passage) }）
ho-action-interrupt = 「{ NAME("ho-power", $power) }」で割り込む
ho-action-interrupt-at-room = 「{ NAME("ho-power", $power) }」で割り込む（{ NAME("ho-room", $room) }）
ho-action-interrupt-at-shadow = 「{ NAME("ho-power", $power) }」で割り込む（物陰{ NTH($shadow) }）
ho-action-draw-power = 「{ NAME("ho-power", $power) }」を引く
ho-action-set-power = 「{ NAME("ho-power", $power) }」をスロット{ NAME("ho-slot", $slot) }に伏せる
ho-action-put-bones = 亡骸を物陰{ NTH($shadow) }に置く
ho-action-turn-card = 物音カード{ NTH($card) }をめくる
ho-action-release = トークンを放す{ $blip_up ->
    [yes] （突起を上に）
   *[no] {""}
}
ho-action-keep-card = パスして物音カード{ NTH($card) }を取る
ho-action-keep-disc = パスしてトークンを取る
ho-action-play-music = { $play ->
    [yes] { NAME("ho-card", "music_box") }を鳴らす
   *[no] { NAME("ho-card", "music_box") }を鳴らさない
}
ho-action-walk-to = { NAME("ho-room-into", $room) }移動する
ho-action-peek-at = 物陰{ NTH($shadow) }を覗く
ho-action-use = アイテムカードを使う
ho-action-use-at-room = { NAME("ho-room-inside", $room) }アイテムカードを使う
ho-action-use-at-shadow = アイテムカードを物陰{ NTH($shadow) }に使う
ho-action-use-at-slot = アイテムカードをスロット{ NAME("ho-slot", $slot) }に使う
ho-action-use-along = アイテムカードを使う（{ NAME("ho-room", $first) }→{ NAME("ho-room", $second) }）
ho-action-use-charm = 奇妙な護符をスロット{ NAME("ho-slot", $slot) }に使う
ho-action-use-weapon = { NAME("ho-tile", $weapon) }を物陰{ NTH($shadow) }に使う
ho-action-end-turn = 手番を終える
ho-action-show = { VISITOR($to) }に{ NAME("ho-tile", $tile) }を見せる
ho-action-offer = { VISITOR($to) }に{ NAME("ho-tile", $tile) }を差し出す
ho-action-ask = { VISITOR($to) }にタイルを頼む
ho-action-accept = 受け取る
ho-action-decline = 断る
ho-action-discard = { NAME("ho-tile", $tile) }を物陰{ NTH($shadow) }に置く
ho-action-give-up = { $agree ->
    [yes] 降参に賛成
   *[no] まだ続ける
}
ho-action-take = タイルを取る
ho-action-put-back = 代わりに{ $tile ->
    [none] 何も置かない
   *[other] { NAME("ho-tile", $tile) }を置く
}{ $up ->
    [yes] （表向き）
   *[no] {""}
}
ho-action-place-page = { $place ->
    [yes] 手記を見せる
   *[no] 見せずに残す
}
ho-action-name-numbers = { $first }、{ $second }、{ $third }と言う
ho-action-name-one = { $number }と言う
ho-action-done = ここまで
ho-action-flee = 消火器を使って{ NAME("ho-room-into", $room) }逃げる
ho-action-die = 死を受け入れる
ho-action-scream = 叫ぶ
ho-action-skip = 飛ばす
ho-action-take-back = スロット{ NAME("ho-slot", $slot) }のカードを手札に戻す
ho-action-swap = 物陰{ NTH($first) }と物陰{ NTH($second) }を入れ替える
ho-action-turn-down = 物陰{ NTH($shadow) }のタイルを裏向きにする
ho-action-step-to = { NAME("ho-room-into", $room) }移動する
ho-action-hide = 物陰{ NTH($shadow) }に潜む
ho-action-let-be = 見送る
ho-action-snatch = { $what ->
    [none] 何も奪わない
   *[other] { NAME("ho-tile", $what) }を奪う
}
ho-action-snatch-card = アイテムカードを奪う
ho-action-say-whether = { $yes ->
    [yes] はい
   *[no] いいえ
}と答える
ho-action-say-floor = { NAME("ho-floor", $floor) }と答える
ho-action-first = { VISITOR($seat) }から始める
ho-action-draw-board = { NAME("ho-board", $board) }を引く
ho-action-leave-vacant = 物陰{ NTH($shadow) }は空けておく
ho-action-turn-up = { $tile ->
    [none] 霊だけ
   *[other] { NAME("ho-tile", $tile) }
}
ho-action-noise-value = カードは{ $value }
ho-action-fell = トークンは{ $result ->
    [quiet] 静かに乗る
    [slid_off] 滑り落ちる
   *[topple] 崩れる
}
ho-action-carry = タイルは{ $shadow ->
    [none] ゲームから除かれる
   *[other] 物陰{ NTH($shadow) }へ
}
ho-action-due = 時間切れ

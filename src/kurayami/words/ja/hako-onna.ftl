# Hako Onna

# Refusals
ho-over = ゲームは終わっています。
ho-no-seat = その席はありません。
ho-no-deadline = 今、期限のあるものはありません。
ho-not-due = まだ時間ではありません。
ho-time-over = もう時間切れです。
ho-no-chance = 今、運がそのように決めることはありません。
ho-eyes-closed = あなたは目を閉じています。
ho-not-your-turn = 今はあなたが行う番ではありません。
ho-not-now = 今はできません。
ho-not-this = そのようにはできません。ここで可能なものを選んでください。
ho-untrue = それは偽りの答えです。今は嘘をつける能力がありません。
ho-measure = 手や円盤が、そこにあるはずはありません。

# Setting up
ho-options-visitors = 訪問者は1人から4人です（{ $given }人では遊べません）。
ho-options-time = { $given }ミリ秒という時間は指定できません。0より長く、1時間以内にしてください。
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
ho-edition-toml = { ho-edition-at }：TOMLとして読めません：{ $problem }
ho-edition-shape = { ho-edition-at }：版のファイルに書けない内容です：{ $problem }
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
ho-edition-when = { ho-edition-at }：「{ $given }」は、能力{ $number }を使える時機に合いません。使えるもの：{ $fitting }
ho-edition-needs = { ho-edition-at }：頁は{ $given }枚にできません。能力に必要な頁は0枚から10枚です。
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
ho-tile-hako-onna = 箱女
ho-tile-bones = 遺骨
ho-tile-secret-exit = 秘密の出口
ho-tile-safe = 金庫
ho-tile-key-ring = 鍵束
ho-tile-doll-mary = メリーさん人形
ho-tile-fire-extinguisher = 消火器
ho-tile-strange-charm = 奇妙なお守り
ho-tile-wooden-stake = 木の杭
ho-tile-rusty-chain = 錆びた鎖
ho-tile-gasoline = ガソリン
ho-tile-weakness-stake = 弱点：杭
ho-tile-weakness-chain = 弱点：鎖
ho-tile-weakness-gasoline = 弱点：ガソリン
ho-tile-empty = 空のタイル
ho-tile-camera = カメラ
ho-tile-rope = ロープ
ho-tile-salt = 塩
ho-tile-diary-1 = 日記の頁1
ho-tile-diary-2 = 日記の頁2
ho-tile-diary-3 = 日記の頁3
ho-tile-diary-4 = 日記の頁4
ho-tile-diary-5 = 日記の頁5
ho-tile-diary-6 = 日記の頁6
ho-tile-diary-7 = 日記の頁7
ho-tile-diary-8 = 日記の頁8
ho-tile-diary-9 = 日記の頁9
ho-tile-diary-10 = 日記の頁10
ho-tile-combination-1 = 数字1
ho-tile-combination-2 = 数字2
ho-tile-combination-3 = 数字3
ho-tile-combination-4 = 数字4
ho-tile-combination-5 = 数字5
ho-tile-combination-6 = 数字6
ho-tile-hakobito-1 = 訪問者1の箱人
ho-tile-hakobito-2 = 訪問者2の箱人
ho-tile-hakobito-3 = 訪問者3の箱人
ho-tile-hakobito-4 = 訪問者4の箱人
ho-power-0 = 絶望の時
ho-power-1 = あなたのそばに
ho-power-2 = きっと届く
ho-power-3 = 扉は開かない
ho-power-4 = ひとりでに動く
ho-power-5 = うしろにいるよ
ho-power-6 = これを開けて
ho-power-7 = それ、ちょうだい
ho-power-8 = わたし、メリーさん
ho-power-9 = 偽りの答え
ho-power-10 = こっちへおいで
ho-power-11 = あり得ない逆さま
ho-power-12 = わたしたちは大勢
ho-card-stethoscope = 聴診器
ho-card-occult_book = オカルト本
ho-card-sacred_drops = 聖なる雫
ho-card-ouija_board = ウィジャ盤
ho-card-dowsing_rod = ダウジングロッド
ho-card-smartphone = スマートフォン
ho-card-flashlight = 懐中電灯
ho-card-camera = カメラ
ho-card-rope = ロープ
ho-card-salt = 塩
ho-card-music_box = オルゴール
ho-card-fathers_letter = 父の手紙
ho-card-spare_dial = 予備のダイヤル

# Ends
ho-end-escape = 訪問者は館から脱出した。訪問者の勝ち。
ho-end-rest = 訪問者は箱女を供養した。訪問者の勝ち。
ho-end-defeat = 訪問者は箱女を討伐した。訪問者の勝ち。
ho-end-all-dead = 訪問者は全員死んだ。箱女の勝ち。
ho-end-inevitable = もう助かる道はない。箱女の勝ち。
ho-end-given-up = 訪問者はあきらめた。箱女の勝ち。
ho-end-limit = 夜が明けた。勝者なし。

# What happens
ho-event-first-chosen = 訪問者{ VISITOR($seat) }から選び、引いていく。
ho-event-item-taken = 訪問者{ VISITOR($seat) }が{ NAME("ho-card", $item) }を取る。
ho-event-board-drawn = 訪問者{ VISITOR($seat) }がボードを引く：{ NAME("ho-board", $board) }。
ho-event-board-laid = { NAME("ho-board", $placed_board) }のボードが{ NAME("ho-floor", $placed_floor) }に置かれた。
ho-event-numbers-chosen = 箱女は金庫の数字を選んだ。
ho-event-weakness-chosen = 箱女は弱点を選んだ。
ho-event-laid = タイルが並べられた。物陰{ NTH($vacant) }だけは空いている。
ho-event-power-kept = 箱女は{ $power ->
    [none] 能力を1枚
   *[other] 「{ NAME("ho-power", $power) }」を
}手元に残す。
ho-event-bones-put = 遺骨が物陰{ NTH($shadow) }に置かれた。
ho-event-turn-began = 訪問者{ VISITOR($seat) }の手番。
ho-event-card-turned = 訪問者{ VISITOR($seat) }が{ $value }をめくる。
ho-event-card-kept = 訪問者{ VISITOR($seat) }はパスし、物音カードを1枚取る。
ho-event-disc-fell = 訪問者{ VISITOR($seat) }が円盤{ $position }から手を放す：{ $result ->
    [quiet] 静かに乗った。
    [slid_off] 滑り落ちた。
   *[topple] 崩れた。
}
ho-event-disc-kept = 訪問者{ VISITOR($seat) }はパスし、円盤{ $position }を取る。
ho-event-music-played = 訪問者{ VISITOR($seat) }が{ NAME("ho-card", "music_box") }を使う。判定をやり直す。
ho-event-made-noise = 訪問者{ VISITOR($seat) }が{ NAME("ho-room-inside", $room) }物音を立てた！
ho-event-time-overdue = 時間切れ。この手番のあと、箱女が来る。
ho-event-noise-reset = 物音がリセットされた。
ho-event-announced = 訪問者{ VISITOR($seat) }の宣言：{ $deed_type ->
    [walk_to] { NAME("ho-room-into", $deed_room) }移動。
    [peek_at] 物陰{ NTH($deed_shadow) }を覗く。
    [use_charm] 奇妙なお守りをスロット{ NAME("ho-slot", $deed_slot) }に使う。
    [use_weapon] { NAME("ho-tile", $deed_weapon) }を物陰{ NTH($deed_shadow) }に使う。
   *[other] { NAME("ho-card", $item) }を使う。
}
ho-event-interrupted = 箱女が割り込む：「{ NAME("ho-power", $power) }」！
ho-event-lapsed = 訪問者{ VISITOR($seat) }の宣言は取り消された。
ho-event-walked = 訪問者{ VISITOR($seat) }が{ NAME("ho-room-into", $room) }移動する。
ho-event-dragged = 訪問者{ VISITOR($seat) }が{ NAME("ho-room-into", $room) }引きずり込まれる！
ho-event-peeked = 訪問者{ VISITOR($seat) }が物陰{ NTH($shadow) }を覗く。
ho-event-lit = 訪問者{ VISITOR($seat) }が物陰{ NTH($shadow) }を照らす。
ho-event-exposed = 物陰{ NTH($shadow) }のタイル{ $tiles }枚を全員が見る。
ho-event-page-found = 訪問者{ VISITOR($seat) }が日記の頁{ $page }を見つけた。
ho-event-ghosts-shown = 物陰{ NTH($shadow) }に霊が{ $tiles }体現れた！
ho-event-taken = 訪問者{ VISITOR($seat) }が物陰{ NTH($shadow) }から取る：{ $tile ->
    [none] タイル1枚
   *[other] { NAME("ho-tile", $tile) }
}。
ho-event-replaced = 物陰{ NTH($shadow) }に代わりに置かれたもの：{ $source ->
    [supply] 予備の空のタイル。
    [hand] 訪問者{ VISITOR($seat) }の手元のタイル。
   *[none] なし。
}
ho-event-named = 訪問者{ VISITOR($seat) }が金庫で{ $aloud }と言う：{ $right ->
    [yes] 正解！
   *[no] はずれ。
}
ho-event-safe-opened = { $aloud }で金庫が開いた。訪問者{ VISITOR($seat) }が鍵束を手に入れる。
ho-event-peek-done = 訪問者{ VISITOR($seat) }が目を離す。
ho-event-discarded = 訪問者{ VISITOR($seat) }が物陰{ NTH($shadow) }に置く：{ $tile ->
    [none] タイル1枚
   *[other] { NAME("ho-tile", $tile) }
}。
ho-event-showed = 訪問者{ VISITOR($seat) }が訪問者{ VISITOR($other) }に見せる：{ $tile ->
    [none] タイル1枚
   *[other] { NAME("ho-tile", $tile) }
}。
ho-event-offered = 訪問者{ VISITOR($seat) }が訪問者{ VISITOR($other) }に渡そうとする：{ $tile ->
    [none] タイル1枚
   *[other] { NAME("ho-tile", $tile) }
}。
ho-event-asked = 訪問者{ VISITOR($seat) }が訪問者{ VISITOR($other) }にタイルを求める。
ho-event-declined = 訪問者{ VISITOR($seat) }が断る。
ho-event-gave = 訪問者{ VISITOR($seat) }が訪問者{ VISITOR($other) }に渡す：{ $tile ->
    [none] タイル1枚
   *[other] { NAME("ho-tile", $tile) }
}。
ho-event-voted = 訪問者{ VISITOR($seat) }は{ $agree ->
    [yes] あきらめることに賛成した。
   *[no] 続けることにした。
}
ho-event-turn-ended = 訪問者{ VISITOR($seat) }の手番が終わる。
ho-event-spent = 訪問者{ VISITOR($seat) }が{ NAME("ho-tile", $what) }を使い切った。
ho-event-charmed = お守りが「{ NAME("ho-power", $power) }」をゲームから除いた。
ho-event-drops-work = { NAME("ho-card", "sacred_drops") }が効いた。
ho-event-answered = 箱女の答え：{ $room ->
    [none] 「{ NAME("ho-floor", $floor) }にいる」。
   *[other] { $yes ->
        [yes] 「はい、そこにいる」（{ NAME("ho-room", $room) }）。
       *[no] 「いいえ、そこにはいない」（{ NAME("ho-room", $room) }）。
    }
}
ho-event-power-read = 訪問者{ VISITOR($seat) }が箱女のカードを見る：{ $power ->
    [none] 能力1枚
   *[other] { NAME("ho-power", $power) }
}。
ho-event-salted = { NAME("ho-card", "salt") }がまかれた：{ NAME("ho-room", $room) }。
ho-event-weapon-struck = 訪問者{ VISITOR($seat) }が{ NAME("ho-tile", $weapon) }を物陰{ NTH($shadow) }に使う：{ $she ->
    [yes] 箱女がいた！
   *[no] 箱女はいない。
}
ho-event-removed = 訪問者{ VISITOR($seat) }の箱人は消えた。
ho-event-fled = 訪問者{ VISITOR($seat) }は消火器を使い、{ NAME("ho-room-into", $room) }逃げる。
ho-event-died = 訪問者{ VISITOR($seat) }は死に、物陰{ NTH($shadow) }で箱人となった。
ho-event-confided = 霊たちは、見たものをすべて分かち合う。
ho-event-mary-shown = メリーさん！{ $seat ->
    [none] 人形を持つ者はいない。
   *[other] 人形を持つのは訪問者{ VISITOR($seat) }。
}
ho-event-mary-gone = 訪問者{ VISITOR($seat) }はもう人形を持っていない。物音の判定は1回でよい。
ho-event-hand-seen = 箱女は訪問者{ VISITOR($seat) }の持ち物をすべて見る。
ho-event-snatched = 箱女は訪問者{ VISITOR($seat) }から{ $what ->
    [tile] { $tile ->
        [none] タイルを1枚
       *[other] { NAME("ho-tile", $tile) }を
    }取る。
    [card] アイテムカードを取る。
   *[nothing] 何も取らない。
}
ho-event-carried-to = { NAME("ho-tile", $tile) }は物陰{ NTH($shadow) }に置かれた。
ho-event-her-turn = 箱女の手番（{ $turn }回目）。
ho-event-screamed = { NAME("ho-room-inside", $room) }叫び声！
ho-event-drew = 箱女がカードを引く（{ $kept ->
    [yes] 手札へ
   *[no] 山札の下へ
}）：{ $power ->
    [none] 能力1枚
   *[other] { NAME("ho-power", $power) }
}。
ho-event-despair-drawn = 絶望の時！
ho-event-power-set = 箱女がスロット{ NAME("ho-slot", $slot) }に伏せる：{ $power ->
    [none] 能力1枚
   *[other] { NAME("ho-power", $power) }
}。
ho-event-power-taken = 箱女がスロット{ NAME("ho-slot", $slot) }から手札に戻す：{ $power ->
    [none] 能力1枚
   *[other] { NAME("ho-power", $power) }
}。
ho-event-eyes-closed = 目を閉じてください。
ho-event-activated = 箱女が「{ NAME("ho-power", $power) }」を発動する。
ho-event-looked = 霊たちが物陰{ NTH($shadow) }を見る。
ho-event-swapped = 物陰{ NTH($first) }と物陰{ NTH($second) }の山が入れ替わる。
ho-event-turned-down = 物陰{ NTH($shadow) }のタイルが裏向きにされる。
ho-event-hid = { $seat ->
    [0] 箱女
   *[other] 訪問者{ VISITOR($seat) }の箱人
}が物陰{ NTH($shadow) }に隠れる。
ho-event-stayed = { $seat ->
    [0] 箱女
   *[other] 訪問者{ VISITOR($seat) }の箱人
}は動かない。
ho-event-eyes-opened = 目を開けてください。箱女の手札は{ $hand }枚。
ho-event-way-closed = { $way ->
    [escape] もう脱出できない
    [rest] もう箱女を供養できない
   *[defeat] もう箱女を討伐できない
}：{ NAME("ho-tile", $tile) }に手が届かなくなった。
ho-event-ended = { NAME("ho-end", $reason) }
ho-event-uncovered = 物陰{ NTH($shadow) }にあったのは{ NAME("ho-tile", $tile) }。

# What can be done
ho-action-choose-item = { NAME("ho-card", $item) }を取る
ho-action-deal-item = { NAME("ho-card", $item) }が配られる
ho-action-place-board = ボードを{ NAME("ho-floor", $floor) }の ({ $x }, { $y }) に置く（回転{ $turn }回）
ho-action-choose-numbers = { $first }、{ $second }、{ $third }を選ぶ
ho-action-choose-weakness = { NAME("ho-tile", $weakness) }を選ぶ
ho-action-keep-power = 残す：{ NAME("ho-power", $power) }
ho-action-activate = 発動：{ NAME("ho-power", $power) }
ho-action-activate-at-room = 発動：{ NAME("ho-power", $power) }（{ NAME("ho-room", $room) }）
ho-action-activate-at-passage = 発動：{ NAME("ho-power", $power) }（通路{ NTH($passage) }）
ho-action-interrupt = 割り込む：{ NAME("ho-power", $power) }
ho-action-interrupt-at-room = 割り込む：{ NAME("ho-power", $power) }（{ NAME("ho-room", $room) }）
ho-action-interrupt-at-shadow = 割り込む：{ NAME("ho-power", $power) }（物陰{ NTH($shadow) }）
ho-action-draw-power = 引いた：{ NAME("ho-power", $power) }
ho-action-set-power = 「{ NAME("ho-power", $power) }」をスロット{ NAME("ho-slot", $slot) }に伏せる
ho-action-put-bones = 遺骨を物陰{ NTH($shadow) }に置く
ho-action-turn-card = 物音カード{ NTH($card) }をめくる
ho-action-release = 円盤から手を放す{ $blip_up ->
    [yes] （突起を上に）
   *[no] {""}
}
ho-action-keep-card = パスして物音カード{ NTH($card) }を取る
ho-action-keep-disc = パスして円盤を取る
ho-action-play-music = { $play ->
    [yes] { NAME("ho-card", "music_box") }を使う
   *[no] { NAME("ho-card", "music_box") }を使わない
}
ho-action-walk-to = { NAME("ho-room-into", $room) }移動する
ho-action-peek-at = 物陰{ NTH($shadow) }を覗く
ho-action-use = アイテムカードを使う
ho-action-use-at-room = アイテムカードを使う：{ NAME("ho-room", $room) }
ho-action-use-at-shadow = アイテムカードを物陰{ NTH($shadow) }に使う
ho-action-use-at-slot = アイテムカードをスロット{ NAME("ho-slot", $slot) }に使う
ho-action-use-along = アイテムカードを使う：{ NAME("ho-room", $first) }、次に{ NAME("ho-room", $second) }
ho-action-use-charm = 奇妙なお守りをスロット{ NAME("ho-slot", $slot) }に使う
ho-action-use-weapon = { NAME("ho-tile", $weapon) }を物陰{ NTH($shadow) }に使う
ho-action-end-turn = 手番を終える
ho-action-show = 訪問者{ VISITOR($to) }に{ NAME("ho-tile", $tile) }を見せる
ho-action-offer = 訪問者{ VISITOR($to) }に{ NAME("ho-tile", $tile) }を渡そうとする
ho-action-ask = 訪問者{ VISITOR($to) }にタイルを求める
ho-action-accept = 受け取る
ho-action-decline = 断る
ho-action-discard = { NAME("ho-tile", $tile) }を物陰{ NTH($shadow) }に置く
ho-action-give-up = { $agree ->
    [yes] あきらめることに賛成する
   *[no] やはり続ける
}
ho-action-take = タイルを取る
ho-action-put-back = 代わりに置く：{ $tile ->
    [none] なし
   *[other] { NAME("ho-tile", $tile) }
}{ $up ->
    [yes] （表向き）
   *[no] {""}
}
ho-action-place-page = { $place ->
    [yes] 頁を日記カードに置く
   *[no] 頁を見せずに残す
}
ho-action-name-numbers = { $first }、{ $second }、{ $third }と言う
ho-action-name-one = { $number }と言う
ho-action-done = 覗き終える
ho-action-flee = 消火器を使って{ NAME("ho-room-into", $room) }逃げる
ho-action-die = 死を受け入れる
ho-action-scream = 叫ぶ
ho-action-skip = 行わない
ho-action-take-back = スロット{ NAME("ho-slot", $slot) }のカードを手札に戻す
ho-action-swap = 物陰{ NTH($first) }と物陰{ NTH($second) }の山を入れ替える
ho-action-turn-down = 物陰{ NTH($shadow) }のタイルを裏向きにする
ho-action-step-to = { NAME("ho-room-into", $room) }進む
ho-action-hide = 物陰{ NTH($shadow) }に隠れる
ho-action-let-be = 割り込まない
ho-action-snatch = { $what ->
    [none] 何も取らない
   *[other] { NAME("ho-tile", $what) }を取る
}
ho-action-snatch-card = アイテムカードを取る
ho-action-say-whether = { $yes ->
    [yes] はい
   *[no] いいえ
}と答える
ho-action-say-floor = { NAME("ho-floor", $floor) }と答える
ho-action-first = 訪問者{ VISITOR($seat) }から始める
ho-action-draw-board = 引かれたボード：{ NAME("ho-board", $board) }
ho-action-leave-vacant = 物陰{ NTH($shadow) }は空けておく
ho-action-turn-up = { $tile ->
    [none] 霊だけ
   *[other] { NAME("ho-tile", $tile) }
}
ho-action-noise-value = カードは{ $value }
ho-action-fell = 円盤：{ $result ->
    [quiet] 静か
    [slid_off] 滑り落ちた
   *[topple] 崩れた
}
ho-action-carry = タイルは{ $shadow ->
    [none] ゲームから除かれる
   *[other] 物陰{ NTH($shadow) }へ
}
ho-action-due = 時間切れ

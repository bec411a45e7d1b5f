# 断り
ks-game-over = ゲームは終わりました。
ks-no-such-seat = このテーブルに席{ $seat }はありません。
ks-no-such-token = 「{ $token }」というコマは持っていません。
ks-token-pushed = { NAME("ks-token", $token) }のコマは、もう前に出ています。
ks-token-not-pushed = { NAME("ks-token", $token) }のコマは、前に出ていません。
ks-between-rounds = 今はラウンドの途中ではありません。
ks-cards-not-sent = お待ちください。カードを送っています。
ks-round-missed = カードがめくられたとき、接続が切れていました。次のラウンドから参加できます。
ks-not-connected = 接続が切れています。
ks-hit-already = もうスイッチを押しました。押せるのは1ラウンドに一度です。
ks-gave-up-already = このラウンドは、もうあきらめました。
ks-bad-time = 時間は0から{ $longest }ミリ秒までです。
ks-no-pause = それができるのは、ラウンドとラウンドの間だけです。
ks-ready-already = もう準備完了になっています。
ks-time-over = 時間切れです。
ks-not-due = まだ時間は来ていません。
ks-only-chance = カードをめくるのも、写真判定を決めるのも、運だけです。
ks-only-clock = これを知らせるのはテーブルの時計だけです。
ks-nothing-to-draw = 今、運が決めることはありません。
ks-not-in-deck = そのカードは山札にありません。
ks-not-first = プレイヤー{ $seat }は最初ではありませんでした。
ks-not-to-be-sent = このラウンドでは、プレイヤー{ $seat }に送るカードはありません。
ks-bad-trip = 往復{ $shortest }～{ $longest }ミリ秒という値はありえません。
ks-gone-already = プレイヤー{ $seat }は接続していません。
ks-here-already = プレイヤー{ $seat }は接続しています。

# 設定
ks-bad-players = { $players }人では遊べません。1人から{ $most }人までです。
ks-bad-time-limit = ラウンドの制限時間は{ $shortest }から{ $longest }ミリ秒まで、または無制限です。
ks-bad-pause = ラウンドの間の休みは0から{ $longest }ミリ秒までです。
ks-bad-countdown = ラウンド前のカウントダウンは0から{ $longest }ミリ秒までです。
ks-bad-usual = ふだんのタイムは1から{ $longest }ミリ秒までです。
ks-bad-rounds = ラウンドは1回以上必要です。
ks-bad-screens = 画面の共有は、誰もしないか、{ $players }人全員の画面の番号を決めるかのどちらかです。
ks-bad-specials = 特殊カードは、それぞれ0枚から{ $most }枚までです。
ks-bad-invasion = 「恐怖の襲来」の{ $card }枚目が正しくありません。すべての形とすべての色が一度ずつ要り、コマと同じ組み合わせは使えません。
ks-same-invasions = 同じ「恐怖の襲来」が2枚あります。

# もの
ks-token-ghost = おばけ
ks-token-skull = どくろ
ks-token-pumpkin = かぼちゃ
ks-token-spider = くも
ks-token-puppet = あやつり人形
ks-colour-white = 白
ks-colour-red = 赤
ks-colour-yellow = 黄色
ks-colour-pink = ピンク
ks-colour-turquoise = 青緑
ks-way-shape = 形
ks-way-colour = 色
ks-special-fear_invasion = 「恐怖の襲来」
ks-special-fear_escape = 「恐怖の逃走」
ks-special-guest = 「客人」
ks-card-left = { $left_type ->
    [fear] { NAME("ks-colour", $left_colour) }の{ NAME("ks-token", $left_shape) }
   *[other] { NAME("ks-special", $left_type) }
}
ks-card-middle = { $middle_type ->
    [fear] { NAME("ks-colour", $middle_colour) }の{ NAME("ks-token", $middle_shape) }
   *[other] { NAME("ks-special", $middle_type) }
}
ks-card-right = { $right_type ->
    [fear] { NAME("ks-colour", $right_colour) }の{ NAME("ks-token", $right_shape) }
   *[other] { NAME("ks-special", $right_type) }
}
ks-card = { $card_type ->
    [fear] { NAME("ks-colour", $card_colour) }の{ NAME("ks-token", $card_shape) }
   *[other] { NAME("ks-special", $card_type) }
}

# 勝てなかった理由
ks-fault = { $finish_fault_type ->
    [nothing_pushed] コマが一つも前に出ていません。
    [special_overlooked] { NAME("ks-special", $finish_fault_special) }がなければ正解でした。
    [not_cancelled] 2枚の特殊カードは打ち消し合い、{ NAME("ks-special", $finish_fault_special) }も効きません。残る1枚だけを見ます。
    [stray] { NAME("ks-token", $finish_fault_token) }は、形でも色でも当てはまりません。
    [missing] { NAME("ks-way", $finish_fault_way) }で選ぶなら、{ NAME("ks-token", $finish_fault_token) }{ $finish_fault_more ->
        [0] {""}
       *[other] と、あと{ $finish_fault_more }個
    }が足りません。
    [mixture] { NAME("ks-token", $finish_fault_by_colour) }は色で、{ NAME("ks-token", $finish_fault_by_shape) }は形で合っています。どちらか一方にそろえます。
    [not_all] 「恐怖の襲来」では五つのコマが全部要りますが、{ $finish_fault_pushed }個でした。
    [misplaced] 左から{ $finish_fault_place }番目の{ NAME("ks-token", $finish_fault_token) }は、形でも色でも場所が違います。
   *[too_late] { $finish_fault_by ->
        [0] ちょうどその瞬間に時間切れでした。
       *[other] 時間切れから{ $finish_fault_by }ミリ秒たっていました。
    }
}
ks-finish-time = { $finish_time }ミリ秒{ $finish_believed ->
    [yes] {""}
   *[no] （テーブルが決めた時間。申告は{ $finish_claimed }ミリ秒）
}

# できごと
ks-event-cards-turned-up = { $round ->
    [none] 特殊カード3枚は打ち消し合う
   *[other] 第{ $round }ラウンド
}：{ ks-card-left }、{ ks-card-middle }、{ ks-card-right }。
ks-event-cards-sent = { SEAT($seat) }にカードを送った。認められる通信時間は{ $allowance }ミリ秒。
ks-event-token-pushed = { $token ->
    [none] { SEAT($seat) }がコマをひとつ前に出した。
   *[other] { SEAT($seat) }が{ NAME("ks-token", $token) }を前に出した。
}
ks-event-token-pulled = { $token ->
    [none] { SEAT($seat) }がコマをひとつ戻した。
   *[other] { SEAT($seat) }が{ NAME("ks-token", $token) }を戻した。
}
ks-event-switch-hit = { SEAT($seat) }がスイッチを押した！
ks-event-gave-up = { SEAT($seat) }はこのラウンドをあきらめた。
ks-event-right-hit-shown = { SEAT($finish_seat) }、{ ks-finish-time }：正解。
ks-event-wrong-hit-shown = { SEAT($finish_seat) }、{ ks-finish-time }：不正解。{ ks-fault }
ks-event-round-decided = { $void ->
    [yes] テーブルが再起動したため、第{ $round }ラウンドは無効。
   *[no] { $photo ->
        [yes] 第{ $round }ラウンドは写真判定！
       *[no] { $winner ->
            [none] 第{ $round }ラウンドは勝者なし。
           *[other] 第{ $round }ラウンドは{ SEAT($winner) }の勝ち。3枚のカードを獲得。
        }
    }
}
ks-event-photo-decided = 同じミリ秒での正解。運により、カードは{ SEAT($winner) }のものになった。
ks-event-cards-boxed = カード{ $cards }枚が箱に入る。
ks-event-player-ready = { SEAT($seat) }は準備完了。
ks-event-player-gone = { SEAT($seat) }の接続が切れた。
ks-event-player-back = { SEAT($seat) }が戻ってきた。
ks-event-game-over = { $reason ->
    [most_cards] ゲーム終了。いちばん多くのカードを獲得した{ SEAT($winner) }の勝ち！
    [most_special_cards] ゲーム終了。カードの枚数は同じでも、特殊カードの多い{ SEAT($winner) }の勝ち！
    [shared_victory] ゲーム終了。勝利を分け合った！
   *[practice_over] 練習終了。
}

# できること
ks-action-push = { NAME("ks-token", $token) }を前に出す
ks-action-pull = { NAME("ks-token", $token) }を戻す
ks-action-hit = スイッチを押す
ks-action-give-up = このラウンドをあきらめる
ks-action-ready = 次のラウンドの準備完了
ks-action-turn-up = { ks-card }をめくる
ks-action-photo-finish = 写真判定で{ SEAT($seat) }の勝ち
ks-action-due = 時間切れ
ks-action-sent = { SEAT($seat) }にカードを送った
ks-action-gone = { SEAT($seat) }の接続が切れた
ks-action-back = { SEAT($seat) }が戻ってきた
ks-action-restarted = テーブルが再起動した

# 断り
ks-game-over = ゲームは終わりました。
ks-no-such-seat = このテーブルに席{ $seat }はありません。
ks-no-such-token = 「{ $token }」というコマは持っていません。
ks-token-pushed = { NAME("ks-token", $token) }のコマは、もう前に出ています。
ks-token-not-pushed = { NAME("ks-token", $token) }のコマは、前に出ていません。
ks-between-rounds = 今はラウンドの途中ではありません。
ks-cards-not-sent = カードを配っています。お待ちください。
ks-round-missed = このカードは見逃しました。次のラウンドから戻れます。
ks-not-connected = 接続が切れています。
ks-hit-already = もうスイッチを押しました。押せるのは1ラウンドに1回です。
ks-gave-up-already = このラウンドは、もうあきらめました。
ks-bad-time = 時間は0から{ $longest }ミリ秒までです。
ks-no-pause = ラウンドが終わるまでお待ちください。
ks-ready-already = もう準備完了です。ほかの人を待っています。
ks-time-over = 時間切れです。
ks-not-due = まだ時間は来ていません。
ks-only-chance = カードと写真判定は、自動の抽選で決まります。
ks-only-clock = これを知らせるのは、テーブルの時計だけです。
ks-nothing-to-draw = 今、抽選で決めるものはありません。
ks-not-in-deck = そのカードは山札にありません。
ks-not-first = プレイヤー{ $seat }は最初ではありませんでした。
ks-not-to-be-sent = このラウンドでは、プレイヤー{ $seat }に送るカードはありません。
ks-bad-trip = 往復{ $shortest }〜{ $longest }ミリ秒にはできません。
ks-gone-already = プレイヤー{ $seat }は接続していません。
ks-here-already = プレイヤー{ $seat }は接続しています。

# 設定
ks-bad-players = { $players }人では遊べません。1人から{ $most }人までです。
ks-bad-time-limit = ラウンドの制限時間は{ $shortest }から{ $longest }ミリ秒まで、または無制限です。
ks-bad-pause = ラウンドの間の休みは0から{ $longest }ミリ秒までです。
ks-bad-countdown = ラウンド前のカウントダウンは0から{ $longest }ミリ秒までです。
ks-bad-usual = ふだんのタイムは1から{ $longest }ミリ秒までです。
ks-bad-rounds = ラウンドは1回以上必要です。
ks-bad-screens = 画面を共有しないか、{ $players }人全員の画面の番号を決めてください。
ks-bad-head-starts = ハンデの数は{ $players }人分までです。
ks-bad-head-start = ハンデ{ $given }ミリ秒は使えません。0.1秒きざみで{ $longest }ミリ秒までです。
ks-bad-specials = 特殊カードは、それぞれ0枚から{ $most }枚までです。
ks-bad-invasion = 「恐怖の襲来」の{ $card }枚目が正しくありません。すべての形と色が1回ずつ必要で、コマと同じ形と色の恐怖は使えません。
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
ks-special-fear_invasion = 恐怖の襲来
ks-special-fear_escape = 恐怖の逃走
ks-special-guest = 客人
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
    [nothing_pushed] コマが1つも前に出ていません。
    [special_overlooked] 「{ NAME("ks-special", $finish_fault_special) }」の見落としです。
    [not_cancelled] 特殊カード2枚は打ち消し合うので、「{ NAME("ks-special", $finish_fault_special) }」も効きません。残る1枚だけを見ます。
    [stray] { NAME("ks-token", $finish_fault_token) }は、形でも色でも答えではありません。
    [missing] { NAME("ks-way", $finish_fault_way) }で選ぶなら、{ NAME("ks-token", $finish_fault_token) }{ $finish_fault_more ->
        [0] {""}
       *[other] と、あと{ $finish_fault_more }つ
    }が足りません。
    [mixture] { NAME("ks-token", $finish_fault_by_colour) }は色で、{ NAME("ks-token", $finish_fault_by_shape) }は形で選んでいます。混ぜてはいけません。
    [not_all] 「恐怖の襲来」では5つのコマが全部必要ですが、{ $finish_fault_pushed }つでした。
    [misplaced] 左から{ $finish_fault_place }番目の{ NAME("ks-token", $finish_fault_token) }は、場所が違います。
   *[too_late] { $finish_fault_by ->
        [0] ちょうどその瞬間に時間切れでした。
       *[other] { $finish_fault_by }ミリ秒遅れでした。
    }
}
ks-finish-time = { $finish_time }ミリ秒{ $finish_believed ->
    [yes] {""}
   *[no] （本人の時計では{ $finish_claimed }ミリ秒）
}{ $finish_head_start ->
    [0] {""}
   *[other] （ハンデ{ $finish_head_start }ミリ秒を引く）
}

# できごと
ks-event-cards-turned-up = { $round ->
    [none] 特殊カード3枚が打ち消し合った
   *[other] 第{ $round }ラウンド
}：{ ks-card-left }、{ ks-card-middle }、{ ks-card-right }
ks-event-cards-sent = { SEAT($seat) }にカードが届いた。許される遅れは{ $allowance }ミリ秒。
ks-event-token-pushed = { $token ->
    [none] { SEAT($seat) }がコマを1つ前に出した。
   *[other] { SEAT($seat) }が{ NAME("ks-token", $token) }を前に出した。
}
ks-event-token-pulled = { $token ->
    [none] { SEAT($seat) }がコマを1つ戻した。
   *[other] { SEAT($seat) }が{ NAME("ks-token", $token) }を戻した。
}
ks-event-switch-hit = { SEAT($seat) }がスイッチを押した！
ks-event-gave-up = { SEAT($seat) }はこのラウンドをあきらめた。
ks-event-right-hit-shown = { SEAT($finish_seat) }は{ ks-finish-time }で正解。
ks-event-wrong-hit-shown = { SEAT($finish_seat) }は{ ks-finish-time }で不正解。{ ks-fault }
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
ks-event-photo-decided = 完全な同着！　抽選で{ SEAT($winner) }がカードを獲得した。
ks-event-cards-boxed = カード{ $cards }枚が箱に戻った。
ks-event-player-ready = { SEAT($seat) }は準備完了。
ks-event-player-gone = { SEAT($seat) }の接続が切れた。
ks-event-player-back = { SEAT($seat) }が戻ってきた。
ks-event-game-over = { $reason ->
    [most_cards] ゲーム終了。いちばん多くのカードを獲得した{ SEAT($winner) }の勝ち！
    [most_special_cards] ゲーム終了。枚数は同じでも、特殊カードの多い{ SEAT($winner) }の勝ち！
    [shared_victory] ゲーム終了。同点優勝！
   *[practice_over] 練習終了。
}

# できること
ks-action-push = { NAME("ks-token", $token) }を前に出す
ks-action-pull = { NAME("ks-token", $token) }を戻す
ks-action-hit = スイッチを押す
ks-action-give-up = このラウンドをあきらめる
ks-action-ready = 次のラウンドへ
ks-action-turn-up = { ks-card }をめくる
ks-action-photo-finish = 写真判定で{ SEAT($seat) }の勝ち
ks-action-due = 時間切れ
ks-action-sent = { SEAT($seat) }にカードを送った
ks-action-gone = { SEAT($seat) }の接続が切れた
ks-action-back = { SEAT($seat) }が戻ってきた
ks-action-restarted = テーブルが再起動した

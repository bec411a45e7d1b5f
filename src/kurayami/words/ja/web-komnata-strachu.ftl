# 画面のコムナタ・ストラフ
web-ks-card-back = 裏向きのカード
web-ks-fear = { NAME("ks-colour", $colour) }の{ NAME("ks-token", $shape) }
web-ks-special = { NAME("ks-special", $special) }
web-ks-token = { NAME("ks-colour", $colour) }の{ NAME("ks-token", $shape) }
web-ks-token-pushed = { NAME("ks-colour", $colour) }の{ NAME("ks-token", $shape) }、前に出ている({ $place } 番目)

# プレイヤー
web-ks-gone = 不在
web-ks-missed = 次のラウンドから
web-ks-ready = 準備完了
web-ks-hit = スイッチを押した
web-ks-allowance = 許される遅れは{ $millis }ミリ秒。その範囲なら、本人の時計がそのまま通ります。
web-ks-forward = 前に出たコマは{ $count }個
web-ks-log = ログとチャット
web-ks-unread = 新着{ $count }件
web-ks-cards-won = 獲得 { $count } 枚

# ラウンドの前
web-ks-welcome = 消灯
web-ks-practice = 練習
web-ks-or = または
web-ks-how = カードが三枚めくられます。描かれた形のコマか、描かれた色のコマを前に出します。混ぜてはいけません。そして明かりをつけます。最初に正しかった人がカードを取ります。
web-ks-keys = コマは 1〜5 のキー、明かりはスペースキー { $light }。タップもできます。
web-ks-be-ready = 準備完了
web-ks-waiting = ほかの人を待っています…
web-ks-phone-look = 大きな画面を見て
web-ks-phone-again = 次のゲームは大きな画面から始まります。
web-ks-to-end = 結果へ
web-ks-use-keys = キーの列で
web-ks-use-corners = 画面の四隅で

# ラウンド
web-ks-cancelled = 特殊カード三枚は打ち消し合います。すぐに新しい三枚が来ます。
web-ks-time-up = 時間切れです。
web-ks-held = 時計は止まっています。
web-ks-why = { $kind ->
    [guest] 「客人」は何も変えません。残る二枚に描かれたものを数えます。
    [fear_escape] 「恐怖の逃走」:残る二枚に「ない」ものをすべて数えます。
    [fear_invasion] 「恐怖の襲来」:この列だけを見ます。五つのコマ全部を、左から同じ順に並べます。
    [two] 特殊カード二枚は打ち消し合います。残る一枚だけを見て、コマは一つです。
    [three] 特殊カード三枚は打ち消し合います。何もしません。
   *[fears] 特殊カードなし:三枚に描かれたものを数えます。二度出ても一度と数えます。
}

# 写真判定
web-ks-finish = 写真判定
web-ks-suspense = 一番は誰?
web-ks-round = 第 { $round } ラウンド
web-ks-void = テーブルが再起動したため、このラウンドは無効です。
web-ks-nobody = 正解者なし。カードは箱に入ります。
web-ks-winner = { $name }がカードを取る
web-ks-you-win = カードはあなたのもの！
web-ks-streak = { $count }連勝
web-ks-photo = 同じミリ秒! 運により、カードは { $name } のもの
web-ks-by-shape = 形で
web-ks-by-colour = 色で
web-ks-both-ways = 形でも色でも
web-ks-right-first = 正解、しかも一番
web-ks-right-late = 正解、でも遅かった
web-ks-no-hit = スイッチを押さなかった
web-ks-times = タイムについて
web-ks-times-why = カードが見えた瞬間からスイッチを押すまでを、本人の時計で計ります。テーブルは回線と照らし合わせて確かめます。
web-ks-set = { $name }：本人の時計では{ $time }秒。許される遅れを超えた分を加えました。
web-ks-seconds = { $time } 秒

# 終わり
web-ks-end = 結果
web-ks-you-win-game = あなたの勝ち！
web-ks-wins = { $name } の勝ち
web-ks-shared = { $name } が勝利を分け合う
web-ks-practice-over = 練習終了
web-ks-most-cards = { $cards } 枚で、いちばん多く取りました。
web-ks-more-special = { $names } はどちらも { $cards } 枚。特殊カードの数で決まり、勝者は { $special } 枚で多いのです。
web-ks-all-level = { $names } は { $cards } 枚ずつ、そのうち特殊カードも { $special } 枚ずつ。これ以上決めるものはありません。
web-ks-record = 正解の平均は { $mean } 秒。自己記録は { $record } 秒です。
web-ks-record-none = 正解の平均は { $mean } 秒。記録になるのは、間違いが十回に一回までのときです。
web-ks-record-new = 正解の平均は { $mean } 秒。自己新記録です!
web-ks-player = プレイヤー
web-ks-cards = カード
web-ks-specials = 特殊カード
web-ks-rounds-won = 勝ったラウンド
web-ks-mean = 平均反応
web-ks-best = 最速ラウンド
web-ks-best-round = { $time } 秒(第 { $round } ラウンド)
web-ks-chart = { $name } の反応時間
web-ks-chart-practice = 最近の練習の平均
web-ks-mistakes = 間違い
web-ks-mistake = { $fault ->
    [nothing_pushed] コマが出ていない
    [special_overlooked] 特殊カードの見落とし
    [not_cancelled] 二枚の特殊カードの片方に従った
    [stray] 当てはまらないコマ
    [missing] コマの出し忘れ
    [mixture] 形と色の混同
    [not_all] 五つそろっていない
    [misplaced] 順番違い
   *[too_late] 時間切れ
}

# 卓を開く
web-ks-players = 人数
web-ks-here = うちこの画面で
web-ks-length = 長さ
web-ks-length-deck = 山札がなくなるまで
web-ks-length-rounds = { $rounds } ラウンド
web-ks-limit = 一ラウンドの時間
web-ks-limit-none = 無制限
web-ks-limit-seconds = { $seconds } 秒
web-ks-next = 次のラウンド
web-ks-next-ready = 全員の準備ができたら
web-ks-next-seconds = 遅くとも{ $seconds }秒後

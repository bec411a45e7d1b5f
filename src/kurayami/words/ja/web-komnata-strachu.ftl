# 画面のコムナタ・ストラフ
web-ks-card-back = 裏向きのカード
web-ks-fear = { NAME("ks-colour", $colour) }の{ NAME("ks-token", $shape) }
web-ks-special = { NAME("ks-special", $special) }
web-ks-token = { NAME("ks-colour", $colour) }の{ NAME("ks-token", $shape) }
web-ks-token-pushed = { NAME("ks-colour", $colour) }の{ NAME("ks-token", $shape) }、前に出ている（{ $place }番目）

# プレイヤー
web-ks-gone = 離席中
web-ks-missed = 次から復帰
web-ks-ready = 準備完了
web-ks-hit = スイッチを押した
web-ks-allowance = 許される遅れは{ $millis }ミリ秒。その範囲なら、本人の時計がそのまま通ります。
web-ks-forward = 前に出したコマ{ $count }つ
web-ks-temper = { $number ->
    [1] 色で選ぶのが好き
    [2] まず形を見る
    [3] 左から順に出す
   *[4] そわそわして、出したコマを戻す
}
web-ks-log = できごととチャット
web-ks-unread = 新着{ $count }件
web-ks-cards-won = 獲得{ $count }枚

# ラウンドの前
web-ks-welcome = 消灯
web-ks-practice = 練習
web-ks-or = か
web-ks-how = 3枚のカードがめくられます。「形」か「色」のどちらか一方でコマを選び、前に出してください。混ぜてはいけません。そろったら明かりをつけます。いちばん早く正解した人がカードを獲得します。
web-ks-keys = コマは1〜5キー、明かりはスペースキー{ $light }。タップでも遊べます。
web-ks-lesson = { $step ->
    [ready] ここでは時間は計りません。「{ web-ks-be-ready }」を押すと、カードが3枚めくられます。
    [shapes] カードはおばけ、どくろ、くも。同じ形のコマを前に出しましょう。色は関係ありません。まずはおばけから。
    [colours] 赤が2枚、白が1枚。今度は「色」で選びます。赤のくも、それから白のかぼちゃ。3つではなく2つで済みます。
    [escape] 「恐怖の逃走」は、あべこべ。残り2枚に「ない」ものを前に出します。おばけとどくろは出しません。まずはかぼちゃから。
    [more] 次は{ NAME("ks-token", $token) }。
    [stray] { NAME("ks-token", $token) }は答えではありません。もう一度選ぶと戻せます。
    [light] これで全部です。スイッチを押して！
    [right-shapes] 正解！　対戦では、いちばん早く正解した人が3枚のカードを獲得します。
    [right-colours] 「形」でも「色」でも、先に見えたほうで。混ぜてはいけません。
    [wrong] 惜しい。「形」と「色」、それぞれの正解が下に出ています。次の3枚に挑戦しましょう。
   *[over] これで全部です。ほかの特殊カードは、出たときに説明が出ます。今度は誰かと勝負しますか？
}
web-ks-be-ready = 準備完了
web-ks-asked = 準備ができたら、スペースキーを押してください。
web-ks-waiting = ほかの人を待っています…
web-ks-phone-look = 大きな画面を見て
web-ks-phone-again = 次のゲームは大きな画面から始まります。
web-ks-to-end = 結果へ
web-ks-use-keys = キーの列で
web-ks-use-corners = 画面の四隅で

# ラウンド
web-ks-cancelled = 特殊カード3枚は打ち消し合います。すぐに次の3枚が来ます。
web-ks-time-up = 時間切れです。
web-ks-held = 時計は止まっています。
web-ks-why = { $kind ->
    [guest] 「客人」は影響なし。残り2枚に描かれたものが答え。
    [fear_escape] 「恐怖の逃走」：残り2枚に「ない」ものすべてが答え。
    [fear_invasion] 「恐怖の襲来」：この並びだけを見る。5つのコマを全部、左から同じ順に。
    [two] 特殊カード2枚は打ち消し合う。残る1枚だけを見て、コマは1つ。
    [three] 特殊カード3枚は打ち消し合う。何もしなくてよい。
   *[fears] 特殊カードなし：3枚に描かれたものが答え。同じものは1つでよい。
}

# 写真判定
web-ks-finish = 写真判定
web-ks-suspense = 一番は、誰？
web-ks-round = 第{ $round }ラウンド
web-ks-void = テーブルが再起動したため、このラウンドは無効です。
web-ks-nobody = 正解者なし。カードは箱に戻ります。
web-ks-winner = { $name }がカードを獲得
web-ks-you-win = カードを獲得！
web-ks-streak = { $count }連勝
web-ks-photo = 完全な同着！　抽選で{ $name }が獲得
web-ks-by-shape = 形
web-ks-by-colour = 色
web-ks-both-ways = 形でも色でも正解
web-ks-right-first = 正解・一番乗り
web-ks-right-late = 正解・一歩遅れ
web-ks-no-hit = スイッチを押さなかった
web-ks-times = タイムについて
web-ks-times-why = カードが見えた瞬間からスイッチを押すまでを、本人の時計で計ります。テーブルはそれを、通信の遅れと照らし合わせて確かめます。
web-ks-set = { $name }：本人の時計では{ $time }秒。許される遅れを超えた分を加えました。
web-ks-seconds = { $time }秒

# 終わり
web-ks-end = 結果
web-ks-you-win-game = あなたの勝ち！
web-ks-wins = { $name }の勝ち
web-ks-shared = { $name }が同点優勝
web-ks-practice-over = 練習終了
web-ks-most-cards = { $cards }枚で、いちばん多く獲得しました。
web-ks-more-special = { $names }は{ $cards }枚で並びました。勝ちを分けたのは、特殊カード{ $special }枚です。
web-ks-all-level = { $names }は{ $cards }枚ずつ、特殊カードも{ $special }枚ずつで、完全に並びました。
web-ks-record = 正解の平均は{ $mean }秒。自己記録は{ $record }秒です。
web-ks-record-none = 正解の平均は{ $mean }秒。記録に残るのは、ミスが10回に1回以内のときです。
web-ks-record-new = 正解の平均は{ $mean }秒。自己新記録です！
web-ks-player = 名前
web-ks-cards = 枚数
web-ks-specials = 特殊
web-ks-rounds-won = 勝ち
web-ks-mean = 平均
web-ks-best = 最速
web-ks-best-round = { $time }秒（R{ $round }）
web-ks-chart = { $name }のタイム
web-ks-chart-nights = 夜ごとの平均
web-ks-slow-at = 時間がかかるカード
web-ks-kind = { $kind ->
    [guest] 「客人」
    [fear_escape] 「恐怖の逃走」
    [fear_invasion] 「恐怖の襲来」
    [two] 特殊カード2枚
    [three] 特殊カード3枚
   *[fears] 恐怖カード3枚
}
web-ks-kind-wrong = 不正解{ $count }回
web-ks-mistakes = ミス
web-ks-mistake = { $fault ->
    [nothing_pushed] コマが出ていない
    [special_overlooked] 特殊カードの見落とし
    [not_cancelled] 特殊カード2枚の片方に従った
    [stray] 答えでないコマ
    [missing] コマの出し忘れ
    [mixture] 形と色の混同
    [not_all] 5つそろっていない
    [misplaced] 順番違い
   *[too_late] 時間切れ
}

# 卓を開く
web-ks-players = 人数
web-ks-here = この画面で遊ぶ人数
web-ks-length = 長さ
web-ks-length-deck = 山札すべて
web-ks-length-rounds = { $rounds }ラウンド
web-ks-limit = 1ラウンドの時間
web-ks-limit-none = 無制限
web-ks-limit-seconds = { $seconds }秒
web-ks-next = 次のラウンド
web-ks-next-ready = 全員の準備ができたら
web-ks-next-seconds = 遅くとも{ $seconds }秒後
web-ks-key-tokens = コマを前に出す、戻す
web-ks-key-light = スイッチを押す
web-ks-where-forward = 前に出したコマ：{ $tokens }。
web-ks-where-won = { $name }：カード{ $cards }枚。

# ハンデ
web-ks-head-start = ハンデ{ $seconds }秒
web-ks-head-starts = ハンデ
web-ks-head-starts-line = 決めた秒数をその人の時間から引きます。ゆっくりな人も勝てます。全員に見えます。
web-ks-head-start-seat = 席{ $seat }
web-ks-head-start-off = { $time }秒、ハンデ{ $seconds }秒を引く
web-ks-head-start-waits = { $name }はハンデ{ $seconds }秒。まだ一番になれます。
web-ks-told-finish = { $name }：{ $tokens }。{ $time }、{ $why }。
web-ks-told-answer = { $way }：{ $tokens }。

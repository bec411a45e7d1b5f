# 画面のことば

# 館
web-title = 暗闇
web-tagline = 闇の中で遊ぶボードゲーム
web-lead = 暗い家、小さな灯り、そして息をひそめる何か。一人でも、友だちにリンクを送っても遊べます。登録は要りません。
web-home = 広間へ
web-settings = 設定
web-close = 閉じる
web-cancel = やめておく
web-go-on = 進む
web-loading = 灯りをともしています …
web-copy = コピー
web-copied = コピーしました
web-undo = 取り消す
web-skip = 本文へ
web-made-by = 無料で、すべて公開。登録も、追跡する Cookie もありません。
web-licences = ライセンス

# ゲーム
web-game-hidden-rooms = Hidden Rooms
web-game-hidden-rooms-line = 一部屋ずつつないでいく暗い家に、ひとり。何かが決まった道を歩いている。
web-game-hidden-rooms-facts = 一人用 · 20〜30分 · 作:Hakushi、2017年
web-game-hako-onna = ハコオンナ
web-game-hako-onna-line = あなたが探る家に、箱女は潜んでいる。見つけた者は、箱女のもの。
web-game-hako-onna-facts = 2〜5人用 · 45分 · 作:EJIN研究所、2016年
web-play-visitor = 訪問者として遊ぶ
web-play-her = 箱女として遊ぶ
web-learn-visitor = 訪問者のレッスン
web-learn-her = 箱女のレッスン
web-play-now = 今すぐ遊ぶ
web-open-table = 卓を開く
web-open-listed = 広間の皆に見せる
web-absence = 誰かが席を離れたら
web-absence-after = { $seconds ->
    [0] 戻るまで待つ
    [30] 30秒後にボットが代わる
    [60] 1分後にボットが代わる
   *[other] { $seconds }秒後にボットが代わる
}
web-open-undo = 手を戻せる
web-open-hints = ヒントを使える
web-watch = 見る
web-rules = ルール
web-book = 書

# 入口
web-my-games = 続きから遊ぶ
web-challenge = 今日の挑戦
web-challenge-line = 一日に一度、誰もが同じ引きで遊びます。ヒントも取り消しもありません。
web-challenge-play = 挑む
web-challenge-go-on = 続きから
web-challenge-look = もう一度見る
web-challenge-none = まだ誰も終えていません。
web-challenge-nobody = 誰か
web-challenge-won = 家を出た
web-challenge-lost = 家に捕まった
web-challenge-you = あなた
web-open-tables = 開いている卓
web-running-tables = 遊んでいる卓
web-finished-tables = 終わったゲーム
web-tables-none = 静かです。今は誰も遊んでいません。
web-join-code = コードをもらいましたか
web-join = 入る
web-code = 卓のコード
web-phase-gathering = 参加者を待っています
web-phase-playing = 進行中
web-phase-over = 終了
web-phase-frozen = 観戦のみ
web-won = 勝ち
web-lost = 負け
web-continue = 続ける
web-replay = 再生
web-nobody-yet = まだ誰もいません

# 卓
web-seats = 席
web-seat-empty = 空席
web-seat-bot = ボット({ $level })
web-seat-you = あなた
web-seat-away = 離席中
web-seat-away-bot = 離席中(ボットが代わりに遊んでいます)
web-sit = ここに座る
web-stand = 席を立つ
web-seat-bot-here = ボットを座らせる
web-remove = 外す
web-mute = 発言を止める
web-unmute = 発言を許す
web-your-name = 名前
web-name-player = プレイヤー
web-begin = 始める
web-begin-waits = すべての席が埋まると、主催者が始められます。
web-invite = 招待
web-invite-line = このリンクを知っている人は、参加も観戦もできます。
web-invite-lan = 今はこのコンピューターからしか入れません。同じネットワークの人と遊ぶには、接続を受け付けるようにしてください。
web-invite-lan-open = ローカルネットワークで受け付ける
web-qr = リンクの QR コード
web-move-device = 別の端末へ移す
web-move-device-line = { $minutes } 分以内に、別の端末でこのリンクを開いてください。あなたの席はその端末に移ります。
web-moving = この端末に席を移しています …
web-moved = 席はこの端末に移りました。
web-move-nothing = このリンクには移すものがありません。
web-watchers = { $count } 人が見ています
web-watching = 観戦中です。
web-frozen = このゲームのあとでルールが変わりました。見ることはできますが、続けることはできません。
web-log = できごと
web-log-empty = まだ何も起きていません。
web-chat = 会話
web-chat-empty = まだ誰も話していません。
web-chat-to = 誰に
web-chat-to-all = 全員に
web-chat-to-ghosts = 霊だけに
web-chat-say = 話しかける
web-chat-send = 送る
web-chat-hush = 今は話せません。
web-chat-quiet = 話せるのは席についた人だけです。
web-play-again = もう一度遊ぶ
web-seed = 引きを証明する種:{ $seed }

# 接続
web-line-lost = 接続が切れました。つなぎ直しています …
web-line-back = 接続が戻りました。
web-line-closed = 接続は閉じられました。
web-server-away = サーバーに届きません。動いていますか。
web-server-trouble = サーバーに問題が起きています({ $status })。
web-outdated = 館が新しくなりました。ページを読み込み直してください。
web-reload = 読み込み直す
web-try-again = もう一度
web-not-found = そのような部屋はありません。
web-not-found-line = この扉はどこにも通じていません。広間へ戻りましょう。

# 設定
web-language = 言語
web-language-en = English
web-language-ja = 日本語
web-language-pl = Polski
web-volume = 音量
web-sound-off = 無音
web-less-motion = 動きを少なく
web-less-motion-line = 駒は滑らずに移り、灯りは揺れません。
web-calm = 閃光と突然の音をなくす
web-calm-line = 驚かせるものは出ません。

# 再生
web-replay-of = 再生:{ $game }
web-replay-step = { $steps } 手中 { $step } 手目
web-replay-slider = ゲームのどこか
web-replay-back = 一手戻る
web-replay-on = 一手進む
web-replay-play = 再生する
web-replay-pause = 止める
web-replay-from = 視点
web-replay-from-all = すべて公開
web-replay-from-watch = 観戦者
web-replay-share = 共有
web-replay-record = 記録をファイルで
web-replay-speed = 速さ
web-review = 振り返り
web-back-to-table = 卓に戻る

# ルール
web-rules-of = ルール:{ $game }
web-rules-ruling = 裁定
web-rules-house = 独自
web-rules-language = ルールのページは英語です。

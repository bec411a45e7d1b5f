# 画面のことば

# 館
web-title = 暗闇
web-tagline = 闇の中で遊ぶボードゲーム
web-lead = 暗い家。小さな灯り。ひそかな息づかい。ひとりでも、友だちにリンクを送っても遊べます。登録はいりません。
web-home = 広間へ
web-settings = 設定
web-close = 閉じる
web-cancel = キャンセル
web-go-on = 進む
web-loading = 灯りをともしています…
web-copy = コピー
web-copied = コピーしました
web-undo = ひとつ戻す
web-skip = 本文へ
web-made-by = 無料のオープンソース。登録も、追跡するCookieもありません。
web-licences = ライセンス

# ゲーム
web-game-hidden-rooms = かくされた部屋
web-game-hidden-rooms-line = 暗い家に、ひとり。部屋をつないで出口へ。何かが、同じ道を歩きつづけている。
web-game-hidden-rooms-facts = 一人用・20〜30分・作：はくし、2017年
web-game-hako-onna = ハコオンナ
web-game-hako-onna-line = 館のどこかに、ハコオンナが潜んでいる。見つけた者は、帰れない。
web-game-hako-onna-facts = 2〜5人用・45分（ボットとなら6分ほど）・作：EJIN研究所、2016年
web-game-komnata-strachu = コムナタ・ストラフ
web-game-komnata-strachu-line = カード3枚、コマ5つ、スイッチは1つ。正しく選んで、誰より早く明かりをつけろ。
web-game-komnata-strachu-facts = 1〜4人用・10分・作：David Wang、2018年
web-quick-practice = ひとりで練習
web-quick-two = この画面で2人
web-quick-phones = 大画面とスマホで遊ぶ
web-play-visitor = 訪問者として遊ぶ
web-play-her = ハコオンナとして遊ぶ
web-play-now = 遊ぶ
web-open-table = テーブルを作る
web-open-latecomers = 途中参加の人がボットの席に座れる
web-open-listed = 広間に公開する
web-absence = 誰かが離席したら
web-absence-after = { $seconds ->
    [0] 戻るまで待つ
    [30] 30秒後にボットが代わる
    [60] 1分後にボットが代わる
   *[other] { $seconds }秒後にボットが代わる
}
web-open-undo = 「待った」あり
web-open-hints = ヒントあり
web-open-belief = ハコオンナが各部屋にいる確率を表示する（オフ：実物のゲームと同じ）
web-watch = 観戦
web-rules = ルール
web-book = 本
web-tutorial = チュートリアル
web-tutorial-first = はじめての夜ですか？
web-tutorial-line = 遊びながら覚える、短いチュートリアルです。途中でやめても、いつでもやり直せます。
web-tutorial-not = すぐ遊ぶ
web-tutorial-skip = チュートリアルを抜ける
web-tutorial-done = 本番へ
web-tutorial-again = もう一度
web-nights = これまでの夜
web-endless = 終わらない夜
web-challenge-turns = { $count }手番
web-challenge-all = 全{ $count }件の結果
web-book-editor = 本を作る
web-book-file = 本のファイルを開く（TOML）

# 入口
web-challenge = 今日の挑戦
web-challenge-line = 1日1回、全員が同じタイルを同じ順に引きます。ヒントも「待った」もありません。
web-challenge-race = 時計を相手に10ラウンド。カードは全員同じで、挑戦は一度だけ。
web-challenge-race-result = { $right ->
    [0] 正解なし
   *[other] 正解{ $right }・{ $time }秒
}
web-challenge-play = 挑む
web-challenge-go-on = 続きから
web-challenge-look = リプレイを見る
web-challenge-none = まだ誰も終えていません。
web-challenge-nobody = 誰か
web-challenge-won = 脱出
web-challenge-lost = 帰らず
web-challenge-you = あなた
web-open-tables = 参加できるテーブル
web-running-tables = 進行中のテーブル
web-join-code = コードをお持ちですか？
web-join = 参加する
web-code = テーブルのコード
web-phase-gathering = 参加者待ち
web-phase-playing = 進行中
web-phase-over = 終了
web-phase-frozen = 観戦のみ
web-won = 勝ち
web-lost = 負け
web-fate = { NAME("web-fate", $fate) }
web-fate-survived = 生還
web-fate-trapped = ハコオンナの勝ち
web-fate-hers = 死亡、ハコオンナと勝利
web-fate-left = 死亡
web-fate-queen = ハコオンナとして勝利
web-fate-beaten = ハコオンナとして敗北
web-fate-visitors = 訪問者の勝ち
web-fate-she = ハコオンナの勝ち
web-fate-none = 勝者なし
web-continue = 続ける
web-replay = リプレイ
web-replay-live = 実際の速さで再生
web-nobody-yet = まだ誰もいない

# テーブル
web-seats = 席
web-seat-empty = 空席
web-seat-bot = { $name }（ボット、{ $level }）
web-bot-name = { $number ->
    [1] ともしび
    [2] ひのこ
    [3] すす
    [4] ほたる
   *[5] のこりび
}
web-seat-you = あなた
web-seat-away = 離席中
web-seat-away-bot = 離席中（ボットが代役）
web-sit = ここに座る
web-stand = 席を立つ
web-bots = ボット
web-level = { $level ->
    [random] 気まぐれ
    [beginner] 初心者
    [careful] 慎重
    [clever] 利口
    [master] 達人
    [dreamer] のんびり
    [steady] 着実
    [quick] すばやい
    [fearless] 恐れ知らず
    [follower] あなたに合わせる
   *[other] { $level }
}
web-seat-bot-here = ボットを座らせる
web-remove = 外す
web-mute = 発言を止める
web-unmute = 発言を許す
web-your-name = 名前
web-names = この画面で遊ぶ人の名前
web-begin = 始める
web-begin-bots = ボットを入れて始める
web-begin-waits = ホストがゲームを始めます。
web-invite = 招待
web-invite-line = このリンクを知っている人は、参加も観戦もできます。
web-invite-lan = 今は、このパソコンからしか入れません。同じネットワークの人と遊ぶなら、接続を許可してください。
web-invite-lan-open = ネットワークからの接続を許可
web-party-many = 何人で遊びますか？
web-party-line = カードはこの画面に出ます。操作は各自のスマホで。空いた席にはボットが座ります。
web-party-scan = コードを読み取ってください。スマホがコマとスイッチになります。
web-party-lan = まだスマホからこのパソコンに入れません。家のネットワークからの接続を許可してください。
web-party-lan-open = スマホを入れる
web-party-lan-help = ページが開かないときは、スマホを同じWi-Fiにつなぎ、このパソコンのファイアウォールでPythonを許可してください。
web-party-waiting = スマホを待っています
web-party-first = 最初のスマホを待っています
web-party-bots = 空いている{ $count }席にはボットが座ります。
web-full-screen = 全画面
web-phone-in = 席につきました。大きな画面を見てください。
web-phone-name = 名前を変える
web-phone-name-keep = 決定
web-phone-late = 席はすべて埋まっています。このまま待てば、次のゲームで座れるかもしれません。
web-next-game = 次のゲームへ
web-qr = リンクのQRコード
web-move-device = 別の端末へ移す
web-move-device-line = { $minutes }分以内に、別の端末でこのリンクを開いてください。あなたの席はその端末に移ります。
web-move-ask = この席を、この端末に移しますか？
web-move-seat = { $name }・{ $game }
web-move-hosted = { $count }卓のホストも、この端末に移ります。
web-move-line = 今の端末からは席がなくなります。自分で作ったリンクのときだけ進めてください。
web-move-empty = その端末には、進行中のゲームの席がありません。
web-move-own = この席は、もうこの端末にあります。
web-move-yes = この端末に移す
web-moving = この端末に席を移しています…
web-moved = 席はこの端末に移りました。
web-move-nothing = このリンクには移すものがありません。
web-watchers = { $count }人が観戦中
web-chair-free = 席が空いています。ボットと交代する席：
web-chair-none = 観戦中です。席が空くと、ここから座れます。
web-chair-watch = 観戦だけする
web-watching = 観戦中です。
web-frozen = このゲームのあとにルールが変わりました。観戦はできますが、続きは遊べません。
web-log = できごと
web-log-empty = まだ何も起きていません。
web-chat = チャット
web-chat-empty = まだ誰も発言していません。
web-chat-to = 宛先
web-chat-to-all = 全員に
web-chat-to-ghosts = 霊だけに
web-chat-say = メッセージを入力
web-chat-send = 送信
web-chat-hush = 今は発言できません。
web-chat-quiet = 発言できるのは席についた人だけです。
web-play-again = もう一度遊ぶ
web-seed = 不正のない証拠（シード）：{ $seed }

# 接続
web-line-lost = 接続が切れました。つなぎ直しています…
web-line-back = つながりました。
web-line-closed = 接続を終えました。
web-server-away = サーバーに接続できません。起動していますか？
web-server-trouble = サーバーに問題が起きています（{ $status }）。
web-outdated = 館が新しくなりました。ページを再読み込みしてください。
web-reload = 再読み込み
web-try-again = もう一度
web-not-found = そんな部屋はありません
web-not-found-line = この扉はどこにも通じていません。広間へ戻りましょう。
web-broken = 明かりが消えました
web-broken-line = ページを表示できませんでした。ゲームはサーバーに残っています。

# 設定
web-language = 言語
web-language-en = English
web-language-ja = 日本語
web-language-pl = Polski
web-volume = 音量
web-sound-off = 無音
web-less-motion = 動きを減らす
web-less-motion-line = コマの動きを省き、灯りの揺らぎを止めます。
web-calm = 急な光や音をなくす
web-calm-line = 急な光や音で驚かせません。

# 再生
web-replay-of = リプレイ：{ $game }
web-replay-step = { $step } / { $steps }手
web-replay-slider = 再生位置
web-replay-back = ひとつ前へ
web-replay-on = ひとつ次へ
web-replay-play = 再生
web-replay-pause = 一時停止
web-replay-from = 視点
web-replay-from-all = 全公開
web-replay-from-watch = 観戦者
web-replay-share = 共有
web-replay-record = 記録をファイルに保存
web-replay-speed = 速さ
web-review = 振り返り
web-back-to-table = テーブルに戻る

# ルール
web-contents = 目次
web-pictures = 絵で見る遊び方
web-rule = ルール{ $rule }
web-rules-full = くわしいルール
web-rules-of = ルール：{ $game }
web-one-click = ワンクリックで実行
web-one-click-line = マウスなら、確認なしでタイルを引きます。
web-automatic = 自動で進める
web-automatic-line = 選択肢が1つしかないときは、自動で進みます。
web-text-size = 文字の大きさ
web-start-over = 新しいゲーム
web-seed-title = 不正のない証拠
web-challenge-send = 結果をコピー
web-challenge-next = 次の挑戦まで{ $hours }時間{ $minutes }分

# 扉の奥
web-play-of = 遊ぶ：{ $game }
web-play-alone = ひとりで遊ぶ
web-play-alone-line = あなたと、暗い家と、そこを歩く何か。
web-play-bots = ボットと遊ぶ
web-play-bots-line = あなたの速さに合わせてきます。
web-quick-practice-line = 時計を相手に10ラウンド。
web-quick-two-line = 1台のキーボードかタブレットを、2人で。
web-quick-phones-line = それぞれのスマホが、コマになります。
web-play-visitor-line = 3体のボットと館を調べます。祈りながら。
web-play-her-line = 潜み、耳を澄まし、覗かれるのを待ちます。
web-open-table-line = 友だちにリンクを送って遊びます。
web-tutorial-short = 遊びながら、数分で覚えられます。
web-other-games = ほかの続き
web-resume = 続きから：{ $game }
web-friends = 友だちと
web-challenges = 今日の挑戦
web-watch-now = 観戦

# あなた
web-you = 名前と顔
web-you-are = { $name }：名前と顔を変える
web-you-line = テーブルの全員に見えます。このブラウザに残り、別の端末にも一緒に移ります。
web-you-draw = 名前を引き直す
web-you-face = 顔
web-you-keep = 決定
web-face = { $number ->
    [1] ふくろう
    [2] 猫
    [3] きつね
    [4] うさぎ
    [5] からす
    [6] ねずみ
    [7] 赤いリボンの女の子
   *[8] 帽子の男の子
}
web-drawn-name = { $number ->
    [1] つぐみ
    [2] あざみ
    [3] こだま
    [4] よもぎ
    [5] ひばり
    [6] なずな
    [7] ほたる
    [8] すずめ
    [9] しのぶ
    [10] ひわ
    [11] ななかまど
   *[12] いたち
}
web-moved-you = ここでも、あなたは{ $name }です。

# これまでの夜
web-nights-played = { $count ->
    [0] まだ遊んでいません
   *[other] { $count }回
}
web-nights-won = { $won }勝
web-nights-row = { $count }連勝中
web-nights-days = 今日の挑戦を{ $count }日連続
web-nights-untried = まだ試していないもの
web-nights-tried-all = この家のものは、すべて試しました。家のほうは、まだあなたを試し終えていません。
web-nights-line = このブラウザで過ごした夜です。
web-nights-none = 最後まで遊んだゲームは、まだありません。
web-nights-games = 最近のゲーム

# あとから加わった設定
web-contrast = コントラストを上げる
web-contrast-line = 文字を明るく、背景を暗く、境目をはっきりさせます。
web-left-handed = 左手用の配置
web-left-handed-line = ボタンとパネルの左右を入れ替えます。
web-keys = キー操作
web-keys-change = 変えるには、キーを選んで別のキーを押します。
web-keys-reset = キーを元に戻す
web-key-for = { $what }のキー
web-shortcuts = ショートカットキー
web-shortcuts-line = どこからでも1つのキーで操作します。オフのときは、Tab、矢印、Enterで遊べます。
web-unhurried = ゆっくり
web-unhurried-line = あなたが作るテーブルでは、全員の持ち時間が10倍か無制限になります。
web-unhurried-told = ゆっくり遊ぶテーブルです。持ち時間は10倍か無制限。
web-more-time = もっと時間がほしい
web-more-time-line = このテーブルでは、全員の持ち時間が10倍か無制限になります。
web-asked-for-time = ゆっくり希望
web-say-again = 最後の読み上げを繰り返す
web-say-where = どこに何があるかを読み上げる
web-access = アクセシビリティ

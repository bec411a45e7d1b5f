# 端末：全画面と一行ずつ。
terminal-choose = 選んでください。
terminal-wait = お待ちください…
terminal-seat = { SEAT($seat) }
terminal-yes = はい
terminal-no = いいえ
terminal-quick-two = このキーボードで2人
terminal-spoken = { $name }「{ $text }」
terminal-refused = うまくいきませんでした（{ $reason }）。
terminal-no-link = 「{ $link }」はテーブルのアドレスではありません。例：http://192.168.0.7:8422/t/7QK3M9XW2A
terminal-stranger = 応答はありますが、このバージョンのkurayamiではありません。
terminal-kept = ゲームは残してあります。次は広間から続けられます。

# 一行ずつ
terminal-lines-help = 番号か、言葉の一部で選びます。?：できること　v：見回す　m：地図　l：できごと　u：ひとつ戻す　h：ヒント　n 12：物陰12のメモ　n 12 danger：印を付ける　claim 12 bones：証言　say …：チャット　q：立ち去る
terminal-hall-how = 番号か言葉の一部で扉が開きます。name さくら：名前を変える　?：一覧　q：立ち去る
terminal-options-how = 番号で設定が次の値に変わるか、ゲームが始まります。q で戻ります。
terminal-name-is = 名前は{ $name }になりました。
terminal-many = 選択肢は{ $count }個。? で一覧、言葉の一部で選べます。
terminal-not-possible = 「{ $answer }」は今はできません。? で一覧が見られます。
terminal-nothing-here = 何も見えません。
terminal-claim-how = 例：claim 12 bones（danger、clear、look、avoid、部屋を受け持つ taking も使えます）

# Hidden Rooms
terminal-hr-fate = クリア{ $won }/2・失敗{ $lost }/3
terminal-hr-search-with = { $square }を探る
terminal-hr-you = あなたは{ $square }、{ $tile }の部屋にいます。
terminal-hr-monster = 怪物は{ $square }、{ $way }向き。
terminal-hr-watched = 怪物の視界は{ $squares }。

# Komnata Strachu
terminal-ks-race = コマの番号を順に打ち、Enterでスイッチを押します。0：コマなしで押す　g：あきらめる
terminal-ks-deck = 山札は残り{ $count }枚。

# Hako Onna
terminal-ho-act = 移動する、物陰を覗く、持ち物を使う――どれか1つを選んでください。
terminal-ho-placing = ボードを置く場所を選んでください。
terminal-ho-arrange = 2つの物陰のタイルを入れ替えます。済んだら「{ NAME("ho-action-done") }」。
terminal-ho-scream = 叫びますか？　能力を1枚引けますが、いる部屋が全員に知られます。
terminal-ho-set = 手札を1枚伏せるか、伏せた1枚を手札に戻すか、そのまま進んでください。
terminal-ho-activate = 訪問者は目を閉じています。使える能力を発動するか、そのまま移動に進んでください。
terminal-ho-disc = 物音判定：トークンが手の中で揺れています。止まったところで放してください。
terminal-ho-hides = { NAME("web-ho-hakobito") }：{ $room }、物陰{ NTH($shadow) }
terminal-ho-shadows = 物陰 { $shadows }
terminal-ho-doors = 扉：{ $rooms }
terminal-ho-heard = 最後の叫び声はここから

# キー
terminal-key-begin = そこで目を覚ます
terminal-key-go = 歩く・探る
terminal-key-open = 開く
terminal-key-leave = 立ち去る

# 全画面
terminal-note = 12：物陰12のメモ　12 danger、12 safe、12 ask：印を付ける
terminal-note-how = 物陰の番号を打ちます。danger、safe、ask を続けると印が付きます。印はあなたにだけ見えます。
terminal-name = 名前
terminal-key-name = 名前：{ $name }
terminal-key-note = メモ
terminal-key-map = 地図
terminal-key-pan = 地図を動かす
terminal-key-list = 戻る
terminal-claim = 12 bones、12 danger、12 clear、12 look、12 avoid、12 taking
terminal-way = 遊び方
terminal-usual = ふつう
terminal-with-others = テーブルでほかの人を待つ
terminal-needs-extra = 全画面にはTextualが必要です。追加機能「terminal」付きでkurayamiをインストールしてください。一行ずつ続けます。
terminal-key-tokens = コマを前に出す
terminal-key-light = スイッチを押す
terminal-key-stay = 手番を終える
terminal-key-hint = ヒント
terminal-key-review = 振り返り
terminal-key-undo = ひとつ戻す
terminal-key-chat = チャット
terminal-key-rules = ルール
terminal-key-hall = 広間
terminal-key-aim = ねらう
terminal-key-drop = 放す
terminal-key-blip = 裏返す
terminal-key-floor = 階
terminal-key-on = 進む
terminal-key-claim = 証言
terminal-key-cards = カードをめくる
terminal-key-choose = 選ぶ
terminal-key-more = 詳しく
terminal-key-unknown = 「{ $pressed }」はここでは使えません。使えるキーは一番下にあります。
terminal-retry = もう一度試す
terminal-away-advice = アドレスと通信を確かめるか、ホストに聞いてから、もう一度試してください。このマシンで遊ぶには、立ち去ってから kurayami play --terminal
terminal-trouble-advice = 直るまでは遊べません。直してもう一度試すか、立ち去ってから別のファイルで始めてください：kurayami play --terminal --database ファイル
terminal-won = 勝ちました！　q で広間に戻ります。
terminal-lost = 負けました。q で広間に戻ります。
terminal-over = ゲームは終わりました。q で広間に戻ります。

# アクセシビリティのページ

web-access-works = できること
web-access-works-keys = どのゲームもキーボードだけで遊べます。Tabと矢印キーで移動し、Enterで選びます。
web-access-works-reader = 読み上げソフトは、起きたこと、次に聞かれていることを、1回ずつ読みます。
web-access-works-focus = フォーカスは次の質問か、盤面に戻ります。
web-access-works-time = 「ゆっくり」のテーブルでは、全員の持ち時間が10倍か無制限です。始める前に選びます。
web-access-works-look = 設定には、動きを減らす、急な音をなくす、コントラスト、文字の大きさ、左手用の配置があります。
web-access-works-colour = 色には、必ず形か数字か言葉が付きます。
web-access-works-race = コムナタ・ストラフは、カードを音か言葉で1つずつ聞けます。テーブルごとに、ハンデも付けられます。
web-access-not = まだできないこと
web-access-not-challenge = 今日の挑戦は、結果を比べるために時間制限がそのままです。
web-access-not-discs = トークンは放すタイミングが必要です。位置は読み上げますが、難しければテーブルを作るときにカードを選んでください。
web-access-ear = コムナタ・ストラフを耳で
web-access-keys = キー操作
web-access-keys-line = キーを変えたり、オフにしたりできます。
web-access-report = 困ったときは
web-access-report-line = どのページ、どのゲームで、何を使って読んでいるかを、サーバーの管理者に伝えてください。

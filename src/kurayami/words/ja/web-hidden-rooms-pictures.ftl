# 絵で見る「かくされた部屋」
web-hr-picture-goal-title = 出口をめざす
web-hr-picture-goal = 暗い家に、子どもがひとり。右下から左上の出口まで、部屋を1つずつつないでいきます。
web-hr-picture-turn-title = あなたの手番
web-hr-picture-turn = 置かれた部屋の上を、2歩まで歩けます。そのあと、隣の暗いマスを1つ探ります。探るか、そのまま終えれば、手番は終わりです。
web-hr-picture-fits-title = つながる部屋
web-hr-picture-fits = 今いる部屋と色が同じか、数が同じかそれより大きければつながります。タイルを選んでみましょう。
web-hr-picture-fits-told = { $fit ->
    [number] 青の4はつながります。4は3以上だからです。部屋が現れ、中へ進みます。
    [colour] 緑の1はつながります。色が同じだからです。部屋が現れ、中へ進みます。
   *[none] 琥珀の2はつながりません。色が違い、3より小さいからです。
}
web-hr-picture-memory-title = 記憶
web-hr-picture-memory = つながらないタイルは記憶へ。次からは、引く代わりに記憶のタイルを使えます。覚えられるのは5枚まで。6枚目が来ると、すべて山に戻ります。
web-hr-picture-monster-title = 歩く怪物
web-hr-picture-monster = あなたの手番が終わるたび、怪物がルートに沿って2回行動します。砂時計に着かれたら、時間切れです。
web-hr-picture-sight-title = 怪物の視界
web-hr-picture-sight = 怪物には、目の前の斜線の9マスが見えています。マスを選んで、そこに立ってみましょう。
web-hr-picture-sight-told = { $does ->
    [blind] 見つかりません。怪物はルートを進みます。
    [turns] すぐ横で見つかり、怪物がこちらを向きます。
    [comes] 見つかり、怪物が1マス近づきます。
   *[catches] 目の前です。捕まります。
}
web-hr-picture-end-title = 5つのうち2つ
web-hr-picture-end = 2つクリアすれば自由。3つ失敗すれば、家はあなたを帰しません。ステージごとに、違う怪物がいます。

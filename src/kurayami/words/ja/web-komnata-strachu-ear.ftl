# 耳で遊ぶコムナタ・ストラフ
web-ks-ear = 耳で遊ぶ
web-ks-ear-line = 全員にカードが見えた瞬間から、1枚ずつ聞こえます。
web-ks-ear-on = カードを聞かせる
web-ks-ear-manner = 聞き方
web-ks-ear-by = { $manner ->
    [sounds] 音
    [words] 言葉
   *[both] 音、それから言葉
}
web-ks-ear-pace = 次に進む
web-ks-ear-step = キーを押したら
web-ks-ear-seconds = { $seconds }秒後
web-ks-ear-keys = ラウンド中の矢印キー：右で次、左で前、上でもう一度、下で最初から。
web-ks-ear-mute = 音が消えています。設定で音量を上げてください。
web-ks-ear-legend = 聞こえる音
web-ks-ear-sides = 恐怖は2つの音です。左の低い音は、同じ形のコマ。右の高い音は、同じ色のコマ。
web-ks-ear-guess = 音当て
web-ks-ear-repeat = もう一度聞く
web-ks-ear-end = 音当てをやめる
web-ks-ear-answer = { $right ->
    [yes] 当たり
   *[no] はずれ
}：{ $thing }。
web-ks-ear-tally = { $of }回中{ $right }回。
web-ks-ear-place = { $place }番目、{ $fear }
web-ks-key-next = 次のカードを聞く
web-ks-key-before = 前のカードを聞く
web-ks-key-same = このカードをもう一度聞く
web-ks-key-all = 最初から聞く

# 絵で見るコムナタ・ストラフ
web-ks-picture-goal-title = カード3枚、コマ5つ
web-ks-picture-goal = 3枚のカードが、全員の前で同時にめくられます。答えのコマを前に出して、明かりをつけましょう。正しく、誰よりも早く。
web-ks-picture-ways-title = 「形」か「色」か
web-ks-picture-ways = カードにある形のコマを全部出すか、カードにある色のコマを全部出します。どちらでも正解。混ぜてはいけません。
web-ks-picture-try-title = やってみよう
web-ks-picture-try = コマを出して、明かりをつけてください。時間は計りません。
web-ks-picture-try-told = { $verdict ->
    [shape] 正解。「形」で、どくろとかぼちゃです。
    [colour] 正解。「色」で、赤とピンクと白のコマです。
   *[wrong] まだです。3枚とも「形」で、または3枚とも「色」で選びましょう。
}
web-ks-picture-guest-title = 客人
web-ks-picture-guest = 影響なし。残り2枚に描かれたものが答えです。
web-ks-picture-escape-title = 恐怖の逃走
web-ks-picture-escape = あべこべになります。残り2枚に「ない」ものを、すべて前に出してください。
web-ks-picture-invasion-title = 恐怖の襲来
web-ks-picture-invasion = この並びだけを見ます。5つのコマを全部、左から同じ順に、「形」か「色」で並べてください。
web-ks-picture-cancel-title = 特殊カードが2枚
web-ks-picture-cancel = 打ち消し合います。残る1枚だけを見て、コマは1つ。3枚なら、すぐに次の3枚が来ます。
web-ks-picture-win-title = カードを獲得
web-ks-picture-win = いちばん早く正解した人が、3枚を獲得します。正解者がいなければ、カードは箱に戻ります。山札がなくなったとき、いちばん多い人の勝ちです。

# 絵で見るハコオンナ
web-ho-picture-goal-title = 訪問者とハコオンナ
web-ho-picture-goal = 館に閉じ込められた、1人から4人の訪問者。1人だけが、箱の中の女、ハコオンナです。訪問者は全員で勝ちます。全員が死ぬか、生き残る道がなくなれば、ハコオンナの勝ちです。
web-ho-picture-shadows-title = 24か所の物陰
web-ho-picture-shadows = ほとんどの物陰に、タイルが1枚ずつ伏せてあります。ハコオンナはその1枚の代わりに潜んでいます。裏はどれも同じ。ハコオンナも。どれか覗いてみましょう。
web-ho-picture-shadows-told = { $tile ->
    [her] ハコオンナです！　あなたは死にます。
   *[other] { $tile }です。見えるのはあなただけです。
}
web-ho-picture-noise-title = お静かに
web-ho-picture-noise = 手番は物音判定から。カードを1枚めくります。表向きの合計が11以上になると物音が立ち、ハコオンナが来ます。試してみましょう。
web-ho-picture-noise-told = { $noise ->
    [noise] 合計{ $sum }。物音です！　手番は止まり、ハコオンナの手番になります。
    [overdue] 裏向きは、あと1枚。この手番のあと、ハコオンナが来ます。
   *[quiet] 合計{ $sum }。静かです。行動できます。
}
web-ho-picture-again = 切り直す
web-ho-picture-action-title = 行動は1つ
web-ho-picture-action = 隣の部屋へ移動する、同じ部屋の物陰を覗く、持ち物を使う。どれか1つです。タイルを見せる・渡す・置くのは自由です。
web-ho-picture-finds-title = 見つかるもの
web-ho-picture-finds = 持ち運べるタイルは取れます。手記は見せなければならず、ハコオンナの能力が1つ目を覚まします。覗くことには、代償があるのです。
web-ho-picture-death-title = ハコオンナを見つけたら
web-ho-picture-death = あなたは死にます。それからはハコビト。ハコオンナと同じものを見て、その手番に潜み、ともに勝ちをめざします。
web-ho-picture-hers-title = ハコオンナの手番
web-ho-picture-hers = 物音のあと、ハコオンナは叫び、能力を伏せ、全員が目を閉じている間に動きます。伏せた能力は、あとで訪問者の宣言に割り込めます。
web-ho-picture-escape-title = 道その1：脱出
web-ho-picture-escape = 金庫の番号を突きとめて鍵束を取り出し、それを持って秘密の脱出口を覗きます。
web-ho-picture-rest-title = 道その2：供養
web-ho-picture-rest = メリーさん人形を持って、亡骸を覗きます。
web-ho-picture-defeat-title = 道その3：討伐
web-ho-picture-defeat = ハコオンナが恐れる武器を、潜んでいる物陰に使います。武器を間違えれば、死ぬのはあなたです。

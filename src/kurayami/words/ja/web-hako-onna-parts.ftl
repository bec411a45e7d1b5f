# ハコオンナ：トークン、叫び、結末、そして一夜の物語。

# トークン
web-ho-discs-take = 長押しでトークンを持ち、離すと落とします。
web-ho-discs-drop = そっと……揺れが止まったら、離して。
web-ho-discs-keys = スペースで持ち、左右の矢印で動かし、もう一度スペースで放します。持っているあいだ、位置を読み上げます。
web-ho-discs-hangs = { $side ->
    [left] 左へ{ $mm }ミリ
    [right] 右へ{ $mm }ミリ
   *[middle] 真ん中
}
web-ho-discs-stack = { $count ->
    [0] 台の上にトークンはありません。
   *[other] トークンが{ $count }枚積まれています。
}
web-ho-discs-blip-up = 突起を上に
web-ho-discs-blip-down = 突起を下に

# 叫び
web-ho-scream-where = { NAME("ho-room-inside", $room) }叫び声

# 結末
web-ho-ending-title = { NAME("web-ho-ending-title", $end) }
web-ho-ending-title-escape = 朝の光
web-ho-ending-title-rest = 安らぎ
web-ho-ending-title-defeat = 恐れていたもの
web-ho-ending-title-all-dead = みな箱の中
web-ho-ending-title-inevitable = 出口なし
web-ho-ending-title-given-up = 座り込んだ者たち
web-ho-ending-title-limit = 灰色の朝
web-ho-ending-tale = { NAME("web-ho-ending-tale", $end) }
web-ho-ending-tale-escape = かちりと音がして、冷たい風が吹き込み、本棚が開く。背後で何かが床板の上を這ってくる。ありえない速さで。誰も振り返らない。外は朝で、鳥が鳴いている。ここでは何事もなかったかのように。
web-ho-ending-tale-rest = 人形が亡骸のそばに置かれる。今夜はじめて、館から音が消えた。髪のように軽いものが通り過ぎ、ひざまずき、探していたものを抱きしめる。ろうそくの火が静まったとき、そこはただの家だった。
web-ho-ending-tale-defeat = 恐れていたのは、これだった。箱は蓋から底まで裂け、叫びがすべての部屋を抜け、階段を上り、屋根の下から夜へ出ていく。あとに残ったのは木片と煙、そして笑いの止まらない誰か。
web-ho-ending-tale-all-dead = ひとり、またひとり、覗いてはならない所を覗いた。館はまた静かになった。暗い隅という隅に、膝を抱えた誰かが座り、待ち、次に扉を開ける者の足音に耳を澄ましている。
web-ho-ending-tale-inevitable = 扉も、階段も、窓も、まだそこにある。けれどもそれを開けるはずのものは、壊れたか、失われたか、あの腕の中だ。もう急ぐ必要はない。
web-ho-ending-tale-given-up = ろうそくをひとつずつ吹き消し、床に座り込んだ。進むよりも楽だった。しばらくして肩に手が置かれても、もう驚きもしなかった。
web-ho-ending-tale-limit = 時計が鳴り、板の隙間の空が白む。この夜に勝者はいない。彼女は、明日もここにいる。
web-ho-ending-fate = { NAME("web-ho-ending-fate", $fate) }
web-ho-ending-fate-survived = 生きて館を出ました。あなたの勝ちです。
web-ho-ending-fate-trapped = 生きてはいますが、もう館を出られません。あなたの負けです。
web-ho-ending-fate-hers = あなたは死にました。館はハコオンナのもの。あなたも、また。
web-ho-ending-fate-left = あなたは死にました。ほかの者は逃げ、あなたはハコオンナと残されます。
web-ho-ending-fate-queen = 館はあなたのもの。あなたの勝ちです。
web-ho-ending-fate-beaten = 館はあなたを失いました。あなたの負けです。
web-ho-ending-fate-none = 勝者はいません。
web-ho-ending-nights = 館で過ごした夜
web-ho-ending-numbers = 金庫の番号：{ $numbers }
web-ho-ending-weakness = 弱点：{ NAME("ho-tile", $weapon) }
web-ho-ending-look = すべてが明かされた館を見る
web-ho-ending-story = この夜の物語

# 物語
web-ho-story-title = 館の一夜
web-ho-story-cast = 入ってきた者たち
web-ho-story-came = { $name }――{ NAME("ho-card", $item) }を手に
web-ho-story-came-bare = { $name }
web-ho-story-her = そして闇のどこかに、{ $name }。
web-ho-story-she = ハコオンナ
web-ho-story-first = 扉
web-ho-story-chapter = 闇{ $turn }
web-ho-story-chapters = 闇{ $turn }〜{ $last }
web-ho-story-shut = 背後で扉が閉まった。かんぬきは外側にあった。
web-ho-story-noise = { $name }が{ NAME("ho-room-inside", $room) }物音を立てた。
web-ho-story-overdue = 静けさが長すぎた。
web-ho-story-scream = ハコオンナが{ NAME("ho-room-inside", $room) }叫んだ。
web-ho-story-hid = 皆が目を閉じている間に、ハコオンナは{ NAME("ho-room-inside", $room) }息をひそめた。
web-ho-story-activated = 闇の中で、ハコオンナは「{ NAME("ho-power", $power) }」を使った。
web-ho-story-page = { $name }が手記{ $page }を見つけた。
web-ho-story-taken = { $name }は{ NAME("ho-tile", $tile) }を手に入れた。
web-ho-story-wrong = { $name }は金庫で{ $aloud }を試したが、開かなかった。
web-ho-story-safe = { $name }が金庫を開け、鍵束を手にした。
web-ho-story-gave = { $name }は{ $other }に{ NAME("ho-tile", $tile) }を渡した。
web-ho-story-interrupted = そのとき、ハコオンナが動いた。「{ NAME("ho-power", $power) }」。
web-ho-story-dragged = { $name }は{ NAME("ho-room-into", $room) }引きずり込まれた。
web-ho-story-snatched = ハコオンナは{ $name }から{ $tile ->
    [card] アイテムカード
   *[other] { NAME("ho-tile", $tile) }
}を奪った。
web-ho-story-mary = 人形を持っていたのは{ $name }だった。見せるしかなかった。
web-ho-story-charmed = 護符が燃え、「{ NAME("ho-power", $power) }」も消えた。
web-ho-story-fled = { $name }はそこで死ぬはずだったが、白い煙の中を{ NAME("ho-room-into", $room) }逃げた。
web-ho-story-died = { $killer ->
    [0] { $name }はハコオンナを見つけた。
   *[other] { $name }はかつての仲間を見つけた。
}{ $name }が見つけた、最後のものだった。
web-ho-story-died-noise = { $name }には、うしろに立つものの音が聞こえなかった。
web-ho-story-struck = { $name }は{ NAME("ho-tile", $weapon) }を使った。{ $she ->
    [yes] ハコオンナは、そこにいた。
   *[no] そこには、埃しかなかった。
}
web-ho-story-removed = { $name }の成れの果ては、二度と現れなかった。
web-ho-story-share = この物語を共有する
web-ho-story-print = 印刷する
web-ho-story-replay = もう一度見る

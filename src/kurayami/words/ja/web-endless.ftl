web-endless-line = 機械が作る5つのステージが、毎夜新しく。どれほどの暗さがいい？
web-endless-how = 難しさ
web-endless-very-easy = とてもやさしい
web-endless-easy = やさしい
web-endless-medium = ふつう
web-endless-hard = 難しい
web-endless-nightmare = 悪夢
web-endless-very-easy-line = 怪物は遠回りをする。時間はある。
web-endless-easy-line = 少し気をつければ出られる。
web-endless-medium-line = 一手先を読まないと、見つかる。
web-endless-hard-line = クリアできる。だが、めったにできない。
web-endless-nightmare-line = 完璧に動いても、失敗することがある。
web-endless-careful = 一手先を読む
web-endless-strong = 強い手
web-endless-limit = 証明済みの上限
web-endless-number = 夜
web-endless-another = 別の夜
web-endless-same = 同じ番号なら、誰にとっても同じ夜です。
web-endless-proof = ステージをクリアできる割合です。「一手先を読む」は一手先だけ考えるボット、「強い手」は最強のボットの実測値。「証明済みの上限」は、誰にも超えられません。
web-endless-edit = 本の編集で開く

# 書のエディター
web-endless-suggest = ルートを提案
web-endless-harder = もっと難しく
web-endless-easier = もっとやさしく
web-endless-trying = ボットが{ $done }本目のルートを試しています（最大{ $of }本）…
web-endless-none = 今回は見つかりませんでした。もう一度お試しください。
web-endless-made = 新しいルートです。

web-endless-line = 機械が作る五つのステージが、毎夜新しく。どれほどの暗さがいい？
web-endless-how = むずかしさ
web-endless-very-easy = とてもやさしい
web-endless-easy = やさしい
web-endless-medium = ふつう
web-endless-hard = むずかしい
web-endless-nightmare = 悪夢
web-endless-very-easy-line = 怪物は遠回りをする。時間はある。
web-endless-easy-line = 少し気をつければ出られる。
web-endless-medium-line = 一手先を読まないと、見つかる。
web-endless-hard-line = クリアできる。だが、めったにできない。
web-endless-nightmare-line = 完璧に動いても、失敗することがある。
web-endless-careful = 一手先を読む
web-endless-strong = 強い手
web-endless-limit = 理論上の限界
web-endless-number = 夜
web-endless-another = 別の夜
web-endless-same = 同じ番号なら、だれにとっても同じ夜になる。
web-endless-proof = ステージをクリアできる割合。「一手先を読む」は一手先だけ考えるボット、「強い手」は最強のボットの実測値。「理論上の限界」は証明済みで、だれにも超えられない。
web-endless-edit = エディターで開く

# 書のエディター
web-endless-suggest = 道すじを提案
web-endless-harder = もっと難しく
web-endless-easier = もっとやさしく
web-endless-trying = ボットが{ $done }本目の道すじを試しています（最大{ $of }本）…
web-endless-none = 今回は見つかりませんでした。もう一度どうぞ。
web-endless-made = 新しい道すじです。

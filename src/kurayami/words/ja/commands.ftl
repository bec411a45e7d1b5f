# コマンドを実行できないときの言葉。
cli-no-such-command = 「{ $given }」というコマンドはありません。{ $near ->
    [none] 使えるコマンド：{ $commands }
   *[other] 「{ $near }」のことですか。
}
cli-no-such-option = { $option } というオプションはありません。{ $near ->
    [none] 一覧は「{ $command } --help」で見られます。
   *[other] { $near } のことですか。
}
cli-too-many-words = 「{ $command }」に「{ $given }」は余分です。取り除いてください。
cli-not-understood = 「{ $command }」の書き方が正しくありません。--help を付けると使い方がわかります。
cli-missing = { $name } がありません。書き方は「{ $command } --help」で見られます。
cli-no-value = { $option } には値が必要です。
cli-repeated = { $option } が2回あります。1回だけ書いてください。
cli-not-a-number = { $option } に「{ $value }」は使えません。整数を書いてください。
cli-not-a-number-or = { $option } に「{ $value }」は使えません。整数か { $choices } を書いてください。
cli-not-yes-or-no = { $option } に「{ $value }」は使えません。true か false を書いてください。
cli-not-a-choice = { $option } に「{ $value }」は使えません。{ $choices } から選んでください。
cli-too-low = { $option } に「{ $value }」は使えません。{ $lowest } 以上にしてください。
cli-out-of-range = { $option } に「{ $value }」は使えません。{ $lowest } から { $highest } までです。
cli-no-such-language = 「{ $wish }」という言語はありません。{ $languages } から選んでください。
cli-not-writable = { $file }に書き込めません：{ NAME("cli-trouble", $problem) }

cli-trouble-missing = その場所がありません
cli-trouble-denied = 権限がありません
cli-trouble-folder = フォルダーです
cli-trouble-no-folder = 途中にフォルダーでないものがあります
cli-trouble-exists = 同じ名前のものがすでにあります
cli-trouble-full = ディスクがいっぱいです
cli-trouble-in-use = ほかで使われています
cli-trouble-not-here = このマシンのアドレスではありません
cli-trouble-no-such-host = そのようなアドレスはありません
cli-trouble-other = システムに拒否されました

serve-not-listening = { $host }のポート{ $port }で待ち受けられません：{ NAME("cli-trouble", $problem) }
play-saved-elsewhere = { $file }に書き込めません：{ NAME("cli-trouble", $problem) }。ゲームは{ $kept }に残しました。
replay-file-not-text = { $file }は記録ではありません。テキストではないファイルです。
replay-no-such-seat = このゲームに席{ $seat }はありません。席は0から数えて{ $seats }席です。
sim-other-game = { $game }に{ $option }は使えません。取り除いてください。
engine-nonces-without-seed = ノンスにはシードが必要です。両方を渡すか、どちらも渡さないでください。
serve-bad-url = --public-url に「{ $url }」は使えません。{ $right } のように、アドレスだけを全部書いてください。
serve-lan-or-host = --lan はすべてのアドレスで、--host { $host } は1つのアドレスで待ち受けます。どちらか一方にしてください。
serve-bad-database = 「{ $scheme }」にはゲームを保存できません。ファイル名か postgresql://user@host/name を指定してください。
serve-bad-token = メトリクス用トークンは、空白を含まない英数字・記号で{ $shortest }文字以上にしてください。
serve-processes-sqlite = SQLite で動かせるプロセスは1つだけです（指定：{ $processes }）。--database で PostgreSQL を指定するか、--processes を外してください。
serve-bad-private-address = --private-address に「{ $address }」は使えません。10.0.0.5 や 10.0.0.5:9000 のように、このマシンの IP アドレスを書いてください。
check-book = { $file }は遊べる本です：「{ $title }」
check-edition = { $file }は遊べる版です：「{ $name }」
check-no-database = { $database }にデータベースがありません。
check-file-problem = ファイルが壊れています：{ $problem }
check-table-damaged = テーブル { $code } は壊れているため、切り離しました：{ $problem }
check-database-well = データベースに問題はありません。{ $tables ->
    [0] テーブルはまだありません。
   *[other] テーブル{ $tables }件を読み、すべてのゲームを再生できました。
}
check-database-damaged = データベースが壊れています。{ $damaged ->
    [0] 読み取れるテーブルには問題がありません。
   *[other] テーブル{ $tables }件のうち{ $damaged }件を切り離しました。
}バックアップから戻すか、壊れたテーブルを削除してください。
announce-said = 数秒のうちに、すべての画面に出ます。
announce-taken-back = お知らせを取り下げました。
announce-too-long = お知らせは{ $most }文字までです。
ban-no-address = 「{ $address }」は IP アドレスではありません。
ban-said = { $hours ->
    [0] { $address } はまた入れます。
   *[other] { $address } からは{ $hours }時間入れません。
}
tables-closed = テーブル { $code } を閉じました。そこにいる人は数秒のうちに退出させられます。
tables-one-wish = --close、--reopen、--remove は、一度にどれかひとつだけ使えます。
tables-reopened = テーブル { $code } をもう一度開きました。
tables-removed = テーブル { $code } を削除しました。
cli-bad-name = 名前は1〜{ $longest }文字です。
lab-needs-cluster = 追加機能「cluster」が必要です：pip install kurayami[cluster]
lab-needs-lab = 追加機能「lab」が必要です：pip install kurayami[lab]
lab-bad-cluster = 「{ $address }」はクラスタのアドレスではありません。HOST:PORT、auto、localのどれかを指定してください。
lab-no-cluster = { $address }にクラスタがありません。「ray start --head」で始められます。「local」なら要りません。
lab-other-work = { $file }には別の作業の結果が入っています。別の場所を指定するか、そのファイルを削除してください。
lab-time-left = { $minutes ->
    [0] 残り約{ $seconds }秒
   *[other] 残り約{ $minutes }分
}
lab-tried = { $tried }通り試行
lab-report-written = 報告を{ $file }に書きました。
lab-bad-aim = 「{ $given }」は目標になりません。visitors=0.40のように、誰の割合かと0から1の数を書いてください。
lab-bad-change = 「{ $given }」は変更になりません。power.7.needs=4..9のように、数の名前と範囲を書いてください。
lab-no-such-number = 「{ $name }」という数はありません。たとえば{ $example }です。
lab-no-such-side = 「{ $side }」の割合は目標にできません。{ $sides }から選んでください。
lab-given-twice = { $name }が2回指定されています。1回だけ書いてください。
lab-number-not-alone = { $name }は今の書き方では書き換えられません。[[powers]]の下に「needs = 4」を1行で書いてください。
lab-nothing-to-balance = { $game }には調整できる数がありません。
lab-balance-checking = 探索が終わりました。まだ使っていない{ $games }ゲームで確かめます。
lab-balance-aim = 目標は{ $aim }%
lab-balance-worth = { $name } = { $now }。元の{ $before }なら：{ $told }
lab-balance-written = { $file }に書きました。
lab-bound-head = どう遊んでも超えられない割合：その番号のタイルで開いたとき、6で開いたとき、かかった秒数
lab-bound = ステージ{ $stage }：{ $limit }、{ $again }、{ $seconds }秒

# 三つのゲームに共通のことば
catalog-no-such-game = 「{ $name }」というゲームはありません。遊べるのは{ $games }です。
envs-seats = { $game }は{ $seats }席では遊べません。{ $fewest }席から{ $most }席までです。

player-numbered = プレイヤー{ $number }
visitor-numbered = 訪問者{ $number }
table-time-goes-back = { $at }ミリ秒は過ぎています。テーブルの時刻は{ $now }ミリ秒です。
table-nothing-to-undo = 戻せる手はありません。
table-not-over = ゲームが終われば明かされます。

record-cut-off = { $line }行目：記録がこの行の途中で切れています。
record-empty = { $line }行目：記録が空です。
record-not-json = { $line }行目が読めません。{ $problem }
record-bad-line = { $line }行目は記録の行ではありません。{ $problem }
record-goes-on = { $line }行目：終わりのあとにも記録が続いています。
record-format = { $line }行目：形式{ $format }の記録は読めません。
record-no-such-game = { $line }行目：「{ $name }」というゲームはありません。遊べるのは{ $games }です。
record-version = { $line }行目：バージョン{ $version }のルールの記録です。ここで読めるのはバージョン{ $known }だけです。
record-bad-options = { $line }行目：この設定では始められません。{ $problem }
record-clock-missing = { $line }行目：その前に時間切れになったはずですが、記録にありません。
record-illegal = { $line }行目：ルールに反する手です。{ $problem }
record-unfinished = { $line }行目：ゲームが終わる前に、記録が止まっています。
record-wrong-draw = { $line }行目：この引きはシードから出たものではありません。
record-wrong-outcome = { $line }行目：ゲームの結末が違います。
record-wrong-seed = { $line }行目：開始時に約束したシードではありません。
record-seed-malformed = { $line }行目：シード、または1行目のノンスの形式が正しくありません。

replay-file-unreadable = { $file }が読めません：{ NAME("cli-trouble", $problem) }
replay-title = { $game }、全{ $moves }手
replay-seat = 席{ $seat }
replay-chance = 抽選
replay-clock = 時計
replay-undo = ひとつ戻す
replay-proven = 正しい記録です。{ $moves }手がルールどおりで、{ $draws }回の引きがシードと一致しました。
replay-not-drawn-here = 手はルールどおりです。引きは外から与えられたため、確かめられません。
replay-measured = 引きのうち{ $measured }回は測定値なので、範囲だけを確かめました。
replay-unfinished = ゲームはまだ終わっていません。

engine-bad-line = この行は読み取れません。{ $problem }
engine-no-game = まだゲームがありません。「new」で始めてください。
engine-bad-seed = シードとノンスは16進で{ $bytes }バイト、ノンスは{ $seats }席に1つずつです。
engine-no-such-seat = 席{ $seat }はありません。

play-undone = ひとつ戻しました。
play-commitment = 不正のない証拠：{ $commitment }
play-seed = シードは{ $seed }でした。
play-saved = { $file }に保存しました。
play-left = 家をあとにします。暗くなったら、また来てください。
play-bad-seed = シードは16進数64桁です。
replay-next = Enter：次へ・q：やめる

sim-levels = 強さは全席に1つか、{ $seats }席に1つずつ指定してください（指定は{ $given }個でした）。
sim-endless = { $number }番目のゲームが終わりません。

lab-needs-fast = 学習にはnumbaとnumpyが必要です。kurayamiを追加機能「fast」付きでインストールしてください。
lab-round = { $number }/{ $of }回目：残りの誤差は{ $error }です。

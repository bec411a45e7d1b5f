# 三つのゲームに共通のことば
catalog-no-such-game = 「{ $name }」というゲームはありません。遊べるのは{ $games }です。
envs-seats = { $game }は{ $seats }席では遊べません。席は{ $fewest }から{ $most }です。

player-numbered = プレイヤー{ $number }
table-time-goes-back = { $at }ミリ秒は、すでに過ぎた{ $now }ミリ秒より前です。
table-nothing-to-undo = 今は取り消せる手がありません。
table-not-over = それはゲームが終わってから明かされます。

record-cut-off = { $line }行目：記録がこの行の途中で切れています。
record-empty = { $line }行目：記録が空です。
record-not-json = { $line }行目が読めません：{ $problem }
record-bad-line = { $line }行目が記録の形をしていません：{ $problem }
record-goes-on = { $line }行目：終わりのあとにも記録が続いています。
record-format = { $line }行目：形式{ $format }の記録は読めません。
record-no-such-game = { $line }行目：「{ $name }」というゲームはありません。遊べるのは{ $games }です。
record-version = { $line }行目：ルールの版{ $version }の記録ですが、ここにあるのは版{ $known }です。
record-bad-options = { $line }行目：この設定ではゲームを始められません：{ $problem }
record-clock-missing = { $line }行目：この前に時間切れになったはずですが、記録にありません。
record-illegal = { $line }行目：ルールに反する手です：{ $problem }
record-unfinished = { $line }行目：記録はここで止まり、ゲームは終わっていません。
record-wrong-draw = { $line }行目：この引きはシードから出たものではありません。
record-wrong-outcome = { $line }行目：ゲームの結末が違います。
record-wrong-seed = { $line }行目：始めに約束されたシードではありません。
record-seed-malformed = { $line }行目：シード、または1行目のノンスの形式が正しくありません。

replay-file-unreadable = { $file }が読めません：{ NAME("cli-trouble", $problem) }
replay-title = { $game }、全{ $moves }手
replay-seat = 席{ $seat }
replay-chance = 運
replay-clock = 時計
replay-undo = 直前の手を取り消す
replay-proven = 正しい記録です：{ $moves }手がルールに従い、{ $draws }回の引きがシードから出ています。
replay-not-drawn-here = 手はルールに従っています。引きは外から与えられたもので、ここで引かれたものではありません。
replay-measured = 引きのうち{ $measured }回は測定値で、範囲を確かめました。
replay-unfinished = ゲームはまだ終わっていません。

engine-bad-line = この行は理解できません：{ $problem }
engine-no-game = まだゲームがありません。"new" から始めてください。
engine-bad-seed = シードとノンスは16進で{ $bytes }バイト、ノンスは{ $seats }席それぞれに一つです。
engine-no-such-seat = 席{ $seat }はありません。

play-undone = 取り消しました。
play-commitment = 引きの約束：{ $commitment }
play-seed = シードは { $seed } でした。
play-saved = { $file }に保存しました。
play-left = 家をあとにします。暗くなったら、また来てください。
play-bad-seed = シードは16進数64桁です。
replay-next = Enter：次へ · q：やめる

sim-levels = 強さは全席に一つか、{ $seats }席それぞれに一つ指定してください（指定は{ $given }個でした）。
sim-endless = { $number }番目のゲームが終わりません。

lab-needs-fast = 学習には numba と numpy が必要です。追加機能「fast」付きで kurayami をインストールしてください。
lab-round = { $of }回中{ $number }回目：残りの誤差は{ $error }です。

"""Words and characters the three voices never use. Each pattern comes with its replacement."""

from typing import Final, NamedTuple


class Ban(NamedTuple):
    pattern: str
    instead: str
    where: str = ""
    """Message keys it applies to, as a pattern; all if empty."""


HIDDEN_ROOMS: Final = r"(?:web-|terminal-)?hr-|web-endless|web-print"
KOMNATA_STRACHU: Final = r"(?:web-|terminal-)?ks-"
HAKO_ONNA: Final = r"(?:web-|terminal-)?ho-"
ELSEWHERE: Final = rf"(?!{HAKO_ONNA})"
TYPED: Final = r"cli-|serve-|hr-book-|check-|ban-|tables-|ho-edition-|terminal-|lab-|announce-"
"""Messages about text typed in a terminal or a file: spaces set it apart, in Japanese too."""
SHOWN: Final = rf"(?!{TYPED})"

WORDS: Final[dict[str, list[Ban]]] = {
    "en": [
        Ban(r"\b(?:do|does|did|is|are|was|were|have|has|had|can|could|would|should|will|must) not\b", "contract it"),
        Ban(r"\bcannot\b", "can’t"),
        Ban(r"\b(?:[Yy]ou are|[Tt]here is|[Tt]hat is|[Ii]t is) (?:already|no|not)\b", "contract it"),
        Ban(r"\bWho (?!was|is|came|plays)[a-z]+s\b(?!.*\?)", "address the player, or use if"),
        Ban(r"\b[Tt]hose who\b|\b[Tt]o whom\b", "anyone who; name them"),
        Ban(r"\b(?:has|have) (?:caught|won|escaped|lost the)\b", "present, or simple past"),
        Ban(r"\bbeing (?:played|drawn|mended|waited)\b", "give the verb to somebody"),
        Ban(r"\bnot possible\b|\bcan’t be understood\b", "say it as a person at the table would"),
        Ban(r"\b[Ll]obby\b", "hall"),
        Ban(r"\b[Aa]nybody\b", "anyone"),
        Ban(r"\b[Aa]new\b", "again"),
        Ban(r"\b[Pp]lease\b", "nothing: say what to do"),
        Ban(r"\b[Gg]o(?:es|ing)? on\b|^Begin\b", "continue, start", r"(?!web-ho-(?:story|ending|lesson))"),
        Ban(r"\b[Ll]ook back\b", "review"),
        Ban(r"\b[Tt]ak(?:e|en|es) back\b", "undo", r"(?!ho-|web-ho-)"),
        Ban(r"\b[Ll]oad (?:\w+ )?again\b", "reload"),
        Ban(r"\b[Ll]eave (?:this|it) out\b", "skip", SHOWN.replace("lab-", "lab-|sim-")),
        Ban(r"\b[Ll]essons?\b", "tutorial"),
        Ban(r"\b[Tt]urn(?:s|ed)? (?:it )?up\b", "flip, appear"),
        Ban(r"\b[Tt]urn(?:s|ed)? down\b|\b[Pp]uts? down\b|\bchange places\b", "turn face down, drop, swap"),
        Ban(r"\bin earnest\b", "for real"),
        Ban(r"\b[Cc]hances?\b", "odds, luck"),
        Ban(r"\bvictory\b", "win"),
        Ban(r"\b[Mm]ean of\b", "average"),
        Ban(r"\b[Ff]ields?\b|\bhatched\b|\bgaze\b", "square; watched", HIDDEN_ROOMS.replace("hr-", "hr-(?!book)")),
        Ban(r"\bits end\b|\bend of its way\b", "time runs out", HIDDEN_ROOMS.replace("hr-", "hr-(?!book)")),
        Ban(r"\bdeck\b|\bchapter\b", "Pile, page", HIDDEN_ROOMS),
        Ban(r"\bcancel each other\b|\btrips?\b", "cancel out; lag", KOMNATA_STRACHU),
        Ban(r"\b(?:at|behind|onto|of) Shadow\b|\b[Bb]ehind (?:one of|a) .*Shadow", "in or into a Shadow", HAKO_ONNA),
        Ban(r"\bspirits?\b|\blaps(?:e|es|ed)\b|\bdeeds?\b|\bpins?\b", "ghost; cancelled; action; claim", HAKO_ONNA),
        Ban(r"\bcolors?\b|\bgray\b|\bcanceled\b", "British spelling"),
        Ban(r"\brow \{|\bcolumn \{|\bseat 0\b", "A1 to F6; north of the Kitchen; count from 1"),
    ],
    "ja": [
        Ban(r"箱女|箱人", "ハコオンナ、ハコビト"),
        Ban(r"遺骨", "亡骸"),
        Ban(r"頁|日記の", "手記、ページ"),
        Ban(r"円盤", "トークン"),
        Ban(r"物音の(?:判定|カード)", "物音判定、物音カード"),
        Ban(r"主催者", "ホスト"),
        Ban(r"手ほどき|レッスン", "チュートリアル"),
        Ban(r"ブラウザー", "ブラウザ"),
        Ban(r"ロビー", "広間"),
        Ban(r"ターン", "手番"),
        Ban(r"(?<!\})(?<![0-9])卓", "テーブル"),
        Ban(r"主な行動", "行動"),
        Ban(r"屋敷|シャドウ", "館、物陰"),
        Ban(r"無作為", "ランダム"),
        Ban(r"駒", "コマ"),
        Ban(r"を探(?:す|し|せ)", "探る、調べる"),
        Ban(r"ステージに(?:勝|負)", "クリア、失敗"),
        Ban(r"道筋|道順|道すじ", "ルート"),
        Ban(r"覚え書き", "メモ"),
        Ban(r"読み込み直", "再読み込み"),
        Ban(r"見込み", "クリア率、確率"),
        Ban(r"取り消", "ひとつ戻す"),
        Ban(r"だれ", "誰"),
        Ban(r"皆", "全員", r"(?!web-ho-(?:story|ending))"),
        Ban(r"一手戻", "ひとつ戻す"),
        Ban(r"(?<![手山看])札(?!束)", "タイル", HIDDEN_ROOMS),
        Ban(r"(?<!混|見)合[わいうえ](?!って|い)", "つながる", HIDDEN_ROOMS.replace("hr-", "hr-(?!nights)")),
        Ban(r"とどま|モンスター|視線|見張", "ここで手番を終える、怪物、視界", HIDDEN_ROOMS),
        Ban(r"機織り", "織り手"),
        Ban(r"(?<![読秘辞葉覚])書(?=[をのはがで])(?!の部屋)", "本", HIDDEN_ROOMS),
        Ban(r"数え|叩|当てはま", "答え、押す", KOMNATA_STRACHU),
        Ban(
            r"お守り|組み合わせ|隠れ|主張|空のタイル|行わない|省[くき]",
            "護符、番号、潜む、証言、空箱、飛ばす",
            HAKO_ONNA,
        ),
        Ban(r"亡霊|幽霊", "霊", HAKO_ONNA),
        Ban(r"訪問者\{ VISITOR", "名前だけ"),
        Ban(r"[一二三四五六七八九十](?:枚|つ|マス|回|人(?!用)|手番|体|歩|か所)", "算用数字"),
        Ban(r"さん(?!人形)(?=[がはをにの])(?<!メリーさん)", "名前は呼び捨て"),
    ],
    "pl": [
        Ban(r"[Ss]prawdzeni\w* hałasu", "test hałasu"),
        Ban(r"[Ss]poczyn\w*", "ukojenie"),
        Ban(r"\bodnośnik\w*", "link"),
        Ban(r"[Kk]ondygnacj\w*", "poziom"),
        Ban(r"[Pp]rzeszuka[jnćsz]\w*", "szukać (na polu)"),
        Ban(r"[Dd]ziałając\w* goś\w*|[Dd]rug\w+ osob\w+", "aktywny gość", HAKO_ONNA),
        Ban(r"[Gg]łówn\w+ akcj\w*", "akcja główna"),
        Ban(r"(?<=[a-ząćęłńóśźż,] )(?:Stos\w*|Pamięć|Pamięci|Księg\w+|Słabość|Słabości)\b", "mała litera"),
        Ban(r"[Zz]ajrzeni\w*", "zaglądanie"),
        Ban(r"(?:gościa|gościowi|gościem) \{ VISITOR", "imię w mianowniku"),
        Ban(r"\b[Ll]ekcj\w*|\bćwicz\w*", "samouczek, trening"),
        Ban(r"[Uu]raz[ayę]\b", "klątwa, przeklęty pokój"),
        Ban(r"\bponownie wczyt\w*|[Ww]czytaj (?:stronę )?ponownie", "odświeżyć"),
        Ban(r"\bholu?\b", "strona główna", ELSEWHERE),
        Ban(r"\bdziennik\w*", "przebieg gry", ELSEWHERE),
        Ban(r"[Ss]pojrzeni\w* wstecz|[Ss]pójrz wstecz", "analiza"),
        Ban(r"kafelk\w*|kafelek|płytk\w*|stw[oó]r(?:a|y|em|owi)?\b", "kafel, potwór", HIDDEN_ROOMS),
        Ban(r"obserwowan\w*|na (?:północ|południe|wschód|zachód)\b", "potwór tu patrzy; w górę, w prawo", HIDDEN_ROOMS),
        Ban(r"\b(?:[Nn]a|z|w) \{ \$(?:square|to|at|target) \}", "rzeczownik: na polu, na pole", HIDDEN_ROOMS),
        Ban(r"\b[Pp]ion(?:ek|k)\w*|przełącznik\w*|wciśn\w*|\botrzym\w*", "żeton, włącznik, zgarnąć"),
        Ban(
            r"\b(?:Kształtem|Kolorem)\b|\b[Pp]odda\w+ (?:tę )?rund", "kształty, kolory; odpuścić rundę", KOMNATA_STRACHU
        ),
        Ban(r"\b[Kk]ombinacj\w*|\bupi[oó]r\w*", "szyfr, duch"),
        Ban(r"\b(?:s|u)?kry(?:je|ją|ć|ła|jesz) się|\bsię (?:s|u)?kry(?:je|ją|ć|ła)\b", "chować się", HAKO_ONNA),
        Ban(r"\b[Zz]atrzymaj\w*|uderz\w* w cień|użyj\w* na cieni", "zachować; zaatakować cień", HAKO_ONNA),
        Ban(r"\bMiejsce \{ \$slot", "slot", HAKO_ONNA),
        Ban(r"\bzosta(?:nie|ną|ł[aoy]?|li) \w+(?:ny|na|ne|ni|ty|ta|te|ci)\b", "strona czynna"),
        Ban(r"\b\w+ł[ae]ś\b", "czas teraźniejszy"),
        Ban(r"\b(?:Pan|Pani|[Uu]żytkowni\w+)\b", "ty"),
        Ban(r"\b[Dd]otkn\w+|\b[Kk]liknij\b", "wybierz"),
        Ban(r"\bkolejk\w+", "tura"),
        Ban(r"\b[Oo]tw\w+ stół", "nowy stół"),
        Ban(r"[:,] (?:nic|trafia nic)\b|Zabierz: nic", "„nic” chce „nie”"),
    ],
}

SIGNS: Final[dict[str, list[Ban]]] = {
    "en": [
        Ban(r" [%…×]", "no space before %, … or ×"),
        Ban(r'(?<!\\)"', "use “ ”", SHOWN),
        Ban(r"'", "use ’", SHOWN),
        Ban(r" - |\.\.\.", "a comma or a full stop; …", SHOWN),
    ],
    "ja": [
        Ban(r" %", "%の前を空けない"),
        Ban(r"[ぁ-んァ-ヶ一-龠ー] (?:\{|[0-9A-Za-z])", "かなや漢字のあとを空けない", SHOWN),
        Ban(r"(?:\}|[0-9A-Za-z]) [ぁ-んァ-ヶ一-龠]", "かなや漢字の前を空けない", SHOWN),
        Ban(r"[ぁ-んァ-ヶ一-龠ー][!?:]|[ぁ-んァ-ヶ一-龠ー]\(|\)[ぁ-んァ-ヶ一-龠]", "全角の！？：（）"),
        Ban(r" · ", "・"),
        Ban(r"～", "〜（U+301C）"),
        Ban(r"。」|」、「", "」の前に。、」「のあいだに、は打たない"),
        Ban(r"[！？](?=[ぁ-んァ-ヶ一-龠])", "！？のあとは全角の空き"),
        Ban(r"\.\.\.|・・・", "…"),
    ],
    "pl": [
        Ban(r" [%…]", "bez odstępu"),
        Ban(r'(?<!\\)"|“', "„ ”", SHOWN),
        Ban(r"—| - ", "półpauza (–)"),
        Ban(r"\d-\d|\} ?- ?\{", "półpauza bez odstępów", SHOWN),
        Ban(r"'", "’", SHOWN),
        Ban(r"–[^–]*–", "jedna półpauza", SHOWN),
    ],
}

ALLOWED: Final = {
    ("en", "web-game-hidden-rooms-line"): "slow on purpose: the last words are the threat",
    ("en", "terminal-lines-help"): "the sign stands for what is typed after the word",
    ("pl", "terminal-lines-help"): "the sign stands for what is typed after the word",
    ("ja", "web-ks-right-late"): "a saying, not a count",
    ("en", "server-needs-postgres"): "a command to copy",
    ("ja", "server-needs-postgres"): "a command to copy",
    ("pl", "server-needs-postgres"): "a command to copy",
}
"""Messages that must say it, with the reason."""

ALLOWED_IN_RULES: Final = (
    *("crosses its end", "actions to its end", "round trips", "## Who knows what"),
    *("隣り合う",),
    *("Nasza Księgarnia", "nie została żadna", "zostaną dobrane", "krążek dotknie", ", nic cię", "przepada, nic"),
)
"""Phrases of the rules pages that are right in their place."""

NOT_FOR_DOCS: Final = ("contract it", "odds, luck", "A1 to F6; north of the Kitchen; count from 1", "tutorial")
"""Words the voice avoids in front of players only: docs may stress a not, speak of CHANCE, seat 0 and a `lesson`."""

ALLOWED_IN_DOCS: Final = ("## Who moves", "a process that has lost the database", "(please look here)")
"""Phrases of the docs that are right in their place."""

"""Every language says what English says: the same keys and arguments, every plural form, none of the known traps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import chain

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from holdem_widget import words

OTHERS = [lang for lang in words.languages() if lang != "en"]
NUMBERS = (0, 1, 2, 5, 22)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
GAMES = "HDE"

Choices = dict[str, tuple[frozenset[str], str]]


class _Reading(Visitor):
    """What one entry uses: its arguments, the entries that it refers to, and the choices that it offers."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.choices: Choices = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        names = {
            str(v.key.name if isinstance(v.key, ast.Identifier) else v.key.value): v.default for v in node.variants
        }
        default = next(name for name, is_default in names.items() if is_default)
        self.choices[node.selector.id.name] = (frozenset(names), default)
        self.generic_visit(node)


@cache
def entries(lang: str) -> Mapping[str, ast.Message]:
    resource = parse(words.text(lang))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@cache
def reading(key: str, lang: str) -> tuple[frozenset[str], Choices]:
    """The arguments and choices of a key, with those of all that it refers to."""
    own = _Reading()
    own.visit(entries(lang)[key])
    below = [reading(reference, lang) for reference in own.references]
    arguments = frozenset(own.arguments).union(*(arguments for arguments, _ in below))
    return arguments, {name: choice for _, choices in below for name, choice in choices.items()} | own.choices


def named(choice: tuple[frozenset[str], str]) -> bool:
    """Whether a choice is between names, such as ranks or `yes` and `no`, and not between numbers."""
    return any(not name.isdigit() and name not in PLURALS for name in choice[0])


def sayings(key: str, lang: str) -> Iterator[str]:
    """Sentences of a key: one as usual, then one for each number and each name that its own entry chooses by."""
    arguments, choices = reading(key, lang)
    options = {name: sorted(choice[0]) if named(choice) else NUMBERS for name, choice in choices.items()}
    usual: dict[str, object] = {name: options.get(name, [1234])[-1] for name in arguments}
    own = _Reading()
    own.visit(entries(lang)[key])
    yield words.say(key, lang, **usual)
    for name in own.choices:
        for value in options[name]:
            yield words.say(key, lang, **usual | {name: value})


@cache
def sentences(lang: str) -> Mapping[str, tuple[str, ...]]:
    """By key, every sentence of a language, with its rules by clause."""
    said = {key: tuple(sayings(key, lang)) for key in words.keys(lang)}
    return said | {f"rule {clause_id}": (text,) for game in GAMES for clause_id, text in words.rules_text(game, lang)}


def found(lang: str, pattern: str, keys: str = "") -> list[tuple[str, str]]:
    """Where a pattern stands in the sentences of the keys that match."""
    wanted = re.compile(pattern, re.IGNORECASE)
    return [
        (key, sentence)
        for key, said in sentences(lang).items()
        if re.search(keys, key)
        for sentence in said
        if wanted.search(sentence)
    ]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_key_of_english_is_there_and_no_other(lang: str) -> None:
    assert set(words.keys(lang)) == set(words.keys("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_arguments_are_used(lang: str) -> None:
    unlike = {
        key: (set(reading(key, "en")[0]), set(reading(key, lang)[0]))
        for key in words.keys("en")
        if reading(key, lang)[0] != reading(key, "en")[0]
    }
    assert not unlike


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_names_can_be_chosen(lang: str) -> None:
    for key in words.keys("en"):
        there = reading(key, lang)[1]
        for name, (english, default) in reading(key, "en")[1].items():
            if named((english, default)):
                own, own_default = there[name]
                assert english - {default} <= own, (key, name)
                assert own - {own_default} <= english, (key, name)


@pytest.mark.parametrize("lang", words.languages())
def test_every_sentence_can_be_said_with_every_plural_form_and_every_choice(lang: str) -> None:
    for key, said in sentences(lang).items():
        for sentence in said:
            assert sentence == sentence.strip() != "", key
            assert not re.search(r"[{}]|  | [,.;:?!]( |$)|\.\.", sentence), (key, sentence)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_is_left_in_english(lang: str) -> None:
    english = {key: said for key, said in sentences("en").items() if len(re.findall(r"[a-z]{2,}", said[0])) > 3}
    assert [key for key, said in english.items() if said == sentences(lang).get(key)] == []


def parts_of(lang: str) -> list[tuple[str, str]]:
    folder = files(words)
    names = [path.name for path in folder.iterdir() if re.fullmatch(rf"{lang}(_\w+)?\.ftl", path.name)]
    return [(name, folder.joinpath(name).read_text(encoding="utf-8")) for name in names]


@pytest.mark.parametrize("lang", OTHERS)
def test_each_file_says_whether_a_native_speaker_has_proofread_it(lang: str) -> None:
    for name, source in parts_of(lang):
        head = "".join(line for line in source.splitlines(keepends=True)[:8] if line.startswith("#"))
        assert "proofread" in head, name


@pytest.mark.parametrize("lang", OTHERS)
def test_each_part_of_english_has_its_counterpart(lang: str) -> None:
    own = {name.removeprefix(lang) for name, _ in parts_of(lang)}
    assert own == {name.removeprefix("en") for name, _ in parts_of("en")}


BUTTONS = ("ui-fold", "ui-check", "ui-call-chips", "ui-call-all-in", "ui-bet-to", "ui-open-to", "ui-raise-to")


@pytest.mark.parametrize("lang", words.languages())
def test_labels_fit_on_the_buttons(lang: str) -> None:
    for key in BUTTONS:
        label = words.say(key, lang, **dict.fromkeys(reading(key, lang)[0], 1000))
        assert len(label) <= 22, label


@pytest.mark.parametrize("lang", OTHERS)
def test_each_rule_refers_to_the_same_rules_and_gives_the_same_figures(lang: str) -> None:
    for clause_id, english in chain.from_iterable(words.rules_text(game, "en") for game in GAMES):
        own = words.clause(clause_id, lang)
        clause = re.compile(r"[HDE]-\d\.\d+")
        assert set(clause.findall(own)) == set(clause.findall(english)), clause_id
        figures = {figure for figure in re.findall(r"\d+", clause.sub("", english)) if int(figure) >= 12}
        assert figures <= set(re.findall(r"\d+", own)), clause_id


# The traps of the glossary: (language, what is never said, the keys where it is never said).
TRAPS = [
    ("pl", r"\borzech", ""),
    ("pl", r"\bdobieran", ""),
    ("pl", r"\bprzykry", ""),
    ("pl", r"\bkoło\b", ""),
    ("pl", r"\bgra stół", ""),
    ("pl", r"\bpoker\b(?! królewski)", "^(hand|say|why|compare|about|detail|decided|reason|rule H-4)"),
    ("de", r"straße", r"street|^place-|^ui-note-on|^rule (?!H-4\.)"),
    ("de", r"^(einsetzen|erhöhen|mitgehen|schieben|passen)\b", "^ui-(fold|check|call|bet|raise)"),
    ("it", r"\bpasso\b", ""),
    ("it", r"\bpassa\b", ""),
    ("it", r"scala reale", r"^(?!hand-royal|label-royal|about-straight-flush|rule H-4\.3|rule E-5\.1)"),
    ("tr", r"\bfloş\b(?! royal)", ""),
    ("tr", r"\b(katla|denetle|çağır|teklif)\b", ""),
    ("tr", r"\b(çek|kontrol|denetle|devam)", "^(ui|tab|choice|may|log|ui-hint|ui-preselect|decision)-check$"),
    ("th", r"ดูด", ""),
    ("th", r"สตรีท", ""),
    ("th", r"กองกลาง", "^ui-board$|^ui-help-query-e$"),
]


@pytest.mark.parametrize(("lang", "never", "keys"), TRAPS)
def test_the_traps_of_the_glossary_are_avoided(lang: str, never: str, keys: str) -> None:
    if lang not in OTHERS:
        pytest.skip(f"no words in {lang!r}")
    assert found(lang, never, keys) == []


def test_turkish_hangs_no_suffix_on_a_number_or_a_name() -> None:
    """A suffix follows the sound of what it hangs on (20'ye, 40'a), and that is not known."""
    for name, source in parts_of("tr"):
        assert re.findall(r"\}['’]\w", source) == [], name


# The recommended labels of the glossary: what a sentence of the key has in it.
TERMS = {
    "ui-fold": {"pl": "Pas", "de": "Fold", "it": "Fold", "tr": "Pas", "th": "หมอบ"},
    "ui-check": {"pl": "Czekaj", "de": "Check", "it": "Check", "tr": "Check", "th": "เช็ค"},
    "ui-call": {"pl": "Sprawdź", "de": "Call", "it": "Call", "tr": "Gör", "th": "ตาม"},
    "ui-raise-to": {"pl": "Podbij do", "de": "Raise auf", "it": "Raise a", "tr": "Artır: ", "th": "เรส"},
    "category-high-card": {
        "pl": "wysoka karta",
        "de": "High Card",
        "it": "carta alta",
        "tr": "yüksek kart",
        "th": "ไพ่สูง",
    },
    "category-pair": {"pl": "para", "de": "ein Paar", "it": "coppia", "tr": "bir çift", "th": "หนึ่งคู่"},
    "category-two-pair": {"pl": "dwie pary", "de": "zwei Paare", "it": "doppia coppia", "tr": "iki çift", "th": "สองคู่"},
    "category-three-of-a-kind": {"pl": "trójka", "de": "Drilling", "it": "tris", "tr": "üçlü", "th": "ตอง"},
    "category-straight": {"pl": "strit", "de": "Straße", "it": "scala", "tr": "kent", "th": "สเตรท"},
    "category-flush": {"pl": "kolor", "de": "Flush", "it": "colore", "tr": "renk", "th": "ฟลัช"},
    "category-full-house": {"pl": "ful", "de": "Full House", "it": "full", "tr": "full", "th": "ฟูลเฮาส์"},
    "category-four-of-a-kind": {"pl": "kareta", "de": "Vierling", "it": "poker", "tr": "kare", "th": "โฟร์การ์ด"},
    "hand-straight-flush": {
        "pl": "strit w kolorze",
        "de": "Straight Flush",
        "it": "scala a colore",
        "tr": "sıralı renk",
        "th": "สเตรทฟลัช",
    },
    "hand-royal-flush": {
        "pl": "poker królewski",
        "de": "Royal Flush",
        "it": "scala reale",
        "tr": "floş royal",
        "th": "รอยัลฟลัช",
    },
}


@pytest.mark.parametrize("lang", OTHERS)
def test_terms_are_those_of_the_glossary(lang: str) -> None:
    for key, terms in TERMS.items():
        assert all(terms[lang] in sentence for sentence in sentences(lang)[key]), key


@pytest.mark.parametrize(
    ("lang", "key", "args", "sentence"),
    [
        ("pl", "ui-total", {"chips": 1}, "1 żeton"),
        ("pl", "ui-total", {"chips": 22}, "22 żetony"),
        ("pl", "ui-total", {"chips": 12}, "12 żetonów"),
        ("pl", "ui-total", {"chips": 25}, "25 żetonów"),
        ("pl", "hand-two-pair", {"high": "K", "low": "7", "kicker": "A"}, "dwie pary, króle i siódemki, kicker as"),
        ("pl", "hand-straight", {"high": "Q"}, "strit do damy"),
        (
            "pl",
            "why-kicker",
            {"high": "A", "low": "K", "name": "Ada", "you": "yes"},
            "kicker as bije króla w twojej ręce",
        ),
        ("de", "ui-total", {"chips": 1}, "1 Chip"),
        ("de", "hand-straight", {"high": "T"}, "Straße bis Zehn"),
        ("de", "ui-card", {"rank": "J", "suit": "s"}, "Pik Bube"),
        ("it", "ui-total", {"chips": 2}, "2 fiches"),
        ("it", "hand-straight", {"high": "8"}, "scala all’otto"),
        ("it", "hand-straight", {"high": "Q"}, "scala alla donna"),
        ("it", "hand-four", {"rank": "A", "kicker": "K"}, "poker di assi, kicker re"),
    ],
)
def test_grammar_follows_numbers_and_ranks(lang: str, key: str, args: dict[str, object], sentence: str) -> None:
    assert words.say(key, lang, **args) == sentence

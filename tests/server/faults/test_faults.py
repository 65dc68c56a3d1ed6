"""The short form of `make faults`.

The others of its list are tested one by one: servers and databases that are killed in `test_two_processes.py` and
`test_crash.py`, full disks there and in `http/test_storage_failures.py`, read-only folders and the write-ahead log in
`store/test_event_store.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.faults.faults import FAULTS

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.mark.parametrize("name", ["damaged rows", "wrong clock"])
def test_a_fault_is_explained_and_loses_nothing(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.faults.outcome.SLOWLY", 0.5)
    outcome = FAULTS[name](tmp_path, 2)
    assert outcome.wrong == []
    assert outcome.lost == 0
    assert outcome.acknowledged > 40
    seen = "; ".join(outcome.seen)
    assert "traceback" not in seen
    for sentence in SEEN[name]:
        assert sentence in seen


SEEN = {
    "damaged rows": ("the secret 'cookie' of this server is damaged", "does not understand event 4", "lists are whole"),
    "wrong clock": ("nobody's time ran out", "the server's log says that the clock was set"),
}

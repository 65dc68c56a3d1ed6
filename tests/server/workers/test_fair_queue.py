"""The queue that shares threads between guests and tables, as a structure without threads or clocks."""

from __future__ import annotations

from collections import Counter

import pytest

from asterism.server.workers import fair_queue
from asterism.server.workers.fair_queue import FairQueue, Requester


def served(queue: FairQueue[str], number: int, seconds: dict[str, float] | None = None) -> list[str]:
    """The next jobs, each of which takes the time of its guest."""
    jobs = []
    for _ in range(number):
        requester, job = queue.take()
        queue.finish(requester, (seconds or {}).get(requester.guest, 1.0))
        jobs.append(job)
    return jobs


def filled(*jobs: str) -> FairQueue[str]:
    """A queue of jobs that are written as guest, table and number: "a1x" is guest a's job x at table 1."""
    queue: FairQueue[str] = FairQueue()
    for job in jobs:
        queue.put(Requester(job[0], job[1]), job)
    return queue


def test_guests_take_turns_whoever_came_first_with_however_many_jobs() -> None:
    assert served(filled("a1x", "a1y", "a2x", "b1x", "b1y", "c1x"), 6) == ["a1x", "b1x", "c1x", "a2x", "b1y", "a1y"]


def test_the_tables_of_a_guest_take_turns_and_jobs_of_a_table_keep_their_order() -> None:
    assert served(filled("a1x", "a1y", "a1z", "a2x", "a3x"), 5) == ["a1x", "a2x", "a3x", "a1y", "a1z"]


def test_an_address_gets_no_more_for_being_many_guests() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(50):
        queue.put(Requester(f"eve {number}", f"table {number}", "192.0.2.1"), "eve")
    for number in range(3):
        queue.put(Requester("ada", "1", "192.0.2.2"), f"ada {number}")
        queue.put(Requester("bo", "2"), f"bo {number}")
    assert served(queue, 10) == ["eve", "ada 0", "bo 0", "eve", "ada 1", "bo 1", "eve", "ada 2", "bo 2", "eve"]


def test_guests_at_one_address_take_turns_and_so_do_their_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in ("a1x", "a2x", "a3x", "b1x", "b1y"):
        queue.put(Requester(job[0], job[1], "192.0.2.1"), job)
    assert served(queue, 5) == ["a1x", "b1x", "a2x", "b1y", "a3x"]


def test_a_guest_with_short_jobs_never_waits_behind_all_long_jobs_of_another() -> None:
    queue = filled(*(f"a{table}x" for table in "123456789"))
    seconds = {"a": 1.0, "b": 0.001}
    assert served(queue, 1, seconds) == ["a1x"]
    for number in range(50):
        queue.put(Requester("b", "1"), f"b1 {number}")
        assert served(queue, 1, seconds) == [f"b1 {number}"], "one job of b costs less than any of a"
    assert served(queue, 1, seconds) == ["a2x"]


def test_time_is_shared_not_the_number_of_jobs() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(100):
        queue.put(Requester("a", "1"), "long")
        queue.put(Requester("b", "1"), "short")
    jobs = Counter(served(queue, 110, {"a": 1.0, "b": 0.1}))
    assert jobs["long"] in range(9, 12)


def test_nobody_saves_up_time_by_waiting() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        queue.put(Requester("a", "1"), f"a{number}")
    served(queue, 10)
    for number in range(10):
        queue.put(Requester("b", "1"), f"b{number}")
    assert Counter(job[0] for job in served(queue, 10)) == {"a": 5, "b": 5}


def test_of_several_threads_a_guest_gets_a_second_one_only_if_nobody_else_waits() -> None:
    queue = filled("a1x", "a2x", "b1x")
    assert [queue.take()[1] for _ in range(3)] == ["a1x", "b1x", "a2x"]


def test_jobs_that_wait_are_counted_for_each_guest() -> None:
    queue = filled("a1x", "a2x", "b1x")
    assert [queue.waiting(guest) for guest in "abc"] == [2, 1, 0]
    queue.take()
    assert queue.waiting("a") == 1


def test_guests_without_jobs_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MAX_REMEMBERED", 10)
    queue = filled("z1x", "z1y")
    for number in range(200):
        queue.put(Requester(f"guest {number}", "1"), "job")
        served(queue, 1)
    assert len(queue._turns[()]._time) <= 12
    served(queue, 2)
    assert not queue._turns.pop(())._time
    assert not queue._turns
    assert not queue._jobs

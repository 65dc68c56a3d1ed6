"""The schedule: every bot plays every seat with the same cards equally often."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations

import pytest

from asterism.arena.tournament.play import deal_out, play_batch
from asterism.arena.tournament.schedule import Pairing, pairings, rotations, tables
from asterism.errors import BadOption
from tests.arena.support import play, spec, untimed

FIELDS = [
    ("ab", 2),
    ("abc", 2),
    ("abc", 3),
    ("ab", 3),
    ("ab", 4),
    ("abcd", 3),
    ("abcde", 5),
    ("a", 4),
    ("abb", 3),
    ("ab", 5),
]


def whole_cycle(names: tuple[str, ...], seats: int) -> list[Pairing]:
    cycle = tables(names, seats)
    return list(pairings(names, seats, sum(len(rotations(names, table)) for table in cycle)))


@pytest.mark.parametrize(("bots", "seats"), FIELDS)
def test_in_every_deal_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    names = tuple(bots)
    by_deal: defaultdict[int, list[tuple[int, ...]]] = defaultdict(list)
    for pairing in whole_cycle(names, seats):
        by_deal[pairing.deal].append(pairing.seating)
    for seatings in by_deal.values():
        found = Counter((names[bot], seat) for seating in seatings for seat, bot in enumerate(seating))
        for name in {name for name, _ in found}:
            assert len({found[name, seat] for seat in range(seats)}) == 1
        assert len(set(seatings)) == len(seatings)


@pytest.mark.parametrize(("bots", "seats"), FIELDS)
def test_over_a_cycle_all_bots_play_and_meet_equally_often(bots: str, seats: int) -> None:
    if len(set(bots)) < len(bots):
        pytest.skip("a bot named twice plays twice as often")
    cycle = tables(tuple(bots), seats)
    assert len({Counter(bot for table in cycle for bot in table)[bot] for bot in range(len(bots))}) == 1
    met = Counter(pair for table in cycle for pair in combinations(sorted(set(table)), 2))
    assert len(set(met.values())) <= 1


def test_games_come_in_whole_deals() -> None:
    planned = list(pairings(("a", "b", "c"), 3, 4))
    assert len(planned) == 6
    assert planned == list(pairings(("a", "b", "c"), 3, 6))
    assert planned[:3] == list(pairings(("a", "b", "c"), 3, 1))


def test_a_bot_named_twice_takes_two_seats() -> None:
    chosen = spec("greedy", "random", "random", game="sternenhimmel", seats=3)
    assert chosen.entrants == ("greedy", "random")
    assert all(len(pairing.seating) == 3 for pairing in pairings(chosen.names, 3, 9))
    assert len(list(pairings(chosen.names, 3, 3))) == 3


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(BadOption, match="room for 16 bots, not 17"):
        list(pairings(tuple(map(str, range(17))), 2, 1))


def test_all_seatings_of_a_deal_get_the_same_cards() -> None:
    chosen = spec("greedy", "random")
    assert (deal_out(chosen, 3).deal == deal_out(chosen, 3).deal).all()
    assert any((deal_out(chosen, 3).deal != deal_out(chosen, other).deal).any() for other in range(3))


def test_a_game_depends_on_the_seed_and_not_on_its_batch() -> None:
    chosen = spec("greedy", "random")
    together = play(chosen, 6)
    alone = [play_batch(chosen, [pairing])[0] for pairing in reversed(list(pairings(chosen.names, 2, 6)))]
    assert untimed(together) == untimed(alone)
    assert untimed(play(spec("greedy", "random", seed="other"), 6)) != untimed(together)


def test_in_a_game_for_one_player_every_bot_plays_every_deal() -> None:
    assert [(one.deal, one.seating) for one in pairings(("a", "b"), 1, 4)] == [
        (0, (0,)),
        (0, (1,)),
        (1, (0,)),
        (1, (1,)),
    ]

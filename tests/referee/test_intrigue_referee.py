"""Checks of the naive referee of Shadow of Intrigue: decks, recognition, rounds, random games.

They hold the referee to the rules, never to the core; the comparison of the two lives elsewhere.
In hand-played rounds seats are called by their roles: `lord: condemn grand-master`.
"""

from __future__ import annotations

import copy
import random
import struct
from collections import Counter
from hashlib import sha256

import pytest

from .intrigue import CAMP, LOYALTY, ROLES, Chance, Event, Referee

# Table B.2, one row a player count, in the order of ROLES.
DECKS = {
    7: [1, 1, 1, 1, 2, 1],
    8: [1, 2, 1, 1, 2, 1],
    9: [1, 2, 1, 1, 3, 1],
    10: [1, 2, 1, 1, 3, 2],
}
COUNTS = sorted(DECKS)
GAMES_A_COUNT = 75
VIEW_FIELDS = {
    "game", "players", "viewer", "round", "lord", "deck", "seats", "talk", "interrogations",
    "decision", "legal", "result", "winners",
}  # fmt: skip


def board(circles: int = 2, points: int = 3) -> dict[str, object]:
    decks = {players: dict(zip(ROLES, row, strict=True)) for players, row in DECKS.items()}
    return {"decks": decks, "circles": circles, "points": points}


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def table(players: int = 7, number: int = 1, circles: int = 2, points: int = 3) -> Referee:
    return Referee(players, seed(number), board(circles, points))


def names(referee: Referee) -> dict[str, int]:
    """Seat by name: the role, with -1, -2, ... behind it when the deck has several of them."""
    seats: dict[str, int] = {}
    dealt: Counter[str] = Counter()
    for number, seat in enumerate(referee.seats):
        dealt[seat.role] += 1
        several = referee.deck[seat.role] > 1
        seats[f"{seat.role}-{dealt[seat.role]}" if several else seat.role] = number
    return seats


def play(referee: Referee, script: str) -> list[Event]:
    """Play lines such as `lord: point traitor`; gives all the events of the script.

    Only the word after the verb is a seat, so `announce paladin` keeps its role.
    """
    seats = names(referee)
    told: list[Event] = []
    for line in script.strip().splitlines():
        who, action = line.strip().split(": ")
        words = action.split(" ")
        if len(words) > 1 and words[0] != "announce":
            words[1] = str(seats[words[1]])
        referee.act(seats[who], " ".join(words))
        told.extend(referee.events)
    return told


def kinds(events: list[Event]) -> list[object]:
    return [event["event"] for event in events]


def roles_seen(referee: Referee, viewer: int | None) -> list[object]:
    seats = referee.view(viewer)["seats"]
    assert isinstance(seats, list)
    return [seat["role"] for seat in seats]


def snapshot(referee: Referee) -> dict[str, object]:
    return copy.deepcopy(vars(referee))


# ---- chance and the deal -------------------------------------------------------------------------


def test_a_word_of_the_incomplete_last_stretch_is_thrown_away() -> None:
    """Chance: w >= floor(2^32/n)*n is not used."""
    chance = Chance(seed(0), 1)
    chance.words = [2**32 - 1, 2**32 - 6, 2**32 - 7]
    assert chance.below(10) == (2**32 - 7) % 10


@pytest.mark.parametrize("players", COUNTS)
def test_the_deal_follows_the_published_stream(players: int) -> None:
    """Chance, B1: blocks, words and shuffle spelled out once more, for round 1."""
    for number in range(20):
        head = b"penumbra deal 1" + seed(number)
        stream = b"".join(sha256(head + struct.pack(">II", 1, k)).digest() for k in range(4))
        words = list(struct.unpack(">32I", stream))
        cards = [role for role, n in zip(ROLES, DECKS[players], strict=True) for _ in range(n)]
        for i in reversed(range(1, players)):
            # A word near 2^32 would be thrown away, but none of these twenty seeds has one.
            j = words.pop(0) % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        referee = table(players, number)
        assert [e["role"] for e in referee.events if e["event"] == "role_dealt"] == cards


@pytest.mark.parametrize("players", COUNTS)
def test_every_player_count_has_its_deck(players: int) -> None:
    """B.2: the copies of each role, the camps and the loyalties."""
    referee = table(players)
    assert referee.view(None)["deck"] == dict(zip(ROLES, DECKS[players], strict=True))
    dealt = Counter(seat.role for seat in referee.seats)
    assert [dealt[role] for role in ROLES] == DECKS[players]
    dusk_camp = {7: 3, 8: 4, 9: 4, 10: 4}[players]
    dusk_loyal = {7: 3, 8: 4, 9: 4, 10: 5}[players]
    assert sum(seat.camp == "dusk" for seat in referee.seats) == dusk_camp
    assert sum(seat.loyalty == "dusk" for seat in referee.seats) == dusk_loyal


@pytest.mark.parametrize("players", [6, 11])
def test_only_seven_to_ten_players_sit_down(players: int) -> None:
    """B.2."""
    with pytest.raises(ValueError, match="no deck"):
        table(players)


def test_the_deal_is_told_in_the_order_of_the_protocol() -> None:
    """B1-B6: round, roles, recognition, first circle."""
    referee = table(10)
    told = kinds(referee.events)
    # Six in the Brotherhood camp: five learn the Grand Master, then he and the Spy meet.
    assert told == ["round_began"] + ["role_dealt"] * 10 + ["recognised"] * 7 + ["circle_began"]
    lord = names(referee)["lord"]
    camps = [CAMP[seat.role] for seat in referee.seats]
    began: Event = {"event": "round_began", "round": 1, "lord": lord, "camps": camps}
    assert referee.events[0] == began
    assert referee.events[-1] == {"event": "circle_began", "discussion": 1, "circle": 1}
    assert referee.kind == "speak"
    assert referee.actor == (lord + 1) % 10


# ---- recognition ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("role", ROLES)
def test_recognition_tells_each_role_what_the_table_says(players: int, role: str) -> None:
    """B3-B6, B.4 (column 'told'): oneself, the Lord, and nothing but the one named here."""
    told = {"spy": "grand-master", "grand-master": "spy", "paladin": "grand-master"}
    told["traitor"] = "grand-master"
    for number in range(5):
        referee = table(players, number)
        for seat, holder in enumerate(referee.seats):
            if holder.role != role:
                continue
            known = {seat: role, names(referee)["lord"]: "lord"}
            recognised: list[Event] = []
            if role in told:
                of = names(referee)[told[role]]
                known[of] = told[role]
                recognised = [{"event": "recognised", "seat": seat, "of": of, "role": told[role]}]
            assert roles_seen(referee, seat) == [known.get(s) for s in range(players)]
            events = referee.events_for(seat)
            assert [e for e in events if e["event"] == "recognised"] == recognised
            dealt = [e["role"] for e in events if e["event"] == "role_dealt"]
            public = {seat: role, names(referee)["lord"]: "lord"}
            assert dealt == [public.get(s) for s in range(players)]


def test_a_spectator_sees_the_camps_and_the_lord_only() -> None:
    """B2, B3."""
    referee = table(9)
    lord = names(referee)["lord"]
    assert roles_seen(referee, None) == ["lord" if s == lord else None for s in range(9)]
    assert "recognised" not in kinds(referee.events_for(None))
    assert referee.view(None)["legal"] == []


# ---- talk ----------------------------------------------------------------------------------------


def test_a_circle_goes_clockwise_from_the_lords_left_and_the_lord_is_last() -> None:
    """B7, T-23 as the protocol orders it; then the Lord commands."""
    referee = table(8, circles=2)
    lord = names(referee)["lord"]
    for circle in [1, 2]:
        for step in range(1, 9):
            assert referee.kind == "speak"
            assert referee.waiting == [(lord + step) % 8]
            referee.act((lord + step) % 8, "silence")
            said = {"event": "said", "seat": (lord + step) % 8, "claim": "silence"}
            assert referee.events == [said]
        assert referee.kind == "command"
        assert ("circle" in referee.legal(lord)) == (circle == 1)
        if circle == 1:
            referee.act(lord, "circle")
            assert referee.events == [{"event": "circle_began", "discussion": 1, "circle": 2}]
    talk = referee.view(None)["talk"]
    assert talk == [{"discussion": 1, "circle": c, "claims": ["silence"] * 8} for c in [1, 2]]


def test_claims_fit_the_public_back_and_leave_the_lord_alone() -> None:
    """B10, T-08."""
    referee = table(7)
    lord = names(referee)["lord"]
    speaker = (lord + 1) % 7
    legal = referee.legal(speaker)
    # Two Dusk subjects with two roles, four of the Brotherhood with three; five others to judge.
    assert len(legal) == 2 * 2 + 4 * 3 + 5 + 5 + 1
    for number, seat in enumerate(referee.seats):
        offered = {role for role in ROLES if f"claim {number} {role}" in legal}
        fits = {role for role in ROLES if CAMP[role] == seat.camp and role != "lord"}
        assert offered == (set() if number == lord else fits)
        assert (f"trust {number}" in legal) == (number not in (lord, speaker))
        assert (f"accuse {number}" in legal) == (number not in (lord, speaker))


def test_the_lord_may_interrupt_the_talk_and_nobody_else_may() -> None:
    """B8, B12, T-13."""
    referee = table(7)
    seats = names(referee)
    lord = seats["lord"]
    assert referee.legal(lord) == {f"send {seats['adept']}", f"send {seats['spy']}", "judge"}
    for other in range(7):
        if other not in (lord, referee.actor):
            assert referee.legal(other) == set()


# ---- interrogation -------------------------------------------------------------------------------


def test_an_interrogation_is_public_but_for_the_card_itself() -> None:
    """B8, B9, T-11, T-12, T-24: sent, pointed, seen, announced, and a lie is allowed (T-09)."""
    referee = table(7)
    seats = names(referee)
    lord, adept, traitor = seats["lord"], seats["adept"], seats["traitor"]

    play(referee, "lord: send adept")
    assert referee.events == [{"event": "sent", "interrogator": adept}]
    assert (referee.kind, referee.waiting) == ("point", [lord])
    others = [s for s in range(7) if s not in (adept, lord)]
    assert referee.legal(lord) == {f"point {s}" for s in others}
    sent = {"interrogator": adept, "target": None, "announced": None, "seen": None}
    assert referee.view(adept)["interrogations"] == [sent]
    assert referee.seats[adept].used

    play(referee, "lord: point traitor")
    assert kinds(referee.events) == ["pointed", "seen"]
    for viewer in [None, *range(7)]:
        seen = "traitor" if viewer == adept else None
        assert referee.events_for(viewer)[1]["role"] == seen
        mission = {"interrogator": adept, "target": traitor, "announced": None, "seen": seen}
        assert referee.view(viewer)["interrogations"] == [mission]
        knows = "traitor" if viewer in (adept, traitor) else None
        assert roles_seen(referee, viewer)[traitor] == knows

    assert (referee.kind, referee.waiting) == ("announce", [adept])
    roles = {"grand-master", "paladin", "traitor"}
    assert referee.legal(adept) == {f"announce {role}" for role in roles}
    play(referee, "adept: announce grand-master")
    announced = {"interrogator": adept, "target": traitor, "role": "grand-master"}
    assert referee.events[0] == {"event": "announced", **announced}
    assert referee.events[1] == {"event": "circle_began", "discussion": 2, "circle": 1}
    assert referee.actor == (lord + 1) % 7
    assert referee.legal(lord) == {f"send {seats['spy']}", "judge"}


def test_a_dusk_target_may_be_checked_twice_and_after_his_own_mission() -> None:
    """T-04, T-05, T-06, T-08."""
    referee = table(8)
    play(
        referee,
        """
        lord: send spy
        lord: point adept-1
        spy: announce adept
        lord: send adept-1
        lord: point spy
        adept-1: announce spy
        lord: send adept-2
        lord: point spy
        """,
    )
    assert referee.legal(names(referee)["adept-2"]) == {"announce adept", "announce spy"}


def test_when_all_subjects_are_used_the_last_talk_ends_in_the_verdict() -> None:
    """B12, T-14."""
    referee = table(7, circles=1)
    lord = names(referee)["lord"]
    play(
        referee,
        """
        lord: send adept
        lord: point paladin-1
        adept: announce paladin
        lord: send spy
        lord: point grand-master
        spy: announce traitor
        """,
    )
    assert referee.legal(lord) == {"judge"}
    while referee.kind == "speak":
        assert referee.actor is not None
        referee.act(referee.actor, "silence")
    assert referee.kind == "command"
    assert referee.legal(lord) == {"judge"}


# ---- verdict -------------------------------------------------------------------------------------


def test_dusk_wins_when_grand_master_and_spy_are_executed() -> None:
    """B13, B14, T-15, T-16, T-19, B17: the whole verdict, and the next round in the same act."""
    referee = table(7)
    before = referee.seats
    seats = names(referee)
    lord, master, spy = seats["lord"], seats["grand-master"], seats["spy"]
    play(referee, "lord: judge")
    assert referee.events == [{"event": "judging"}]
    brotherhood = [s for s in range(7) if before[s].camp == "brotherhood"]
    assert referee.legal(lord) == {f"condemn {s}" for s in brotherhood}
    play(referee, "lord: condemn grand-master")
    assert referee.events == [{"event": "condemned", "seat": master}]
    assert referee.seats[master].condemned
    assert roles_seen(referee, None)[master] is None
    assert referee.legal(lord) == {f"condemn {seats['adept']}", f"condemn {spy}"}

    play(referee, "lord: condemn spy")
    loyal = [s for s in range(7) if before[s].role in ("lord", "adept", "traitor")]
    expected: list[Event] = [
        {"event": "condemned", "seat": spy},
        {"event": "executed", "seat": master, "role": "grand-master"},
        {"event": "executed", "seat": spy, "role": "spy"},
        {"event": "round_ended", "winner": "dusk"},
        {"event": "roles_opened", "roles": [seat.role for seat in before]},
        *({"event": "points", "seat": s, "points": 1} for s in loyal),
    ]
    assert referee.events[: len(expected)] == expected
    assert referee.events[len(expected)]["event"] == "round_began"
    assert referee.events[len(expected)]["round"] == 2
    assert referee.points == [int(s in loyal) for s in range(7)]
    assert referee.kind == "speak"
    assert referee.view(None)["result"] is None
    assert not any(seat.condemned or seat.used for seat in referee.seats)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("grand-master", "adept"),
        ("paladin-1", "spy"),
        ("traitor", "spy"),
        ("paladin-2", "adept"),
        ("traitor", "adept"),
    ],
)
def test_anything_less_than_both_is_the_brotherhoods_victory(first: str, second: str) -> None:
    """B15, T-17, T-18: partial success fails, and the executed score by loyalty alone."""
    referee = table(7)
    before = referee.seats
    told = play(referee, f"lord: judge\nlord: condemn {first}\nlord: condemn {second}")
    assert {"event": "round_ended", "winner": "brotherhood"} in told
    for seat, points in zip(before, referee.points, strict=True):
        assert points == int(seat.role in ("spy", "grand-master", "paladin"))


def test_executed_players_score_with_their_side() -> None:
    """T-18: an executed Paladin and the executed Spy win with the Brotherhood."""
    referee = table(7)
    seats = names(referee)
    play(referee, "lord: judge\nlord: condemn paladin-1\nlord: condemn spy")
    assert referee.points[seats["paladin-1"]] == 1
    assert referee.points[seats["spy"]] == 1


def test_several_winners_share_the_game_and_every_card_lies_open() -> None:
    """B17, T-19, T-20: a game to one point, with one lookup kept private to the end."""
    referee = table(7, points=1)
    seats = names(referee)
    told = play(
        referee,
        """
        lord: send adept
        lord: point paladin-2
        adept: announce traitor
        lord: judge
        lord: condemn traitor
        lord: condemn adept
        """,
    )
    winners = [s for s in range(7) if LOYALTY[referee.seats[s].role] == "brotherhood"]
    assert told[-1] == {"event": "game_ended", "winners": winners}
    assert referee.over
    assert (referee.kind, referee.waiting, referee.actor) == ("over", [], None)
    for viewer in [None, *range(7)]:
        view = referee.view(viewer)
        assert roles_seen(referee, viewer) == [seat.role for seat in referee.seats]
        assert view["result"] == {"winner": "brotherhood"}
        assert view["winners"] == winners
        assert view["legal"] == []
        assert view["decision"] == {"kind": "over", "waiting": []}
        seen = "paladin" if viewer == seats["adept"] else None
        mission = {"interrogator": seats["adept"], "target": seats["paladin-2"]}
        assert view["interrogations"] == [{**mission, "announced": "traitor", "seen": seen}]
        shown = view["seats"]
        assert isinstance(shown, list)
        assert all(seat["open"] for seat in shown)
        condemned = {s for s in range(7) if shown[s]["condemned"]}
        assert condemned == {seats["traitor"], seats["adept"]}


# ---- random games --------------------------------------------------------------------------------


def learn(known: list[set[int]], events: list[Event]) -> list[set[int]]:
    """Whose cards each seat knows, kept from the full events, not from the referee's own notes."""
    for event in events:
        if event["event"] == "round_began":
            assert isinstance(event["lord"], int)
            known = [{seat, event["lord"]} for seat in range(len(known))]
        elif event["event"] == "recognised":
            assert isinstance(event["seat"], int)
            assert isinstance(event["of"], int)
            known[event["seat"]].add(event["of"])
        elif event["event"] == "seen":
            assert isinstance(event["interrogator"], int)
            assert isinstance(event["target"], int)
            known[event["interrogator"]].add(event["target"])
        elif event["event"] == "roles_opened":
            known = [set(range(len(known))) for _ in known]
    return known


def check_views(referee: Referee, known: list[set[int]]) -> None:
    for viewer in [None, *range(referee.players)]:
        view = referee.view(viewer)
        assert set(view) == VIEW_FIELDS
        everybody = set(range(referee.players))
        knows = known[viewer] if viewer is not None else {referee.lord}
        if referee.over:
            knows = everybody
        roles = roles_seen(referee, viewer)
        assert {s for s in everybody if roles[s] is not None} == knows
        assert all(roles[s] == referee.seats[s].role for s in knows)
        missions = view["interrogations"]
        assert isinstance(missions, list)
        assert all(m["seen"] is None or m["interrogator"] == viewer for m in missions)


def check_hidden_cards_make_no_difference(referee: Referee) -> None:
    """Two hidden cards of one camp change places; the public and the Lord see the same table."""
    if referee.over:
        return
    hidden = [s for s in range(referee.players) if s != referee.lord]
    for one in hidden:
        for two in hidden:
            if one < two and referee.seats[one].camp == referee.seats[two].camp:
                other = copy.deepcopy(referee)
                first, second = other.seats[one], other.seats[two]
                first.role, second.role = second.role, first.role
                assert other.view(None) == referee.view(None)
                assert other.view(referee.lord) == referee.view(referee.lord)


def check_illegal_texts(referee: Referee, dice: random.Random) -> None:
    texts = ["", "silence ", "pass", "circle", "judge", "send -1", "point 0", "announce lord"]
    texts += [f"condemn {referee.lord}", f"claim {referee.lord} lord", "claim 0", "send 1 2"]
    for seat in [-1, *range(referee.players + 1)]:
        text = dice.choice(texts)
        if text in referee.legal(seat):
            continue
        before = snapshot(referee)
        with pytest.raises(ValueError, match="can't"):
            referee.act(seat, text)
        assert vars(referee) == before


@pytest.mark.parametrize("players", COUNTS)
def test_random_games_end_after_three_to_five_rounds_and_leak_nothing(players: int) -> None:
    """B.2 (length of a game), B17, T-10, T-24, and the rest of part B by the way."""
    lengths: Counter[int] = Counter()
    for game in range(GAMES_A_COUNT):
        dice = random.Random(players * 1000 + game)
        referee = table(players, game, circles=dice.choice([1, 2, 3]))
        known = learn([set() for _ in range(players)], referee.events)
        steps = 0
        while not referee.over:
            steps += 1
            assert steps < 2000
            assert referee.actor is not None
            assert referee.waiting == [referee.actor]
            for seat in range(players):
                if seat not in (referee.actor, referee.lord) or (
                    seat == referee.lord != referee.actor and referee.kind != "speak"
                ):
                    assert referee.legal(seat) == set()
            assert referee.legal(referee.actor)
            if dice.random() < 0.05:
                check_views(referee, known)
                check_illegal_texts(referee, dice)
                check_hidden_cards_make_no_difference(referee)
            interrupts = referee.kind == "speak" and dice.random() < 0.05
            seat = referee.lord if interrupts else referee.actor
            referee.act(seat, dice.choice(sorted(referee.legal(seat))))
            assert referee.kind != "deal"
            known = learn(known, referee.events)
            for viewer in [None, *range(players)]:
                for event in referee.events_for(viewer):
                    if event["event"] == "recognised":
                        assert event["seat"] == viewer
                    if event["event"] == "seen" and event["interrogator"] != viewer:
                        assert event["role"] is None
                    if event["event"] == "role_dealt" and event["seat"] != viewer:
                        assert event["role"] in (None, "lord")
        check_views(referee, known)
        check_illegal_texts(referee, dice)
        assert all(points <= 3 for points in referee.points)
        assert referee.winners == [s for s in range(players) if referee.points[s] == 3]
        lengths[referee.round] += 1
    assert set(lengths) <= {3, 4, 5}
    assert sum(lengths.values()) == GAMES_A_COUNT


def test_the_same_seed_plays_the_same_game() -> None:
    """Chance: seed and actions are the whole game."""
    first, second = table(9, 4), table(9, 4)
    dice = random.Random(9)
    while not first.over:
        assert first.actor is not None
        action = dice.choice(sorted(first.legal(first.actor)))
        second.act(first.actor, action)
        first.act(first.actor, action)
        assert first.events == second.events
    assert second.over

"""A person at a table of a server, before a terminal: keys in, news in, one page out.

Everything that happens, a key or a message, comes through one queue and is dealt with in turn; the
page is drawn anew when the queue is empty. What is shown comes from what the table tells this seat
and from nothing else.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from msgspec import UNSET
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from penumbra.bots.explanation import Weighing
from penumbra.client import Refused, Seat, TableServer
from penumbra.client.notes import game_of
from penumbra.errors import PenumbraError
from penumbra.games.claims import Heard
from penumbra.locale import Catalogue
from penumbra.table import messages as m
from penumbra.table.game_address import identifier_of
from penumbra.terminal import gathering, table_menus, table_news
from penumbra.terminal.choices import GO_ON, HINT, QUIT, TABLE, TALK, UP, Menu
from penumbra.terminal.draft import Draft
from penumbra.terminal.hint import in_words
from penumbra.terminal.keys import Typing
from penumbra.terminal.look import (
    ACTIVE,
    BAD,
    FAINT,
    INK,
    Page,
    Size,
    key_lines,
    key_words,
)
from penumbra.terminal.sitting import Question, Screen, Sitting
from penumbra.terminal.speech import Speech
from penumbra.terminal.strokes import Strokes
from penumbra.terminal.table_menus import Company
from penumbra.terminal.verdict import sentence, sentences

REMEMBERED = 60  # lines of the story
TALK_KEPT = 3  # lines of talk that stay when one's own act turns the page
SCENE_SHOWN = 12.0  # seconds, to a spectator; whoever plays turns the page himself
MOMENT = 6.0  # seconds that a table may take to another server before its loss is told
AGAIN = 2.0  # seconds until a refused `go_on` is said again
TICK = 0.25  # seconds between looks at the clock and the connection
GRADES = {"proved": ACTIVE, "in_part": INK, "consistent": INK, "not_fair": BAD}
_ENTER = "\r\n"


class Guest:
    """Somebody at a table, from sitting down to getting up."""

    def __init__(
        self,
        server: TableServer,
        seat: Seat,
        link: str,
        catalogue: Catalogue,
        keys: Typing,
        to: Console,
    ) -> None:
        self.server = server
        self.seat = seat
        self.link = link
        self.speech = Speech(catalogue, [], None)
        self.screen = Screen(to, keys.live and to.is_terminal)
        self.sitting: Sitting | None = None
        self.told: list[Text] = []
        self.left = False
        self.trouble: Exception | None = None
        self._keys = keys
        self._happenings: asyncio.Queue[Callable[[], None]] = asyncio.Queue()
        self._strokes = Strokes(keys, lambda pressed: self._post(self._pressed, pressed))
        self._tasks: set[asyncio.Task[None]] = set()
        self._done = False
        self._names: dict[int, str] = {}  # of everybody who was ever here
        self._present: frozenset[int] = frozenset()
        self._missed: set[int] = set()  # people who went out of sight
        self._connected = True
        self._moment: asyncio.TimerHandle | None = None  # as long as a loss may be a mere hand-over
        self._deadline: float | None = None
        self._talked: deque[Text] = deque(maxlen=TALK_KEPT)
        self._scenes: deque[RenderableType] = deque()
        self._question: Question | None = None  # what the game or the gathering asks
        self._aside: Question | None = None  # a menu of the table that lies over it
        self._asked_at = 0  # the turn the question is of
        self._declined = -1  # the turn at which an offer was let go by
        self._let_run = False
        self._draft: Draft | None = None  # what is being written
        self._note = ""
        self._unanswered = 0
        self._heard_until = 0
        self._answered_until = 0
        self._waits = False  # lines from a pipe: none before the game begins
        self._fair: Text | None = None
        self._checked = 0  # the number of the game that is or was verified
        self._unseen = False  # a verdict that no page has shown yet
        self._looked = (0, 0)  # the game and the round one has gone on to

    @property
    def watches(self) -> bool:
        """Whether I am only a spectator: no name, no seat, nothing to do but to look."""
        return self.seat.person is None

    @property
    def name(self) -> str:
        """What I am called here."""
        return self._names.get(self.seat.person or 0, "")

    async def evening(self) -> None:
        """Stay until one closes the terminal or leaves, or the table sends one away."""
        self._spawn(self._listen())
        self._spawn(self._watch())
        try:
            with self.screen:
                while not self._done:
                    if self._happenings.empty():
                        self._show()
                    (await self._happenings.get())()
        except PenumbraError as trouble:  # of what the table sent
            self._sent_away(trouble)
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.sitting is not None and self.sitting.over and self.screen.live:
            self.screen.console.print(self.sitting.ending(Size(self.screen.size.width, None)))

    # what comes in

    def _post(self, happening: Callable[..., None], *args: Any) -> None:
        self._happenings.put_nowait(partial(happening, *args))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self) -> None:
        try:
            async for news in self.seat:
                self._post(self._heard, news)
            self._post(self._sent_away, None)
        except Exception as trouble:  # whatever it is: nothing more will be heard
            self._post(self._sent_away, trouble)

    def _sent_away(self, trouble: Exception | None) -> None:
        self._done = True
        self.left = trouble is None
        self.trouble = trouble

    async def _watch(self) -> None:
        """The clock and the connection: both change without a message."""
        shown: int | None = None
        while True:
            await asyncio.sleep(TICK)
            left = self._seconds_left
            if self.seat.connected != self._connected:
                self._post(self._connection_changed)
            elif left != shown and self.screen.live:
                shown = left
                self._post(lambda: None)

    def _connection_changed(self) -> None:
        if self.seat.connected != self._connected:
            self._connected = self.seat.connected
            if self._moment is not None:
                self._moment.cancel()
                self._moment = None
            elif self._connected:
                self._say("connection-back")
            if not self._connected:
                self._moment = asyncio.get_running_loop().call_later(MOMENT, self._is_lost)

    def _is_lost(self) -> None:
        self._moment = None
        self._post(lambda: self._say("connection-lost"))

    @property
    def _seconds_left(self) -> int | None:
        if self._deadline is None:
            return None
        return max(int(self._deadline - asyncio.get_running_loop().time() + 0.5), 0)

    # news

    def _heard(self, news: m.Messages) -> None:
        match news:
            case m.Welcome():
                self._heard_until, self._answered_until = news.seq, 0
                self._meet(news.table)
                self._set_clock(news.clock)
                self._welcomed(news)
            case m.Update(clock=clock):
                if clock is not UNSET:
                    self._set_clock(self.seat.clock)
                self._happened(news)
            case m.TableChanged():
                self._meet(news.table)
                self._around_the_table(news)
            case m.Talk(seat=seat, claim=claim):
                if self.sitting is not None and seat is not None and claim is not None:
                    said = Heard(seat, claim, news.round, news.step, act=False)
                    self.sitting.said.append(said)
                self._talk(news)
            case m.Undrawn(missing=missing):
                late = ", ".join(self.speech.names[seat] for seat in missing)
                self._say("fair-redrawing", names=late)
            case m.ClockState(left=left, by=by):
                self._set_clock(left)
                if by is not None:
                    self._say("clock-extended", name=self.speech.names[by])
            case m.Presence(present=present):
                self._came_and_went(frozenset(present))
            case m.Advice(turn=turn, weighing=weighing):
                self._advised(turn, weighing)
            case _:
                pass
        if isinstance(news, m.Numbered):
            self._heard_until = news.seq
        self._go_on()

    def _meet(self, table: m.TableState) -> None:
        self._names.update((person.person, person.name) for person in table.people)
        self.speech.names[:] = [chair.name or "—" for chair in table.seats]
        self.speech.you = self.seat.seat

    def _set_clock(self, left: int | None) -> None:
        now = asyncio.get_running_loop().time()
        self._deadline = None if left is None else now + left / 1000

    def _welcomed(self, welcome: m.Welcome) -> None:
        """Here for the first time, back, or seen through other eyes."""
        first = not self._present
        self._present = frozenset(welcome.present)
        view = self.seat.view
        if view is not None and (self.sitting is None or not welcome.complete):
            sitting = self._new_sitting(welcome.table.wishes.game)
            if sitting.face.round(view):
                sitting.catch_up(table_news.acts(self.seat.before, sitting.face.game), view)
                del self.told[:-REMEMBERED]
                for line in table_news.stand_in(self.seat.before, sitting.face.game, self.speech):
                    self._tell(line)
                if self.watches and not self.screen.live and welcome.table.stage == "playing":
                    self.screen.show(self._drawn())
        if self.sitting is not None:
            self.sitting.said = [heard for heard in welcome.said if not heard.act]
        if first:
            for said in welcome.talk[-TALK_KEPT:]:
                self._talk(said)
        if welcome.table.stage == "over":
            self._verify(welcome.table)

    def _new_sitting(self, game: str) -> Sitting:
        self.sitting = Sitting(game, self.speech, self.screen)
        self._turn_the_page()
        self.sitting.told = self.told
        return self.sitting

    def _happened(self, update: m.Update) -> None:
        view = self.seat.view
        if self.sitting is None or view is None:
            return
        events = table_news.events_of(self.seat.table.wishes.game, update.events)
        for scene in self.sitting.hear(events, view):
            if not self.screen.live:
                self.screen.show(scene)
                continue
            if self.watches:  # whoever has nothing to press is not kept from the present
                self._scenes.clear()
                loop = asyncio.get_running_loop()
                loop.call_later(SCENE_SHOWN, self._post, self._turn_from, scene)
            self._scenes.append(scene)
        del self.told[:-REMEMBERED]

    def _turn_from(self, scene: RenderableType) -> None:
        if self._scenes and self._scenes[0] is scene:
            self._scenes.popleft()

    def _around_the_table(self, news: m.TableChanged) -> None:
        if news.what == "started":
            self._waits = False
            self._fair = None
            self._new_sitting(news.table.wishes.game)
            if (drawn := self.seat.fingerprint) is not None:
                self._say("fair-fingerprint", print=drawn)
                for found in self.seat.part:
                    self._tell(Text(sentence(found, self.speech.catalogue)))
        elif news.what == "rematched":
            self._waits = False
            self.sitting = None
            self._scenes.clear()
            self.told.clear()
        elif news.what == "over":
            if self.sitting is not None and self.seat.view is not None:
                self.sitting.close(self.seat.view)
            self._verify(news.table)
        if line := table_news.changed(news, self._names, self.speech):
            self._tell(line)

    def _talk(self, said: m.Talk) -> None:
        line = table_news.talk(said, self.seat.table.wishes.game, self.speech)
        self._talked.append(line)
        self._tell(line)

    def _advised(self, turn: int, weighing: Weighing) -> None:
        """A Sage has thought of the decision; if it is made by now, nobody needs to hear it."""
        view = self.seat.view
        if turn == self.seat.turn and view is not None:
            game = self.seat.table.wishes.game
            self._note = in_words(weighing, game, view, self.speech)
            if not self.screen.live:
                self.screen.line(self._note)

        elif self._note == self.speech.say("hint-thinking"):
            self._note = ""

    def _not_advised(self, error: Exception) -> None:
        """Say why; whoever has gone on meanwhile needs no reason."""
        late = isinstance(error, Refused) and error.code == "out_of_date"
        self._note = "" if late else table_news.trouble(error, self.speech)

    def _came_and_went(self, present: frozenset[int]) -> None:
        here = {person.person for person in self.seat.table.people}
        for person in sorted((self._present - present) & here - {self.seat.person}):
            self._missed.add(person)
            self._say("table-absent", name=self._names[person])
        for person in sorted(self._missed & present & here):
            self._missed.remove(person)
            self._say("table-present", name=self._names[person])
        self._present = present

    def _say(self, message: str, **args: str | int) -> None:
        self._tell(Text(self.speech.say(message, **args), style=FAINT))

    def _tell(self, line: Text) -> None:
        self.told.append(line)
        if not self.screen.live:
            self.screen.console.print(line, soft_wrap=True)

    def _turn_the_page(self) -> None:
        """Forget the story so far, but not the last things people said."""
        self.told[:] = [line for line in self.told if any(line is said for said in self._talked)]

    # fairness

    def _verify(self, table: m.TableState) -> None:
        if self._checked == table.number:
            return
        self._checked = table.number
        if table.record is not None:
            self._spawn(self._check(table.record))
        else:
            told = self.speech.say("fair-broken-off", games=game_of(table))
            self._post(self._judged, Text(told, style=BAD))

    async def _check(self, record: str) -> None:
        """Fetch the record and hold it against what this seat has noted."""
        try:
            text = await self.server.record(record)
            judged = await asyncio.to_thread(self.seat.verify, text, identifier_of(record))
            verdict = Text(" ".join(sentences(judged, self.speech.catalogue)), GRADES[judged.grade])
        except Exception as error:  # also a record that can't be had
            reason = table_news.trouble(error, self.speech)
            verdict = Text(self.speech.say("deals-not-verified", reason=reason), style=BAD)
        self._post(self._judged, verdict)

    def _judged(self, verdict: Text) -> None:
        self._fair = verdict
        self._unseen = True

    # keys

    def _pressed(self, stroke: str | BaseException) -> None:
        if isinstance(stroke, BaseException):  # Ctrl-C, or nobody there any more
            self._done = True
        elif self._scenes and not (self.watches and self._keys.meant(stroke) == QUIT):
            self._scenes.popleft()
        elif self._draft is not None:
            self._write(self._draft, stroke)
        else:
            self._note = ""
            self._chose(self._keys.meant(stroke))
        if self._note and not self.screen.live:
            self.screen.line(self._note)
        self._go_on()

    def _go_on(self) -> None:
        """Whoever has turned the last page has seen what the table waits for.

        It is said beside whatever else he does: while it is on its way his keys work.
        """
        rest = self.seat.table.rest
        if rest is None or self._scenes or self.seat.person not in rest.waiting:
            return
        if self._looked != (at := (self.seat.table.number, rest.round)):
            self._looked = at
            self._spawn(self._command(m.GoOn, lambda _: None, self._not_heard))

    def _not_heard(self, error: Exception) -> None:
        """The others wait for it: what was refused is said again."""
        asyncio.get_running_loop().call_later(AGAIN, self._post, self._look_again)

    def _look_again(self) -> None:
        self._looked = (0, 0)
        self._go_on()

    def _write(self, draft: Draft, stroke: str) -> None:
        """A sentence letter by letter; from a pipe the whole line at once."""
        if not self.screen.live:
            draft.text = stroke
        elif stroke == UP:
            self._draft = None
            return
        elif not stroke or stroke not in _ENTER:
            draft.write(stroke)
            return
        self._draft = None
        if (making := draft.command) is not None:
            self._do(making)

    def _chose(self, key: str) -> None:
        if self._aside is not None:
            return self._chose_aside(self._aside, key)
        if self.seat.table.stage == "playing":
            if key in (TALK, TABLE) and not self.watches:
                return self._turn_aside(key)
        elif key == GO_ON and not self.screen.live:
            self._waits = True
            return None
        if self._question is None:
            if key == QUIT:
                self._get_up()
            return None
        if key == HINT and self.seat.table.stage == "playing":
            self._note = self.speech.say("hint-thinking")
            asking = partial(m.Hint, turn=self.seat.turn)
            if not self.screen.live:
                return self._do(asking)
            return self._spawn(self._command(asking, lambda _: None, self._not_advised))
        answer = self._question.press(key)
        self._note = self._question.note
        if answer is None:
            return None
        if answer.leave:
            return self._get_up()
        if not answer.action:
            self._declined = self.seat.turn
            self._let_run = answer.let_run
        elif self.seat.table.stage == "playing":
            self._turn_the_page()
            self._do(partial(m.Act, turn=self._asked_at, action=answer.action))
        else:
            self._carry_out(answer.action)
        self._question = None
        return None

    def _get_up(self) -> None:
        """Whoever has a seat says what is to become of it."""
        if self.watches:
            self._done = True
        else:
            self._ask_aside(table_menus.leaving(self.speech))

    def _turn_aside(self, key: str) -> None:
        if key == TALK:
            return self._carry_out(table_menus.SAY)
        return self._ask_aside(
            table_menus.during(
                self._company, self.seat.view, self._deadline is not None, self.speech
            )
        )

    def _ask_aside(self, menu: Menu) -> None:
        self._aside = Question(menu, self.speech)

    def _chose_aside(self, aside: Question, key: str) -> None:
        leaving = aside.whole.chosen(QUIT) is not None
        if key == UP and not aside.inner:
            self._aside = None
            return
        answer = aside.press(key)
        self._note = "" if leaving else aside.note
        if answer is not None and answer.leave:
            self._ask_aside(table_menus.leaving(self.speech))
        elif answer is not None or (leaving and key):
            self._aside = None
            if answer is not None:
                self._carry_out(answer.action)

    def _carry_out(self, action: str) -> None:
        """A choice that is no act of the game."""
        if action in (table_menus.SAY, table_menus.RENAME):
            self._draft = Draft(action)
        elif action == table_menus.CLOSE:
            self._done = True
        else:
            self._do(table_menus.command(action))

    def _do(self, making: table_menus.MakeCommand) -> None:
        """Something the person wants; nothing more is asked of him before it is answered."""
        self._unanswered += 1
        self._spawn(self._command(making, self._answered, self._refused))

    async def _command(
        self,
        making: table_menus.MakeCommand,
        answered: Callable[[int], None],
        refused: Callable[[Exception], None],
    ) -> None:
        try:
            seq = await self.seat.do(making)
        except Exception as error:  # an answer that never comes would keep the keys from working
            self._post(refused, error)
        else:
            self._post(answered, seq)

    def _answered(self, seq: int) -> None:
        self._unanswered -= 1
        self._answered_until = min(seq, self.seat.seq)

    def _refused(self, error: Exception) -> None:
        """Say why; but whoever was only too late looks again."""
        self._unanswered -= 1
        if isinstance(error, Refused) and error.code == "out_of_date":
            return
        self._note = table_news.trouble(error, self.speech)
        if not self.screen.live:
            self.screen.line(self._note)

    @property
    def _settled(self) -> bool:
        """Whether all I asked for was answered, and what came of it told."""
        return not self._unanswered and self._heard_until >= self._answered_until

    # what is asked

    @property
    def _company(self) -> Company:
        return Company(self.seat.table, self.seat.person or 0, self.seat.present)

    def _ask(self) -> None:
        """The question before the person, kept as long as it is the same."""
        menu = self._menu()
        self._asked_at = self.seat.turn
        if menu is None:
            self._question = None
        elif self._question is None or self._question.whole != menu:
            self._question = Question(menu, self.speech)

    def _menu(self) -> Menu | None:
        table = self.seat.table
        if self.watches:
            return None if table.stage == "playing" else table_menus.watching(table, self.speech)
        if table.stage == "gathering":
            return table_menus.gathering(self._company, self.speech)
        if table.stage in ("over", "broken_off"):
            return table_menus.afterwards(self._company, self.speech)
        view = self.seat.view
        if self.sitting is None or view is None or not view.legal:
            return None
        if table.paused or not self._settled:
            return None
        if self.seat.asked:
            self._let_run = False
        elif self._let_run or self._declined == self.seat.turn:
            return None
        menu: Menu = self.sitting.face.menu(view, self.speech)
        return menu

    # what is shown

    def _show(self) -> None:
        before = self._question
        self._ask()
        if self.screen.live:
            self.screen.show(self._drawn())
            self._strokes.want()
        elif self._wants_a_line:
            if self._draft is not None:
                self._strokes.want(line=True)
                return
            new = not self._strokes.reading or self._question is not before
            judged = self._unseen and not self._scenes
            if judged or (new and not self._note):
                self.screen.show(self._drawn())
                self._unseen = self._unseen and not judged
            self._note = ""
            self._strokes.want()

    @property
    def _wants_a_line(self) -> bool:
        """From a pipe a key is only taken when there is something to press it for."""
        if not self._settled:
            return False
        if self.seat.table.stage == "over" and self._fair is None:
            return False
        mine_to_resume = self.seat.table.paused and self._company.hosts
        asked = self._question or self._aside or self._draft or mine_to_resume
        return not self._waits and bool(asked)

    def _drawn(self) -> RenderableType:
        if self._scenes:
            return self._scenes[0]
        view, sitting = self.seat.view, self.sitting
        if self.seat.table.stage == "playing" and sitting is not None and view is not None:
            return self._game_page(sitting, view)
        return self._table_page()

    def _game_page(self, sitting: Sitting, view: Any) -> Page:
        """The same page as against bots; below it the keys of the table."""
        if self._draft is not None:
            page = sitting.page(view, None, self._note)
            below = [*page.below[:-2], *self._draft.lines(self.speech, self.screen.size)]
        elif self._aside is not None:
            page = sitting.page(view, self._aside.menu, self._note, inner=True)
            below = [*page.below]
        elif self._question is not None:
            menu, inner = self._question.menu, self._question.inner
            page = sitting.page(view, menu, self._note, inner)
            below = self._with_status(page.below)
        else:
            page = sitting.page(view, None, self._note)
            below = [*page.below[:-1], self._status]
        return Page(page.above, page.told, below, page.size)

    def _with_status(self, below: Sequence[RenderableType]) -> list[RenderableType]:
        """The keys of the table beside those of the game if there is room, else below them."""
        *others, last = below
        both = Text("  ").join([last, self._status]) if isinstance(last, Text) else None
        if both is not None and both.cell_len <= self.screen.size.width:
            return [*others, both]
        return [*below, self._status]

    def _table_page(self) -> Page:
        table, size, speech = self.seat.table, self.screen.size, self.speech
        question = self._aside or self._question
        foot: list[Text] = []
        if self._draft is not None:
            foot = self._draft.lines(speech, size)
        elif question is not None:
            inner = question.inner or self._aside is not None
            foot = gathering.keys(question.menu, inner, speech, size)
        if not self._connected:
            foot = [self._lost, *foot]
        if table.stage == "over":
            above = self._ending()
            return gathering.after_page(table, above, self.told, foot, speech, size, self._note)
        if table.stage == "broken_off":
            above = [Padding(Text(speech.say("game-broken-off")), (0, 2))]
            return gathering.after_page(table, above, self.told, foot, speech, size, self._note)
        menu = question.menu if question is not None else None
        company = self._company
        return gathering.page(company, self.link, speech, self.told, foot, size, self._note, menu)

    def _ending(self) -> list[RenderableType]:
        sitting, table, say = self.sitting, self.seat.table, self.speech.say
        record = f"{self.server.address}/api/games/{table.record}/record"
        fair = self._fair or Text(say("deals-checking"), style=FAINT)
        outcome = sitting.outcome if sitting is not None else []
        sheet = sitting.score if sitting is not None else []
        return gathering.ending(outcome, sheet, record, fair, self.speech)

    @property
    def _lost(self) -> Text:
        if self._moment is not None:
            return Text(f" {self.speech.say('connection-moment')}", style=FAINT)
        return Text(f" {self.speech.say('connection-lost')}", style=BAD)

    @property
    def _status(self) -> Text:
        """The keys of the table, and how it stands with it."""
        if not self._connected:
            return self._lost
        say = self.speech.say
        keys = [(TALK, say("do-say")), ("tab", say("hint-table"))]
        if self._question is not None and table_menus.hints_given(self._company):
            keys.append((HINT, say("hint-hint")))
        offered = [] if self.watches else keys
        if self._question is None:
            offered = [*offered, (QUIT, say("hint-quit"))]
        named = [key_words(key, words, FAINT) for key, words in offered]
        line = key_lines(named, self.screen.size)[0]
        table = self.seat.table
        if self.watches:
            line.append(f"   {table_menus.watching(table, self.speech).task}", style=FAINT)
        return line.append_text(
            table_news.standing(table, self._names, self._seconds_left, self.speech)
        )

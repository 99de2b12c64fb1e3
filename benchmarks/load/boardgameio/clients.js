/*
 * The peer's load: tables of five sockets in closed loop, in a process of its own. It speaks
 * boardgame.io's messages (`sync`, `update`) over plain socket.io-client sockets: the library's own
 * client would run the rules a second time, and the generator must not be what is measured.
 *
 *   node clients.js --port 8000 --server 4711 --tables 200 --seconds 5 --warmup 2
 *
 * prints one line of JSON. `--server` is the process whose processor time and memory are read.
 */
"use strict";

const { readFileSync } = require("node:fs");
const { setTimeout: sleep } = require("node:timers/promises");
const { parseArgs } = require("node:util");
const { io } = require("socket.io-client");
const { SEATS } = require("./game.js");

const SEATED_AT_ONCE = 16; // tables being set up at the same time
const SEATING_LIMIT_MS = 120_000;
const TICKS_A_SECOND = 100; // what Linux counts processor time in

/** The latencies of moves, kept only while `open`. */
class Stopwatch {
  constructor() {
    this.open = false;
    this.milliseconds = [];
  }

  record(milliseconds) {
    if (this.open) this.milliseconds.push(milliseconds);
  }

  /** The latency that a share of all moves does not exceed. */
  quantile(share) {
    const sorted = Float64Array.from(this.milliseconds).sort();
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  }
}

/** Five seats of one match: whoever is on turn plays; a move is over when all five have seen it. */
class Table {
  constructor(address, stopwatch) {
    this.address = address;
    this.stopwatch = stopwatch;
    this.seats = [];
    this.underWay = new Map(); // state id -> when its move was sent, who has yet to see it
  }

  /** Open a match in the lobby, take all seats, and wait for everybody's first view. */
  async seat() {
    const { matchID } = await this.ask("create", { numPlayers: SEATS });
    this.match = matchID;
    for (let seat = 0; seat < SEATS; seat++) {
      const playerID = String(seat);
      const { playerCredentials } = await this.ask(`${matchID}/join`, {
        playerID,
        playerName: `player ${seat}`,
      });
      this.seats.push({ playerID, credentials: playerCredentials, socket: null, view: null });
    }
    await Promise.all(this.seats.map((seat) => this.connect(seat)));
  }

  async ask(path, body) {
    const answer = await fetch(`${this.address}/games/shamans/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The lobby refused ${path}: ${await answer.text()}`);
    return answer.json();
  }

  connect(seat) {
    return new Promise((resolve, reject) => {
      const socket = io(`${this.address}/shamans`, {
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
      });
      seat.socket = socket;
      socket.on("connect_error", reject);
      socket.on("disconnect", (reason) => fail(`A socket was closed: ${reason}`));
      socket.on("connect", () => {
        socket.emit("sync", this.match, seat.playerID, seat.credentials, SEATS);
      });
      socket.on("sync", (_match, { state }) => {
        seat.view = state;
        resolve();
      });
      socket.on("update", (_match, state) => {
        this.seen(state._stateID);
        this.playIfOnTurn(seat, state);
      });
    });
  }

  /** The first move, from the view that came with the seat. */
  begin() {
    for (const seat of this.seats) {
      this.playIfOnTurn(seat, seat.view);
      seat.view = null;
    }
  }

  playIfOnTurn({ playerID, credentials, socket }, { G, ctx, _stateID }) {
    if (ctx.currentPlayer !== playerID) return;
    const { hand } = G.players[playerID];
    const card = hand[Math.floor(Math.random() * hand.length)];
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "play", args: [card], playerID, credentials },
    };
    this.underWay.set(_stateID + 1, { sent: performance.now(), unseen: SEATS });
    socket.emit("update", action, _stateID, this.match, playerID);
  }

  /** Whether a move sent before `moment` still waits: the server drops a bad move in silence. */
  stuckSince(moment) {
    return [...this.underWay.values()].some(({ sent }) => sent < moment);
  }

  seen(stateID) {
    const move = this.underWay.get(stateID);
    if (move === undefined) fail(`Nobody at the table made the move that led to state ${stateID}.`);
    move.unseen -= 1;
    if (move.unseen > 0) return;
    this.underWay.delete(stateID);
    this.stopwatch.record(performance.now() - move.sent);
  }
}

function fail(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Processor time of a process so far, in seconds: user and system. */
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Memory of a process that is really there, in MiB. */
function residentMib(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
}

/** Seat all tables, a few at a time, within a limit. */
async function seatAll(tables) {
  const overdue = setTimeout(
    () => fail(`Not all of ${tables.length} tables were seated in ${SEATING_LIMIT_MS / 1000} s.`),
    SEATING_LIMIT_MS,
  );
  const waiting = tables.values();
  const usher = async () => {
    for (const table of waiting) await table.seat();
  };
  await Promise.all(Array.from({ length: SEATED_AT_ONCE }, usher));
  clearTimeout(overdue);
}

/** Counts the bytes of every view that one socket gets. */
function weigh(socket) {
  const scales = { views: 0, bytes: 0 };
  socket.io.engine.on("packet", ({ type, data }) => {
    if (type !== "message" || !data.startsWith('2/shamans,["update"')) return;
    scales.views += 1;
    scales.bytes += Buffer.byteLength(data);
  });
  return scales;
}

async function main() {
  const text = { type: "string" };
  const { values } = parseArgs({
    options: { port: text, server: text, tables: text, seconds: text, warmup: text },
  });
  const server = Number(values.server);
  const stopwatch = new Stopwatch();
  const tables = Array.from(
    { length: Number(values.tables) },
    () => new Table(`http://127.0.0.1:${values.port}`, stopwatch),
  );
  const emptyMib = residentMib(server);
  await seatAll(tables);
  const seatedMib = residentMib(server);
  const scales = weigh(tables[0].seats[0].socket);
  for (const table of tables) table.begin();
  await sleep(Number(values.warmup) * 1000);

  const spent = { server: processorSeconds(server), generator: processorSeconds("self") };
  const began = performance.now();
  stopwatch.open = true;
  await sleep(Number(values.seconds) * 1000);
  stopwatch.open = false;
  const seconds = (performance.now() - began) / 1000;
  const share = (pid, before) => (processorSeconds(pid) - before) / seconds;

  const moves = stopwatch.milliseconds.length;
  const stuck = tables.filter((table) => table.stuckSince(began)).length;
  if (stuck > 0 || moves === 0) {
    fail(`${stuck} of ${tables.length} tables made no move in ${seconds} s: measure for longer.`);
  }
  const figures = {
    tables: tables.length,
    moves,
    seconds,
    moves_per_second: moves / seconds,
    p50_ms: stopwatch.quantile(0.5),
    p99_ms: stopwatch.quantile(0.99),
    generator_cpu: share("self", spent.generator),
    server_cpu: share(server, spent.server),
    server_rss_mib: residentMib(server),
    empty_rss_mib: emptyMib,
    seated_rss_mib: seatedMib,
    view_bytes: scales.bytes / scales.views,
  };
  process.stdout.write(JSON.stringify(figures) + "\n", () => process.exit(0));
}

main().catch((problem) => fail(problem.message));

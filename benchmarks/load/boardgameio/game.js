/*
 * A five-player trick game on boardgame.io, comparable with a round of Shamans: the same deck, the
 * same things in sight, about the same number of bytes in a view. It is written the way the
 * library's documentation teaches (immer drafts, STRIP_SECRETS, maxMoves), without what only costs
 * time: no undo, and whole views instead of patches, which took several times as long. Rituals,
 * reactions and eliminations are left out: they would only make the peer slower.
 */
"use strict";

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SEATS = 5;
const HAND = 11;
const NUMBERS = 8;
const MOON = 25;
const WORLDS = ["purple", "blue", "green", "yellow", "white", "brown", "red"];
const RITUALS = [
  "illumination",
  "stabilization",
  "permutation",
  "neutralization",
  "stabilization",
  "neutralization",
  "stabilization",
];
const DECK = WORLDS.flatMap((world) =>
  Array.from({ length: NUMBERS }, (_, i) => `${world}-${i + 1}`),
);
const ROLES = ["shaman", "shaman", "shaman", "shadow", "shadow"];
const TILES = [
  ...Array(5).fill("dagger"),
  ...Array(2).fill("portal"),
  ...Array(3).fill("shard"),
  ...Array(2).fill("mask"),
];

const worldOf = (card) => card.slice(0, -2);
const numberOf = (card) => Number(card.slice(-1));

/** A round laid out: roles, hands and tiles are dealt, the worlds are empty. */
function deal(random, round, points) {
  const deck = random.Shuffle(DECK);
  const roles = random.Shuffle(ROLES);
  const tiles = random.Shuffle(TILES);
  const players = {};
  const seats = [];
  for (let seat = 0; seat < SEATS; seat++) {
    players[seat] = {
      role: roles[seat],
      hand: deck.slice(seat * HAND, (seat + 1) * HAND).sort(),
      hidden_tiles: [],
      aside_cards: [],
    };
    seats.push({
      points: points[seat],
      cards: HAND,
      alive: true,
      role: null,
      role_open: false,
      open: [],
      hidden: 0,
      aside: 0,
    });
  }
  return {
    secret: { stack: tiles.slice(2) },
    players,
    round,
    marker: (round - 1) % SEATS,
    guide: (round - 1) % SEATS,
    destination: null,
    pawn: 0,
    moon: MOON,
    row: tiles.slice(0, 2),
    stack: tiles.length - 2,
    eclipse: "hidden",
    worlds: WORLDS.map((world, i) => ({ world, ritual: RITUALS[i], cards: [], needs: NUMBERS })),
    seats,
    drawn: null,
    giving: null,
    given: [],
    out: { open: [], hidden: 0 },
    tricks: [],
    result: null,
  };
}

/** A full trick: the highest of the Destination guides next, the lowest takes a tile. */
function resolve(G, [...cards]) {
  let highest = G.guide;
  let lowest = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const number = numberOf(cards[seat]);
    if (number < numberOf(cards[lowest])) lowest = seat;
    if (worldOf(cards[seat]) === G.destination && number > numberOf(cards[highest])) highest = seat;
  }
  G.guide = highest;
  G.destination = null;
  if (G.row.length > 0) {
    G.seats[lowest].open.push(G.row.shift());
    if (G.secret.stack.length > 0) G.row.push(G.secret.stack.pop());
    G.stack = G.secret.stack.length;
  }
}

/** Points for the team that has won the round. */
function score(G, team, points) {
  for (let seat = 0; seat < SEATS; seat++) {
    if (G.players[seat].role === team) G.seats[seat].points += points;
  }
}

/** The one move: a card from the hand into the trick and into its world. */
function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  const player = G.players[playerID];
  const at = player.hand.indexOf(card);
  if (at < 0) return INVALID_MOVE;
  player.hand.splice(at, 1);
  G.seats[seat].cards -= 1;

  const world = worldOf(card);
  if (G.destination === null) {
    G.tricks.push({ guide: seat, cards: Array(SEATS).fill(null) });
    G.destination = world;
  } else if (world !== G.destination) {
    G.pawn += 1;
  }
  const trick = G.tricks[G.tricks.length - 1];
  trick.cards[seat] = card;
  const place = G.worlds[WORLDS.indexOf(world)];
  place.cards.push(numberOf(card));
  if (place.cards.length === place.needs) G.seats[seat].points += 1;

  const full = (seat + 1) % SEATS === trick.guide;
  if (full) resolve(G, trick.cards);
  if (G.pawn === MOON) score(G, "shadow", 3);
  else if (full && player.hand.length === 0) score(G, "shaman", 2);
  else return;
  const points = G.seats.map((other) => other.points);
  Object.assign(G, deal(random, G.round + 1, points));
}

const Shamans = {
  name: "shamans",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => deal(random, 1, Array(SEATS).fill(0)),
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play: { move: play, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.guide,
      next: ({ G, ctx }) =>
        G.destination === null ? G.guide : (ctx.playOrderPos + 1) % SEATS,
    },
  },
};

module.exports = { Shamans, SEATS };

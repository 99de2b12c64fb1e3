/*
 * The peer's server: boardgame.io as it comes, with its storage in memory and its socket.io
 * transport, on a free loopback port that it prints. It ends when its standard input closes, so
 * that it never outlives the benchmark. package.json holds koa-compose at 4.1: later ones copy the
 * list of routes before boardgame.io has filled it, and its lobby answers 404.
 */
"use strict";

const { Server } = require("boardgame.io/server");
const { Shamans } = require("./game.js");

async function main() {
  const server = Server({ games: [Shamans], origins: [] });
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  process.stdout.write(JSON.stringify({ port: appServer.address().port }) + "\n");
  process.stdin.on("end", () => process.exit(0)).resume();
}

main();

// What a game costs in memory while nobody does anything.
import { setTimeout as pause } from 'node:timers/promises';
import { seatAll } from './measure.mjs';
import { openTable } from './table.mjs';

/** How long it takes until the server puts a game by at which nobody does anything. */
const SETTLE_MILLISECONDS = 8_000;

/** What the code itself takes once it is warm is no game's. */
const WARM_TABLES = 30;

/** Bytes of heap per game: while two people sit there and do nothing, and with the table still laid after they left. */
export async function idleBytes(server, address, games) {
  const warm = await seatAll(openTable, address, WARM_TABLES);
  for (const table of warm) table.stop();
  await pause(SETTLE_MILLISECONDS);
  const before = await server.ask('heap');
  const tables = await seatAll(openTable, address, games);
  await pause(SETTLE_MILLISECONDS);
  const seated = await server.ask('heap');
  for (const table of tables) table.stop();
  await pause(SETTLE_MILLISECONDS);
  const left = await server.ask('heap');
  return { seatedGameBytes: (seated - before) / games, idleGameBytes: (left - before) / games };
}

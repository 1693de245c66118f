// What a game costs in memory while nobody does anything.
import { setTimeout as pause } from 'node:timers/promises';
import { seatAll } from './measure.mjs';
import { openTable } from './table.mjs';

/** How long the server has to notice that people left. */
const SETTLE_MILLISECONDS = 500;

/** Bytes of heap per game: with two people sitting there, and with the table still laid after they left. */
export async function idleBytes(server, address, games) {
  const warm = await seatAll(openTable, address, 4);
  for (const table of warm) table.stop();
  await pause(SETTLE_MILLISECONDS);
  const before = await server.ask('heap');
  const tables = await seatAll(openTable, address, games);
  const seated = await server.ask('heap');
  for (const table of tables) table.stop();
  await pause(SETTLE_MILLISECONDS);
  const left = await server.ask('heap');
  return { seatedGameBytes: (seated - before) / games, idleGameBytes: (left - before) / games };
}

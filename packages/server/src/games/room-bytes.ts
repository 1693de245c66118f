import type { LiveMatch } from '@hardtop/host';
import type { TableRoom } from './table-room.ts';

// Measured on recorded games of both tables: what a match takes, to within a quarter.
const FRAME = 20_000;
const EACH_EVENT = 900;
const EACH_ROW = 700;
/** The state itself and its last rest points, for each letter of it as JSON. */
const STATE = 8;
const SETUP = 6;

/** About how much memory a match takes; `setup`: the length of its scenario as JSON. */
export function bytesOfMatch({ events, rows, rests }: LiveMatch, setup: number): number {
  const state = rests.last?.state.length ?? 0;
  return FRAME + EACH_EVENT * events.length + EACH_ROW * rows.length + STATE * state + SETUP * setup;
}

/** About how much memory the rows of a game take that is only watched. */
export function bytesOfRows(rows: number): number {
  return FRAME + EACH_ROW * rows;
}

/** Those to put away, the longest idle first, until the others fit; null where even that does not help. */
export function toPutAway(rooms: () => Iterable<TableRoom>, most: number): readonly TableRoom[] | null {
  let bytes = 0;
  for (const room of rooms()) bytes += room.bytes;
  if (bytes <= most) return [];
  const idle = [...rooms()].map((room) => ({ room, milliseconds: room.idleMilliseconds }));
  const longest = idle.filter(({ milliseconds }) => milliseconds > 0).sort((a, b) => b.milliseconds - a.milliseconds);
  const going: TableRoom[] = [];
  for (const { room } of longest) {
    if (bytes <= most) break;
    bytes -= room.bytes;
    going.push(room);
  }
  return bytes <= most ? going : null;
}

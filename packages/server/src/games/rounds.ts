import type { Kysely } from 'kysely';
import { Absences } from '../live/absences.ts';
import { LiveStore } from '../live/live-store.ts';
import { BEAT_MILLISECONDS, ServedTime, type ServerClocks } from '../live/served-time.ts';
import type { Settings } from '../settings/settings.ts';
import type { Tables } from '../storage/tables.ts';
import type { Rooms } from './rooms.ts';
import type { LiveHouse, Ring } from './table-life.ts';

/** So many games at which a clock has run out are looked after in one round. */
const GAMES_A_ROUND = 100;

/** Time runs from here on. */
export async function liveHouse(
  db: Kysely<Tables>,
  { watchDelay }: Pick<Settings, 'watchDelay'>,
  clocks?: ServerClocks,
  bell?: (ring: Ring) => void,
): Promise<LiveHouse> {
  const time = new ServedTime(db, clocks);
  await time.beat();
  return { store: new LiveStore(db), absences: new Absences(db, time), time, watchDelay, bell };
}

/** One round: the time that was served is noted, and whoever's clock ran out with nobody at the table is answered for. */
async function lookRound(rooms: Rooms, { time, store }: LiveHouse): Promise<void> {
  await time.beat();
  for (const game of await store.dueBy(time.now(), GAMES_A_ROUND)) {
    const room = await rooms.enter(game);
    if (room.ok) await room.value.wake();
  }
}

/** Goes round the tables, again and again. */
export function goRound(
  rooms: Rooms,
  house: LiveHouse,
  onProblem: (message: string) => void,
  milliseconds = BEAT_MILLISECONDS,
) {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = last
      .then(() => lookRound(rooms, house))
      .catch((error: unknown) => onProblem(`the round of the tables: ${String(error)}`));
  }, milliseconds).unref();
  return {
    async close(): Promise<void> {
      clearInterval(timer);
      await last;
    },
  };
}

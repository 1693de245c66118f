import type { LiveHouse } from '../games/table-life.ts';
import { Absences } from '../live/absences.ts';
import { LiveStore } from '../live/live-store.ts';
import { ServedTime } from '../live/served-time.ts';
import type { OpenDatabase } from '../storage/open-database.ts';

/** What tables live by where nothing of it is looked at. */
export function liveHouseOn({ db }: Pick<OpenDatabase, 'db'>): LiveHouse {
  const time = new ServedTime(db);
  return { store: new LiveStore(db), absences: new Absences(db, time), time, watchDelay: 0 };
}

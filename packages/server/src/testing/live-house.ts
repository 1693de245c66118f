import type { LiveHouse } from '../games/table-life.ts';
import { LiveStore } from '../live/live-store.ts';
import { ServedTime } from '../live/served-time.ts';
import type { OpenDatabase } from '../storage/open-database.ts';

/** What tables live by where nothing of it is looked at. */
export function liveHouseOn({ db }: Pick<OpenDatabase, 'db'>): LiveHouse {
  return { store: new LiveStore(db), time: new ServedTime(db), watchDelay: 0 };
}

import { toy } from '@hardtop/kernel/toy';
import { thinkHere } from '../bots/thinker.ts';
import { Rooms } from '../games/rooms.ts';
import { bookmarkOf } from '../games/stored-journal.ts';
import type { GameStore } from '../storage/game-store.ts';
import { SILENT } from '../storage/messenger.ts';
import type { OpenDatabase } from '../storage/open-database.ts';
import { liveHouseOn } from './live-house.ts';

/** The toy's rooms of a node that is alone and does all by itself. */
export function toyRooms(
  database: OpenDatabase,
  store: GameStore,
  more: Partial<ConstructorParameters<typeof Rooms>[0]> = {},
): Rooms {
  return new Rooms({
    live: liveHouseOn(database),
    rulesets: [toy],
    store,
    messenger: SILENT,
    thinker: thinkHere([toy]),
    replay: async (journal) => bookmarkOf([toy], journal),
    idleSeconds: 30,
    onProblem: () => {},
    ...more,
  });
}

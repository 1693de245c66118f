import type { AnyRuleset } from '@hardtop/kernel';
import type { Rooms } from '../games/rooms.ts';
import type { LibraryStore } from '../library/store.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { OpenDatabase } from '../storage/open-database.ts';

/** What the routes work with. */
export interface Context {
  readonly rulesets: readonly AnyRuleset[];
  readonly store: GameStore;
  readonly rooms: Rooms;
  readonly library: LibraryStore;
  readonly database: OpenDatabase['kind'];
  readonly version: string;
}

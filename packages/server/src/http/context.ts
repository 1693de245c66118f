import type { HouseRuleset } from '@hardtop/rulesets';
import type { EncounterRuleset } from '@hardtop/rulesets/encounters';
import type { CampaignStore } from '../campaigns/store.ts';
import type { Rooms } from '../games/rooms.ts';
import type { LibraryStore } from '../library/store.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { OpenDatabase } from '../storage/open-database.ts';

/** What the routes work with. */
export interface Context {
  readonly rulesets: readonly HouseRuleset[];
  readonly store: GameStore;
  readonly rooms: Rooms;
  readonly library: LibraryStore;
  readonly campaigns: CampaignStore;
  /** Loaded when the first referee asks. */
  encounters(): Promise<readonly EncounterRuleset[]>;
  readonly database: OpenDatabase['kind'];
  readonly version: string;
}

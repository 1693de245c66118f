import type { TableRuleset } from '@hardtop/board';
import type { RulesetEntry } from '@hardtop/rulesets';
import type { CampaignStore } from '../campaigns/store.ts';
import type { Clerk } from '../clerks/clerk.ts';
import type { ClientLedger } from '../clients/ledger.ts';
import type { Rooms } from '../games/rooms.ts';
import type { LiveHouse } from '../games/table-life.ts';
import type { Lab } from '../lab/lab.ts';
import type { LibraryStore } from '../library/store.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
import type { Peers } from '../nodes/peers.ts';
import type { NoticeStore } from '../notices/notice-store.ts';
import type { Postman } from '../notices/postman.ts';
import type { People } from '../people/people.ts';
import type { NoticeSettings } from '../settings/notice-settings.ts';
import type { GameStore } from '../storage/game-store.ts';
import type { OpenDatabase } from '../storage/open-database.ts';
import type { TableOffice } from '../tables/table-office.ts';

/** What the routes work with. */
export interface Context {
  /** What is played here. */
  readonly rulesets: readonly TableRuleset[];
  /** All that the house has, loaded when it is wanted: most who play never design or sit at a referee's desk. */
  readonly house: readonly RulesetEntry[];
  readonly store: GameStore;
  readonly rooms: Rooms;
  /** Who sits where, and the lobby. */
  readonly tables: TableOffice;
  /** Does what would hold up the loop that answers. */
  readonly clerk: Clerk;
  readonly library: LibraryStore;
  readonly campaigns: CampaignStore;
  /** Whoever keeps a name; who sends a request, `personOf` says. */
  readonly people: People;
  readonly database: Pick<OpenDatabase, 'kind' | 'diskProblem'>;
  /** What each client has taken. */
  readonly ledger: ClientLedger;
  /** Who is told what by which way. */
  readonly notices: NoticeStore;
  readonly postman: Postman;
  readonly noticeSettings: NoticeSettings;
  /** What tables settle beside their games. */
  readonly live: LiveHouse;
  readonly metrics: ServerMetrics;
  /** Cars against cars by the hundred. */
  readonly lab: Lab;
  /** The other nodes; null where there can be none. */
  readonly peers: Peers | null;
  readonly version: string;
}

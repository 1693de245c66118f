import type { DicePlan, Outcome, Row, Seat } from '@hardtop/kernel';
import type { ColumnType, Generated } from 'kysely';
import type { Owner } from '../library/owner.ts';

/** JSON goes in as text and comes back parsed, on both databases. */
type Json<T> = ColumnType<T, string, string>;
type Time = ColumnType<Date, string | undefined, string>;

/** A seat as it is stored. The key itself is never: only its digest. */
export interface StoredSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly plays: string;
  readonly kind: 'human' | 'bot';
  readonly bot?: string;
  readonly keyHash?: string;
}

export interface GamesTable {
  id: string;
  ruleset: string;
  version: string;
  title: string;
  setup: Json<unknown>;
  seed: string;
  dice: Json<DicePlan>;
  seats: Json<readonly StoredSeat[]>;
  outcome: ColumnType<Outcome | null, string | null, string | null>;
  /** The game that was played after it. */
  rematch: ColumnType<string | null, string | null | undefined, string | null>;
  lease_holder: ColumnType<string | null, string | null, string | null>;
  lease_until: ColumnType<Date | null, string | null, string | null>;
  created_at: Time;
  updated_at: Time;
}

interface RowsTable {
  game: string;
  n: number;
  row: Json<Row>;
  /** A bot's reason. */
  why: string | null;
  at: Time;
}

interface MigrationsTable {
  id: number;
  name: string;
  at: Generated<Date>;
}

interface LibrariesTable {
  /** The digest of its token; the token itself is never stored. */
  owner: string;
  version: number;
  created_at: Time;
}

export interface DesignsTable {
  owner: string;
  id: string;
  ruleset: string;
  name: string;
  tags: Json<readonly string[]>;
  design: Json<unknown>;
  /** Of ruleset and design: equal designs are found by it. */
  digest: string;
  /** How much of the library's room it takes. */
  bytes: number;
  version: number;
  created_at: ColumnType<Date, string, never>;
  updated_at: ColumnType<Date, string, string>;
  deleted_at: ColumnType<Date | null, string | null, string | null>;
}

export interface CampaignsTable {
  owner: Owner;
  id: string;
  ruleset: string;
  /** The version of the rules its rows were made under. */
  rules: string;
  name: string;
  opening: Json<unknown>;
  /** How many there are. */
  rows: number;
  /** How much room they take. */
  bytes: number;
  version: number;
  /** The digest of the players' secret; the secret itself is never stored. */
  share: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Time;
  updated_at: Time;
  deleted_at: ColumnType<Date | null, string | null | undefined, string | null>;
}

interface CampaignRowsTable {
  owner: Owner;
  campaign: string;
  n: number;
  row: Json<unknown>;
  at: Time;
}

export interface Tables {
  campaigns: CampaignsTable;
  campaign_rows: CampaignRowsTable;
  libraries: LibrariesTable;
  designs: DesignsTable;
  games: GamesTable;
  rows: RowsTable;
  migrations: MigrationsTable;
}

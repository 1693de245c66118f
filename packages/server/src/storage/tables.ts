import type { ClockTerms, LiveTerms } from '@hardtop/host/wire';
import type {
  AgreedTerms,
  Checkpoint,
  DicePlan,
  MatchReport,
  Outcome,
  Resumed,
  Row,
  Seat,
  Shot,
} from '@hardtop/kernel';
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Owner } from '../keys/owner.ts';
import type { ChannelTarget } from './notice-target.ts';

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
  readonly open?: true;
  readonly neutral?: true;
  readonly by?: string;
}

/** A seat that is to change hands. */
export interface StoredOffer {
  readonly seat: Seat;
  readonly to: 'friend' | 'bot' | 'open' | 'referee';
  readonly bot?: string;
  /** The digest of what a friend opens it by. */
  readonly claim?: string;
  readonly awaited: readonly Seat[];
}

/** What a table is besides its game. Of what opens it only digests are kept, but for what lets somebody look on. */
export interface StoredTable {
  readonly terms: AgreedTerms;
  readonly title: string | null;
  readonly listed: boolean;
  readonly password: string | null;
  readonly host: string | null;
  readonly invite: string | null;
  /** What whoever only looks on must have, where there is a password. */
  readonly watch: string | null;
  readonly offers: readonly StoredOffer[];
  /** By which people play there; absent: none. */
  readonly clock?: ClockTerms;
  /** Seconds by which those who only look on see it late; absent where nothing is hidden. */
  readonly watchDelay?: number;
}

/** The game that another one was taken up from; null where that was a file. */
export interface ForkedFrom {
  readonly game: string | null;
  /** How many of its rows count. */
  readonly row: number;
}

export interface GamesTable {
  id: string;
  ruleset: string;
  version: string;
  title: string;
  setup: Json<unknown>;
  /** Since when its journal and its film are a file; null: they are here. */
  archived_at: ColumnType<Date | null, string | null | undefined, string | null>;
  seed: string;
  dice: Json<DicePlan>;
  seats: Json<readonly StoredSeat[]>;
  tabled: ColumnType<StoredTable | null, string | null | undefined, string | null>;
  /** Since when it stands in the lobby. */
  listed_at: ColumnType<Date | null, RawBuilder<string> | null | undefined, RawBuilder<string> | null>;
  outcome: ColumnType<Outcome | null, string | null, string | null>;
  /** The game that was played after it. */
  rematch: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last rest point. */
  checkpoint: ColumnType<Checkpoint | null, string | null | undefined, string | null>;
  /** Where it was taken up under later rules. */
  resumed: ColumnType<Resumed | null, string | null | undefined, string | null>;
  /** The digest of the referee's key. */
  referee: ColumnType<string | null, string | null | undefined, never>;
  /** What it left behind. */
  report: ColumnType<MatchReport | null, string | null | undefined, string | null>;
  /** Where it was taken up from another game. */
  forked: ColumnType<ForkedFrom | null, string | null | undefined, never>;
  lease_holder: ColumnType<string | null, string | null, string | null>;
  lease_until: ColumnType<Date | null, string | null, string | null>;
  created_at: Time;
  /** To the minute: the last row of the journal knows better. */
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

interface ShotsTable {
  game: string;
  /** The last row that it shows something of. */
  n: number;
  shots: Json<readonly Shot[]>;
}

interface FilmsTable {
  game: string;
  viewer: string;
  /** A `Film` of one reel, compressed. */
  film: Uint8Array;
}

interface LiveGamesTable {
  game: string;
  terms: Json<LiveTerms>;
  state: Json<object>;
  /** When something happens by itself, in served milliseconds. */
  due: number | null;
}

interface ChatTable {
  game: string;
  n: number;
  line: Json<{
    readonly from: Seat | 'referee' | 'watcher';
    readonly to?: readonly Seat[];
    readonly side?: true;
    readonly text: string;
  }>;
  at: Time;
}

interface NoticeChannelsTable {
  id: string;
  owner: Owner;
  target: Json<ChannelTarget>;
  /** The digest of a feed's secret, or of a mail's token. */
  secret: string | null;
  confirmed: boolean;
  created_at: Time;
}

interface NoticeSeatsTable {
  owner: Owner;
  game: string;
  seat: Seat;
}

interface NoticesTable {
  id: Generated<number>;
  owner: Owner;
  game: string;
  seat: Seat;
  kind: 'turn' | 'over';
  title: string;
  text: string;
  at: Time;
}

interface NoticeDeliveriesTable {
  notice: number;
  channel: string;
  tries: Generated<number>;
  due: Time;
}

interface ServedTimeTable {
  id: number;
  ms: number;
  at: Date;
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

interface PeopleTable {
  id: string;
  /** As it is shown. */
  name: string;
  /** As it is compared: two that look alike are the same. */
  name_key: string;
  /** A slow hash, with its salt and how slow; null: comes in by other ways. */
  password: string | null;
  /** The digest of the recovery code. */
  recovery: string | null;
  created_at: Time;
}

interface PasskeysTable {
  id: string;
  person: string;
  /** The host it was made for. */
  site: string;
  public_key: Uint8Array;
  counter: number;
  transports: Json<readonly string[]>;
  label: string;
  created_at: Time;
  used_at: ColumnType<Date | null, string | null | undefined, string>;
}

interface SessionsTable {
  /** The digest of its token. */
  id: string;
  person: string;
  /** What it runs on, in a few words. */
  device: string;
  created_at: Time;
  seen_at: Time;
}

interface KeepsakesTable {
  person: string;
  kind: string;
  id: string;
  sealed: string;
  updated_at: Time;
}

interface SpentTicketsTable {
  id: string;
  until: ColumnType<Date, string, never>;
}

interface SecretsTable {
  name: string;
  value: string;
}

interface NodesTable {
  id: string;
  /** Where the others reach it. */
  address: string;
  secret: string;
  /** It lives until then at least. */
  until: Time;
  /** The advisory lock that its line to the others has; null while it has no line. */
  line: number | null;
}

interface AbsencesTable {
  person: string;
  /** Days, such as 2031-05-17. */
  since: string;
  until: string;
}

interface AwaySeatsTable extends AbsencesTable {
  game: string;
  seat: Seat;
  /** Of the key by which the person had the seat. */
  key_hash: string;
  served_from: number;
  served_to: number;
}

interface TriesTable {
  id: string;
  clear_at: Time;
}

export interface Tables {
  tries: TriesTable;
  absences: AbsencesTable;
  away_seats: AwaySeatsTable;
  campaigns: CampaignsTable;
  campaign_rows: CampaignRowsTable;
  libraries: LibrariesTable;
  designs: DesignsTable;
  chat: ChatTable;
  live_games: LiveGamesTable;
  served_time: ServedTimeTable;
  notice_channels: NoticeChannelsTable;
  notice_seats: NoticeSeatsTable;
  notices: NoticesTable;
  notice_deliveries: NoticeDeliveriesTable;
  films: FilmsTable;
  games: GamesTable;
  shots: ShotsTable;
  rows: RowsTable;
  migrations: MigrationsTable;
  people: PeopleTable;
  passkeys: PasskeysTable;
  sessions: SessionsTable;
  keepsakes: KeepsakesTable;
  spent_tickets: SpentTicketsTable;
  secrets: SecretsTable;
  nodes: NodesTable;
}

/** One step of the schema. Ids rise; a step that was released is never edited. SQL for PostgreSQL 15. */
export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly statements: readonly string[];
}

// `json`, not `jsonb`, for what is replayed: jsonb reorders keys and refuses \u0000, and a game restored from it might
// then differ from the one that was played.
const GAMES = `
create table games (
  id text primary key,
  ruleset text not null,
  version text not null,
  title text not null,
  setup json not null,
  seed text not null,
  dice json not null,
  seats jsonb not null,
  outcome jsonb,
  rematch text references games (id),
  lease_holder text,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
)`;

// The key makes a second row of the same number impossible, whoever writes it.
const ROWS = `
create table rows (
  game text not null references games (id) on delete cascade,
  n integer not null check (n >= 1),
  row json not null,
  why text,
  at timestamptz not null default now(),
  primary key (game, n)
)`;

// The version counts the changes of a whole library, so that a browser can ask for what came after the last one it saw.
const LIBRARIES = `
create table libraries (
  owner text primary key,
  version bigint not null,
  created_at timestamptz not null default now()
)`;

const DESIGNS = `
create table designs (
  owner text not null references libraries (owner) on delete cascade,
  id text not null,
  ruleset text not null,
  name text not null,
  tags json not null,
  design json not null,
  digest text not null,
  bytes integer not null,
  version bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (owner, id)
)`;

const DESIGNS_BY_VERSION = 'create unique index designs_by_version on designs (owner, version)';

// Here too the key makes a second row of the same number impossible.
const CAMPAIGNS = `
create table campaigns (
  owner text not null,
  id text not null,
  ruleset text not null,
  rules text not null,
  name text not null,
  opening json not null,
  rows integer not null,
  bytes integer not null,
  version integer not null,
  share text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (owner, id)
)`;

const CAMPAIGN_ROWS = `
create table campaign_rows (
  owner text not null,
  campaign text not null,
  n integer not null check (n >= 1),
  row json not null,
  at timestamptz not null default now(),
  primary key (owner, campaign, n),
  foreign key (owner, campaign) references campaigns (owner, id) on delete cascade
)`;

// `film_bytes` is neither read nor written any more: the pieces of a film say how long it is.
const KEPT_GAMES = `
alter table games
  add column checkpoint json,
  add column resumed json,
  add column referee text,
  add column report json,
  add column film_bytes integer not null default 0`;

// What was seen of a game that is played, change by change.
const SHOTS = `
create table shots (
  game text not null references games (id) on delete cascade,
  n integer not null check (n >= 0),
  shots json not null,
  primary key (game, n)
)`;

// The same once the game is over: one compressed film for each who looked on.
const FILMS = `
create table films (
  game text not null references games (id) on delete cascade,
  viewer text not null,
  film bytea not null,
  primary key (game, viewer)
)`;

// What was put away as a file, and the order in which games are.
const ARCHIVED_GAMES = 'alter table games add column archived_at timestamptz';
const GAMES_BY_AGE = 'create index games_by_age on games (updated_at) where archived_at is null';

// From which game, and after which of its rows.
const FORKED_GAMES = 'alter table games add column forked json';

// Whoever keeps a name. `name_key` is the name as it is compared; what opens the door is stored as digests.
const PEOPLE = `
create table people (
  id text primary key,
  name text not null,
  name_key text not null unique,
  password text,
  recovery text unique,
  created_at timestamptz not null default now()
)`;

const PASSKEYS = `
create table passkeys (
  id text primary key,
  person text not null references people (id) on delete cascade,
  site text not null,
  public_key bytea not null,
  counter bigint not null,
  transports json not null,
  label text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
)`;

// The id is the digest of what the cookie holds.
const SESSIONS = `
create table sessions (
  id text primary key,
  person text not null references people (id) on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
)`;

// Keys to seats, the token of a library, secrets of campaigns: sealed, and opened for their person alone.
const KEEPSAKES = `
create table keepsakes (
  person text not null references people (id) on delete cascade,
  kind text not null,
  id text not null,
  sealed text not null,
  updated_at timestamptz not null default now(),
  primary key (person, kind, id)
)`;

// A ticket that was used is worth nothing a second time.
const SPENT_TICKETS = 'create table spent_tickets (id text primary key, until timestamptz not null)';
// All nodes of a database sign with the same.
const SECRETS = 'create table secrets (name text primary key, value text not null)';

const BY_PERSON = ['passkeys', 'sessions'].map((table) => `create index ${table}_by_person on ${table} (person)`);
// Who may sit down at a game, and which games stand in the lobby.
const TABLED_GAMES = 'alter table games add column tabled jsonb, add column listed_at timestamptz';
const GAMES_IN_LOBBY = 'create index games_in_lobby on games (listed_at desc, id) where listed_at is not null';

// Who lives, where to reach it, and by which secret it knows the others. Unlogged: what it says is true for seconds, and no copy needs it.
const NODES = `
create unlogged table nodes (
  id text primary key,
  address text not null,
  secret text not null,
  until timestamptz not null
)`;
const GAMES_BY_HOLDER = 'create index games_by_holder on games (lease_holder) where lease_holder is not null';

// What a table settles beside its game. `due`: when a clock runs out, in milliseconds that were served.
const LIVE_GAMES = `
create table live_games (
  game text primary key references games (id) on delete cascade,
  terms json not null,
  state json not null,
  due bigint
)`;
const LIVE_GAMES_BY_DUE = 'create index live_games_by_due on live_games (due) where due is not null';

const CHAT = `
create table chat (
  game text not null references games (id) on delete cascade,
  n integer not null check (n >= 1),
  line json not null,
  at timestamptz not null default now(),
  primary key (game, n)
)`;

// One row: for how long there has been a server, all in all.
const SERVED_TIME = `
create table served_time (
  id integer primary key,
  ms bigint not null,
  at timestamptz not null
)`;

// By which ways somebody is told, and of which seats. The owner is the digest of a browser's token, as of its library.
const NOTICE_CHANNELS = `
create table notice_channels (
  id text primary key,
  owner text not null,
  target json not null,
  secret text unique,
  confirmed boolean not null,
  created_at timestamptz not null default now()
)`;
const CHANNELS_BY_OWNER = 'create index notice_channels_by_owner on notice_channels (owner)';

const NOTICE_SEATS = `
create table notice_seats (
  owner text not null,
  game text not null references games (id) on delete cascade,
  seat integer not null,
  primary key (owner, game, seat)
)`;
const SEATS_BY_GAME = 'create index notice_seats_by_game on notice_seats (game, seat)';

const NOTICES = `
create table notices (
  id bigserial primary key,
  owner text not null,
  game text not null references games (id) on delete cascade,
  seat integer not null,
  kind text not null,
  title text not null,
  text text not null,
  at timestamptz not null default now()
)`;
const NOTICES_BY_OWNER = 'create index notices_by_owner on notices (owner, id)';

// What is on its way; when it is tried next.
const NOTICE_DELIVERIES = `
create table notice_deliveries (
  notice bigint not null references notices (id) on delete cascade,
  channel text not null references notice_channels (id) on delete cascade,
  tries integer not null default 0,
  due timestamptz not null default now(),
  primary key (notice, channel)
)`;
const DELIVERIES_BY_DUE = 'create index notice_deliveries_by_due on notice_deliveries (due)';

// Days on which a person is away from all tables, and the seats at which that is so. `served_from`, `served_to`: for which served milliseconds clocks stood.
const ABSENCES = `
create table absences (
  person text not null references people (id) on delete cascade,
  since text not null,
  until text not null,
  primary key (person, since)
)`;
const AWAY_SEATS = `
create table away_seats (
  game text not null references games (id) on delete cascade,
  seat integer not null,
  person text not null references people (id) on delete cascade,
  since text not null,
  until text not null,
  key_hash text not null,
  served_from bigint not null,
  served_to bigint not null,
  primary key (game, seat, person, since)
)`;
const AWAY_SEATS_BY_PERSON = 'create index away_seats_by_person on away_seats (person)';

// What may be tried only so often, on all nodes together: from when on nothing of it counts. Unlogged: a crash forgets it.
const TRIES = 'create unlogged table tries (id text primary key, clear_at timestamptz not null)';
const TRIES_BY_CLEAR = 'create index tries_by_clear on tries (clear_at)';

// The lock that a node has for as long as its line to the others lasts: where it is free, the node has lost that line, or its life.
const NODE_LINES = 'alter table nodes add column line bigint';

// Whoever adds to a game has its own row, under the lease, until that is committed: a key that looks for the game again with every row and every
// shot takes a third of the time. They still go with their game.
// `or replace`: a backup that is laid out anew drops the tables only.
const UNLOCKED_ROWS = ['rows', 'shots'].map((table) => `alter table ${table} drop constraint ${table}_game_fkey`);
const TAKE_ALONG = `
create or replace function take_along() returns trigger language plpgsql as $$
begin
  delete from rows where game = old.id;
  delete from shots where game = old.id;
  return null;
end $$`;
const GAMES_TAKE_ALONG =
  'create trigger games_take_along after delete on games for each row execute function take_along()';

// To pack what is long takes an eighth of the database's time, and a third of that where it can do it the quicker way.
const PACKED = [
  ['shots', 'shots'],
  ['games', 'checkpoint'],
  ['games', 'setup'],
  ['games', 'report'],
].map(([table, column]) => `alter table ${table} alter column ${column} set compression lz4;`);
const PACKED_QUICKLY = `
do $$ begin
  ${PACKED.join('\n  ')}
exception when feature_not_supported then null;
end $$`;

export const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'games and their rows', statements: [GAMES, ROWS] },
  { id: 2, name: 'libraries of designs', statements: [LIBRARIES, DESIGNS, DESIGNS_BY_VERSION] },
  { id: 3, name: 'campaigns and their rows', statements: [CAMPAIGNS, CAMPAIGN_ROWS] },
  { id: 4, name: 'games that last: rest points, films, a referee', statements: [KEPT_GAMES, SHOTS, FILMS] },
  { id: 5, name: 'games that are put away', statements: [ARCHIVED_GAMES, GAMES_BY_AGE] },
  { id: 6, name: 'games that fork from others', statements: [FORKED_GAMES] },
  {
    id: 7,
    name: 'people',
    statements: [PEOPLE, PASSKEYS, SESSIONS, KEEPSAKES, SPENT_TICKETS, SECRETS, ...BY_PERSON],
  },
  { id: 8, name: 'nodes that reach each other', statements: [NODES, GAMES_BY_HOLDER] },
  { id: 9, name: 'tables and the lobby', statements: [TABLED_GAMES, GAMES_IN_LOBBY] },
  { id: 10, name: 'talk and clocks at tables', statements: [LIVE_GAMES, LIVE_GAMES_BY_DUE, CHAT, SERVED_TIME] },
  {
    id: 11,
    name: 'notices to those who are not at the table',
    statements: [
      ...[NOTICE_CHANNELS, CHANNELS_BY_OWNER, NOTICE_SEATS, SEATS_BY_GAME],
      ...[NOTICES, NOTICES_BY_OWNER, NOTICE_DELIVERIES, DELIVERIES_BY_DUE],
    ],
  },
  { id: 12, name: 'people who are away from all tables', statements: [ABSENCES, AWAY_SEATS, AWAY_SEATS_BY_PERSON] },
  { id: 13, name: 'tries that all nodes count', statements: [TRIES, TRIES_BY_CLEAR] },
  { id: 14, name: 'nodes that are missed at once', statements: [NODE_LINES] },
  {
    id: 15,
    name: 'answers that leave the row of their game alone',
    statements: [...UNLOCKED_ROWS, TAKE_ALONG, GAMES_TAKE_ALONG],
  },
  { id: 16, name: 'pictures and rest points that are packed quickly', statements: [PACKED_QUICKLY] },
];

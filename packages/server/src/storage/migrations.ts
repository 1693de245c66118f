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

export const MIGRATIONS: readonly Migration[] = [{ id: 1, name: 'games and their rows', statements: [GAMES, ROWS] }];

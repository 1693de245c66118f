import { CompiledQuery } from 'kysely';
import type { WrittenChange } from './append-statement.ts';
import { inOneText, list } from './text-lists.ts';

/** How a game is written down when it begins: the columns of its own row, as text. */
interface WrittenGame {
  readonly id: string;
  readonly ruleset: string;
  readonly version: string;
  readonly title: string;
  readonly setup: string;
  readonly seed: string;
  readonly dice: string;
  readonly seats: string;
  readonly referee: string | null;
  readonly forked: string | null;
  readonly tabled: string | null;
  readonly isListed: boolean;
}

/** What the database says of a game that has just begun. */
export interface Begun {
  /** Names this state of the game's own row: whatever is changed in it has another. */
  readonly mark: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

// What comes of a step is null where there is nothing of it; of an empty list no row is made.
const CREATE = `
with begun as (
  insert into games (id, ruleset, version, title, setup, seed, dice, seats, referee, forked, tabled, listed_at, checkpoint, outcome, report)
  values ($1, $2, $3, $4, $5::json, $6, $7::json, $8::jsonb, $9, $10::json, $11::jsonb,
    case when $12::boolean then date_trunc('milliseconds', now()) end, nullif($13::text, '')::json, nullif($14::text, '')::jsonb, nullif($15::text, '')::json)
  returning xmin::text as mark, created_at, updated_at
), begun_rows as (
  insert into rows (game, n, row, why)
  select $1, r.n::integer, r.row::json, r.why::json #>> '{}'
  from unnest(${list(16)}, ${list(17)}, ${list(18)}) as r (n, row, why)
), begun_shots as (
  insert into shots (game, n, shots) select $1, $19::integer, $20::json where $20::text is not null
)
select mark, created_at, updated_at from begun`;

/** Always the same words, so that PostgreSQL need not read them again each time. */
export const CREATE_STATEMENT = { name: 'create', sql: CREATE };

/** A game begins with all that is known of it, in one go: whoever opens it waits for one answer. */
export function createQuery(game: WrittenGame, change: WrittenChange): CompiledQuery<Begun> {
  const { rows, shots, checkpoint, outcome, report } = change;
  const { id, ruleset, version, title, setup, seed, dice, seats, referee, forked, tabled, isListed } = game;
  return CompiledQuery.raw(CREATE, [
    ...[id, ruleset, version, title, setup, seed, dice, seats, referee, forked, tabled, isListed],
    ...[checkpoint === 'null' ? '' : checkpoint, outcome, report],
    ...[rows.map(({ n }) => n), rows.map(({ row }) => row), rows.map(({ why }) => why)].map(inOneText),
    ...[shots?.n ?? null, shots?.text ?? null],
  ]);
}

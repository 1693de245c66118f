import type { Checkpoint, MatchReport, Outcome, Row } from '@hardtop/kernel';
import { CompiledQuery } from 'kysely';
import { listOfShots } from './film-rows.ts';
import { inOneText, list, listOfSome } from './text-lists.ts';

/** What is added to a game that goes on, in letters. */
export interface WrittenChange {
  readonly game: string;
  readonly rows: readonly { readonly n: number; readonly row: string; readonly why: string }[];
  readonly shots: { readonly n: number; readonly text: string } | null;
  /** Empty where the rest point is the one that is stored. */
  readonly checkpoint: string;
  /** Empty until the game is over. */
  readonly outcome: string;
  readonly report: string;
  /** How long all that is. */
  readonly bytes: number;
}

interface AddedToGame {
  readonly rows: readonly { readonly row: Row; readonly why: string | null }[];
  readonly shots: readonly string[];
  readonly checkpoint?: Checkpoint | null;
  readonly end: { readonly outcome: Outcome; readonly report: MatchReport } | null;
}

export function writeChange(game: string, { rows, shots, checkpoint, end }: AddedToGame): WrittenChange {
  const written = rows.map(({ row, why }) => ({ n: row.n, row: JSON.stringify(row), why: JSON.stringify(why) }));
  const text = shots.length === 0 ? '' : listOfShots(shots);
  const point = checkpoint === undefined ? '' : JSON.stringify(checkpoint);
  const outcome = end === null ? '' : JSON.stringify(end.outcome);
  const report = end === null ? '' : JSON.stringify(end.report);
  const besides = text.length + point.length + outcome.length + report.length;
  return {
    game,
    rows: written,
    shots: text === '' ? null : { n: rows.at(-1)?.row.n ?? 0, text },
    checkpoint: point,
    outcome,
    report,
    bytes: written.reduce((sum, { row, why }) => sum + row.length + why.length, besides),
  };
}

// `json #>> '{}'` reads a text out of its JSON; that of null is null.
// Whoever has a game just then is not waited for: a group would wait as one. `not distinct`: of two indexes it would read the one by holder as
// well, which names every game of the node.
// The game's own row is long and stands in indexes: most answers leave it alone. How long the game has been quiet its last row says.
const APPEND = `
with change as (
  select * from unnest(${list(2)}, ${listOfSome(3)}, ${listOfSome(4)}, ${listOfSome(5)}) as c (game, checkpoint, outcome, report)
), held as materialized (
  select id from games where id = any(${list(2)}) and lease_holder is not distinct from $1::text
  for no key update skip locked
), added_rows as (
  insert into rows (game, n, row, why)
  select r.game, r.n::integer, r.row::json, r.why::json #>> '{}'
  from unnest(${list(6)}, ${list(7)}, ${list(8)}, ${list(9)}) as r (game, n, row, why)
  join held on held.id = r.game
), added_shots as (
  insert into shots (game, n, shots)
  select s.game, s.n::integer, s.shots::json
  from unnest(${list(10)}, ${list(11)}, ${list(12)}) as s (game, n, shots)
  join held on held.id = s.game
), touched as (
  update games set
    updated_at = now(),
    checkpoint = case when change.checkpoint is null then games.checkpoint else nullif(change.checkpoint, 'null')::json end,
    outcome = coalesce(change.outcome::jsonb, games.outcome),
    report = coalesce(change.report::json, games.report)
  from change join held on held.id = change.game
  where games.id = change.game
    and (change.checkpoint is not null or change.outcome is not null or games.updated_at < now() - interval '1 minute')
)
select id from held`;

/** Always the same words, so that PostgreSQL need not read them again each time. */
export const APPEND_STATEMENT = { name: 'append', sql: APPEND };

/** Adds to each of these games that `node` holds, and gives their ids. A game comes once. */
export function appendQuery(node: string, changes: readonly WrittenChange[]): CompiledQuery<{ readonly id: string }> {
  const rows = changes.flatMap((change) => change.rows);
  const shots = changes.flatMap((change) => change.shots ?? []);
  const columns = [
    changes.map(({ game }) => game),
    changes.map(({ checkpoint }) => checkpoint),
    changes.map(({ outcome }) => outcome),
    changes.map(({ report }) => report),
    changes.flatMap(({ game, rows }) => rows.map(() => game)),
    rows.map(({ n }) => n),
    rows.map(({ row }) => row),
    rows.map(({ why }) => why),
    changes.flatMap(({ game, shots }) => (shots === null ? [] : game)),
    shots.map(({ n }) => n),
    shots.map(({ text }) => text),
  ];
  return CompiledQuery.raw(APPEND, [node, ...columns.map(inOneText)]);
}

// Digests on some of the rows: a short name for all that had come of the rows since the last one. Rules that give another world
// for the same rows are found out where the difference begins. Private, like the rows: they cover what is secret.

import { canonicalJson, hashOf, type Problem } from '@hardtop/kernel';
import type { Row } from './rows.ts';
import type { Entry } from './state.ts';

/** Rows between two digests. */
const DIGEST_EVERY = 24;
const DIGEST_LENGTH = 16;

/** The row with its digest, where one is due. An amendment reaches back, so it has none. */
export function withDigest(row: Row, before: readonly Row[], entries: readonly Entry[]): Row {
  const last = before.findLast(({ digest }) => digest !== undefined)?.n ?? 0;
  if (row.kind === 'amend' || row.n - last < DIGEST_EVERY) return row;
  return { ...row, digest: digestOf(entries.filter((entry) => entry.row > last)) };
}

/** The first digest that names something else than what comes of its rows now. Those before an amendment knew nothing of it. */
export function digestProblem(rows: readonly Row[], entries: readonly Entry[]): Problem | null {
  const amended = rows.findLastIndex(({ kind }) => kind === 'amend');
  let told = 0;
  let since: Entry[] = [];
  for (const [i, row] of rows.entries()) {
    const entry = entries[told];
    if (entry?.row === row.n) {
      since.push(entry);
      told += 1;
    }
    if (row.digest === undefined) continue;
    if (i > amended && digestOf(since) !== row.digest) return departure(i, since[0]?.row ?? row.n, row.n);
    since = [];
  }
  return null;
}

function departure(index: number, from: number, to: number): Problem {
  const message = `Row ${to}: what comes of rows ${from} to ${to} is not what came of them when they were written.`;
  return { code: 'digest', field: `rows.${index}`, message };
}

function digestOf(entries: readonly Entry[]): string {
  return hashOf(canonicalJson(entries.map(whatCame))).slice(0, DIGEST_LENGTH);
}

/** What was told and what was rolled, not the form it is kept in. */
function whatCame({ kind, where, facts, rolls, met }: Entry): unknown {
  const rolled = [...rolls, ...met.flatMap(({ encounter }) => encounter.rolls)];
  return { kind, where, facts, rolls: rolled.map(({ path, total, row }) => [path, total, row]) };
}

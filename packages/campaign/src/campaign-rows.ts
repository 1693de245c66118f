// The rows of a campaign are the kernel's rows: forms that the referee filled in, amendments, and what was taken back. A
// ruleset reads them as deeds: what was done, when, and how it was filled in.

import type { Params, Row } from '@hardtop/kernel';

/** What the referee did, as its ruleset knows it: its own fields stand beside these. */
export interface Deed {
  readonly n: number;
  /** When, by the campaign's own clock. */
  readonly at: Params;
  readonly kind: string;
  readonly digest?: string;
}

const HEAD = { ask: '', seat: null, by: 'referee' } as const;

export function makeCampaignRow({ n, at, kind, digest, ...fields }: Deed): Row {
  const { reason, action, ...form }: Readonly<Record<string, unknown>> = fields;
  const isAmendment = kind === 'amend';
  return {
    n,
    kind: isAmendment ? 'amend' : 'form',
    ...HEAD,
    option: isAmendment ? String(action) : kind,
    params: at,
    form,
    ...(typeof reason === 'string' ? { note: reason } : {}),
    ...(digest === undefined ? {} : { digest }),
  };
}

export function deedOf({ n, kind, option, params, form, note, digest }: Row): Deed {
  return {
    ...form,
    n,
    at: params,
    ...(kind === 'amend' ? { kind, action: option } : { kind: option }),
    ...(note === undefined ? {} : { reason: note }),
    ...(digest === undefined ? {} : { digest }),
  };
}

/** The row that takes another one back, wherever it stands. */
export function dropRow(rows: readonly Row[], row: number): Row {
  return { n: rows.length + 1, kind: 'undo', ...HEAD, option: 'drop', params: { row } };
}

/** The row that says: from here on under these rules. */
export function upgradeRow(rows: readonly Row[], version: string): Row {
  return { n: rows.length + 1, kind: 'upgrade', ...HEAD, option: version, params: {} };
}

/** The version under which a journal goes on; `begun`: the one it began under. */
export function versionAfter(begun: string, rows: readonly Row[]): string {
  return rows.findLast(({ kind }) => kind === 'upgrade')?.option ?? begun;
}

/** A row that counts, and the number it has among those. */
interface CountedRow {
  readonly row: Row;
  readonly n: number;
  /** What its digest covers has not changed since. */
  readonly isSigned: boolean;
}

/** Rows that count, as if those that were taken back had never been. */
export function countedRows(rows: readonly Row[]): readonly CountedRow[] {
  const dropped = droppedRows(rows);
  // Where one was dropped from the middle, digests after it covered it; under other rules none holds.
  const unsigned = new Set<Row>();
  let from = Number.POSITIVE_INFINITY;
  for (const row of [...rows].reverse()) {
    if (row.kind === 'upgrade') from = 0;
    if (row.kind === 'undo') from = Math.min(from, row.params.row ?? from);
    if (row.n > from) unsigned.add(row);
  }
  let gone = 0;
  return rows.flatMap((row) => {
    const isCounted = (row.kind === 'form' || row.kind === 'amend') && !dropped.has(row);
    if (isCounted) return [{ row, n: row.n - gone, isSigned: !unsigned.has(row) }];
    gone += 1;
    return [];
  });
}

/** One pass, however much was taken back. */
function droppedRows(rows: readonly Row[]): ReadonlySet<Row> {
  const dropped = new Set<Row>();
  const byNumber = new Map<number, Row>();
  for (const row of rows) {
    const target = row.kind === 'undo' ? byNumber.get(row.params.row ?? 0) : undefined;
    if (target !== undefined) dropped.add(target);
    byNumber.set(row.n, row);
  }
  return dropped;
}

/** What was done, of all that counts. */
export function deedsOf(rows: readonly Row[]): readonly Deed[] {
  return countedRows(rows).map(({ row, n }) => ({ ...deedOf(row), n }));
}

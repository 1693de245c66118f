// What the players read of an entry: what the referee has shown and hidden lies over what is told or kept by itself.

import type { Campaign } from '../campaign/campaign.ts';
import type { Row } from '../campaign/rows.ts';
import type { Clock } from '../travel/clock.ts';

/** Lines by their time: shown or hidden, as was said last. */
type ShownLines = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

const NOTHING_SAID: ReadonlyMap<string, boolean> = new Map();

function keyOf({ day, period }: Clock): string {
  return `${day}/${period}`;
}

function shownLines(rows: readonly Row[]): ShownLines {
  const all = new Map<string, Map<string, boolean>>();
  for (const row of rows) {
    if (row.kind !== 'show') continue;
    const key = keyOf(row.when);
    const lines = all.get(key) ?? new Map<string, boolean>();
    lines.set(row.line, row.players);
    all.set(key, lines);
  }
  return all;
}

export function linesAt(shown: ShownLines, at: Clock): ReadonlyMap<string, boolean> {
  return shown.get(keyOf(at)) ?? NOTHING_SAID;
}

/** What was said of a line, else whether it is told by itself. */
export function isShownBy(
  said: ReadonlyMap<string, boolean>,
  { text, secret }: { readonly text: string; readonly secret?: true },
): boolean {
  return said.get(text) ?? secret !== true;
}

const CACHE = new WeakMap<Campaign, ShownLines>();

/** The same for a campaign, worked out once. */
export function shownIn(campaign: Campaign): ShownLines {
  const known = CACHE.get(campaign);
  if (known !== undefined) return known;
  const shown = shownLines(campaign.journal.rows);
  CACHE.set(campaign, shown);
  return shown;
}

// "Weapon links: two MDs; two OJs; all four together; one MD and one OJ."

import type { WeaponId } from '../../catalog/weapons.ts';
import type { WeaponDraft } from './draft.ts';
import type { Page, Reader } from './page.ts';
import { sides } from './read-places.ts';
import { LINKED, weaponName } from './weapon-item.ts';
import { wordsFor } from './words.ts';

const HEADING = wordsFor({ links: 'weapon links, links, linked weapons, weapons linked, linkage, link' });

interface Member {
  readonly weapon: WeaponId;
  readonly count: number;
  readonly mount: WeaponDraft['mount'];
}

function member(page: Page): Member | null {
  const { cursor } = page;
  return cursor.attempt(() => {
    const count = cursor.attempt(() => cursor.count());
    const before = cursor.attempt(() => sides(cursor, false))?.sides[0] ?? null;
    const weapon = weaponName(cursor);
    if (weapon === null) return null;
    const isPlural = cursor.isPlural();
    const after = cursor.attempt(() => sides(cursor, false))?.sides[0] ?? null;
    return { weapon, count: count ?? (isPlural ? 2 : 1), mount: before ?? after };
  });
}

/** So many weapons out of the rows, taking a row apart where only some of it are meant. */
function pick(page: Page, { weapon, count, mount }: Member): readonly WeaponDraft[] {
  const rows = page.part.weapons;
  const picked: WeaponDraft[] = [];
  let left = count;
  for (let i = 0; i < rows.length && left > 0; i += 1) {
    const row = rows[i];
    if (row === undefined || row.weapon !== weapon || (mount !== null && row.mount !== mount)) continue;
    if (row.count > left) {
      rows.splice(i + 1, 0, { ...row, count: row.count - left, links: [...row.links] });
      row.count = left;
    }
    left -= row.count;
    picked.push(row);
  }
  return left === 0 ? picked : [];
}

/** One set up to its semicolon; null if it makes no sense. */
function set(page: Page, named: Set<string>): readonly WeaponDraft[] | null {
  const { cursor } = page;
  if (cursor.word('all')) {
    cursor.attempt(() => cursor.count());
    cursor.skip('together', 'of', 'them', 'weapons');
    return page.part.weapons.filter(({ weapon }) => named.has(weapon));
  }
  const rows: WeaponDraft[] = [];
  let more = member(page);
  while (more !== null) {
    named.add(more.weapon);
    rows.push(...pick(page, more));
    more = cursor.attempt(() => (cursor.joint() || cursor.word('with', 'to') ? member(page) : null));
  }
  return rows.length === 0 ? null : rows;
}

/** "both linked to the MG front", "all four linked together": a link of what was named last, with a weapon behind "to". */
export const readLinkedTogether: Reader = (page) => {
  const { cursor, part } = page;
  const rows = cursor.attempt(() => {
    if (!cursor.word('all', 'both')) return null;
    const isBoth = cursor.tokens[cursor.at - 1]?.text === 'both';
    const count = cursor.attempt(() => cursor.count());
    cursor.skip('of', 'them', 'these', 'are', 'guns', 'weapons');
    return cursor.word(...LINKED) ? lastNamed(part.weapons, count, isBoth) : null;
  });
  if (rows === null || rows.length === 0) return false;
  cursor.word('together');
  const link = page.newLink();
  for (const row of rows) row.links.push(link);
  cursor.attempt(() => (cursor.word('to', 'with') ? otherEnd(page, link) : null));
  return true;
};

/** So many of the last, whole rows; with no number both of the last two, or all there are. */
function lastNamed(rows: readonly WeaponDraft[], count: number | null, isBoth: boolean): readonly WeaponDraft[] {
  let left = count ?? (isBoth ? 2 : Number.POSITIVE_INFINITY);
  const named: WeaponDraft[] = [];
  for (const row of [...rows].reverse()) {
    if (left <= 0) break;
    named.push(row);
    left -= row.count;
  }
  return left === 0 || left === Number.POSITIVE_INFINITY ? named : [];
}

/** A weapon named before hangs on the link too; one that is named only here will. */
function otherEnd(page: Page, link: string): true | null {
  const { cursor, part } = page;
  cursor.skip('the', 'a', 'an');
  const start = cursor.at;
  const found = member(page);
  if (found === null) return null;
  const row = part.weapons.findLast(
    ({ weapon, mount }) => weapon === found.weapon && (found.mount === null || mount === found.mount),
  );
  if (row !== undefined) {
    row.links.push(link);
    return true;
  }
  page.nextLink = link;
  cursor.at = start;
  return true;
}

export const readLinks: Reader = (page) => {
  const { cursor } = page;
  const isHeading = cursor.attempt(() => (cursor.take(HEADING) !== null && cursor.mark(':', '—') ? true : null));
  if (isHeading === null) return false;
  const named = new Set<string>();
  for (;;) {
    const rows = cursor.attempt(() => set(page, named));
    if (rows === null) break;
    const link = page.newLink();
    for (const row of rows) row.links.push(link);
    if (!cursor.mark(';', ',')) break;
  }
  return true;
};

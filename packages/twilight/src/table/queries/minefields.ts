import { MINES } from '../../catalog/mines.ts';
import { isIn } from '../../scenarios/map-reader.ts';
import type { Cell, MineKind } from '../../scenarios/world.ts';
import { mineChance } from '../figures/heavy/explosives.ts';
import type { State, Table } from '../state/state.ts';
import type { LaidMine } from '../state/things.ts';
import { cellText, sameCell } from './position.ts';
import { gridOf } from './ways.ts';

const LARGE = 8;

/** A field of the map or one that came later, as it is in one square. */
export interface Field {
  /** `field:2` of the set-up, or the id of a thing. */
  readonly id: string;
  readonly kind: MineKind;
  readonly density: number;
  readonly known: number;
  readonly camouflaged: boolean;
}

/** All fields that a square lies in, marked ways through them aside. */
export function fieldsAt({ setup, state }: Table, at: Cell): readonly Field[] {
  const found: Field[] = [];
  setup.minefields.forEach(({ kind, region, hidden }, i) => {
    const field = state.minefields[i];
    if (field === undefined || field.density === 0 || region.l !== at.l || !isIn(region, at.x, at.y)) return;
    if (field.cleared.includes(cellText(at))) return;
    found.push({ id: `field:${i}`, kind, density: field.density, known: field.known, camouflaged: hidden });
  });
  for (const thing of state.things) {
    if (thing.kind !== 'mine' || thing.what === 'claymore') continue;
    const each = LARGE / gridOf(setup, at);
    const [w, h] = [thing.width * each, thing.height * each];
    const isIn = thing.width <= 1 ? sameCell(thing.at, at) : isAbout(thing.at, at, w, h);
    if (isIn && !thing.cleared.includes(cellText(at)))
      found.push({ id: thing.id, kind: thing.what, density: thing.density, known: thing.known, camouflaged: false });
  }
  return found;
}

/** What is known of the squares of a field; null: there is no such field any more. */
export function clearingOf({ minefields, things }: State, id: string): Pick<LaidMine, 'cleared' | 'lifted'> | null {
  if (id.startsWith('field:')) return minefields[Number(id.slice('field:'.length))] ?? null;
  const thing = things.find((one) => one.id === id);
  return thing?.kind === 'mine' ? thing : null;
}

/** A mine by itself, whose place everybody knows who knows of it. */
export const isLoneMine = ({ things }: State, id: string): boolean =>
  things.some((thing) => thing.id === id && thing.kind === 'mine' && thing.width <= 1);

/** Fields whose mine in this square has been marked, and can be lifted now (L2853). */
export function markedFieldsAt({ setup, state }: Table, at: Cell): readonly string[] {
  const text = cellText(at);
  const isLeft = ({ cleared, lifted }: Pick<LaidMine, 'cleared' | 'lifted'>): boolean =>
    cleared.includes(text) && !lifted.includes(text);
  const found: string[] = [];
  setup.minefields.forEach((_, i) => {
    const field = state.minefields[i];
    if (field !== undefined && isLeft(field)) found.push(`field:${i}`);
  });
  for (const thing of state.things) if (thing.kind === 'mine' && isLeft(thing)) found.push(thing.id);
  return found;
}

/** A block of squares about its middle. */
const isAbout = (middle: Cell, { l, x, y }: Cell, w: number, h: number): boolean =>
  l === middle.l && Math.abs(x - middle.x) * 2 <= w && Math.abs(y - middle.y) * 2 <= h;

export type Walker = 'personnel' | 'vehicle';

/** Antitank mines do not mind people. */
export const isMinedFor = ({ kind }: Field, who: Walker): boolean => who === 'vehicle' || kind === 'antipersonnel';

/** Large squares of a way that lie in a field: small ones are counted together. */
export function squaresIn(table: Table, id: string, path: readonly Cell[]): number {
  const [first] = path;
  if (first === undefined) return 0;
  const inside = path.filter((cell) => fieldsAt(table, cell).some((field) => field.id === id)).length;
  return Math.ceil((inside * gridOf(table.setup, first)) / LARGE);
}

/** The percentage of a way through all fields that its walker knows of, for previews. */
export function knownMineRisk(table: Table, side: number, who: Walker, path: readonly Cell[]): number {
  let safe = 1;
  const seen = new Set<string>();
  for (const cell of path)
    for (const field of fieldsAt(table, cell)) {
      if (seen.has(field.id) || (field.known & (1 << side)) === 0 || !isMinedFor(field, who)) continue;
      seen.add(field.id);
      safe *= 1 - mineChance(field.density, squaresIn(table, field.id, path), who) / 100;
    }
  return 1 - safe;
}

export const mineFigures = (kind: MineKind): (typeof MINES)[MineKind] => MINES[kind];

/** Those that a side knows of. */
export const knownFieldsAt = (table: Table, side: number, at: Cell): readonly Field[] =>
  fieldsAt(table, at).filter(({ known }) => (known & (1 << side)) !== 0);

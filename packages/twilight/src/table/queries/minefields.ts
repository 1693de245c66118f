import { MINES } from '../../catalog/mines.ts';
import { isIn } from '../../scenarios/map-reader.ts';
import type { Cell, MineKind } from '../../scenarios/world.ts';
import { mineChance } from '../figures/heavy/explosives.ts';
import type { Table } from '../state/state.ts';
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
    if (isIn)
      found.push({ id: thing.id, kind: thing.what, density: thing.density, known: thing.known, camouflaged: false });
  }
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

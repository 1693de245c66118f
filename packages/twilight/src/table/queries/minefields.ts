import { MINES } from '../../catalog/mines.ts';
import { isIn } from '../../scenarios/map-reader.ts';
import type { Cell, MineKind } from '../../scenarios/world.ts';
import { mineChance } from '../figures/heavy/explosives.ts';
import type { State, Table } from '../state/state.ts';
import type { LaidMine } from '../state/things.ts';
import { cellText, sameCell } from './position.ts';
import { gridOf, isOnMap } from './ways.ts';

const LARGE = 8;

/** A field of the map or one that came later, as it is in one square. */
export interface Field {
  /** `field:2` of the set-up, or the id of a thing. */
  readonly id: string;
  readonly kind: MineKind;
  readonly density: number;
  readonly known: number;
  readonly camouflaged: boolean;
  /** Fired there by rounds: where several blocks lie over each other they are one denser field (L2871). */
  readonly scattered: boolean;
}

/** All fields that a square lies in, marked ways through them aside. */
export function fieldsAt({ setup, state }: Table, at: Cell): readonly Field[] {
  const found: Field[] = [];
  setup.minefields.forEach(({ kind, region, hidden }, i) => {
    const field = state.minefields[i];
    if (field === undefined || field.density === 0 || region.l !== at.l || !isIn(region, at.x, at.y)) return;
    if (field.cleared.includes(cellText(at))) return;
    const { density, known } = field;
    found.push({ id: `field:${i}`, kind, density, known, camouflaged: hidden, scattered: false });
  });
  for (const thing of state.things) {
    if (thing.kind !== 'mine' || thing.what === 'claymore') continue;
    const each = LARGE / gridOf(setup, at);
    const [w, h] = [thing.width * each, thing.height * each];
    const scattered = thing.width > 1;
    const isIn = scattered ? isAbout(thing.at, at, w, h) : sameCell(thing.at, at);
    if (!isIn || thing.cleared.includes(cellText(at))) continue;
    const { id, what: kind, density, known } = thing;
    found.push({ id, kind, density, known, camouflaged: false, scattered });
  }
  return found;
}

/** What is known of the squares of a field; null: there is no such field any more. */
export function clearingOf({ minefields, things }: State, id: string): Pick<LaidMine, 'cleared' | 'lifted'> | null {
  if (id.startsWith('field:')) return minefields[Number(id.slice('field:'.length))] ?? null;
  const thing = things.find((one) => one.id === id);
  return thing?.kind === 'mine' ? thing : null;
}

/** A marked way: the large square, or four meters of its eight on the small grid, along which he faces (L2851). */
export function pathThrough(setup: Table['setup'], { l, x, y }: Cell, facing: number): readonly Cell[] {
  const side = LARGE / gridOf(setup, { l, x, y });
  const half = Math.max(1, side / 2);
  const isUpright = facing % 4 === 0;
  const [west, north] = [x - (x % (isUpright ? half : side)), y - (y % (isUpright ? side : half))];
  const [width, height] = isUpright ? [half, side] : [side, half];
  const cells: Cell[] = [];
  for (let dy = 0; dy < height; dy++) for (let dx = 0; dx < width; dx++) cells.push({ l, x: west + dx, y: north + dy });
  return cells.filter((cell) => isOnMap(setup, cell));
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

/** A block of so many squares about its middle, one more before it than behind where their number is even. */
const isAbout = (middle: Cell, { l, x, y }: Cell, w: number, h: number): boolean =>
  l === middle.l && isWithin(x - middle.x, w) && isWithin(y - middle.y, h);

const isWithin = (off: number, size: number): boolean => off >= -Math.floor(size / 2) && off < Math.ceil(size / 2);

export type Walker = 'personnel' | 'vehicle';

/** Antitank mines do not mind people. */
export const isMinedFor = ({ kind }: Field, who: Walker): boolean => who === 'vehicle' || kind === 'antipersonnel';

/** What is rolled for together: scattered mines of a kind, or a field by itself. */
export const clusterOf = ({ id, kind, scattered }: Field): string => (scattered ? `scattered:${kind}` : id);

/** The squares of a way that lie in a cluster, with the mines to each. */
function densitiesOn(table: Table, cluster: string, path: readonly Cell[], counts: (field: Field) => boolean) {
  return path
    .map((cell) => fieldsAt(table, cell).filter((field) => clusterOf(field) === cluster && counts(field)))
    .filter((fields) => fields.length > 0)
    .map((fields) => fields.reduce((sum, { density }) => sum + density, 0));
}

/** Percent that a mine of a cluster goes off on a way. Large squares count: small ones are taken together. */
export function chanceOn(
  table: Table,
  cluster: string,
  path: readonly Cell[],
  who: Walker,
  counts: (field: Field) => boolean = () => true,
): number {
  const densities = densitiesOn(table, cluster, path, counts);
  const [first] = path;
  if (first === undefined || densities.length === 0) return 0;
  const mean = densities.reduce((sum, density) => sum + density, 0) / densities.length;
  const squares = Math.ceil((densities.length * gridOf(table.setup, first)) / LARGE);
  return mineChance(Math.round(mean * EXACT) / EXACT, squares, who);
}

/** Sums of hundredths are rounded back to what they are. */
const EXACT = 1e6;

/** The percentage of a way through all fields that its walker knows of, for previews. */
export function knownMineRisk(table: Table, side: number, who: Walker, path: readonly Cell[]): number {
  let safe = 1;
  const seen = new Set<string>();
  const isKnown = ({ known }: Field): boolean => (known & (1 << side)) !== 0;
  for (const cell of path)
    for (const field of fieldsAt(table, cell)) {
      const cluster = clusterOf(field);
      if (seen.has(cluster) || !isKnown(field) || !isMinedFor(field, who)) continue;
      seen.add(cluster);
      safe *= 1 - chanceOn(table, cluster, path, who, isKnown) / 100;
    }
  return 1 - safe;
}

export const mineFigures = (kind: MineKind): (typeof MINES)[MineKind] => MINES[kind];

/** Those that a side knows of. */
export const knownFieldsAt = (table: Table, side: number, at: Cell): readonly Field[] =>
  fieldsAt(table, at).filter(({ known }) => (known & (1 << side)) !== 0);

import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { CoverId } from '../scenarios/world.ts';
import { house, type LevelFile, pane } from './kit.ts';

// What still stands above the ground floors of the shelled village: two storeys of city hall, stores and tenements, three of the bank, four of
// the apartments, of which the third is as high as anybody goes (3780-3812).

type Rect = readonly [x: number, y: number, w: number, h: number];
type Links = NonNullable<ScenarioFile['links']>;
interface Storeyed {
  readonly name: string;
  readonly rect: Rect;
  readonly cover: CoverId;
  /** There is a floor above the next one, too. */
  readonly isTall: boolean;
  /** The stairs to the first floor have come down. */
  readonly isBroken?: boolean;
}

const BANK: Storeyed = {
  ...{ name: 'Bank', rect: [26, 13, 4, 5], cover: 'thick-stone-wall', isTall: true, isBroken: true },
};
const STOREYED: readonly Storeyed[] = [
  { name: 'City hall', rect: [19, 9, 6, 4], cover: 'thick-stone-wall', isTall: false },
  BANK,
  { name: 'Apartments', rect: [8, 6, 3, 6], cover: 'thick-brick-wall', isTall: true },
  { name: 'Eastern apartments', rect: [31, 14, 3, 6], cover: 'thick-brick-wall', isTall: true },
  { name: 'Tenement', rect: [13, 6, 3, 5], cover: 'thick-brick-wall', isTall: false },
  { name: 'Southern tenement', rect: [31, 22, 3, 5], cover: 'thick-brick-wall', isTall: false },
  { name: 'Stores', rect: [26, 20, 4, 4], cover: 'brick-wall', isTall: false },
  { name: 'Western stores', rect: [8, 14, 4, 3], cover: 'brick-wall', isTall: false },
];
const STOREY = 4;

/** Four walls with a window in each. */
function floorOf({ name, rect, cover }: Storeyed) {
  const [x, y, w, h] = rect;
  const [midX, midY] = [x + Math.floor(w / 2), y + Math.floor(h / 2)];
  return house(name, rect, cover, [
    pane(midX, y, 'north'),
    pane(midX, y + h - 1, 'south'),
    pane(x, midY, 'west'),
    pane(x + w - 1, midY, 'east'),
  ]);
}

type Sized = Pick<LevelFile, 'id' | 'width' | 'height'>;

/** The two levels above the village. */
export function upperFloors({ width, height }: Sized, light: 'full' | 'dark'): readonly LevelFile[] {
  const level = (id: string, name: string, storeys: number, some: readonly Storeyed[]): LevelFile => ({
    ...{ id, name, width, height, light, elevation: STOREY * storeys, ground: 'void' },
    buildings: some.map(floorOf),
    places: [{ id: `far-side-${id}`, name: `${name} east of the camp`, rect: [12, 0, width - 12, height] }],
  });
  return [
    level('first-floors', 'First floors', 1, STOREYED),
    level('second-floors', 'Second floors', 2, STOREYED.filter(({ isTall }) => isTall)), // biome-ignore format: a level a line
  ];
}

/** Stairs, but for the bank, where one needs a rope and two turns. */
export function stairsTo({ id }: Sized): Links {
  const way = ({ rect: [x, y], isBroken }: Storeyed, from: string, to: string): Links[number] => ({
    ...(isBroken === true && from === id
      ? { kind: 'rope', actions: 12, task: { attribute: 'AGL', level: 'average' } }
      : { kind: 'stairs', actions: 1 }),
    from: { level: from, x: x + 1, y: y + 1 },
    to: { level: to, x: x + 1, y: y + 1 },
  });
  return [
    ...STOREYED.map((one) => way(one, id, 'first-floors')),
    ...STOREYED.filter(({ isTall }) => isTall).map((one) => way(one, 'first-floors', 'second-floors')),
  ];
}

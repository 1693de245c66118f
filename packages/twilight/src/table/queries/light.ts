import { CARRIED_LIGHTS, FEELING_ONES_WAY } from '../../catalog/sight.ts';
import type { Cell, LightLevel } from '../../scenarios/world.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import type { State, Table } from '../state/state.ts';
import { metersBetween } from './lines.ts';
import { cellOf } from './position.ts';

type CarriedLight = Exclude<keyof typeof CARRIED_LIGHTS, 'ruling'>;

const isLight = (what: Item['what']): what is CarriedLight =>
  what === 'flashlight' || what === 'torch' || what === 'candle' || what === 'match';

/** Something that shines: meters of full and of limited light around it. */
interface Lamp {
  readonly from: Cell;
  readonly full: number;
  readonly limited: number;
}

/** Everything that shines at a moment, and how light that makes the squares that somebody has looked at. */
export class Lights {
  private readonly setup: Table['setup'];
  private readonly own: readonly LightLevel[];
  private readonly lamps: readonly Lamp[];
  private readonly known = new Map<number, LightLevel>();

  constructor({ setup, state }: Table, lamps: readonly Lamp[]) {
    this.setup = setup;
    this.own = [...state.light];
    this.lamps = lamps;
  }

  /** The level's own light, or the best of the lamps that reach a square. */
  at(cell: Cell): LightLevel {
    const own = this.own[cell.l] ?? 'full';
    if (own === 'full') return own;
    const key = (cell.l * MOST_ACROSS + cell.y) * MOST_ACROSS + cell.x;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.shining(cell) ?? own;
    this.known.set(key, found);
    return found;
  }

  private shining(at: Cell): LightLevel | null {
    let best: LightLevel | null = null;
    for (const { from, full, limited } of this.lamps) {
      const meters = metersBetween(this.setup, from, at);
      if (meters <= full) return 'full';
      if (meters <= limited) best = 'limited';
    }
    return best;
  }

  isSame(light: readonly LightLevel[], lamps: readonly Lamp[]): boolean {
    return (
      lamps.length === this.lamps.length &&
      light.every((one, l) => one === this.own[l]) &&
      lamps.every((lamp, i) => {
        const was = this.lamps[i];
        return lamp.from === was?.from && lamp.full === was.full && lamp.limited === was.limited;
      })
    );
  }
}

/** Squares to the side of a level and beyond: in a key. */
const MOST_ACROSS = 1 << 10;

/** The last of each game: squares are lit alike until a lamp is moved or switched. */
const last = new WeakMap<State, Lights>();

/** Whoever looks at many squares asks for it once. */
export function lightsOf(table: Table): Lights {
  const { state } = table;
  const lamps = lampsOf(table);
  const before = last.get(state);
  if (before?.isSame(state.light, lamps) === true) return before;
  const lights = new Lights(table, lamps);
  last.set(state, lights);
  return lights;
}

function lampsOf({ setup, state }: Table): readonly Lamp[] {
  const lamps: Lamp[] = [];
  if (state.light.every((light) => light === 'full')) return lamps;
  setup.lamps.forEach(({ at, full, limited }, i) => {
    if (state.lamps[i] === true) lamps.push({ from: at, full, limited });
  });
  for (const thing of state.things) {
    if (thing.kind === 'glow') lamps.push({ from: thing.at, full: thing.full, limited: thing.limited });
    if (thing.kind === 'fire') lamps.push({ from: thing.at, full: thing.radius, limited: 2 * thing.radius });
  }
  for (const person of state.people) {
    for (const item of person.carries) {
      if (!item.on || !isLight(item.what)) continue;
      const from = cellOf(state, person);
      if (from !== null) lamps.push({ from, full: CARRIED_LIGHTS[item.what], limited: CARRIED_LIGHTS[item.what] });
    }
  }
  return lamps;
}

/** How light it is in a square. */
export const lightAt = (table: Table, at: Cell): LightLevel =>
  table.state.light[at.l] === 'full' ? 'full' : lightsOf(table).at(at);

/** What of a walk somebody manages under ground by the light that he has, and nothing faster; null: any pace he likes. */
export function groping(table: Table, person: Person): number | null {
  const { setup, state } = table;
  const { at, carries } = person;
  if (at === null || state.light[at.l] !== 'dark' || (setup.levels[at.l]?.elevation ?? 0) >= 0) return null;
  if (carries.some(({ what, on }) => on && what === 'flashlight')) return null;
  if (carries.some(({ what, on }) => on && isLight(what))) return FEELING_ONES_WAY.flame;
  return lightAt(table, at) === 'dark' ? FEELING_ONES_WAY.dark : null;
}

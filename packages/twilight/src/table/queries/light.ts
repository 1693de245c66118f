import { CARRIED_LIGHTS } from '../../catalog/sight.ts';
import type { Cell, LightLevel } from '../../scenarios/world.ts';
import type { Item } from '../state/item.ts';
import type { Table } from '../state/state.ts';
import { metersBetween } from './lines.ts';
import { cellOf } from './position.ts';

type CarriedLight = Exclude<keyof typeof CARRIED_LIGHTS, 'ruling'>;

const isLight = (what: Item['what']): what is CarriedLight =>
  what === 'flashlight' || what === 'torch' || what === 'candle' || what === 'match';

/** How light it is in a square: the level's own light, or the best of the lamps that reach it. */
export function lightAt(table: Table, at: Cell): LightLevel {
  const { state } = table;
  const own = state.light[at.l] ?? 'full';
  if (own === 'full') return own;
  return reachedBy(table, at) ?? own;
}

function reachedBy({ setup, state }: Table, at: Cell): LightLevel | null {
  let best: LightLevel | null = null;
  const shine = (from: Cell, full: number, limited: number): boolean => {
    const meters = metersBetween(setup, from, at);
    if (meters <= full) return true;
    if (meters <= limited) best = 'limited';
    return false;
  };
  for (const [i, lamp] of setup.lamps.entries())
    if (state.lamps[i] === true && shine(lamp.at, lamp.full, lamp.limited)) return 'full';
  for (const thing of state.things) {
    if (thing.kind === 'glow' && shine(thing.at, thing.full, thing.limited)) return 'full';
    if (thing.kind === 'fire' && shine(thing.at, thing.radius, 2 * thing.radius)) return 'full';
  }
  for (const person of state.people) {
    for (const item of person.carries) {
      if (!item.on || !isLight(item.what)) continue;
      const from = cellOf(state, person);
      if (from !== null && shine(from, CARRIED_LIGHTS[item.what], CARRIED_LIGHTS[item.what])) return 'full';
    }
  }
  return best;
}

import { CREEPING, LIMITED_LIGHT } from '../../catalog/sight.ts';
import type { Cell } from '../../scenarios/world.ts';
import type { Person } from '../state/person.ts';
import { areHostile, sideBit, type Table } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { isConscious } from './able.ts';
import { type Lights, lightsOf } from './light.ts';
import { isLineClear, lineBetween, metersBetween } from './lines.ts';
import { eyesOf } from './position.ts';

/** Whether the line between two squares is open as things stand: doors shut, smoke, walls that still stand. */
export function isLineOpen({ setup, state }: Table, from: Cell, to: Cell): boolean {
  return (
    isLineClear(setup, state, from, to) && !(state.things.length > 0 && isInSmoke({ setup, state }, from, to, true))
  );
}

/** Whether nothing solid is between two squares: smoke hides, and stops neither bullets nor blasts. */
export const isWayClear = ({ setup, state }: Table, from: Cell, to: Cell): boolean =>
  isLineClear(setup, state, from, to);

/** Whether fog, mist or smoke lies in a square. */
export const isHazy = (table: Table, at: Cell): boolean => isMisty(table, at) || isInSmoke(table, at, at, false);

const isMisty = ({ setup }: Table, { l }: Cell): boolean => setup.levels[l]?.mist === true;

/** Whether smoke lies on the line: heavy smoke, or any. */
function isInSmoke({ setup, state }: Table, from: Cell, to: Cell, heavy: boolean): boolean {
  for (const thing of state.things) {
    if (thing.kind !== 'smoke' || state.turn > thing.until || (heavy && state.turn > thing.heavyUntil)) continue;
    if (passesBy(setup, from, to, thing.at, thing.radius)) return true;
  }
  return false;
}

/** Whether the straight line between two squares comes within so many meters of a third, on its level. */
function passesBy(setup: Table['setup'], from: Cell, to: Cell, at: Cell, radius: number): boolean {
  const level = setup.levels[at.l];
  if (level === undefined || (from.l !== at.l && to.l !== at.l)) return false;
  const reach = radius / level.grid;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((at.x - from.x) * dx + (at.y - from.y) * dy) / length));
  const [px, py] = [from.x + dx * t - at.x, from.y + dy * t - at.y];
  return px * px + py * py <= reach * reach;
}

/** Brush, wood, light smoke on the way, fog or mist about either: one band farther (L2468). */
export function isObscured(table: Table, from: Cell, to: Cell): boolean {
  const { setup, state } = table;
  if (isMisty(table, from) || isMisty(table, to)) return true;
  return lineBetween(setup, from, to).growth > 0 || (state.things.length > 0 && isInSmoke(table, from, to, false));
}

/** Whether what is in a square so far away shows in the light that is there. */
function isLitEnough(table: Table, at: Cell, meters: number, lights: Lights | null): boolean {
  const dark = table.setup.levels[at.l]?.darkSight ?? 0;
  if (meters <= dark) return true;
  const light = (lights ?? lightsOf(table)).at(at);
  return light === 'full' || (light === 'limited' && meters <= dark * LIMITED_LIGHT.times);
}

/** Whether somebody in one square sees what stands in another; `lights`: all that shine, where that is known already. */
export function seesSquare(table: Table, from: Cell, to: Cell, lights: Lights | null = null): boolean {
  const { state, setup } = table;
  if (state.light[to.l] !== 'full' && !isLitEnough(table, to, metersBetween(setup, from, to), lights)) return false;
  return isLineOpen(table, from, to);
}

/** He comes on quietly to where his squad is told to approach: not noticed, he is unseen at a walk as well. */
export const isCreeping = ({ state }: Table, { squad, seat }: Person): boolean =>
  state.squads.find((one) => one.name === squad && one.seat === seat)?.order === 'approach';

/** Who lies in hiding is seen by nobody; who creeps up, from close by. */
const isHiddenFrom = (table: Table, target: Person, from: Cell, to: Cell): boolean =>
  target.concealed && !(isCreeping(table, target) && metersBetween(table.setup, from, to) <= CREEPING.meters);

/** Whether a person sees another now. */
export function seesPerson(table: Table, observer: Person, target: Person, lights: Lights | null = null): boolean {
  // Whoever suspects nothing has to be given away first: see the chapter on stealth.
  if (!isConscious(observer) || observer.alert !== 'alert' || target.ducked) return false;
  const { state } = table;
  const [from, to] = [eyesOf(state, observer), eyesOf(state, target)];
  return from !== null && to !== null && !isHiddenFrom(table, target, from, to) && seesSquare(table, from, to, lights);
}

export function seesVehicle(table: Table, observer: Person, target: Vehicle, lights: Lights | null = null): boolean {
  if (!isConscious(observer) || target.at === null) return false;
  const from = eyesOf(table.state, observer);
  return from !== null && seesSquare(table, from, target.at, lights);
}

/** Whether somebody may fire at an enemy: on the map, visible to himself now or in this phase to his side with a line that is open. */
function isExposed(table: Table, person: Person, from: Cell, other: Person, lights: Lights): boolean {
  const { state } = table;
  if (((other.seen | other.seenThisPhase) & sideBit(person.side)) === 0) return false;
  if (other.condition === 'gone' || other.condition === 'dead' || other.captive !== null) return false;
  if (!areHostile(state, person.side, other.side)) return false;
  const to = eyesOf(state, other);
  return to !== null && seesSquare(table, from, to, lights);
}

/** Enemies that somebody may fire at. */
export function visibleEnemies(table: Table, person: Person): readonly Person[] {
  const from = eyesOf(table.state, person);
  if (from === null) return [];
  const found: Person[] = [];
  const lights = lightsOf(table);
  for (const other of table.state.people) if (isExposed(table, person, from, other, lights)) found.push(other);
  return found;
}

/** Whether there are any. */
export function seesEnemies(table: Table, person: Person): boolean {
  const from = eyesOf(table.state, person);
  if (from === null) return false;
  const lights = lightsOf(table);
  return table.state.people.some((other) => isExposed(table, person, from, other, lights));
}

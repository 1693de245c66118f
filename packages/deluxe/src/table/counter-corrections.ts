import { degrees, makePose } from '@hardtop/geometry';
import { type Change, headingParam, MOST_LYING, NEW_THINGS, nearestParam, placedOn, removalOf } from '@hardtop/kernel';
import { COUNTERS } from '../catalog/counters.ts';
import { SQUARE } from '../catalog/units.ts';
import { noteUnder } from './chapters/run-over.ts';
import { boundsOf } from './queries/road.ts';
import type { Counter, CounterKind } from './state/counters.ts';
import { type DeluxeGame, onMap } from './state/state.ts';

/** What a referee may lay on the road: what falls off vehicles or out of weapons. */
const LAID = {
  debris: COUNTERS.debris,
  obstacle: COUNTERS.obstacle,
  mines: COUNTERS.mines,
  spikes: COUNTERS.spikes,
  oil: COUNTERS.oil,
  'flaming-oil': COUNTERS.flamingOil,
  smoke: COUNTERS.smoke,
  paint: COUNTERS.paint,
  'tear-gas': COUNTERS.grenadeCloud,
} as const satisfies Partial<Record<CounterKind, Counter['size']>>;
type LaidKind = keyof typeof LAID;
const LAID_KINDS = Object.keys(LAID) as LaidKind[];

const HEADING_STEP = 15;

const nameOf = (kind: CounterKind): string => `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1).replace('-', ' ')}`;

/** Counters on the road: those that lie there may be taken away, others laid. */
export function counterChanges(game: DeluxeGame): readonly Change[] {
  const { counters } = game.state;
  const laying = counters.length < MOST_LYING ? LAID_KINDS.map((kind) => layingOf(game, kind)) : [];
  return [...counters.map((counter) => takingAway(game, counter)), ...laying];
}

/** What lies under water, or under a seat, is told to nobody. */
function takingAway({ state }: DeluxeGame, counter: Counter): Change {
  const { id, kind, sunk, grenade } = counter;
  const removal = removalOf({ id, name: nameOf(kind) }, 'Take it away', () => {
    state.counters = state.counters.filter((other) => other !== counter);
    for (const vehicle of state.vehicles) vehicle.over = vehicle.over.filter((under) => under !== id);
  });
  const isUnseen = sunk === true || grenade?.inside !== undefined;
  return isUnseen ? { ...removal, make: (params) => ({ ...removal.make(params), to: [] }) } : removal;
}

function layingOf(game: DeluxeGame, kind: LaidKind): Change {
  const { minX, minY, maxX, maxY } = boundsOf(game);
  const middle = (least: number, most: number): number => (least + most) / 2 / SQUARE;
  const size = LAID[kind];
  return {
    id: `new ${kind}`,
    label: nameOf(kind),
    group: NEW_THINGS,
    params: [
      nearestParam('x', '1/4 in', minX / SQUARE, maxX / SQUARE, middle(minX, maxX)),
      nearestParam('y', '1/4 in', minY / SQUARE, maxY / SQUARE, middle(minY, maxY)),
      headingParam(HEADING_STEP, 0),
    ],
    map: placedOn(size, SQUARE),
    make({ x = 0, y = 0, heading = 0 }) {
      const { state } = game;
      state.countersMade++;
      const id = `laid-${state.countersMade}`;
      const pose = makePose(x * SQUARE, y * SQUARE, degrees(heading));
      state.counters.push({ id, kind, pose, size, course: null, laid: null });
      // Whoever it is laid under has driven over it already.
      for (const vehicle of onMap(state)) noteUnder(state, vehicle);
      return { text: `${nameOf(kind).toLowerCase()} laid at ${pose.x}, ${pose.y}.` };
    },
  };
}

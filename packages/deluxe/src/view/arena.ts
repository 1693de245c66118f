import type { Area, Board, Goal } from '@hardtop/board';
import { type Point, rectangle } from '@hardtop/geometry';
import { survivorsOf } from '../table/queries/amateur-night.ts';
import { isOpen, safeZones } from '../table/queries/arena.ts';
import type { SafeZone } from '../table/state/arena.ts';
import type { Setup } from '../table/state/setup.ts';
import type { World } from '../table/state/state.ts';

/** How much of what lies behind a gate is in the picture, in inches. */
const SHOWN = 1.5;

/** The floor, and a little of the pits where there are any. */
export function withPits(setup: Setup): Board['bounds'] {
  const { bounds } = setup;
  if (!safeZones(setup).some(({ kind }) => kind === 'gate')) return bounds;
  const { minX, minY, maxX, maxY } = bounds;
  return { minX: minX - SHOWN, minY: minY - SHOWN, maxX: maxX + SHOWN, maxY: maxY + SHOWN };
}

/** Safe ground with its line: across the mouth of a gate, or all around. */
export function safeAreas(setup: Setup): readonly Area[] {
  return safeZones(setup).flatMap((zone) => {
    const { points } = rectangle(zone.pose, zone.size);
    const label = zone.label.replace(/^the /, '');
    const ground: Area = {
      id: zone.id,
      kind: 'safe ground',
      drawn: 'zone',
      points: shownOf(zone, points, setup),
      label,
    };
    return zone.kind === 'gate' ? [ground, lineOf(zone, points, setup)] : [ground];
  });
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function shownOf({ kind }: SafeZone, points: readonly Point[], setup: Setup): readonly Point[] {
  if (kind !== 'gate') return points;
  const { minX, minY, maxX, maxY } = withPits(setup);
  return points.map(({ x, y }) => ({ x: clamp(x, minX, maxX), y: clamp(y, minY, maxY) }));
}

/** The side of a gate that lies on the edge of the floor. */
function lineOf({ id }: SafeZone, points: readonly Point[], { bounds }: Setup): Area {
  const { minX, minY, maxX, maxY } = bounds;
  const isOnEdge = ({ x, y }: Point): boolean => x >= minX && x <= maxX && y >= minY && y <= maxY;
  return { id: `line-${id}`, kind: 'safe line', drawn: 'mark', points: points.filter(isOnEdge) };
}

/** Whether one may leave, and who leads by what all have seen; where sheets are hidden nobody counts. */
export function eveningGoal(world: World, goal: Goal): Goal {
  const { setup, state } = world;
  const { event, seats } = setup;
  const gates = isOpen(setup, state) ? 'Gates open' : `Gates open after turn ${event?.leaveAfter ?? 0}`;
  if (setup.hidden) return { ...goal, standing: gates };
  const ranked = survivorsOf(world).toSorted((a, b) => b.prestige - a.prestige);
  const [best] = ranked;
  if (best === undefined) return { ...goal, standing: gates };
  const first = ranked.filter(({ prestige }) => prestige === best.prestige);
  if (first.length === ranked.length && first.length > 1) return { ...goal, standing: `${gates}; nobody leads yet` };
  const names = first.map(({ seat }) => seats[seat]?.name ?? '').join(' and ');
  const verb = first.length > 1 ? 'lead' : 'leads';
  return { ...goal, standing: `${gates}; ${names} ${verb} with ${best.prestige}` };
}

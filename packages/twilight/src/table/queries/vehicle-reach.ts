import type { Cell, Ground } from '../../scenarios/world.ts';
import { isBoat, mostSpeed, safeSpeed } from '../figures/heavy/vehicle-speed.ts';
import type { Table } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { canDrive, suspensionOf } from './crews.ts';
import { isDiagonal, stepFrom, WAYS } from './ways.ts';
import { mapOf, type WorldMap } from './world-map.ts';

// Where a vehicle can go in a phase: the share of its safe speed that every square costs.

/** A square that can be driven to, and how many safe speeds it takes to get there. */
export interface Driven {
  readonly cell: Cell;
  readonly share: number;
  readonly path: readonly Cell[];
}

type Surface = 'road' | 'offRoad' | 'water';

/** Swamp, rubble and wood are slow going: twice the time (C-15). */
const SLOW: Readonly<Partial<Record<Ground, number>>> = { swamp: 2, rubble: 2, wood: 2 };

function surfaceOf(ground: Ground): Surface | null {
  if (ground === 'void' || ground === 'roof') return null;
  if (ground === 'water' || ground === 'deep-water') return 'water';
  return ground === 'road' ? 'road' : 'offRoad';
}

/** Safe meters a phase in a square; 0: it cannot go there. */
function safeAt(map: WorldMap, vehicle: Vehicle, { l, x, y }: Cell): number {
  const ground = map.groundAt(l, x, y);
  // A ford can be driven through at the pace of open ground.
  const surface = ground === 'water' && !isBoat(vehicle.kind) ? 'offRoad' : surfaceOf(ground);
  if (surface === null) return 0;
  return safeSpeed(vehicle.kind, surface, suspensionOf(vehicle)) / (SLOW[ground] ?? 1);
}

/** More squares than that nobody steers through in five seconds. */
const MOST_STEPS = 20;

/** How many safe speeds this phase may have: one more than before, two at most. */
function mostShare(map: WorldMap, vehicle: Vehicle): number {
  if (vehicle.at === null) return 0;
  const safe = safeAt(map, vehicle, vehicle.at);
  return safe === 0 ? 0 : mostSpeed(safe, Math.abs(vehicle.speed)) / safe;
}

interface Step {
  readonly cell: Cell;
  readonly share: number;
  readonly from: Step | null;
}

/** A square of the reach; its way is only walked back when somebody asks. */
class Reached implements Driven {
  private readonly step: Step;

  constructor(step: Step) {
    this.step = step;
  }

  get cell(): Cell {
    return this.step.cell;
  }

  get share(): number {
    return this.step.share;
  }

  get path(): readonly Cell[] {
    const path: Cell[] = [];
    for (let at: Step | null = this.step; at !== null && at.from !== null; at = at.from) path.push(at.cell);
    return path.reverse();
  }
}

/** Every square within reach, the nearest first. */
export function driveReach({ setup, state }: Table, vehicle: Vehicle): readonly Driven[] {
  const { at } = vehicle;
  if (at === null || !canDrive(vehicle)) return [];
  const map = mapOf(setup);
  const most = mostShare(map, vehicle);
  const taken = new Set(
    state.vehicles.flatMap((other) => (other === vehicle || other.at === null ? [] : [map.indexOf(other.at)])),
  );
  const best = new Map<number, Step>([[map.indexOf(at), { cell: at, share: 0, from: null }]]);
  let edge: readonly Step[] = [...best.values()];
  for (let steps = 0; steps < MOST_STEPS && edge.length > 0; steps++) {
    const next = new Map<number, Step>();
    for (const from of edge) {
      for (let way = 0; way < WAYS; way++) {
        const cell = stepFrom(from.cell, way);
        const share = from.share + costOf(map, state.barriers, state.obstacles, vehicle, from.cell, cell, way);
        if (share > most) continue;
        const index = map.indexOf(cell);
        if (taken.has(index) || (best.get(index)?.share ?? Number.POSITIVE_INFINITY) <= share) continue;
        const step = { cell, share, from };
        best.set(index, step);
        next.set(index, step);
      }
    }
    edge = [...next.values()];
  }
  return [...best.values()]
    .filter(({ from }) => from !== null)
    .sort((a, b) => a.share - b.share)
    .map((step) => new Reached(step));
}

type Barriers = Table['state']['barriers'];

/** Safe speeds of one step; infinite: it cannot be made. */
function costOf(
  map: WorldMap,
  barriers: Barriers,
  obstacles: readonly boolean[],
  vehicle: Vehicle,
  from: Cell,
  to: Cell,
  way: number,
): number {
  if (!map.isOn(to.l, to.x, to.y)) return Number.POSITIVE_INFINITY;
  const safe = safeAt(map, vehicle, to);
  const obstacle = map.obstacleAt(to.l, to.x, to.y);
  const isBarred = obstacle >= 0 && obstacles[obstacle] === false && map.setup.obstacles[obstacle]?.solid === true;
  if (safe === 0 || isBarred || !isOpen(map, barriers, from, to)) return Number.POSITIVE_INFINITY;
  const { grid } = map.level(to.l);
  return (isDiagonal(way) ? grid * 1.5 : grid) / safe;
}

/** No wall, fence or door on the way; a gate that stands open, a breach. */
function isOpen(map: WorldMap, barriers: Barriers, from: Cell, to: Cell): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isFree = (x: number, y: number, ax: number, ay: number): boolean => {
    const index = map.isOn(from.l, x, y) ? map.barrierBetween(from.l, x, y, ax, ay) : -1;
    const barrier = map.setup.barriers[index];
    if (barrier === undefined) return true;
    const now = barriers[index];
    return now?.broken === true || (barrier.kind === 'gate' && now?.open === true);
  };
  if (dx === 0 || dy === 0) return isFree(from.x, from.y, dx, dy);
  // Too wide to slip round a corner: both ways must be free.
  return (
    isFree(from.x, from.y, dx, 0) &&
    isFree(from.x + dx, from.y, 0, dy) &&
    isFree(from.x, from.y, 0, dy) &&
    isFree(from.x, from.y + dy, dx, 0)
  );
}

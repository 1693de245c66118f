import { advance, distance, distanceBetweenShapes, endOf, type Pose, type Shape, segment } from '@hardtop/geometry';
import { CAR, ZONE_IDS, ZONES } from '../catalog/turning-key.ts';
import type { Setup } from '../scenarios/setup.ts';
import { drivingRoll } from '../table/queries/driving-dice.ts';
import { dangerOf } from '../table/queries/driving-odds.ts';
import { difficultyOf, legsOf, type Move, STRAIGHT } from '../table/queries/moves.ts';
import { nextCheckpoint } from '../table/queries/number-cards.ts';
import { wallsOf } from '../table/queries/outline.ts';
import { areAllies } from '../table/queries/sides.ts';
import { drivenSpeed } from '../table/queries/tokens.ts';
import type { Car, State } from '../table/state/state.ts';
import { salvo } from './outlook.ts';
import type { Temper } from './temper.ts';

// Whoever plans looks at all the points of a round at once, and at where the others may have driven by the end of it.

interface Arena {
  readonly setup: Setup;
  readonly state: State;
}

/** Somebody else, and where he may be when shots are fired. */
interface Foe {
  readonly car: Car;
  readonly poses: readonly Pose[];
}

/** A way so far. */
interface Way<Key> {
  /** What it begins with. */
  readonly first: Key;
  readonly pose: Pose;
  /** Control that is likely left. */
  readonly control: number;
  readonly cost: number;
  readonly worth: number;
}

/** A move that may begin a way, and what speaks against it beside its dice. */
export interface Beginning<Key> {
  readonly key: Key;
  readonly move: Move;
  readonly cost: number;
}

/** So many ways are followed further at each point. */
const BEAM = 5;

/** To the border of each zone, the slides and straight on. */
const TURNS = ZONE_IDS.map((id) => ZONES[id].to);
export const ONWARD: readonly Move[] = [
  STRAIGHT,
  ...(['left', 'right'] as const).flatMap((way): readonly Move[] => [
    { kind: 'slide', way },
    ...TURNS.map((angle) => ({ kind: 'turn', way, angle }) as const),
  ]),
];

/** What is the same for all ways of a car in a round. */
export class Plan {
  private readonly arena: Arena;
  private readonly car: Car;
  private readonly temper: Temper;
  private readonly foes: readonly Foe[];
  private readonly goal: Pose | null;
  private readonly walls: readonly Shape[];
  /** Late in the game a draw is near: what is dealt counts for more, and what is taken for less. */
  private readonly daring: number;

  constructor(arena: Arena, car: Car, temper: Temper) {
    this.arena = arena;
    this.car = car;
    this.temper = temper;
    const { setup, state } = arena;
    this.foes = state.cars.flatMap((foe) =>
      foe.out !== null || areAllies(setup, foe.seat, car.seat) ? [] : [{ car: foe, poses: posesOf(arena, foe) }],
    );
    this.walls = wallsWithin(setup);
    this.goal = nextCheckpoint(arena, car.seat)?.pose ?? null;
    this.daring = daringIn(state.round / setup.roundLimit);
  }

  /** The best way of so many points that begins with one of these. */
  best<Key>(beginnings: readonly Beginning<Key>[], points: number): Way<Key> | null {
    const { pose, control } = this.car;
    let ways = this.ranked(
      beginnings.map(({ key, move, cost }) => this.driven({ first: key, pose, control, cost, worth: 0 }, move)),
    );
    for (let left = points - 1; left > 0; left--)
      ways = this.ranked(ways.slice(0, BEAM).flatMap((way) => ONWARD.map((move) => this.driven(way, move))));
    return ways[0] ?? null;
  }

  /** What it is worth to stand where one stands. */
  standing(): number {
    return this.worthAt(this.car.pose);
  }

  private ranked<Key>(ways: readonly Way<Key>[]): readonly Way<Key>[] {
    return ways.toSorted((a, b) => b.worth - a.worth);
  }

  private driven<Key>({ first, pose: from, control, cost }: Way<Key>, move: Move): Way<Key> {
    const { reverse } = this.car;
    const pose = endOf(from, legsOf({ pose: from, reverse }, move));
    const angle = move.kind === 'turn' ? move.angle : 0;
    const reached = difficultyOf(move, { travel: 1, turned: angle });
    const { dice, adds } = drivingRoll(this.arena, this.car, pose, reached);
    const danger = dangerOf(dice, adds, Math.max(0, Math.round(control)), reached !== null);
    const risk = danger.unpaid * 4 + danger.flip * 40 + danger.lost * 3 + danger.wrenches * 0.8 + danger.skids * 0.3;
    const spent = cost + (risk * this.temper.caution) / this.daring + this.crash(pose);
    return { first, pose, control: control - danger.skids, cost: spent, worth: this.worthAt(pose) - spent };
  }

  /** Whoever ends in a wall or on somebody has run into him. */
  private crash(pose: Pose): number {
    const { bounds } = this.arena.setup;
    const [x, y] = [
      Math.min(pose.x - bounds.minX, bounds.maxX - pose.x),
      Math.min(pose.y - bounds.minY, bounds.maxY - pose.y),
    ];
    let cost = Math.min(x, y) < MARGIN ? CRASH : 0;
    for (const foe of this.foes)
      for (const at of foe.poses) if (distance(at, pose) < NEAR) cost += RAM / foe.poses.length;
    for (const wall of this.walls) if (distanceBetweenShapes(wall, { points: [pose] }) < MARGIN) cost += CRASH;
    return cost;
  }

  private worthAt(pose: Pose): number {
    const { temper, car, daring } = this;
    let [dealt, taken, nearest] = [0, 0, Number.POSITIVE_INFINITY];
    for (const { car: foe, poses } of this.foes) {
      let [out, into] = [0, 0];
      for (const at of poses) {
        nearest = Math.min(nearest, distance(at, pose));
        if (isHidden(this.walls, pose, at)) continue;
        out += salvo(car, pose, foe, at) / poses.length;
        into += salvo(foe, at, car, pose) / poses.length;
      }
      dealt = Math.max(dealt, out);
      taken += into;
    }
    const astray = this.goal === null ? 0 : distance(pose, this.goal) * GOAL_PULL;
    const liked = temper.range / daring;
    const far = nearest === Number.POSITIVE_INFINITY ? 0 : Math.abs(nearest - liked) * FAR * daring;
    return dealt * temper.attack * daring - (taken * temper.caution) / daring - far - astray - this.cramped(pose);
  }

  /** A wall straight ahead costs the next round its freedom. */
  private cramped(pose: Pose): number {
    const { bounds } = this.arena.setup;
    const { x, y } = advance(pose, ROOM * CAR.length);
    const isOut = x < bounds.minX || x > bounds.maxX || y < bounds.minY || y > bounds.maxY;
    return isOut ? CRAMPED * this.temper.caution : 0;
  }
}

/** The nearer the end, the less is left to lose by closing in. */
const daringIn = (share: number): number => (share < 0.5 ? 1 : share < 0.7 ? 1.5 : 3);

/** How near the middle of a car comes to what it has not run into. */
const MARGIN = 0.45;
const NEAR = 0.8;
/** What it costs to run into a wall, and into somebody who is hurt as well. */
const CRASH = 4;
const RAM = 1.5;
/** What a length more is worth to the next checkpoint, and off the distance that it likes. */
const GOAL_PULL = 2;
const FAR = 0.25;
/** Free car lengths ahead that one wants. */
const ROOM = 1.6;
const CRAMPED = 1.5;

/** Those within; the edges come before them. */
function wallsWithin(setup: Setup): readonly Shape[] {
  const all = wallsOf(setup);
  return setup.walls.length === 0 ? NONE : all.slice(all.length - setup.walls.length);
}

const NONE: readonly Shape[] = [];

/** Whether a wall lies between two middles. */
const isHidden = (walls: readonly Shape[], from: Pose, to: Pose): boolean =>
  walls.some((wall) => distanceBetweenShapes(wall, segment(from, to)) === 0);

/** Where somebody stands when shots are fired: who has yet to drive may go straight on or turn to either side. */
function posesOf({ setup, state }: Arena, foe: Car): readonly Pose[] {
  const isMoving = state.at === 'adjust' || state.at === 'drive';
  const hasDriven = !isMoving || !state.queue.includes(foe.seat);
  const far = drivenSpeed(foe);
  if (hasDriven || far === 0) return [foe.pose];
  const ways: readonly Move[] = [
    STRAIGHT,
    { kind: 'turn', way: 'left', angle: 450 },
    { kind: 'turn', way: 'right', angle: 450 },
  ];
  return ways.map((move) => {
    const turned = endOf(foe.pose, legsOf(foe, move));
    return inside(setup, advance(turned, (foe.reverse ? -1 : 1) * (far - 1) * CAR.length));
  });
}

const inside = ({ bounds }: Setup, { x, y, h }: Pose): Pose => ({
  x: Math.min(bounds.maxX - 0.5, Math.max(bounds.minX + 0.5, x)),
  y: Math.min(bounds.maxY - 0.5, Math.max(bounds.minY + 0.5, y)),
  h,
});

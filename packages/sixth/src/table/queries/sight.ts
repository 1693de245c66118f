import { distance, distanceBetweenShapes, type Pose, type Shape } from '@hardtop/geometry';
import type { Side } from '../../catalog/dashboard.ts';
import type { Setup } from '../../scenarios/setup.ts';
import { arcsHolding, sidesOf } from './arcs.ts';
import { hasFreeLine } from './cover.ts';
import { BASE_REACH, rectangleOf } from './outline.ts';
import { KEY_SLACK, type Target, targetShape } from './targets.ts';

/** How a target lies to a car, from where both stand: it is the same while neither moves, whatever else does. */
class Sight {
  readonly setup: Setup;
  readonly from: Pose;
  readonly to: Pose;
  readonly shape: Shape;
  /** The arcs of the car that hold some part of the target, as bits. */
  readonly arcs: number;
  private readonly apart: number;
  private knownRange: number | null = null;
  private knownSides: readonly Side[] | null = null;
  private knownFree: boolean | null = null;

  constructor(setup: Setup, from: Pose, to: Pose, shape: Shape) {
    this.setup = setup;
    this.from = from;
    this.to = to;
    this.shape = shape;
    this.arcs = arcsHolding(from, shape);
    this.apart = distance(from, to);
  }

  /** Between the nearest points of both, in car lengths. */
  get range(): number {
    this.knownRange ??= distanceBetweenShapes(rectangleOf(this.from), this.shape);
    return this.knownRange;
  }

  /** By the distance of their middles, where that tells. */
  isWithin(most: number | null): boolean {
    if (most === null || this.apart <= most) return true;
    return this.apart - 2 * BASE_REACH <= most && this.range <= most + KEY_SLACK;
  }

  /** The sides of a target car whose arcs the attacker is in. */
  get sides(): readonly Side[] {
    this.knownSides ??= sidesOf(arcsHolding(this.to, rectangleOf(this.from)));
    return this.knownSides;
  }

  /** Whether some line between both crosses no full cover; only walls give that, and they stand where they stand. */
  get isFree(): boolean {
    this.knownFree ??= this.setup.walls.length === 0 || hasFreeLine(this.setup, rectangleOf(this.from), this.shape);
    return this.knownFree;
  }
}

/** So many pairs are remembered; a power of two. */
const REMEMBERED = 512;
const remembered: (Sight | undefined)[] = new Array(REMEMBERED).fill(undefined);

/** Poses are never changed but replaced, so the same two mean the same. */
export function sightOf(setup: Setup, from: Pose, target: Target): Sight {
  const to = target.kind === 'car' ? target.car.pose : target.token.pose;
  const place =
    ((from.x * 1024) ^ (from.y * 37_888) ^ (to.x * 5120) ^ (to.y * 9216) ^ (from.h * 7) ^ (to.h * 3)) &
    (REMEMBERED - 1);
  const before = remembered[place];
  if (before !== undefined && before.from === from && before.to === to && before.setup === setup) return before;
  const found = new Sight(setup, from, to, targetShape(target));
  remembered[place] = found;
  return found;
}

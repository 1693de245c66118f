import { headingOf, type Pose, signedTurn, toLocal } from '@hardtop/geometry';
import { type FixedMount, isFixed } from '../catalog/damage-location.ts';
import { maneuver } from '../catalog/maneuvers.ts';
import { ROAD_CONDITIONS } from '../catalog/road-conditions.ts';
import { narrowEnd } from '../table/queries/build.ts';
import { roadWithChains } from '../table/queries/control-table.ts';
import { isOffRoad } from '../table/queries/ground.ts';
import { isWide } from '../table/queries/line-of-fire.ts';
import type { Choice, Hand } from '../table/queries/maneuver-shape.ts';
import { hasFireLeft } from '../table/queries/out.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';
import type { Vehicle } from '../table/state/state.ts';

/** Ways to go on that somebody who looks ahead tries: after the enemy, straight, or round and round. */
export const POLICIES = ['pursue', 'straight', 'left', 'right'] as const;
/** What who is beaten tries instead of going after anybody. */
export const WAYS_OUT = ['flee', 'straight', 'left', 'right'] as const;
export type Policy = (typeof POLICIES)[number] | (typeof WAYS_OUT)[number];

/** A car as it may stand at some moment. */
export interface Standing {
  readonly pose: Pose;
  readonly speed: number;
  readonly status: number;
  /** It has run into the foe to get there. */
  readonly touched?: boolean;
}

const STRAIGHT: Choice = { maneuver: null, side: null, amount: 0, distance: 1, straightFirst: false };

/** Off the line by so many tenths of a degree, one swerves, swerves hard, bends, bends tightly. */
const TURNS = { swerve: 80, hard: 150, bend: 300, tight: 600 } as const;

/** The handling below which nobody who looks ahead goes on turning, by speed. */
function floorAt(speed: number): number {
  const mph = Math.abs(speed);
  if (mph >= 35) return mph >= 65 ? 1 : 0;
  if (mph >= 15) return mph >= 25 ? -1 : -3;
  // So slow nobody loses control.
  return Number.NEGATIVE_INFINITY;
}

/** What a policy does with a move from where a car stands, `at` being where the enemy is. */
export function steer(
  setup: Setup,
  policy: Policy,
  vehicle: Vehicle,
  from: Standing,
  at: Pose,
  inches: number,
): Choice {
  const isPivoting = Math.abs(from.speed) === PIVOT_SPEED;
  const straight: Choice = { ...STRAIGHT, distance: isPivoting ? HALF_MOVE : inches };
  const may = (choice: Choice): Choice =>
    from.status - difficultyOf(setup, vehicle, choice) < floorAt(from.speed) ? straight : choice;
  switch (policy) {
    case 'straight':
      return straight;
    case 'left':
    case 'right':
      if (isPivoting) return pivotBy(straight, policy === 'left' ? QUARTER : -QUARTER);
      return may({ ...straight, maneuver: 'bend', side: policy });
    case 'pursue': {
      const bearing = headingOf(toLocal(from.pose, at));
      const turn = signedTurn(gunHeading(setup, vehicle, bearing), bearing);
      if (isPivoting) return Math.abs(turn) < TURNS.swerve ? straight : pivotBy(straight, turn);
      return pursuit(straight, may, Math.abs(turn), turn > 0 ? 'left' : 'right');
    }
    case 'flee': {
      const turn = signedTurn(from.speed < 0 ? 0 : CENTRES.back, headingOf(toLocal(from.pose, at)));
      if (isPivoting) return Math.abs(turn) < TURNS.swerve ? straight : pivotBy(straight, turn);
      return pursuit(straight, may, Math.abs(turn), turn > 0 ? 'left' : 'right');
    }
  }
}

/** Who goes as slowly as this turns on the spot, in the one half-move of the turn. */
export const PIVOT_SPEED = 5;
const HALF_MOVE = 0.5;
/** A quarter turn, in tenths of a degree. */
const QUARTER = 900;

/** Turns on the spot, to the left by so many tenths of a degree. */
function pivotBy(straight: Choice, turn: number): Choice {
  return { ...straight, maneuver: 'pivot', side: turn > 0 ? 'left' : 'right', amount: -turn / 10 };
}

function pursuit(straight: Choice, may: (choice: Choice) => Choice, wide: number, side: Hand): Choice {
  if (wide < TURNS.swerve) return straight;
  if (wide > TURNS.tight) {
    const tight = may({ ...straight, maneuver: 'tight-bend', side });
    if (tight !== straight) return tight;
  }
  const hard: Choice =
    wide > TURNS.bend
      ? { ...straight, maneuver: 'bend', side }
      : { ...straight, maneuver: 'hard-swerve', side, amount: 30 };
  const taken = wide > TURNS.hard ? may(hard) : straight;
  return taken === straight ? may({ ...straight, maneuver: 'swerve', side, amount: 15 }) : taken;
}

const CENTRES = { front: 0, left: 900, back: 1800, right: 2700 } as const;

/** Where a fixed gun points; on the side of a trike it bears past the narrow end too. */
function centresOf(vehicle: Vehicle, at: FixedMount): readonly number[] {
  return isWide(vehicle, at) ? [CENTRES[at], CENTRES[narrowEnd(vehicle)]] : [CENTRES[at]];
}

/** The heading, off the nose, of the fixed gun that is nearest to a bearing; a turret bears everywhere. */
function gunHeading(setup: Setup, vehicle: Vehicle, bearing: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const part of modelOf(setup, vehicle.id).parts) {
    if (part.kind !== 'weapon' || part.at === 'top') continue;
    if (!isFixed(part.at)) return bearing;
    const left = vehicle.parts.find(({ id }) => id === part.id);
    // What is only dropped is pointed at nobody, and an empty gun neither.
    if (left?.kind !== 'weapon' || !hasFireLeft(vehicle, left)) continue;
    for (const centre of centresOf(vehicle, part.at)) {
      const off = Math.abs(signedTurn(centre, bearing));
      if (off < least) [best, least] = [centre, off];
    }
  }
  return best;
}

/** The road makes every maneuver harder, chains help with some of it. */
export function difficultyOf(setup: Setup, own: Vehicle, { maneuver: id }: Choice): number {
  if (id === null) return 0;
  let { difficulty } = maneuver(id);
  if (isOffRoad(setup, own)) difficulty += ROAD_CONDITIONS['off-road'].adds;
  if (setup.road.length === 0) return difficulty;
  const { chains } = modelOf(setup, own.id);
  for (const condition of setup.road)
    difficulty += (chains ? roadWithChains(condition) : null) ?? ROAD_CONDITIONS[condition].adds;
  return difficulty;
}

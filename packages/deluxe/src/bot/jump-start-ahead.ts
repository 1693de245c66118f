// What the next turns of the Jump-Start game may bring: all move an inch in each phase, then all fire at once.
import {
  degrees,
  distance,
  endOf,
  facesVisibleFrom,
  headingOf,
  type Pose,
  type Side,
  type Size,
  signedTurn,
  toLocal,
} from '@hardtop/geometry';
import { diceOf, meanOf } from '@hardtop/kernel';
import type { Mount } from '../catalog/damage-location.ts';
import {
  FREE_MANEUVERS,
  JUMP_START_MANEUVERS,
  JUMP_START_SPEED,
  JUMP_START_TO_HIT,
  jumpStartWeapon,
} from '../catalog/jump-start.ts';
import { PHASES } from '../catalog/movement-chart.ts';
import { motionOf, STRAIGHT, type Turning } from '../table/jump-start/steering.ts';
import { computerModifier } from '../table/jump-start/to-hit.ts';
import { isCycle } from '../table/queries/build.ts';
import { isConscious } from '../table/queries/crew.ts';
import { weaponModelOf } from '../table/queries/parts.ts';
import { hitChance, isSmall } from '../table/queries/targeting.ts';
import { modelOf, type Setup } from '../table/state/setup.ts';
import { sizeOf, type Vehicle, type World } from '../table/state/state.ts';

/** Somewhere on the way through a turn. */
interface Place {
  readonly pose: Pose;
  readonly speed: number;
  /** Maneuvers made in this turn: the first is free. */
  readonly made: number;
}

/** The best fire of either side, in hundredths of a kill. */
export interface Outcome {
  readonly score: number;
  readonly mine: number;
  readonly theirs: number;
}

interface Gun {
  readonly at: Mount;
  readonly need: number;
  readonly damage: number;
}

/** Points behind a plate that are as good as the end. */
const INSIDE = 5;
/** What the next turn counts for against this one. */
const FADE = 0.8;
/** Off the nose by so many tenths of a degree, one swerves a little, or as far as it goes. */
const TURNS = { little: 60, wide: 180 } as const;
/** What it is worth to have him before one's guns, to be where his do not bear, and every inch beyond good range. */
const PLACE = { aim: 9, exposed: 7, range: 3, inch: 0.7 } as const;

/** One car, and what fire from it and at it is worth. */
class Fighter {
  readonly vehicle: Vehicle;
  readonly size: Size;
  private readonly guns: readonly Gun[];
  /** What is taken off every roll to hit it, by its kind. */
  private readonly smallness: number;

  constructor(setup: Setup, vehicle: Vehicle, turn: number) {
    this.vehicle = vehicle;
    this.size = sizeOf(vehicle);
    this.guns = gunsOf(setup, vehicle, turn);
    this.smallness =
      (isSmall(setup, vehicle) ? JUMP_START_TO_HIT.small : 0) + (isCycle(vehicle) ? JUMP_START_TO_HIT.cycle : 0);
  }

  /** What it could fire from a place at somebody, in hundredths of a kill. */
  volley(at: Pose, target: Fighter, to: Pose): number {
    if (this.guns.length === 0) return 0;
    const away = Math.max(0, distance(at, to) - 1);
    const range =
      away < JUMP_START_TO_HIT.pointBlankUnder
        ? JUMP_START_TO_HIT.pointBlank
        : Math.floor(away / JUMP_START_TO_HIT.step) * JUMP_START_TO_HIT.perStep;
    const off = toLocal(at, to);
    const seen = facesVisibleFrom(to, target.size, at);
    let sum = 0;
    for (const gun of this.guns) if (bears(gun.at, off, this.size)) sum += target.hurtBy(gun, range, seen);
    return Math.min(100, sum);
  }

  private hurtBy({ need, damage }: Gun, range: number, seen: readonly Side[]): number {
    let most = 0;
    for (const side of seen) {
      const end = side === 'front' || side === 'back' ? JUMP_START_TO_HIT.frontOrRear : 0;
      const roll = need - range - end - this.smallness;
      if (roll >= JUMP_START_TO_HIT.impossibleFrom) continue;
      const left = this.vehicle.veiled === true ? GUESSED : (this.vehicle.armor[side] ?? 0);
      most = Math.max(most, (hitChance(roll) * damage * 100) / (left + INSIDE));
    }
    return most;
  }
}

/** Nobody tells what a stranger's sheet says. */
const GUESSED = 25;

function gunsOf(setup: Setup, vehicle: Vehicle, turn: number): readonly Gun[] {
  if (vehicle.veiled === true)
    return vehicle.shown.flatMap(({ gun, gone }) => (gun === null || gone ? [] : gunOf(gun.weapon, gun.at, 0)));
  const firers = vehicle.crew.filter((person) => isConscious(person) && person.actedTurn !== turn);
  if (firers.length === 0) return [];
  const bonus = Math.max(...firers.map((person) => computerModifier(setup, person)?.value ?? 0));
  const model = modelOf(setup, vehicle.id);
  return vehicle.parts.flatMap((part) => {
    if (part.kind !== 'weapon' || part.dp <= 0 || part.shots === 0 || !part.aimed || part.firedTurn === turn) return [];
    const { weapon, at } = weaponModelOf(model, part.id);
    return gunOf(weapon, at, bonus);
  });
}

function gunOf(weapon: Parameters<typeof jumpStartWeapon>[0], at: Mount, bonus: number): readonly Gun[] {
  const { toHit, damage } = jumpStartWeapon(weapon);
  return toHit === null || damage === null ? [] : [{ at, need: toHit - bonus, damage: meanOf(diceOf(damage)) }];
}

/** A fixed gun has everything beyond its side before it. */
function bears(at: Mount, { x, y }: { readonly x: number; readonly y: number }, { length, width }: Size): boolean {
  switch (at) {
    case 'front':
      return y > length / 2;
    case 'back':
      return y < -length / 2;
    case 'right':
      return x > width / 2;
    case 'left':
      return x < -width / 2;
    default:
      return true;
  }
}

/** The way of a move that turns a nose to a place: round on the spot, by a swerve while one is free, else straight on. */
function steer({ pose, speed, made }: Place, to: Pose): Turning {
  const off = signedTurn(0, headingOf(toLocal(pose, to)));
  const wide = Math.abs(off);
  if (speed <= 0 || made >= FREE_MANEUVERS || wide < TURNS.little) return STRAIGHT;
  const side = off > 0 ? 'left' : 'right';
  if (speed === JUMP_START_MANEUVERS.pivot.mph)
    return { maneuver: 'pivot', side, amount: -Math.round(off / degrees(1)), outer: false };
  const amount = wide > TURNS.wide ? JUMP_START_MANEUVERS.swerve.squares : 1;
  return { maneuver: 'swerve', side, amount, outer: false };
}

function moved(place: Place, size: Size, turning: Turning): Place {
  const { pose, speed, made } = place;
  const way = endOf(pose, motionOf(pose, turning, speed < 0 ? -1 : 1, size));
  return { pose: way, speed, made: made + (turning.maneuver === null ? 0 : 1) };
}

/** A turn, or what is left of it, and how many more are looked at after it. */
interface Stretch {
  readonly index: 0 | 1;
  readonly from: number;
  readonly isMoved: boolean;
  readonly turns: number;
}

/** Two cars as one of their drivers sees the next turns. */
export class JumpStartAhead {
  private readonly caution: number;
  private readonly phase: number;
  private readonly foeMovesNow: boolean;
  /** Both with what they may still fire in this turn, and with all they have in the next. */
  private readonly own: readonly [Fighter, Fighter];
  private readonly foe: readonly [Fighter, Fighter];

  constructor({ setup, state }: World, own: Vehicle, foe: Vehicle, caution: number, phase = state.phase) {
    this.caution = caution;
    this.phase = phase;
    this.foeMovesNow = state.queue.includes(foe.id);
    this.own = [new Fighter(setup, own, state.turn), new Fighter(setup, own, state.turn + 1)];
    this.foe = [new Fighter(setup, foe, state.turn), new Fighter(setup, foe, state.turn + 1)];
  }

  /** What is to be had in the rest of this turn and in so many more, from a place. `isMoved`: the move of this phase is made. */
  from(place: Place, isMoved: boolean, turns: number): Outcome {
    const { pose, speed, jumpStart } = this.foe[0].vehicle;
    const foe: Place = { pose, speed, made: jumpStart?.maneuvers ?? 0 };
    return this.turn(place, foe, { index: 0, from: this.phase, isMoved, turns });
  }

  private turn(place: Place, other: Place, { index, from, isMoved, turns }: Stretch): Outcome {
    const [own, foe] = [this.own[index], this.foe[index]];
    let [here, there] = [place, other];
    let [mine, theirs] = [0, 0];
    const last = Math.max(from, Math.min(PHASES.length, Math.max(Math.abs(here.speed), Math.abs(there.speed)) / STEP));
    for (let phase = from; phase <= last; phase++) {
      const isFirst = phase === from && index === 0;
      if (phase * STEP <= Math.abs(here.speed) && !(isFirst && isMoved))
        here = moved(here, own.size, steer(here, there.pose));
      if (phase * STEP <= Math.abs(there.speed) && !(isFirst && isMoved && !this.foeMovesNow))
        there = moved(there, foe.size, steer(there, here.pose));
      mine = Math.max(mine, own.volley(here.pose, foe, there.pose));
      theirs = Math.max(theirs, foe.volley(there.pose, own, here.pose));
    }
    const rest = turns === 0 ? this.standing(here, there) : this.next(here, there, turns);
    return { score: mine - this.caution * theirs + FADE * rest, mine, theirs };
  }

  /** The best of the speeds that the next turn allows, the foe keeping his. */
  private next(here: Place, there: Place, turns: number): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const change of [STEP, 0, -STEP, -JUMP_START_SPEED.brakes]) {
      const speed = Math.max(0, Math.min(JUMP_START_SPEED.top, here.speed + change));
      const { score } = this.turn(
        { ...here, speed, made: 0 },
        { ...there, made: 0 },
        { index: 1, from: 1, isMoved: false, turns: turns - 1 },
      );
      most = Math.max(most, score);
    }
    return most;
  }

  /** Where it all leads: whose guns bear, and how far it is. */
  private standing(here: Place, there: Place): number {
    const [mine, theirs] = [offNose(here.pose, there.pose), offNose(there.pose, here.pose)];
    const far = Math.max(0, distance(here.pose, there.pose) - PLACE.range);
    return (1 - mine) * PLACE.aim - (1 - theirs) * PLACE.exposed - far * PLACE.inch;
  }
}

const STEP = JUMP_START_SPEED.step;

/** 0 straight ahead, 1 straight behind. */
function offNose(pose: Pose, to: Pose): number {
  return Math.abs(signedTurn(0, headingOf(toLocal(pose, to)))) / degrees(180);
}

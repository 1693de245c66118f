import { distance, distanceBetweenRectangles, forwardOf, lengthOf, makePose, type Pose } from '@hardtop/geometry';
import { PHASES } from '../catalog/movement-chart.ts';
import { TARGET_SPEED } from '../catalog/targeting.ts';
import type { Aim } from '../table/queries/batteries.ts';
import { controlChance } from '../table/queries/control-table.ts';
import { isOffRoad } from '../table/queries/ground.ts';
import type { HandAim } from '../table/queries/hand-shots.ts';
import { endOfChoice } from '../table/queries/maneuver-shape.ts';
import { inchesIn } from '../table/queries/movement.ts';
import { markerCeiling, offRoadChange } from '../table/queries/off-road.ts';
import { personModelOf, type Setup } from '../table/state/setup.ts';
import { type State, sizeOf, type Vehicle, type World } from '../table/state/state.ts';
import { isBeaten } from './beaten.ts';
import { crashCost } from './crash-cost.ts';
import { Exchange } from './exchange.ts';
import { HarmTable, KILL } from './harm.ts';
import { ahead, clearAhead, type Guns, gunsOf, offBearing } from './outlook.ts';
import { crowding, friendsOf } from './quarry.ts';
import { type Blow, blowOf } from './ramming.ts';
import { type Shunned, shunnedAhead } from './sparing.ts';
import { difficultyOf, PIVOT_SPEED, type Policy, type Standing, steer } from './steering.ts';

/** What sort of driver it is. */
export interface Temper {
  /** What harm taken weighs against harm done. */
  readonly caution: number;
  /** Of the best fire still to come this turn, the part that is enough to fire now. */
  readonly patience: number;
  /** What a crash weighs. */
  readonly nerves: number;
  /** Plays the best moves through before it takes one. */
  readonly rehearses?: true;
}

/** What may come of a position, both cars going on as drivers do; harm in hundredths of a kill. */
export interface Prospect {
  readonly score: number;
  /** The best volley in what is left of this turn, ours and theirs. */
  readonly mine: number;
  readonly theirs: number;
}

/** What the next turn counts for against this one, and the next phase against this one. */
const FADE = { turn: 0.75, phase: 0.985 } as const;
/** How sure one may be that whoever fires first and kills is not fired at. */
const FIRST_BLOOD = 0.8;
/** Counters that come nearer than this (inches) touch, and what that costs, with each mph of the difference. */
const TOUCH = { gap: 0.1, least: 4, mph: 0.4 } as const;
/** Inches from which the next move may run into somebody. */
const RAM_REACH = 3;
/** What harm taken in a ram weighs for who has no other way to win. */
const DESPERATE = 0.7;
/** What every mph at a foe is worth to who can only ram. */
const CHARGE = 0.3;
/** What every row up the table of target speeds is worth to who need not point his car, and how many of them, on a road and off it. */
const EVASION = { row: 6, most: 3, rough: 1 } as const;
/** How far (inches) who is beaten wants to be, what each inch is worth to him, and each mph that way. */
const AWAY = { far: 24, inch: 0.8, mph: 0.4 } as const;
/** Centres farther apart than this cannot touch. */
const APART = 2;
/** Above this speed a driver wants so much handling in hand; what each missing point costs. */
const GRIP = { above: 20, wanted: 2, point: 0.8 } as const;
/** The turns that everybody has time for, and of all caution the part that is gone when the last turn comes. */
const HURRY = { after: 10, most: 0.6 } as const;
/** How much less whoever burns has to lose, and how much more who only has to wait for the other to burn. */
const BURNING = { own: 0.3, foe: 1.5 } as const;

/** One way to go on, as it is being thought through. */
interface Run {
  readonly speed: number;
  pose: Pose;
  status: number;
  foe: Standing;
  /** Has run into the foe. */
  touched: boolean;
  risk: number;
  score: number;
  /** What things count for by now. */
  weight: number;
  fade: number;
  volleys: Volleys;
  thisTurn: Volleys | null;
}

/** The best of each side in one turn, and when. */
interface Volleys {
  mine: number;
  mineAt: number;
  theirs: number;
  theirsAt: number;
}

/** Of a foe's mph, the inches it is ahead by the time somebody has turned to it. */
const PIVOT_LEAD = 0.03;

const noVolleys = (): Volleys => ({ mine: 0, mineAt: 0, theirs: 0, theirsAt: 0 });

/** Two cars as one of their drivers sees the next turn. */
export class Foresight {
  readonly own: Vehicle;
  readonly foe: Vehicle;
  private readonly world: World;
  private readonly temper: Temper;
  private readonly caution: number;
  private readonly guns: Guns;
  /** There is nothing to be won: get away from the foe. */
  readonly isBeaten: boolean;
  /** Rows of the table of target speeds that are worth driving for. */
  private readonly evasiveRows: number;
  private readonly onFoe: HarmTable;
  private readonly onOwn: HarmTable;
  private readonly exchange: Exchange;
  /** Those who are after the same foe. */
  private readonly friends: readonly Vehicle[];
  private readonly shunned: readonly Shunned[];
  /** The foe's move of this phase is still to come. */
  private readonly foeMovesNow: boolean;
  /** Phases that are looked ahead. */
  private readonly horizon: number;

  constructor(world: World, own: Vehicle, foe: Vehicle, temper: Temper, foeMovesNow: boolean, turns = 1) {
    this.foeMovesNow = foeMovesNow;
    this.horizon = turns * PHASES.length;
    this.world = world;
    this.own = own;
    this.foe = foe;
    this.temper = temper;
    this.caution = temper.caution * calmAt(world) * (own.burning ? BURNING.own : 1) * (foe.burning ? BURNING.foe : 1);
    this.guns = gunsOf(world.setup, own);
    this.isBeaten = isBeaten(world.setup, own, this.guns, foe);
    const isRough = isOffRoad(world.setup, own);
    const isFit = this.guns.hasTurret && (!isRough || offRoadChange(world.setup, own) >= 0);
    this.evasiveRows = isFit ? EVASION[isRough ? 'rough' : 'most'] : 0;
    this.onFoe = new HarmTable(world.setup, foe);
    this.onOwn = new HarmTable(world.setup, own);
    this.shunned = shunnedAhead(world, own);
    this.friends = friendsOf(world, own);
    this.exchange = new Exchange(world, own, foe, this.onOwn, this.onFoe);
  }

  get setup(): Setup {
    return this.world.setup;
  }

  get state(): State {
    return this.world.state;
  }

  /** Degrees to the right that point the nearest gun at where the foe will be. */
  pivotToAim(): number {
    const { own, foe } = this;
    const at = { ...ahead(foe, Math.abs(foe.speed) * PIVOT_LEAD), h: foe.pose.h };
    const { amount } = steer(this.world.setup, 'pursue', own, { ...own, speed: PIVOT_SPEED }, at, 1);
    return Math.round(amount);
  }

  /** What a shot at the foe is worth, and that the next one will be better. */
  worthOf(aim: Aim): number {
    return this.onFoe.ofAim(aim) + this.onFoe.ofSustaining(aim);
  }

  /** What a shot by hand at the foe is worth. */
  worthOfHand(aim: HandAim): number {
    return this.onFoe.ofHandAim(aim);
  }

  /** The best attacks on the foe as both stand, one for everybody who may fire. */
  volley(turn: number): number {
    return this.exchange.mineNow(turn);
  }

  /** How a position is likely to go on by a policy, the foe keeping after us. `moved`: our move of this phase is made. */
  look(from: Standing, moved: boolean, policy: Policy): Prospect {
    const run: Run = {
      ...from,
      foe: this.foe,
      touched: from.touched === true,
      risk: 0,
      score: 0,
      weight: 1,
      fade: 1,
      volleys: noVolleys(),
      thisTurn: null,
    };
    for (let slot = 0; slot <= this.horizon; slot++) {
      const { phase } = this.momentOf(slot);
      const foeMoves = this.moveFoe(run, slot, phase);
      const inches = slot === 0 && moved ? 0 : inchesIn(run.speed, phase);
      if (inches > 0 && !this.drive(run, policy, inches)) break;
      if (inches > 0 || slot === 0 || phase === 1 || foeMoves) this.exchangeFire(run, slot);
      run.fade *= FADE.phase;
      if (phase === PHASES.length) this.endTurn(run, 1);
      else if (slot === this.horizon) this.endTurn(run, phase / PHASES.length);
    }
    const { mine, theirs } = run.thisTurn ?? run.volleys;
    return { score: run.score - run.risk - this.awkwardness(run), mine, theirs };
  }

  private momentOf(slot: number): { readonly turn: number; readonly phase: number } {
    const { turn, phase } = this.world.state;
    const at = phase - 1 + slot;
    return { turn: turn + Math.floor(at / PHASES.length), phase: (at % PHASES.length) + 1 };
  }

  /** The foe's move of a phase, after us; false if it has none. */
  private moveFoe(run: Run, slot: number, phase: number): boolean {
    const { setup } = this.world;
    const { foe } = this;
    const { speed } = foe;
    const inches = slot === 0 && !this.foeMovesNow ? 0 : inchesIn(speed, phase);
    const isLast = phase === PHASES.length;
    if (inches === 0 && !isLast) return false;
    let { pose, status } = run.foe;
    if (inches > 0) {
      const choice = steer(setup, 'pursue', foe, run.foe, run.pose, inches);
      pose = endOfChoice(pose, choice, speed < 0 ? -1 : 1, sizeOf(foe));
      status -= difficultyOf(setup, foe, choice);
    }
    run.foe = { pose, speed, status: isLast ? recovered(setup, foe, status) : status };
    return inches > 0;
  }

  /** One move of ours; false if it ends at a wall. */
  private drive(run: Run, policy: Policy, inches: number): boolean {
    const { setup, state } = this.world;
    const { own, temper } = this;
    const { speed } = run;
    if (clearAhead(setup, state, run.pose, wayOf(run), inches + 0.6, this.shunned) < inches + 0.2) {
      run.risk += (10 + Math.abs(speed) * 0.8) * run.fade * temper.nerves;
      return false;
    }
    const choice = steer(setup, policy, own, run, run.foe.pose, inches);
    run.pose = endOfChoice(run.pose, choice, speed < 0 ? -1 : 1, sizeOf(own));
    run.status -= difficultyOf(setup, own, choice);
    if (choice.maneuver !== null) run.risk += this.crashRisk(run.status, speed);
    return true;
  }

  private crashRisk(status: number, speed: number): number {
    return (1 - controlChance(status, speed)) * crashCost(speed) * this.temper.nerves;
  }

  private exchangeFire(run: Run, slot: number): void {
    const { turn } = this.momentOf(slot);
    const { volleys, pose, speed } = run;
    const { pose: to } = run.foe;
    const volley = this.exchange.at(pose, speed, to, turn);
    const mine = volley.mine * run.fade;
    const theirs = volley.theirs * run.fade;
    if (mine > volleys.mine) {
      volleys.mine = mine;
      volleys.mineAt = slot;
    }
    if (theirs > volleys.theirs) {
      volleys.theirs = theirs;
      volleys.theirsAt = slot;
    }
    if (run.touched || !areTouching(this.own, pose, this.foe, to)) return;
    run.touched = true;
    const { own, foe } = this.exchange.standing(pose, speed, to, turn);
    run.risk += this.costOfContact(own, foe) * run.fade;
  }

  /** What it costs to touch: less than nothing where ramming pays. */
  private costOfContact(own: Vehicle, foe: Vehicle): number {
    const jolt = TOUCH.least + speedBetween(own, foe) * TOUCH.mph;
    return jolt - Math.max(0, this.gainOf(blowOf(this.world.setup, own, foe, this.onOwn, this.onFoe)));
  }

  /** What is left of a blow to the foe when one's own is taken off; with no gun on either side somebody has to begin. */
  private gainOf({ dealt, taken }: Blow): number {
    return dealt - taken * (this.guns.total === 0 ? DESPERATE : this.caution);
  }

  /** A move from where the car stands into the foe, and what it wins; null where it would not pay. */
  ramAlong(h: number): (Blow & { readonly gain: number }) | null {
    const { own, foe } = this;
    if (distance(own.pose, foe.pose) > RAM_REACH) return null;
    const turned = { ...own, pose: makePose(own.pose.x, own.pose.y, h) };
    const blow = blowOf(this.world.setup, turned, foe, this.onOwn, this.onFoe);
    const gain = this.gainOf(blow) - TOUCH.least - speedBetween(turned, foe) * TOUCH.mph;
    return gain > 0 ? { ...blow, gain } : null;
  }

  /** Every gun fires once a turn: the best volley of each side counts, and the first of the two may spare us the other. */
  private endTurn(run: Run, share: number): void {
    const { mine, mineAt, theirs, theirsAt } = run.volleys;
    const isFaster = Math.abs(run.speed) > Math.abs(this.foe.speed);
    const isFirst = mineAt < theirsAt || (mineAt === theirsAt && isFaster);
    const done = isFirst ? mine : mine * (1 - (FIRST_BLOOD * theirs) / KILL);
    const suffered = isFirst ? theirs * (1 - (FIRST_BLOOD * mine) / KILL) : theirs;
    run.score += run.weight * share * (done - this.caution * suffered);
    // Whoever is hit has a hazard to master.
    run.risk += (theirs > 1 ? 0.5 : 0.1) * run.weight * this.crashRisk(run.status - 2, run.speed);
    run.thisTurn ??= run.volleys;
    run.volleys = noVolleys();
    run.weight *= FADE.turn;
    run.status = recovered(this.world.setup, this.own, run.status);
  }

  /** Who is fast is hard to hit; with a turret that costs no aim, and off the road too much beyond the first row. */
  private evasion(mph: number): number {
    return this.evasiveRows === 0 ? 0 : EVASION.row * Math.min(this.evasiveRows, rowOf(mph));
  }

  /** Where it all leads: a wall ahead, no grip at speed, guns that point elsewhere, a long way off. */
  private awkwardness(run: Run): number {
    const { setup, state } = this.world;
    const last = run.foe.pose;
    const mph = Math.abs(run.speed);
    const stopping = 1 + mph / 12;
    const room = clearAhead(setup, state, run.pose, wayOf(run), stopping + 2, this.shunned);
    const loose = mph > GRIP.above ? Math.max(0, GRIP.wanted - run.status) * GRIP.point : 0;
    const unsafe = Math.max(0, stopping - room) * 4 + loose - this.evasion(mph);
    const apart = distance(run.pose, last);
    if (this.isBeaten)
      return unsafe + Math.max(0, AWAY.far - apart) * AWAY.inch + closingSpeed(run, last, apart) * AWAY.mph;
    const crowd = this.friends.length === 0 ? 0 : crowding(this.friends, run.pose, last);
    // With nothing to fire all that is left is to charge.
    const charge = this.guns.total > 0 ? 0 : -CHARGE * closingSpeed(run, last, apart);
    return unsafe + crowd + charge + offBearing(this.guns, run.pose, last) * 8 + Math.max(0, apart - 4) * 0.15;
  }
}

/** Two who wait for each other wait in vain: as time runs out, what is suffered weighs less. */
function calmAt({ setup: { turnLimit }, state: { turn } }: World): number {
  if (turn <= HURRY.after) return 1;
  return 1 - HURRY.most * Math.min(1, (turn - HURRY.after) / Math.max(1, turnLimit - HURRY.after));
}

/** Rows of the table of target speeds that somebody is up. */
function rowOf(mph: number): number {
  let row = 0;
  for (const { from } of TARGET_SPEED) if (mph >= from) row++;
  return row;
}

function areTouching(own: Vehicle, at: Pose, foe: Vehicle, to: Pose): boolean {
  if (distance(at, to) > APART) return false;
  return distanceBetweenRectangles(at, sizeOf(own), to, sizeOf(foe)) < TOUCH.gap;
}

/** How fast somebody comes nearer to a place so far off, mph; less than nothing if he leaves it. */
function closingSpeed(from: Standing, at: Pose, apart: number): number {
  const way = forwardOf(wayOf(from));
  const { x, y } = from.pose;
  return apart === 0 ? 0 : (Math.abs(from.speed) * (way.x * (at.x - x) + way.y * (at.y - y))) / apart;
}

/** How fast one comes at the other, mph. */
function speedBetween(own: Vehicle, foe: Vehicle): number {
  const [mine, theirs] = [forwardOf(own.pose.h), forwardOf(foe.pose.h)];
  return lengthOf({ x: mine.x * own.speed - theirs.x * foe.speed, y: mine.y * own.speed - theirs.y * foe.speed });
}

function wayOf({ pose, speed }: Standing): number {
  return speed < 0 ? (pose.h + 1800) % 3600 : pose.h;
}

function recovered(setup: Setup, vehicle: Vehicle, status: number): number {
  const driver = vehicle.crew.find(({ post }) => post === 'driver');
  const skill = driver === undefined ? 0 : (personModelOf(setup, driver.id).driverSkill ?? 0);
  const handling = vehicle.handlingClass + offRoadChange(setup, vehicle);
  return Math.min(markerCeiling(setup, vehicle), status + Math.max(1, handling + skill));
}

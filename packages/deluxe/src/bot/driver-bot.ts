import { distance, type Point, type Pose } from '@hardtop/geometry';
import {
  type Answer,
  answerOf,
  type Bot,
  type BotChoice,
  type Budget,
  type Decision,
  type Facts,
  factsOf,
  type Known,
  NO_PARAMS,
  type Option,
  type Params,
  roughFactsOf,
  startingParams,
} from '@hardtop/kernel';
import { SURRENDER } from '../table/chapters/speed-question.ts';
import type { DeluxeAsked } from '../table/queries/asked.ts';
import { isCycle } from '../table/queries/build.ts';
import { isOffRoad } from '../table/queries/ground.ts';
import { paceOf } from '../table/queries/power.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, travelHeading, type Vehicle, vehicleOf } from '../table/state/state.ts';
import { groundPeril } from './footing.ts';
import { gateCost, givesUp } from './gates.ts';
import { roadCost, roadSpeed } from './highway.ts';
import { jumpStartChoice } from './jump-start.ts';
import { bestDeed, perilOnWay } from './laying.ts';
import { chooseWalk } from './on-foot.ts';
import {
  ahead,
  allFirepower,
  clearAhead,
  firepower,
  type Guns,
  gunsOf,
  nearestFoe,
  nearestPass,
  offBearing,
  unlit,
} from './outlook.ts';
import { samples } from './samples.ts';
import { type Shunned, shunnedAhead } from './sparing.ts';
import { chooseMark, throwNow } from './throwing.ts';

type View = Known<Setup, State>;

function nothingBetter(decision: Decision): BotChoice {
  return { answer: decision.suggested ?? firstOf(decision), why: 'Nothing better comes to mind.' };
}

function firstOf(decision: Decision): Answer {
  const option = decision.options()[0];
  return option === undefined ? answerOf('') : answerOf(option.id, startingParams(option));
}

/** A comfortable speed: brisk in the open, slower near a foe or a wall. */
function wantedSpeed(view: View, own: Vehicle, foe: Vehicle | null): number {
  const { setup, state } = view;
  const room = clearAhead(setup, state, own.pose, travelHeading(own), 12, shunnedAhead(view, own));
  const near = foe === null ? 20 : distance(foe.pose, own.pose);
  // Rough ground is hard on the tires, and on whoever is fast.
  const cruise = isOffRoad(setup, own) ? 30 : near > 12 ? 45 : near > 6 ? 35 : 30;
  return Math.max(15, Math.min(cruise, room * 7));
}

/** Nose against a wall: back off until there is room again. */
function mustBackOff(view: View, own: Vehicle): boolean {
  const room = clearAhead(view.setup, view.state, own.pose, own.pose.h, 6, shunnedAhead(view, own));
  return own.speed <= 0 && room < (own.speed < 0 ? 3 : 1.2);
}

function chooseSpeed(view: View, decision: Decision, own: Vehicle): BotChoice {
  const foe = nearestFoe(view, own);
  const back = mustBackOff(view, own);
  const { topSpeed } = paceOf(view.setup, own);
  // A cycle cannot back off: at a walking pace it turns on the spot.
  const away = isCycle(own) ? 5 : -10;
  const wanted = roadSpeed(view, own, foe) ?? (back ? away : wantedSpeed(view, own, foe));
  const why = back ? 'Gets away from the wall.' : `Wants about ${Math.round(wanted / 5) * 5} mph here.`;
  const giveUp = givesUp(view, own, foe) ? decision.options().find(({ id }) => id === SURRENDER) : undefined;
  if (giveUp !== undefined) return { answer: answerOf(giveUp.id), why: 'Nothing left to fight with, and no way out.' };
  let top: Option | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of decision.options()) {
    if (option.id === SURRENDER) continue;
    const { speed = 0, keepControl } = factsOf(option, NO_PARAMS);
    const strain = Math.max(0, Math.abs(speed) - topSpeed);
    const hard = keepControl === undefined ? 0 : (1 - keepControl) * 80 + 8;
    const score = -Math.abs(speed - wanted) - hard - strain;
    if (score <= most) continue;
    top = option;
    most = score;
  }
  if (top === null) return nothingBetter(decision);
  return { answer: answerOf(top.id, unlit(top)), why };
}

/** Centres this far apart (inches) cannot touch, whichever way the cars point. */
const SAFE_PASS = 1.3;

/** A place on the board that a maneuver would lead to. */
interface Prospect {
  readonly pose: Pose;
  readonly heading: number;
  readonly speed: number;
  /** What the maneuver itself costs in handling and control. */
  readonly risk: number;
  /** Ground to stay out of. */
  readonly shunned: readonly Shunned[];
}

/** Whom the guns are meant for. */
interface Quarry {
  readonly foe: Vehicle;
  /** Where he will be. */
  readonly aim: Point;
  readonly own: Guns;
  readonly his: Guns;
  /** Mean damage if all of one's own guns bear. */
  readonly most: number;
}

function quarryOf(view: View, own: Vehicle): Quarry | null {
  const foe = nearestFoe(view, own);
  if (foe === null) return null;
  const guns = gunsOf(view.setup, own);
  const aim = ahead(foe, Math.min(2, Math.abs(foe.speed) / 20));
  return { foe, aim, own: guns, his: gunsOf(view.setup, foe), most: allFirepower(guns) };
}

// Sums in another order differ by less than this.
const ROUNDING = 1e-6;

function riskOf(own: Vehicle, { keepControl = 1, status = own.status }: Facts): number {
  return (1 - keepControl) * 45 + Math.max(0, -status) * 0.8 + (own.status - status) * 0.35;
}

/** Room ahead: what is missing of the way to stop in. */
function crampedAt(view: View, { pose, heading, speed, shunned }: Prospect): number {
  const stopping = 1 + speed / 12;
  const room = clearAhead(view.setup, view.state, pose, heading, stopping + 4, shunned);
  return room < stopping ? (stopping - room) * 9 : room < stopping + 3 ? stopping + 3 - room : 0;
}

/**
 * What a place is worth: guns to bear, few guns borne upon, room ahead. All but the first can only lower it, so the dearest
 * questions come last and are not put once it cannot beat `best`; then it is null.
 */
function worthOver(view: View, quarry: Quarry | null, there: Prospect, best: number): number | null {
  const { pose, heading, speed, risk } = there;
  if (quarry === null) return -crampedAt(view, there) - risk;
  const { foe, aim } = quarry;
  const range = distance(aim, pose);
  const reach = Math.max(0.2, 1 - range / 24);
  const far = Math.abs(range - 5) * 0.25;
  const cost = risk - ROUNDING;
  if (quarry.most * reach * 2.2 - far - cost < best) return null;
  const mine = firepower(quarry.own, pose, aim) * reach * 2.2;
  if (mine - far - cost < best) return null;
  const off = offBearing(quarry.own, pose, aim) * 7;
  if (mine - far - off - cost < best) return null;
  const theirs = firepower(quarry.his, foe.pose, pose) * reach * 1.1;
  const pass = nearestPass(pose, heading, speed, foe);
  const crash = pass < SAFE_PASS ? (SAFE_PASS - pass) * (6 + (speed + Math.abs(foe.speed)) / 6) : 0;
  if (mine - theirs - off - far - crash - cost < best) return null;
  return mine - theirs - off - far - crampedAt(view, there) - crash - risk;
}

function chooseManeuver(view: View, decision: Decision, own: Vehicle, budget: Budget): BotChoice {
  const quarry = quarryOf(view, own);
  const shunned = shunnedAhead(view, own);
  let top: { readonly option: Option; readonly params: Params; readonly odds: number } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let left = budget.evaluations;
  for (const option of decision.options()) {
    for (const params of samples(option)) {
      if (left-- <= 0) break;
      const facts = roughFactsOf(option, params);
      const there = prospectOf(own, facts, shunned);
      const worth = worthOver(view, quarry, there, most);
      if (worth === null || worth <= most) continue;
      const score =
        worth -
        crashCost(own, option, params) -
        perilOnWay(view.state, own, there.pose) -
        groundPeril(view.setup, own, there.pose) -
        roadCost(view, own, there.pose, there.heading) -
        gateCost(view, own, there.pose, there.heading);
      if (score <= most) continue;
      most = score;
      top = { option, params, odds: Math.round((facts.keepControl ?? 1) * 100) };
    }
  }
  if (top === null) return nothingBetter(decision);
  const why = `${top.option.label}: the best line on offer, ${top.odds}% to keep control.`;
  return { answer: answerOf(top.option.id, top.params), why };
}

function prospectOf(own: Vehicle, facts: Facts, shunned: readonly Shunned[]): Prospect {
  const { x = own.pose.x, y = own.pose.y, h = own.pose.h } = facts;
  const heading = own.speed < 0 ? (h + 1800) % 3600 : h;
  return { pose: { x, y, h }, heading, speed: Math.abs(own.speed), risk: riskOf(own, facts), shunned };
}

/** What it costs to run into something on the way. */
function crashCost(own: Vehicle, option: Option, params: Params): number {
  return (factsOf(option, params).collides ?? 0) * (20 + Math.abs(own.speed) / 2);
}

/** What is not aimed hits nothing. */
const LEAST_CHANCE = 0.01;

/** Early in a turn only good shots; by the last phase any that is worth the ammunition. */
function patience(phase: number): number {
  return 0.6 - phase * 0.053;
}

/** What a shot is worth by its figures. */
function worthOfShot({ hit = 0, damage = 0, armorLeft = 99 }: Facts): number {
  const through = Math.max(0, damage - armorLeft);
  return hit * (damage + through * 2.5 + (armorLeft === 0 ? damage * 2 : 0) + damage / (1 + armorLeft / 6));
}

function chooseShot(view: View, decision: Decision, budget: Budget): BotChoice {
  const needed = patience(view.state.phase);
  const options = decision.options();
  let top: Option | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let odds = 0;
  for (let i = 0; i < Math.min(options.length, budget.evaluations); i++) {
    const option = options[i];
    if (option === undefined) break;
    const facts = factsOf(option, NO_PARAMS);
    const { hit = 0 } = facts;
    if (hit < needed || hit < LEAST_CHANCE) continue;
    const worth = worthOfShot(facts);
    if (worth <= most) continue;
    top = option;
    most = worth;
    odds = hit;
  }
  const deed = bestDeed(view, options);
  if (deed !== null && most < deed.worth) return { answer: answerOf(deed.deed.id), why: 'Somebody is close behind.' };
  if (top === null) {
    const asked = decision.asked as DeluxeAsked;
    const thrown = throwNow(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
    if (thrown !== null) return thrown;
  }
  if (top === null)
    return { answer: answerOf('hold'), why: `Waits for better odds than ${Math.round(needed * 100)}%.` };
  return { answer: answerOf(top.id), why: `${top.label}: ${Math.round(odds * 100)}% to hit.` };
}

/** The first opponent: keeps control, brings guns to bear, fires when the odds are fair. Scores previews, looks no further. */
export const driverBot: Bot<Setup, State> = {
  id: 'sunday-driver',
  title: 'Sunday Driver',
  summary: 'Keeps control, brings its guns to bear, fires when the odds are fair.',
  choose(view, decision, _random, budget) {
    if (decision.topic === 'walk') return chooseWalk(view, decision, false);
    if (decision.topic === 'throw') return chooseMark(view, decision);
    if (view.setup.jumpStart !== undefined) return jumpStartChoice(view, decision, budget);
    if (decision.topic === 'fire') return chooseShot(view, decision, budget);
    const own = decision.about === undefined ? null : vehicleOf(view.state, decision.about);
    if (own !== null && decision.topic === 'speed') return chooseSpeed(view, decision, own);
    if (own !== null && decision.topic === 'maneuver') return chooseManeuver(view, decision, own, budget);
    return { answer: decision.suggested ?? firstOf(decision), why: 'Takes the safe way.' };
  },
};

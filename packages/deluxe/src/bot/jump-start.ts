import {
  degrees,
  distance,
  headingDifference,
  headingOf,
  makePose,
  type Point,
  signedTurn,
  toLocal,
} from '@hardtop/geometry';
import {
  answerOf,
  type BotChoice,
  type Budget,
  type Decision,
  factsOf,
  fallbackAnswer,
  type Known,
  type Option,
  type Params,
} from '@hardtop/kernel';
import { JUMP_START_SPEED as SPEED } from '../catalog/jump-start.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, travelHeading, type Vehicle, vehicleOf } from '../table/state/state.ts';
import { roadCost } from './highway.ts';
import { ahead, clearAhead, firepower, gunsOf, nearestFoe, nearestPass } from './outlook.ts';
import { samples } from './samples.ts';

type View = Known<Setup, State>;

/** Where somebody wants to get, if it is not at a foe's throat. */
function gateOf({ setup }: View, own: Vehicle): Point | null {
  const gate = setup.jumpStart?.gate ?? null;
  return gate?.vehicle === own.id ? gate.at : null;
}

function isHunted({ setup }: View, own: Vehicle): boolean {
  return setup.jumpStart?.chase?.quarry === own.id;
}

/** How far off the nose a place lies, in degrees. */
function offNose({ pose }: Vehicle, to: Point): number {
  return Math.abs(signedTurn(0, headingOf(toLocal(pose, to)))) / degrees(1);
}

/** As fast as it can still turn or stop before what is ahead. */
function fastest(view: View, own: Vehicle): number {
  const room = clearAhead(view.setup, view.state, own.pose, travelHeading(own), 16, []);
  return room >= 16 ? SPEED.top : Math.max(SPEED.step, room * 5);
}

/** With plates left behind it the hunted lets them come up to where its guns count: nobody outruns anybody here. */
const STAND = { back: 15, range: 6 } as const;

function fleeingSpeed(own: Vehicle, foe: Vehicle): number {
  const isSafe = (own.armor.back ?? 0) > STAND.back && distance(own.pose, foe.pose) > STAND.range;
  return isSafe ? Math.abs(foe.speed) - SPEED.step : SPEED.top;
}

function wantedSpeed(view: View, own: Vehicle, foe: Vehicle | null): number {
  const gate = gateOf(view, own);
  if (gate !== null) return offNose(own, gate) > 40 ? 20 : Math.min(50, 15 + distance(gate, own.pose) * 4);
  if (foe === null) return 0;
  if (isHunted(view, own)) return fleeingSpeed(own, foe);
  const guns = gunsOf(view.setup, own);
  // Nothing to fight with: away from guns, or out of everybody's way.
  if (guns.total === 0) return gunsOf(view.setup, foe).total === 0 ? 0 : 20;
  const isAlong = headingDifference(travelHeading(own), travelHeading(foe)) < degrees(60);
  const { y } = toLocal(own.pose, foe.pose);
  const apart = distance(own.pose, foe.pose);
  if (!isAlong || foe.speed <= 0) return apart > 8 ? 40 : 30;
  if (y > 0) return Math.abs(foe.speed) + (apart > 4 ? SPEED.step : 0);
  return Math.max(20, Math.abs(foe.speed) - (apart > 5 ? SPEED.step : 0));
}

function chooseSpeed(view: View, decision: Decision, own: Vehicle): BotChoice {
  const stuck = own.speed <= 0 && clearAhead(view.setup, view.state, own.pose, own.pose.h, 3, []) < 1.5;
  const wanted = stuck ? -SPEED.step : Math.min(wantedSpeed(view, own, nearestFoe(view, own)), fastest(view, own));
  let best: Option | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const option of decision.options()) {
    const off = Math.abs((factsOf(option, {}).speed ?? 0) - wanted);
    if (off < least) [best, least] = [option, off];
  }
  const why = stuck ? 'Gets away from what is ahead.' : `Wants about ${Math.round(wanted / 10) * 10} mph here.`;
  return { answer: best === null ? fallbackAnswer(decision) : answerOf(best.id), why };
}

/** Where a move leads, and what it costs. */
interface Lead {
  readonly pose: Vehicle['pose'];
  readonly heading: number;
  readonly keep: number;
  readonly collides: boolean;
}

function leadOf(own: Vehicle, option: Option, params: Params): Lead {
  const {
    x = own.pose.x,
    y = own.pose.y,
    h = own.pose.h,
    keepControl: keep = 1,
    collides = 0,
  } = factsOf(option, params);
  const heading = own.speed < 0 ? (h + degrees(180)) % degrees(360) : h;
  return { pose: makePose(x, y, h), heading, keep, collides: collides > 0 };
}

/** Room ahead that is missing to stop in. */
function cramped(view: View, { speed }: Vehicle, { pose, heading }: Lead): number {
  const stopping = 1 + Math.abs(speed) / 12;
  const room = clearAhead(view.setup, view.state, pose, heading, stopping + 4, []);
  return room < stopping ? (stopping - room) * 9 : room < stopping + 3 ? stopping + 3 - room : 0;
}

function worthOf(view: View, own: Vehicle, foe: Vehicle | null, lead: Lead): number {
  const { pose, heading, keep, collides } = lead;
  const risk =
    (1 - keep) * 40 +
    (collides ? 25 + Math.abs(own.speed) / 2 : 0) +
    cramped(view, own, lead) +
    roadCost(view, own, pose, heading) / 2;
  const gate = gateOf(view, own);
  if (gate !== null) return -distance(gate, pose) * 3 - offNose({ ...own, pose }, gate) / 15 - risk;
  if (foe === null) return -risk;
  const aim = ahead(foe, Math.min(2, Math.abs(foe.speed) / 20));
  const range = distance(aim, pose);
  const reach = Math.max(0.2, 1 - range / 24);
  const mine = firepower(gunsOf(view.setup, own), pose, aim) * reach * 2.2;
  const theirs = firepower(gunsOf(view.setup, foe), foe.pose, pose) * reach * 1.1;
  const pass = nearestPass(pose, heading, Math.abs(own.speed), foe);
  const crash = pass < 1.3 ? (1.3 - pass) * (6 + (Math.abs(own.speed) + Math.abs(foe.speed)) / 6) : 0;
  const off = offNose({ ...own, pose }, aim) / 30;
  return mine - theirs - crash - risk + (isHunted(view, own) ? range * 0.6 : -Math.abs(range - 4) * 0.3 - off);
}

function chooseManeuver(view: View, decision: Decision, own: Vehicle, budget: Budget): BotChoice {
  const foe = nearestFoe(view, own);
  let top: { readonly option: Option; readonly params: Params; readonly keep: number } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let left = budget.evaluations;
  for (const option of decision.options()) {
    for (const params of samples(option)) {
      if (left-- <= 0) break;
      const lead = leadOf(own, option, params);
      const worth = worthOf(view, own, foe, lead) - (option.id === 'straight' ? 0 : 0.2);
      if (worth <= most) continue;
      most = worth;
      top = { option, params, keep: lead.keep };
    }
  }
  if (top === null) return { answer: fallbackAnswer(decision), why: 'Takes the safe way.' };
  const why = `${top.option.label}: the best line on offer, ${Math.round(top.keep * 100)}% to keep control.`;
  return { answer: answerOf(top.option.id, top.params), why };
}

/** Early in a turn only good shots, by the end any that can hit. */
const PATIENCE = { first: 0.55, perPhase: 0.05, least: 0.08, fair: 0.25 } as const;

/** Once nobody moves any more in this turn nothing gets better. */
function patience({ phase, vehicles }: State): number {
  const isLast = vehicles.every(({ gone, speed }) => gone || Math.abs(speed) <= phase * SPEED.step);
  return isLast ? PATIENCE.least : Math.max(PATIENCE.least, PATIENCE.first - phase * PATIENCE.perPhase);
}

function scoreOf(option: Option): number {
  const { hit = 0, damage = 0, armorLeft = 20 } = factsOf(option, {});
  const through = Math.max(0, damage - armorLeft);
  return hit * (damage + through * 3 + (armorLeft === 0 ? damage * 2 : 0) + damage / (1 + armorLeft / 6));
}

/** Somebody close behind, and no cloud there yet. */
function wantsSmoke({ state }: View, own: Vehicle, foe: Vehicle | null): boolean {
  if (foe === null) return false;
  const { x, y } = toLocal(own.pose, foe.pose);
  if (y > -1.5 || y < -12 || Math.abs(x) > 3) return false;
  return !state.counters.some(({ kind, pose }) => {
    const cloud = toLocal(own.pose, pose);
    return kind === 'smoke' && cloud.y < 0 && cloud.y > y && Math.abs(cloud.x) < 0.75;
  });
}

/** Side by side or one behind the other, equally fast: the odds will be the same an inch further on. */
function isInStep(view: View, own: Vehicle | null): boolean {
  const foe = own === null ? null : nearestFoe(view, own);
  if (own === null || foe === null || own.speed !== foe.speed) return false;
  return headingDifference(own.pose.h, foe.pose.h) < degrees(5);
}

function chooseShot(view: View, decision: Decision): BotChoice {
  const firer = decision.about === undefined ? null : vehicleOf(view.state, decision.about);
  const needed = Math.min(patience(view.state), isInStep(view, firer) ? PATIENCE.fair : 1);
  let best: Option | null = null;
  for (const option of decision.options()) {
    if ((factsOf(option, {}).hit ?? 0) < needed) continue;
    if (best === null || scoreOf(option) > scoreOf(best)) best = option;
  }
  if (best !== null) {
    const hit = Math.round((factsOf(best, {}).hit ?? 0) * 100);
    return { answer: answerOf(best.id), why: `${best.label}: ${hit}% to hit.` };
  }
  const smoke = decision.options().find(({ id }) => id.startsWith('drop:'));
  if (smoke !== undefined && firer !== null && wantsSmoke(view, firer, nearestFoe(view, firer)))
    return { answer: answerOf(smoke.id), why: 'Somebody is close behind.' };
  return { answer: answerOf('hold'), why: `Waits for better odds than ${Math.round(needed * 100)}%.` };
}

/** The Jump-Start game in a plain driver's head: it has few choices, and they are soon weighed. */
export function jumpStartChoice(view: View, decision: Decision, budget: Budget): BotChoice {
  if (decision.topic === 'fire') return chooseShot(view, decision);
  const own = decision.about === undefined ? null : vehicleOf(view.state, decision.about);
  if (own !== null && decision.topic === 'speed') return chooseSpeed(view, decision, own);
  if (own !== null && decision.topic === 'maneuver') return chooseManeuver(view, decision, own, budget);
  return { answer: fallbackAnswer(decision), why: 'Takes the safe way.' };
}

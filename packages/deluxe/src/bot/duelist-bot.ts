import { makePose } from '@hardtop/geometry';
import {
  answerOf,
  type Bot,
  type BotChoice,
  type Budget,
  type Decision,
  diceOf,
  factsOf,
  fallbackAnswer,
  type Known,
  type Option,
  type Params,
  startingParams,
} from '@hardtop/kernel';
import { BRAKING, type BrakingRow } from '../catalog/braking.ts';
import { OFF_ROAD_WEAR } from '../catalog/terrain.ts';
import { aimsOf } from '../table/chapters/fire-window.ts';
import type { DeluxeAsked } from '../table/queries/asked.ts';
import type { Aim } from '../table/queries/batteries.ts';
import { isOffRoad } from '../table/queries/ground.ts';
import { paceOf } from '../table/queries/power.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, type Vehicle, vehicleOf } from '../table/state/state.ts';
import { bestHand, bestOnFoot } from './by-hand.ts';
import { driverBot } from './driver-bot.ts';
import { groundPeril } from './footing.ts';
import { crashCost, Foresight, type Prospect, type Temper } from './foresight.ts';
import { roadCost } from './highway.ts';
import { bestLaunch } from './launching.ts';
import { bestDeed, perilOnWay, type RatedDeed } from './laying.ts';
import { nearestFoe, unlit } from './outlook.ts';
import { POLICIES, type Standing } from './steering.ts';

type View = Known<Setup, State>;

/** Moves that get a second look, by every policy. */
const SECOND_LOOKS = 8;
/** What a hit that is run into costs, and every mph of it. */
const CRASH = { least: 12, mph: 0.9 } as const;

const PIVOTS = [-135, -90, -45, 0, 45, 90, 135] as const;

/** A pivot turns any way; everything else is made as far as it goes. */
function samples(option: Option, foresight: Foresight): readonly Params[] {
  const start = startingParams(option);
  const param = option.params?.[0];
  if (param === undefined || param.max - param.min <= 60) return [start];
  const values = [...PIVOTS, foresight.pivotToAim()];
  return values.map((value) => ({ ...start, [param.name]: value }));
}

/** By the best of the policies. */
function bestProspect(foresight: Foresight, from: Standing, moved: boolean): Prospect {
  let best = foresight.look(from, moved, 'pursue');
  for (const policy of POLICIES) {
    if (policy === 'pursue') continue;
    const seen = foresight.look(from, moved, policy);
    if (seen.score > best.score) best = seen;
  }
  return best;
}

const percent = (worth: number): string => `${Math.round(Math.min(100, Math.max(0, worth)))} %`;

interface Rated {
  readonly option: Option;
  readonly params: Params;
  readonly standing: Standing;
  readonly keep: number;
  /** What the move itself costs. */
  readonly cost: number;
  readonly score: number;
}

/** What it costs to race over rough ground, in hundredths of a kill. */
const ROUGH = 5;

/** What it costs to end a move at rest, in hundredths of a kill. */
const HALT = 60;

/** Every move with a first look at where it leads. */
function ratedMoves(foresight: Foresight, decision: Decision, { nerves }: Temper, budget: Budget): readonly Rated[] {
  const { own } = foresight;
  const { x: ownX, y: ownY, h: ownH } = own.pose;
  const { speed } = own;
  const rated: Rated[] = [];
  for (const option of decision.options()) {
    for (const params of samples(option, foresight)) {
      if (rated.length >= budget.evaluations) break;
      const facts = factsOf(option, params);
      const { x = ownX, y = ownY, h = ownH, keepControl: keep = 1, status = own.status, collides = 0 } = facts;
      const standing = { pose: makePose(x, y, h), speed: facts.speed ?? speed, status };
      const peril =
        perilOnWay(foresight.state, own, standing.pose) +
        groundPeril(foresight.setup, own, standing.pose) +
        roadCost(foresight, own, standing.pose, h);
      const crash = collides * (CRASH.least + Math.abs(speed) * CRASH.mph);
      // A stop in the middle of a fight, and worn tires.
      const halt = facts.speed === 0 ? HALT : 0;
      const cost = (1 - keep) * crashCost(speed) * nerves + crash + (own.status - status) * 0.15 + peril + halt;
      const { score } = foresight.look(standing, true, 'pursue');
      rated.push({ option, params, standing, keep, cost, score: score - cost });
    }
  }
  return rated.sort((a, b) => b.score - a.score);
}

function chooseManeuver(
  view: View,
  decision: Decision,
  own: Vehicle,
  foe: Vehicle,
  temper: Temper,
  budget: Budget,
): BotChoice {
  const foresight = new Foresight(view, own, foe, temper, view.state.queue.includes(foe.id));
  let top: { readonly move: Rated; readonly seen: Prospect } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of ratedMoves(foresight, decision, temper, budget).slice(0, SECOND_LOOKS)) {
    const seen = bestProspect(foresight, move.standing, true);
    if (seen.score - move.cost <= most) continue;
    most = seen.score - move.cost;
    top = { move, seen };
  }
  if (top === null) return { answer: fallbackAnswer(decision), why: 'Takes the safe way.' };
  const { move, seen } = top;
  const why = `${move.option.label} keeps control at ${percent(move.keep * 100)}; this turn your fire is worth ${percent(seen.mine)} of a kill, theirs ${percent(seen.theirs)}.`;
  return { answer: answerOf(move.option.id, move.params), why };
}

/** Whether somebody aboard steers a missile by wire, which lasts as long as the vehicle stands. */
function isGuiding({ state }: View, { id }: Vehicle): boolean {
  return state.missiles.some(({ by, guide, guided }) => by === id && guide !== null && guided);
}

/** A speed is for longer than this turn. */
const SPEED_TURNS = 2;

/** What hard braking costs beside control: a little, and for each die on the tires much. */
const BRAKING_COST = { least: 3, tireDie: 25 } as const;

function brakingCost(from: number, to: number, keepControl: number, { nerves }: Temper): number {
  const braked = Math.abs(from) - Math.abs(to);
  const row: BrakingRow | undefined = BRAKING.find((candidate) => braked <= candidate.to);
  const { count } = diceOf(row?.tireDamage ?? '0');
  return BRAKING_COST.least + count * BRAKING_COST.tireDie + (1 - keepControl) * crashCost(from) * nerves;
}

/** What it costs to go on loitering where there is nothing to shoot at: two who wait for each other would wait for ever. */
const LULL = { cost: 60, mph: 10 } as const;

function lullCost(own: Vehicle, speed: number, { mine }: Prospect): number {
  if (mine > 0 || Math.abs(own.speed) >= LULL.mph) return 0;
  return LULL.cost * Math.max(0, 1 - Math.abs(speed) / LULL.mph);
}

function chooseSpeed(view: View, decision: Decision, own: Vehicle, foe: Vehicle, temper: Temper): BotChoice {
  const standing = decision.options().find(({ id }) => id === 'speed:0');
  if (standing !== undefined && own.speed === 0 && isGuiding(view, own))
    return { answer: answerOf(standing.id, unlit(standing)), why: 'Its missile is on its way.' };
  const { topSpeed } = paceOf(view.setup, own);
  const world = { setup: view.setup, state: { ...view.state, phase: 1 } };
  const foresight = new Foresight(world, own, foe, temper, true, SPEED_TURNS);
  const isRough = isOffRoad(view.setup, own);
  let top: { readonly option: Option; readonly seen: Prospect } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of decision.options()) {
    const { speed = 0, keepControl, status = own.status } = factsOf(option, {});
    // A strained plant is worth no duel.
    if (Math.abs(speed) > topSpeed && Math.abs(speed) >= Math.abs(own.speed)) continue;
    const seen = bestProspect(foresight, { pose: own.pose, speed, status }, false);
    const wear = isRough && Math.abs(speed) > OFF_ROAD_WEAR.twiceOver ? ROUGH : 0;
    const hard = keepControl === undefined ? 0 : brakingCost(own.speed, speed, keepControl, temper);
    const score = seen.score - hard - wear - lullCost(own, speed, seen);
    if (score <= most) continue;
    most = score;
    top = { option, seen };
  }
  if (top === null) return { answer: fallbackAnswer(decision), why: 'Takes the safe way.' };
  const why = `At this speed your fire is worth ${percent(top.seen.mine)} of a kill this turn, theirs ${percent(top.seen.theirs)}.`;
  return { answer: answerOf(top.option.id, unlit(top.option)), why };
}

interface RatedShot {
  readonly aim: Aim;
  readonly option: Option;
  readonly worth: number;
  readonly foresight: Foresight;
}

/** The shot on offer that is worth most. */
function bestShot(view: View, decision: Decision, temper: Temper): RatedShot | null {
  const asked = decision.asked as DeluxeAsked;
  const aims = aimsOf(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
  const options = new Map(decision.options().map((option) => [option.id, option]));
  const pairs = new Map<string, Foresight>();
  let best: RatedShot | null = null;
  for (const aim of aims) {
    const { firer, target, id } = aim.shot;
    const option = options.get(id);
    if (option === undefined) continue;
    if (target.kind === 'missile') {
      best = betterOf(best, shotAtMissile(view, aim, option, target.missile, temper));
      continue;
    }
    if (target.kind === 'person' || target.kind === 'crowd') {
      const shot = shotAtPeople(view, aim, option, temper);
      if (shot !== null) best = betterOf(best, shot);
      continue;
    }
    if (target.kind !== 'vehicle') continue;
    const key = `${firer} ${target.vehicle}`;
    const foresight = pairs.get(key) ?? foresightOf(view, firer, target.vehicle, temper);
    pairs.set(key, foresight);
    const worth = foresight.worthOf(aim);
    best = betterOf(best, { aim, option, worth, foresight });
  }
  return best;
}

function betterOf(best: RatedShot | null, other: RatedShot): RatedShot {
  return best === null || other.worth > best.worth ? other : best;
}

/** What a missile that comes in would do to us in the mean, and one that goes by. */
const MISSILE = { atUs: 14, atOthers: 3 } as const;

function shotAtMissile(view: View, aim: Aim, option: Option, id: string, temper: Temper): RatedShot {
  const missile = view.state.missiles.find((candidate) => candidate.id === id);
  const { firer } = aim.shot;
  const harm = missile?.guided === true && missile.target === firer ? MISSILE.atUs : MISSILE.atOthers;
  const foresight = foresightOf(view, firer, missile?.by ?? firer, temper);
  return { aim, option, worth: aim.hit * harm, foresight };
}

/** What a foe on foot is worth, and each more of a crowd; who only happens to be there is spared. */
const ON_FOOT = 3;

function shotAtPeople(view: View, aim: Aim, option: Option, temper: Temper): RatedShot | null {
  const { firer, target } = aim.shot;
  const foe = aim.aside === 'foe' ? nearestFoe(view, vehicleOf(view.state, firer)) : null;
  if (foe === null) return null;
  const people = target.kind === 'crowd' ? target.people.length : 1;
  return { aim, option, worth: aim.hit * people * ON_FOOT, foresight: foresightOf(view, firer, foe.id, temper) };
}

function foresightOf(view: View, firer: string, target: string, temper: Temper): Foresight {
  const { state } = view;
  return new Foresight(view, vehicleOf(state, firer), vehicleOf(state, target), temper, state.queue.includes(target));
}

/** Nothing is laid for less than this, with no shot to weigh it against. */
const LEAST_DEED = 4;

function layDown({ deed, worth }: RatedDeed): BotChoice {
  const what =
    deed.kind === 'spring'
      ? 'The mines catch somebody'
      : deed.kind === 'manual'
        ? 'Nobody is behind'
        : deed.kind === 'grenade'
          ? 'Somebody is in the open beside it'
          : deed.kind === 'light'
            ? 'Light helps this side more'
            : deed.kind === 'move-part'
              ? 'There is a foe about'
              : 'Somebody is close behind';
  return { answer: answerOf(deed.id), why: `${what}: worth ${percent(worth)} of a kill.` };
}

function fireByHand(view: View, decision: Decision, temper: Temper): BotChoice | null {
  const asked = decision.asked as DeluxeAsked;
  const hand = bestHand(view, decision.seat, asked.topic === 'fire' ? asked.declared : [], temper);
  if (hand === null) return null;
  const why = `${percent(hand.aim.hit * 100)} to hit by hand, worth ${percent(hand.worth)} of a kill.`;
  return { answer: answerOf(hand.aim.shot.id), why };
}

function fireOnFoot(view: View, decision: Decision): BotChoice | null {
  const asked = decision.asked as DeluxeAsked;
  const aim = bestOnFoot(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
  return aim === null ? null : { answer: answerOf(aim.shot.id), why: `${percent(aim.hit * 100)} to hit, on foot.` };
}

function lob(view: View, decision: Decision): BotChoice | null {
  const asked = decision.asked as DeluxeAsked;
  const launch = bestLaunch(view, decision.seat, asked.topic === 'fire' ? asked.declared : []);
  if (launch === null) return null;
  return { answer: answerOf(launch.aim.shot.id), why: `A grenade there is worth ${percent(launch.worth)} of a kill.` };
}

function chooseShot(view: View, decision: Decision, temper: Temper): BotChoice {
  const onFoot = fireOnFoot(view, decision);
  if (onFoot !== null) return onFoot;
  const best = bestShot(view, decision, temper);
  const deed = bestDeed(view, decision.options());
  const byHand = (): BotChoice | null => fireByHand(view, decision, temper) ?? lob(view, decision);
  const hold = { answer: answerOf('hold'), why: 'No shot is worth its round.' };
  if (best === null || best.worth <= 0)
    return deed !== null && deed.worth >= LEAST_DEED ? layDown(deed) : (byHand() ?? hold);
  const { own, foe } = best.foresight;
  const { state } = view;
  const now = Math.max(best.worth, best.foresight.volley(own, foe, state.turn));
  const { pose, speed, status } = own;
  // What is to be had by going on as it wants to, not by whatever it could do.
  const later = bestProspect(best.foresight, { pose, speed, status }, !state.queue.includes(own.id)).mine;
  if (deed !== null && deed.worth > Math.max(now, later * temper.patience)) return layDown(deed);
  const hit = percent(best.aim.hit * 100);
  if (now < later * temper.patience)
    return (
      byHand() ?? {
        ...hold,
        why: `The best shot now is worth ${percent(now)} of a kill; ${percent(later)} is to be had later this turn.`,
      }
    );
  const rest = later > now ? `waiting may bring ${percent(later)}` : 'nothing better is in sight this turn';
  return { answer: answerOf(best.option.id), why: `${hit} to hit, worth ${percent(best.worth)} of a kill; ${rest}.` };
}

/** An opponent that looks one turn ahead: what both cars' fire is worth from where each move leads. */
function duelist(about: Pick<Bot<Setup, State>, 'id' | 'title' | 'summary'>, temper: Temper): Bot<Setup, State> {
  return {
    ...about,
    choose(view, decision, random, budget) {
      if (decision.topic === 'walk') return driverBot.choose(view, decision, random, budget);
      if (decision.topic === 'fire') return chooseShot(view, decision, temper);
      if (decision.topic === 'order' && decision.options().some(({ id }) => id === 'wait'))
        return { answer: answerOf('wait'), why: 'Who moves last has seen what the other does.' };
      const own = decision.about === undefined ? null : vehicleOf(view.state, decision.about);
      const foe = own === null ? null : nearestFoe(view, own);
      // On a road the pace is the other's.
      if (own !== null && foe !== null && decision.topic === 'speed' && view.state.road === undefined)
        return chooseSpeed(view, decision, own, foe, temper);
      if (own !== null && foe !== null && decision.topic === 'maneuver')
        return chooseManeuver(view, decision, own, foe, temper, budget);
      return driverBot.choose(view, decision, random, budget);
    },
  };
}

/** The strongest of them, and the adviser. */
export const aceBot = duelist(
  {
    id: 'arena-ace',
    title: 'Arena Ace',
    summary: 'Looks a turn ahead, weighs what it can do against what it would take, and strikes first. The strongest.',
  },
  { caution: 1.2, patience: 0.75, nerves: 1 },
);

export const carefulBot = duelist(
  {
    id: 'steady-kate',
    title: 'Steady Kate',
    summary: 'Careful: keeps out of arcs of fire, trusts no bend above its speed, and waits for the good shot.',
  },
  { caution: 2.2, patience: 0.85, nerves: 1.8 },
);

export const hotheadBot = duelist(
  {
    id: 'hellbent-hank',
    title: 'Hellbent Hank',
    summary: 'Aggressive: gives two hits to land one, fires at the first chance and bends till the tires smoke.',
  },
  { caution: 0.7, patience: 0.4, nerves: 0.6 },
);

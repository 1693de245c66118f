import { distance, makePose, type Pose } from '@hardtop/geometry';
import {
  type Answer,
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
import { SURRENDER } from '../table/chapters/speed-question.ts';
import { isOffRoad } from '../table/queries/ground.ts';
import { paceOf } from '../table/queries/power.ts';
import type { Setup } from '../table/state/setup.ts';
import type { State, Vehicle } from '../table/state/state.ts';
import { crashCost } from './crash-cost.ts';
import { driverBot } from './driver-bot.ts';
import { chooseShot } from './duelist-fire.ts';
import { groundPeril } from './footing.ts';
import { Foresight, type Prospect, type Temper } from './foresight.ts';
import { gateCost, wantsOut } from './gates.ts';
import { roadCost } from './highway.ts';
import { type JumpStartTemper, jumpStartDuel } from './jump-start-duel.ts';
import { perilOnWay } from './laying.ts';
import { costOfStaying } from './leaving.ts';
import { chooseWalk } from './on-foot.ts';
import { unlit } from './outlook.ts';
import { bestProspect, percent } from './prospects.ts';
import { friendsOf, quarryOf } from './quarry.ts';
import type { Blow } from './ramming.ts';
import { jumpPeril } from './ramps.ts';
import type { Occasion } from './rehearsal.ts';
import { bestPlayed, whyPlayed } from './shortlist.ts';
import type { Standing } from './steering.ts';

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

interface Rated {
  readonly option: Option;
  readonly params: Params;
  readonly standing: Standing;
  readonly keep: number;
  /** What the move itself costs. */
  readonly cost: number;
  readonly score: number;
  readonly ram: Blow | null;
}

/** A move after its second look. */
interface Judgement {
  readonly answer: Answer;
  readonly move: Rated;
  readonly seen: Prospect;
  readonly score: number;
  readonly risk: number;
}

/** What it costs to race over rough ground, in hundredths of a kill. */
const ROUGH = 5;

/** What it costs to end a move at rest, in hundredths of a kill. */
const HALT = 60;

/** What lies in the way to a place. */
function perilOf(foresight: Foresight, to: Pose): number {
  const { setup, state, own } = foresight;
  const lying = perilOnWay(state, own, to) + groundPeril(setup, own, to) + jumpPeril(setup, own, to);
  return lying + roadCost(foresight, own, to, to.h) + gateCost(foresight, own, to, to.h);
}

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
      const ram = collides > 0 ? foresight.ramAlong(h) : null;
      const from = ram === null ? makePose(x, y, h) : makePose(ownX, ownY, h);
      const touched = ram === null ? {} : ({ touched: true } as const);
      const standing: Standing = { pose: from, speed: facts.speed ?? speed, status, ...touched };
      const peril = perilOf(foresight, standing.pose);
      const crash = ram === null ? collides * (CRASH.least + Math.abs(speed) * CRASH.mph) : -ram.gain;
      // A stop in the middle of a fight, and worn tires.
      const halt = facts.speed === 0 ? HALT : 0;
      const cost = (1 - keep) * crashCost(speed) * nerves + crash + (own.status - status) * 0.15 + peril + halt;
      const { score } = foresight.look(standing, true, foresight.isBeaten ? 'flee' : 'pursue');
      rated.push({ option, params, standing, keep, cost, score: score - cost, ram });
    }
  }
  return rated.sort((a, b) => b.score - a.score);
}

function chooseManeuver({ view, decision, own, foe, random }: Occasion, temper: Temper, budget: Budget): BotChoice {
  const foresight = new Foresight(view, own, foe, temper, view.state.queue.includes(foe.id));
  const judged: Judgement[] = [];
  for (const move of ratedMoves(foresight, decision, temper, budget).slice(0, SECOND_LOOKS)) {
    const seen = bestProspect(foresight, move.standing, true);
    const answer = answerOf(move.option.id, move.params);
    judged.push({ answer, move, seen, score: seen.score - move.cost, risk: 1 - move.keep });
  }
  const evaluations = temper.rehearses === true ? budget.evaluations : 0;
  const top = bestPlayed(judged, { view, decision, own, foe, random }, evaluations);
  if (top === null) return unsure(decision);
  return { answer: top.answer, why: `${reasonOf(foresight, top.move, top.seen)}${whyPlayed(judged, top)}` };
}

function reasonOf({ isBeaten }: Foresight, { option, keep, ram }: Rated, { mine, theirs }: Prospect): string {
  if (ram !== null)
    return `Rams: worth ${percent(ram.dealt)} of a kill to you, ${percent(ram.taken)} to them; ${option.label.toLowerCase()} keeps control at ${percent(keep * 100)}.`;
  if (isBeaten)
    return `Beaten, and gets away: ${option.label.toLowerCase()} keeps control at ${percent(keep * 100)}; their fire is worth ${percent(theirs)} of a kill this turn.`;
  return `${option.label} keeps control at ${percent(keep * 100)}; this turn your fire is worth ${percent(mine)} of a kill, theirs ${percent(theirs)}.`;
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

/** Up to this speed who loses control only skids; as near as this (inches) a road is a place to fight, and as slow as this nobody keeps up. */
const DOGFIGHT = { least: 15, most: 30, reach: 8, foe: 45 } as const;

const NO_SPEEDS: readonly Option[] = [];

/** On a road the pace is the other's, until he is near and slow enough to be fought at a speed that forgives. */
function speedsToWeigh(view: View, decision: Decision, own: Vehicle, foe: Vehicle): readonly Option[] {
  const options = decision.options();
  if (view.state.road === undefined) return options;
  const isNear = distance(own.pose, foe.pose) < DOGFIGHT.reach && Math.abs(foe.speed) <= DOGFIGHT.foe;
  if (!isNear || view.setup.lone !== undefined) return NO_SPEEDS;
  return options.filter((option) => {
    const { speed = 0, keepControl } = factsOf(option, {});
    return speed >= DOGFIGHT.least && speed <= DOGFIGHT.most && keepControl === undefined;
  });
}

function unsure(decision: Decision): BotChoice {
  return { answer: fallbackAnswer(decision), why: 'Takes the safe way.' };
}

/** A speed and what may come of it. */
interface Pace {
  readonly answer: Answer;
  readonly seen: Prospect;
  readonly score: number;
}

function judgedSpeeds(foresight: Foresight, options: readonly Option[], temper: Temper): readonly Pace[] {
  const { setup, own } = foresight;
  const { topSpeed } = paceOf(setup, own);
  const isRough = isOffRoad(setup, own);
  const judged: Pace[] = [];
  for (const option of options) {
    if (option.id === SURRENDER) continue;
    const { speed = 0, keepControl, status = own.status } = factsOf(option, {});
    // A strained plant is worth no duel.
    if (Math.abs(speed) > topSpeed && Math.abs(speed) >= Math.abs(own.speed)) continue;
    const seen = bestProspect(foresight, { pose: own.pose, speed, status }, false);
    const wear = isRough && Math.abs(speed) > OFF_ROAD_WEAR.twiceOver ? ROUGH : 0;
    const hard = keepControl === undefined ? 0 : brakingCost(own.speed, speed, keepControl, temper);
    const score = seen.score - hard - wear - lullCost(own, speed, seen) - costOfStaying(setup, own, speed);
    judged.push({ answer: answerOf(option.id, unlit(option)), seen, score });
  }
  return judged;
}

function chooseSpeed(
  occasion: Occasion,
  options: readonly Option[],
  temper: Temper,
  { evaluations }: Budget,
): BotChoice | null {
  const { view, own, foe } = occasion;
  const standing = options.find(({ id }) => id === 'speed:0');
  if (standing !== undefined && own.speed === 0 && isGuiding(view, own))
    return { answer: answerOf(standing.id, unlit(standing)), why: 'Its missile is on its way.' };
  const world = { setup: view.setup, state: { ...view.state, phase: 1 } };
  const foresight = new Foresight(world, own, foe, temper, true, SPEED_TURNS);
  const judged = judgedSpeeds(foresight, options, temper);
  const top = bestPlayed(judged, occasion, temper.rehearses === true ? evaluations : 0);
  if (top === null) return null;
  const { answer, seen } = top;
  const away = foresight.isBeaten ? 'Beaten, and gets away. ' : '';
  const why = `${away}At this speed your fire is worth ${percent(seen.mine)} of a kill this turn, theirs ${percent(seen.theirs)}.`;
  return { answer, why: `${why}${whyPlayed(judged, top)}` };
}

/** The vehicle that a question is about; some are about people. */
function pilotedBy({ state }: View, id: string): Vehicle | null {
  return state.vehicles.find((vehicle) => vehicle.id === id) ?? null;
}

/** An opponent that looks one turn ahead: what both cars' fire is worth from where each move leads. */
function duelist(
  about: Pick<Bot<Setup, State>, 'id' | 'title' | 'summary'>,
  temperFor: (view: View, own: Vehicle | null) => Temper,
  brief: JumpStartTemper,
): Bot<Setup, State> {
  return {
    ...about,
    choose(view, decision, random, budget) {
      const own = decision.about === undefined ? null : pilotedBy(view, decision.about);
      const temper = temperFor(view, own);
      if (decision.topic === 'walk') return chooseWalk(view, decision, true);
      if (decision.topic === 'throw') return driverBot.choose(view, decision, random, budget);
      if (view.setup.jumpStart !== undefined) return jumpStartDuel(view, decision, brief, budget);
      if (decision.topic === 'fire') return chooseShot(view, decision, temper);
      if (decision.topic === 'order' && decision.options().some(({ id }) => id === 'wait'))
        return { answer: answerOf('wait'), why: 'Who moves last has seen what the other does.' };
      const foe = own === null ? null : quarryOf(view, own);
      if (own !== null && foe !== null && decision.topic === 'speed' && !wantsOut(view, own)) {
        const speeds = speedsToWeigh(view, decision, own, foe);
        if (speeds.length > 0)
          return chooseSpeed({ view, decision, own, foe, random }, speeds, temper, budget) ?? unsure(decision);
      }
      if (own !== null && foe !== null && decision.topic === 'maneuver')
        return chooseManeuver({ view, decision, own, foe, random }, temper, budget);
      return driverBot.choose(view, decision, random, budget);
    },
  };
}

const CAREFUL: Temper = { caution: 2.2, patience: 0.85, nerves: 1.8 };
const KEEN: Temper = { caution: 1.2, patience: 0.75, nerves: 1 };
const WARY: Temper = { caution: 1.8, patience: 0.75, nerves: 1.4 };
const RECKLESS: Temper = { caution: 0.7, patience: 0.4, nerves: 0.6 };

/** The Ace also plays through what looks best. */
function deepTemper(view: View, own: Vehicle | null): Temper {
  return { ...temperOfAce(view, own), rehearses: true };
}

/** Alone in clear weather one can wait for the other's mistakes, off the road less; among friends, or half blind on a wet road, waiting loses. */
function temperOfAce(view: View, own: Vehicle | null): Temper {
  const { setup } = view;
  if (own === null || setup.road.length > 0 || setup.visibility.length > 0) return KEEN;
  if (friendsOf(view, own).length > 0) return KEEN;
  return isOffRoad(setup, own) ? WARY : CAREFUL;
}

/** The strongest of them, and the adviser. */
export const aceBot = duelist(
  {
    id: 'arena-ace',
    title: 'Arena Ace',
    summary:
      'Looks a turn ahead, weighs what it can do against what it would take, and in a duel plays its best moves through. The strongest.',
  },
  deepTemper,
  { turns: 0, caution: 1.5, patience: 0.9 },
);

export const carefulBot = duelist(
  {
    id: 'steady-kate',
    title: 'Steady Kate',
    summary: 'Careful: keeps out of arcs of fire, trusts no bend above its speed, and waits for the good shot.',
  },
  () => CAREFUL,
  { turns: 1, caution: 1.3, patience: 0.9 },
);

export const hotheadBot = duelist(
  {
    id: 'hellbent-hank',
    title: 'Hellbent Hank',
    summary: 'Aggressive: gives two hits to land one, fires at the first chance and bends till the tires smoke.',
  },
  () => RECKLESS,
  { turns: 1, caution: 0.7, patience: 0.6 },
);

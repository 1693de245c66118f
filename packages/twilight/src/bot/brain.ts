// One question answered in the spirit of a mission: fire where it tells, load, take cover, move. Each answer says why.

import {
  type Answer,
  answerOf,
  type BotChoice,
  type Decision,
  factsOf,
  fallbackAnswer,
  type Option,
  roughFactsOf,
  startingParams,
} from '@hardtop/kernel';
import type { Cell } from '../scenarios/world.ts';
import { parseCell } from '../table/queries/position.ts';
import { mapOf } from '../table/queries/world-map.ts';
import type { Person } from '../table/state/person.ts';
import { embarks, viaBoat } from './boats.ts';
import { drives, getsOut, serves } from './crew.ts';
import { doesErrand } from './errands.ts';
import { isWayOut, type Mission } from './missions.ts';
import { nearestFoe, type Situation, sparedBy, squaresApart } from './situation.ts';
import { crosses, handles, isBarred, wayTo } from './ways.ts';

/** How somebody fights, whatever he is after. */
export interface Habits {
  /** The least chance of a hit that is worth a shot. */
  readonly leastHit: number;
  /** What a square behind something is worth, in squares of way. */
  readonly cover: number;
  /** Nearer than so many squares nobody goes by himself. */
  readonly standoff: number;
}

/** A door away is not there. */
const NEAR_BY = 3;

const kindOf = (id: string): string => id.split(':')[0] ?? id;

/** Anything with a chance to hit is fire, a blow or a bite. */
interface Attack {
  readonly option: Option;
  readonly hit: number;
  readonly worth: number;
}

/** More are not weighed: the nearest come first. */
const MOST_ATTACKS = 40;
const NO_ATTACK: ReadonlySet<string> = new Set([
  ...['move', 'posture', 'wait', 'aim', 'sweep', 'lob', 'reload', 'ready', 'drive', 'talk'],
]);
/** Points that put most people out. */
const ENOUGH = 20;
/** Friends in the burst count more than foes. */
const FRIEND = 3;

const NOBODY_SPARED: ReadonlySet<string> = new Set();

const isAt = ({ id }: Option, whom: ReadonlySet<string>): boolean =>
  whom.size > 0 && id.split(':').some((part) => whom.has(part));

export function attacksIn(options: readonly Option[], spared: ReadonlySet<string>): readonly Attack[] {
  const found: Attack[] = [];
  for (const option of options) {
    if (NO_ATTACK.has(kindOf(option.id)) || found.length >= MOST_ATTACKS || isAt(option, spared)) continue;
    const { hit = 0, damage = 1, friends = 0 } = roughFactsOf(option, startingParams(option));
    if (hit > 0) found.push({ option, hit, worth: hit * Math.min(damage, ENOUGH) - friends * FRIEND });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

const chosen = (option: Option, why: string): BotChoice => ({
  answer: answerOf(option.id, startingParams(option)),
  why,
});

export function decide(situation: Situation, decision: Decision, mission: Mission, habits: Habits): BotChoice {
  switch (decision.topic) {
    case 'act':
      return act(situation, decision, mission, habits);
    case 'march':
      return march(situation, decision, mission);
    case 'repeat':
    case 'repeat-what':
      return otherwise(decision, 'none', 'Nothing is worth doing all turn long.');
    case 'down':
      return otherwise(decision, 'posture:prone', 'Down is safest.');
    default:
      return react(situation, decision, habits, isHolding(mission, habits));
  }
}

function otherwise(decision: Decision, id: string, why: string): BotChoice {
  const option = decision.options().find((one) => one.id === id);
  return option === undefined ? { answer: fallbackAnswer(decision), why } : chosen(option, why);
}

/** Whatever else is asked: a good shot is taken, the rest as it suggests itself. */
function react(situation: Situation, decision: Decision, { leastHit }: Habits, holds: boolean): BotChoice {
  if (holds) return { answer: suggestedOf(decision, true), why: 'Holds his fire.' };
  const [best] = attacksIn(decision.options(), sparedBy(situation));
  if (best !== undefined && best.hit >= leastHit && best.worth > 0) {
    return chosen(best.option, `A chance of ${percent(best.hit)} as it comes.`);
  }
  return { answer: suggestedOf(decision), why: 'As it suggests itself.' };
}

/** `holds`: it must be no shot, though that suggests itself. */
function suggestedOf(decision: Decision, holds = false): Answer {
  const { suggested } = decision;
  const attack = holds ? decision.options().filter(({ id }) => id === suggested?.option) : [];
  if (suggested !== undefined && attacksIn(attack, NOBODY_SPARED).length === 0) return suggested;
  const quiet = decision.options().find(({ id }) => id === 'none' || id === 'hold' || id === 'pass' || id === 'wait');
  return quiet === undefined ? fallbackAnswer(decision) : answerOf(quiet.id, startingParams(quiet));
}

/** Nothing is a chance so good that he would fire. */
const isHolding = (mission: Mission, habits: Habits): boolean => leastOf(mission, habits) > 1;

function act(situation: Situation, decision: Decision, meant: Mission, habits: Habits): BotChoice {
  const options = decision.options();
  const mission = viaBoat(situation, meant);
  const isFleeing = mission.kind === 'fall-back';
  const leave = isFleeing ? options.find(({ id }) => kindOf(id) === 'leave') : undefined;
  if (leave !== undefined) return chosen(leave, `${mission.why} Off the field.`);
  return (
    embarks(situation, options, mission) ??
    getsOut(situation, options) ??
    doesErrand(situation, options) ??
    fires(situation, options, mission, habits) ??
    serves(situation, options) ??
    loads(situation, options) ??
    aids(situation, options) ??
    handles(situation, options, mission) ??
    breaksFree(options) ??
    crosses(situation, options, mission) ??
    moves(situation, options, mission, habits) ??
    drives(situation, options, mission) ??
    aims(situation, options, mission) ??
    presses(situation, options, mission, habits) ??
    settles(situation, options, mission) ?? {
      answer: suggestedOf(decision, isHolding(mission, habits)),
      why: `${mission.why} Waits.`,
    }
  );
}

/** On the way to a goal, and nothing else: over what is in it, on foot or at the wheel. */
export const goes = (s: Situation, options: readonly Option[], mission: Mission, habits: Habits): BotChoice | null =>
  crosses(s, options, mission) ?? moves(s, options, mission, habits) ?? drives(s, options, mission);

/** Who is held goes nowhere before he is free. */
function breaksFree(options: readonly Option[]): BotChoice | null {
  const wayOff = options.find(({ id }) => id.startsWith('body:escape:'));
  return wayOff === undefined ? null : chosen(wayOff, 'Somebody holds him: out of that grip first.');
}

/** Whoever is near enough but has nothing to fire at from where he is goes nearer. */
function presses(situation: Situation, options: readonly Option[], mission: Mission, habits: Habits): BotChoice | null {
  const foe = situation.at === null ? null : nearestFoe(situation, situation.at);
  if (mission.presses !== true || foe === null) return null;
  const nearer: Mission = { kind: 'assault', goal: foe.at, why: 'No shot from here: nearer.' };
  return crosses(situation, options, nearer) ?? moves(situation, options, nearer, habits);
}

/** Whose turn it is to move, where half of a squad covers the other half. */
function isMover({ state, person, squad }: Situation, { kind }: Mission): boolean {
  if (kind !== 'advance' || person === null || squad.length < 2) return true;
  return (squad.indexOf(person) + state.phase + state.turn) % 2 === 0;
}

function fires(situation: Situation, options: readonly Option[], mission: Mission, habits: Habits): BotChoice | null {
  const [best] = attacksIn(options, sparedBy(situation));
  if (best === undefined || best.worth <= 0) return null;
  const least = leastOf(mission, habits);
  const isGood = best.hit >= least;
  if (!isGood) return null;
  const isAdvancing = mission.kind === 'advance' && isMover(situation, mission) && !hasArrived(situation, mission);
  if (isAdvancing && best.hit < 2 * least && options.some(({ id }) => kindOf(id) === 'move')) return null;
  const better = aimedBetter(situation, options, best);
  if (better !== null) return better;
  return chosen(best.option, `${mission.why} ${best.option.label}: ${percent(best.hit)}.`);
}

/** Whoever runs for his life, or for what they came for, fires only at what he can hardly miss. */
function leastOf({ kind, leastHit }: Mission, habits: Habits): number {
  // Who holds his fire holds it on an errand as well.
  if (leastHit !== undefined) return Math.max(leastHit, habits.leastHit);
  return kind === 'fall-back' ? 0.6 : kind === 'assault' ? habits.leastHit * 1.5 : habits.leastHit;
}

/** An aimed shot in the next slot may be worth the wait, where nobody is near. */
function aimedBetter(situation: Situation, options: readonly Option[], { hit }: Attack): BotChoice | null {
  const { person, at } = situation;
  if (person === null || person.aim !== null || at === null || hit >= 0.35) return null;
  const near = nearestFoe(situation, at);
  if (near === null || squaresApart(at, near.at) < 6) return null;
  let [best, most]: [Option | null, number] = [null, hit * 2];
  for (const option of options) {
    if (kindOf(option.id) !== 'aim' || option.at === undefined) continue;
    const { aimedHit = 0 } = factsOf(option, startingParams(option));
    if (aimedHit > most) [best, most] = [option, aimedHit];
  }
  return best === null
    ? null
    : chosen(best, `Aimed, the next shot hits with ${percent(most)} in place of ${percent(hit)}.`);
}

/** An empty weapon first of all; a half-empty one where nobody looks. */
function loads({ person, foes }: Situation, options: readonly Option[]): BotChoice | null {
  const reload = options.find(({ id }) => kindOf(id) === 'reload' && !id.includes(':for:'));
  if (reload === undefined || person === null) return null;
  const item = person.carries.find(({ id }) => id === person.hands);
  const isEmpty = item === undefined || item.loaded === 0;
  if (!isEmpty && (foes.length > 0 || item.loaded * 2 > most(item.spares.map(({ rounds }) => rounds)))) return null;
  return chosen(reload, isEmpty ? 'The weapon is empty.' : 'Nobody is in sight: time to load.');
}

const most = (numbers: readonly number[]): number => numbers.reduce((all, one) => Math.max(all, one), 0);

function aids({ foes, at }: Situation, options: readonly Option[]): BotChoice | null {
  if (foes.some((foe) => at !== null && squaresApart(at, foe.at) < 12)) return null;
  const aid = options.find(({ id }) => kindOf(id) === 'aid');
  return aid === undefined ? null : chosen(aid, 'A comrade needs help, and nobody is near.');
}

function hasArrived(situation: Situation, { goal, kind }: Mission): boolean {
  const { at } = situation;
  // Beside the way out nobody gets out.
  if (kind === 'fall-back' && goal !== null && at !== null && isWayOut(situation, goal)) return isWayOut(situation, at);
  return goal === null || (at !== null && squaresApart(at, goal) <= 1.5 && wayTo(situation, at, goal) <= NEAR_BY);
}

/** Where it pays to go: nearer to the goal, behind something, not into the arms of the enemy. */
function moves(situation: Situation, options: readonly Option[], mission: Mission, habits: Habits): BotChoice | null {
  const { at } = situation;
  const { goal } = mission;
  if (at === null || goal === null || mission.kind === 'hold' || hasArrived(situation, mission)) return null;
  const begun = situation.person?.task?.kind === 'crawl' ? `move:crawl:${situation.person.task.on}` : null;
  const on = options.find(({ id }) => id === begun);
  if (on !== undefined) return chosen(on, `${mission.why} Crawls on.`);
  if (!isMover(situation, mission)) return null;
  const here = placeWorth(situation, at, goal, mission, habits);
  let [best, gain]: [Option | null, number] = [null, 0.5];
  for (const option of options) {
    if (kindOf(option.id) !== 'move') continue;
    const [, gait = '', cell = ''] = option.id.split(':');
    const worth =
      placeWorth(situation, parseCell(cell), goal, mission, habits) - here - gaitCost(situation, gait, mission);
    if (worth > gain) [best, gain] = [option, worth];
  }
  return best === null ? null : chosen(best, `${mission.why} ${best.label}.`);
}

const HASTE = 20;

/** In squares of way: who runs cannot fire, who crawls gets nowhere. */
function gaitCost({ foes }: Situation, gait: string, { kind, softly }: Mission): number {
  if (softly === true && (gait === 'run' || gait === 'trot')) return HASTE;
  if (gait === 'run') return foes.length === 0 || kind === 'fall-back' || kind === 'assault' ? 0 : 2;
  if (gait === 'crawl') return 0.45;
  return gait === 'trot' ? 0.4 : 0;
}

function placeWorth(situation: Situation, cell: Cell, goal: Cell, { kind }: Mission, habits: Habits): number {
  const { setup, state } = situation;
  const obstacle = mapOf(setup).obstacleAt(cell.l, cell.x, cell.y);
  const isBehind = obstacle >= 0 && state.obstacles[obstacle] === false;
  const cover = isBehind && kind !== 'fall-back' ? habits.cover : 0;
  let danger = 0;
  for (const { at } of situation.foes) {
    const apart = squaresApart(cell, at);
    if (kind !== 'assault' && apart < habits.standoff) danger += habits.standoff - apart;
  }
  const crowd = situation.squad.some(
    (mate) => mate !== situation.person && mate.at !== null && squaresApart(mate.at, cell) < 1,
  );
  return -wayTo(situation, cell, goal) + cover - danger - (crowd ? 0.8 : 0);
}

function aims(situation: Situation, options: readonly Option[], { why }: Mission): BotChoice | null {
  const { person, at } = situation;
  const spared = sparedBy(situation);
  if (person === null || person.aim !== null || at === null) return null;
  const targets = options.filter((one) => kindOf(one.id) === 'aim' && one.at !== undefined && !isAt(one, spared));
  let [best, hit]: [Option | null, number] = [null, 0.02];
  for (const option of targets.slice(0, MOST_ATTACKS)) {
    const { aimedHit = 0 } = factsOf(option, startingParams(option));
    if (aimedHit > hit) [best, hit] = [option, aimedHit];
  }
  return best === null ? null : chosen(best, `${why} Takes aim: ${percent(hit)}.`);
}

/** Behind something one kneels, in the open one lies down, where shots may come. */
function settles({ person, foes, state }: Situation, options: readonly Option[], { why }: Mission): BotChoice | null {
  if (person === null || (foes.length === 0 && !state.script.fired)) return null;
  const wanted = options.find(({ id }) => id === 'posture:kneeling') !== undefined && isBehindSomething(options);
  if (wanted && person.posture === 'standing') return take(options, 'posture:kneeling', `${why} Kneels behind cover.`);
  return person.posture === 'standing' ? take(options, 'posture:prone', `${why} Lies down in the open.`) : null;
}

function isBehindSomething(options: readonly Option[]): boolean {
  return options.some(({ id }) => id === 'posture:duck');
}

function take(options: readonly Option[], id: string, why: string): BotChoice | null {
  const option = options.find((one) => one.id === id);
  return option === undefined ? null : chosen(option, why);
}

/** Where nobody is in contact there is no shot: whoever presses goes nearer, what he holds for is not here. */
function pressedOn({ at, ...situation }: Situation, mission: Mission): Mission {
  const foe = at === null || mission.presses !== true ? null : nearestFoe({ at, ...situation }, at);
  return foe === null ? mission : { kind: 'advance', goal: foe.at, why: 'No shot from here: nearer.' };
}

/** Who is not to be noticed walks: that is the first gait of all. */
function atPace(option: Option, { softly }: Mission, why: string): BotChoice {
  const params = startingParams(option);
  return { answer: answerOf(option.id, softly === true ? { ...params, gait: 0 } : params), why };
}

/** Where nobody is in contact: a squad goes where it means to go, or stays. */
function march(situation: Situation, decision: Decision, meant: Mission): BotChoice {
  const options = decision.options();
  const mission = viaBoat(situation, pressedOn(situation, meant));
  const { goal, kind } = mission;
  const phases = options.find(({ id }) => id === 'phases');
  if (goal !== null && kind !== 'hold' && phases !== undefined && isBarred(situation, goal))
    return chosen(phases, `${mission.why} Something is in the way.`);
  if (goal !== null && kind !== 'hold' && !hasArrived(situation, mission)) {
    let [best, least]: [Option | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const option of options) {
      if (kindOf(option.id) !== 'march') continue;
      const apart = wayTo(situation, parseCell(option.id.slice('march:'.length)), goal);
      if (apart < least) [best, least] = [option, apart];
    }
    const { at } = situation;
    const isNearer = at !== null && least < wayTo(situation, at, goal) - 0.5;
    if (best !== null && isNearer) return atPace(best, mission, `${mission.why} Nobody is in sight.`);
    // No named place is nearer to it than they are: square by square.
    if (phases !== undefined && best !== null) return chosen(phases, `${mission.why} The last squares.`);
  }
  // Off the map one goes by himself, and there is nothing else to do at a place where one has arrived.
  if (kind === 'fall-back' && phases !== undefined && hasArrived(situation, mission))
    return chosen(phases, `${mission.why} Off the field.`);
  return otherwise(decision, 'hold', `${mission.why} Here they stay.`);
}

export function isOutOfAmmunition({ carries }: Person): boolean {
  const arms = carries.filter(({ kind }) => kind === 'small-arm' || kind === 'heavy');
  return (
    arms.length > 0 && arms.every(({ loaded, spares }) => loaded === 0 && spares.every(({ rounds }) => rounds === 0))
  );
}

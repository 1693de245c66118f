// What people in vehicles and at heavy weapons do besides firing them: get out of what burns, load, aim, drive where the mission leads.

import { answerOf, type BotChoice, factsOf, type Option, startingParams } from '@hardtop/kernel';
import { parseCell } from '../table/queries/position.ts';
import type { Mission } from './missions.ts';
import { type Situation, squaresApart } from './situation.ts';

const take = (option: Option, why: string): BotChoice => ({ answer: answerOf(option.id, startingParams(option)), why });

/** Infantry gets out this near to the enemy, in squares. */
const DISMOUNT = 14;

/** Out of what burns or stands, and out of a carrier where the fight begins. */
export function getsOut({ person, state, foes, at }: Situation, options: readonly Option[]): BotChoice | null {
  const aboard = person?.aboard ?? null;
  const out = options.find(({ id }) => id === 'dismount:out');
  const vehicle = state.vehicles.find(({ id }) => id === aboard?.vehicle);
  if (aboard === null || out === undefined || vehicle === undefined) return null;
  if (vehicle.burningSince !== null) return take(out, 'It burns: out.');
  if (aboard.place !== 'passenger') return null;
  if (vehicle.damage.engine || vehicle.crippled === 'stopped') return take(out, 'It will not move any more: out.');
  const isNear = at !== null && foes.some((foe) => squaresApart(at, foe.at) <= DISMOUNT);
  return isNear && vehicle.moved === 0 ? take(out, 'The enemy is near: out and fight on foot.') : null;
}

/** Loads an empty gun, goes on with work, aims a gun or a missile at what is worth it. */
export function serves({ person }: Situation, options: readonly Option[]): BotChoice | null {
  const isKind =
    (kind: string): ((option: Option) => boolean) =>
    ({ id }) =>
      id.startsWith(`${kind}:`);
  const load = options.find(isKind('load'));
  if (load !== undefined) return take(load, `${load.label}: it is empty.`);
  const work = options.find(({ id }) => id === 'work:on');
  if (work !== undefined) return take(work, 'What was begun is to be finished.');
  if (person === null || person.aim !== null) return null;
  let [best, most]: [Option | null, number] = [null, LEAST];
  for (const option of options.filter(isKind('lay')).slice(0, MOST)) {
    const { aimedHit = 0 } = factsOf(option, startingParams(option));
    if (aimedHit > most) [best, most] = [option, aimedHit];
  }
  return best === null ? null : take(best, `${best.label}: then it hits with ${Math.round(most * 100)} %.`);
}

const LEAST = 0.05;
const MOST = 20;

/** Squares that are worth driving for: a sailboat makes no more than one of them in a phase. */
const NEARER = 0.9;

/** Toward the goal at a safe speed; nobody drives into mines he knows. */
export function drives({ at }: Situation, options: readonly Option[], { goal, kind, why }: Mission): BotChoice | null {
  if (at === null || goal === null || kind === 'hold') return null;
  let [best, least]: [Option | null, number] = [null, squaresApart(at, goal) - NEARER];
  for (const option of options) {
    if (!option.id.startsWith('drive:') || option.place === undefined) continue;
    const apart = squaresApart(parseCell(option.id.slice('drive:'.length)), goal);
    if (apart >= least) continue;
    const { share = 2, mines = 0 } = factsOf(option, startingParams(option));
    if (share <= 1 && mines === 0) [best, least] = [option, apart];
  }
  return best === null ? null : take(best, `${why} ${best.label}.`);
}

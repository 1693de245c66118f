// What has to be done with one's hands for an objective: charges at what is to burn, people in a boat that is to be taken. One goes, the rest
// cover him.

import { answerOf, type BotChoice, type Option, type Params, startingParams } from '@hardtop/kernel';
import { isIn } from '../scenarios/map-reader.ts';
import type { Setup } from '../scenarios/setup.ts';
import type { Cell, Place } from '../scenarios/world.ts';
import { isLost } from '../table/queries/crews.ts';
import type { Person } from '../table/state/person.ts';
import type { Charge } from '../table/state/things.ts';
import type { Vehicle } from '../table/state/vehicle.ts';
import { type Mission, objectiveOf, openObjectives, searchOf, wayOut } from './missions.ts';
import { type Situation, squaresApart, stands } from './situation.ts';

type Objective = Setup['objectives'][number];

interface Errand {
  readonly objective: Objective;
  readonly place: Place;
}

/** Nearer than so many meters to a charge nobody wants to be. */
const BLAST_METERS = 24;
/** Phases of a fuse: enough to run out of the blast. */
const FUSE = 5;
/** One block lights a tanker or opens a shed. */
const PIECES = 1;
/** On an errand one fires only at what stands in the way and can hardly be missed. */
const ERRAND_HIT = 0.45;

/** Who stands nearer than so many meters is not to be passed. */
const CLOSE_METERS = 32;
/** No chance is that good. */
const NEVER = 2;

const take = (option: Option, why: string, params = startingParams(option)): BotChoice => ({
  answer: answerOf(option.id, params),
  why,
});

const isCharge = (thing: Situation['state']['things'][number]): thing is Charge => thing.kind === 'charge';

const hasCharges = ({ carries }: Person): boolean => carries.some(({ kind, count }) => kind === 'charge' && count > 0);

/** Objectives of the side that hands can reach, in the order of the scenario: what nobody has charges for is passed over. */
function errandsOf(situation: Situation): readonly Errand[] {
  const { state, side } = situation;
  const able = state.people.some((one) => one.side === side && stands(one) && hasCharges(one));
  const isLaid = state.things.some(isCharge);
  return openObjectives(situation).filter(({ objective }) => objective.how !== 'blow' || able || isLaid);
}

const isInside = ({ region }: Place, cell: Cell): boolean => cell.l === region.l && isIn(region, cell.x, cell.y);

/** What stands there, is not ours and is not lost yet. */
const prizes = ({ state, side }: Situation, place: Place): readonly (Vehicle & { readonly at: Cell })[] =>
  state.vehicles.flatMap((vehicle) => {
    const { at } = vehicle;
    const isOpen = at !== null && !isLost(vehicle) && vehicle.burningSince === null && vehicle.side !== side;
    return isOpen && isInside(place, at) ? [{ ...vehicle, at }] : [];
  });

function nearest<T extends { readonly at: Cell }>(some: readonly T[], from: Cell): T | null {
  let [best, least]: [T | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const one of some) {
    const apart = squaresApart(from, one.at);
    if (apart < least) [best, least] = [one, apart];
  }
  return best;
}

/** Where a charge lies already, another one is wasted. */
const isLaidAt = ({ state }: Situation, { id }: { readonly id: string }): boolean =>
  state.things.some((thing) => isCharge(thing) && thing.against === id);

/** Where the errand leads from here. */
function goalOf(situation: Situation, { objective, place }: Errand, from: Cell): Cell | null {
  // Where there is nothing to take and nobody to free, being there once is enough.
  if (objective.how === 'go') {
    const found = searchOf(situation);
    return found?.name === null ? found.goal : null;
  }
  const open = prizes(situation, place).filter((one) => objective.how === 'board' || !isLaidAt(situation, one));
  return nearest(open, from)?.at ?? objectiveOf(situation);
}

/** Who goes: with charges where charges are needed, and of those the nearest. */
function isRunner(situation: Situation, { objective }: Errand, goal: Cell): boolean {
  const { person, state, side } = situation;
  if (person === null || person.at === null) return false;
  let [best, least]: [Person | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const one of state.people) {
    if (one.side !== side || !stands(one) || one.at === null || one.seat !== person.seat || one.hands === null)
      continue;
    if (objective.how === 'blow' && !hasCharges(one)) continue;
    const apart = squaresApart(one.at, goal);
    if (apart < least) [best, least] = [one, apart];
  }
  return best === person;
}

const WORDS: Readonly<Record<Objective['how'], string>> = {
  go: 'To what we came for, while the others cover.',
  blow: 'With the charges to what is to burn.',
  board: 'To the boat, to take it.',
  guard: 'To what we guard.',
};

/** Who guards something stays there: indoors and upstairs as he was posted. */
export function guardMission(situation: Situation): Mission | null {
  const [first] = openObjectives(situation);
  return first?.objective.how === 'guard' ? { kind: 'hold', goal: null, why: `We guard ${first.place.name}.` } : null;
}

/** Away from a fuse that burns; or to the objective, while the others fire. */
export function errandMission(situation: Situation): Mission | null {
  const { at, state, setup, person } = situation;
  if (at === null || person === null || setup.objectives.length === 0) return null;
  const meters = setup.levels[at.l]?.grid ?? 8;
  const hot = state.things.some(
    (thing) => isCharge(thing) && thing.fuse !== null && squaresApart(at, thing.at) * meters <= BLAST_METERS,
  );
  if (hot) return { kind: 'fall-back', goal: wayOut(situation, at), why: 'The fuse burns: away from here.' };
  const [first] = errandsOf(situation);
  const goal = first === undefined ? null : goalOf(situation, first, at);
  if (first === undefined || goal === null || !isRunner(situation, first, goal)) return null;
  return { kind: 'assault', goal, why: WORDS[first.objective.how], leastHit: ERRAND_HIT };
}

/** On a raid nobody fires first: as long as no shot has fallen and nobody stands close, they go on at a walk. */
export function quietMission(situation: Situation): Mission | null {
  const { setup, state, at, foes } = situation;
  if (!setup.hidden || state.script.fired || at === null) return null;
  const meters = setup.levels[at.l]?.grid ?? 8;
  if (foes.some((foe) => squaresApart(at, foe.at) * meters <= CLOSE_METERS)) return null;
  const [first] = errandsOf(situation);
  const goal = first === undefined ? null : goalOf(situation, first, at);
  if (goal === null) return null;
  return { kind: 'follow', goal, why: 'No shot has fallen yet: on, and quietly.', leastHit: NEVER, softly: true };
}

/** Lays a charge, fires one, gets in: where the errand has led. */
export function doesErrand(situation: Situation, options: readonly Option[]): BotChoice | null {
  const { at, person, setup } = situation;
  if (person === null || setup.objectives.length === 0) return null;
  if (person.aboard !== null) return getsOff(situation, options, person.aboard.vehicle);
  if (at === null) return null;
  for (const { objective, place } of errandsOf(situation)) {
    const done =
      objective.how === 'blow'
        ? laysCharge(situation, options, place, at)
        : objective.how === 'board'
          ? boards(situation, options, place)
          : null;
    if (done !== null) return done;
  }
  return firesCharge(situation, options);
}

function laysCharge(situation: Situation, options: readonly Option[], place: Place, at: Cell): BotChoice | null {
  for (const vehicle of prizes(situation, place)) {
    const option = options.find(({ id }) => id === `charge:drop:${vehicle.id}`);
    if (option !== undefined && !isLaidAt(situation, vehicle))
      return take(option, `A charge at ${vehicle.name}, and run.`, chargeOf(option, PIECES));
  }
  const ground = options.find(({ id }) => id === 'charge:drop:');
  const isBare = prizes(situation, place).length === 0 && !situation.state.things.some((thing) => isCharge(thing) && isInside(place, thing.at)); // biome-ignore format: one condition
  if (ground === undefined || !isBare || !isInside(place, at)) return null;
  const most = ground.params?.find(({ name }) => name === 'pieces')?.max ?? PIECES;
  return take(ground, `A charge at ${place.name}, and run.`, chargeOf(ground, most));
}

/** So many pieces, or as many as there are. */
function chargeOf(option: Option, pieces: number): Params {
  const most = option.params?.find(({ name }) => name === 'pieces')?.max ?? pieces;
  return { ...startingParams(option), pieces: Math.min(pieces, most), fuse: FUSE };
}

function boards(situation: Situation, options: readonly Option[], place: Place): BotChoice | null {
  for (const { id, name } of prizes(situation, place)) {
    const option = options.find((one) => one.id.startsWith(`mount:${id}:`));
    if (option !== undefined) return take(option, `Into ${name}: it is ours.`);
  }
  return null;
}

/** A prize is taken by being in it: after that the fight goes on ashore. */
function getsOff(situation: Situation, options: readonly Option[], vehicle: string): BotChoice | null {
  const { setup, state, side } = situation;
  const own = setup.vehicles[Number(vehicle.slice(1)) - 1];
  if (own === undefined || setup.seats[own.seat]?.side === side || state.phase !== 1) return null;
  const out = options.find(({ id }) => id === 'dismount:out');
  return out === undefined ? null : take(out, 'It is taken: on to the next.');
}

/** What was set is fired once nobody of ours is near. */
function firesCharge({ state, setup, side }: Situation, options: readonly Option[]): BotChoice | null {
  for (const thing of state.things) {
    if (!isCharge(thing) || thing.fuse !== null) continue;
    const meters = setup.levels[thing.at.l]?.grid ?? 8;
    const isNear = state.people.some(
      (one) => one.side === side && one.at !== null && squaresApart(one.at, thing.at) * meters <= BLAST_METERS,
    );
    const option = options.find(({ id }) => id === `charge:fire:${thing.id}`);
    if (option !== undefined && !isNear) return take(option, 'All are clear of it: fire the charge.');
  }
  return null;
}

import type { Who } from '../../scenarios/script.ts';
import type { Cell } from '../../scenarios/world.ts';
import { isConscious } from '../queries/able.ts';
import { eyesOf } from '../queries/position.ts';
import { peopleOf } from '../queries/script.ts';
import { seesSquare } from '../queries/sight.ts';
import type { TaskDegree } from '../queries/tasks.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import {
  areHostile,
  isVehicleId,
  personOf,
  sheetOf,
  sideBit,
  type TwilightGame,
  vehicleOf,
  vehicleSheetOf,
} from '../state/state.ts';
import { thingId } from '../state/things.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { tryTask } from './tasks.ts';

const RULE = 'twilight/adventures/reconnaissance';

/** A look from afar by the best of them: traps, then all sentries but one, then everything; nothing at all if it goes badly wrong (B-49). */
export function* reconnoitre(game: TwilightGame, who: Who): TwilightPlay {
  const skill = (one: Person): number => sheetOf(game.setup, one).skills.RCN ?? 0;
  const able = peopleOf(game, who).filter(({ condition, captive }) => condition === 'fit' && captive === null);
  const best = able.reduce<Person | null>((a, b) => (a === null || skill(b) > skill(a) ? b : a), null);
  if (best === null) return;
  const of = { rule: RULE, purpose: 'a look from afar' } as const;
  const site = best.at === null ? undefined : game.setup.levels[best.at.l]?.site;
  show(game, best.side, site, yield* tryTask(game, best, { skill: 'RCN', level: 'easy' }, of));
}

/** Traps, then all posts but one with whoever is held and what is parked, then everybody in the open; nobody on another site. */
function show(game: TwilightGame, side: number, site: string | undefined, degree: TaskDegree): void {
  const { setup, state } = game;
  if (degree === 'catastrophe') return;
  const bit = sideBit(side);
  for (const trap of state.traps) trap.known |= bit;
  if (degree === 'failure') return;
  const isTheirs = (one: Person): boolean =>
    one.at !== null &&
    setup.levels[one.at.l]?.site === site &&
    areHostile(state, side, one.side) &&
    sheetOf(setup, one).kind !== 'animal';
  const theirs = state.people.filter(isTheirs);
  const sentries = theirs.filter(({ alert, captive }) => alert === 'unaware' && captive === null);
  const found = degree === 'success' ? sentries.slice(0, -1) : sentries;
  const others = theirs.filter((one) => one.captive !== null || (degree === 'outstanding' && one.alert === 'alert'));
  for (const person of [...found, ...others]) makeOut(game, side, person);
  for (const vehicle of state.vehicles) if (areHostile(state, side, vehicle.side)) makeOutVehicle(game, side, vehicle);
  const posts = new Set(found.flatMap((one) => (one.at === null ? [] : [`${one.at.x}, ${one.at.y}`])));
  const text = `Sentries are made out at ${[...posts].join('; ')}.`;
  const to = setup.seats.flatMap((seat, i) => (seat.side === side ? [i] : []));
  if (posts.size > 0) game.emit({ kind: 'script', rule: RULE, text, to });
}

/** From now on his side has him on its map, where he was. */
export function makeOut(game: TwilightGame, side: number, person: Person): void {
  person.met |= sideBit(side);
  if (person.at !== null) mark(game, side, person.id, sheetOf(game.setup, person).name, person.at);
}

function makeOutVehicle(game: TwilightGame, side: number, vehicle: Vehicle): void {
  vehicle.met |= sideBit(side);
  if (vehicle.at !== null) mark(game, side, vehicle.id, vehicleSheetOf(game.setup, vehicle).name, vehicle.at);
}

/** Where everything is open to everybody there is nothing to mark. */
function mark({ setup, state }: TwilightGame, side: number, of: string, name: string, at: Cell): void {
  if (!setup.hidden) return;
  const known = sideBit(side);
  state.things = state.things.filter((thing) => thing.kind !== 'sighting' || thing.of !== of || thing.known !== known);
  state.things.push({ kind: 'sighting', id: thingId(state, 'sighting', at), known, at, of, name, turn: state.turn });
}

/** A mark goes when its side sees the man himself, or that nobody is there any more. */
export function* forgetSightings(game: TwilightGame): TwilightPlay {
  const { state } = game;
  if (!state.things.some(({ kind }) => kind === 'sighting')) return;
  state.things = state.things.filter((thing) => {
    if (thing.kind !== 'sighting') return true;
    const { seen, seenThisPhase } = isVehicleId(thing.of) ? vehicleOf(state, thing.of) : personOf(state, thing.of);
    return ((seen | seenThisPhase) & thing.known) === 0 && !isLookedAt(game, thing.known, thing.at);
  });
}

/** Whether anybody of the side sees the square. */
function isLookedAt(game: TwilightGame, bit: number, at: Cell): boolean {
  return game.state.people.some((one) => {
    if (sideBit(one.side) !== bit || !isConscious(one) || one.captive !== null) return false;
    const from = eyesOf(game.state, one);
    return from !== null && seesSquare(game, from, at);
  });
}

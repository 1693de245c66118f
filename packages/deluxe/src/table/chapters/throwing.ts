// Grenades thrown by hand, out of vehicles and on foot (deluxe/V.6/grenades).
import { makePose, type Point } from '@hardtop/geometry';
import { roll, type ShotRecord, type Target } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { EXACT_ROLL, THROWING } from '../../catalog/grenade-deviation.ts';
import { grenade as grenadeRow } from '../../catalog/grenades.ts';
import { TO_HIT_DICE } from '../../catalog/targeting.ts';
import type { Attack } from '../queries/asked.ts';
import { crewLabel } from '../queries/crew.ts';
import { armLabel, armMount } from '../queries/hands.ts';
import { nameOf } from '../queries/names.ts';
import { personName } from '../queries/people.ts';
import { type Held, heldBy, isLaidDown, type Thrower, throwerOf, throwNeed } from '../queries/throwing.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { personModelOf } from '../state/setup.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import type { Throw } from '../state/target.ts';
import { giveAway } from './darkness.ts';
import { flyTo } from './launching.ts';
import { showGear } from './showing.ts';
import { exploitsOf } from './story.ts';

const RULE = 'deluxe/V.6/grenades';
const LAUNCHER = 'deluxe/VI/hand-grenade-launcher';

/** `Killer Kart's driver`, or the name of somebody on foot. */
function whoIs(game: DeluxeGame, { person, vehicle }: Thrower): string {
  if (vehicle === null) return personName(game.setup, person);
  const aboard = vehicle.crew.find(({ id }) => id === person.id);
  return `${nameOf(game, vehicle)}'s ${aboard === undefined ? person.post : crewLabel(vehicle, aboard)}`;
}

/** Throws if he still can; otherwise he keeps it. */
export function* resolveThrow(game: DeluxeGame, thrown: Throw, id: string): DeluxePlay {
  const thrower = throwerOf(game, id);
  const held = thrower === null ? null : heldBy(game.setup, thrower.person, thrown.grenade);
  if (thrower === null || held === null) return tellKept(game, thrown, id);
  const { person, vehicle } = thrower;
  const need = throwNeed(game, thrower, held, thrown.mark);
  person.actedTurn = game.state.turn;
  if (held.launcher === undefined) person.grenades = (person.grenades ?? []).filter((other) => other !== held);
  else held.launcher.state.shots--;
  exploitsOf(game.state, person.id)[vehicle === null ? 'onFoot' : 'arms'] = true;
  if (vehicle !== null) {
    giveAway(game, vehicle);
    const { launcher } = held;
    const own = `of the ${whoIs(game, thrower).split("'s ").at(-1)}`;
    if (launcher === undefined) showGear(game, vehicle, `${person.id}:grenades`, `Grenades ${own}`);
    else showGear(game, vehicle, armMount(person, launcher.model), armLabel(vehicle, person, launcher.model));
  }
  if (isLaidDown(thrower, held, thrown.mark)) return layDown(game, thrower, held, thrown.mark);
  if (need.kind !== 'need') throw new Error(`${thrown.id} needs nothing`);
  yield* throwIt(game, thrower, held, thrown.mark, need);
}

function tellKept(game: DeluxeGame, { firer }: Throw, id: string): void {
  const seen = game.state.vehicles.find((vehicle) => vehicle.id === firer);
  const who = seen === undefined ? personName(game.setup, { id, post: null }) : `${nameOf(game, seen)}'s crew`;
  game.emit({
    kind: 'fire',
    rule: RULE,
    about: firer,
    outcome: 'neutral',
    text: `${who}: nothing is thrown after all.`,
  });
}

/** Nobody misses the ground at his feet. */
function layDown(game: DeluxeGame, thrower: Thrower, held: Held, mark: Point): void {
  const { name } = grenadeRow(held.grenade);
  const text = `${whoIs(game, thrower)} lays down a ${name.toLowerCase()}.`;
  const marks = [`thrown/${held.grenade}`, 'thrown/laid'];
  const by = thrower.vehicle?.id ?? thrower.person.id;
  const shot: ShotRecord = { by, at: { x: mark.x, y: mark.y }, style: 'thrown', hit: false };
  game.emit({ kind: 'fire', rule: RULE, about: thrower.person.id, outcome: 'neutral', text, marks, shot });
  putDown(game, thrower, held, mark, null);
}

function* throwIt(
  game: DeluxeGame,
  thrower: Thrower,
  held: Held,
  mark: Point,
  need: Target & { readonly kind: 'need' },
): DeluxePlay {
  const { person, vehicle, from } = thrower;
  const { seat } = person;
  const rule = held.launcher === undefined ? RULE : LAUNCHER;
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule, purpose: 'the throw' });
  const isLobbed = held.launcher !== undefined;
  const isFumbled = !isLobbed && vehicle !== null && vehicle.speed !== 0 && rolled.total <= THROWING.fumbledOn;
  const isExact = rolled.total === EXACT_ROLL;
  const missedBy = Math.max(0, need.need - rolled.total);
  const fate = isExact ? 'to the very square' : missedBy === 0 ? 'close to the mark' : 'wide of the mark';
  const name = grenadeRow(held.grenade).name.toLowerCase();
  const did = isFumbled ? `drops a ${name} inside` : `${isLobbed ? 'launches' : 'throws'} a ${name} ${fate}`;
  const text = `${whoIs(game, thrower)} ${did}: needed ${need.need}, rolled ${rolled.total}.`;
  const marks = [isLobbed ? 'hand/HGL' : `thrown/${held.grenade}`, ...(isFumbled ? ['thrown/fumbled'] : [])];
  const about = vehicle?.id ?? person.id;
  const outcome = isFumbled ? 'bad' : 'neutral';
  const seen = { about, roll: rolled, target: need, modifiers: need.modifiers, text, marks };
  if (vehicle !== null && isFumbled) {
    game.emit({ kind: 'to-hit', rule, outcome, ...seen });
    return putDown(game, thrower, held, vehicle.pose, vehicle);
  }
  const flight: ShotRecord = { by: about, at: { x: mark.x, y: mark.y }, style: 'thrown', hit: true };
  game.emit({ kind: 'to-hit', rule, outcome, ...seen, shot: flight });
  const landing = yield* flyTo(game, { seat, firer: thrower.under, from, mark, missedBy, isExact });
  putDown(game, thrower, held, landing, null);
}

/** There it lies till its time is up; under a seat it drives along. */
function putDown(game: DeluxeGame, thrower: Thrower, held: Held, at: Point, inside: Vehicle | null): void {
  const { state } = game;
  const { turn, phase } = state;
  const { person, vehicle } = thrower;
  state.countersMade++;
  state.counters.push({
    id: `laid-${state.countersMade}`,
    kind: 'grenade',
    pose: makePose(at.x, at.y, 0),
    size: COUNTERS.pedestrian,
    course: null,
    // What a launcher throws is what a hand throws.
    laid: { by: vehicle?.id ?? person.id, weapon: 'GL', fuse: 'touch', turn, phase },
    grenade: {
      id: held.grenade,
      goesOff: turn + held.delay,
      thrower: person.id,
      ...(inside !== null && { inside: inside.id }),
    },
  });
}

/** To set another delay takes a second: the action of his turn. */
export function* resolveTimer(game: DeluxeGame, attack: Extract<Attack, { readonly kind: 'set' }>): DeluxePlay {
  const thrower = throwerOf(game, attack.person);
  const held = thrower?.person.grenades?.find(({ id }) => id === attack.grenade);
  if (thrower === null || held === undefined) return;
  held.delay = attack.delay;
  thrower.person.actedTurn = game.state.turn;
  const { seat } = personModelOf(game.setup, thrower.person.id);
  const text = `${whoIs(game, thrower)} sets the timer of a ${grenadeRow(held.grenade).name.toLowerCase()} to ${held.delay}.`;
  const event = { kind: 'timer', rule: RULE, about: thrower.person.id, outcome: 'neutral', text } as const;
  game.emit({ ...event, marks: ['thrown/timer'], ...(game.setup.hidden && { to: [seat] }) });
}

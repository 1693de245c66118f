import { isConscious, isFighting, isPresent } from '../queries/able.ts';
import { seatsSeeing, sidesOf } from '../queries/audience.ts';
import { crewOf, isLost } from '../queries/crews.ts';
import { type Lights, lightsOf } from '../queries/light.ts';
import { cellOf } from '../queries/position.ts';
import { emptiedCounter } from '../queries/script.ts';
import { seesPerson, seesSquare, seesVehicle } from '../queries/sight.ts';
import type { Person } from '../state/person.ts';
import { areHostile, sideBit, type TwilightGame } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { findAshes } from './spoiling.ts';

/** Who sees whom, all over: at the start of every phase. What was seen before in this phase stays fair game. */
export function lookAgain(game: TwilightGame): void {
  const { state } = game;
  const lights = lightsOf(game);
  let contact = false;
  for (const target of state.people) {
    target.seen = isPresent(target) ? seenBits(game, target, lights) : 0;
    target.seenThisPhase = target.seen;
    if (target.glimpses.length > 0) target.glimpses = [];
    target.met |= target.seen;
    if (target.seen !== 0 && isFighting(target)) contact = true;
  }
  for (const vehicle of state.vehicles) {
    vehicle.seenThisPhase = 0;
    lookAtVehicle(game, vehicle, lights);
    if (vehicle.seen !== 0 && !isLost(vehicle) && crewOf(state, vehicle).length > 0) contact = true;
  }
  if (contact) state.contact = true;
  if (!game.setup.hidden) return;
  lookAtThings(game, lights);
  findAshes(game);
  lookAtChests(game);
}

/** And that a chest is empty by whoever sees where it stands. */
function lookAtChests(game: TwilightGame): void {
  const { counters } = game.state.script;
  for (const [i, { at }] of game.setup.caches.entries()) {
    const known = counters[emptiedCounter(i)];
    if (known !== undefined && game.state.caches[i] === true)
      counters[emptiedCounter(i)] = known | sidesOf(game, seatsSeeing(game, at));
  }
}

/** What was dropped or destroyed out of sight is found by whoever sees the square. */
function lookAtThings(game: TwilightGame, lights: Lights): void {
  const { state } = game;
  for (const thing of state.things) {
    if (thing.kind !== 'dropped' && thing.kind !== 'ashes') continue;
    for (const observer of state.people) {
      const bit = sideBit(observer.side);
      if ((thing.known & bit) !== 0 || !isConscious(observer) || observer.alert !== 'alert') continue;
      const from = cellOf(state, observer);
      if (from !== null && seesSquare(game, from, thing.at, lights)) thing.known |= bit;
    }
  }
}

/** Who sees a vehicle now. */
export function lookAtVehicle(game: TwilightGame, vehicle: Vehicle, lights: Lights = lightsOf(game)): void {
  const { state } = game;
  vehicle.seen = 0;
  for (const observer of state.people) {
    const bit = sideBit(observer.side);
    if ((vehicle.seen & bit) !== 0 || !areHostile(state, observer.side, vehicle.side)) continue;
    if (seesVehicle(game, observer, vehicle, lights)) vehicle.seen |= bit;
  }
  vehicle.seenThisPhase |= vehicle.seen;
  vehicle.met |= vehicle.seen;
}

function seenBits(game: TwilightGame, target: Person, lights: Lights): number {
  const { state } = game;
  let bits = 0;
  for (const observer of state.people) {
    const bit = sideBit(observer.side);
    if ((bits & bit) !== 0 || observer.condition !== 'fit' || observer.captive !== null) continue;
    if (areHostile(state, observer.side, target.side) && seesPerson(game, observer, target, lights)) bits |= bit;
  }
  return bits;
}

/** He is in view of these sides here: until the phase ends they may fire at him as he was (L2203). */
export function noteGlimpse({ setup, state }: TwilightGame, person: Person): void {
  const at = cellOf(state, person);
  if (person.seen === 0 || at === null) return;
  const inView = setup.sides.flatMap((_, side) => ((person.seen & sideBit(side)) === 0 ? [] : [{ side, at }]));
  person.glimpses = [...person.glimpses.filter(({ side }) => (person.seen & sideBit(side)) === 0), ...inView];
}

/** After a step: who sees the mover now, and whom he sees. Those seen before stay seen until the next phase. */
export function lookAt(game: TwilightGame, mover: Person): void {
  const { state } = game;
  const before = state.contact;
  const lights = lightsOf(game);
  mover.seen = seenBits(game, mover, lights);
  mover.seenThisPhase |= mover.seen;
  mover.met |= mover.seen;
  noteGlimpse(game, mover);
  if (mover.seen !== 0 && isFighting(mover)) state.contact = true;
  if (!isConscious(mover) || mover.captive !== null) return;
  const bit = sideBit(mover.side);
  for (const other of state.people) {
    if ((other.seen & bit) !== 0 || !isPresent(other) || !areHostile(state, mover.side, other.side)) continue;
    if (!seesPerson(game, mover, other, lights)) continue;
    other.seen |= bit;
    other.seenThisPhase |= bit;
    other.met |= bit;
    if (isFighting(other)) state.contact = true;
  }
  for (const vehicle of state.vehicles) {
    if (
      (vehicle.seen & bit) !== 0 ||
      !areHostile(state, mover.side, vehicle.side) ||
      !seesVehicle(game, mover, vehicle, lights)
    )
      continue;
    vehicle.seen |= bit;
    vehicle.seenThisPhase |= bit;
    vehicle.met |= bit;
  }
  if (!before && state.contact) firstContact(game);
}

/** Who is in view when a phase begins; where that is the first contact, marches end. */
export function lookInPhase(game: TwilightGame): void {
  const { contact } = game.state;
  lookAgain(game);
  if (!contact && game.state.contact) firstContact(game);
}

/** Marches end where somebody is met: from here on phases are played one by one. */
function firstContact(game: TwilightGame): void {
  for (const person of game.state.people) {
    if (person.repeats?.option.startsWith('march') === true) person.repeats = null;
  }
  game.emit({ kind: 'contact', rule: 'twilight/combat/turn', text: 'Contact: from here on every phase is played.' });
}

/** Whoever fires, shouts or moves in the open is hidden no more. */
export function reveal(game: TwilightGame, person: Person): void {
  if (!person.concealed) return;
  person.concealed = false;
  lookAt(game, person);
}

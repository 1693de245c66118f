// People on the outside of vehicles: they go with them, hold on, and come off (deluxe/VI.3/getting-off).

import { type MotionRecord, roll } from '@hardtop/kernel';
import { HOLDING_ON } from '../../catalog/boarding.ts';
import { placeOn } from '../queries/bed.ts';
import { holdingNeed, ridersOn } from '../queries/boarding.ts';
import { isConscious } from '../queries/crew.ts';
import { besideOf } from '../queries/leaving.ts';
import { nameOf } from '../queries/names.ts';
import { personName } from '../queries/people.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Pedestrian, Vehicle } from '../state/state.ts';
import { fall } from './falling-off.ts';

const FAILURE = 'deluxe/VI.3/boarding-failure';
const GETTING_OFF = 'deluxe/VI.3/getting-off';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Off it, in a square beside it. */
export function putDown(pedestrian: Pedestrian, vehicle: Vehicle, pose: Pedestrian['pose']): void {
  pedestrian.riding = undefined;
  pedestrian.bed = undefined;
  pedestrian.level = vehicle.level;
  pedestrian.pose = pose;
  if (!vehicle.over.includes(pedestrian.person.id)) vehicle.over = [...vehicle.over, pedestrian.person.id];
}

/** On or off a roof, for the eye. */
export function leapOf({ person, pose }: Pedestrian, to: Pedestrian['pose']): MotionRecord {
  return { piece: person.id, path: [pose, to], style: 'vault' };
}

/** To the ground, as one who jumps. */
export function* comeOff(game: DeluxeGame, pedestrian: Pedestrian, vehicle: Vehicle, words: string): DeluxePlay {
  const pose = besideOf(game, vehicle, 'right') ?? besideOf(game, vehicle, 'left') ?? pedestrian.pose;
  const motion = leapOf(pedestrian, pose);
  putDown(pedestrian, vehicle, pose);
  if (pedestrian.acts !== undefined) pedestrian.acts.task = { kind: 'land', until: game.state.turn };
  const { person } = pedestrian;
  const text = `${capital(personName(game.setup, person))} ${words}, and comes off ${nameOf(game, vehicle)}.`;
  game.emit({ kind: 'stunt', rule: FAILURE, about: person.id, outcome: 'bad', text, motion });
  const speed = Math.abs(vehicle.speed);
  yield* fall(game, pedestrian, {
    off: vehicle,
    speed,
    seat: person.seat ?? 0,
    rule: FAILURE,
    words: 'hits the ground',
  });
}

/** Whoever is on it goes where it goes. */
export function carryRiders({ state }: DeluxeGame, vehicle: Vehicle): void {
  for (const rider of ridersOn(state, vehicle)) rider.pose = placeOn(vehicle, rider);
}

/** A jolt: everybody on top rolls to stay on. */
export function* shakeRiders(
  game: DeluxeGame,
  vehicle: Vehicle,
  difficulty: number,
  kind: 'hazard' | 'maneuver',
): DeluxePlay {
  if (difficulty < HOLDING_ON[kind]) return;
  for (const rider of ridersOn(game.state, vehicle)) {
    const need = holdingNeed(vehicle);
    const { person } = rider;
    const who = capital(personName(game.setup, person));
    const rolled = yield* roll(game, '2d', { seat: person.seat ?? 0, rule: GETTING_OFF, purpose: `${who} holds on` });
    const holds = isConscious(person) && rolled.total >= need;
    const text = `${who} ${holds ? 'holds on' : 'is thrown off'}: needed ${need}, rolled ${rolled.total}.`;
    const outcome = holds ? 'good' : 'bad';
    game.emit({ kind: 'stunt', rule: GETTING_OFF, about: person.id, roll: rolled, outcome, text });
    if (!holds) yield* comeOff(game, rider, vehicle, 'loses his hold');
  }
}

/** It crashes: whoever is on it jumps clear. */
export function* jumpClear(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  for (const rider of ridersOn(game.state, vehicle)) yield* comeOff(game, rider, vehicle, 'jumps clear');
}

import { FUEL_BURST, TANKER_FIRE } from '../../catalog/burns.ts';
import { aboardOf, describe, isLost } from '../queries/crews.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { momentOf, type TwilightGame, vehicleOf, vehicleSheetOf } from '../state/state.ts';
import { thingId } from '../state/things.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { spreadFire } from './tankers.ts';
import { tell } from './telling.ts';

// A vehicle that burns or sinks: who gets out, and what becomes of those who do not.

/** Fuel has caught fire: it stops, all aboard are shaken, and by the end of the next phase it goes up. */
export function* catchFire(game: TwilightGame, id: string): TwilightPlay {
  const vehicle = vehicleOf(game.state, id);
  if (isLost(vehicle) || vehicle.burningSince !== null) return;
  vehicle.burningSince = momentOf(game.state);
  vehicle.speed = 0;
  const text = `${vehicle.name} burns: everybody out.`;
  const harm = [{ piece: vehicle.id, style: 'fire' } as const];
  tell(game, { kind: 'vehicle-burns', rule: 'twilight/combat/fuel-hit', about: id, outcome: 'bad', text, harm }, [id]);
  yield* setOff(game, { kind: 'bail-out', vehicle: id });
}

/** Whoever has to get out of it rolls for panic first (C-12). */
export function* alarmCrew(game: TwilightGame, id: string): TwilightPlay {
  for (const person of aboardOf(game.state, vehicleOf(game.state, id)))
    if (person.condition === 'fit') yield* setOff(game, { kind: 'panic', person: person.id, why: 'bail-out' });
}

/** At the end of a phase: what has burned for one phase goes up (B-33). */
export function* burnOut(game: TwilightGame): TwilightPlay {
  const now = momentOf(game.state);
  for (const vehicle of game.state.vehicles)
    if (vehicle.burningSince !== null && !isLost(vehicle) && now > vehicle.burningSince) yield* goUp(game, vehicle);
}

function* goUp(game: TwilightGame, vehicle: Vehicle): TwilightPlay {
  const { at } = vehicle;
  const inside = aboardOf(game.state, vehicle);
  vehicle.condition = 'wreck';
  vehicle.burningSince = null;
  tell(
    game,
    {
      kind: 'vehicle-explodes',
      rule: 'twilight/combat/burns',
      about: vehicle.id,
      outcome: 'bad',
      text: `The tanks of ${vehicle.name} go up in flames.`,
      harm: [{ piece: vehicle.id, style: 'fire' }],
      marks: ['vehicle/burned-out'],
    },
    [vehicle.id],
  );
  for (const person of inside) {
    leave(person, vehicle);
    if (person.condition !== 'dead')
      yield* setOff(game, { kind: 'burn', person: person.id, agent: 'fuel', parts: 'all' });
  }
  if (at === null) return;
  game.state.things.push({
    id: thingId(game.state, 'fire', at),
    kind: 'fire',
    known: ALL,
    at,
    radius: 0,
    agent: 'flame',
    until: null,
  });
  const burst = vehicleSheetOf(game.setup, vehicle).tanker ? TANKER_FIRE.burst : FUEL_BURST;
  const explosion = { at, by: null, with: 'burning fuel', concussion: 0, burst, contact: null } as const;
  yield* setOff(game, { kind: 'explosion', explosion: { ...explosion, agent: 'fuel', penetration: null } });
  yield* spreadFire(game, vehicle);
}

const ALL = 0xff;

/** A boat goes down: who is aboard is in the water. */
export function* sink(game: TwilightGame, id: string): TwilightPlay {
  const vehicle = vehicleOf(game.state, id);
  if (isLost(vehicle)) return;
  vehicle.condition = 'sunk';
  vehicle.speed = 0;
  const text = `${vehicle.name} sinks.`;
  const rule = 'twilight/combat/first-edition-rules';
  tell(game, { kind: 'sinks', rule, about: id, outcome: 'bad', text, marks: ['vehicle/sunk'] }, [id]);
  yield* setOff(game, { kind: 'bail-out', vehicle: id });
  for (const person of aboardOf(game.state, vehicle)) leave(person, vehicle);
}

/** Out of it, beside it, crouching. */
export function leave(person: Person, vehicle: Vehicle): void {
  person.aboard = null;
  person.at = vehicle.at;
  person.posture = person.condition === 'fit' ? 'kneeling' : 'prone';
}

/** Exits for passengers of one phase: two a door or hatch, and soft vehicles have two sides (C-12). */
export const passengersOut = (vehicle: Vehicle): number => (describe(vehicle).class === 'unarmored' ? 4 : 2);

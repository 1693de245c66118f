import { INJURIES } from '../../catalog/people.ts';
import { isConscious } from '../queries/crew.ts';
import { nameOf } from '../queries/names.ts';
import { plantPoints } from '../queries/parts.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, Person, State, Vehicle } from '../state/state.ts';

const RULE = 'deluxe/VIII.8/remote-control';
const OUT = INJURIES.indexOf('unconscious');

/** Whoever reaches a vehicle by radio is there as long as he is awake and both sets have power. */
export function keepContact(game: DeluxeGame): void {
  const { setup, state } = game;
  for (const vehicle of state.vehicles) {
    for (const person of vehicle.crew) {
      if (person.place !== 'remote') continue;
      const { operator } = modelOf(setup, vehicle.id).crew.find(({ id }) => id === person.id) ?? {};
      const reaches = plantPoints(vehicle) > 0 && isOnAir(state, operator);
      if (reaches === isConscious(person)) continue;
      person.hits = reaches ? 0 : OUT;
      tell(game, vehicle, person, reaches);
    }
  }
}

function isOnAir({ vehicles }: State, operator: string | undefined): boolean {
  return vehicles.some(
    (from) =>
      !from.gone && plantPoints(from) > 0 && from.crew.some((person) => person.id === operator && isConscious(person)),
  );
}

function tell(game: DeluxeGame, vehicle: Vehicle, { post }: Person, reaches: boolean): void {
  const text = `${nameOf(game, vehicle)}: the remote ${post} ${reaches ? 'is back on the air' : 'loses contact'}.`;
  const outcome = reaches ? 'good' : 'bad';
  game.emit({
    kind: 'remote',
    rule: RULE,
    about: vehicle.id,
    outcome,
    text,
    marks: [reaches ? 'remote/back' : 'remote/lost'],
  });
}

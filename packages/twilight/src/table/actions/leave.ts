import type { Option } from '@hardtop/kernel';
import { isIn } from '../../scenarios/map-reader.ts';
import { tell } from '../chapters/telling.ts';
import { aboardOf, canDrive } from '../queries/crews.ts';
import type { Person } from '../state/person.ts';
import { personOf, type Table, type TwilightGame, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import type { ActionKind } from './action-kind.ts';

const LEAVE: Option = {
  id: 'leave',
  label: 'Leave the field',
  words: ['leave', 'leave the field', 'off'],
  preview: () => ({ text: 'Off the map, for good: nobody can hurt him any more, and he hurts nobody.' }),
};
const OPTIONS: readonly Option[] = [LEAVE];

/** What he drives, if it can go. */
function drivenBy({ state }: Table, { aboard }: Person): Vehicle | null {
  if (aboard === null || aboard.place !== 'driver') return null;
  const vehicle = vehicleOf(state, aboard.vehicle);
  return canDrive(vehicle) && vehicle.burningSince === null ? vehicle : null;
}

/** On a piece of the map that leads off it for his side. */
function canLeave(table: Table, person: Person): boolean {
  const { side, holds } = person;
  const at = person.at ?? drivenBy(table, person)?.at ?? null;
  if (at === null || holds.length > 0) return false;
  return table.setup.places.some(
    ({ exit, region }) => exit?.includes(side) === true && region.l === at.l && isIn(region, at.x, at.y),
  );
}

function go(one: Person): void {
  one.condition = 'gone';
  one.at = null;
  one.aim = null;
  one.repeats = null;
}

/** A vehicle takes everybody along who is in it; whoever is out stays so. */
function driveOff({ state }: TwilightGame, vehicle: Vehicle): void {
  for (const one of aboardOf(state, vehicle)) {
    if (one.condition === 'fit') go(one);
    one.aboard = null;
  }
  vehicle.condition = 'gone';
  vehicle.at = null;
  vehicle.speed = 0;
}

/** Whoever has had enough goes; a mount goes with its rider, a vehicle with all who are in it. */
export const leave: ActionKind = {
  id: 'leave',
  rule: 'twilight/combat/action-move',
  options: (game, person) => (canLeave(game, person) ? OPTIONS : []),
  // biome-ignore lint/correctness/useYield: nothing is asked or rolled
  *perform(game, person) {
    const vehicle = drivenBy(game, person);
    const text = `${vehicle?.name ?? person.name} leaves the field.`;
    const id = vehicle?.id ?? person.id;
    tell(game, { kind: 'leave', rule: 'twilight/combat/action-move', text, about: id }, [id]);
    if (vehicle !== null) return driveOff(game, vehicle);
    const mount = person.rides === null ? null : personOf(game.state, person.rides);
    for (const one of mount === null ? [person] : [person, mount]) go(one);
  },
};

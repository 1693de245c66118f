import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { BOARDING } from '../../catalog/people.ts';
import { breakInPoints, freeSeats, isOpenTo, placesAlong, withinReach } from '../queries/boarding.ts';
import { tumbleDice } from '../queries/falls.ts';
import { armorSaveOf } from '../queries/figures.ts';
import { handDamage } from '../queries/melee.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { fightOption, option, seatOption } from './people-options.ts';

function breakInOption(game: RoadGame, vehicle: Vehicle, person: Person): Option {
  const needed = breakInPoints(armorSaveOf(game, vehicle));
  const { dice, plus } = handDamage(game, person);
  const facts = { damage: dice * 3.5 + plus, needed: needed - person.breakIn };
  const text = `${person.breakIn} of ${needed} points are done; about ${facts.damage} more before armor.`;
  return option('break-in', 'Break in', ['break', 'in'], text, facts);
}

/** What somebody on the outside of a vehicle may do; holding on comes first. */
function aboardOptions(game: RoadGame, vehicle: Vehicle, person: Person): readonly Option[] {
  const { place } = person;
  if (place.kind !== 'aboard') return [];
  const options = [option('hold', 'Hold on', ['hold'], `${person.name} holds on.`, {})];
  if (place.at + BOARDING.squaresAboard < placesAlong(game, vehicle))
    options.push(option('back', 'Move back', ['back'], 'A square toward the tail.', { at: place.at + 1 }));
  if (place.at > 0)
    options.push(option('forward', 'Move forward', ['forward'], 'A square toward the nose.', { at: 0 }));
  for (const other of withinReach(game, vehicle, person)) options.push(fightOption(person, other));
  for (const seat of freeSeats(game, vehicle, person)) options.push(seatOption(vehicle, seat));
  if (!isOpenTo(game, vehicle, person)) options.push(breakInOption(game, vehicle, person));
  const dice = tumbleDice(vehicle.speed);
  const text = dice === 0 ? `${person.name} climbs down.` : `${person.name} takes ${dice}d6.`;
  options.push(
    option('jump', dice === 0 ? 'Climb down' : `Jump off: ${dice}d6`, ['jump', 'off'], text, { damage: dice * 3.5 }),
  );
  return options;
}

/** The wheel, then whoever holds it, then the way in. */
function suggestion(options: readonly Option[]): string {
  const wanted = ['seat:', 'fight:', 'break-in'];
  for (const prefix of wanted) {
    const found = options.find(({ id }) => id.startsWith(prefix));
    if (found !== undefined) return found.id;
  }
  return 'hold';
}

/** What somebody who clings to a vehicle does with his turn. */
export function aboardQuestion(game: RoadGame, vehicle: Vehicle, person: Person): Ask {
  const options = aboardOptions(game, vehicle, person);
  return {
    seat: person.seat,
    topic: 'people',
    rule: 'roadrage/people/aboard',
    about: vehicle.id,
    prompt: `${person.name} clings to ${vehicle.name}.`,
    options: () => options,
    suggested: answerOf(suggestion(options)),
  };
}

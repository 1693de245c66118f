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
  const done = `${person.breakIn} of ${needed} points are done; about`;
  const text = `${vehicle.veiled ? 'Nobody knows how much it takes; about' : done} ${facts.damage} more before armor.`;
  return option('break-in', 'Break in', ['break', 'in'], text, facts);
}

function jumpOption(vehicle: Vehicle, person: Person): Option {
  const dice = tumbleDice(vehicle.speed);
  const label = dice === 0 ? 'Climb down' : `Jump off: ${dice}d6`;
  const text = dice === 0 ? `${person.name} climbs down.` : `${person.name} takes ${dice}d6.`;
  return option('jump', label, ['jump', 'off'], text, { damage: dice * 3.5 });
}

/** A square along the vehicle, toward its tail or its nose. */
function shuffles(game: RoadGame, vehicle: Vehicle, at: number): readonly Option[] {
  const options: Option[] = [];
  if (at + BOARDING.squaresAboard < placesAlong(game, vehicle))
    options.push(option('back', 'Move back', ['back'], 'A square toward the tail.', { at: at + 1 }));
  if (at > 0) options.push(option('forward', 'Move forward', ['forward'], 'A square toward the nose.', { at: 0 }));
  return options;
}

/** What somebody who clings to a vehicle does with his turn. The wheel is suggested, then whoever holds it, then the way in. */
export function aboardQuestion(game: RoadGame, vehicle: Vehicle, person: Person): Ask {
  const { place } = person;
  if (place.kind !== 'aboard') throw new Error(`${person.id} clings to nothing`);
  const hold = option('hold', 'Hold on', ['hold'], `${person.name} holds on.`, {});
  const fights = withinReach(game, vehicle, person).map((other) => fightOption(person, other));
  const seats = freeSeats(game, vehicle, person).map((seat) => seatOption(vehicle, seat));
  const waysIn = isOpenTo(game, vehicle, person) ? [] : [breakInOption(game, vehicle, person)];
  const jump = jumpOption(vehicle, person);
  const options = [hold, ...shuffles(game, vehicle, place.at), ...fights, ...seats, ...waysIn, jump];
  return {
    seat: person.seat,
    topic: 'people',
    rule: 'roadrage/people/aboard',
    about: vehicle.id,
    prompt: `${person.name} clings to ${vehicle.name}.`,
    options: () => options,
    suggested: answerOf((seats[0] ?? fights[0] ?? waysIn[0] ?? hold).id),
  };
}

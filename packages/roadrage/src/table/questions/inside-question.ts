import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { jumpPoints, tumbleDice } from '../queries/falls.ts';
import { crewOf, driverOf } from '../queries/figures.ts';
import { areEnemies } from '../queries/sides.ts';
import { type Person, type RoadGame, type Vehicle, WHEEL } from '../state/state.ts';
import { fightOption, option, seatOption } from './people-options.ts';

/** Enemies in the same vehicle. */
function foesInside(game: RoadGame, vehicle: Vehicle, person: Person): readonly Person[] {
  return crewOf(game, vehicle).filter((other) => areEnemies(game.setup, person.seat, other.seat));
}

function outOptions(game: RoadGame, vehicle: Vehicle, person: Person): readonly Option[] {
  const dice = tumbleDice(vehicle.speed);
  const points = jumpPoints(game, vehicle);
  const text = dice === 0 ? `${person.name} gets out unhurt.` : `About ${points} points of ${person.hp}.`;
  const label = dice === 0 ? 'Get out' : `Jump out: ${dice}d6`;
  return [
    option('stay', 'Stay in', ['stay'], `${person.name} stays in ${vehicle.name}.`, { damage: 0, hp: person.hp }),
    option('jump', label, ['jump', 'out'], text, { damage: points, hp: person.hp }),
  ];
}

/** A fight for the vehicle, and for an intruder its wheel once nobody holds it; whoever drives has his hands full. */
function fightOptions(game: RoadGame, vehicle: Vehicle, person: Person): readonly Option[] {
  if (person.place.kind === 'seat' && person.place.seat === WHEEL) return [];
  const fights = foesInside(game, vehicle, person).map((foe) => fightOption(person, foe));
  const intruder = areEnemies(game.setup, person.seat, vehicle.seat);
  return intruder && driverOf(game, vehicle) === null ? [seatOption(vehicle, WHEEL), ...fights] : fights;
}

/** Stay, get out, or fight for the vehicle. */
export function insideQuestion(game: RoadGame, vehicle: Vehicle, person: Person): Ask {
  const fights = fightOptions(game, vehicle, person);
  const options = [...outOptions(game, vehicle, person), ...fights];
  // From a wreck that burns one jumps when one is likely to live.
  const flees = vehicle.burning && vehicle.crippled && jumpPoints(game, vehicle) < person.hp;
  return {
    seat: person.seat,
    topic: 'people',
    rule: 'roadrage/people/jump-out',
    about: vehicle.id,
    prompt: `${person.name} in ${vehicle.name}: stay in, or get out?`,
    options: () => options,
    suggested: answerOf(flees ? 'jump' : (fights[0]?.id ?? 'stay')),
  };
}

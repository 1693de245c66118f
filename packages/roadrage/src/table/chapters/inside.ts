import { answerOf, ask, type Option } from '@hardtop/kernel';
import { ON_FOOT } from '../../catalog/people.ts';
import { jumpPoints, tumbleDice } from '../queries/falls.ts';
import { fieldOf } from '../queries/field-of.ts';
import { bodyOf, crewOf, driverOf } from '../queries/figures.ts';
import { areEnemies } from '../queries/sides.ts';
import { fightOption, option, seatOption } from '../questions/people-options.ts';
import type { RoadPlay } from '../state/effects.ts';
import { type Person, personOf, type RoadGame, type Vehicle } from '../state/state.ts';
import { jumpOut } from './jump-out.ts';
import { fight } from './melee.ts';
import { takeSeat } from './whereabouts.ts';

const RULE = 'roadrage/people/jump-out';

/** Enemies in the same vehicle. */
function foesInside(game: RoadGame, vehicle: Vehicle, person: Person): readonly Person[] {
  return crewOf(game, vehicle).filter((other) => areEnemies(game.setup, person.seat, other.seat));
}

/** The vehicle is done for, has enemies in it, or stands beside an enemy that stands too: otherwise nobody asks. */
export function isRestless(game: RoadGame, vehicle: Vehicle): boolean {
  if (vehicle.rolling !== null || vehicle.flight !== null) return false;
  if (vehicle.crippled || vehicle.burning || vehicle.down !== 0 || vehicle.engineHits > 1) return true;
  if (vehicle.speed === 0 && hasPreyNear(game, vehicle)) return true;
  return vehicle.crew.some((id) => id !== null && areEnemies(game.setup, personOf(game.state, id).seat, vehicle.seat));
}

function hasPreyNear(game: RoadGame, vehicle: Vehicle): boolean {
  const field = fieldOf(game);
  const own = { pose: vehicle.pose, body: bodyOf(game, vehicle) };
  return game.state.vehicles.some(
    (other) =>
      !other.gone &&
      other.speed === 0 &&
      areEnemies(game.setup, other.seat, vehicle.seat) &&
      field.range(own, { pose: other.pose, body: bodyOf(game, other) }) <= ON_FOOT.squares,
  );
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
  if (person.place.kind === 'seat' && person.place.seat === 0) return [];
  const fights = foesInside(game, vehicle, person).map((foe) => fightOption(person, foe));
  const intruder = areEnemies(game.setup, person.seat, vehicle.seat);
  return intruder && driverOf(game, vehicle) === null ? [seatOption(vehicle, 0), ...fights] : fights;
}

/** Those in a vehicle that they may want to leave, or to fight for. */
export function* insideTurn(game: RoadGame, vehicle: Vehicle): RoadPlay {
  for (const person of crewOf(game, vehicle)) {
    if (person.hp <= 0 || game.state.resigned[person.seat]) continue;
    const fights = fightOptions(game, vehicle, person);
    const options = [...outOptions(game, vehicle, person), ...fights];
    // From a wreck that burns one jumps when one is likely to live.
    const flees = vehicle.burning && vehicle.crippled && jumpPoints(game, vehicle) < person.hp;
    const { option: chosen } = yield* ask({
      seat: person.seat,
      topic: 'people',
      rule: RULE,
      about: vehicle.id,
      prompt: `${person.name} in ${vehicle.name}: stay in, or get out?`,
      options: () => options,
      suggested: answerOf(flees ? 'jump' : (fights[0]?.id ?? 'stay')),
    });
    yield* act(game, vehicle, person, chosen);
  }
}

function* act(game: RoadGame, vehicle: Vehicle, person: Person, chosen: string): RoadPlay {
  if (chosen === 'jump') return yield* jumpOut(game, vehicle, person);
  if (chosen === 'seat:0') return takeSeat(game, vehicle, person, 0);
  if (chosen.startsWith('fight:')) yield* fight(game, person, personOf(game.state, chosen.slice('fight:'.length)));
}

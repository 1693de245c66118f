import type { Option } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { CREW_PLACES, type CrewPlace } from '../../scenarios/setup.ts';
import { leave, passengersOut } from '../chapters/bail-out.ts';
import { getDown, getOn } from '../chapters/saddle.ts';
import { tell } from '../chapters/telling.ts';
import { aboardOf, atPlace, isLost, seatsAt } from '../queries/crews.ts';
import { ringsBetween } from '../queries/position.ts';
import type { Person } from '../state/person.ts';
import { areHostile, personOf, sheetOf, type TwilightGame, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import type { ActionKind } from './action-kind.ts';

const RULE = 'twilight/combat/first-edition-rules';
const SADDLE_RULE = 'twilight/combat/riders';
const SADDLE = 'saddle';
const TRY = 'try';

/** Places of a vehicle that are free. */
const freePlaces = ({ state }: TwilightGame, vehicle: Vehicle): readonly CrewPlace[] =>
  CREW_PLACES.filter((place) => atPlace(state, vehicle, place).length < seatsAt(vehicle, place));

const isManned = ({ state }: TwilightGame, vehicle: Vehicle, side: number): boolean =>
  aboardOf(state, vehicle).some((other) => other.condition === 'fit' && areHostile(state, side, other.side));

/** Vehicles beside him that stand; nobody gets into what drives or burns. */
function nearBy({ state }: TwilightGame, person: Person): readonly Vehicle[] {
  const { at } = person;
  if (at === null || person.posture === 'prone') return [];
  return state.vehicles.filter((vehicle) => {
    if (isLost(vehicle) || vehicle.at === null || vehicle.moved > 0 || vehicle.burningSince !== null) return false;
    return ringsBetween(vehicle.at, at) <= 1;
  });
}

/** Who may sit in an enemy's vehicle is not seen from outside: in the fog one tries its doors, whoever is in it (C-58). */
const isTried = ({ setup, state }: TwilightGame, person: Person, vehicle: Vehicle): boolean =>
  setup.hidden && areHostile(state, person.side, vehicle.side);

const tryOption = ({ id, name }: Vehicle): Option => ({
  id: `mount:${id}:${TRY}`,
  label: `Try to get into ${name}`,
  words: ['mount', 'try', name.toLowerCase()],
  group: name,
  at: { piece: id },
  preview: () => ({
    text: 'He gets in if nobody inside keeps him out: to the wheel, or where there is room.',
    caveats: [CAVEATS.crews],
  }),
});

function optionsFor(game: TwilightGame, person: Person, vehicle: Vehicle): readonly Option[] {
  if (isTried(game, person, vehicle)) return [tryOption(vehicle)];
  if (isManned(game, vehicle, person.side)) return [];
  return freePlaces(game, vehicle).map((place) => placeOption(vehicle, place, 'mount'));
}

function placeOption(vehicle: Vehicle, place: CrewPlace, kind: 'mount' | 'dismount'): Option {
  const name = vehicle.name;
  return {
    id: `${kind}:${vehicle.id}:${place}`,
    label: kind === 'mount' ? `Get into ${name} as ${place}` : `Change to the place of the ${place}`,
    words: [kind === 'mount' ? 'mount' : 'change', place, name.toLowerCase()],
    group: name,
    at: { piece: vehicle.id },
    preview: () => ({
      text: kind === 'mount' ? `He gets in, as ${place}.` : `He takes the place of the ${place}.`,
      caveats: [CAVEATS.crews],
    }),
  };
}

/** Horses and mules that nobody rides, within reach. */
function steedsNear({ setup, state }: TwilightGame, person: Person): readonly Person[] {
  const { at, side } = person;
  if (at === null || person.posture === 'prone') return [];
  const most = setup.levels[at.l]?.grid === 2 ? 1 : 0;
  return state.people.filter((one) => {
    if (one.at === null || one.condition !== 'fit' || one.rides !== null || one.task !== null) return false;
    const { kind, animal } = sheetOf(setup, one);
    if (kind !== 'animal' || (animal !== 'horse' && animal !== 'mule')) return false;
    return one.knockedDown === false && !areHostile(state, side, one.side) && ringsBetween(one.at, at) <= most;
  });
}

const saddleOption = ({ id, name }: Person): Option => ({
  id: `mount:${id}:${SADDLE}`,
  label: `Mount ${name}`,
  words: ['mount', name.toLowerCase()],
  group: name,
  at: { piece: id },
  preview: () => ({ text: 'Into the saddle; it goes where he goes.', caveats: [RECONSTRUCTED.saddle] }),
});

export const mount: ActionKind = {
  id: 'mount',
  rule: RULE,

  options(game, person) {
    if (person.aboard !== null || person.rides !== null || sheetOf(game.setup, person).kind === 'animal') return [];
    const places = nearBy(game, person).flatMap((vehicle) => optionsFor(game, person, vehicle));
    return [...places, ...steedsNear(game, person).map(saddleOption)];
  },

  *perform(game, person, { option }) {
    const [, id = '', place = 'passenger'] = option.split(':');
    if (place === SADDLE) return mountUp(game, person, personOf(game.state, id));
    const vehicle = vehicleOf(game.state, id);
    const free = freePlaces(game, vehicle);
    if (place === TRY && (isManned(game, vehicle, person.side) || free.length === 0))
      return keptOut(game, person, vehicle);
    const taken = place === TRY ? free[0] : CREW_PLACES.find((one) => one === place);
    board(person, vehicle, taken ?? 'passenger');
    const text = `${person.name} gets into ${vehicle.name}.`;
    tell(game, { kind: 'mount', rule: RULE, about: person.id, text, marks: [`mount/${taken ?? 'passenger'}`] }, [
      person.id,
      vehicle.id,
    ]);
  },
};

/** Those inside have heard him, and he them. */
function keptOut(game: TwilightGame, person: Person, vehicle: Vehicle): void {
  const text = `${person.name} does not get into ${vehicle.name}: it is held from inside.`;
  const marks = ['mount/kept-out'];
  tell(game, { kind: 'mount', rule: RULE, about: person.id, outcome: 'bad', text, marks }, [person.id, vehicle.id]);
}

function mountUp(game: TwilightGame, person: Person, steed: Person): void {
  getOn(person, steed);
  const text = `${person.name} mounts ${steed.name}.`;
  tell(game, { kind: 'mount', rule: SADDLE_RULE, about: person.id, text, marks: ['mount/saddle'] }, [
    person.id,
    steed.id,
  ]);
}

/** Inside one neither lies nor aims at what one aimed at before. */
function board(person: Person, vehicle: Vehicle, place: CrewPlace): void {
  person.aboard = { vehicle: vehicle.id, place };
  person.at = null;
  person.posture = 'standing';
  person.aim = null;
  if (place === 'driver') {
    vehicle.seat = person.seat;
    vehicle.side = person.side;
  }
}

const OUT: Option = {
  id: 'dismount:out',
  label: 'Get out',
  words: ['get', 'out', 'dismount', 'bail'],
  preview: () => ({ text: 'Out, and down beside the vehicle.', caveats: [CAVEATS.bailOut] }),
};

const GET_DOWN: Option = {
  id: 'dismount:saddle',
  label: 'Get down from the saddle',
  words: ['get', 'down', 'dismount'],
  preview: () => ({
    text: 'On foot beside the mount, which then has slots of its own.',
    caveats: [RECONSTRUCTED.saddle],
  }),
};
const DOWN: readonly Option[] = [GET_DOWN];

const isMounted = ({ setup }: TwilightGame, person: Person): boolean =>
  person.rides !== null && sheetOf(setup, person).kind !== 'animal';

function climbDown(game: TwilightGame, person: Person): void {
  if (person.rides === null) return;
  const steed = personOf(game.state, person.rides);
  getDown(person, steed);
  const text = `${person.name} gets down from ${steed.name}.`;
  tell(game, { kind: 'dismount', rule: SADDLE_RULE, about: person.id, text, marks: ['mount/down'] }, [
    person.id,
    steed.id,
  ]);
}

/** Two passengers to a door in a phase; the crew have hatches of their own (C-12). */
function canGetOut(person: Person, vehicle: Vehicle): boolean {
  if (vehicle.at === null) return false;
  if (person.aboard?.place !== 'passenger') return true;
  return vehicle.left < passengersOut(vehicle);
}

export const dismount: ActionKind = {
  id: 'dismount',
  rule: RULE,

  options(game, person) {
    if (isMounted(game, person)) return DOWN;
    if (person.aboard === null) return [];
    const vehicle = vehicleOf(game.state, person.aboard.vehicle);
    const places = freePlaces(game, vehicle).filter((place) => place !== person.aboard?.place);
    return [
      ...(canGetOut(person, vehicle) ? [OUT] : []),
      ...places.map((place) => placeOption(vehicle, place, 'dismount')),
    ];
  },

  *perform(game, person, { option }) {
    if (option === GET_DOWN.id) return climbDown(game, person);
    if (person.aboard === null) return;
    const vehicle = vehicleOf(game.state, person.aboard.vehicle);
    const { name } = person;
    if (option !== OUT.id) {
      const place = CREW_PLACES.find((one) => option.endsWith(`:${one}`)) ?? 'passenger';
      board(person, vehicle, place);
      return tell(
        game,
        {
          kind: 'place',
          rule: 'twilight/combat/vehicle-descriptions',
          about: person.id,
          text: `${name} takes the place of the ${place}.`,
          marks: ['mount/change'],
        },
        [person.id],
      );
    }
    const { place } = person.aboard;
    if (place === 'passenger') vehicle.left++;
    if (place === 'driver') vehicle.speed = 0;
    leave(person, vehicle);
    const text = `${name} gets out of ${vehicle.name}.`;
    const marks = [vehicle.burningSince === null ? 'mount/out' : 'mount/bail-out'];
    tell(game, { kind: 'dismount', rule: RULE, about: person.id, text, marks }, [person.id]);
  },
};

import { CHARACTERS } from '../catalog/characters.ts';
import { OPTIONS, type OptionId } from '../catalog/options.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import type { Character, Design, WeaponFitting } from '../garage/design/design.ts';
import type { Setup, Start } from '../scenarios/setup.ts';
import { gunsOf, soundFiguresOf } from './queries/figures.ts';
import { coverAt } from './queries/places.ts';
import type { Origin, Person, PersonId, State, Vehicle, WeaponState, Whereabouts } from './state/state.ts';

/** `machineGun-front`, and `machineGun-front-2` for the second of its kind there. */
function weaponIds(guns: readonly WeaponFitting[]): readonly string[] {
  const seen = new Map<string, number>();
  return guns.map(({ weapon, facing }) => {
    const base = `${weapon}-${facing}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  });
}

/** Its guns, loaded and whole. */
export function weaponsOf(design: Design): WeaponState[] {
  const guns = gunsOf(design);
  return weaponIds(guns).map((id, i) => {
    const gun = guns[i];
    const shots = gun === undefined ? null : WEAPONS[gun.weapon].shots;
    return { id, shots, firedTurn: 0, loaded: true, destroyed: false, stuck: false };
  });
}

/** Uses of an option that runs out. */
export function usesOf(design: Design, option: OptionId): number {
  return design.options.includes(option) ? (OPTIONS[option].effects.shots ?? 0) : 0;
}

/** The people of a crew by seat, empty seats null. */
function seatsOf(design: Design, firstPerson: number): (PersonId | null)[] {
  const seats = Math.max(soundFiguresOf(design).seats, design.crew.length);
  return Array.from({ length: seats }, (_, seat) => (seat < design.crew.length ? `p${firstPerson + seat}` : null));
}

function vehicleAt(start: Start, name: string, place: number, firstPerson: number): Vehicle {
  const { design } = start;
  return {
    id: `v${place + 1}`,
    start: place,
    seat: start.seat,
    name,
    tag: String(place + 1),
    pose: start.pose,
    speed: start.speed,
    reverse: false,
    orderSpeed: start.speed,
    quickness: 0,
    left: 0,
    moved: 0,
    maneuvers: 0,
    sinceManeuver: 0,
    sinceDrift: 0,
    done: false,
    pushed: false,
    tailing: null,
    frozenBehind: null,
    carriedSkid: null,
    bootlegger: null,
    flight: null,
    rolling: null,
    down: 0,
    idle: 0,
    damage: 0,
    rowsChecked: 0,
    crippled: false,
    engineHits: 0,
    fuelLost: false,
    brakesLost: false,
    tiresBlown: 0,
    lost: [],
    burning: false,
    weapons: weaponsOf(design),
    crew: seatsOf(design, firstPerson),
    nitrous: usesOf(design, 'nitrousOxide'),
    boosted: false,
    chute: usesOf(design, 'brakeChute'),
    extinguisher: usesOf(design, 'fireExtinguisher'),
    jolted: false,
    mind: null,
    gates: 0,
    finished: null,
    gone: false,
    surrendered: false,
    // Named though they are not there yet: a vehicle that changes its shape in play slows down whatever reads it.
    leaving: undefined,
    topUp: undefined,
    thrown: undefined,
    shown: undefined,
    veiled: undefined,
  };
}

/** Uses of what somebody carries, in the order in which he carries it. */
export function shotsOf({ weapons }: Character): (number | null)[] {
  return weapons.map((weapon) => WEAPONS[weapon].shots);
}

function personAt(id: PersonId, seat: number, origin: Origin, character: Character, place: Whereabouts): Person {
  return {
    id,
    origin,
    seat,
    name: character.name,
    place,
    hp: CHARACTERS.hitPoints,
    actedTurn: 0,
    exposed: false,
    still: 0,
    shots: shotsOf(character),
    breakIn: 0,
    brokenIn: undefined,
    shown: undefined,
  };
}

/** The crews by vehicle and seat, then those on foot. */
function peopleOf(setup: Setup, vehicles: readonly Vehicle[]): Person[] {
  const people: Person[] = [];
  const add = (seat: number, origin: Origin, character: Character, place: Whereabouts): void => {
    people.push(personAt(`p${people.length + 1}`, seat, origin, character, place));
  };
  for (const { id, start, seat: owner } of vehicles) {
    const { design, crewSeats } = setup.starts[start] ?? {};
    design?.crew.forEach((character, seat) => {
      add(crewSeats?.[seat] ?? owner, { kind: 'crew', start, seat }, character, { kind: 'seat', vehicle: id, seat });
    });
  }
  const untouched = { setup, state: { smashed: [] } };
  setup.walkers.forEach(({ seat, character, pose, floor }, walker) => {
    add(seat, { kind: 'walker', walker }, character, { kind: 'foot', pose, floor, cover: coverAt(untouched, pose) });
  });
  return people;
}

/** Vehicles of the same name are told apart by their number. */
export function vehicleName(setup: Setup, place: number): string {
  const name = setup.starts[place]?.design.name ?? '';
  const twins = setup.starts.filter(({ design }) => design.name === name).length > 1;
  return twins ? `${name} ${place + 1}` : name;
}

/** Everything in its place, before the first die. Whoever ties in speed is sorted out in the first segment. */
export function begin(setup: Setup): State {
  let nextPerson = 1;
  const vehicles = setup.starts.map((start, place) => {
    const vehicle = vehicleAt(start, vehicleName(setup, place), place, nextPerson);
    nextPerson += start.design.crew.length;
    return vehicle;
  });
  return {
    at: 'start',
    turn: 1,
    vehicles,
    people: peopleOf(setup, vehicles),
    counters: [],
    dropped: 0,
    smashed: [],
    breaches: [],
    queue: [],
    phase: 0,
    resigned: setup.seats.map(() => false),
  };
}

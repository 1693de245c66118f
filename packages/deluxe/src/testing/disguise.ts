import type { Position, Seat } from '@hardtop/kernel';
import { SIDES } from '../catalog/units.ts';
import type { FieldedWeapon } from '../garage/fielded/fielded.ts';
import { type CarFile, carOf, seenDamage } from '../scenarios/known-file.ts';
import { weaponIds } from '../scenarios/model.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { seesSheet } from '../table/queries/known.ts';
import { vehicleFrom } from '../table/start.ts';
import type { PartState, Person, State, Vehicle } from '../table/state/state.ts';
import { noStory } from '../table/state/story.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
type Armor = CarFile['armor'];

const PLATES = 180;

/** Armor that nothing gets through in some dozens of answers, guns all round, and a passenger with things of his own. */
function strongbox(name: string, weapons: readonly FieldedWeapon[]): CarFile {
  return {
    name,
    body: 'luxury',
    plant: 'super',
    plantAt: 'back',
    tires: 'solid',
    crew: [
      { role: 'driver', driver: 1 },
      { role: 'gunner', gunner: 1 },
      { role: 'passenger', armor: 'bodyarmor', computer: 'computer', arms: [{ weapon: 'SMG' }] },
    ],
    weapons: weapons.map(({ weapon, mount, magazines = 0 }) => ({ weapon, mount, magazines })),
    armor: { front: PLATES, right: PLATES, left: PLATES, back: PLATES, top: PLATES, underbody: PLATES },
    acceleration: 5,
    handlingClass: 3,
    weight: 6000,
    cost: 20_000,
  };
}

const GUNS: readonly FieldedWeapon[] = [
  { weapon: 'MG', mount: 'front' },
  { weapon: 'MG', mount: 'left', magazines: 1 },
  { weapon: 'AC', mount: 'turret' },
];

const FRAME = {
  ruleset: 'deluxe',
  hidden: true,
  turnLimit: 10,
  map: { minX: 0, minY: 0, maxX: 30, maxY: 30 },
} as const;

/** Two that do not know what the other has. */
export const HIDDEN_DUEL: ScenarioFile = {
  ...FRAME,
  id: 'hidden-duel',
  title: 'Hidden duel',
  seats: [{ name: 'Bone' }, { name: 'Cyan' }],
  vehicles: [
    { seat: 0, car: strongbox('Safe', GUNS), x: 12, y: 15, heading: 270, speed: 15 },
    { seat: 1, car: strongbox('Vault', GUNS), x: 19, y: 15.5, heading: 90, speed: 15, damage: { armor: { left: 9 } } },
  ],
};

/** Driver and gunner of one car are two players; the others drive alone. */
export const HIDDEN_MELEE: ScenarioFile = {
  ...FRAME,
  id: 'hidden-melee',
  title: 'Hidden melee',
  seats: [{ name: 'Bone' }, { name: 'Gunner' }, { name: 'Cyan' }, { name: 'Lime' }],
  vehicles: [
    {
      seat: 0,
      crew: [{ role: 'gunner', seat: 1 }],
      car: strongbox('Safe', GUNS),
      x: 12,
      y: 15,
      heading: 270,
      speed: 15,
    },
    { seat: 2, car: strongbox('Vault', GUNS), x: 19, y: 15.5, heading: 90, speed: 15 },
    {
      seat: 3,
      car: strongbox('Bunker', GUNS.slice(0, 2)),
      x: 15,
      y: 20,
      heading: 180,
      speed: 10,
      damage: { armor: { front: 5 }, weapons: { 'mg-front': { shots: 12 } }, plant: 1, crew: [1] },
    },
  ],
};

/** Another truth that looks the same to a seat: every car that it may not know is another on the inside. */
export function disguise({ file, state, ...rest }: Position<State>, seat: Seat): Position<State> {
  const setup = mustRead(file);
  const scenario = file as ScenarioFile;
  const isStrange = (i: number): boolean => !seesSheet(setup, `v${i + 1}`, seat);
  const vehicles = scenario.vehicles.map((row, i) => {
    const vehicle = state.vehicles[i];
    return vehicle === undefined || !isStrange(i) ? row : otherRow(row, vehicle);
  });
  const other = { ...scenario, vehicles };
  const { starts } = mustRead(other);
  const disguised = state.vehicles.map((vehicle, i) => {
    const start = starts[i];
    return start === undefined || !isStrange(i) ? vehicle : otherVehicle(vehicle, vehicleFrom(start, i));
  });
  // Nobody is told before the end who has earned what.
  return { ...rest, file: other, state: { ...state, vehicles: disguised, story: noStory() } };
}

function mustRead(file: unknown) {
  const read = parseSetup(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function otherRow(row: VehicleFile, { id, shown }: Vehicle): VehicleFile {
  const { damage = {}, ...rest } = row;
  const car = carOf(row);
  const guns = weaponIds(car.weapons.map(({ weapon, mount }) => ({ weapon, mount })));
  const weapons = car.weapons.map((gun, i) =>
    otherGun(
      gun,
      shown.some((part) => part.id === guns[i]),
    ),
  );
  const { weight, cost = 0 } = car;
  const crew = car.crew.map((person, i) => {
    const { hands } = otherHands(shown, `${id}.${i + 1}`, person);
    return { ...person, ...otherKit(person), arms: hands };
  });
  const inside = { plantAt: 'front', armor: otherArmor(car.armor), weight: weight - 10, cost: cost + 10 } as const;
  return { ...rest, damage: seenDamage(damage), car: { ...car, ...inside, crew, weapons } };
}

/** What has been seen stays what it is, with other ammunition; the rest is something else. */
function otherGun(gun: CarFile['weapons'][number], isShown: boolean): CarFile['weapons'][number] {
  const { weapon, mount, magazines = 0 } = gun;
  if (isShown) return { weapon, mount, magazines: (magazines + 1) % 4 };
  return { weapon: weapon === 'VMG' ? 'OG' : 'VMG', mount };
}

function otherKit({ armor, computer }: CarFile['crew'][number]): Partial<CarFile['crew'][number]> {
  return {
    ...(armor === undefined || armor === 'none' ? {} : { armor: 'none' }),
    ...(computer === undefined || computer === 'none' ? {} : { computer: 'hirescomputer' }),
  };
}

/** A weapon that has been seen stays, with another beside it; who had none may have a pistol. */
function otherHands(
  shown: Vehicle['shown'],
  id: string,
  { arms = [] }: CarFile['crew'][number],
): { readonly hands: NonNullable<CarFile['crew'][number]['arms']> } {
  const isSeen = shown.some((part) => part.id.startsWith(`${id}:`));
  if (isSeen) return { hands: [...arms, { weapon: 'LP' }] };
  return { hands: arms.length > 0 ? [] : [{ weapon: 'HP', scope: true }] };
}

function otherArmor(armor: Armor): Armor {
  const other: Armor = {};
  for (const side of SIDES) if (armor[side] !== undefined) other[side] = armor[side] + 3;
  return other;
}

function otherVehicle(truth: Vehicle, fresh: Vehicle): Vehicle {
  const armor = Object.fromEntries(Object.entries(truth.armor).map(([facing, points]) => [facing, points + 7]));
  const parts = truth.parts.map((part, i) => otherPart(truth, part, fresh.parts[i] ?? part));
  return {
    ...truth,
    armor,
    parts,
    crew: truth.crew.map((person, i) => otherPerson(truth, person, fresh.crew[i] ?? person)),
    fuelHit: 'no',
  };
}

function otherPart({ shown }: Vehicle, part: PartState, fresh: PartState): PartState {
  if (part.kind !== 'weapon') return { ...part, dp: part.dp > 1 ? part.dp - 1 : part.dp + 1 };
  if (!shown.some(({ id }) => id === part.id)) return fresh;
  return part.shots === null ? { ...part, dp: part.dp + 1 } : { ...part, shots: part.shots + 1 };
}

/** Scratched or not, out cold or dead. */
const OTHER_HITS = [0, 0, 2, 2] as const;

function otherPerson({ shown }: Vehicle, { arms, ...person }: Person, fresh: Person): Person {
  const armor = person.armor > 1 ? person.armor - 1 : person.armor * 2;
  const isSeen = shown.some(({ id }) => id.startsWith(`${person.id}:`));
  const held = fresh.arms?.map((arm) => {
    const same = isSeen ? arms?.find(({ id }) => id === arm.id) : undefined;
    return same === undefined ? arm : { ...same, shots: same.shots + 1 };
  });
  return { ...person, armor, hits: OTHER_HITS[person.hits] ?? 2, ...(held === undefined ? {} : { arms: held }) };
}

// Set-ups in which what is rare happens soon, for the runner that plays until everything has happened.
import type { FieldedWeapon } from '../garage/fielded/fielded.ts';
import { FIELDED_WEAPONS } from '../garage/fielded/fielded-weapons.ts';
import { droppingsOf } from '../table/queries/dropping.ts';
import type { ScenarioFile } from './scenario-schema.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
type CarFile = Exclude<VehicleFile['car'], string>;

/** A car with whatever guns, which need not be legal. */
function car(weapons: readonly FieldedWeapon[], armor: number): CarFile {
  return {
    name: 'Rarity',
    body: 'luxury',
    plant: 'large',
    tires: 'hd',
    crew: [{ role: 'driver' }, { role: 'gunner' }],
    weapons: weapons.map(({ weapon, mount, fuse = 'touch' }) => ({ weapon, mount, fuse })),
    armor: { front: armor, right: armor, left: armor, back: armor, top: armor, underbody: armor },
    extinguisher: 'fireextinguisher',
    acceleration: 10,
    handlingClass: 3,
    weight: 6000,
  };
}

const YARD = { minX: 0, minY: 0, maxX: 30, maxY: 30 };
const NO_GUNS = car([], 5);

function setup(id: string, turnLimit: number, vehicles: readonly Omit<VehicleFile, 'seat'>[]): ScenarioFile {
  return {
    ruleset: 'deluxe',
    id: `rare-${id}`,
    title: id,
    turnLimit,
    map: YARD,
    seats: vehicles.map((_, seat) => ({ name: `Seat ${seat + 1}` })),
    vehicles: vehicles.map((vehicle, seat) => ({ seat, ...vehicle })),
  };
}

const at = (x: number, y: number, heading: number, speed: number) => ({ x, y, heading, speed });

/** Two cars that face each other, close enough to meet in the first turn. */
const meeting = (id: string, first: ReturnType<typeof at>, second: ReturnType<typeof at>): ScenarioFile =>
  setup(id, 3, [
    { car: NO_GUNS, ...first },
    { car: NO_GUNS, ...second },
  ]);

/** A few guns a time, nose to nose. */
const AIMED = FIELDED_WEAPONS.filter((id) => droppingsOf(id) === null);
const ranges = AIMED.filter((_, i) => i % 2 === 0).map((_, i): ScenarioFile => {
  const weapons = AIMED.slice(2 * i, 2 * i + 2).map((weapon) => ({ weapon, mount: 'front' }) as const);
  return setup(`range-${i + 1}`, 5, [
    { car: car(weapons, 20), ...at(15, 10, 0, 0) },
    { car: NO_GUNS, ...at(15, 14, 180, 0) },
  ]);
});

/** Somebody close behind a car that has things to drop. */
const DROPPED = FIELDED_WEAPONS.filter((id) => droppingsOf(id) !== null);
const chases = DROPPED.filter((_, i) => i % 2 === 0).map((_, i): ScenarioFile => {
  const weapons = DROPPED.slice(2 * i, 2 * i + 2).map((weapon) => ({ weapon, mount: 'back' }) as const);
  return setup(`chase-${i + 1}`, 4, [
    { car: car(weapons, 20), ...at(15, 8, 0, 30) },
    { car: car([{ weapon: 'MG', mount: 'front' }], 20), ...at(15, 5.5, 0, 40) },
    { car: NO_GUNS, ...at(14.8, 3, 0, 40) },
  ]);
});

export const RARE_SETUPS: readonly ScenarioFile[] = [
  ...ranges,
  ...chases,
  setup('signal', 4, [
    {
      car: car(
        [
          { weapon: 'MD', mount: 'back', fuse: 'dual' },
          { weapon: 'SMD', mount: 'left', fuse: 'remote' },
        ],
        20,
      ),
      ...at(15, 8, 0, 20),
    },
    { car: NO_GUNS, ...at(15, 6, 0, 20) },
    { car: NO_GUNS, ...at(14, 6, 0, 20) },
  ]),
  meeting('head-on', at(15, 8, 0, 40), at(15, 12, 180, 40)),
  meeting('rear-end', at(15, 8, 0, 60), at(15, 10, 0, 20)),
  meeting('t-bone', at(15, 8, 0, 40), at(12, 11, 270, 30)),
  meeting('door-to-door', at(15, 8, 0, 40), at(16, 8, 0, 40)),
  meeting('passing', at(15, 8, 0, 40), at(15.9, 12, 180, 40)),
  setup('reckless', 3, [
    { car: NO_GUNS, ...at(10, 4, 0, 100), handling: -6 },
    { car: NO_GUNS, ...at(20, 4, 0, 120), handling: -6 },
  ]),
  setup('headlong', 2, [
    { car: NO_GUNS, ...at(15, 3, 0, 190), handling: -6 },
    { car: NO_GUNS, ...at(16, 3, 0, 190), handling: -6 },
  ]),
  setup('loose', 4, [
    { car: NO_GUNS, ...at(10, 10, 0, 30), handling: -6 },
    { car: NO_GUNS, ...at(20, 10, 0, 60), handling: -6 },
  ]),
  setup('ablaze', 4, [
    { car: NO_GUNS, ...at(10, 10, 0, 10), burning: true },
    { car: NO_GUNS, ...at(20, 10, 0, 10), burning: true },
  ]),
];

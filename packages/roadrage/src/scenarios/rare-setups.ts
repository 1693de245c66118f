// Set-ups in which what is rare happens soon, for the runner that plays until everything has happened. They are short:
// a few turns, everybody close together and as well equipped as the book allows without a budget.
import type { OptionId } from '../catalog/options.ts';
import { AGGRESSIONS } from '../catalog/solitaire.ts';
import { FOOTINGS, GROUNDS } from '../catalog/terrain.ts';
import type { WeaponId } from '../catalog/weapons.ts';
import { at, car, crewOf, type GunFile, guns, type PersonFile, setup, withoutGrid } from './rare-builders.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** Everything that makes a car faster, stop sooner or hold the road, in two cars, since some exclude each other. */
const FAST: readonly OptionId[] = [
  'sportsModel',
  'bigEngine',
  'engineRebuild',
  'fuelInjection',
  'streamlined',
  'stripped',
  'supercharger',
  'extraGears',
  'fineTuned',
  'airfoils',
  'improvedShocks',
  'antilockBrakes',
  'slickTires',
  'nitrousOxide',
];
const FASTER: readonly OptionId[] = [
  'reallyBigEngine',
  'multicarb',
  'veryStreamlined',
  'strippedToTheBones',
  'turbocharger',
  'computerizedEngineManagement',
  'computerAssistedSuspension',
  'improvedBrakes',
  'fourWheelDrive',
  'brakeChute',
  'lightsSirens',
  'hiddenCargoSpace',
  'cargoArea',
];

const speeders = setup(
  'speeders',
  {
    map: {
      width: 40,
      height: 60,
      edge: 'open',
      patches: FOOTINGS.map((footing, i) => ({ x: 0, y: 9 + i * 4, width: 40, height: 2, footing })),
    },
  },
  [
    { car: car('compact', crewOf(1), FAST), ...at(10, 7, 0, 80) },
    { car: car('midSized', crewOf(2), FASTER), ...at(20, 7, 0, 80) },
  ],
);

/** A pit of ground of every kind, between terraces. */
const wilderness = setup(
  'wilderness',
  {
    map: {
      width: 24,
      height: 30,
      patches: [
        ...GROUNDS.map((ground, i) => ({ x: 0, y: 4 + 3 * i, width: 24, height: 1, grounds: [ground] })),
        { x: 0, y: 20, width: 24, height: 2, level: 1 },
        { x: 0, y: 22, width: 24, height: 2, level: 6 },
      ],
    },
  },
  [
    { car: car('midSized', crewOf(1), ['offRoadSuspension', 'fourWheelDrive']), ...at(4, 2, 0, 60) },
    { car: car('heavyBike', crewOf(2), ['offRoadSuspension']), ...at(10, 17, 0, 90) },
    { car: car('compact', crewOf(1)), ...at(16, 26, 180, 80) },
    { car: car('midSized', crewOf(1), ['offRoadSuspension']), ...at(20, 8, 0, 60) },
  ],
);

/** Rigs that wallow through every bend, in good hands: they lose control, but not by much. */
const wallowing = setup('wallowing', { turnLimit: 3, map: { width: 40, height: 40 } }, [
  { car: car('busHeavyTruck', crewOf(1)), ...at(10, 15, 0, 30) },
  { car: car('busHeavyTruck', crewOf(1)), ...at(30, 15, 0, 30) },
]);

/** Bumpers and bodies in a small ring, with something to hit in the middle. */
const SHIELDS: readonly OptionId[] = ['bigBumperFront', 'bigBumperRear', 'rollCage', 'safetyHarnesses', 'armorLight'];
const ring = setup(
  'ring',
  {
    turnLimit: 8,
    map: {
      width: 9,
      height: 9,
      obstacles: [
        { kind: 'crate', x: 4, y: 4 },
        { kind: 'building', x: 0, y: 4, width: 2, height: 1 },
      ],
    },
  },
  [
    { car: car('midSized', crewOf(2), [...SHIELDS, 'ram']), ...at(2, 2, 0, 50) },
    { car: car('midSized', crewOf(2), [...SHIELDS, 'ram']), ...at(2, 7, 270, 50) },
    { car: car('compact', crewOf(2), SHIELDS), ...at(7, 7, 180, 50) },
    { car: car('truckVan', crewOf(2), SHIELDS), ...at(7, 2, 90, 50) },
  ],
);

/** Two vans nose to nose, with nothing but these guns. */
function shootout(id: string, first: readonly WeaponId[], second: readonly WeaponId[]): ScenarioFile {
  const one = car('truckVan', crewOf(3), ['armorMedium', 'fireExtinguisher'], guns('front', ...first));
  const other = car('truckVan', crewOf(3), ['armorHeavy', 'fireExtinguisher'], guns('front', ...second));
  return setup(id, { map: { width: 7, height: 10 } }, [
    { car: one, ...at(3, 3, 0) },
    { car: other, ...at(3, 6, 180) },
  ]);
}

/** Fire on a slow rig that has nothing but an extinguisher, and nobody may run. */
const TORCH: GunFile = { weapon: 'flamethrower', mount: 'turret360' };
const flames = setup('flames', { map: { width: 5, height: 5 }, variants: { people: false } }, [
  { car: car('busHeavyTruck', crewOf(2), [], [TORCH]), ...at(1, 1, 0) },
  { car: car('busHeavyTruck', crewOf(2), ['fireExtinguisher']), ...at(3, 3, 180) },
]);

/** Small arms out of everything one can lean out of, a bike among them. */
const SMALL_ARMS = crewOf(3, 'ultralight', 'handWeapon');
const smallArms = setup('small-arms', {}, [
  { car: car('truckVan', SMALL_ARMS, ['progressiveGears', 'sunRoof']), ...at(8, 4, 0) },
  {
    car: car(
      'midSized',
      SMALL_ARMS,
      ['automaticTransmission', 'convertibleTop', 'airfoils'],
      [{ weapon: 'machineGun', mount: 'turret360' }],
    ),
    ...at(8, 7, 180),
  },
  { car: car('heavyBike', crewOf(2, 'handWeapon'), ['bigCowling']), ...at(10, 6, 180) },
]);

/** Nothing but grenades, an arm's length apart. */
const THROWER: PersonFile = { name: 'Thrower', skills: { smallArms: 2 }, weapons: ['grenade'] };
const GRENADIER = car('truckVan', [THROWER, THROWER, THROWER], ['convertibleTop']);
const grenades = setup('grenades', { turnLimit: 3, variants: { people: false } }, [
  { car: GRENADIER, ...at(8, 4, 0) },
  { car: GRENADIER, ...at(10, 4, 0) },
]);

/** Droppers with somebody right behind. */
const DROPPERS = guns('back', 'smokescreen', 'oilDropper', 'spikeDropper', 'mineDropper', 'flamingOilDropper');
const droppers = setup('droppers', { turnLimit: 6, map: { width: 8, height: 60 } }, [
  { car: car('midSized', crewOf(5), [], DROPPERS), ...at(3, 6, 0, 40) },
  { car: car('midSized', crewOf(2), [], guns('back', 'flamingOilDropper')), ...at(3, 4, 0, 40) },
  { car: car('compact', crewOf(1), ['fireExtinguisher']), ...at(3, 3, 0, 40) },
]);

/** A lane between parked cars: whoever drifts is door to door with one of them. */
const PARKED = [2, 3, 4, 5, 6].flatMap((y) => [at(0, y, 0), at(2, y, 0)]);
const lane = setup('lane', { turnLimit: 4, map: { width: 4, height: 12 } }, [
  { car: car('midSized', crewOf(3)), ...at(1, 1, 0, 50) },
  ...PARKED.map((place) => ({ seat: 1, car: car('compact', crewOf(1)), ...place })),
]);

/** The line right ahead. */
const FINISH = { a: { x: 0, y: 3.5 }, b: { x: 19, y: 3.5 } };
const finish = setup('finish', { turnLimit: 2, objective: { kind: 'laps', laps: 1, gates: [FINISH] } }, [
  { car: car('compact', crewOf(1)), ...at(8, 1, 0, 50) },
  { car: car('compact', crewOf(1)), ...at(10, 1, 0, 50) },
]);

/** People in the street, at a house, and in cars side by side. */
const street = setup(
  'street',
  {
    turnLimit: 6,
    map: { width: 12, height: 16, obstacles: [{ kind: 'building', x: 9, y: 6, width: 3, height: 3, floors: 3 }] },
    walkers: [
      { seat: 0, character: { name: 'Ann', weapons: ['handWeapon'] }, x: 8, y: 7 },
      { seat: 1, character: { name: 'Bob', weapons: ['handWeapon'] }, x: 8, y: 6 },
      { seat: 1, character: { name: 'Cat' }, x: 4, y: 9 },
    ],
  },
  [
    {
      car: car('truckVan', crewOf(2), ['cargoFlatbed'], [{ weapon: 'machineGun', mount: 'pintle' }]),
      ...at(4, 3, 0, 40),
    },
    { car: car('midSized', crewOf(5)), ...at(3, 3, 0, 40) },
    { car: car('truckVan', crewOf(3)), ...at(5, 3, 0, 40) },
  ],
);

/** One mind of every temper, behind the rest and ahead of it. */
const minds = setup(
  'minds',
  {
    turnLimit: 3,
    map: {
      width: 20,
      height: 60,
      road: {
        points: [
          { x: 10, y: 0 },
          { x: 10, y: 59 },
        ],
        half: 8,
      },
    },
  },
  (['offensive', 'defensive'] as const).flatMap((position, row) =>
    AGGRESSIONS.map((aggression, i) => ({
      car: car('compact', crewOf(1)),
      ...at(4 + 2 * i, 20 + 10 * row, 0, 50),
      solitaire: { position, aggression },
    })),
  ),
);

export const RARE_SETUPS: readonly ScenarioFile[] = [
  speeders,
  withoutGrid(speeders),
  wilderness,
  withoutGrid(wallowing),
  ring,
  withoutGrid(ring),
  shootout('cannons', ['crossbow', 'machineGun', 'autocannon', 'agl'], ['laser', 'heavyLaser', 'antiTankGun']),
  shootout('rockets', ['rocketLauncher'], ['rocketPod']),
  flames,
  smallArms,
  grenades,
  droppers,
  lane,
  finish,
  street,
  minds,
];

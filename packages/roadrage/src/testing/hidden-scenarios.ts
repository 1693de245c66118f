import type { ScenarioFile } from '../scenarios/scenario-schema.ts';

type Vehicle = ScenarioFile['vehicles'][number];
type Car = Exclude<Vehicle['car'], string>;
type Person = Car['crew'][number];

const person = (name: string, weapons: Person['weapons'] = []): Person => ({
  name,
  skills: { van: 1, bigRig: 1, smallArms: 1 },
  // What one wears twice over, another wears the other way round: it saves the same.
  gear: ['bodyArmor', 'bikeLeathers'],
  weapons,
});

const at = (seat: number, x: number, y: number, heading: number, car: Car): Vehicle => ({
  seat,
  car,
  x,
  y,
  heading,
  speed: 0,
});

/** Nothing to save it, so that every hit counts alike under any disguise. */
const bus = (name: string): Car => ({
  name,
  body: 'busHeavyTruck',
  options: ['bigEngine', 'nitrousOxide', 'lightsSirens'],
  weapons: [
    { weapon: 'smokescreen', facing: 'back' },
    { weapon: 'oilDropper', facing: 'back' },
  ],
  crew: [person(`${name}'s driver`), person(`${name}'s guard`, ['ultralight', 'handWeapon'])],
});

/** Armored, and out of everybody's reach. */
const hauler = (name: string): Car => ({
  name,
  body: 'busHeavyTruck',
  options: ['armorMedium', 'improvedShocks', 'fireExtinguisher'],
  weapons: [{ weapon: 'machineGun', facing: 'front', targeting: 'advanced' }],
  crew: [person(`${name}'s driver`), person(`${name}'s mate`, ['ultralight'])],
});

/** Heavy trucks stuck in the ice shoot at each other with pocket pistols, while armored haulers look on from afar. */
const iceRange: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'ice-range',
  title: 'Ice range',
  hidden: true,
  turnLimit: 12,
  variants: { people: false },
  map: { width: 40, height: 40, edge: 'open', patches: [{ x: 0, y: 0, width: 40, height: 40, grounds: ['slippery'] }] },
  seats: [{ name: 'North' }, { name: 'South' }],
  vehicles: [
    at(0, 30, 22, 180, bus('Anvil')),
    at(0, 5, 35, 0, hauler('Brine')),
    at(0, 12, 35, 0, hauler('Chalk')),
    at(1, 30, 18, 0, bus('Drift')),
    at(1, 5, 5, 0, hauler('Ember')),
    at(1, 12, 5, 0, hauler('Flint')),
  ],
};

/** Something that drives, far from all others, and has nothing to shoot with but what it drops. */
const roamer = (name: string): Car => ({
  name,
  body: 'truckVan',
  options: ['improvedShocks', 'fuelInjection', 'airfoils', 'brakeChute'],
  weapons: [
    { weapon: 'smokescreen', facing: 'back' },
    { weapon: 'spikeDropper', facing: 'back' },
  ],
  crew: [person(`${name}'s driver`)],
});

/** Two sides of two seats each roam a frozen lake; friends know each other's sheets. */
const frozenLake: ScenarioFile = {
  ruleset: 'roadrage',
  id: 'frozen-lake',
  title: 'Frozen lake',
  hidden: true,
  turnLimit: 12,
  map: {
    width: 80,
    height: 80,
    edge: 'open',
    patches: [{ x: 0, y: 0, width: 80, height: 80, grounds: ['slippery'] }],
  },
  seats: [
    { name: 'Ash', side: 'smoke' },
    { name: 'Bane', side: 'smoke' },
    { name: 'Cole', side: 'steel' },
    { name: 'Dorn', side: 'rust' },
  ],
  vehicles: [
    at(0, 20, 20, 0, roamer('Gale')),
    at(1, 60, 20, 0, roamer('Hail')),
    at(2, 20, 60, 180, roamer('Idle')),
    at(3, 60, 60, 180, roamer('Jolt')),
  ],
  walkers: [{ seat: 2, character: person('Kit', ['handWeapon']), x: 40, y: 40 }],
};

export const HIDDEN_SCENARIOS: readonly ScenarioFile[] = [iceRange, frozenLake];

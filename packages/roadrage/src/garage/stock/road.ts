// Racers, cops, robbers and spies, in our own words.

import { dropper, gun, person, type StockEntry, vehicle } from './entry.ts';

export const ROAD: readonly StockEntry[] = [
  {
    id: 'lake-racer',
    format: 'race',
    role: 'racer',
    design: vehicle(
      'Lake Racer',
      'compact',
      ['sportsModel', 'stripped', 'improvedShocks', 'slickTires'],
      [],
      [person({ car: 2, van: 1 }, [], ['crashHelmet'])],
    ),
  },
  {
    id: 'derby-wreck',
    format: 'race',
    role: 'racer',
    design: vehicle(
      'Derby Wreck',
      'midSized',
      ['bigBumperFront', 'bigBumperRear', 'rollCage'],
      [],
      [person({ car: 2, van: 1 }, [], ['crashHelmet'])],
    ),
  },
  {
    id: 'desert-hare',
    format: 'race',
    role: 'racer',
    design: vehicle(
      'Desert Hare',
      'compact',
      ['offRoadSuspension', 'fourWheelDrive', 'extraGears'],
      [],
      [person({ car: 2, van: 1 }, [], ['crashHelmet'])],
    ),
  },
  {
    id: 'swift',
    format: 'race',
    role: 'racer',
    design: vehicle(
      'Swift',
      'lightBike',
      ['bigCowling', 'computerizedEngineManagement', 'improvedBrakes'],
      [],
      [person({ bike: 2, car: 1 }, [], ['crashHelmet'])],
    ),
  },
  {
    id: 'patrol-car',
    format: 'copsRobbers',
    role: 'chase',
    design: vehicle(
      'Patrol Car',
      'midSized',
      ['lightsSirens', 'bigEngine', 'improvedBrakes'],
      [],
      [person({ car: 2, smallArms: 1 }, ['ultralight']), person({ smallArms: 2, car: 1 }, ['handWeapon'])],
    ),
  },
  {
    id: 'getaway-sedan',
    format: 'copsRobbers',
    role: 'chase',
    design: vehicle(
      'Getaway Sedan',
      'midSized',
      ['bigEngine', 'nitrousOxide', 'improvedShocks'],
      [],
      [person({ car: 2, smallArms: 1 }, ['ultralight']), person({ smallArms: 2, car: 1 }, ['handWeapon'])],
    ),
  },
  {
    id: 'loot-van',
    format: 'copsRobbers',
    role: 'chase',
    design: vehicle(
      'Loot Van',
      'truckVan',
      ['cargoArea', 'hiddenCargoSpace', 'bigEngine', 'brakeChute'],
      [],
      [person({ van: 2, smallArms: 1 }, ['ultralight']), person({ smallArms: 2, van: 1 }, ['handWeapon'])],
    ),
  },
  {
    id: 'prison-bus',
    format: 'copsRobbers',
    role: 'chase',
    design: vehicle(
      'Prison Bus',
      'busHeavyTruck',
      ['lightsSirens', 'armorMedium', 'bigEngine'],
      [],
      [person({ bigRig: 2, smallArms: 1 }, ['ultralight']), person({ smallArms: 2, bigRig: 1 }, ['ultralight'])],
    ),
  },
  {
    id: 'spy-coupe',
    format: 'spyChase',
    role: 'spy',
    design: vehicle(
      'Spy Coupe',
      'midSized',
      ['sportsModel', 'turbocharger', 'nitrousOxide', 'armorLight'],
      [gun('machineGun'), gun('rocketLauncher'), dropper('oilDropper'), dropper('smokescreen')],
      [person({ car: 2, heavyWeapons: 1 }, ['ultralight'])],
    ),
  },
  {
    id: 'chase-saloon',
    format: 'spyChase',
    role: 'chaser',
    design: vehicle(
      'Chase Saloon',
      'midSized',
      ['bigEngine', 'progressiveGears'],
      [],
      [person({ car: 2, smallArms: 1 }, ['handWeapon']), person({ smallArms: 2, car: 1 }, ['handWeapon'])],
    ),
  },
  {
    id: 'chase-bike',
    format: 'spyChase',
    role: 'chaser',
    design: vehicle(
      'Chase Bike',
      'heavyBike',
      ['multicarb', 'improvedShocks'],
      [],
      [person({ bike: 2, smallArms: 1 }, ['handWeapon'], ['crashHelmet', 'bikeLeathers'])],
    ),
  },
];

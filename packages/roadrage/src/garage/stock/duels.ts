// Armed vehicles. The Police Special is the book's own example of a record sheet (p. 14); the others are ours.

import { dropper, gun, person, type StockEntry, vehicle } from './entry.ts';

export const DUELS: readonly StockEntry[] = [
  {
    id: 'police-special',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Police Special',
      'midSized',
      ['armorLight', 'improvedShocks', 'safetyHarnesses', 'fuelInjection'],
      [gun('autocannon', { mount: 'turret360' }), dropper('spikeDropper')],
      [person({ car: 2, heavyWeapons: 1 }, ['ultralight']), person({ heavyWeapons: 2, smallArms: 1 }, ['ultralight'])],
    ),
  },
  {
    id: 'laser-coupe',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Laser Coupe',
      'midSized',
      ['sportsModel', 'streamlined', 'improvedShocks', 'armorMedium'],
      [gun('laser', { targeting: 'advanced' }), gun('heavyLaser')],
      [person({ car: 1, heavyWeapons: 2 })],
    ),
  },
  {
    id: 'road-reaver',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Road Reaver',
      'midSized',
      ['ram', 'armorMedium', 'bigEngine', 'safetyHarnesses'],
      [gun('machineGun'), dropper('spikeDropper'), dropper('smokescreen')],
      [person({ car: 2, heavyWeapons: 1 })],
    ),
  },
  {
    id: 'rocket-van',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Rocket Van',
      'truckVan',
      ['armorMedium', 'bigEngine', 'multicarb'],
      [gun('rocketPod', { mount: 'turretLimited' })],
      [person({ van: 2, heavyWeapons: 1 }), person({ heavyWeapons: 2, smallArms: 1 }, ['ultralight'])],
    ),
  },
  {
    id: 'flame-hatch',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Flame Hatch',
      'compact',
      ['turbocharger', 'antilockBrakes', 'fireExtinguisher', 'airfoils'],
      [gun('flamethrower'), gun('agl'), dropper('flamingOilDropper')],
      [person({ car: 2, heavyWeapons: 1 })],
    ),
  },
  {
    id: 'gun-wagon',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Gun Wagon',
      'truckVan',
      ['sunRoof', 'armorMedium', 'engineRebuild', 'improvedShocks'],
      [gun('agl', { mount: 'pintle' }), gun('laser')],
      [person({ van: 2, heavyWeapons: 1 }), person({ heavyWeapons: 2, smallArms: 1 }, ['ultralight'])],
    ),
  },
  {
    id: 'long-hauler',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Long Hauler',
      'busHeavyTruck',
      ['armorMedium', 'bigEngine', 'engineRebuild', 'bigBumperRear'],
      [gun('machineGun', { mount: 'door', facing: 'left', twin: true })],
      [person({ bigRig: 2, smallArms: 1 }, ['ultralight']), person({ heavyWeapons: 2, smallArms: 1 }, ['ultralight'])],
    ),
  },
  {
    id: 'siege-truck',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Siege Truck',
      'busHeavyTruck',
      ['armorMedium', 'fuelInjection', 'computerAssistedSuspension', 'fireExtinguisher'],
      [gun('antiTankGun')],
      [person({ bigRig: 2, heavyWeapons: 1 }), person({ heavyWeapons: 2, smallArms: 1 }, ['ultralight'])],
    ),
  },
  {
    id: 'wasp',
    format: 'hiTech',
    role: 'duel',
    design: vehicle(
      'Wasp',
      'heavyBike',
      ['armorLight', 'bigCowling', 'fineTuned'],
      [gun('laser', { targeting: 'computer' }), gun('mineDropper', { facing: 'back' })],
      [person({ bike: 2, heavyWeapons: 1 }, [], ['crashHelmet', 'bikeLeathers'])],
    ),
  },
  {
    id: 'scrap-hunter',
    format: 'loTech',
    role: 'duel',
    design: vehicle(
      'Scrap Hunter',
      'midSized',
      ['ram', 'armorLight', 'bigEngine', 'safetyHarnesses'],
      [gun('machineGun')],
      [person({ car: 1, heavyWeapons: 2 }, ['ultralight'])],
    ),
  },
  {
    id: 'crossbow-pickup',
    format: 'loTech',
    role: 'duel',
    design: vehicle(
      'Crossbow Pickup',
      'truckVan',
      ['cargoFlatbed', 'armorHeavy', 'offRoadSuspension'],
      [gun('crossbow', { mount: 'pintle' }), gun('machineGun')],
      [person({ van: 2, heavyWeapons: 1 }, ['ultralight']), person({ heavyWeapons: 2, smallArms: 1 }, ['ultralight'])],
    ),
  },
  {
    id: 'raider-buggy',
    format: 'loTech',
    role: 'duel',
    design: vehicle(
      'Raider Buggy',
      'compact',
      ['convertibleTop', 'offRoadSuspension', 'stripped'],
      [gun('machineGun')],
      [person({ car: 2, heavyWeapons: 1 }, ['ultralight']), person({ smallArms: 2, heavyWeapons: 1 }, ['handWeapon'])],
    ),
  },
  {
    id: 'raider-bike',
    format: 'loTech',
    role: 'duel',
    design: vehicle(
      'Raider Bike',
      'heavyBike',
      ['bigCowling', 'armorLight'],
      [],
      [
        person({ bike: 2, smallArms: 1 }, ['ultralight'], ['crashHelmet']),
        person({ smallArms: 2, bike: 1 }, ['handWeapon'], ['crashHelmet']),
      ],
    ),
  },
];

// Builds of our own, four for each of the usual sizes.

import { car, type StockEntry } from './entry.ts';

const SMALL: readonly StockEntry[] = [
  {
    id: 'torchbearer',
    shelf: 'Small games',
    design: car('Torchbearer', 'small', {
      front: ['flamethrower', 'flamethrower', 'steelPlate', 'boosterKit'],
      left: ['lightMachineGun'],
      right: ['lightMachineGun'],
      back: ['recoillessRifle', 'automaticFireSuppressor'],
      crew: ['veteranDriver', 'rookieGunner', 'highDensityRadials', 'safetyCage'],
    }),
  },
  {
    id: 'longshot',
    shelf: 'Small games',
    design: car('Longshot', 'small', {
      front: ['antiTankGun', 'antiTankGun', 'targetingComputer'],
      left: ['automaticFireSuppressor'],
      back: ['steelPlate', 'advancedBrakes'],
      crew: ['rookieDriver', 'veteranGunner', 'highDensityRadials', 'chassisBrace'],
    }),
  },
  {
    id: 'tire-biter',
    shelf: 'Small games',
    design: car('Tire Biter', 'small', {
      front: ['rotaryMachineGun', 'boosterKit'],
      left: ['heavyMachineGun'],
      right: ['heavyMachineGun'],
      back: ['lightMachineGun', 'advancedBrakes'],
      crew: ['amateurDriver', 'amateurGunner', 'highDensityRadials'],
    }),
  },
  {
    id: 'little-wall',
    shelf: 'Small games',
    design: car('Little Wall', 'small', {
      front: ['recoillessRifle', 'steelPlate'],
      left: ['steelPlate', 'armoredCoolBox'],
      right: ['steelPlate', 'automaticFireSuppressor'],
      back: ['recoillessRifle', 'steelPlate', 'advancedBrakes'],
      crew: ['amateurDriver', 'rookieGunner', 'safetyCage', 'flakJacket', 'assaultRifle'],
    }),
  },
];

const MEDIUM: readonly StockEntry[] = [
  {
    id: 'broadside',
    shelf: 'Medium games',
    design: car('Broadside', 'medium', {
      front: ['heavyMachineGun', 'dynamicSuspension'],
      left: ['antiTankGun', 'steelPlate', 'targetingComputer'],
      right: ['antiTankGun', 'steelPlate', 'automaticFireSuppressor'],
      back: ['lightMachineGun'],
      crew: ['amateurDriver', 'veteranGunner', 'highDensityRadials', 'safetyCage'],
    }),
  },
  {
    id: 'firestarter',
    shelf: 'Medium games',
    design: car('Firestarter', 'medium', {
      front: ['flamethrower', 'steelPlate', 'boosterKit'],
      left: ['rotaryMachineGun'],
      right: ['rotaryMachineGun'],
      back: ['flamethrower', 'steelPlate', 'advancedBrakes'],
      crew: ['veteranDriver', 'amateurGunner', 'highDensityRadials', 'strengthenedUndercarriage'],
    }),
  },
  {
    id: 'rocket-sled',
    shelf: 'Medium games',
    design: car('Rocket Sled', 'medium', {
      front: ['rocket', 'rocket', 'antiTankGun', 'steelPlate', 'boosterKit', 'targetingComputer'],
      left: ['lightMachineGun', 'dynamicSuspension'],
      right: ['lightMachineGun', 'automaticFireSuppressor'],
      back: ['heavyMachineGun', 'steelPlate'],
      crew: ['legendDriver', 'rookieGunner', 'highDensityRadials', 'chassisBrace'],
    }),
  },
  {
    id: 'sawtooth',
    shelf: 'Medium games',
    design: car('Sawtooth', 'medium', {
      front: ['rotaryMachineGun'],
      left: ['heavyMachineGun', 'steelPlate'],
      right: ['heavyMachineGun', 'steelPlate'],
      back: ['rotaryMachineGun'],
      crew: ['amateurDriver', 'amateurGunner', 'safetyCage', 'highDensityRadials', 'flakJacket', 'assaultRifle'],
    }),
  },
];

const LARGE: readonly StockEntry[] = [
  {
    id: 'dragon',
    shelf: 'Large games',
    design: car('Dragon', 'large', {
      front: ['cuttingTorch', 'steelPlate', 'boosterKit'],
      left: ['antiTankGun', 'steelPlate', 'automaticFireSuppressor'],
      right: ['antiTankGun', 'steelPlate', 'targetingComputer', 'armoredCoolBox'],
      back: ['cuttingTorch', 'steelPlate', 'advancedBrakes'],
      crew: ['veteranDriver', 'veteranGunner', 'highDensityRadials', 'strengthenedUndercarriage', 'flakJacket'],
    }),
  },
  {
    id: 'long-arm',
    shelf: 'Large games',
    design: car('Long Arm', 'large', {
      front: ['siegeGun', 'longGun', 'steelPlate', 'targetingComputer'],
      left: ['steelPlate', 'dynamicSuspension'],
      right: ['steelPlate', 'automaticFireSuppressor'],
      back: ['rotaryMachineGun', 'steelPlate', 'advancedBrakes'],
      crew: ['amateurDriver', 'legendGunner', 'highDensityRadials', 'safetyCage', 'flakJacket'],
    }),
  },
  {
    id: 'thunderhead',
    shelf: 'Large games',
    design: car('Thunderhead', 'large', {
      front: ['heavyRocket', 'heavyRocket', 'twinRotaryGun', 'steelPlate', 'boosterKit'],
      left: ['heavyMachineGun', 'steelPlate'],
      right: ['heavyMachineGun', 'steelPlate'],
      back: ['antiTankGun'],
      crew: ['veteranDriver', 'veteranGunner', 'highDensityRadials', 'safetyCage', 'assaultRifle'],
    }),
  },
  {
    id: 'harrier',
    shelf: 'Large games',
    design: car('Harrier', 'large', {
      front: ['twinRotaryGun', 'steelPlate'],
      left: ['rotaryMachineGun', 'steelPlate'],
      right: ['rotaryMachineGun', 'steelPlate'],
      back: ['twinRotaryGun', 'steelPlate', 'advancedBrakes'],
      crew: ['legendDriver', 'amateurGunner', 'highDensityRadials', 'chassisBrace', 'holographicSight'],
    }),
  },
];

export const OWN: readonly StockEntry[] = [...SMALL, ...MEDIUM, ...LARGE];

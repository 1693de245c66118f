// Four to begin with. The first is a build that players published; the others are ours.

import { car, type StockEntry } from './entry.ts';

const SHELF = 'To begin with';

export const STARTERS: readonly StockEntry[] = [
  {
    id: 'all-rounder',
    shelf: SHELF,
    design: car('All-rounder', 'small', {
      front: ['recoillessRifle', 'dynamicSuspension'],
      left: ['heavyMachineGun'],
      right: ['heavyMachineGun'],
      back: ['recoillessRifle', 'armoredCoolBox'],
      crew: ['amateurDriver', 'rookieGunner', 'highDensityRadials', 'safetyCage', 'flakJacket', 'holographicSight'],
    }),
  },
  {
    id: 'striker',
    shelf: SHELF,
    design: car('Striker', 'small', {
      front: ['antiTankGun', 'steelPlate', 'boosterKit'],
      left: ['lightMachineGun'],
      right: ['lightMachineGun'],
      back: ['flamethrower', 'advancedBrakes'],
      crew: ['amateurDriver', 'amateurGunner', 'highDensityRadials', 'strengthenedUndercarriage'],
    }),
  },
  {
    id: 'rocketeer',
    shelf: SHELF,
    design: car('Rocketeer', 'small', {
      front: ['rocket', 'rocket', 'targetingComputer'],
      left: ['heavyMachineGun'],
      right: ['heavyMachineGun'],
      back: ['steelPlate'],
      crew: ['rookieDriver', 'amateurGunner', 'safetyCage', 'highDensityRadials', 'flakJacket', 'assaultRifle'],
    }),
  },
  {
    id: 'juggernaut',
    shelf: SHELF,
    design: car('Juggernaut', 'large', {
      front: ['siegeGun', 'steelPlate'],
      left: ['rotaryMachineGun', 'steelPlate'],
      right: ['rotaryMachineGun', 'steelPlate'],
      back: ['antiTankGun', 'steelPlate', 'automaticFireSuppressor'],
      crew: ['veteranDriver', 'veteranGunner', 'safetyCage', 'highDensityRadials', 'flakJacket'],
    }),
  },
];

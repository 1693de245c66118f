// Municipal vehicles (deluxe/XV.9/special-vehicles) and the 1982 supplement's Killer RV.

import type { DeluxeRule } from '../../rules.ts';
import type { StockEntry } from './entry.ts';

/** Two of them have their sheets in the supplement as well. */
export const CITY_SHEETS = [
  'deluxe/city/13/police-cruiser',
  'deluxe/city/13/ambunaught',
] as const satisfies readonly DeluxeRule[];

export const SPECIAL_STOCK: readonly StockEntry[] = [
  {
    id: 'police-cruiser',
    line: 3886,
    rule: 'deluxe/XV.9/special-vehicles',
    design: {
      version: 1,
      class: 'car',
      name: 'Police Cruiser',
      body: 'luxury',
      chassis: 'xheavy',
      suspension: 'heavy',
      plants: [{ plant: 'super', at: 'front' }],
      tires: [{ tire: 'solid', count: 4 }],
      armor: { type: 'normal', points: { front: 40, right: 30, left: 30, back: 30, top: 30, underbody: 20 } },
      weapons: [
        { weapon: 'MG', count: 2, mount: 'front', links: ['A'] },
        { weapon: 'RR', count: 1, mount: 'turret', turret: 't1' },
        { weapon: 'SD', count: 1, mount: 'back' },
      ],
      turrets: [{ id: 't1', type: 'turret2', at: 'top' }],
      crew: [{ role: 'driver' }, { role: 'gunner', computer: 'computer' }],
      accessories: [],
      cargo: [],
    },
    published: { cost: 19100, weight: 6325, acceleration: 5, handlingClass: 3 },
  },
  {
    id: 'ambunaught',
    line: 3892,
    rule: 'deluxe/XV.9/special-vehicles',
    design: {
      version: 1,
      class: 'car',
      name: 'Ambunaught',
      body: 'van',
      chassis: 'xheavy',
      suspension: 'light',
      sixWheels: true,
      plants: [{ plant: 'super', at: 'front' }],
      tires: [{ tire: 'pr', count: 6 }],
      armor: { type: 'normal', points: { front: 30, right: 20, left: 20, back: 30, top: 30, underbody: 20 } },
      weapons: [
        { weapon: 'RR', count: 1, mount: 'turret', turret: 't1' },
        { weapon: 'MG', count: 1, mount: 'front' },
      ],
      turrets: [{ id: 't1', type: 'turret2', at: 'top' }],
      crew: [{ role: 'driver' }, { role: 'gunner' }],
      accessories: [
        { id: 'stretcher', count: 2, inCargo: true },
        { id: 'medicalequipment', count: 1, inCargo: true },
      ],
      cargo: [],
    },
    published: { cost: 16250, weight: 6750, acceleration: 5, handlingClass: 0, cargoSpaces: 13, cargoWeight: 450 },
  },
  {
    id: 'killer-rv',
    line: 463,
    rule: 'deluxe/city/13/killer-rv',
    design: {
      version: 1,
      class: 'bus',
      name: 'Killer RV',
      body: 'bus30',
      chassis: 'xheavy',
      plants: [{ plant: 'regular', at: 'front' }],
      tires: [{ tire: 'solid', count: 10 }],
      armor: { type: 'normal', points: {} },
      weapons: [],
      turrets: [{ id: 't1', type: 'popup2', at: 'frontTop' }],
      crew: [{ role: 'driver' }, { role: 'gunner' }, { role: 'passenger', count: 12 }],
      accessories: [
        { id: 'communicationscenter', count: 1 },
        { id: 'assaultramp1982', count: 1 },
      ],
      cargo: [],
    },
    published: {},
    inferred: ['tires', 'crew beside the twelve troops'],
  },
];

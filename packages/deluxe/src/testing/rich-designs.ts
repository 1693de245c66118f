// Designs with what no stock vehicle has: loads, cargo, hitches, axles that differ, cupolas, boxes.

import {
  type CarTrailerDesign,
  type CycleDesign,
  type Design,
  NO_FITTINGS,
  type SidecarDesign,
  type SingleDesign,
  type TractorDesign,
  type TrailerDesign,
} from '../garage/design/design.ts';

const base = { version: 1, ...NO_FITTINGS } as const;

const ARMED_CAR: SingleDesign = {
  ...base,
  class: 'car',
  name: 'Loaded car',
  body: 'van',
  chassis: 'xheavy',
  suspension: 'heavy',
  plants: [{ plant: 'super', at: 'back' }],
  tires: [{ tire: 'solid', count: 4 }],
  armor: { type: 'LR', points: { front: 40, top: 7 } },
  weapons: [
    { weapon: 'GL', count: 1, mount: 'front', load: { kind: 'grenades', order: ['TGG', 'grenade', 'SG', 'CG'] } },
    { weapon: 'SS', count: 1, mount: 'back', load: { kind: 'tear-gas' }, links: ['A'] },
    { weapon: 'MD', count: 2, mount: 'back', load: { kind: 'mines', fuse: 'remote' }, links: ['A', 'B'] },
    { weapon: 'SMD', count: 1, mount: 'left', load: { kind: 'mines', fuse: 'dual' }, magazines: 2 },
    { weapon: 'MG', count: 1, mount: 'turret', turret: 't1', load: { kind: 'part', shots: 7 } },
    { weapon: 'LR', count: 3, mount: 'platform', links: ['B'] },
  ],
  turrets: [{ id: 't1', type: 'popupcupola3', at: 'top', universal: true }],
  crew: [
    { role: 'driver', at: 'front' },
    { role: 'gunner', turret: 't1', cyberlink: { weapon: 'MG', mount: 'turret' }, armor: 'bodyarmor' },
  ],
  accessories: [{ id: 'rocketplatform', count: 1 }],
};

const PACKED_CAR: SingleDesign = {
  ...base,
  class: 'car',
  name: 'Packed car',
  body: 'van',
  chassis: 'xheavy',
  suspension: 'heavy',
  driverSide: 'right',
  sixWheels: true,
  plants: [
    { plant: 'super', at: 'back' },
    { plant: 'small', at: 'front' },
  ],
  tires: [
    { tire: 'prr', count: 2, at: 'front' },
    { tire: 'solid', count: 4, at: 'back' },
  ],
  hitch: { type: 'heavy', release: 'explosive', rented: true },
  crew: [
    {
      role: 'driver',
      at: 'front',
      computer: 'hirescomputer',
      armor: 'improvedbodyarmor',
      handWeapons: [
        { id: 'SMG', count: 1 },
        { id: 'SG', count: 3 },
      ],
    },
    { role: 'gunner', at: 'back' },
    { role: 'passenger', count: 3, at: 'cargo' },
  ],
  accessories: [
    { id: 'sidedoor', count: 1, at: 'left' },
    { id: 'wheelguard', count: 2, points: 8, armorType: 'FP', at: 'back' },
    { id: 'toolkit', count: 2, inCargo: true },
  ],
  cargo: [
    { kind: 'goods', name: 'Whisky', spaces: 3, weight: 450, cost: 900 },
    { kind: 'spare-tire', tire: 'solid', size: 'van', count: 2 },
    { kind: 'ammunition', weapon: 'MG', loads: 3 },
    { kind: 'grenades', boxes: 2 },
  ],
};

const TRACTOR: TractorDesign = {
  ...base,
  class: 'tractor',
  name: 'Puller',
  body: 'stdcabover',
  chassis: 'heavy',
  plants: [{ plant: 'large', at: 'front' }],
  tires: [{ tire: 'solid', count: 10 }],
  crew: [{ role: 'driver' }],
  accessories: [{ id: 'sleeperberth', count: 2 }],
};

const FLATBED: TrailerDesign = {
  ...base,
  class: 'trailer',
  name: 'Bed',
  body: 'flatbed40',
  kind: 'full',
  kingpin: 'explosive',
  tires: [{ tire: 'pr', count: 12 }],
  accessories: [{ id: 'ramps', count: 1 }],
  cargo: [{ kind: 'spare-tire', tire: 'pr', size: 'truck', count: 1 }],
  box: {
    ...NO_FITTINGS,
    spaces: 6,
    armor: { type: 'normal', points: { back: 20 } },
    weapons: [{ weapon: 'MG', count: 2, mount: 'back', links: ['A'] }],
    crew: [{ role: 'gunner' }],
  },
};

const TRUCK: SingleDesign = {
  ...base,
  class: 'ten-wheeler',
  name: 'Flat ten-wheeler',
  body: 'longnose10',
  chassis: 'standard',
  plants: [{ plant: 'small', at: 'front' }],
  tires: [{ tire: 'hd', count: 10 }],
  hitch: { type: 'xheavy', release: 'quickrelease' },
  crew: [{ role: 'driver' }],
  accessories: [{ id: 'backdoor', count: 1 }],
  carrier: {
    ...NO_FITTINGS,
    body: 'flatbed15',
    box: { ...NO_FITTINGS, spaces: 3, weapons: [{ weapon: 'SD', count: 1, mount: 'back' }] },
  },
};

const TRIKE: SingleDesign = {
  ...base,
  class: 'trike',
  name: 'Backwards',
  body: 'heavytrike',
  reversed: true,
  suspension: 'heavy',
  plants: [{ plant: 'medium', at: 'back' }],
  tires: [
    { tire: 'hd', count: 2, at: 'front' },
    { tire: 'solid', count: 1, at: 'back' },
  ],
  crew: [{ role: 'driver' }, { role: 'passenger' }],
};

const CYCLE: CycleDesign = {
  ...base,
  class: 'cycle',
  name: 'Tug',
  body: 'heavycycle',
  suspension: 'heavy',
  plants: [{ plant: 'super', at: 'front' }],
  tires: [{ tire: 'pr', count: 2 }],
  hitch: { type: 'light' },
  crew: [{ role: 'driver' }, { role: 'passenger' }],
};

const SIDECAR: SidecarDesign = {
  ...base,
  class: 'sidecar',
  name: 'Nest',
  body: 'heavysidecar',
  suspension: 'offroad',
  side: 'left',
  tires: [{ tire: 'pr', count: 1 }],
  crew: [{ role: 'gunner' }],
};

const MINI: CarTrailerDesign = {
  ...base,
  class: 'car-trailer',
  name: 'Box',
  body: '15van',
  reefer: true,
  chassis: 'heavy',
  tires: [{ tire: 'hd', count: 4 }],
  hitch: { type: 'standard' },
};

const HOPPER: SingleDesign = {
  ...base,
  class: 'grasshopper',
  name: 'Hopper',
  body: 'luxury',
  chassis: 'heavy',
  suspension: 'heavy',
  plants: [{ plant: 'standard', at: 'front' }],
  tires: [{ tire: 'pr', count: 4 }],
  crew: [{ role: 'driver' }],
  accessories: [{ id: 'personalparachute', count: 1 }],
};

export const RICH_DESIGNS: readonly Design[] = [
  ARMED_CAR,
  PACKED_CAR,
  TRUCK,
  TRIKE,
  HOPPER,
  { version: 1, class: 'combination', name: 'Road train', lead: TRACTOR, attached: [FLATBED] },
  { version: 1, class: 'combination', name: 'Tug and nest', lead: CYCLE, attached: [SIDECAR, MINI] },
];

// Accessories of all vehicles (deluxe/VIII.8/accessories). Dollars, pounds, spaces; DP null where the thing has none of its own.

import type { Accessory } from './accessory.ts';
import { HELICOPTER_ACCESSORIES } from './helicopter-accessories.ts';
import { STOCK_PARTS } from './stock-parts.ts';

export type { Accessory } from './accessory.ts';

// biome-ignore format: one accessory per line
export const ACCESSORIES = {
  link: { name: 'Weapon link', cost: 50, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/VIII.8/link' },
  magazine: { name: 'Extra magazine', cost: 50, weight: 15, spaces: 1, dp: null, needsPlant: false, special: { kind: 'magazine', dpToWeapon: 1 }, rule: 'deluxe/VIII.8/magazine' },
  computer: { name: 'Targeting computer', cost: 1000, weight: 0, spaces: 0, dp: null, needsPlant: true, special: { kind: 'aim', bonus: 1, scope: 'position' }, rule: 'deluxe/VIII.8/computer' },
  hirescomputer: { name: 'Hi-res targeting computer', cost: 4000, weight: 0, spaces: 0, dp: null, needsPlant: true, special: { kind: 'aim', bonus: 2, scope: 'position' }, rule: 'deluxe/VIII.8/computer' },
  cyberlink: { name: 'Cyberlink', cost: 16000, weight: 100, spaces: 1, dp: 1, needsPlant: false, special: { kind: 'aim', bonus: 3, scope: 'one-weapon' }, rule: 'deluxe/VIII.8/cyberlink' },
  rocketplatform: { name: 'Rocket platform', cost: 150, weight: 200, spaces: 0, dp: 2, needsPlant: false, special: { kind: 'rocket-rack', holdsSpaces: 3 }, rule: 'deluxe/VIII.8/rocket-platform' },
  apgrenade: { name: 'Anti-personnel grenade', cost: 50, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'grenade', damage: '1d', radius: 2, refill: 25, feetEach: 7.5, lostOn: 1 }, rule: 'deluxe/VIII.8/ap-grenade' },
  carblades: { name: 'Car blades', cost: 0, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'blades', addsDamage: 2, armorPoints: 3 }, rule: 'deluxe/VIII.8/blades' },
  cycleblades: { name: 'Cycle blades', cost: 50, weight: 20, spaces: 0, dp: null, needsPlant: false, special: { kind: 'blades', addsDamage: 2, armorPoints: 0 }, rule: 'deluxe/VIII.8/blades' }, // trikes too (W-09)
  fakeblades: { name: 'Fake blades', cost: 20, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'blades', addsDamage: 0, armorPoints: 0 }, rule: 'deluxe/VIII.8/blades' },
  ramplate: { name: 'Ram plate', cost: 0, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'ram-plate', costFactor: { num: 3, den: 2 }, weightFactor: { num: 1, den: 2 } }, rule: 'deluxe/VIII.8/ram-plate' },
  fireextinguisher: { name: 'Fire extinguisher', cost: 300, weight: 150, spaces: 1, dp: null, needsPlant: true, special: { kind: 'extinguisher', putsOut: 3 }, rule: 'deluxe/VIII.8/fire-extinguisher' },
  improvedfireextinguisher: { name: 'Improved fire extinguisher', cost: 500, weight: 200, spaces: 1, dp: null, needsPlant: true, special: { kind: 'extinguisher', putsOut: 4 }, rule: 'deluxe/VIII.8/fire-extinguisher' },
  wheelguard: { name: 'Wheelguard', cost: 0, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'wheelguard', costPerPoint: 10, weightPerPoint: 4, maxPoints: 10, stopsOn: 4, retracts: false }, rule: 'deluxe/VIII.8/wheelguards' },
  retractablewheelguard: { name: 'Retractable wheelguard', cost: 250, weight: 50, spaces: 1, dp: null, needsPlant: false, special: { kind: 'wheelguard', costPerPoint: 10, weightPerPoint: 4, maxPoints: 10, stopsOn: 4, retracts: true }, rule: 'deluxe/VIII.8/wheelguards' },
  cyclewheelguard: { name: 'Cycle wheelguard', cost: 0, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'wheelguard', costPerPoint: 10, weightPerPoint: 2, maxPoints: 10, stopsOn: 5, retracts: false }, rule: 'deluxe/VIII.8/cycle-wheelguards' },
  bodyarmor: { name: 'Body armor', cost: 250, weight: 0, spaces: 0, dp: 3, needsPlant: false, special: { kind: 'body-armor', dp: 3, reflexes: 0 }, rule: 'deluxe/VIII.8/body-armor' },
  improvedbodyarmor: { name: 'Improved body armor', cost: 1500, weight: 0, spaces: 0, dp: 6, needsPlant: false, special: { kind: 'body-armor', dp: 6, reflexes: -1 }, rule: 'deluxe/VIII.8/improved-body-armor' },
  laserscope: { name: 'Laser targeting scope', cost: 500, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'aim', bonus: 1, scope: 'hand-weapon' }, rule: 'deluxe/VIII.8/laser-scope' },
  toolkit: { name: 'Tool kit', cost: 600, weight: 40, spaces: 1, dp: 2, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/VIII.8/tool-kit' },
  portableshopcase: { name: 'Portable shop, one of four cases', cost: 1000, weight: 75, spaces: 1, dp: 2, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/VIII.8/portable-shop' },
  spoiler: { name: 'Spoiler', cost: 500, weight: 100, spaces: 0, dp: null, needsPlant: false, special: { kind: 'handling-aid', reduces: 1, fromSpeed: 60, lostWith: 'back' }, rule: 'deluxe/VIII.8/spoiler-airdam' },
  airdam: { name: 'Airdam', cost: 500, weight: 100, spaces: 0, dp: null, needsPlant: false, special: { kind: 'handling-aid', reduces: 1, fromSpeed: 60, lostWith: 'front' }, rule: 'deluxe/VIII.8/spoiler-airdam' },
  tirechain: { name: 'Tire chain', cost: 20, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'tire-chains' }, rule: 'deluxe/VIII.8/tire-chains' },
  stealth: { name: 'Stealth mode', cost: 16000, weight: 200, spaces: 2, dp: 2, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/VIII.8/stealth' },
  infrared: { name: 'Infrared targeting and driving aid', cost: 4000, weight: 100, spaces: 1, dp: null, needsPlant: true, special: { kind: 'none' }, rule: 'deluxe/VIII.8/infrared' },
  soundenhancement: { name: 'Sound enhancement', cost: 6000, weight: 150, spaces: 1, dp: 2, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/VIII.8/sound-enhancement' },
  soundsystem: { name: 'Sound system', cost: 1000, weight: 100, spaces: 1, dp: 2, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/VIII.8/sound-system' },
  sidedoor: { name: 'Side door', cost: 1000, weight: 500, spaces: 0, dp: null, needsPlant: false, special: { kind: 'door' }, rule: 'deluxe/VIII.8/side-door' },
  radar: { name: 'Radar', cost: 2500, weight: 0, spaces: 0, dp: null, needsPlant: true, special: { kind: 'none' }, rule: 'deluxe/VIII.8/radar' },
  searchlight: { name: 'Searchlight', cost: 200, weight: 50, spaces: 1, dp: 1, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/VIII.8/searchlight' },
  remotecontrol: { name: 'Remote control set, one of two', cost: 2000, weight: 0, spaces: 0, dp: null, needsPlant: true, special: { kind: 'none' }, rule: 'deluxe/VIII.8/remote-control' },
  brushcutter: { name: 'Brushcutter', cost: 100, weight: 20, spaces: 0, dp: null, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/XIV.5/brushcutter' },
  backdoor: { name: 'Back door of a cab', cost: 200, weight: 0, spaces: 0, dp: null, needsPlant: false, special: { kind: 'none' }, rule: 'deluxe/X.1/extras' },
  ...HELICOPTER_ACCESSORIES,
  ...STOCK_PARTS,
} as const satisfies Record<string, Accessory>;

export type AccessoryId = keyof typeof ACCESSORIES;

/** A row under its general type. */
export const accessory = (id: AccessoryId): Accessory => ACCESSORIES[id];

// Revised Personal Combat Chart (twilight/combat/personal-combat-chart), L1093-L1223. Ranges in meters, the close band. The G-11 stands
// under submachineguns and the Vz59 prints 6 for nil; both are mended. Shotguns keep their long range.

export const SMALL_ARM_CLASSES = ['bow', 'automatic-pistol', 'shotgun', 'submachinegun', 'assault-rifle', 'automatic-rifle', 'battle-rifle', 'sporting-rifle', 'revolver', 'sniper-rifle', 'machinegun'] as const;
export type SmallArmClass = (typeof SMALL_ARM_CLASSES)[number];

/** Letters are the action; a number is the rounds of one burst. */
export type RateOfFire = 'SS' | 'BA' | 'LA' | 'PA' | 'DAR' | 'SA' | 3 | 5 | 10 | 50;

export interface Feed {
  readonly rounds: number;
  readonly type: 'box' | 'individual' | 'revolver' | 'belt' | 'cassette' | 'single';
  /** Actions to reload, where the weapon's own row gives them (bows). */
  readonly reload?: number;
}

/** Single shots, bursts; null: it fires none. */
export type Recoil = readonly [single: number, burst: number | null];

export interface Mounting {
  readonly recoil: Recoil;
  readonly range: number;
  readonly bulk?: number;
  readonly rof?: RateOfFire;
}

export interface SmallArm {
  readonly name: string;
  /** Other spellings of the book. */
  readonly aliases?: readonly string[];
  readonly class: SmallArmClass;
  readonly rof: RateOfFire;
  /** Six-sided dice, and what is added to them. */
  readonly damage: number;
  readonly damagePlus?: -1;
  /** Dice lost for each point of armor at close, medium, long and extreme range; null: any armor stops it. */
  readonly pen: readonly [number | null, number | null, number | null, number | null];
  /** One figure, or folded and extended. */
  readonly bulk: readonly number[];
  readonly feed: readonly Feed[];
  /** null: fires from a mount only, recoil never counts. */
  readonly recoil: Recoil | null;
  readonly range: number;
  readonly mounts?: Readonly<Partial<Record<'stock' | 'bipod' | 'tripod', Mounting>>>;
  /** The ruling that mended a misprint of this row. */
  readonly corrected?: 'A-16' | 'A-17';
  /** Line of the scan. */
  readonly line: number;
}

// biome-ignore format: a wide table
export const SMALL_ARMS = {
  // bow
  crossbow: { name: 'Crossbow', class: 'bow', rof: 'SS', damage: 1, pen: [null, null, null, null], bulk: [6], feed: [{ rounds: 1, type: 'single', reload: 4 }], recoil: [4, null], range: 20, line: 1099 },
  'hunting-bow': { name: 'Hunting bow', class: 'bow', rof: 'SS', damage: 1, damagePlus: -1, pen: [null, null, null, null], bulk: [5], feed: [{ rounds: 1, type: 'single', reload: 1 }], recoil: [10, null], range: 15, line: 1100 },
  // automatic pistol
  '9mm-par': { name: '9mm Par', class: 'automatic-pistol', rof: 'SA', damage: 1, pen: [null, null, null, null], bulk: [1], feed: [{ rounds: 15, type: 'box' }], recoil: [5, null], range: 12, line: 1106 },
  makarov: { name: 'Makarov', class: 'automatic-pistol', rof: 'SA', damage: 1, pen: [null, null, null, null], bulk: [1], feed: [{ rounds: 8, type: 'box' }], recoil: [7, null], range: 10, line: 1107 },
  tokarev: { name: 'Tokarev', class: 'automatic-pistol', rof: 'SA', damage: 1, pen: [null, null, null, null], bulk: [1], feed: [{ rounds: 8, type: 'box' }], recoil: [7, null], range: 12, line: 1108 },
  '.380': { name: '.380', class: 'automatic-pistol', rof: 'SA', damage: 1, pen: [null, null, null, null], bulk: [1], feed: [{ rounds: 7, type: 'box' }], recoil: [6, null], range: 10, line: 1109 },
  '.22-pistol': { name: '.22', class: 'automatic-pistol', rof: 'SA', damage: 1, damagePlus: -1, pen: [null, null, null, null], bulk: [0], feed: [{ rounds: 6, type: 'box' }], recoil: [2, null], range: 10, line: 1110 },
  '.45': { name: '.45', class: 'automatic-pistol', rof: 'SA', damage: 1, pen: [null, null, null, null], bulk: [1], feed: [{ rounds: 7, type: 'box' }], recoil: [5, null], range: 12, line: 1111 },
  // shotgun
  pump: { name: 'Pump', class: 'shotgun', rof: 'PA', damage: 5, pen: [3, 3, 4, null], bulk: [5], feed: [{ rounds: 5, type: 'individual' }], recoil: [3, null], range: 90, line: 1117 },
  'double-barrel': { name: 'Double barrel', class: 'shotgun', rof: 'SA', damage: 5, pen: [3, 3, 4, null], bulk: [5], feed: [{ rounds: 2, type: 'individual' }], recoil: [6, null], range: 90, line: 1118 },
  caw: { name: 'CAW', class: 'shotgun', rof: 5, damage: 5, pen: [3, 3, 4, null], bulk: [4], feed: [{ rounds: 10, type: 'box' }], recoil: [4, 13], range: 90, line: 1119 },
  // submachinegun
  sterling: { name: 'Sterling', class: 'submachinegun', rof: 5, damage: 1, pen: [null, null, null, null], bulk: [2, 3], feed: [{ rounds: 34, type: 'box' }], recoil: [2, 4], range: 30, line: 1127 },
  uzi: { name: 'Uzi', class: 'submachinegun', rof: 5, damage: 1, pen: [null, null, null, null], bulk: [2, 3], feed: [{ rounds: 32, type: 'box' }], recoil: [2, 4], range: 30, line: 1128 },
  mp5: { name: 'MP5', class: 'submachinegun', rof: 5, damage: 1, pen: [null, null, null, null], bulk: [3], feed: [{ rounds: 30, type: 'box' }], recoil: [2, 6], range: 30, line: 1129 },
  m231: { name: 'M231', class: 'submachinegun', rof: 5, damage: 2, pen: [1, 1, null, null], bulk: [3, 4], feed: [{ rounds: 40, type: 'box' }], recoil: [3, 9], range: 25, line: 1130 },
  akr: { name: 'AKR', class: 'submachinegun', rof: 5, damage: 2, pen: [1, 1, null, null], bulk: [2, 3], feed: [{ rounds: 30, type: 'box' }], recoil: [3, 9], range: 30, line: 1131 },
  vz24: { name: 'vz 24', class: 'submachinegun', rof: 5, damage: 2, pen: [1, 1, null, null], bulk: [3], feed: [{ rounds: 32, type: 'box' }], recoil: [2, 5], range: 30, line: 1132 },
  skorpion: { name: 'Skorpion', class: 'submachinegun', rof: 5, damage: 1, pen: [null, null, null, null], bulk: [1], feed: [{ rounds: 20, type: 'box' }], recoil: [3, 7], range: 5, mounts: { stock: { recoil: [2, 5], range: 12, bulk: 2 } }, line: 1133 },
  // assault rifle
  g11: { name: 'G-11', class: 'assault-rifle', rof: 3, damage: 2, pen: [1, 1, null, null], bulk: [4], feed: [{ rounds: 50, type: 'box' }], recoil: [2, 4], range: 55, corrected: 'A-16', line: 1135 },
  m16: { name: 'M16', aliases: ['M16A2'], class: 'assault-rifle', rof: 3, damage: 2, pen: [1, 1, null, null], bulk: [5], feed: [{ rounds: 30, type: 'box' }], recoil: [3, 4], range: 55, line: 1141 },
  iw: { name: 'IW', class: 'assault-rifle', rof: 5, damage: 2, pen: [1, 1, null, null], bulk: [4], feed: [{ rounds: 20, type: 'box' }], recoil: [3, 7], range: 50, line: 1142 },
  akmr: { name: 'AKMR', class: 'assault-rifle', rof: 5, damage: 2, pen: [1, 1, null, null], bulk: [5], feed: [{ rounds: 30, type: 'box' }], recoil: [3, 7], range: 50, line: 1143 },
  'ak-74': { name: 'AK-74', aliases: ['AK74'], class: 'assault-rifle', rof: 5, damage: 2, pen: [1, 1, null, null], bulk: [5], feed: [{ rounds: 30, type: 'box' }], recoil: [3, 7], range: 50, line: 1144 },
  // automatic rifle
  m249: { name: 'M249', class: 'automatic-rifle', rof: 10, damage: 2, pen: [1, 1, null, null], bulk: [5], feed: [{ rounds: 30, type: 'box' }, { rounds: 200, type: 'belt' }], recoil: [1, 6], range: 50, mounts: { bipod: { recoil: [1, 3], range: 75 } }, line: 1150 },
  lsw: { name: 'LSW', class: 'automatic-rifle', rof: 10, damage: 2, pen: [1, 1, null, null], bulk: [5], feed: [{ rounds: 30, type: 'box' }], recoil: [2, 11], range: 40, mounts: { bipod: { recoil: [1, 6], range: 65 } }, line: 1152 },
  'rpk-74': { name: 'RPK74', aliases: ['RPK', 'RPK-74'], class: 'automatic-rifle', rof: 10, damage: 2, pen: [1, 1, null, null], bulk: [5], feed: [{ rounds: 30, type: 'box' }, { rounds: 40, type: 'box' }], recoil: [2, 12], range: 50, mounts: { bipod: { recoil: [1, 6], range: 75 } }, line: 1154 },
  // battle rifle
  akm: { name: 'AKM', class: 'battle-rifle', rof: 5, damage: 3, pen: [2, 2, null, null], bulk: [5], feed: [{ rounds: 30, type: 'box' }], recoil: [4, 9], range: 50, line: 1161 },
  fal: { name: 'FAL', class: 'battle-rifle', rof: 5, damage: 4, pen: [2, 2, 3, null], bulk: [5], feed: [{ rounds: 20, type: 'box' }], recoil: [4, 14], range: 65, line: 1162 },
  g3: { name: 'G3', class: 'battle-rifle', rof: 5, damage: 4, pen: [2, 2, 3, null], bulk: [5], feed: [{ rounds: 20, type: 'box' }], recoil: [4, 13], range: 65, line: 1163 },
  // sporting rifle
  '30-30': { name: '30-30 LA', class: 'sporting-rifle', rof: 'LA', damage: 3, pen: [2, 2, null, null], bulk: [5], feed: [{ rounds: 6, type: 'individual' }], recoil: [6, null], range: 50, line: 1169 },
  '30-06': { name: '30-06 BA', class: 'sporting-rifle', rof: 'BA', damage: 4, pen: [2, 2, 3, null], bulk: [5], feed: [{ rounds: 5, type: 'individual' }], recoil: [5, null], range: 75, line: 1170 },
  '.22-ba': { name: '.22 BA', class: 'sporting-rifle', rof: 'BA', damage: 1, damagePlus: -1, pen: [null, null, null, null], bulk: [4], feed: [{ rounds: 8, type: 'box' }], recoil: [3, null], range: 50, line: 1171 },
  '.22-sa': { name: '.22 SA', class: 'sporting-rifle', rof: 'SA', damage: 1, damagePlus: -1, pen: [null, null, null, null], bulk: [4], feed: [{ rounds: 9, type: 'individual' }], recoil: [3, null], range: 50, line: 1172 },
  mauser: { name: 'Mauser', class: 'sporting-rifle', rof: 'BA', damage: 4, pen: [2, 2, 3, null], bulk: [5], feed: [{ rounds: 5, type: 'individual' }], recoil: [5, null], range: 65, line: 1173 },
  // revolver
  '.38-special': { name: '.38 Sp', class: 'revolver', rof: 'DAR', damage: 1, pen: [null, null, null, null], bulk: [1], feed: [{ rounds: 6, type: 'revolver' }], recoil: [6, null], range: 10, line: 1179 },
  // sniper rifle
  m40: { name: 'M40', class: 'sniper-rifle', rof: 'BA', damage: 4, pen: [2, 2, 3, null], bulk: [5], feed: [{ rounds: 5, type: 'individual' }], recoil: [7, null], range: 75, line: 1185 },
  m21: { name: 'M21', class: 'sniper-rifle', rof: 'SA', damage: 4, pen: [2, 2, 3, null], bulk: [6], feed: [{ rounds: 20, type: 'box' }], recoil: [4, null], range: 65, mounts: { bipod: { recoil: [2, null], range: 75 } }, line: 1186 },
  psg1: { name: 'PSG1', class: 'sniper-rifle', rof: 'SA', damage: 4, pen: [2, 2, 3, null], bulk: [6], feed: [{ rounds: 20, type: 'box' }], recoil: [6, null], range: 70, line: 1188 },
  l42: { name: 'L42', class: 'sniper-rifle', rof: 'BA', damage: 4, pen: [2, 2, 3, null], bulk: [5], feed: [{ rounds: 10, type: 'box' }], recoil: [5, null], range: 75, line: 1189 },
  'parker-hale': { name: 'Parker-Hale', class: 'sniper-rifle', rof: 'BA', damage: 4, pen: [2, 2, 3, null], bulk: [5], feed: [{ rounds: 3, type: 'individual' }], recoil: [5, null], range: 75, line: 1190 },
  svd: { name: 'SVD', aliases: ['Dragunov'], class: 'sniper-rifle', rof: 'SA', damage: 4, pen: [2, 2, 3, null], bulk: [6], feed: [{ rounds: 10, type: 'box' }], recoil: [4, null], range: 75, line: 1191 },
  vz54: { name: 'vz54', class: 'sniper-rifle', rof: 'BA', damage: 4, pen: [2, 2, 3, null], bulk: [5], feed: [{ rounds: 5, type: 'individual' }], recoil: [5, null], range: 65, line: 1192 },
  // machinegun
  m60: { name: 'M60', class: 'machinegun', rof: 5, damage: 4, pen: [2, 2, 3, null], bulk: [6], feed: [{ rounds: 50, type: 'belt' }], recoil: [2, 8], range: 65, mounts: { bipod: { recoil: [1, 4], range: 90 }, tripod: { recoil: [1, 3], range: 125 } }, line: 1200 },
  mg3: { name: 'MG3', class: 'machinegun', rof: 10, damage: 4, pen: [2, 2, 3, null], bulk: [6], feed: [{ rounds: 50, type: 'belt' }], recoil: [2, 17], range: 65, mounts: { bipod: { recoil: [1, 9], range: 90 }, tripod: { recoil: [1, 6], range: 125 } }, line: 1203 },
  mag: { name: 'MAG', class: 'machinegun', rof: 10, damage: 4, pen: [2, 2, 3, null], bulk: [6], feed: [{ rounds: 50, type: 'belt' }], recoil: [2, 17], range: 65, mounts: { bipod: { recoil: [1, 9], range: 90 }, tripod: { recoil: [1, 7], range: 125 } }, line: 1206 },
  pk: { name: 'PK', aliases: ['PKMG'], class: 'machinegun', rof: 5, damage: 4, pen: [2, 2, 3, null], bulk: [6], feed: [{ rounds: 50, type: 'belt' }], recoil: [3, 9], range: 65, mounts: { bipod: { recoil: [2, 5], range: 90 }, tripod: { recoil: [1, 4], range: 125 } }, line: 1209 },
  vz59: { name: 'Vz59', class: 'machinegun', rof: 5, damage: 4, pen: [2, 2, 3, null], bulk: [6], feed: [{ rounds: 50, type: 'belt' }], recoil: [2, 8], range: 65, mounts: { bipod: { recoil: [1, 4], range: 90 }, tripod: { recoil: [1, 3], range: 120 } }, corrected: 'A-17', line: 1212 },
  m214: { name: 'M214', class: 'machinegun', rof: 5, damage: 4, pen: [2, 2, 3, null], bulk: [4], feed: [{ rounds: 1000, type: 'cassette' }], recoil: [1, 2], range: 50, mounts: { tripod: { recoil: [1, 8], range: 100, rof: 50 } }, line: 1215 },
  m2hb: { name: 'M2HB', class: 'machinegun', rof: 5, damage: 8, pen: [2, 2, 3, 6], bulk: [8], feed: [{ rounds: 105, type: 'belt' }], recoil: [6, 27], range: 65, mounts: { tripod: { recoil: [3, 13], range: 250 } }, line: 1217 },
  dshk: { name: 'DShK', aliases: ['DSHK'], class: 'machinegun', rof: 5, damage: 8, pen: [2, 2, 3, 6], bulk: [8], feed: [{ rounds: 50, type: 'belt' }], recoil: [6, 27], range: 65, mounts: { tripod: { recoil: [3, 13], range: 250 } }, line: 1219 },
  kpv: { name: 'KPV', class: 'machinegun', rof: 5, damage: 12, pen: [2, 2, 3, 6], bulk: [10], feed: [{ rounds: 100, type: 'belt' }], recoil: null, range: 250, line: 1221 },
} as const satisfies Record<string, SmallArm>;

export type SmallArmId = keyof typeof SMALL_ARMS;

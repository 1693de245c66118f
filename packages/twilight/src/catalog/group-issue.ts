// How the classes of arms and the "one or two" of the descriptions (L296-L302, L314, L340-L372, L436-L440) are dealt out. The book leaves
// the choice to the referee; the proportions here are a reconstruction.

import type { Bloc } from './arms-lists.ts';
import type { ArmoredKind } from './encounter-equipment.ts';
import type { HeavyWeaponId } from './heavy-weapon-ids.ts';
import type { SmallArmId } from './small-arms.ts';
import type { DieTable } from './units.ts';
import type { VehicleId } from './vehicles.ts';

export type IssueClass = 'submachinegun' | 'assault-rifle' | 'battle-rifle' | 'automatic-rifle' | 'pistol' | 'sporting-rifle' | 'shotgun' | 'bow';
type PoorFirearms = 'none' | 'sporting-rifle' | 'pistol' | 'two-pistols';
type PoorArm = 'bow' | 'knife' | 'club' | 'nothing';
type RareArm = 'none' | 'submachinegun' | 'assault-rifle';
export type Contraband = 'armaments' | 'drinking-alcohol' | 'forged-papers' | 'radios' | 'drugs' | 'other-controlled-goods';

/** Not in the book, and to be shown as such. */
type OurTable<R> = DieTable<R> & { readonly reconstructed: true };

/** For each man. */
export const MILITARY_ISSUE = {
  name: 'Military weapons',
  dice: '1d6',
  first: 1,
  results: ['submachinegun', 'assault-rifle', 'assault-rifle', 'assault-rifle', 'assault-rifle', 'battle-rifle'],
  reconstructed: true,
} as const satisfies OurTable<IssueClass>;

export const CIVILIAN_ISSUE = {
  name: 'Civilian weapons',
  dice: '1d6',
  first: 1,
  results: ['sporting-rifle', 'sporting-rifle', 'sporting-rifle', 'sporting-rifle', 'shotgun', 'shotgun'],
  reconstructed: true,
} as const satisfies OurTable<IssueClass>;

/** One for a whole civilian group, and seldom. */
export const RARE_ARM = {
  name: 'A military weapon among civilians',
  dice: '2d6',
  first: 2,
  results: ['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'submachinegun', 'assault-rifle'],
  reconstructed: true,
} as const satisfies OurTable<RareArm>;

/** For a whole poorly armed group. */
export const POOR_FIREARMS = {
  name: 'Firearms of a poor group',
  dice: '1d6',
  first: 1,
  results: ['none', 'none', 'sporting-rifle', 'sporting-rifle', 'pistol', 'two-pistols'],
  reconstructed: true,
} as const satisfies OurTable<PoorFirearms>;

/** For each of the rest. */
export const POOR_ISSUE = {
  name: 'Poor weapons',
  dice: '1d6',
  first: 1,
  results: ['bow', 'knife', 'club', 'club', 'club', 'nothing'],
  reconstructed: true,
} as const satisfies OurTable<PoorArm>;

/** Full magazines or loads for each weapon: a die of so many sides, and what is added. */
export const LOADS = {
  military: { sides: 6, plus: 2 },
  short: { sides: 3, plus: 0 },
  civilian: { sides: 3, plus: 0 },
  /** Single cartridges or arrows. */
  poor: { sides: 6, plus: 0 },
} as const;
export type LoadKind = keyof typeof LOADS;

/** "Probably" an automatic rifle in each group or subunit (L296): when 1D6 is at most this. */
export const AUTOMATIC_RIFLE_UP_TO = 5;

/** Reloads for a heavy weapon: missiles, rockets, belts. */
export const HEAVY_LOADS = '1d6';

/** What smugglers deal in (L368). */
export const CONTRABAND = ['armaments', 'drinking-alcohol', 'forged-papers', 'radios', 'drugs', 'other-controlled-goods'] as const satisfies readonly Contraband[];

/** A derelict is a motor vehicle when 1D6 is at most this, else an armored one; the referee decides in the book (L448). */
export const DERELICT_MOTOR_UP_TO = 3;

/** Several trucks, several ambulances or wagons (L436, L440); wounded in a field hospital. */
export const SEVERAL_VEHICLES = '1d3+1';
export const HOSPITAL_WOUNDED = '5d6';
/** Wagons when 1D6 is at most this, else ambulances. */
export const HOSPITAL_WAGONS_UP_TO = 3;

/** Who is among ruins: the book wants somebody in "at least some" (L412). */
export const RUINS_TABLE = {
  name: 'Among the ruins',
  dice: '1d6',
  first: 1,
  results: ['nobody', 'nobody', 'nobody', 'nobody', 'a-group', 'a-group'],
  reconstructed: true,
} as const satisfies OurTable<'nobody' | 'a-group'>;

/** "At least one" derelict in an abandoned yard (L438). */
export const YARD_DERELICTS = '1d3';

/** Tons in a supply dump, 50 to 100 (L430): the dice times ten. */
export const DUMP_TONS = { dice: '1d6+4', times: 10 } as const;

const civilian = {
  'sporting-rifle': ['30-30', '30-06', '.22-ba', '.22-sa', 'mauser'],
  shotgun: ['pump', 'double-barrel'],
  bow: ['crossbow', 'hunting-bow'],
} as const;

/** Weapons of a class by the side whose arsenals they come from; a civilian weapon may come from anywhere. */
export const ISSUE_LISTS = {
  nato: {
    submachinegun: ['sterling', 'uzi', 'mp5', 'm231'],
    'assault-rifle': ['g11', 'm16', 'iw'],
    'battle-rifle': ['fal', 'g3'],
    'automatic-rifle': ['m249', 'lsw'],
    pistol: ['9mm-par', '.380', '.22-pistol', '.45', '.38-special'],
    ...civilian,
  },
  pact: {
    submachinegun: ['akr', 'vz24', 'skorpion'],
    'assault-rifle': ['akmr', 'ak-74'],
    'battle-rifle': ['akm'],
    'automatic-rifle': ['rpk-74'],
    pistol: ['makarov', 'tokarev'],
    ...civilian,
  },
} as const satisfies Record<Bloc, Record<IssueClass, readonly SmallArmId[]>>;

/** Armored vehicles of a kind by side. */
export const ARMORED_PICKS = {
  nato: { tank: ['m1', 'm1a1', 'm1a2'], 'light-afv': ['lav-25', 'lav-75'], apc: ['m113'], ifv: ['m2'], spa: ['m109a2', 'm988'] },
  pact: { tank: ['t-72', 't-80', 't-90'], 'light-afv': ['brdm-3', 'ot-65'], apc: ['btr-70', 'ot-64'], ifv: ['bmp-b', 'bmp-c'], spa: ['sau-122', 'sau-152', 'zsu-30-6'] },
} as const satisfies Record<Bloc, Record<ArmoredKind | 'spa', readonly VehicleId[]>>;

/** Guns that do not move by themselves; the Rapira-3 is a 125 mm gun on a carriage (B-53). */
export const GUN_PICKS = {
  nato: { 'rapira-3': ['125mm'], mortar: ['60mm-mortar', '81mm-mortar', '4.2-inch-mortar'], howitzer: ['155mm'] },
  pact: { 'rapira-3': ['125mm'], mortar: ['120mm-mortar', '81mm-mortar'], howitzer: ['122mm', '152mm'] },
} as const satisfies Record<Bloc, Record<'rapira-3' | 'mortar' | 'howitzer', readonly HeavyWeaponId[]>>;

/** Men on a horse-drawn wagon; the rest walk. */
export const WAGON_SEATS = { crew: 1, passengers: 1 } as const;

/** Large trucks of a repair yard (L436) and the ambulance of a field hospital (L440). */
export const YARD_TRUCKS = ['5-ton', '8-ton'] as const satisfies readonly VehicleId[];
/** What carries a yard's machine shop (L436, T-42). */
export const SHOP_TRUCK = '8-ton' satisfies VehicleId;
export const AMBULANCE = '3/4-ton' satisfies VehicleId;

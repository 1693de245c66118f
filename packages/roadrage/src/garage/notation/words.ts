// The words of a stat line: every phrase that the reader knows, with what it means.

import { BODIES, BODY_IDS, type BodyId } from '../../catalog/bodies.ts';
import { GEAR, GEAR_IDS, type GearId, SKILL_IDS, type SkillId } from '../../catalog/characters.ts';
import { MOUNT_IDS, type MountId, TARGETING_IDS, type TargetingId } from '../../catalog/mounts.ts';
import { OPTION_IDS, OPTIONS, type OptionId } from '../../catalog/options.ts';
import { WEAPON_IDS, WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import { type Design, FACINGS, type Facing } from '../design/design.ts';

export const STATED_IDS = ['topSpeed', 'acceleration', 'deceleration', 'hc', 'size', 'seats', 'cargo', 'hitPoints', 'armorSave', 'minor', 'major'] as const; // biome-ignore format: one list
export type StatedId = (typeof STATED_IDS)[number];

export type Atom =
  | { readonly kind: 'body'; readonly id: BodyId }
  | { readonly kind: 'option'; readonly id: OptionId }
  | { readonly kind: 'weapon'; readonly id: WeaponId }
  | { readonly kind: 'mount'; readonly id: MountId }
  | { readonly kind: 'facing'; readonly id: Facing }
  | { readonly kind: 'targeting'; readonly id: TargetingId }
  | { readonly kind: 'skill'; readonly id: SkillId }
  | { readonly kind: 'gear'; readonly id: GearId }
  | { readonly kind: 'figure'; readonly id: StatedId }
  | { readonly kind: 'drive'; readonly id: Design['drive'] }
  | { readonly kind: 'twin' }
  | { readonly kind: 'role' | 'nobody' | 'carrying' | 'filler' | 'tonnes' };

/** Phrases of one meaning, with bars between. */
type Phrases<Id extends string> = Readonly<Partial<Record<Id, string>>>;

const BODY_WORDS: Readonly<Record<BodyId, string>> = {
  lightBike: 'light bike|light motorcycle|light motorbike',
  heavyBike: 'heavy bike|heavy motorcycle|heavy motorbike',
  compact: 'compact|compact car',
  midSized: 'mid sized|midsized|mid size|midsize|mid sized car',
  truckVan: 'truck van|truck|van|truck or van|pickup|pickup truck',
  busHeavyTruck: 'bus hvy truck|bus|heavy truck|hvy truck|bus or heavy truck|bus heavy truck|coach|big rig',
};

const OPTION_WORDS: Phrases<OptionId> = {
  airfoils: 'airfoil|spoiler|airdam|aerofoil',
  antilockBrakes: 'abs|anti lock brakes',
  armorLight: 'armor light|lt armor',
  armorMedium: 'armor medium|med armor',
  armorHeavy: 'armor heavy|hvy armor',
  automaticTransmission: 'automatic|automatic gearbox|auto transmission',
  bigBumperFront: 'big bumper|front big bumper|big front bumper|big bumper front',
  bigBumperRear: 'rear big bumper|big rear bumper|big bumper rear|big bumper back',
  bigCowling: 'cowling',
  brakeChute: 'chute|braking chute|brake parachute',
  cargoFlatbed: 'flatbed',
  convertibleTop: 'convertible',
  computerizedEngineManagement: 'cem|computer engine management',
  computerAssistedSuspension: 'cas|computer suspension|computerized suspension',
  engineRebuild: 'rebuilt engine|blueprinted engine|blueprinting',
  fireExtinguisher: 'extinguisher',
  fourWheelDrive: '4 wheel drive|4 wd|awd|all wheel drive',
  fuelInjection: 'fi|injection',
  hiddenCargoSpace: 'hidden cargo',
  lightsSirens: 'lights and sirens|light and siren|lights sirens',
  multicarb: 'multi carb|multicarburettor|multicarburetor',
  nitrousOxide: 'nitrous|nitro|nos',
  offRoadSuspension: 'offroad suspension|ors',
  ram: 'ram plate',
  reallyBigEngine: 'rbe',
  rollCage: 'rollcage',
  safetyHarnesses: 'safety harness|harness|harnesses',
  slickTires: 'slicks|slick',
  sportsModel: 'sports|sports car|sport model',
  sunRoof: 'sunroof',
  supercharger: 'supercharged',
  turbocharger: 'turbo|turbocharged',
};

const WEAPON_WORDS: Phrases<WeaponId> = {
  ultralight: 'ultralight|ultralight hand weapon|ultra light hand weapon',
  crossbow: 'crossbow|vehicular crossbow|anti vehicle crossbow',
  machineGun: 'machinegun',
  autocannon: 'auto cannon',
  agl: 'grenade launcher|auto grenade launcher',
  rocketLauncher: 'launcher',
  rocketPod: 'rockets',
  flamethrower: 'flame thrower',
  antiTankGun: 'tank gun',
  smokescreen: 'smoke screen|smoke',
  oilDropper: 'oil|oil slick|oil jet',
  spikeDropper: 'spikes|spike',
  mineDropper: 'mines|minedropper',
  flamingOilDropper: 'flaming oil',
  grenade: 'grenade',
};

const MOUNT_WORDS: Readonly<Record<MountId, string>> = {
  fixed: 'fixed mount|fixed|fixed mounting',
  door: 'door mount|door mounted|door',
  pintle: 'pintle mount|pintle|pintle mounted',
  turretLimited: 'turret limited|limited turret|turret limited traverse|180 turret|turret 180|limited traverse turret|180 degree turret', // biome-ignore format: one mount a line
  turret360:
    'turret|turret 360|360 turret|turret 360 traverse|turret 360 degree|360 degree turret|full turret|turreted',
};

const FACING_WORDS: Readonly<Record<Facing, string>> = {
  front: 'front|forward|forwards|ahead|facing front|fore',
  back: 'back|rear|aft|backward|backwards|rearward|facing back',
  left: 'left|port',
  right: 'right|starboard',
};

const TARGETING_WORDS: Phrases<TargetingId> = {
  none: 'plain sights',
  advanced: 'advanced targeting|adv targeting',
  computer: 'computer targeting|comp targeting|computerized targeting',
};

const SKILL_WORDS: Readonly<Record<SkillId, string>> = {
  bike: 'driving bike|bike|driving bikes',
  car: 'driving car|car|driving cars',
  van: 'driving van|driving vans',
  bigRig: 'driving big rig|rig|driving big rigs',
  smallArms: 'small arms|small arm',
  heavyWeapons: 'heavy weapons|heavy weapon',
};

const GEAR_WORDS: Phrases<GearId> = {
  crashHelmet: 'helmet',
  bodyArmor: 'body armor|flak jacket',
  bikeLeathers: 'leathers|bike leathers|racing leathers',
};

const FIGURE_WORDS: Readonly<Record<StatedId, string>> = {
  topSpeed: 'top|top speed|max speed|speed|maximum speed',
  acceleration: 'acc|acceleration|accel',
  deceleration: 'dec|deceleration|decel',
  hc: 'hc|handling class|handling',
  size: 'size',
  seats: 'seat|seats|people',
  cargo: 'cargo|cargo capacity',
  hitPoints: 'hit points|hit|hits|hp',
  armorSave: 'armor save|save|saves|saves on|save on',
  minor: 'minor|minor option|minor options',
  major: 'major|major option|major options',
};

const FILLERS =
  'a|an|the|and|with|in|on|of|to|at|from|its|mph|kg|degree|cost|costs|chassis|body|vehicle|armor|criticals|other options|options|weapon|weapons|crew|traverse|mounted|x|kilograms|for';

// British spellings and long plurals fold into one form on both sides of the comparison.
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/armour/g, 'armor'],
  [/tyre/g, 'tire'],
  [/(er|iz|is)ised$/g, '$1ized'],
  [/ised$/g, 'ized'],
  [/manoeuvre/g, 'maneuver'],
  [/sses$/g, 'ss'],
  [/([a-z]{2}[^s])s$/g, '$1'],
];

export const fold = (word: string): string =>
  FOLDS.reduce((text, [from, to]) => text.replace(from, to), word.toLowerCase().replace(/[’']/g, ''));

const WORDS = /\p{L}+|\d+/gu;
const keyOf = (phrase: string): string => (phrase.match(WORDS) ?? []).map(fold).join(' ');

/** "sized", "tuned": what a folded key is found by. */
const PHRASES = new Map<string, Atom>();
let longest = 1;

function learn(phrases: string | undefined, atom: Atom): void {
  for (const phrase of phrases?.split('|') ?? []) {
    const key = keyOf(phrase);
    if (!PHRASES.has(key)) PHRASES.set(key, atom);
    longest = Math.max(longest, key.split(' ').length);
  }
}

for (const id of BODY_IDS) learn(`${BODIES[id].name}|${BODY_WORDS[id]}`, { kind: 'body', id });
for (const id of OPTION_IDS) learn(`${OPTIONS[id].name}|${OPTION_WORDS[id] ?? ''}`, { kind: 'option', id });
for (const id of WEAPON_IDS) learn(`${WEAPONS[id].name}|${WEAPON_WORDS[id] ?? ''}`, { kind: 'weapon', id });
for (const id of MOUNT_IDS) learn(MOUNT_WORDS[id], { kind: 'mount', id });
for (const id of FACINGS) learn(FACING_WORDS[id], { kind: 'facing', id });
for (const id of TARGETING_IDS) learn(TARGETING_WORDS[id], { kind: 'targeting', id });
for (const id of SKILL_IDS) learn(SKILL_WORDS[id], { kind: 'skill', id });
for (const id of GEAR_IDS) learn(`${GEAR[id].name}|${GEAR_WORDS[id] ?? ''}`, { kind: 'gear', id });
for (const id of STATED_IDS) learn(FIGURE_WORDS[id], { kind: 'figure', id });
learn('left hand drive|lhd', { kind: 'drive', id: 'left' });
learn('right hand drive|rhd', { kind: 'drive', id: 'right' });
learn('driver|passenger|gunner|rider|pillion|co driver|codriver|loader', { kind: 'role' });
learn('carrying|carries|hand held|handheld', { kind: 'carrying' });
learn('no crew|nobody aboard|unmanned', { kind: 'nobody' });
learn('twin|two linked|paired', { kind: 'twin' });
learn('tonne|tonnes|t|ton', { kind: 'tonnes' });
learn(FILLERS, { kind: 'filler' });

/** Capital letters as the weapons table has them. */
const SHORT = new Map<string, WeaponId>(
  WEAPON_IDS.filter((id) => WEAPONS[id].short.length > 1).map((id) => [WEAPONS[id].short, id]),
);

export const weaponByShort = (text: string): WeaponId | undefined => SHORT.get(text);
export const phraseOf = (folded: readonly string[]): Atom | undefined => PHRASES.get(folded.join(' '));
export const longestPhrase = (): number => longest;
/** Skills that are also words for a body mean the skill when a number follows and somebody is being described. */
export const SKILL_OF_BODY: Readonly<Partial<Record<BodyId, SkillId>>> = { truckVan: 'van', busHeavyTruck: 'bigRig' };

// The named variants of the ruleset: the book's optional rules, doubtful rulings (docs/rulings.md) and published errata.
// A scenario may choose other values than the defaults; one whose variant is not implemented is refused. Variants of the garage are
// chosen where vehicles are checked.

import type { DeluxeRule } from './rules.ts';

type VariantValue = boolean | string;

export interface Variant {
  readonly id: string;
  readonly title: string;
  /** `optional`: offered by the book; `ruling`: a doubt settled one way; `errata`: published later, outside the book. */
  readonly group: 'optional' | 'ruling' | 'errata';
  readonly choices: readonly VariantValue[];
  /** One of the choices; the ruleset always plays by it. */
  readonly default: VariantValue;
  readonly summary: string;
  readonly rule: DeluxeRule;
  /** Whether any choice but the default is known to the table, or to the garage if it is the garage's. */
  readonly implemented: boolean;
  /** Decides what may be built and what it comes to, not how it is played. */
  readonly garage?: true;
}

// biome-ignore format: one variant per line
export const VARIANTS = [
  // Offered by the book
  { id: 'criticalHits', title: 'Critical hits', group: 'optional', choices: [false, true], default: false, summary: 'Lucky shots ignore armor, or do double damage where there is none.', rule: 'deluxe/V.3/critical', implemented: true },
  { id: 'fireModifiers', title: 'Fire modifiers', group: 'optional', choices: [false, true], default: false, summary: 'Fire starts by modifiers that add up over several turns instead of by chances in six.', rule: 'deluxe/V.4/fire-variant', implemented: true },
  { id: 'simplifiedCollisions', title: 'Simplified collisions', group: 'optional', choices: [false, true], default: false, summary: 'No weights and no temporary speeds; D4 for any collision and random bounces.', rule: 'deluxe/IV.7/simplified-collision', implemented: true },
  { id: 'duplicatePlants', title: 'Second power plants', group: 'optional', choices: [true, false], default: true, summary: 'A referee may forbid a second plant.', rule: 'deluxe/VIII.4/duplicate-plants', implemented: true, garage: true },
  { id: 'thundercat', title: 'Thundercat plant', group: 'optional', choices: [true, false], default: true, summary: 'A referee may keep the strongest car plant out of the game.', rule: 'deluxe/VIII.4/power-plants', implemented: true, garage: true },
  { id: 'goldCross', title: 'Gold Cross', group: 'optional', choices: [true, false], default: true, summary: 'A campaign may do without clones and be deadlier. Not yet implemented.', rule: 'deluxe/VII.4/gold-cross', implemented: false },
  { id: 'cityHiddenMovement', title: 'Hidden movement in the city', group: 'optional', choices: [false, true], default: false, summary: 'People indoors and in the park are unseen until they fire. Not yet implemented.', rule: 'deluxe/city/8/limited-knowledge', implemented: false },
  { id: 'outOfCombatMovement', title: 'Movement out of combat', group: 'optional', choices: [false, true], default: false, summary: 'Whole turns at a time while nobody can shoot. Not yet implemented.', rule: 'deluxe/city/8/out-of-combat', implemented: false },

  // Doubts settled one way
  { id: 'tripleAsterisk', title: 'Fire after the worst crash results', group: 'ruling', choices: ['aimed', 'literal'], default: 'aimed', summary: 'Three asterisks forbid aimed fire (C-07); `literal` forbids automatic fire, as printed. The literal reading is not yet implemented.', rule: 'deluxe/V.2/skid-penalty', implemented: false },
  { id: 'slowCrashModifier', title: 'Crash modifier up to 30 mph', group: 'ruling', choices: ['minus-two', 'dash-is-zero', 'minus-three-two-one'], default: 'minus-two', summary: 'Text and column differ below 30 mph (C-01); a later edition prints -3, -2 and -1. Only the default is implemented.', rule: 'deluxe/IV.4/control-table', implemented: false },
  { id: 'collisionHazard', title: 'Hazard of a collision', group: 'ruling', choices: ['speed-change', 'always-D4'], default: 'speed-change', summary: 'The full procedure sets the hazard by the change of speed instead of the list\'s D4 (R-07).', rule: 'deluxe/IV.6/collision', implemented: true },
  { id: 'secondLossOfControl', title: 'Control lost twice', group: 'ruling', choices: ['keep-worst', 'keep-latest'], default: 'keep-worst', summary: 'Of two crash results waiting for the same move only the worse happens (C-05). The other way is not yet implemented.', rule: 'deluxe/IV.7/crash-timing', implemented: false },
  { id: 'swerveShape', title: 'Angle of a swerve', group: 'ruling', choices: ['turning-key', 'squares'], default: 'turning-key', summary: 'Steps of 15 degrees as on the turning key, or of one square by plain geometry, 12.8 degrees (M-05). Squares are not yet implemented.', rule: 'deluxe/IV.4/swerve', implemented: false },
  { id: 'oversizedBootlegger', title: 'Bootleggers by buses and trucks', group: 'ruling', choices: [true, false], default: true, summary: 'Only rigs and towing vehicles are barred by the text (M-09). Barring the others is not yet implemented.', rule: 'deluxe/IV.4/bootlegger', implemented: false },
  { id: 'reverseBootlegger', title: 'Bootlegger in reverse', group: 'ruling', choices: [false, true], default: false, summary: 'The city supplement allows it at D8. Not yet implemented.', rule: 'deluxe/city/11/rule-changes', implemented: false },
  { id: 'sideswipeGoesOn', title: 'Who goes on after a sideswipe', group: 'ruling', choices: ['heavier', 'lighter'], default: 'heavier', summary: 'The moving vehicle finishes its move only if it is the heavier (K-06); a later edition turns this round.', rule: 'deluxe/IV.7/sideswipe', implemented: true },
  { id: 'relativeSpeed', title: 'Speed modifier side by side', group: 'ruling', choices: ['difference-within-15', 'always-full'], default: 'difference-within-15', summary: 'Headings within 15 degrees use the difference of speeds (G-08), or the full modifier always.', rule: 'deluxe/V.2/relative-speed', implemented: true },
  { id: 'ignitionRolls', title: 'Several chances of fire', group: 'ruling', choices: ['highest', 'each'], default: 'highest', summary: 'One roll a turn at the highest chance that applies (X-01), or one for each. The latter is not yet implemented.', rule: 'deluxe/V.4/fire', implemented: false },
  { id: 'oversizedLightFire', title: 'Light fire on oversized vehicles', group: 'ruling', choices: ['D1', 'none'], default: 'D1', summary: 'The list begins at 13 hits; fewer count as D1 (R-08), or as nothing. The latter is not yet implemented.', rule: 'deluxe/X.5/hazards', implemented: false },
  { id: 'bombDamage', title: 'Damage of a bomb', group: 'ruling', choices: ['4d', '2d'], default: '4d', summary: 'The list says four dice, the note two (D-08). Bombs are not yet implemented.', rule: 'deluxe/V.2/bomb', implemented: false },

  // Published later, outside the book
  { id: 'errataHelicopterHandling', title: 'Errata: helicopter handling', group: 'errata', choices: [true, false], default: true, summary: 'Handling class from the body table; without it the larger ones are one worse, as in the sample list (W-14).', rule: 'deluxe/XIII.1/body-types', implemented: true, garage: true },
  { id: 'errataLaserPrice', title: 'Errata: laser price', group: 'errata', choices: [true, false], default: true, summary: 'A laser costs $8,000 everywhere (W-01). The misprinted $800 is not implemented.', rule: 'deluxe/V.2/weapon-list', implemented: false },
  { id: 'errataThundercatCap', title: 'Errata: Thundercat capped', group: 'errata', choices: [false, true], default: false, summary: 'A Thundercat never gives more than 10 mph a turn (W-06).', rule: 'deluxe/VIII.11/acceleration', implemented: true, garage: true },
  { id: 'errataSubcompactTurrets', title: 'Errata: no turrets on subcompacts', group: 'errata', choices: [true, false], default: true, summary: 'Subcompacts take no turrets (W-07); without it they take those of other small cars.', rule: 'deluxe/VIII.8/turret', implemented: true, garage: true },
  { id: 'errataMatchingArmor', title: 'Errata: matching wheelguards', group: 'errata', choices: [false, true], default: false, summary: 'Wheelguards, like spoilers and airdams, must match the vehicle\'s armor type (W-08).', rule: 'deluxe/VIII.8/wheelguards', implemented: true, garage: true },
  { id: 'errataTearGas', title: 'Errata: tear gas load', group: 'errata', choices: [false, true], default: false, summary: 'Tear gas in a smokescreen costs $20 and weighs 5 lb a shot (G-12).', rule: 'deluxe/V.5/tear-gas', implemented: true, garage: true },
  { id: 'errataGrenades', title: 'Errata: grenades on vehicles', group: 'errata', choices: [true, false], default: true, summary: 'Grenades do half to every part of a vehicle, tires included (D-11); without it tires suffer in full.', rule: 'deluxe/V.6/effect-on-vehicles', implemented: true },
  { id: 'errataConcussion', title: 'Errata: concussion grenades', group: 'errata', choices: [false, true], default: false, summary: 'Protection against concussion was raised; the new numbers are not known to us, so it cannot be implemented.', rule: 'deluxe/VI/concussion-grenade', implemented: false },
] as const satisfies readonly Variant[];

type Row = (typeof VARIANTS)[number];

/** A value for every variant. */
type VariantSettings = { readonly [R in Row as R['id']]: R['choices'][number] };

export const DEFAULT_VARIANTS = Object.fromEntries(VARIANTS.map((row) => [row.id, row.default])) as VariantSettings;

type GarageRow = Extract<Row, { readonly garage: true }>;
type GarageVariantId = GarageRow['id'];

/** What the table needs to know. */
export type TableSettings = Pick<
  VariantSettings,
  | 'criticalHits'
  | 'errataGrenades'
  | 'fireModifiers'
  | 'relativeSpeed'
  | 'simplifiedCollisions'
  | 'collisionHazard'
  | 'sideswipeGoesOn'
>;

/** The table's variants as a scenario asks for them, checked before. */
export function tableSettings(asked: Readonly<Record<string, VariantValue>>): TableSettings {
  const settled = { ...DEFAULT_VARIANTS, ...asked } as VariantSettings;
  const {
    criticalHits,
    errataGrenades,
    fireModifiers,
    relativeSpeed,
    simplifiedCollisions,
    collisionHazard,
    sideswipeGoesOn,
  } = settled;
  return {
    criticalHits,
    errataGrenades,
    fireModifiers,
    relativeSpeed,
    simplifiedCollisions,
    collisionHazard,
    sideswipeGoesOn,
  };
}

/** What a check of a design needs to know. */
export type GarageSettings = Pick<VariantSettings, GarageVariantId>;

const isGarageVariant = (row: Variant): row is GarageRow => row.garage === true;

/** Those that the garage decides. */
export const GARAGE_VARIANTS: readonly GarageRow[] = VARIANTS.filter(isGarageVariant);

/** The settings with some of the garage's variants settled otherwise; anything that they do not have is passed over. */
export function settledAs(settings: GarageSettings, asked: Readonly<Record<string, boolean | string>>): GarageSettings {
  const rows = GARAGE_VARIANTS.filter(({ id, choices }) => choices.some((choice) => choice === asked[id]));
  return { ...settings, ...Object.fromEntries(rows.map(({ id }) => [id, asked[id]])) };
}

/** Whether a scenario may ask for this value: the table must know it, and the garage decides its own. */
export const isPlayable = (row: Variant, value: VariantValue): boolean =>
  value === row.default || (row.implemented && row.garage !== true);

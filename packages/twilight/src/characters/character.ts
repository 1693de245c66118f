// A player's character: attributes, what follows from them, wounds and arms. The book names them and leaves their making to the
// first edition: all of it is reconstructed (C-03 to C-05).

import * as z from 'zod';
import { ATTRIBUTES } from '../catalog/attributes.ts';
import { BODY_ARMOR } from '../catalog/body-armor.ts';
import { HIT_CAPACITY } from '../catalog/hit-location.ts';
import { INITIATIVE_BY_COOLNESS, INITIATIVE_BY_TYPE, WOUND_INITIATIVE } from '../catalog/initiative.ts';
import { NPC_HIT_CAPACITY, NPC_LEVELS, type NpcType } from '../catalog/npc-types.ts';
import { CARRIED_WEAPONS, magazineOf } from './carried.ts';

/** 4D6 less 4 go up to here. */
const MOST = 20;
const score = z.int().min(1).max(MOST);

const attributesSchema = z.strictObject({
  FIT: score,
  AGL: score,
  CON: score,
  STA: score,
  INT: score,
  EDU: score,
});
export type Attributes = z.infer<typeof attributesSchema>;

export const BODY_PARTS = ['head', 'right-arm', 'left-arm', 'chest', 'abdomen', 'right-leg', 'left-leg'] as const;
type BodyPart = (typeof BODY_PARTS)[number];

/** Whoever has no attributes has two rows of boxes for his whole body. */
export const WOUND_PLACES = [...BODY_PARTS, 'body'] as const;
type WoundPlace = (typeof WOUND_PLACES)[number];

export const woundsSchema = z.partialRecord(z.enum(WOUND_PLACES), z.int().min(0).max(999));
export type Wounds = z.infer<typeof woundsSchema>;

const armSchema = z.strictObject({
  weapon: z.enum(CARRIED_WEAPONS),
  /** In it now; null: as much as it holds. */
  rounds: z.int().min(0).max(10_000).nullable().default(null),
  /** Full magazines, belts or single rounds besides. */
  loads: z.int().min(0).max(500).default(0),
});
export type Arm = z.infer<typeof armSchema>;

const ARMOR_IDS = Object.keys(BODY_ARMOR).filter((id): id is keyof typeof BODY_ARMOR => Object.hasOwn(BODY_ARMOR, id));

/** What a person on paper may have beside a name: a character all of it, others what somebody wrote down. */
export const characterFields = {
  attributes: attributesSchema.nullable().default(null),
  /** In combat, for the coolness. */
  months: z.int().min(0).max(600).nullable().default(null),
  /** null: nobody has written it down. */
  arms: z.array(armSchema).max(12).nullable().default(null),
  armor: z.array(z.enum(ARMOR_IDS)).max(4).default([]),
  grenades: z.int().min(0).max(100).default(0),
  wounds: woundsSchema.default({}),
};

/** As much of a person as his figures hang on. */
interface Character {
  readonly type: NpcType;
  readonly attributes: Attributes | null;
  readonly coolness: number | null;
  readonly wounds: Wounds;
}

/** Half of fitness and stature (C-03); people without attributes have what their level has (C-06). */
export function strengthOf({ attributes, type }: Pick<Character, 'attributes' | 'type'>): number {
  if (attributes === null) return NPC_LEVELS[type].attribute;
  return Math.floor((attributes.FIT + attributes.STA) / 2);
}

/** What a part takes before a wound there is serious; critical is beyond twice that (C-04). */
export function capacityOf(attributes: Attributes, part: BodyPart): number {
  const of = HIT_CAPACITY[part === 'head' || part === 'chest' || part === 'abdomen' ? part : 'limb'];
  const figures = { ...attributes, STR: strengthOf({ attributes, type: 'novice' }) };
  return of.reduce((sum, name) => sum + figures[name], 0);
}

type Severity = 'none' | 'slight' | 'serious' | 'critical';
const SEVERITIES: readonly Severity[] = ['none', 'slight', 'serious', 'critical'];

export function severityAt(person: Pick<Character, 'attributes'>, place: WoundPlace, points: number): Severity {
  if (points <= 0) return 'none';
  if (person.attributes === null || place === 'body') {
    const { slight, serious } = NPC_HIT_CAPACITY;
    return points <= slight ? 'slight' : points <= slight + serious ? 'serious' : 'critical';
  }
  const capacity = capacityOf(person.attributes, place);
  return points <= capacity ? 'slight' : points <= 2 * capacity ? 'serious' : 'critical';
}

/** The worst of his wounds. */
export function severityOf(person: Pick<Character, 'attributes' | 'wounds'>): Severity {
  const found = WOUND_PLACES.map((place) => SEVERITIES.indexOf(severityAt(person, place, person.wounds[place] ?? 0)));
  return SEVERITIES[Math.max(...found)] ?? 'none';
}

/** Unhurt: by coolness, for people without one by experience. */
function baseInitiative({ type, coolness }: Pick<Character, 'type' | 'coolness'>): number {
  if (coolness === null) return INITIATIVE_BY_TYPE[type];
  return INITIATIVE_BY_COOLNESS[Math.min(coolness, INITIATIVE_BY_COOLNESS.length - 1)] ?? 1;
}

/** As it is now: wounds take from it, down to nothing; whoever has come round of a critical one has as much as of a serious (L2615). */
export function initiativeOf(person: Character): number {
  const worst = severityOf(person);
  if (worst === 'none') return baseInitiative(person);
  const isDown = ['head', 'body'] as const;
  if (isDown.some((place) => severityAt(person, place, person.wounds[place] ?? 0) === 'critical')) return 0;
  return Math.max(0, baseInitiative(person) + WOUND_INITIATIVE[worst === 'critical' ? 'serious' : worst]);
}

/** `FIT 12, AGL 9, …`, as people write it. */
export function attributesText(attributes: Attributes): string {
  return ATTRIBUTES.map((name) => `${name} ${attributes[name]}`).join(', ');
}

/** Rounds that are in it now. */
export function roundsIn({ weapon, rounds }: Arm): number {
  return rounds ?? magazineOf(weapon);
}

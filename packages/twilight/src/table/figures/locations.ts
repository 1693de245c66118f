import { BIPED_HIT_LOCATION, MISSED_PARTS, QUADRUPED_HIT_LOCATION } from '../../catalog/hit-location.ts';

export const PARTS = ['head', 'right-arm', 'left-arm', 'chest', 'abdomen', 'right-leg', 'left-leg'] as const;
export type BodyPart = (typeof PARTS)[number];
const ANIMAL_PARTS = ['head', 'forequarter', 'chest', 'abdomen', 'hindquarter'] as const;
type AnimalPart = (typeof ANIMAL_PARTS)[number];
export type Part = BodyPart | AnimalPart;

/** From where it comes, as the target faces. `top` is an upright man's front as well as what falls on who lies. */
export type Aspect = 'front' | 'rear' | 'left' | 'right' | 'top';

export interface Body {
  readonly kind: 'biped' | 'quadruped';
  readonly prone: boolean;
}

/** Sides of the chart's die. */
export const LOCATION_SIDES = 10;

const NEAR = {
  left: { 'right-arm': 'left-arm', 'right-leg': 'left-leg' },
  right: { 'left-arm': 'right-arm', 'left-leg': 'right-leg' },
} as const satisfies Record<'left' | 'right', Partial<Record<BodyPart, BodyPart>>>;

const isIn = (parts: readonly string[], part: string): boolean => parts.includes(part);

function bipedPart(roll: number, prone: boolean, aspect: Aspect): BodyPart | null {
  const part: BodyPart = BIPED_HIT_LOCATION.results[roll - BIPED_HIT_LOCATION.first] ?? 'chest';
  if (aspect === 'left' || aspect === 'right') {
    const near: Partial<Record<BodyPart, BodyPart>> = NEAR[aspect];
    return near[part] ?? part;
  }
  if (!prone || aspect === 'top') return part;
  return isIn(MISSED_PARTS.proneBiped[aspect], part) ? null : part;
}

function quadrupedPart(roll: number, aspect: Aspect): AnimalPart | null {
  const part: AnimalPart = QUADRUPED_HIT_LOCATION.results[roll - QUADRUPED_HIT_LOCATION.first] ?? 'chest';
  return aspect !== 'front' && aspect !== 'rear' ? part : isIn(MISSED_PARTS.quadruped[aspect], part) ? null : part;
}

/** The part that a roll of the location die strikes; null: it misses after all. */
export function partStruck(body: Body, aspect: Aspect, roll: number): Part | null {
  return body.kind === 'biped' ? bipedPart(roll, body.prone, aspect) : quadrupedPart(roll, aspect);
}

/** Every part with how many faces of the die strike it; what misses is left out. */
export function partChances(body: Body, aspect: Aspect): ReadonlyMap<Part, number> {
  const faces = new Map<Part, number>();
  for (let roll = 1; roll <= LOCATION_SIDES; roll++) {
    const part = partStruck(body, aspect, roll);
    if (part !== null) faces.set(part, (faces.get(part) ?? 0) + 1);
  }
  return faces;
}

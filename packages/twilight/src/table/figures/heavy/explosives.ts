import { lengthOf, type Point } from '@hardtop/geometry';
import { diceOf, spreadOf } from '@hardtop/kernel';
import { ARMOR_EQUIVALENTS } from '../../../catalog/armor-equivalents.ts';
import { CHARGE, DEMOLITION, EXPLOSIVES, PENETRATION_FORMULA } from '../../../catalog/demolition.ts';
import { HOLE } from '../../../catalog/fieldwork.ts';
import { CLAYMORE, DETONATION, FASCAM } from '../../../catalog/mines.ts';
import { concussionReach } from '../explosions.ts';

const MINUTES_TO_TURNS = 2;
const SQUARE = 8;

/** A turn is thirty seconds. */
export const turnsOf = (minutes: number): number => minutes * MINUTES_TO_TURNS;

/** Sticks, blocks, and points of a block that was broken (L2757). */
export interface Explosives {
  readonly dynamite: number;
  readonly plastique: number;
  readonly crumbs?: number;
}

export const pointsOf = ({ dynamite, plastique, crumbs = 0 }: Explosives): number =>
  dynamite * EXPLOSIVES.dynamite.points + plastique * EXPLOSIVES.plastique.points + crumbs;
export const weightOf = ({ dynamite, plastique, crumbs = 0 }: Explosives): number =>
  dynamite * EXPLOSIVES.dynamite.kg + (plastique + crumbs / EXPLOSIVES.plastique.points) * EXPLOSIVES.plastique.kg;

/** The concussion of a charge: the highest row not above its points, or by the formula where the table is asked to be precise. */
export function concussionOf(points: number, precise = false): number {
  if (precise)
    return Math.floor(PENETRATION_FORMULA.factor * Math.sqrt(points / PENETRATION_FORMULA.divisor) + ROUNDING);
  let concussion = 0;
  for (const row of DEMOLITION) if (row.points <= points) concussion = row.concussion;
  return concussion;
}

/** A root that should be whole must not fall short of it. */
const ROUNDING = 1e-9;

/** Points for a concussion, by the formula. */
export const pointsFor = (concussion: number): number =>
  Math.ceil(PENETRATION_FORMULA.divisor * (concussion / PENETRATION_FORMULA.factor) ** 2 - ROUNDING);

/** Meters to the far edge of a ring: half a square and one square for each. */
const ringMeters = (ring: number | null): number => (ring === null ? 0 : ring * SQUARE + SQUARE / 2);

/** The primary burst of a charge is as far as its concussion reaches; null where what it lies on gives no fragments. */
export const chargeBurst = (concussion: number, shatters: boolean): number | null =>
  shatters ? ringMeters(concussionReach(concussion)) : null;

export type Emplacement = 'tamped' | 'set' | 'loose';

/** No dice are added to it. */
export function chargePenetration(concussion: number, emplacement: Emplacement): number {
  switch (emplacement) {
    case 'tamped':
      return concussion * CHARGE.tamping.penetration;
    case 'set':
      return concussion;
    case 'loose':
      return Math.floor(concussion * CHARGE.loose.penetration);
  }
}

type Material = keyof typeof ARMOR_EQUIVALENTS;

/** Millimeters of a material that a penetration goes through. */
export const millimetersThrough = (penetration: number, material: Material): number =>
  Math.round(penetration / ARMOR_EQUIVALENTS[material].avPerMm);

/** Width of the hole in millimeters; 0: none. */
export const breachWidth = (penetration: number, material: Material, thickness: number): number =>
  Math.max(0, millimetersThrough(penetration, material) - thickness);

/** The thickness in millimeters of a wall of a material that has an armor value. */
export const thicknessOf = (av: number, material: Material): number =>
  Math.round(av / ARMOR_EQUIVALENTS[material].avPerMm);

export interface BreachOdds {
  readonly hole: number;
  readonly passable: number;
}

/** Chances of a hole, and of one that lets somebody through, for a round of a listed penetration. */
export function breachOdds(listed: number, material: Material, thickness: number): BreachOdds {
  let [hole, passable] = [0, 0];
  for (const [pips, chance] of spreadOf(PENETRATION_DICE)) {
    const width = breachWidth(listed + pips, material, thickness);
    if (width > 0) hole += chance;
    if (width >= HOLE.passable) passable += chance;
  }
  return { hole, passable };
}

const PENETRATION_DICE = diceOf('2d6');

/** Turns to set a charge, with tamping or without. */
export const settingTurns = (tamped: boolean): number =>
  turnsOf(CHARGE.minutesToSet + (tamped ? CHARGE.tamping.minutes : 0));

/** Percent that a mine went off on the way through so many squares of a field: rounded to tenths, never none nor all. */
export function mineChance(density: number, squares: number, who: 'personnel' | 'vehicle'): number {
  if (squares === 0 || density === 0) return 0;
  const { least, most, roundTo } = DETONATION;
  const percent = density * DETONATION[who] * squares * 100;
  return Math.min(most, Math.max(least, Math.round(percent / roundTo + ROUNDING) * roundTo));
}

/** Mines to the square of a field of so many rounds. */
export const fascamDensity = (kind: keyof typeof FASCAM, rounds: number): number =>
  Math.round(FASCAM[kind].density * rounds * 100) / 100;

/** How wide a Claymore's cone is so far off: half of it. */
export const coneWidth = (meters: number): number => meters / 2;

/** Whether a place lies in the cone of a Claymore, and in which part of it. `facing` is a vector of any length. */
export function claymoreZone(facing: Point, to: Point): 'primary' | 'secondary' | null {
  const meters = lengthOf(to);
  if (meters > CLAYMORE.secondaryMeters) return null;
  const along = (facing.x * to.x + facing.y * to.y) / lengthOf(facing);
  const aside = Math.abs(facing.x * to.y - facing.y * to.x) / lengthOf(facing);
  if (along <= 0 || aside > coneWidth(along) / 2) return null;
  return meters <= CLAYMORE.primaryMeters ? 'primary' : 'secondary';
}

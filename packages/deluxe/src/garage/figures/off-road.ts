// Handling class away from the road, every point with its reason (deluxe/XIV.5/penalties).

import { type Modifier, sumOf } from '@hardtop/kernel';
import { groundClass } from '../../catalog/ground-bodies.ts';
import { HANDLING_CLASS_LIMITS } from '../../catalog/handling.ts';
import { OFF_ROAD_PENALTY } from '../../catalog/terrain.ts';
import { tire } from '../../catalog/tires.ts';
import type { GarageSettings } from '../../variants.ts';
import type { CarDesign, CycleDesign, Design, TrikeDesign } from '../design/design.ts';
import { handlingModifiers } from './handling.ts';

type GroundDesign = CarDesign | CycleDesign | TrikeDesign;

/** Tires of a sidecar count as well. */
function areOffRoadTires(parts: readonly Design[]): boolean {
  const fits = parts.flatMap((part) => ('tires' in part ? part.tires : []));
  return fits.length > 0 && fits.every((fit) => fit.tire === 'orsolid');
}

/** What the handling class gains and loses off the road. */
function offRoadModifiers(design: Design, lead: GroundDesign): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  const parts = design.class === 'combination' ? [design.lead, ...design.attached] : [design];
  if (areOffRoadTires(parts))
    modifiers.push({
      value: tire('orsolid').offRoadBonus,
      label: 'Off-road solids',
      rule: 'deluxe/XIV.5/off-road-tires',
    });
  if (lead.suspension !== 'offroad')
    modifiers.push({
      value: OFF_ROAD_PENALTY[groundClass(lead.body)],
      label: 'Off the road',
      rule: 'deluxe/XIV.5/penalties',
    });
  return modifiers;
}

/** Without what radials add, and never above the limit of construction. */
export function offRoadClassOf(design: Design, lead: GroundDesign, weight: number, settings: GarageSettings): number {
  const modifiers = handlingModifiers(design, weight, settings).filter(({ rule }) => rule !== CAP && rule !== RADIALS);
  const gains = sumOf(modifiers.filter(({ value }) => value > 0));
  const losses = sumOf(modifiers.filter(({ value }) => value < 0));
  const { constructionMax } = HANDLING_CLASS_LIMITS;
  const built = Math.min(constructionMax, gains) + losses;
  return Math.min(constructionMax, built + sumOf(offRoadModifiers(design, lead)));
}

const CAP = 'deluxe/IV.5/handling-class';
const RADIALS = 'deluxe/VIII.5/pr-radials';

// Prices that depend on the vehicle they are bought for.

import { ARMOR_TYPES, type ArmorTypeId } from '../../catalog/armor.ts';
import { rounded } from '../design/exact.ts';
import type { AccessoryFit } from '../design/fittings.ts';
import type { Hull } from '../design/hull.ts';
import { partRow } from '../design/parts.ts';

interface Price {
  readonly cost: number;
  readonly weight: number;
}

/** So many points of a kind of armor on this body, rounded once (W-26). */
export function armorPrice(hull: Hull, type: ArmorTypeId, points: number): Price {
  const row = ARMOR_TYPES[type];
  return {
    cost: rounded(points * hull.body.armor.cost, row.cost),
    weight: rounded(points * hull.body.armor.weight, row.weight),
  };
}

export function armorPoints(hull: Hull): number {
  let points = 0;
  for (const value of Object.values(hull.fit.armor.points)) points += value ?? 0;
  return points;
}

/** All of one accessory row: some follow the armor's kind, its points, or the body's price for a point. */
export function accessoryPrice(hull: Hull, fit: AccessoryFit): Price {
  const row = partRow(fit.id);
  const { type, points } = hull.fit.armor;
  const plain = { cost: fit.count * row.cost, weight: fit.count * row.weight };
  const { special } = row;
  switch (special.kind) {
    case 'wheelguard': {
      const kind = ARMOR_TYPES[fit.armorType ?? 'normal'];
      const all = fit.count * (fit.points ?? 0);
      return {
        cost: plain.cost + rounded(all * special.costPerPoint, kind.cost),
        weight: plain.weight + rounded(all * special.weightPerPoint, kind.weight),
      };
    }
    case 'ram-plate': {
      const front = points.front ?? 0;
      const { cost, weight } = hull.body.armor;
      const kind = ARMOR_TYPES[type];
      return {
        cost: fit.count * rounded(front * cost, kind.cost, special.costFactor),
        weight: fit.count * rounded(front * weight, kind.weight, special.weightFactor),
      };
    }
    case 'blades': {
      const asArmor = armorPrice(hull, type, fit.count * special.armorPoints);
      return { cost: plain.cost + asArmor.cost, weight: plain.weight + asArmor.weight };
    }
    case 'handling-aid': {
      const kind = ARMOR_TYPES[type];
      return { cost: rounded(plain.cost, kind.cost), weight: rounded(plain.weight, kind.weight) };
    }
    default:
      return plain;
  }
}

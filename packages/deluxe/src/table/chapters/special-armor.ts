import type { RuleId } from '@hardtop/kernel';
import { type ArmorTypeId, armorType } from '../../catalog/armor.ts';
import { PLATES, type Plate } from '../../catalog/armor-locations.ts';
import { nameOf } from '../queries/names.ts';
import type { VehicleModel } from '../state/model.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { DeluxeGame, Vehicle } from '../state/state.ts';
import { tellAboard } from './showing.ts';

/** What did it, and whether armor was in the way at all. */
interface Shot {
  readonly kind: 'gun' | 'laser' | 'flame' | 'blast';
  readonly critical?: true;
}

/** What a plate is made of: one kind all over (deluxe/VIII.7/armor), but a sidecar has armor of its own. */
export function plateType({ armorType: own, sidecarArmor = own }: VehicleModel, plate: Plate): ArmorTypeId {
  return plate.startsWith('sidecar') ? sidecarArmor : own;
}

/** Reflective armor halves what a laser does, rounded down, as long as there is some before it. */
export function reflected(game: DeluxeGame, vehicle: Vehicle, type: ArmorTypeId, hits: number, shot: Shot): number {
  if (shot.kind !== 'laser' || shot.critical === true || !armorType(type).reflective) return hits;
  const text = `${nameOf(game, vehicle)}'s reflective armor takes half of it.`;
  const rule: RuleId = 'deluxe/VIII.7/reflective';
  tellAboard(game, vehicle, { kind: 'damage', rule, about: vehicle.id, outcome: 'good', text });
  return Math.floor(hits / 2);
}

function isProof(type: ArmorTypeId, { kind }: Shot): boolean {
  const { fireproof, reflective } = armorType(type);
  return fireproof || (reflective && kind === 'laser');
}

/** Points of armor in which such a shot sets nothing on fire, wheelguards among them. */
export function proofPoints(setup: Setup, vehicle: Vehicle, shot: Shot): number {
  const model = modelOf(setup, vehicle.id);
  let points = 0;
  for (const plate of PLATES) if (isProof(plateType(model, plate), shot)) points += vehicle.armor[plate] ?? 0;
  vehicle.tires.forEach(({ guard = 0 }, i) => {
    if (guard > 0 && isProof(model.wheels[i]?.guardArmor ?? 'normal', shot)) points += guard;
  });
  return points;
}

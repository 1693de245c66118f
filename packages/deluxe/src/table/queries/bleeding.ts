import { PLATES } from '../../catalog/armor-locations.ts';
import { type Setup, startOf } from '../state/setup.ts';
import type { ArmorPoints, Vehicle } from '../state/state.ts';
import { partModelOf, pointsBrought } from './parts.ts';

/** Whether anything inside the armor, a part or somebody aboard, has been hit since the duel began. Tires are outside. */
export function isBleeding(setup: Setup, { id, parts, crew }: Vehicle): boolean {
  const { model, damage } = startOf(setup, id);
  if (parts.some((part) => part.dp < pointsBrought(partModelOf(model, part.id), damage))) return true;
  return crew.some((person) => {
    const place = model.crew.findIndex((built) => built.id === person.id);
    return person.hits > (damage.crew?.[place] ?? 0) || person.armor < (model.crew[place]?.armor ?? 0);
  });
}

/** Points of armor that were shot or knocked off since the duel began. */
export function armorLost(setup: Setup, { id, armor }: Vehicle): number {
  const { model, damage } = startOf(setup, id);
  const brought: ArmorPoints = model.armor;
  const lost: ArmorPoints = damage.armor ?? {};
  return PLATES.reduce((sum, facing) => {
    const had = Math.max(0, (brought[facing] ?? 0) - (lost[facing] ?? 0));
    return sum + had - (armor[facing] ?? 0);
  }, 0);
}

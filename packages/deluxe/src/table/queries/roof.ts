import { movingPartOf, showsTurret } from '../state/moving-parts.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import type { AimPoint } from '../state/target.ts';
import { survivingParts, weaponModelOf } from './parts.ts';

const NOTHING: readonly AimPoint[] = [];

/** What on a roof can be aimed at: a turret with something in it, or a rocket platform in its place, and a searchlight. */
export function onRoof(setup: Setup, target: Vehicle): readonly AimPoint[] {
  const isRacked = modelOf(setup, target.id).platform && hasRockets(setup, target);
  const isTurreted = hasTurret(setup, target) && showsTurret(target);
  const isLit = (target.searchlight ?? 0) > 0;
  // Most roofs are bare, and are looked at all the time.
  if (!isRacked && !isTurreted && !isLit) return NOTHING;
  const found: AimPoint[] = [];
  if (isRacked) found.push({ kind: 'platform' });
  if (isTurreted) found.push({ kind: 'turret' });
  if (isLit) found.push({ kind: 'searchlight' });
  return found;
}

/** While there is anything to hit; who may not see the sheet cannot tell. */
function hasRockets(setup: Setup, target: Vehicle): boolean {
  return setup.hidden || survivingParts(setup, target, { kind: 'platform' }).length > 0;
}

function hasTurret(setup: Setup, target: Vehicle): boolean {
  const model = modelOf(setup, target.id);
  // What has become of the weapons in it is its owner's secret.
  if (setup.hidden) return model.turret || (target.moving !== undefined && movingPartOf(target, 'turret') !== null);
  for (const part of target.parts)
    if (part.kind === 'weapon' && part.dp > 0 && weaponModelOf(model, part.id).at === 'turret') return true;
  return false;
}

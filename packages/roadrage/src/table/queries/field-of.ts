import type { Setup } from '../../scenarios/setup.ts';
import type { Field } from './field.ts';
import { GRID_FIELD, LONG_GRID_FIELD } from './grid-field.ts';
import { OPEN_FIELD, PLAIN_OPEN_FIELD } from './open-field.ts';

/** The field a game is played on. */
export function fieldOf({ setup }: { readonly setup: Setup }): Field {
  const { movement, alternateManeuvers, longVehicles } = setup.variants;
  if (movement === 'open') return alternateManeuvers ? OPEN_FIELD : PLAIN_OPEN_FIELD;
  return longVehicles ? LONG_GRID_FIELD : GRID_FIELD;
}

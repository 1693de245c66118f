// Searchlights: who has one, whom it can be turned on, and what it takes (deluxe/VIII.8/searchlight).
import { chanceOf, diceOf, type Modifier, type Target } from '@hardtop/kernel';
import { SEARCHLIGHT } from '../../catalog/searchlight.ts';
import { TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { areAllies, type Setup } from '../state/setup.ts';
import type { Person, State, Vehicle, World } from '../state/state.ts';
import { ownerOf } from './deciding.ts';
import { arcsFacing } from './facing.ts';
import { originOf, placesInSight } from './line-of-fire.ts';
import { crewModifiers, placeModifiers, situationModifiers } from './targeting.ts';
import { isDark } from './visibility.ts';

export type BeamUse = keyof typeof SEARCHLIGHT.toHit;

export function hasSearchlight({ searchlight = 0, gone }: Vehicle): boolean {
  return searchlight > 0 && !gone;
}

/** Those whom a searchlight may be turned on: whoever is in sight, and whoever is looked for in the dark. */
export function beamTargets({ setup, state }: World, vehicle: Vehicle): readonly Vehicle[] {
  if (!hasSearchlight(vehicle) || !isDark(setup, state)) return [];
  const own = ownerOf({ setup }, vehicle);
  return state.vehicles.filter((other) => {
    if (other === vehicle || other.surrendered || areAllies(setup, own, ownerOf({ setup }, other))) return false;
    return other.unseen === true || (!other.gone && isInBeam(setup, state, vehicle, other));
  });
}

/** It turns all round, as a turret does. */
function isInBeam(setup: Setup, state: State, vehicle: Vehicle, target: Vehicle): boolean {
  return placesInSight(setup, state, vehicle, 'turret', target).length > 0;
}

/** The roll it takes: as for a weapon, but for the dark; null where something stands between. */
export function beamNeed(
  { setup, state }: World,
  vehicle: Vehicle,
  target: Vehicle,
  person: Person,
  use: BeamUse,
): (Target & { readonly kind: 'need' }) | null {
  const sightings = placesInSight(setup, state, vehicle, 'turret', target);
  const [seen] = sightings;
  if (seen === undefined) return null;
  const lit = { ...setup, visibility: setup.visibility.filter((id) => id !== 'night') };
  const place = sightings.find(({ place: { kind } }) => kind === 'side') ?? seen;
  const modifiers: readonly Modifier[] = [
    ...situationModifiers(lit, state, vehicle, target),
    ...placeModifiers(setup, target, arcsFacing(target, originOf(vehicle, 'turret')), place.place),
    ...crewModifiers(setup, vehicle, person, null),
  ];
  const need = SEARCHLIGHT.toHit[use] - modifiers.reduce((sum, { value }) => sum + value, 0);
  return { kind: 'need', base: SEARCHLIGHT.toHit[use], need, modifiers };
}

export function beamChance(need: number): number {
  if (need >= TO_HIT_LIMITS.impossibleFrom) return 0;
  return chanceOf(diceOf(TO_HIT_DICE), Math.max(need, TO_HIT_LIMITS.alwaysMisses + 1));
}

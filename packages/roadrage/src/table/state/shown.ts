import type { OptionId } from '../../catalog/options.ts';
import { WEAPONS, type WeaponId } from '../../catalog/weapons.ts';
import type { WeaponFitting } from '../../garage/design/design.ts';
import type { FittedWeapon, Person, RoadGame, Shown, Vehicle, WeaponState } from './state.ts';

// What comes to light of hidden sheets, remembered in the state. Where nothing is hidden nothing is noted.

function shownOf(vehicle: Vehicle): Shown {
  vehicle.shown ??= { weapons: [], options: [] };
  return vehicle.shown;
}

/** All can see what a gun did; how many shots it has left they cannot. */
function outsideOfGun({ shownAs, ...state }: WeaponState, weapon: WeaponId): WeaponState {
  return { ...state, id: shownAs ?? state.id, shots: WEAPONS[weapon].shots };
}

/** `machineGun-front`, and `machineGun-front-2` for the second that is seen there. */
function nameAmong({ weapons }: Shown, { weapon, facing }: WeaponFitting): string {
  const before = weapons.filter(({ fitting }) => fitting.weapon === weapon && fitting.facing === facing).length;
  return before === 0 ? `${weapon}-${facing}` : `${weapon}-${facing}-${before + 1}`;
}

/** A gun has been at work, and everybody has seen it. */
export function showWeapon({ setup }: RoadGame, vehicle: Vehicle, { state, fitting, weapon }: FittedWeapon): void {
  if (!setup.hidden) return;
  const shown = shownOf(vehicle);
  if (state.shownAs !== undefined) {
    refreshShown(vehicle);
    return;
  }
  state.shownAs = nameAmong(shown, fitting);
  shown.weapons.push({ fitting, state: outsideOfGun(state, weapon) });
}

/** Guns that are known already are seen to be fired, loaded, stuck or destroyed. */
export function refreshShown({ weapons, shown }: Vehicle): void {
  for (const known of shown?.weapons ?? []) {
    const now = weapons.find(({ shownAs }) => shownAs === known.state.id);
    if (now !== undefined) known.state = outsideOfGun(now, known.fitting.weapon);
  }
}

export function showOption({ setup }: RoadGame, vehicle: Vehicle, option: OptionId): void {
  if (!setup.hidden) return;
  const { options } = shownOf(vehicle);
  if (!options.includes(option)) options.push(option);
}

export function showCarried({ setup }: RoadGame, person: Person, weapon: WeaponId): void {
  if (!setup.hidden) return;
  person.shown ??= [];
  if (!person.shown.includes(weapon)) person.shown.push(weapon);
}

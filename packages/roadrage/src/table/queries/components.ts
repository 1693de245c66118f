import { ENGINE } from '../../catalog/damage.ts';
import { MOUNTS } from '../../catalog/mounts.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import { designOf, type FittedWeapon, type Person, type RoadGame, type Vehicle } from '../state/state.ts';
import { crewOf, fittedWeapons } from './figures.ts';

/** What rolls a die in a check for critical damage, in the order of the record sheet. */
export type Component =
  | { readonly kind: 'engine' | 'fuel' | 'brakes'; readonly name: string }
  | { readonly kind: 'occupant'; readonly name: string; readonly person: Person }
  | { readonly kind: 'option'; readonly name: string; readonly option: OptionId }
  | { readonly kind: 'weapon'; readonly name: string; readonly gun: FittedWeapon }
  /** One entry for the mount, however many guns are in it. */
  | { readonly kind: 'mount'; readonly name: string; readonly guns: readonly FittedWeapon[] };

// Guns stay in their mounts for the whole game, and every question of the firing phase goes through them.
const batteries = new WeakMap<Vehicle, readonly (readonly FittedWeapon[])[]>();

/** Guns by the mount they share: twins together, all others alone. */
export function batteriesOf(game: RoadGame, vehicle: Vehicle): readonly (readonly FittedWeapon[])[] {
  const known = batteries.get(vehicle);
  if (known !== undefined) return known;
  const made = byMount(fittedWeapons(game, vehicle));
  batteries.set(vehicle, made);
  return made;
}

function byMount(guns: readonly FittedWeapon[]): readonly (readonly FittedWeapon[])[] {
  return guns.flatMap((gun, i) => {
    if (!gun.fitting.twin) return [[gun]];
    // Twins follow one another and share their fitting; the second is in the first one's battery.
    if (isSecondTwin(guns, i)) return [];
    return [guns.slice(i, i + 2)];
  });
}

function isSecondTwin(guns: readonly FittedWeapon[], i: number): boolean {
  let before = 0;
  while (guns[i - before - 1]?.fitting === guns[i]?.fitting) before++;
  return before % 2 === 1;
}

function plainParts(vehicle: Vehicle): readonly Component[] {
  const parts: Component[] = [];
  if (vehicle.engineHits < ENGINE.lives) parts.push({ kind: 'engine', name: 'engine' });
  if (!vehicle.fuelLost) parts.push({ kind: 'fuel', name: 'fuel' });
  if (!vehicle.brakesLost) parts.push({ kind: 'brakes', name: 'brakes' });
  return parts;
}

/** Guns are stuck once their mount is gone. */
function mountOf(guns: readonly FittedWeapon[]): readonly Component[] {
  const [first] = guns;
  if (first === undefined || first.state.stuck || !MOUNTS[first.fitting.mount].destroyable) return [];
  return [{ kind: 'mount', name: MOUNTS[first.fitting.mount].name, guns }];
}

function armament(game: RoadGame, vehicle: Vehicle): readonly Component[] {
  return batteriesOf(game, vehicle).flatMap((guns): readonly Component[] => [
    ...guns
      .filter(({ state, weapon }) => !state.destroyed && WEAPONS[weapon].destroyable)
      .map((gun): Component => ({ kind: 'weapon', name: WEAPONS[gun.weapon].name, gun })),
    ...mountOf(guns),
  ]);
}

/** Everything that is still there to be hit. */
export function componentsOf(game: RoadGame, vehicle: Vehicle): readonly Component[] {
  const options = designOf(game.setup, vehicle).options.filter(
    (id) => OPTIONS[id].destroyable && !vehicle.lost.includes(id),
  );
  return [
    ...plainParts(vehicle),
    ...crewOf(game, vehicle).map((person): Component => ({ kind: 'occupant', name: person.name, person })),
    ...options.map((option): Component => ({ kind: 'option', name: OPTIONS[option].name, option })),
    ...armament(game, vehicle),
  ];
}

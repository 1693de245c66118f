import { COUNTERS } from '../../catalog/counters.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { FittedWeapon, Person, RoadGame, Vehicle } from '../state/state.ts';
import { type Firer, firerOf, isAtHome, isReady, type TakenByOthers } from './arms.ts';
import { batteriesOf } from './components.ts';
import { has } from './figures.ts';
import { legalShots } from './shots.ts';
import type { Sighting } from './sightings.ts';
import type { Shoot } from './volley.ts';

/** What one person does with the firing action of the turn. */
export type Deed =
  | Shoot
  | { readonly kind: 'drop'; readonly firer: Firer; readonly vehicle: Vehicle; readonly gun: FittedWeapon }
  | { readonly kind: 'reload'; readonly firer: Firer; readonly vehicle: Vehicle; readonly gun: FittedWeapon }
  | { readonly kind: 'extinguish'; readonly firer: Firer; readonly vehicle: Vehicle };

/** Everything somebody can do besides nothing. */
export function deedsOf(
  game: RoadGame,
  person: Person,
  seen: () => readonly Sighting[],
  taken: TakenByOthers,
): readonly Deed[] {
  const firer = firerOf(game, person);
  const shots = legalShots(game, firer, seen, taken);
  const { vehicle } = firer;
  if (vehicle === null || !isAtHome(firer)) return shots;
  const chores = choresOf(game, firer, vehicle, taken);
  return chores.length === 0 ? shots : [...shots, ...chores];
}

function choresOf(game: RoadGame, firer: Firer, vehicle: Vehicle, taken: TakenByOthers): readonly Deed[] {
  const deeds: Deed[] = [];
  if (vehicle.weapons.length > 0 && vehicle.down === 0) addGunChores(game, firer, vehicle, taken.weapons, deeds);
  const charges = vehicle.burning && has(game, vehicle, 'fireExtinguisher') ? vehicle.extinguisher - taken.douses : 0;
  if (charges > 0) deeds.push({ kind: 'extinguish', firer, vehicle });
  return deeds;
}

function addGunChores(game: RoadGame, firer: Firer, vehicle: Vehicle, taken: readonly string[], deeds: Deed[]): void {
  for (const battery of batteriesOf(game, vehicle))
    for (const gun of battery) {
      if (gun.state.destroyed || taken.includes(gun.state.id)) continue;
      if (WEAPONS[gun.weapon].counter !== undefined && isReady(game, gun))
        deeds.push({ kind: 'drop', firer, vehicle, gun });
      if (needsLoading(game, gun)) deeds.push({ kind: 'reload', firer, vehicle, gun });
    }
}

/** Fired before this turn and not made ready since. */
function needsLoading(game: RoadGame, { state, weapon }: FittedWeapon): boolean {
  return (
    WEAPONS[weapon].reload === 'manual' && !state.loaded && state.shots !== 0 && state.firedTurn !== game.state.turn
  );
}

/** `oil`, for what a dropper leaves behind. */
export function droppedName({ weapon }: FittedWeapon): string {
  const { counter } = WEAPONS[weapon];
  return counter === undefined ? '' : COUNTERS[counter].name.toLowerCase();
}

// What is remembered of a fight for those who count afterwards (deluxe/VII.1/kill, deluxe/VII.2/prestige).
import { roll } from '@hardtop/kernel';
import { isLaidOnFoot, seatOfLayer } from '../queries/laid-by.ts';
import { isArmed, isMobile, isOut } from '../queries/out.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PersonId, VehicleId } from '../state/ids.ts';
import { areAllies, modelOf } from '../state/setup.ts';
import { type DeluxeGame, type State, type Vehicle, vehicleOf } from '../state/state.ts';
import type { Exploits } from '../state/story.ts';
import type { FireTarget } from '../state/target.ts';

const PRESTIGE = 'deluxe/VII.2/prestige';

/** What somebody has done so far, to be added to. */
export function exploitsOf({ story }: State, person: PersonId): Exploits {
  const found = story.people[person] ?? {};
  story.people[person] = found;
  return found;
}

/** A vehicle attacks another: by fire, by ramming it, or by what it laid in its way. A wreck and a friend are nobody's prey. */
export function noteAttack(
  game: DeluxeGame,
  by: VehicleId | PersonId,
  person: PersonId | null,
  target: Pick<Vehicle, 'id'>,
): void {
  const { setup, state } = game;
  const victim = vehicleOf(state, target.id);
  if (by === victim.id || areAllies(setup, seatOfLayer(setup, by), modelOf(setup, victim.id).seat)) return;
  if (isLaidOnFoot(setup, by)) {
    noteAttackOnFoot(game, by, victim.id);
    return;
  }
  const { attackers } = state.story;
  // What the shot of a gunner does later is still his.
  if (person === null && attackers[victim.id]?.vehicle === by) return;
  if (!isOut(victim)) attackers[victim.id] = { vehicle: by, person };
}

/** A shot is on its way at whatever it is aimed at. */
export function noteShot(
  game: DeluxeGame,
  by: VehicleId,
  person: PersonId,
  target: FireTarget,
  how: 'guns' | 'arms',
): void {
  const { state } = game;
  if (target.kind === 'vehicle') noteAttack(game, by, person, vehicleOf(state, target.vehicle));
  else if (target.kind === 'person') state.story.attackers[target.person] = { vehicle: by, person };
  if (target.kind === 'vehicle' || target.kind === 'person' || target.kind === 'crowd')
    exploitsOf(state, person)[how] = true;
}

/** Somebody on foot attacks a vehicle, or another person. */
export function noteAttackOnFoot(
  { state }: DeluxeGame,
  person: PersonId,
  victim: VehicleId | PersonId,
  byWeapon = true,
): void {
  // A bare fist is no weapon.
  if (byWeapon) exploitsOf(state, person).onFoot = true;
  const vehicle = state.vehicles.find(({ id }) => id === victim);
  if (vehicle === undefined || !isOut(vehicle)) state.story.attackers[victim] = { vehicle: null, person };
}

/** Somebody gets out: to leave what could go on fighting is remembered. */
export function noteLeaving({ state }: DeluxeGame, person: PersonId, vehicle: Vehicle): void {
  if (isMobile(vehicle) && isArmed(vehicle)) exploitsOf(state, person).leftVehicle = true;
}

/** A vehicle leaves the fight for good, to where nobody follows: no kill, whatever became of it. */
export function noteEscape({ state }: DeluxeGame, vehicle: Vehicle): void {
  state.story.escaped[vehicle.id] = isMobile(vehicle) && isArmed(vehicle);
}

/** On the road it is a matter of luck whether anybody films it. */
export function* rollForCameras(game: DeluxeGame): DeluxePlay {
  const { occasion } = game.setup;
  if (occasion.kind === 'arena') return;
  const rolled = yield* roll(game, '1d', { seat: 0, rule: PRESTIGE, purpose: 'a camera crew about' });
  const filmed = rolled.total <= occasion.filmedOn;
  game.state.story.filmed = filmed;
  const text = filmed ? 'A camera crew films this fight.' : 'No camera sees this fight.';
  game.emit({ kind: 'cameras', rule: PRESTIGE, outcome: 'neutral', roll: rolled, text, marks: ['prestige/cameras'] });
}

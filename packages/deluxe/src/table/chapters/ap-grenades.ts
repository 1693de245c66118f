import { roll } from '@hardtop/kernel';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import type { Side } from '../../catalog/units.ts';
import { caughtBy, grenadePoint, grenadesOn } from '../queries/ap-grenades.ts';
import { crewLabel } from '../queries/crew.ts';
import { nameOf } from '../queries/names.ts';
import { personName } from '../queries/people.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { DeluxeGame, Person, Vehicle } from '../state/state.ts';
import type { AimPoint } from '../state/target.ts';
import { hurtCrew, hurtPedestrian, withDriverHazard } from './crew.ts';
import { showGear, tellAboard } from './showing.ts';
import { type DamageSource, pickedBy } from './strike.ts';

const RULE = 'deluxe/VIII.8/ap-grenade';
const { damage, radius, lostOn } = ACCESSORIES.apgrenade.special;

/** Splinters: a die to everybody in the open near that side. */
export function* setOffGrenade(game: DeluxeGame, vehicle: Vehicle, person: Person, side: Side): DeluxePlay {
  take(vehicle, side);
  showGear(game, vehicle, 'apgrenade', 'AP grenades');
  const { walkers, riders } = caughtBy(game, vehicle, side);
  const { x, y } = grenadePoint(vehicle, side);
  const who = crewLabel(vehicle, person);
  const text = `${nameOf(game, vehicle)}'s ${who} sets off a grenade on its ${side}.`;
  const burst = { x, y, radius };
  game.emit({ kind: 'grenade', rule: RULE, about: vehicle.id, outcome: 'neutral', text, burst });
  const by = { rule: RULE, bodyArmor: true } as const;
  for (const walker of walkers) {
    const purpose = `splinters on ${personName(game.setup, walker.person)}`;
    const { total } = yield* roll(game, damage, { seat: person.seat, rule: RULE, purpose });
    yield* hurtPedestrian(game, walker, total, by);
  }
  for (const { vehicle: struck, person: rider } of riders) {
    const purpose = `splinters on ${nameOf(game, struck)}'s ${crewLabel(struck, rider)}`;
    const { total } = yield* roll(game, damage, { seat: person.seat, rule: RULE, purpose });
    yield* withDriverHazard(struck, hurt(game, struck, rider, total));
  }
}

// biome-ignore lint/correctness/useYield: a piece of a chapter that may set something off.
function* hurt(game: DeluxeGame, vehicle: Vehicle, rider: Person, hits: number): DeluxePlay {
  hurtCrew(game, vehicle, rider, hits, { rule: RULE, bodyArmor: true });
}

function take({ grenades }: Vehicle, side: Side): void {
  if (grenades !== undefined) grenades[side] = Math.max(0, (grenades[side] ?? 0) - 1);
}

/** Enemy fire on a side with grenades may take one of them off, one time in six. */
export function* mayLoseGrenade(game: DeluxeGame, vehicle: Vehicle, place: AimPoint, source: DamageSource): DeluxePlay {
  if (place.kind !== 'side' || source.by === null || grenadesOn(game.setup, vehicle, place.side) === 0) return;
  const { side } = place;
  const purpose = `whether a grenade on the ${side} is lost`;
  const rolled = yield* roll(game, '1d', pickedBy(game, vehicle, source.by, { rule: RULE, purpose }));
  const isLost = rolled.total <= lostOn;
  if (isLost) take(vehicle, side);
  const fate = isLost ? 'a grenade is shot off' : 'its grenades hold';
  const text = `${nameOf(game, vehicle)}, ${side}: ${fate}: ${lostOn} in 6, rolled ${rolled.total}.`;
  const outcome = isLost ? 'bad' : 'good';
  tellAboard(game, vehicle, { kind: 'grenade', rule: RULE, about: vehicle.id, roll: rolled, outcome, text });
}

/** A roll onto a side crushes what is mounted there. */
export function crushGrenades({ down, grenades }: Vehicle): void {
  if (grenades !== undefined && down !== 'underbody') grenades[down] = 0;
}

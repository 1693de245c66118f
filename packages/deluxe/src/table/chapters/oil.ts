import { CONTACT_SLACK, overlaps, rectangle } from '@hardtop/geometry';
import { roll, type Seat } from '@hardtop/kernel';
import { FLAMING_OIL } from '../../catalog/dropped-weapons.ts';
import { PHASES } from '../../catalog/movement-chart.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import { ownerOf } from '../queries/deciding.ts';
import { isFlammable } from '../queries/dropping.ts';
import { nameOf } from '../queries/names.ts';
import { tireName } from '../queries/tires.ts';
import type { Counter } from '../state/counters.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, isUpright, onMap, type State, shapeOf, type Vehicle, vehicleOf } from '../state/state.ts';
import { weaponDamage } from './damage.ts';
import { damageTire } from './tires.ts';

const RULE = 'deluxe/V.2/flaming-oil-jet';

/** Phases since it was laid. */
function age({ turn, phase }: State, laid: NonNullable<Counter['laid']>): number {
  return (turn - laid.turn) * PHASES.length + phase - laid.phase;
}

/** As a phase begins: oil that was meant to burn lights, under whoever stands in it too. */
export function* lightOil(game: DeluxeGame): DeluxePlay {
  const { state } = game;
  for (const slick of state.counters) {
    const { kind, laid } = slick;
    if (kind !== 'oil' || laid === null || !isFlammable(laid.weapon)) continue;
    if (age(state, laid) < FLAMING_OIL.lightsAfterPhases) continue;
    slick.kind = 'flaming-oil';
    const layer = nameOf(game, vehicleOf(state, laid.by));
    const marks = ['counter/flaming-oil'];
    game.emit({ kind: 'oil', rule: RULE, outcome: 'neutral', text: `The oil behind ${layer} lights.`, marks });
    const shape = rectangle(slick.pose, slick.size);
    for (const vehicle of onMap(state)) {
      if (!overlaps(shape, shapeOf(vehicle), CONTACT_SLACK)) continue;
      vehicle.over.push(slick.id);
      yield* drivesThroughFire(game, vehicle, slick);
    }
  }
}

/** Tires and underbody are singed; it counts as flame, but is no attack with a hazard of its own. */
export function* drivesThroughFire(game: DeluxeGame, vehicle: Vehicle, { laid }: Counter): DeluxePlay {
  const damage = flamesOf(laid);
  const seat = ownerOf(game, vehicle);
  const harm = [{ piece: vehicle.id, style: 'fire' }] as const;
  const text = `${nameOf(game, vehicle)} is in burning oil.`;
  game.emit({ kind: 'oil', rule: RULE, about: vehicle.id, outcome: 'bad', text, harm });
  yield* singeBelow(game, vehicle, damage, seat, laid?.weapon ?? 'FOJ');
  if (!isUpright(vehicle)) return;
  for (const tire of vehicle.tires) {
    const before = tire.dp;
    if (before <= 0) continue;
    const purpose = `burning oil at the ${tireName(vehicle, tire)}`;
    const rolled = yield* roll(game, damage, { seat, rule: RULE, purpose, atLeast: 0 });
    yield* damageTire(game, vehicle, tire, rolled.total, { label: 'Burning oil', rule: RULE, wheels: 'kept' });
    vehicle.flameHits += before - tire.dp;
  }
}

function* singeBelow(game: DeluxeGame, vehicle: Vehicle, damage: string, seat: Seat, weapon: WeaponId): DeluxePlay {
  const purpose = `burning oil under ${nameOf(game, vehicle)}`;
  const rolled = yield* roll(game, damage, { seat, rule: RULE, purpose, atLeast: 0 });
  const text = `${rolled.total} hit${rolled.total === 1 ? '' : 's'} of fire from below on ${nameOf(game, vehicle)}.`;
  game.emit({ kind: 'damage-roll', rule: RULE, about: vehicle.id, roll: rolled, outcome: 'bad', text });
  const place = { kind: 'side', side: vehicle.down } as const;
  yield* weaponDamage(game, vehicle, place, rolled.total, { kind: 'flame', rule: RULE, by: null, weapon });
}

function flamesOf(laid: Counter['laid']): string {
  for (const special of weaponRow(laid?.weapon ?? 'FOJ').special)
    if (special.kind === 'flaming-oil') return special.damage;
  throw new Error('this oil does not burn');
}

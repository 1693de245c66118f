import type { Point } from '@hardtop/geometry';
import { type RollOf, type RuleId, roll, type Seat } from '@hardtop/kernel';
import { ACCESSORIES } from '../../catalog/accessories.ts';
import type { DamageLayer } from '../../catalog/damage-location.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import { isSingleWheel } from '../queries/build.ts';
import { ownerOf, seatsAboard } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import {
  builtParts,
  type Hittable,
  hittableLabel,
  partModelOf,
  roomOf,
  stands,
  survivingParts,
} from '../queries/parts.ts';
import { tireName } from '../queries/tires.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PartModel } from '../state/model.ts';
import { areGuardsDown } from '../state/moving-parts.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, TireState, Vehicle } from '../state/state.ts';
import { harmPart } from './parts.ts';
import { tellAboard } from './showing.ts';
import { reflected } from './special-armor.ts';
import { damageTire } from './tires.ts';

const LOCATION = 'deluxe/V.3/damage-location';
const RANDOM = 'deluxe/V.3/random-component';

export interface DamageSource {
  readonly kind: 'gun' | 'laser' | 'flame' | 'blast';
  readonly rule: RuleId;
  /** Who decided to fire; null for an accident. */
  readonly by: Seat | null;
  /** Where it came from, if from anywhere on the map. */
  readonly from?: Point;
  /** What it was done with, where that counts for a fire. */
  readonly weapon?: WeaponId;
  /** A lucky shot that armor does not stop (deluxe/V.3/critical). */
  readonly critical?: true;
  /** Half of it, or none, counts against parts of a vehicle that are no tires (deluxe/V.6/effect-on-vehicles). */
  readonly onParts?: 'half' | 'none';
  /** Two better than needed: past the edge of somebody's cover (deluxe/V.7/cover). */
  readonly wellAimed?: true;
}

/** Hits that go through one layer after the other; those that found something. */
export function* strikeLayers(
  game: DeluxeGame,
  vehicle: Vehicle,
  layers: readonly DamageLayer[],
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  let left = hits;
  for (const [i, layer] of layers.entries()) {
    if (i === 0 && layer.kind === 'armor' && source.critical === true) continue;
    if (left > 0) left = yield* strikeLayer(game, vehicle, layer, left, source);
  }
  return hits - left;
}

/** Hits that nothing was left for. */
export function tellPassed(game: DeluxeGame, vehicle: Vehicle, left: number, where: 'over' | 'right through'): void {
  if (left <= 0) return;
  const text = `${left} hit${left === 1 ? '' : 's'} pass ${where} ${nameOf(game, vehicle)}.`;
  tellAboard(game, vehicle, { kind: 'damage', rule: LOCATION, about: vehicle.id, outcome: 'neutral', text });
}

/** Hits on one wheel: its guard may take them first, and what is left after the tire is lost; those that found something. */
export function* strikeTire(
  game: DeluxeGame,
  vehicle: Vehicle,
  tire: TireState | undefined,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (tire === undefined || tire.dp <= 0) return 0;
  const { reaching, stopped } = yield* stoppedByGuard(game, vehicle, tire, hits, source);
  const taken = Math.min(reaching - stopped, tire.dp);
  if (reaching > stopped)
    yield* damageTire(game, vehicle, tire, reaching - stopped, {
      label: 'Enemy fire',
      rule: source.rule,
      wheels: 'lost',
    });
  return stopped + taken;
}

/** A die to see whether the guard is in the way, while there is any of it. */
function* stoppedByGuard(
  game: DeluxeGame,
  vehicle: Vehicle,
  tire: TireState,
  hits: number,
  source: DamageSource,
): DeluxePlay<{ readonly reaching: number; readonly stopped: number }> {
  const { guard = 0 } = tire;
  const wheel = modelOf(game.setup, vehicle.id).wheels[vehicle.tires.indexOf(tire)];
  if (guard <= 0 || (wheel?.guardRetracts === true && !areGuardsDown(vehicle))) return { reaching: hits, stopped: 0 };
  const isNarrow = isSingleWheel(tire.corner);
  const { special, rule } = isNarrow ? ACCESSORIES.cyclewheelguard : ACCESSORIES.wheelguard;
  const seat = source.by ?? ownerOf(game, vehicle);
  const rolled = yield* roll(game, '1d', { seat, rule, purpose: 'whether the wheelguard is hit' });
  const isHit = rolled.total <= special.stopsOn;
  const reaching = isHit ? reflected(game, vehicle, wheel?.guardArmor ?? 'normal', hits, source) : hits;
  const lost = isHit ? Math.min(feltOf(reaching, source), guard) : 0;
  const stopped = isHit ? reaching - leftOf(reaching, lost, guard, source) : 0;
  if (lost > 0) tire.guard = guard - lost;
  const fate = stopped > 0 ? `stops ${stopped}, ${guard - lost} left` : 'is missed';
  const text = `${nameOf(game, vehicle)}: the guard of the ${tireName(vehicle, tire)} ${fate}: ${special.stopsOn} in 6, rolled ${rolled.total}.`;
  game.emit({ kind: 'wheelguard', rule, about: vehicle.id, roll: rolled, outcome: stopped > 0 ? 'good' : 'bad', text });
  return { reaching, stopped };
}

/** One part of the layer is hit and the rest goes on inward; only turret weapons are hit one after another. */
function* strikeLayer(
  game: DeluxeGame,
  vehicle: Vehicle,
  layer: DamageLayer,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (layer.kind === 'platform' || (layer.kind === 'weapons' && layer.mount === 'turret'))
    return yield* strikeTurret(game, vehicle, layer, hits, source);
  const places = builtParts(game.setup, vehicle, layer);
  // A place whose part is gone may be hit again, past the others; with nothing left in any there is nothing to roll for (G-17).
  if (!places.some((part) => stands(vehicle, part))) return hits;
  const part = yield* pick(game, vehicle, places, source.by ?? ownerOf(game, vehicle));
  return part === null ? hits : strikePart(game, vehicle, part, hits, source);
}

function* strikeTurret(
  game: DeluxeGame,
  vehicle: Vehicle,
  layer: DamageLayer,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  let left = hits;
  while (left > 0) {
    const standing = gunnerFirst(survivingParts(game.setup, vehicle, layer));
    const part = yield* pick(game, vehicle, standing, source.by ?? ownerOf(game, vehicle));
    if (part === null) break;
    left = strikePart(game, vehicle, part, left, source);
  }
  return left;
}

/** Whoever sits in a cupola is hit before its guns (deluxe/VIII.8/cupola). */
function gunnerFirst(standing: readonly Hittable[]): readonly Hittable[] {
  const gunner = standing.filter(({ kind }) => kind === 'person');
  return gunner.length > 0 ? gunner : standing;
}

/** The hits that go on behind it. */
export function strikePart(
  game: DeluxeGame,
  vehicle: Vehicle,
  part: Hittable,
  hits: number,
  source: DamageSource,
): number {
  if (part.kind === 'tire' || !stands(vehicle, part)) return hits;
  const room = roomOf(vehicle, part, true);
  const felt = part.kind === 'person' ? hits : feltOf(hits, source);
  const taken = Math.min(felt, room);
  if (taken > 0) noteFuel(game, vehicle, part, source);
  harmPart(game, vehicle, part, taken, { rule: LOCATION, bodyArmor: true });
  if (taken === 0) tellUnhurt(game, vehicle, part, source);
  return part.kind === 'person' ? hits - taken : leftOf(hits, taken, room, source);
}

/** What a part of a vehicle feels of so many hits. */
function feltOf(hits: number, { onParts }: DamageSource): number {
  if (onParts === undefined) return hits;
  return onParts === 'half' ? Math.floor(hits / 2) : 0;
}

/** What goes on behind a part that had room for so many and took some of it; what stands stops the rest of a small shot. */
function leftOf(hits: number, taken: number, room: number, { onParts }: DamageSource): number {
  if (onParts === undefined) return hits - taken;
  return taken < room ? 0 : hits - 2 * taken;
}

function tellUnhurt(game: DeluxeGame, vehicle: Vehicle, part: Hittable, { rule }: DamageSource): void {
  const text = `${nameOf(game, vehicle)}: the ${hittableLabel(game, vehicle, part)} stops it unhurt.`;
  tellAboard(game, vehicle, { kind: 'damage', rule, about: vehicle.id, outcome: 'neutral', text });
}

/** A die with as many sides as there are parts. */
export function* pick(
  game: DeluxeGame,
  vehicle: Vehicle,
  parts: readonly Hittable[],
  seat: Seat,
): DeluxePlay<Hittable | null> {
  const only = parts[0];
  if (only === undefined || parts.length === 1) return only ?? null;
  const rolled = yield* roll(game, `1d${parts.length}`, pickedBy(game, vehicle, seat));
  const part = parts[rolled.total - 1] ?? only;
  const among = parts.map((each) => hittableLabel(game, vehicle, each)).join(', ');
  const gone = stands(vehicle, part) ? '' : ', of which nothing is left';
  const text = `${nameOf(game, vehicle)}: of ${among} the ${hittableLabel(game, vehicle, part)} is hit${gone}.`;
  tellAboard(game, vehicle, {
    kind: 'location',
    rule: RANDOM,
    about: vehicle.id,
    roll: rolled,
    outcome: 'neutral',
    text,
  });
  return part;
}

/** Where sheets are hidden the owner rolls behind his hand: the die would tell how much is left. */
export function pickedBy(
  game: DeluxeGame,
  vehicle: Vehicle,
  seat: Seat,
  { rule, purpose }: Pick<RollOf, 'rule' | 'purpose'> = { rule: RANDOM, purpose: 'which part is hit' },
): RollOf {
  return game.setup.hidden
    ? { rule, purpose, seat: ownerOf(game, vehicle), to: seatsAboard(game, vehicle.id) }
    : { rule, purpose, seat };
}

/** Plant and flame weapons hit by enemy fire may set the vehicle alight at the end of the turn. */
function noteFuel({ setup }: DeluxeGame, vehicle: Vehicle, part: Hittable, source: DamageSource): void {
  if (source.kind === 'blast' || part.kind !== 'part') return;
  if (!isFuel(partModelOf(modelOf(setup, vehicle.id), part.part.id))) return;
  if (source.kind !== 'gun') vehicle.fuelHit = 'flame';
  else if (vehicle.fuelHit === 'no') vehicle.fuelHit = 'hit';
}

function isFuel(part: PartModel): boolean {
  if (part.kind === 'plant') return true;
  if (part.kind !== 'weapon') return false;
  return weaponRow(part.weapon).special.some(({ kind }) => kind === 'flame' || kind === 'flaming-oil');
}

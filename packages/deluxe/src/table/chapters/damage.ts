import { type RollOf, type RuleId, roll, type Seat } from '@hardtop/kernel';
import { ARMOR_LOCATIONS } from '../../catalog/armor-locations.ts';
import { DAMAGE_LAYERS, type DamageLayer, TURRET_LAYERS } from '../../catalog/damage-location.ts';
import type { Side } from '../../catalog/units.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
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
import { structureOf } from '../queries/structures.ts';
import { tiresAt } from '../queries/tires.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PartModel } from '../state/model.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, type Vehicle, vehicleOf } from '../state/state.ts';
import type { AimPoint, FireTarget } from '../state/target.ts';
import { hurtPedestrian, withDriverHazard } from './crew.ts';
import { harmPart } from './parts.ts';
import { countDamage } from './phase-damage.ts';
import { tellAboard } from './showing.ts';
import { damageStructure } from './structure-damage.ts';
import { damageTire } from './tires.ts';

const LOCATION = 'deluxe/V.3/damage-location';
const RANDOM = 'deluxe/V.3/random-component';

export interface DamageSource {
  readonly kind: 'gun' | 'laser' | 'flame' | 'blast';
  readonly rule: RuleId;
  /** Who decided to fire; null for an accident. */
  readonly by: Seat | null;
}

/** Hits of one attack on whatever it was aimed at; the hits that found something. */
export function* damageTarget(
  game: DeluxeGame,
  target: FireTarget,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  switch (target.kind) {
    case 'vehicle':
      return yield* weaponDamage(game, vehicleOf(game.state, target.vehicle), target.at, hits, source);
    case 'person': {
      const pedestrian = game.state.pedestrians.find(({ person }) => person.id === target.person);
      return pedestrian === undefined
        ? 0
        : hurtPedestrian(game, pedestrian, hits, { rule: source.rule, bodyArmor: true });
    }
    case 'structure':
      return damageStructure(game, structureOf(game.setup, target.structure), hits);
    case 'ground':
      // The road takes no harm; what lies or stands there would be a target of its own.
      return 0;
  }
}

/** Hits on a vehicle from outside inward; those that found something, for the attack's hazard and for debris. */
export function* weaponDamage(
  game: DeluxeGame,
  vehicle: Vehicle,
  place: AimPoint,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (hits <= 0) return 0;
  const taken = yield* withDriverHazard(vehicle, strike(game, vehicle, place, hits, source));
  if (source.kind === 'laser' || source.kind === 'flame') vehicle.flameHits += taken;
  if (place.kind !== 'tire') countDamage(game, vehicle, taken, place.kind === 'turret' ? 'top' : place.side);
  return taken;
}

function* strike(
  game: DeluxeGame,
  vehicle: Vehicle,
  place: AimPoint,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (place.kind === 'tire') return yield* strikeTire(game, vehicle, place, hits, source);
  const layers = place.kind === 'turret' ? TURRET_LAYERS : DAMAGE_LAYERS[place.side];
  let left = hits;
  for (const layer of layers) if (left > 0) left = yield* strikeLayer(game, vehicle, layer, left, source);
  if (left > 0) {
    const where = place.kind === 'turret' ? 'over' : 'right through';
    const text = `${left} hit${left === 1 ? '' : 's'} pass ${where} ${nameOf(game, vehicle)}.`;
    tellAboard(game, vehicle, { kind: 'damage', rule: LOCATION, about: vehicle.id, outcome: 'neutral', text });
  }
  return hits - left;
}

function* strikeTire(
  game: DeluxeGame,
  vehicle: Vehicle,
  place: AimPoint & { kind: 'tire' },
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  const tire = tiresAt(vehicle, place.corner)[place.index];
  if (tire === undefined) return 0;
  const taken = Math.min(hits, tire.dp);
  yield* damageTire(game, vehicle, tire, hits, { label: 'Enemy fire', rule: source.rule, wheels: 'lost' });
  return taken;
}

/** One part of the layer is hit and the rest goes on inward; only turret weapons are hit one after another. */
function* strikeLayer(
  game: DeluxeGame,
  vehicle: Vehicle,
  layer: DamageLayer,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (layer.kind === 'weapons' && layer.mount === 'turret')
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
    const standing = survivingParts(game.setup, vehicle, layer);
    const part = yield* pick(game, vehicle, standing, source.by ?? ownerOf(game, vehicle));
    if (part === null) break;
    left = strikePart(game, vehicle, part, left, source);
  }
  return left;
}

/** The hits that go on behind it. */
function strikePart(game: DeluxeGame, vehicle: Vehicle, part: Hittable, hits: number, source: DamageSource): number {
  if (!stands(vehicle, part)) return hits;
  const taken = Math.min(hits, roomOf(vehicle, part, true));
  noteFuel(game, vehicle, part, source);
  harmPart(game, vehicle, part, taken, { rule: LOCATION, bodyArmor: true });
  return hits - taken;
}

/** A die with as many sides as there are parts. */
function* pick(
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
function pickedBy(game: DeluxeGame, vehicle: Vehicle, seat: Seat): RollOf {
  const of = { rule: RANDOM, purpose: 'which part is hit' } as const;
  return game.setup.hidden
    ? { ...of, seat: ownerOf(game, vehicle), to: seatsAboard(game, vehicle.id) }
    : { ...of, seat };
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

/** Collision damage is shared by all that stands outermost, and goes deeper only when all of that is gone (K-15). */
export function* collisionDamage(
  game: DeluxeGame,
  vehicle: Vehicle,
  side: Side,
  points: number,
  rule: RuleId,
): DeluxePlay {
  yield* withDriverHazard(vehicle, spread(game, vehicle, side, points, rule));
}

function* spread(game: DeluxeGame, vehicle: Vehicle, side: Side, points: number, rule: RuleId): DeluxePlay {
  let left = points;
  for (const layer of DAMAGE_LAYERS[side]) {
    const parts = survivingParts(game.setup, vehicle, layer);
    if (left <= 0 || parts.length === 0) continue;
    const shares = yield* sharesOf(game, vehicle, parts, left);
    for (const [part, share] of shares) {
      left -= share;
      harmPart(game, vehicle, part, share, { rule, bodyArmor: false });
    }
  }
  countDamage(game, vehicle, points - left, side);
}

/** Even shares, the odd points to random parts; what a part cannot take goes to its neighbors first. */
function* sharesOf(
  game: DeluxeGame,
  vehicle: Vehicle,
  parts: readonly Hittable[],
  points: number,
): DeluxePlay<ReadonlyMap<Hittable, number>> {
  const shares = new Map<Hittable, number>(parts.map((part) => [part, 0]));
  const roomIn = (part: Hittable): number => roomOf(vehicle, part, false) - (shares.get(part) ?? 0);
  const give = (part: Hittable, wanted: number): number => {
    const given = Math.min(wanted, roomIn(part));
    shares.set(part, (shares.get(part) ?? 0) + given);
    return given;
  };
  let left = points;
  for (let open = parts; left > 0 && open.length > 0; open = open.filter((part) => roomIn(part) > 0)) {
    const even = Math.floor(left / open.length);
    const lucky = even > 0 ? open : yield* pickSome(game, vehicle, open, left);
    for (const part of lucky) left -= give(part, Math.max(1, even));
  }
  return shares;
}

function* pickSome(
  game: DeluxeGame,
  vehicle: Vehicle,
  parts: readonly Hittable[],
  count: number,
): DeluxePlay<readonly Hittable[]> {
  const picked: Hittable[] = [];
  while (picked.length < count) {
    const rest = parts.filter((part) => !picked.includes(part));
    const part = yield* pick(game, vehicle, rest, ownerOf(game, vehicle));
    if (part === null) break;
    picked.push(part);
  }
  return picked;
}

/** A hit to the armor of every side, to every component and every tire; occupants apart. */
export function* everywhereDamage(
  game: DeluxeGame,
  vehicle: Vehicle,
  hits: number,
  harm: { readonly label: string; readonly rule: RuleId },
): DeluxePlay {
  const { label, rule } = harm;
  const quietly = { rule, bodyArmor: false, quiet: true } as const;
  for (const facing of ARMOR_LOCATIONS) harmPart(game, vehicle, { kind: 'armor', facing }, hits, quietly);
  // The plant and the load before the weapons.
  for (const part of vehicle.parts)
    if (part.kind !== 'weapon') harmPart(game, vehicle, { kind: 'part', part }, hits, quietly);
  for (const part of vehicle.parts)
    if (part.kind === 'weapon') harmPart(game, vehicle, { kind: 'part', part }, hits, quietly);
  for (const tire of vehicle.tires)
    yield* damageTire(game, vehicle, tire, hits, { label, rule, wheels: 'kept', quiet: true });
}

import { type RuleId, roll, type Seat } from '@hardtop/kernel';
import { DAMAGE_LAYERS, type DamageLayer, TURRET_LAYERS } from '../../catalog/damage-location.ts';
import { SIDES, type Side } from '../../catalog/units.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { DeluxeRule } from '../../rules.ts';
import { type Part, partLabel, roomOf, survivingParts } from '../queries/parts.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { type DeluxeGame, type Vehicle, type VehicleId, vehicleOf } from '../state/state.ts';
import type { Place } from '../state/target.ts';
import { WHEELS } from '../state/wheels.ts';
import { harmPart } from './parts.ts';
import { damageTire } from './tires.ts';

const LOCATION = 'deluxe/V.3/damage-location';
const RANDOM = 'deluxe/V.3/random-component';

/** Played here though no event or question names it. */
export const DAMAGE_RULES = ['deluxe/V.3/collision-damage'] as const satisfies readonly DeluxeRule[];

export interface DamageSource {
  readonly kind: 'gun' | 'laser' | 'flame' | 'blast';
  readonly rule: RuleId;
  /** Who fired; null for an accident. */
  readonly by: VehicleId | null;
}

/** Hits of one attack from outside inward; the hits that found something, for the attack's hazard and for debris. */
export function* weaponDamage(
  game: DeluxeGame,
  vehicle: Vehicle,
  place: Place,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (hits <= 0) return 0;
  const taken = yield* strike(game, vehicle, place, hits, source);
  if (source.kind === 'laser' || source.kind === 'flame') vehicle.flameHits += taken;
  // The blast of a burning car comes when the phases are over.
  if (source.kind === 'blast') return taken;
  vehicle.phaseHits += taken;
  vehicle.phaseSide = sideOf(place);
  return taken;
}

function sideOf(place: Place): Side {
  switch (place.kind) {
    case 'side':
      return place.side;
    case 'tire':
      return place.corner.endsWith('left') ? 'left' : 'right';
    case 'turret':
      return 'top';
  }
}

function* strike(
  game: DeluxeGame,
  vehicle: Vehicle,
  place: Place,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (place.kind === 'tire') return yield* strikeTire(game, vehicle, place, hits, source);
  const layers = place.kind === 'turret' ? TURRET_LAYERS : DAMAGE_LAYERS[place.side];
  let left = hits;
  for (const layer of layers) if (left > 0) left = yield* strikeLayer(game, vehicle, layer, left, source);
  if (left > 0) {
    const where = place.kind === 'turret' ? 'over' : 'right through';
    const text = `${left} hit${left === 1 ? '' : 's'} pass ${where} ${vehicle.name}.`;
    game.emit({ kind: 'damage', rule: LOCATION, about: vehicle.id, outcome: 'neutral', text });
  }
  return hits - left;
}

function* strikeTire(
  game: DeluxeGame,
  vehicle: Vehicle,
  place: Place & { kind: 'tire' },
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  const { corner, index } = place;
  const taken = Math.min(hits, vehicle.corners[corner].tires[index] ?? 0);
  yield* damageTire(game, vehicle, corner, index, hits, { label: 'Enemy fire', rule: source.rule, wheels: 'lost' });
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
  const seat = source.by === null ? vehicle.seat : vehicleOf(game.state, source.by).seat;
  let left = hits;
  for (;;) {
    const part = yield* pick(game, vehicle, survivingParts(vehicle, layer), seat);
    if (part === null) return left;
    const taken = Math.min(left, roomOf(vehicle, part, true));
    noteFuel(vehicle, part, source);
    yield* harmPart(game, vehicle, part, taken, { rule: LOCATION, bodyArmor: true });
    left -= taken;
    if (left === 0 || layer.kind !== 'weapons' || layer.mount !== 'turret') return left;
  }
}

/** A die with as many sides as there are parts. */
function* pick(game: DeluxeGame, vehicle: Vehicle, parts: readonly Part[], seat: Seat): DeluxePlay<Part | null> {
  const only = parts[0];
  if (only === undefined || parts.length === 1) return only ?? null;
  const rolled = yield* roll(game, `1d${parts.length}`, { seat, rule: RANDOM, purpose: 'which part is hit' });
  const part = parts[rolled.total - 1] ?? only;
  const among = parts.map((each) => partLabel(vehicle, each)).join(', ');
  const text = `${vehicle.name}: of ${among} the ${partLabel(vehicle, part)} is hit.`;
  game.emit({ kind: 'location', rule: RANDOM, about: vehicle.id, roll: rolled, outcome: 'neutral', text });
  return part;
}

/** Plant and flame weapons hit by enemy fire may set the vehicle alight at the end of the turn. */
function noteFuel(vehicle: Vehicle, part: Part, source: DamageSource): void {
  if (source.kind === 'blast' || !isFuel(part)) return;
  if (source.kind !== 'gun') vehicle.fuelHit = 'flame';
  else if (vehicle.fuelHit === 'no') vehicle.fuelHit = 'hit';
}

function isFuel(part: Part): boolean {
  if (part.kind === 'plant') return true;
  if (part.kind !== 'weapon') return false;
  return weaponRow(part.weapon.weapon).special.some(({ kind }) => kind === 'flame' || kind === 'flaming-oil');
}

/** Collision damage is shared by all that stands outermost, and goes deeper only when all of that is gone (K-15). */
export function* collisionDamage(
  game: DeluxeGame,
  vehicle: Vehicle,
  side: Side,
  points: number,
  rule: RuleId,
): DeluxePlay {
  let left = points;
  for (const layer of DAMAGE_LAYERS[side]) {
    const parts = survivingParts(vehicle, layer);
    if (left <= 0 || parts.length === 0) continue;
    const shares = yield* sharesOf(game, vehicle, parts, left);
    for (const [part, share] of shares) {
      left -= share;
      yield* harmPart(game, vehicle, part, share, { rule, bodyArmor: false });
    }
  }
}

/** Even shares, the odd points to random parts; what a part cannot take goes to its neighbors first. */
function* sharesOf(
  game: DeluxeGame,
  vehicle: Vehicle,
  parts: readonly Part[],
  points: number,
): DeluxePlay<ReadonlyMap<Part, number>> {
  const shares = new Map<Part, number>(parts.map((part) => [part, 0]));
  const roomIn = (part: Part): number => roomOf(vehicle, part, false) - (shares.get(part) ?? 0);
  const give = (part: Part, wanted: number): number => {
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
  parts: readonly Part[],
  count: number,
): DeluxePlay<readonly Part[]> {
  const picked: Part[] = [];
  while (picked.length < count) {
    const rest = parts.filter((part) => !picked.includes(part));
    const part = yield* pick(game, vehicle, rest, vehicle.seat);
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
  const parts: Part[] = SIDES.map((side) => ({ kind: 'armor', side }));
  parts.push({ kind: 'plant' }, { kind: 'cargo' });
  for (const weapon of vehicle.weapons) parts.push({ kind: 'weapon', weapon });
  for (const part of parts) yield* harmPart(game, vehicle, part, hits, { rule, bodyArmor: false, quiet: true });
  for (const corner of WHEELS) {
    for (let index = 0; index < vehicle.corners[corner].tires.length; index++) {
      yield* damageTire(game, vehicle, corner, index, hits, { label, rule, wheels: 'kept', quiet: true });
    }
  }
}

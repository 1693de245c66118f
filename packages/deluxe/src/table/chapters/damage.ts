import type { RuleId } from '@hardtop/kernel';
import { PLATES } from '../../catalog/armor-locations.ts';
import { DAMAGE_LAYERS, type DamageLayer, PLATFORM_LAYERS, TURRET_LAYERS } from '../../catalog/damage-location.ts';
import { PERSON_DP } from '../../catalog/people.ts';
import type { Side } from '../../catalog/units.ts';
import { isCycle, isTrike, narrowEnd } from '../queries/build.ts';
import { aboardOf, ridersOf } from '../queries/crew.ts';
import { ownerOf } from '../queries/deciding.ts';
import { layersOf } from '../queries/layers.ts';
import { armorOn, type Hittable, roomOf, survivingParts } from '../queries/parts.ts';
import { structureOf } from '../queries/structures.ts';
import { tiresAt } from '../queries/tires.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import { type DeluxeGame, type Vehicle, vehicleOf } from '../state/state.ts';
import type { AimPoint, FireTarget } from '../state/target.ts';
import { mayLoseGrenade } from './ap-grenades.ts';
import { withDriverHazard } from './crew.ts';
import { strikeCycle, strikeRider, strikeSidecar, strikeTrikeEnd } from './cycle-hits.ts';
import { shootDown } from './downing.ts';
import { harmPart } from './parts.ts';
import { strikePerson } from './person-hits.ts';
import { countDamage } from './phase-damage.ts';
import { strikeSearchlight } from './searchlight.ts';
import { plateType, proofPoints, reflected } from './special-armor.ts';
import { type DamageSource, pick, strikeLayers, strikeTire, tellPassed } from './strike.ts';
import { damageStructure } from './structure-damage.ts';
import { damageTire } from './tires.ts';

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
      return pedestrian === undefined ? 0 : yield* strikePerson(game, pedestrian, hits, source);
    }
    case 'structure':
      return damageStructure(game, structureOf(game.setup, target.structure), hits, target.spot);
    case 'crowd':
      // Each of them is struck by himself.
      return 0;
    case 'missile':
      return shootDown(game, target.missile, hits);
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
  const reaching = hitsThrough(game, vehicle, place, hits, source);
  if (reaching <= 0) return 0;
  const burns = source.kind === 'laser' || source.kind === 'flame';
  const proof = burns ? proofPoints(game.setup, vehicle, source) : 0;
  const before = source.onParts === undefined ? 0 : pointsLeft(vehicle);
  const found = yield* withDriverHazard(vehicle, strike(game, vehicle, place, reaching, source));
  // What a part stops without harm is no hit.
  const taken = source.onParts === undefined ? found : before - pointsLeft(vehicle);
  if (burns) {
    const stopped = proof - proofPoints(game.setup, vehicle, source);
    vehicle.flameHits += taken - stopped;
    if (taken > stopped && source.weapon !== undefined)
      vehicle.scorched.push({ weapon: source.weapon, turn: game.state.turn });
  }
  if (place.kind !== 'tire') countDamage(game, vehicle, taken, sideStruck(place));
  if (vehicle.grenades !== undefined) yield* mayLoseGrenade(game, vehicle, place, source);
  return taken;
}

/** Where the place aimed at says which plate is struck; on a cycle that is rolled for. */
function hitsThrough(game: DeluxeGame, vehicle: Vehicle, place: AimPoint, hits: number, source: DamageSource): number {
  if (source.kind !== 'laser' || place.kind === 'tire' || isCycle(vehicle)) return hits;
  const plate = place.kind === 'side' ? place.side : 'top';
  if (armorOn(vehicle, plate) <= 0) return hits;
  return reflected(game, vehicle, plateType(modelOf(game.setup, vehicle.id), plate), hits, source);
}

function platesLeft({ armor }: Vehicle): number {
  let points = 0;
  for (const plate of PLATES) points += armor[plate] ?? 0;
  return points;
}

/** All that a vehicle and those aboard can still take. */
function pointsLeft(vehicle: Vehicle): number {
  let points = platesLeft(vehicle);
  for (const { dp } of vehicle.parts) points += dp;
  for (const { dp, guard = 0 } of vehicle.tires) points += Math.max(0, dp) + guard;
  for (const person of aboardOf(vehicle)) points += person.armor + PERSON_DP - person.hits;
  return points;
}

/** Where what is shot off falls. */
function sideStruck(place: Exclude<AimPoint, { kind: 'tire' }>): Side {
  return place.kind === 'side' || place.kind === 'sidecar' ? place.side : 'top';
}

function* strike(
  game: DeluxeGame,
  vehicle: Vehicle,
  place: AimPoint,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  switch (place.kind) {
    case 'tire':
      return yield* strikeTire(game, vehicle, tiresAt(vehicle, place.corner)[place.index], hits, source);
    case 'rider':
      return strikeRider(game, vehicle, ridersOf(vehicle)[place.index], hits, source);
    case 'sidecar':
      return yield* strikeSidecar(game, vehicle, place.side, hits, source);
    case 'searchlight':
      return strikeSearchlight(game, vehicle, hits, source);
    case 'turret':
    case 'platform': {
      const layers = place.kind === 'turret' ? TURRET_LAYERS : PLATFORM_LAYERS;
      const taken = yield* strikeLayers(game, vehicle, layers, hits, source);
      tellPassed(game, vehicle, hits - taken, 'over');
      return taken;
    }
    case 'side':
      return yield* strikeSide(game, vehicle, place.side, hits, source);
  }
}

function* strikeSide(
  game: DeluxeGame,
  vehicle: Vehicle,
  side: Side,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (isCycle(vehicle)) return yield* strikeCycle(game, vehicle, side, hits, source);
  if (isTrike(vehicle) && side === narrowEnd(vehicle) && source.kind !== 'blast') {
    const wheel = yield* strikeTrikeEnd(game, vehicle, side, hits, source);
    if (wheel !== null) return wheel;
  }
  return yield* strikeThrough(game, vehicle, DAMAGE_LAYERS[side], hits, source);
}

function* strikeThrough(
  game: DeluxeGame,
  vehicle: Vehicle,
  layers: readonly DamageLayer[],
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  const taken = yield* strikeLayers(game, vehicle, layers, hits, source);
  tellPassed(game, vehicle, hits - taken, 'right through');
  return taken;
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
  for (const layer of layersOf(vehicle, side)) {
    const parts = survivingParts(game.setup, vehicle, layer);
    if (left <= 0 || parts.length === 0) continue;
    const shares = yield* sharesOf(game, vehicle, parts, left);
    for (const [part, share] of shares) {
      left -= share;
      if (part.kind !== 'tire') harmPart(game, vehicle, part, share, { rule, bodyArmor: false });
      else yield* damageTire(game, vehicle, part.tire, share, { label: 'Collision', rule, wheels: 'kept' });
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
  for (const facing of PLATES) harmPart(game, vehicle, { kind: 'armor', facing }, hits, quietly);
  // The plant and the load before the weapons.
  for (const part of vehicle.parts)
    if (part.kind !== 'weapon') harmPart(game, vehicle, { kind: 'part', part }, hits, quietly);
  for (const part of vehicle.parts)
    if (part.kind === 'weapon') harmPart(game, vehicle, { kind: 'part', part }, hits, quietly);
  for (const tire of vehicle.tires) {
    if (tire.guard !== undefined) tire.guard = Math.max(0, tire.guard - hits);
    yield* damageTire(game, vehicle, tire, hits, { label, rule, wheels: 'kept', quiet: true });
  }
}

import { type RollRecord, type RuleId, roll } from '@hardtop/kernel';
import { type Plate, SIDECAR_PLATE } from '../../catalog/armor-locations.ts';
import {
  CYCLE_END_HITS,
  CYCLE_HIT_DICE,
  CYCLE_SIDE_HITS,
  type CycleHitRow,
  SIDECAR_HIT,
  TRIKE_WHEEL_HIT,
} from '../../catalog/cycle-hits.ts';
import { SIDECAR_LAYERS } from '../../catalog/damage-location.ts';
import type { Side } from '../../catalog/units.ts';
import { sidecarSide } from '../queries/build.ts';
import { ownerOf } from '../queries/deciding.ts';
import { isOnSide } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { armorOn, builtParts, frameKind, type Hittable, roomOf } from '../queries/parts.ts';
import { tiresAt } from '../queries/tires.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, Person, Vehicle } from '../state/state.ts';
import { harmPart } from './parts.ts';
import { tellAboard } from './showing.ts';
import { plateType, reflected } from './special-armor.ts';
import { type DamageSource, pick, pickedBy, strikeLayers, strikePart, strikeTire, tellPassed } from './strike.ts';

const CYCLE = 'deluxe/V.1/cycle-targeting';
const SIDECAR = 'deluxe/V.1/sidecar-targeting';
const TRIKE = 'deluxe/IX.3/damage';

function placeAt<Place extends string>(rows: readonly CycleHitRow<Place>[], total: number): Place | null {
  return rows.find(({ to }) => total <= to)?.place ?? null;
}

/** A hit on a cycle as a whole, or on its sidecar by chance; the hits that found something (G-15, G-16). */
export function* strikeCycle(
  game: DeluxeGame,
  vehicle: Vehicle,
  side: Side,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  if (yield* sidecarIsHit(game, vehicle, source)) {
    return yield* strikeSidecar(game, vehicle, side === 'top' ? 'underbody' : side, hits, source);
  }
  const isEnd = side === 'front' || side === 'back';
  const taken = isEnd
    ? yield* strikeEnd(game, vehicle, side, hits, source)
    : yield* strikeFrame(game, vehicle, hits, source);
  tellPassed(game, vehicle, hits - taken, 'right through');
  return taken;
}

/** Through one plate of the sidecar into one thing behind it. */
export function* strikeSidecar(
  game: DeluxeGame,
  vehicle: Vehicle,
  side: keyof typeof SIDECAR_PLATE,
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  const reaching = hitsOnPlate(game, vehicle, SIDECAR_PLATE[side], hits, source);
  const taken = yield* strikeLayers(game, vehicle, SIDECAR_LAYERS[side], reaching, source);
  tellPassed(game, vehicle, reaching - taken, 'right through');
  return taken;
}

/** What special armor leaves of a shot that strikes a plate of which there is some left. */
function hitsOnPlate(game: DeluxeGame, vehicle: Vehicle, plate: Plate, hits: number, source: DamageSource): number {
  if (armorOn(vehicle, plate) <= 0) return hits;
  return reflected(game, vehicle, plateType(modelOf(game.setup, vehicle.id), plate), hits, source);
}

/** From the side of the sidecar a shot at the cycle may find that instead. */
function* sidecarIsHit(game: DeluxeGame, vehicle: Vehicle, { from, by }: DamageSource): DeluxePlay<boolean> {
  const beside = sidecarSide(vehicle);
  if (beside === null || from === undefined || !isOnSide(vehicle, beside, from)) return false;
  const seat = by ?? ownerOf(game, vehicle);
  const rolled = yield* roll(game, SIDECAR_HIT.dice, { seat, rule: SIDECAR, purpose: 'cycle or sidecar' });
  const isHit = rolled.total >= SIDECAR_HIT.from;
  tell(game, vehicle, SIDECAR, rolled, isHit ? 'the sidecar is hit' : 'the cycle itself is hit');
  return isHit;
}

function tell(game: DeluxeGame, vehicle: Vehicle, rule: RuleId, rolled: RollRecord, what: string): void {
  const text = `${nameOf(game, vehicle)}: ${what}.`;
  tellAboard(game, vehicle, { kind: 'location', rule, about: vehicle.id, roll: rolled, outcome: 'neutral', text });
}

/** From front or rear: the plate there, or the wheel beside it; what the plate lets through goes on into the frame. */
function* strikeEnd(
  game: DeluxeGame,
  vehicle: Vehicle,
  end: 'front' | 'back',
  hits: number,
  source: DamageSource,
): DeluxePlay<number> {
  const seat = source.by ?? ownerOf(game, vehicle);
  const rolled = yield* roll(game, CYCLE_HIT_DICE, { seat, rule: CYCLE, purpose: 'where the cycle is hit' });
  const isWheel = placeAt(CYCLE_END_HITS, rolled.total) === 'wheel';
  tell(game, vehicle, CYCLE, rolled, isWheel ? `the ${end} wheel is hit` : `the ${end} is hit`);
  if (isWheel) return yield* strikeTire(game, vehicle, tiresAt(vehicle, end)[0], hits, source);
  const plate: Hittable = { kind: 'armor', facing: end };
  const reaching = hitsOnPlate(game, vehicle, end, hits, source);
  const left = source.critical === true ? reaching : strikePart(game, vehicle, plate, reaching, source);
  return left === 0 ? reaching : reaching - left + (yield* strikeFrame(game, vehicle, left, source));
}

/** One thing of all that lies open; the rest passes through. */
function* strikeFrame(game: DeluxeGame, vehicle: Vehicle, hits: number, source: DamageSource): DeluxePlay<number> {
  const seat = source.by ?? ownerOf(game, vehicle);
  const place = yield* framePlace(game, vehicle, seat);
  const part = yield* pick(game, vehicle, framePartsAt(game, vehicle, place), seat);
  if (part === null) return 0;
  if (part.kind === 'tire') return yield* strikeTire(game, vehicle, part.tire, hits, source);
  return hits - strikePart(game, vehicle, part, hits, source);
}

type FramePlace = (typeof CYCLE_SIDE_HITS)[number]['place'];

/** Rolled again for a weapon on a cycle that has none. */
function* framePlace(game: DeluxeGame, vehicle: Vehicle, seat: number): DeluxePlay<FramePlace> {
  for (;;) {
    const of = { rule: CYCLE, purpose: 'what of the cycle is hit' } as const;
    const rolled = yield* roll(game, CYCLE_HIT_DICE, pickedBy(game, vehicle, seat, of));
    const place: FramePlace = placeAt(CYCLE_SIDE_HITS, rolled.total) ?? 'tire';
    const isThere = framePartsAt(game, vehicle, place).length > 0;
    tell(game, vehicle, CYCLE, rolled, isThere ? `a hit on its ${place}` : `there is no ${place} to hit, roll again`);
    if (isThere) return place;
  }
}

/** The things of that kind that it was built with; a passenger behind the rider is as open as he is (H-133). */
function framePartsAt({ setup }: DeluxeGame, vehicle: Vehicle, place: FramePlace): readonly Hittable[] {
  return builtParts(setup, vehicle, { kind: 'frame' }).filter((part) => frameKind(part) === place);
}

/** Somebody on the saddle who was aimed at: what he does not take is lost. */
export function strikeRider(
  game: DeluxeGame,
  vehicle: Vehicle,
  person: Person | undefined,
  hits: number,
  source: DamageSource,
): number {
  if (person === undefined) return 0;
  const rider = { kind: 'person', person } as const;
  const left =
    source.critical === true ? strikePast(game, vehicle, rider, hits) : strikePart(game, vehicle, rider, hits, source);
  tellPassed(game, vehicle, left, 'right through');
  return hits - left;
}

/** A lucky shot finds the joint of his armor. */
function strikePast(
  game: DeluxeGame,
  vehicle: Vehicle,
  rider: Hittable & { readonly kind: 'person' },
  hits: number,
): number {
  const taken = Math.min(hits, roomOf(vehicle, rider, false));
  harmPart(game, vehicle, rider, taken, { rule: 'deluxe/V.3/critical', bodyArmor: false });
  return hits - taken;
}

/** Fire at the end of a trike where the single wheel is: hits on the wheel, or null where the plate is struck. */
export function* strikeTrikeEnd(
  game: DeluxeGame,
  vehicle: Vehicle,
  end: 'front' | 'back',
  hits: number,
  source: DamageSource,
): DeluxePlay<number | null> {
  const seat = source.by ?? ownerOf(game, vehicle);
  const rolled = yield* roll(game, TRIKE_WHEEL_HIT.dice, { seat, rule: TRIKE, purpose: 'plate or wheel' });
  const isWheel = rolled.total >= TRIKE_WHEEL_HIT.from;
  tell(game, vehicle, TRIKE, rolled, isWheel ? `the ${end} wheel is hit` : `the ${end} is hit`);
  return isWheel ? yield* strikeTire(game, vehicle, tiresAt(vehicle, end)[0], hits, source) : null;
}

import { arcBits, distance, type Pose } from '@hardtop/geometry';
import { CARDS, type CardId } from '../catalog/cards.ts';
import { SIDES, type Side } from '../catalog/dashboard.ts';
import { DIE_COLORS, type DiceCounts, FACE_RESULTS, FACES } from '../catalog/dice.ts';
import { CAR } from '../catalog/turning-key.ts';
import { effectsOf } from '../table/queries/cards.ts';
import { drivenSpeed, isOutOfControl } from '../table/queries/tokens.ts';
import type { Car, CardState, State } from '../table/state/state.ts';

// What a bot sees at a glance: means instead of spreads, centers instead of rectangles. The attack itself is chosen by exact odds.

const means = new Map<CardId, number>();

function meanOf(dice: DiceCounts, withWrenches: boolean): number {
  let sum = 0;
  for (const color of DIE_COLORS)
    for (const face of FACES[color]) {
      const { hit, wrench } = FACE_RESULTS[face];
      sum += ((dice[color] ?? 0) * (hit + (withWrenches ? wrench : 0))) / FACES[color].length;
    }
  return sum;
}

/** Points that an attack with a card comes to on average, before any defense. */
function meanDamage(id: CardId): number {
  const known = means.get(id);
  if (known !== undefined) return known;
  const { attack } = CARDS[id];
  const mean = attack === null ? 0 : attack.basic + meanOf(attack.dice, attack.wrench !== 'none');
  means.set(id, mean);
  return mean;
}

const SHIELDS_PER_DIE = 1 / 3;

/** Shields that a car has on average when attacked on a side. */
function meanShields(car: Car, side: Side): number {
  let plates = 0;
  for (const { card } of effectsOf(car, 'sideDefenseDice')) if (card.place === side) plates++;
  const speed = isOutOfControl(car) ? 0 : drivenSpeed(car);
  return (speed + plates + effectsOf(car, 'defenseDice').length) * SHIELDS_PER_DIE;
}

function reaches({ card }: CardState, range: number): boolean {
  const { attack } = CARDS[card];
  return attack !== null && (attack.range === null || range <= attack.range + CAR.length);
}

/** As the geometry counts them. */
const ARCS: Readonly<Record<Side, number>> = { front: 1, left: 2, back: 4, right: 8 };
const TO_THE_SIDES = ARCS.left | ARCS.right;

/** The two best weapons that bear, for a crew of two. */
function broadside(car: Car, pose: Pose, at: Pose): number {
  const arcs = arcBits(pose, CAR, at);
  const range = distance(pose, at);
  let [best, second] = [0, 0];
  for (const card of car.cards) {
    const { attack } = CARDS[card.card];
    if (attack === null || card.faceDown || !reaches(card, range)) continue;
    const fired = attack.sideArcFire ? TO_THE_SIDES : card.place === 'crew' ? 0 : ARCS[card.place];
    if ((arcs & fired) === 0) continue;
    const mean = meanDamage(card.card);
    if (mean > best) [best, second] = [mean, best];
    else if (mean > second) second = mean;
  }
  return best + second;
}

/** What a point does to a side: beyond the armor it goes for what matters. */
const bite = (car: Car, side: Side): number => 1 + 2 / (1 + car.armor[side]);

/** How badly one car hurts another, from where they stand. */
function menace(attacker: Car, from: Pose, victim: Car, at: Pose): number {
  const fire = broadside(attacker, from, at);
  if (fire === 0) return 0;
  const arcs = arcBits(at, CAR, from);
  // The attacker chooses the side.
  let most = 0;
  for (const side of SIDES) {
    if ((arcs & ARCS[side]) === 0) continue;
    most = Math.max(most, Math.max(0.3, fire - meanShields(victim, side)) * bite(victim, side));
  }
  return most;
}

interface Prospect {
  readonly dealt: number;
  readonly taken: number;
}

/** What a place is worth: the best it lets one do to somebody, and all that others can do to one. */
export function prospectAt(state: State, own: Car, pose: Pose): Prospect {
  let [dealt, taken] = [0, 0];
  for (const foe of state.cars) {
    if (foe === own || foe.out !== null) continue;
    dealt = Math.max(dealt, menace(own, pose, foe, foe.pose));
    taken += menace(foe, foe.pose, own, pose);
  }
  return { dealt, taken };
}

/** The nearest car that still fights. */
export function nearestFoe(state: State, own: Car): Car | null {
  let [best, least]: [Car | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const foe of state.cars) {
    if (foe === own || foe.out !== null) continue;
    const far = distance(foe.pose, own.pose);
    if (far < least) [best, least] = [foe, far];
  }
  return best;
}

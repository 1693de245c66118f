import { arcsContaining, distance, type Pose } from '@hardtop/geometry';
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
  const plates = effectsOf(car, 'sideDefenseDice').filter(({ card }) => card.place === side).length;
  const speed = isOutOfControl(car) ? 0 : drivenSpeed(car);
  return (speed + plates + effectsOf(car, 'defenseDice').length) * SHIELDS_PER_DIE;
}

function reaches({ card }: CardState, range: number): boolean {
  const { attack } = CARDS[card];
  return attack !== null && (attack.range === null || range <= attack.range + CAR.length);
}

/** The two best weapons that bear, for a crew of two. */
function broadside(car: Car, pose: Pose, at: Pose): number {
  const arcs: readonly Side[] = arcsContaining(pose, CAR, at);
  const range = distance(pose, at);
  let [best, second] = [0, 0];
  for (const card of car.cards) {
    const { attack } = CARDS[card.card];
    if (attack === null || card.faceDown || !reaches(card, range)) continue;
    const bears = attack.sideArcFire
      ? arcs.includes('left') || arcs.includes('right')
      : arcs.some((arc) => arc === card.place);
    if (!bears) continue;
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
  const arcs: readonly Side[] = arcsContaining(at, CAR, from);
  const open = SIDES.filter((side) => arcs.includes(side));
  // The attacker chooses the side.
  let most = 0;
  for (const side of open) most = Math.max(most, Math.max(0.3, fire - meanShields(victim, side)) * bite(victim, side));
  return most;
}

const foesOf = ({ cars }: State, own: Car): readonly Car[] => cars.filter((car) => car !== own && car.out === null);

interface Prospect {
  readonly dealt: number;
  readonly taken: number;
}

/** What a place is worth: the best it lets one do to somebody, and all that others can do to one. */
export function prospectAt(state: State, own: Car, pose: Pose): Prospect {
  let [dealt, taken] = [0, 0];
  for (const foe of foesOf(state, own)) {
    dealt = Math.max(dealt, menace(own, pose, foe, foe.pose));
    taken += menace(foe, foe.pose, own, pose);
  }
  return { dealt, taken };
}

/** The nearest car that still fights. */
export function nearestFoe(state: State, own: Car): Car | null {
  let [best, least]: [Car | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const foe of foesOf(state, own)) {
    const far = distance(foe.pose, own.pose);
    if (far < least) [best, least] = [foe, far];
  }
  return best;
}

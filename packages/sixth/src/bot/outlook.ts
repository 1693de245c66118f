import { arcBits, distance, type Pose } from '@hardtop/geometry';
import { CARDS, type CardId } from '../catalog/cards.ts';
import { SIDES, type Side } from '../catalog/dashboard.ts';
import { DIE_COLORS, type DiceCounts, FACE_RESULTS, FACES } from '../catalog/dice.ts';
import { CAR } from '../catalog/turning-key.ts';
import type { Setup } from '../scenarios/setup.ts';
import { effectsOf } from '../table/queries/cards.ts';
import { areAllies } from '../table/queries/sides.ts';
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
  const [best, second] = bearing(car, pose, at, false);
  return best + second;
}

/** `both`: a sidearm may be fired by both of the crew. */
function bearing(car: Car, pose: Pose, at: Pose, both: boolean): readonly [number, number] {
  const arcs = arcBits(pose, CAR, at);
  const range = distance(pose, at);
  let [best, second] = [0, 0];
  for (const card of car.cards) {
    const { attack } = CARDS[card.card];
    if (attack === null || card.faceDown || !reaches(card, range)) continue;
    const fired = attack.sideArcFire ? TO_THE_SIDES : card.place === 'crew' ? 0 : ARCS[card.place];
    if ((arcs & fired) === 0) continue;
    const mean = meanDamage(card.card);
    if (mean > best) [best, second] = [mean, both && card.place === 'crew' ? mean : best];
    else if (mean > second) second = mean;
  }
  return [best, second];
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

/** What a re-roll of a die that shows nothing is worth to a defender. */
const SHIELDS_PER_REROLL = 0.28;
/** Even a weak shot at a strong side does something now and then. */
const LEAST = 0.1;

/** As `menace`, weapon by weapon: each is shielded from by itself, and the more the farther off it is. */
export function salvo(attacker: Car, from: Pose, victim: Car, at: Pose): number {
  const [best, second] = bearing(attacker, from, at, true);
  if (best === 0) return 0;
  const arcs = arcBits(at, CAR, from);
  const again = (Math.floor(Math.max(0, distance(from, at) - CAR.length) / KEY) + victim.ace) * SHIELDS_PER_REROLL;
  let most = 0;
  for (const side of SIDES) {
    if ((arcs & ARCS[side]) === 0) continue;
    const dice = meanShields(victim, side) / SHIELDS_PER_DIE;
    const shields = dice * SHIELDS_PER_DIE + Math.min(again, dice * SHIELDS_PER_REROLL);
    const through = Math.max(LEAST, best - shields) + (second === 0 ? 0 : Math.max(LEAST, second - shields));
    most = Math.max(most, through * bite(victim, side));
  }
  return most;
}

/** A re-roll for each of these between the two. */
const KEY = 2;

interface Prospect {
  readonly dealt: number;
  readonly taken: number;
}

interface Arena {
  readonly setup: Setup;
  readonly state: State;
}

/** What a place is worth: the best it lets one do to somebody, and all that others can do to one. */
export function prospectAt({ setup, state }: Arena, own: Car, pose: Pose): Prospect {
  let [dealt, taken] = [0, 0];
  for (const foe of state.cars) {
    if (foe.out !== null || areAllies(setup, foe.seat, own.seat)) continue;
    dealt = Math.max(dealt, menace(own, pose, foe, foe.pose));
    taken += menace(foe, foe.pose, own, pose);
  }
  return { dealt, taken };
}

/** The nearest car that still fights, of another side. */
export function nearestFoe({ setup, state }: Arena, own: Car): Car | null {
  let [best, least]: [Car | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const foe of state.cars) {
    if (foe.out !== null || areAllies(setup, foe.seat, own.seat)) continue;
    const far = distance(foe.pose, own.pose);
    if (far < least) [best, least] = [foe, far];
  }
  return best;
}

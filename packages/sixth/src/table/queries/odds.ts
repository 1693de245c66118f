import { DIE_COLORS, type DiceCounts, type DieColor, FACE_RESULTS, FACES, type Results } from '../../catalog/dice.ts';

/** A result of a roll with its chance. */
interface Chance extends Results {
  readonly chance: number;
}

type Spread = readonly Chance[];

const NOTHING: Spread = [{ hit: 0, skid: 0, wrench: 0, chance: 1 }];
const spreads = new Map<DiceKey, Spread>();

/** A handful as something to remember it by: a number, where no color has more dice than fit into their part of one. */
export type DiceKey = number | string;

/** So many dice of a color, and one less; six such parts are still an exact number. */
const PART = 256;

export function keyOf(dice: DiceCounts): DiceKey {
  let key = 0;
  for (const color of DIE_COLORS) {
    const count = dice[color] ?? 0;
    if (count >= PART) return DIE_COLORS.map((one) => dice[one] ?? 0).join('.');
    key = key * PART + count;
  }
  return key;
}

/** Every result these dice can come to, with its exact chance; worked out once for each handful. */
export function spreadOfDice(dice: DiceCounts): Spread {
  const key = keyOf(dice);
  const before = spreads.get(key);
  if (before !== undefined) return before;
  const found = makeSpread(dice);
  spreads.set(key, found);
  return found;
}

function makeSpread(dice: DiceCounts): Spread {
  const color = DIE_COLORS.findLast((one) => (dice[one] ?? 0) > 0);
  if (color === undefined) return NOTHING;
  return withDie(spreadOfDice({ ...dice, [color]: (dice[color] ?? 0) - 1 }), color);
}

function withDie(spread: Spread, color: DieColor): Spread {
  const sums = new Map<string, Chance>();
  for (const before of spread) {
    for (const face of FACES[color]) {
      const adds = FACE_RESULTS[face];
      const [hit, skid, wrench] = [before.hit + adds.hit, before.skid + adds.skid, before.wrench + adds.wrench];
      const key = `${hit}.${skid}.${wrench}`;
      const chance = (sums.get(key)?.chance ?? 0) + before.chance / FACES[color].length;
      sums.set(key, { hit, skid, wrench, chance });
    }
  }
  return [...sums.values()];
}

/** The chance that a roll comes to something. */
export const chanceThat = (dice: DiceCounts, holds: (results: Results) => boolean): number =>
  spreadOfDice(dice).reduce((sum, one) => (holds(one) ? sum + one.chance : sum), 0);

/** Handfuls put together. */
export function addDice(...handfuls: readonly DiceCounts[]): DiceCounts {
  const sum: Partial<Record<DieColor, number>> = {};
  for (const color of DIE_COLORS) {
    let count = 0;
    for (const dice of handfuls) count += dice[color] ?? 0;
    if (count > 0) sum[color] = count;
  }
  return sum;
}

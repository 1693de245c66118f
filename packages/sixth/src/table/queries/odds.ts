import { DIE_COLORS, type DiceCounts, type DieColor, FACE_RESULTS, FACES, type Results } from '../../catalog/dice.ts';

/** A result of a roll with its chance. */
interface Chance extends Results {
  readonly chance: number;
}

type Spread = readonly Chance[];

const NOTHING: Spread = [{ hit: 0, skid: 0, wrench: 0, chance: 1 }];
const spreads = new Map<string, Spread>();

/** The handful as a name. */
export const keyOf = (dice: DiceCounts): string => DIE_COLORS.map((color) => dice[color] ?? 0).join('.');

/** Every result these dice can come to, with its exact chance; worked out once for each handful. */
export function spreadOfDice(dice: DiceCounts): Spread {
  const key = keyOf(dice);
  const found = spreads.get(key) ?? makeSpread(dice);
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
    const count = handfuls.reduce((total, dice) => total + (dice[color] ?? 0), 0);
    if (count > 0) sum[color] = count;
  }
  return sum;
}

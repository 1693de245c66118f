import {
  DIE_COLORS,
  type DiceCounts,
  type DieColor,
  FACE_RESULTS,
  FACES,
  type FaceId,
  type Results,
} from '../../catalog/dice.ts';
import { keyOf as diceKey } from './odds.ts';
import { type RolledDie, resultsOf } from './rolled.ts';

/** What a face is worth to whoever rolls it. */
export type Worth = (results: Results) => number;

/** A result of a roll and its re-rolls, with its chance. */
interface Rolled extends Results {
  readonly chance: number;
}

/** The mean of a fresh die. */
function meanWorth(color: DieColor, worth: Worth): number {
  const faces = FACES[color];
  return faces.reduce((sum, face) => sum + worth(FACE_RESULTS[face]), 0) / faces.length;
}

/** The best that a die can show. */
export const mostOf = (color: DieColor, worth: Worth): number =>
  FACES[color].reduce((most, face) => Math.max(most, worth(FACE_RESULTS[face])), 0);

/** What a re-roll of a die that shows this face gains on average; below 0 it loses. */
export const gainOf = (color: DieColor, face: FaceId, worth: Worth): number =>
  meanWorth(color, worth) - worth(FACE_RESULTS[face]);

/** Dice that show nothing of use, by color, and what the others show. */
interface Lying extends Rolled {
  readonly idle: readonly number[];
}

const keyOf = ({ idle, hit, skid, wrench }: Lying): string => `${idle.join('.')}/${hit}.${skid}.${wrench}`;

function gather(all: Iterable<Lying>): readonly Lying[] {
  const sums = new Map<string, Lying>();
  for (const one of all) {
    const key = keyOf(one);
    const before = sums.get(key);
    sums.set(key, before === undefined ? one : { ...one, chance: before.chance + one.chance });
  }
  return [...sums.values()];
}

/** One die more, or one that was idle thrown again. */
function* thrown(lying: Lying, color: number, worth: Worth, again: boolean): Generator<Lying> {
  const faces = FACES[DIE_COLORS[color] ?? 'yellow'];
  for (const face of faces) {
    const adds = FACE_RESULTS[face];
    const isIdle = worth(adds) === 0;
    const change = (isIdle ? 1 : 0) - (again ? 1 : 0);
    const idle = change === 0 ? lying.idle : lying.idle.map((count, i) => (i === color ? count + change : count));
    const kept = isIdle ? NOTHING : adds;
    yield {
      idle,
      hit: lying.hit + kept.hit,
      skid: lying.skid + kept.skid,
      wrench: lying.wrench + kept.wrench,
      chance: lying.chance / faces.length,
    };
  }
}

const NOTHING: Results = { hit: 0, skid: 0, wrench: 0 };

const known = new Map<string, readonly Rolled[]>();
const MOST_KNOWN = 2000;

/**
 * The exact chances of a roll whose idle dice are thrown again, the most promising first, while there are re-rolls. Results that are of
 * no use to the thrower are not counted. `name` stands for the worth.
 */
export function spreadWithRerolls(dice: DiceCounts, rerolls: number, worth: Worth, name: string): readonly Rolled[] {
  const key = `${name}:${diceKey(dice)}+${rerolls}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = work(dice, rerolls, worth);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

function work(dice: DiceCounts, rerolls: number, worth: Worth): readonly Rolled[] {
  let all: readonly Lying[] = [{ ...NOTHING, idle: DIE_COLORS.map(() => 0), chance: 1 }];
  for (const [color, id] of DIE_COLORS.entries())
    for (let die = 0; die < (dice[id] ?? 0); die++)
      all = gather(all.flatMap((one) => [...thrown(one, color, worth, false)]));
  return again(all, rerolls, worth, Number.POSITIVE_INFINITY);
}

/** Idle dice are thrown again, the most promising first, until there is as much as is wanted. */
function again(lying: readonly Lying[], rerolls: number, worth: Worth, wanted: number): readonly Lying[] {
  const promising = DIE_COLORS.map((id, color) => ({ color, mean: meanWorth(id, worth) })).sort(
    (a, b) => b.mean - a.mean,
  );
  let all = lying;
  for (let i = 0; i < rerolls; i++) {
    all = gather(
      all.flatMap((one) => {
        const best = promising.find(({ color, mean }) => mean > 0 && (one.idle[color] ?? 0) > 0);
        return best === undefined || worth(one) >= wanted ? [one] : [...thrown(one, best.color, worth, true)];
      }),
    );
  }
  return all;
}

const shieldsIn: Worth = ({ skid }) => skid;

/** Shields that so many re-rolls of what lies there add on average, until as many more are there as can stop anything. */
export function gainOfRerolls(dice: readonly RolledDie[], rerolls: number, open: number): number {
  const now = resultsOf(dice).skid;
  const idle = DIE_COLORS.map((id) => dice.filter(({ color, face }) => color === id && isIdle(face)).length);
  const start: Lying = { ...NOTHING, skid: now, idle, chance: 1 };
  return again([start], rerolls, shieldsIn, now + open).reduce((sum, { skid, chance }) => sum + skid * chance, -now);
}

const isIdle = (face: FaceId): boolean => shieldsIn(FACE_RESULTS[face]) === 0;

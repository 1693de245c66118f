import { type Game, type Play, type RollOf, roll } from './play.ts';

/** Nobody rolls on for ever: honest dice do not tie this often, and typed or scripted ones may not hold up a game. */
const ROLL_OFF_ROUNDS = 40;

/** Who rolls off against whom. */
interface RollOff<T> {
  readonly contenders: readonly T[];
  /** What they have before any die; equals roll until they differ. */
  readonly first: (contender: T) => number;
  readonly dice: string;
  readonly of: (contender: T) => RollOf;
}

/** Everybody from the least to the greatest; whoever is still tied after the last round stays in the order given. */
export function* rollOff<T>(game: Pick<Game<unknown, unknown>, 'dice'>, contest: RollOff<T>): Play<readonly T[]> {
  const { contenders, first, dice, of } = contest;
  let placed = placesOf(contenders.map((contender) => ({ contender, place: 0, score: first(contender) })));
  for (let round = 0; round < ROLL_OFF_ROUNDS; round++) {
    const tied = tiedPlaces(placed);
    if (tied.size === 0) break;
    const rolled: Scored<T>[] = [];
    for (const { contender, place } of placed) {
      const score = tied.has(place) ? (yield* roll(game, dice, of(contender))).total : 0;
      rolled.push({ contender, place, score });
    }
    placed = placesOf(rolled);
  }
  return [...placed].sort((a, b) => a.place - b.place).map(({ contender }) => contender);
}

interface Placed<T> {
  readonly contender: T;
  /** Shared by equals; only the order of places means anything. */
  readonly place: number;
}

interface Scored<T> extends Placed<T> {
  readonly score: number;
}

/** Places anew, by the place before and then by the score; the list keeps its order. */
function placesOf<T>(scored: readonly Scored<T>[]): readonly Placed<T>[] {
  const sorted = [...scored].sort((a, b) => a.place - b.place || a.score - b.score);
  const places = new Map<T, number>();
  sorted.forEach((one, i) => {
    const before = sorted[i - 1];
    const isEqual = before !== undefined && before.place === one.place && before.score === one.score;
    places.set(one.contender, isEqual ? (places.get(before.contender) ?? i) : i);
  });
  return scored.map(({ contender }) => ({ contender, place: places.get(contender) ?? 0 }));
}

function tiedPlaces<T>(placed: readonly Placed<T>[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const tied = new Set<number>();
  for (const { place } of placed) {
    if (seen.has(place)) tied.add(place);
    seen.add(place);
  }
  return tied;
}

/** What two players did to each other; a draw is half a point for either. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** Of the first. */
  readonly points: number;
}

export interface Bounds {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors to either side of a figure that hold it 95 times in 100. */
const SURE = 1.96;

/** What the mean player has, and the points of a natural logarithm of odds: ten to one is 400 points. */
const SCALE = { mean: 1500, point: 400 / Math.LN10 } as const;

/** Rounds after which the strengths stand still to far more digits than anybody prints. */
const ROUNDS = 200;

/**
 * Strengths by Bradley and Terry on the scale of Elo, the mean at 1500, each with the bounds that hold it 95 times in 100. Everybody is
 * taken to have drawn one more game with everybody he met, so that who has won them all has a rating too.
 */
export function ratingsOf(players: number, pairings: readonly Pairing[]): readonly Bounds[] {
  const doubted = pairings.map((pairing) => ({ ...pairing, games: pairing.games + 1, points: pairing.points + 0.5 }));
  const strengths = strengthsOf(players, doubted);
  const variances = variancesOf(strengths, doubted);
  return strengths.map((strength, i) => {
    const value = SCALE.mean + strength * SCALE.point;
    const margin = SURE * Math.sqrt(variances[i] ?? 0) * SCALE.point;
    return { value, low: value - margin, high: value + margin };
  });
}

/** The share of the points, with Wilson's bounds. */
export function shareOf(points: number, games: number): Bounds {
  if (games === 0) return { value: 0.5, low: 0, high: 1 };
  const share = points / games;
  const spread = SURE * SURE;
  const middle = (points + spread / 2) / (games + spread);
  const margin = (SURE / (games + spread)) * Math.sqrt(share * (1 - share) * games + spread / 4);
  return { value: share, low: Math.max(0, middle - margin), high: Math.min(1, middle + margin) };
}

/** The chance that the stronger of two, by logarithms of strength, wins. */
function chanceOf(own: number, other: number): number {
  return 1 / (1 + Math.exp(other - own));
}

/** Logarithms of strength, around zero: each is moved to where it would have made just the points it made. */
function strengthsOf(players: number, pairings: readonly Pairing[]): readonly number[] {
  const logs = new Array<number>(players).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < players; i++) logs[i] = (logs[i] ?? 0) + stepOf(logs, pairings, i);
    const mean = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, players);
    for (let i = 0; i < players; i++) logs[i] = (logs[i] ?? 0) - mean;
  }
  return logs;
}

/** Newton's step for one player, the others standing still. */
function stepOf(logs: readonly number[], pairings: readonly Pairing[], player: number): number {
  let missing = 0;
  let slope = 0;
  for (const { first, second, games, points } of pairings) {
    if (first !== player && second !== player) continue;
    const other = first === player ? second : first;
    const made = first === player ? points : games - points;
    const chance = chanceOf(logs[player] ?? 0, logs[other] ?? 0);
    missing += made - games * chance;
    slope += games * chance * (1 - chance);
  }
  return slope === 0 ? 0 : Math.max(-1, Math.min(1, missing / slope));
}

/** How far each may be off: the inverse of what the games tell, the mean of all held fast. */
function variancesOf(logs: readonly number[], pairings: readonly Pairing[]): readonly number[] {
  const n = logs.length;
  // A constant in every field holds the mean and is taken off again below.
  const rows = Array.from({ length: n }, () => new Array<number>(n).fill(1 / n));
  for (const { first, second, games } of pairings) {
    const chance = chanceOf(logs[first] ?? 0, logs[second] ?? 0);
    const told = games * chance * (1 - chance);
    for (const [i, j, sign] of [
      [first, first, 1],
      [second, second, 1],
      [first, second, -1],
      [second, first, -1],
    ] as const) {
      const row = rows[i];
      if (row !== undefined) row[j] = (row[j] ?? 0) + sign * told;
    }
  }
  return inverseOf(rows).map((row, i) => Math.max(0, (row[i] ?? 0) - 1 / n));
}

/** By Gauss and Jordan; what the games tell is never singular once everybody has met somebody. */
function inverseOf(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const own = rows[i] ?? [];
    const pivot = own[i] ?? 1;
    for (let j = 0; j < own.length; j++) own[j] = (own[j] ?? 0) / pivot;
    for (const [k, row] of rows.entries()) {
      const factor = row[i] ?? 0;
      if (k === i || factor === 0) continue;
      for (let j = 0; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (own[j] ?? 0);
    }
  }
  return rows.map((row) => row.slice(n));
}

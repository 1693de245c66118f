// Engines may differ in the last bits of Math.sin, and a replay must not. This table uses only + - * / and
// the correctly rounded Math.sqrt, so it holds the same bits everywhere.

/** Headings in a full turn: tenths of a degree. */
export const FULL_TURN = 3600;

/** Radians in a tenth of a degree; for bounds on travel, never for a position. */
export const RADIANS_PER_TENTH = Math.PI / 1800;

const QUARTER = FULL_TURN / 4;
const HALF = FULL_TURN / 2;

// Ten terms leave an error below 1e-20 for angles up to 45 degrees.
const TERMS = 10;

function sineSeries(x: number): number {
  let sum = 0;
  for (let n = TERMS; n >= 1; n--) sum = 1 - ((x * x) / (2 * n * (2 * n + 1))) * (n === TERMS ? 1 : sum);
  return x * sum;
}

function cosineSeries(x: number): number {
  let sum = 0;
  for (let n = TERMS; n >= 1; n--) sum = 1 - ((x * x) / ((2 * n - 1) * 2 * n)) * (n === TERMS ? 1 : sum);
  return sum;
}

function firstQuarter(tenths: number): number {
  // The angles people build maps with are set to their nearest values, so that right angles stay right.
  if (tenths === 300) return 0.5;
  if (tenths === 450) return Math.sqrt(0.5);
  if (tenths === 600) return Math.sqrt(0.75);
  return tenths < 450 ? sineSeries(tenths * RADIANS_PER_TENTH) : cosineSeries((QUARTER - tenths) * RADIANS_PER_TENTH);
}

function buildTable(): Float64Array {
  const table = new Float64Array(FULL_TURN);
  for (let k = 0; k <= QUARTER; k++) {
    const value = firstQuarter(k);
    table[k] = value;
    table[HALF - k] = value;
  }
  // 0 - x and not -x: a negative zero would survive into poses and differ in JSON.
  for (let k = 0; k < HALF; k++) table[HALF + k] = 0 - (table[k] ?? 0);
  return table;
}

const SINES = buildTable();

/** Sine of a heading already within 0..3599; the fast paths skip normalising. */
export function sinOfNormal(h: number): number {
  return SINES[h] ?? 0;
}

/** Cosine of a heading already within 0..3599. */
export function cosOfNormal(h: number): number {
  return SINES[h < HALF + QUARTER ? h + QUARTER : h - HALF - QUARTER] ?? 0;
}

import { err, ok, type Problem, type Result } from './result.ts';

/** `3d6+2`: how many, how many sides, what is added, and the least total a rule allows. */
export interface DiceSpec {
  readonly count: number;
  readonly sides: number;
  readonly plus: number;
  readonly atLeast?: number;
}

const NOTATION = /^(\d*)d(\d*)([+-]\d+)?$/i;

/** Reads `2d6+3`, `1d-4` (six sides understood), `d`, and a bare `5` for five dice, as the books print them. */
export function parseDice(text: string): Result<DiceSpec, Problem> {
  const compact = text.replace(/\s+/g, '').replace(/[−–]/g, '-');
  if (/^\d+$/.test(compact)) return ok({ count: Number(compact), sides: 6, plus: 0 });
  const match = NOTATION.exec(compact);
  if (match === null) {
    return err({ code: 'dice', message: `"${text}" is not dice.`, legal: ['2d6', '1d-4', '3d6+2'] });
  }
  const [, count = '', sides = '', plus = '0'] = match;
  return ok({ count: count === '' ? 1 : Number(count), sides: sides === '' ? 6 : Number(sides), plus: Number(plus) });
}

export function makeDice(spec: DiceSpec): string {
  const plus = spec.plus === 0 ? '' : spec.plus > 0 ? `+${spec.plus}` : `${spec.plus}`;
  return `${spec.count}d${spec.sides}${plus}`;
}

const parsed = new Map<string, DiceSpec>();

/** Notation written by us in a table: a mistake in it is a bug. */
export function diceOf(notation: string): DiceSpec {
  const known = parsed.get(notation);
  if (known !== undefined) return known;
  const result = parseDice(notation);
  if (!result.ok) throw new Error(result.error.message);
  parsed.set(notation, result.value);
  return result.value;
}

export function totalOf(spec: DiceSpec, values: readonly number[]): number {
  let total = spec.plus;
  for (const value of values) total += value;
  return spec.atLeast === undefined ? total : Math.max(spec.atLeast, total);
}

export function meanOf(spec: DiceSpec): number {
  if (spec.atLeast === undefined) return spec.count * ((spec.sides + 1) / 2) + spec.plus;
  return spreadOf(spec).reduce((sum, [total, chance]) => sum + total * chance, 0);
}

const spreads = new Map<string, readonly (readonly [number, number])[]>();

/** Every total with its chance, ascending. */
export function spreadOf(spec: DiceSpec): readonly (readonly [total: number, chance: number])[] {
  const key = `${spec.count}/${spec.sides}/${spec.plus}/${spec.atLeast ?? ''}`;
  const known = spreads.get(key);
  if (known !== undefined) return known;
  let ways = [1];
  for (let die = 0; die < spec.count; die++) ways = addDie(ways, spec.sides);
  const all = spec.sides ** spec.count;
  const byTotal = new Map<number, number>();
  ways.forEach((count, sum) => {
    if (count === 0) return;
    const total = totalOf({ ...spec, plus: spec.plus }, [sum]);
    byTotal.set(total, (byTotal.get(total) ?? 0) + count / all);
  });
  const spread = [...byTotal].sort((a, b) => a[0] - b[0]);
  spreads.set(key, spread);
  return spread;
}

function addDie(ways: readonly number[], sides: number): number[] {
  const next: number[] = new Array<number>(ways.length + sides).fill(0);
  ways.forEach((count, sum) => {
    for (let face = 1; face <= sides; face++) next[sum + face] = (next[sum + face] ?? 0) + count;
  });
  return next;
}

/** The chance that the dice total `need` or more. */
export function chanceOf(spec: DiceSpec, need: number): number {
  let chance = 0;
  for (const [total, p] of spreadOf(spec)) if (total >= need) chance += p;
  return chance;
}

// Recorded rolls over streams keyed by path: the same seed gives the same dice at the same path, whatever else is rolled.

import type { DiceSource } from '@hardtop/campaign';
import { branchesOf, diceOf, type Modifier, type Problem, type RuleId } from '@hardtop/kernel';
import type { DiceNotation } from '../catalog/units.ts';
import { partName } from './part-words.ts';

/** One roll as it stands on a card: the dice, the table they were read from, and the row. */
export interface Roll {
  readonly path: string;
  readonly dice: string;
  readonly values: readonly number[];
  /** With all modifiers. */
  readonly total: number;
  readonly rule: RuleId;
  readonly modifiers?: readonly Modifier[];
  readonly table?: string;
  readonly row?: string;
  /** The referee named the result; nothing was rolled. */
  readonly mandated?: true;
  /** The book has no such table or die; it stands in for a choice of the referee. */
  readonly reconstructed?: true;
}

/** A roll while it is written down; copies of every roll would cost more than the dice. */
export type RollDraft = { -readonly [K in keyof Roll]: Roll[K] };

export interface RollContext {
  readonly seed: string;
  /** How often the part at a path was rolled again; all paths under it are rolled again with it. */
  readonly rerolls: Readonly<Record<string, number>>;
  /** What the referee wants at a path: a row of the table rolled there or `die:4`; the total where dice are a number. */
  readonly mandates: Readonly<Record<string, string>>;
  readonly rolls: Roll[];
  /** Mandates that cannot be. The dice stood in for them. */
  readonly problems: Problem[];
  readonly dice: DiceSource;
  readonly isAmended: boolean;
}

interface RollRequest {
  readonly seed: string;
  readonly rerolls?: Readonly<Record<string, number>>;
  readonly mandates?: Readonly<Record<string, string>>;
  /** Other dice than those of the seed. */
  readonly dice?: DiceSource;
}

export function rollContext(request: RollRequest): RollContext {
  const { seed, rerolls = {}, mandates = {}, dice = branchesOf(seed) } = request;
  const isAmended = request.rerolls !== undefined || request.mandates !== undefined;
  return { seed, rerolls, mandates, rolls: [], problems: [], dice, isAmended };
}

/** The rows a roll is read from; a total beyond the last reads the last, one below the first the first. */
export interface TableRows<R> {
  readonly name: string;
  readonly dice: DiceNotation;
  readonly first: number;
  readonly results: readonly R[];
  readonly reconstructed?: true;
  /** What a referee may name though this column cannot show it. */
  readonly mandatable?: readonly R[];
  /** What the dice may show and nobody may name. */
  readonly unnameable?: readonly R[];
}

/** Rolls on a table whose rows are words. */
export function rollOn<R extends string>(
  ctx: RollContext,
  path: string,
  table: TableRows<R>,
  rule: RuleId,
  modifiers: readonly Modifier[] = [],
): R {
  const named = mandateAt(ctx, path);
  if (named !== undefined) {
    const legal = nameableOf(table);
    const row = legal.find((one) => one === named);
    if (row !== undefined) {
      const total = table.first + Math.max(table.results.indexOf(row), 0);
      ctx.rolls.push({ path, dice: table.dice, values: [], total, rule, table: table.name, row, mandated: true });
      return row;
    }
    const die = dieNamed(named, table.dice);
    if (die !== undefined) return readOff(ctx, path, table, rule, modifiers, [die - diceOf(table.dice).plus], true);
    refuse(ctx, path, named, legal);
  }
  return readOff(ctx, path, table, rule, modifiers, valuesOf(ctx, path, table.dice), false);
}

function nameableOf<R extends string>({ results, mandatable = [], unnameable = [] }: TableRows<R>): readonly R[] {
  return [...new Set([...results, ...mandatable])].filter((row) => !unnameable.includes(row));
}

function readOff<R extends string>(
  ctx: RollContext,
  path: string,
  table: TableRows<R>,
  rule: RuleId,
  modifiers: readonly Modifier[],
  values: readonly number[],
  isMandated: boolean,
): R {
  const total = totalOf(table.dice, values, modifiers);
  const row = rowAt(table, total);
  const roll: RollDraft = { path, dice: table.dice, values, total, rule, table: table.name, row };
  if (modifiers.length > 0) roll.modifiers = modifiers;
  if (table.reconstructed === true) roll.reconstructed = true;
  if (isMandated) roll.mandated = true;
  ctx.rolls.push(roll);
  return row;
}

/** `die:4`: the referee sets the dice and lets the modifiers and the table speak. */
function dieNamed(named: string, dice: DiceNotation): number | undefined {
  const match = /^die:(\d+)$/.exec(named);
  if (match === null) return undefined;
  const { count, sides, plus } = diceOf(dice);
  const total = Number(match[1]);
  return total >= count + plus && total <= count * sides + plus ? total : undefined;
}

export function rowAt<R>(table: TableRows<R>, total: number): R {
  const index = Math.min(Math.max(total - table.first, 0), table.results.length - 1);
  const row = table.results[index];
  if (row === undefined) throw new Error(`${table.name} has no rows`);
  return row;
}

/** Where the book prints the dice, or that it does not. */
export type RollSource = Pick<Roll, 'table' | 'row' | 'reconstructed'>;

export const RECONSTRUCTION: RollSource = { reconstructed: true };

/** Dice that are a number by themselves: how many men, how much damage. A mandated number is what the dice can show. */
export function rollNumber(
  ctx: RollContext,
  path: string,
  dice: DiceNotation,
  rule: RuleId,
  source: RollSource = {},
): number {
  const named = mandateAt(ctx, path);
  if (named !== undefined) {
    const { count, sides, plus } = diceOf(dice);
    const total = Number(named);
    if (Number.isInteger(total) && total >= count + plus && total <= count * sides + plus) {
      ctx.rolls.push({ path, dice, values: [], total, rule, mandated: true });
      return total;
    }
    refuse(ctx, path, named, [`${count + plus} to ${count * sides + plus}`]);
  }
  const values = valuesOf(ctx, path, dice);
  const total = totalOf(dice, values, []);
  const roll: RollDraft = { path, dice, values, total, rule };
  if (source.table !== undefined) roll.table = source.table;
  if (source.row !== undefined) roll.row = source.row;
  if (source.reconstructed === true) roll.reconstructed = true;
  ctx.rolls.push(roll);
  return total;
}

/** One of a list that is not empty, all alike, where the book lets the referee pick; a list of one needs no die. */
export function rollPick<R extends string>(
  ctx: RollContext,
  path: string,
  name: string,
  list: readonly R[],
  rule: RuleId,
): R {
  const [only, second] = list;
  if (only !== undefined && second === undefined) return only;
  return rollOn(ctx, path, { name, dice: `1d${list.length}`, first: 1, results: list, reconstructed: true }, rule);
}

/** A choice that players or referee make: no dice, and open until a result is named at the path. */
export function choiceAt<R extends string>(
  ctx: RollContext,
  path: string,
  name: string,
  options: readonly R[],
  rule: RuleId,
): R | null {
  const named = mandateAt(ctx, path);
  const row = options.find((one) => one === named);
  if (named !== undefined && row === undefined) refuse(ctx, path, named, options);
  const roll: RollDraft = { path, dice: 'choice', values: [], total: 0, rule, table: name, row: row ?? 'open' };
  if (row !== undefined) roll.mandated = true;
  ctx.rolls.push(roll);
  return row ?? null;
}

/** 1D100 against a chance; one that is 100 or more is certain, and still rolled for the record. */
export function rollPercent(ctx: RollContext, path: string, chance: number, rule: RuleId): PercentRoll {
  const roll = rollNumber(ctx, path, '1d100', rule);
  return { roll, chance, success: roll <= chance };
}

export interface PercentRoll {
  readonly roll: number;
  readonly chance: number;
  readonly success: boolean;
}

function totalOf(dice: DiceNotation, values: readonly number[], modifiers: readonly Modifier[]): number {
  let total = diceOf(dice).plus;
  for (const value of values) total += value;
  for (const modifier of modifiers) total += modifier.value;
  return total;
}

function valuesOf(ctx: RollContext, path: string, dice: DiceNotation): readonly number[] {
  const { count, sides } = diceOf(dice);
  return facesOf(ctx, path, count, sides);
}

/** So many dice of the stream at a path. */
export function facesOf(ctx: RollContext, path: string, count: number, sides: number): readonly number[] {
  const stream = ctx.dice.at(keyOf(ctx, path));
  const values: number[] = [];
  for (let die = 0; die < count; die++) values.push(stream.int(1, sides));
  return values;
}

/** The path, marked by every reroll of it and of the parts it lies in. */
export function keyOf(ctx: RollContext, path: string): string {
  if (!ctx.isAmended) return path;
  let key = path;
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
    key += markOf(ctx, path.slice(0, end));
  }
  return key + markOf(ctx, path);
}

function markOf(ctx: RollContext, part: string): string {
  const count = Object.hasOwn(ctx.rerolls, part) ? ctx.rerolls[part] : undefined;
  return count === undefined || count === 0 ? '' : `#${part.length}.${count}`;
}

function mandateAt(ctx: RollContext, path: string): string | undefined {
  return ctx.isAmended && Object.hasOwn(ctx.mandates, path) ? ctx.mandates[path] : undefined;
}

function refuse(ctx: RollContext, path: string, named: string, legal: readonly string[]): void {
  ctx.problems.push({
    code: 'mandate',
    message: `"${named}" cannot be rolled for ${partName(path)}.`,
    field: path,
    legal,
  });
}

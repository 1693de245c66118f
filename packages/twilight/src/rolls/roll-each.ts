// Rolls made for each of several men from one stream, and recorded together.

import { diceOf, type RuleId } from '@hardtop/kernel';
import { facesOf, keyOf, type RollContext, type RollDraft, type RollSource, rowAt, type TableRows } from './roll.ts';

/** A die for each of several men from one stream: a group that grows keeps the dice it had. */
export function rollEach(
  ctx: RollContext,
  path: string,
  count: number,
  sides: number,
  rule: RuleId,
  source: RollSource = {},
): readonly number[] {
  const values = facesOf(ctx, path, count, sides);
  const roll: RollDraft = { path, dice: `${count}d${sides}`, values, total: sumOf(values), rule };
  if (source.table !== undefined) roll.table = source.table;
  if (source.row !== undefined) roll.row = source.row;
  if (source.reconstructed === true) roll.reconstructed = true;
  ctx.rolls.push(roll);
  return values;
}

/** A row of the same table for each of several men. */
export function rollEachOn<R extends string>(
  ctx: RollContext,
  path: string,
  count: number,
  table: TableRows<R>,
  rule: RuleId,
): readonly R[] {
  const { sides } = diceOf(table.dice);
  const values = facesOf(ctx, path, count, sides);
  const rows = values.map((value) => rowAt(table, value));
  const dice = `${count}d${sides}`;
  const roll: RollDraft = { path, dice, values, total: sumOf(values), rule, table: table.name, row: rows.join(', ') };
  if (table.reconstructed === true) roll.reconstructed = true;
  ctx.rolls.push(roll);
  return rows;
}

/** One of his own list for each of several men, where the book lets the referee pick. */
export function rollPicks<R extends string>(
  ctx: RollContext,
  path: string,
  name: string,
  lists: readonly (readonly R[])[],
  rule: RuleId,
): readonly R[] {
  const stream = ctx.dice.at(keyOf(ctx, path));
  const values: number[] = [];
  const picks: R[] = [];
  let dice = '';
  for (const list of lists) {
    const value = stream.int(1, list.length);
    const pick = list[value - 1];
    if (pick === undefined) throw new Error(`${name} has nothing to pick`);
    values.push(value);
    picks.push(pick);
    dice += dice === '' ? `1d${list.length}` : ` 1d${list.length}`;
  }
  ctx.rolls.push({
    path,
    dice,
    values,
    total: sumOf(values),
    rule,
    table: name,
    row: picks.join(', '),
    reconstructed: true,
  });
  return picks;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

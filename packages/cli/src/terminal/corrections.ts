import { type Correction, describeParam, err, type Params, type Problem, type Result, type Row } from '@hardtop/kernel';
import type { Table } from '../game/table.ts';

const MOST_LINES = 60;

/** What a referee may correct, those that have the given words in them. */
export function correctionLines(table: Table, words: string): readonly string[] {
  const refused = table.refereeProblem();
  if (refused !== null) return [refused.message];
  const wanted = words.toLowerCase().split(/\s+/);
  const found = table.match
    .corrections()
    .filter(({ id, label, group }) => wanted.every((word) => `${id} ${label} ${group}`.toLowerCase().includes(word)));
  const lines = found.slice(0, MOST_LINES).map(lineOf);
  if (found.length > MOST_LINES) lines.push(`… and ${found.length - MOST_LINES} more: add a word.`);
  return [...lines, 'To make one: correct ID: 7 because the sheet was misread'];
}

function lineOf({ id, label, group, params }: Correction): string {
  const wanted = params.length === 0 ? '' : ` (${params.map(describeParam).join(', ')})`;
  return `  ${id}  ${group}: ${label}${wanted}`;
}

/** Whose last answer a referee may take back. */
export function overruleLines(table: Table): readonly string[] {
  const refused = table.refereeProblem();
  if (refused !== null) return [refused.message];
  const lines = table.match.seats.map(({ name, plays }, i) => `  ${i + 1}  ${name}${plays === '' ? '' : `, ${plays}`}`);
  return [...lines, 'To take back what one did last, dice and all: overrule 2 because the rule was misread'];
}

/** `2 because REASON`, or the seat's name. */
export function overrule(table: Table, text: string): Result<readonly Row[], Problem> {
  const [, who = '', reason = ''] = /^(.+?)\s+because\s+(.+)$/.exec(text) ?? [];
  const { seats } = table.match;
  const wanted = who.toLowerCase();
  const found = seats.find(({ name }, i) => String(i + 1) === wanted || name.toLowerCase() === wanted);
  if (found !== undefined) return table.overrule(found.seat, reason);
  const legal = seats.map(({ name }, i) => `${i + 1} (${name})`);
  return err({ code: 'seat', field: 'seat', message: `There is no seat "${who}".`, legal });
}

/** `ID: 7 3 because REASON`. */
export function makeCorrection(table: Table, text: string): Result<readonly Row[], Problem> {
  const match = /^(.+?):\s*(-?\d+(?:[\s,]+-?\d+)*)?\s*because\s+(.+)$/.exec(text);
  if (match === null) return err({ code: 'amend', message: 'Type "correct ID: NUMBERS because REASON".' });
  const [, id = '', numbers = '', reason = ''] = match;
  const correction = table.match.corrections().find((candidate) => candidate.id === id.trim());
  const values = numbers === '' ? [] : numbers.split(/[\s,]+/).map(Number);
  const params: Record<string, number> = {};
  for (const [i, param] of (correction?.params ?? []).entries()) {
    const value = values[i];
    if (value !== undefined) params[param.name] = value;
  }
  return table.amend(id.trim(), params satisfies Params, reason);
}

// A card unfolded in the terminal: every part under its whole, every roll under its part.

import type { Card, WorldRoll } from '@hardtop/campaign';
import { modifiersText, rollText } from './figures.ts';
import type { Style } from './style.ts';

export function cardLines(card: Card, style: Style): readonly string[] {
  const rule = card.rule === null ? '' : ` ${style.dim(`[${card.rule}]`)}`;
  return [
    `${style.bold(card.title)}${rule}`,
    ...card.lines.map((line) => `  ${line}`),
    ...card.rolls.map((roll) => `  ${style.dim(worldRollText(roll))}`),
    ...card.parts.flatMap((part) => cardLines(part, style)).map((line) => `  ${line}`),
  ];
}

function worldRollText(roll: WorldRoll): string {
  const { path, name = path, table, row, mandated, modifiers = [] } = roll;
  const figures = [
    mandated === true ? 'mandated' : rollText(roll),
    ...(modifiers.length === 0 ? [] : [modifiersText(modifiers)]),
    ...(table === undefined ? [] : [`${table}: ${row ?? ''}`]),
  ];
  return `${name}: ${figures.join('; ')}`;
}

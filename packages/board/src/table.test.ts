import { Match } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import { expect, it } from 'vitest';
import type { TableMatch, TableRuleset } from './table.ts';

it('takes any ruleset that draws boards, and its matches show them', () => {
  const table: TableRuleset = toy;
  const started = Match.start(table, { turns: 1 }, { seed: '1' });
  if (!started.ok) throw new Error(started.error[0]?.message);
  const match: TableMatch = started.value;
  const { bounds, pieces } = match.view(null);
  expect(pieces.map(({ tag }) => tag)).toEqual(['1', '2']);
  for (const { pose } of pieces) expect(pose.x >= bounds.minX && pose.x <= bounds.maxX).toBe(true);
});

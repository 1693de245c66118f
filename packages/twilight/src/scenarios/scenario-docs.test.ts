import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSetup } from './scenario-file.ts';

const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const [, section = ''] = page.split('## Twilight Encounters');

it('twilight/combat/turn: the scenario in the documentation is sound', () => {
  const result = parseSetup(JSON.parse(/```json\n([\s\S]*?)```/.exec(section)?.[1] ?? 'null'));
  expect(result.ok ? [] : result.error).toEqual([]);
});

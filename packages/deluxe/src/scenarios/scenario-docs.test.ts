import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSetup } from './scenario-file.ts';

const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const [scenario, car] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));

it('deluxe/III.1/set-up: the scenario in the documentation is sound', () => {
  const result = parseSetup(scenario);
  expect(result.ok ? [] : result.error).toEqual([]);
});

it('deluxe/III.1/set-up: the whole car in the documentation is sound', () => {
  const [first, second] = scenario.vehicles;
  const { damage: _damage, ...fresh } = first;
  const result = parseSetup({ ...scenario, vehicles: [{ ...fresh, car }, second] });
  expect(result.ok ? [] : result.error).toEqual([]);
});

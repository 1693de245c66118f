import { describeContract, describeRecordings } from '@hardtop/kernel/contract';
import { expect, it } from 'vitest';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { disguise } from '../testing/disguise.ts';
import { HIDDEN_SCENARIOS } from '../testing/hidden-scenarios.ts';
import { roadrage } from './ruleset.ts';

const options = {
  hiding: HIDDEN_SCENARIOS,
  disguise,
  files: SCENARIOS,
  games: SCENARIOS.length,
  limit: 20_000,
};
describeContract(roadrage, options);

it('roadrage/setup/introduction: races, chases, derbies and duels stand ready, one of them against the road alone', () => {
  const setups = SCENARIOS.flatMap((file) => {
    const setup = roadrage.parseSetup(file);
    return setup.ok ? [setup.value] : [];
  });
  expect(setups).toHaveLength(SCENARIOS.length);
  const objectives = new Set(setups.map(({ objective }) => objective.kind));
  expect(objectives).toEqual(new Set(['duel', 'lastMoving', 'laps', 'escape', 'capture']));
  expect(setups.some(({ starts }) => starts.some(({ solitaire }) => solitaire !== null))).toBe(true);
  for (const kind of ['races', 'chases', 'derbies', 'duels']) expect(roadrage.summary).toContain(kind);
});
describeRecordings(roadrage, new URL('../../recorded', import.meta.url));

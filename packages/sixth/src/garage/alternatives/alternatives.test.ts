import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_SIZES } from '../../catalog/game-sizes.ts';
import { build } from '../../testing/arena.ts';
import { anyDesign } from '../../testing/designs.ts';
import type { Design } from '../design/design.ts';
import { applyEdit } from '../design/edit.ts';
import { mending } from '../mending.ts';
import { problemKey } from '../problems/problem.ts';
import { problemsOf } from '../problems/problems.ts';
import { USUAL } from '../problems/settings.ts';
import { alternativesOf } from './alternatives.ts';

const labels = (design: Design): readonly (readonly string[])[] =>
  mending.check(design).problems.map(({ alternatives }) => alternatives.map(({ label }) => label));

const tally = (design: Design): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const problem of problemsOf(design, USUAL))
    counts.set(problemKey(problem), (counts.get(problemKey(problem)) ?? 0) + 1);
  return counts;
};

describe('sixth/setup/construction', () => {
  it('offers only ways that remove their problem and add none', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const problems = problemsOf(design, USUAL);
        const before = tally(design);
        for (const problem of problems)
          for (const { edit } of alternativesOf(design, problem, problems, USUAL)) {
            const after = tally(applyEdit(design, edit));
            expect(after.get(problemKey(problem)) ?? 0).toBeLessThan(before.get(problemKey(problem)) ?? 0);
            for (const [key, count] of after) expect(count).toBeLessThanOrEqual(before.get(key) ?? 0);
          }
      }),
      { numRuns: 100 },
    );
  });

  it('has a way out of every single fault', () => {
    const crew = ['rookieDriver', 'rookieGunner'] as const;
    const wrong: readonly Design[] = [
      build({ front: ['rotaryMachineGun', 'rotaryMachineGun', 'antiTankGun', 'antiTankGun'] }),
      build({ crew: ['legendDriver', 'rookieGunner'] }),
      build({}, { size: { ap: 13, bp: 16, cp: 4 } }),
      build({ crew: [] }),
      build({ crew: [...crew, 'amateurDriver'] }),
      build({ left: ['boosterKit'] }),
      build({ left: ['siegeGun'] }, { size: GAME_SIZES.large }),
      build({ front: ['longGun'] }),
      build({ left: ['steelPlate', 'steelPlate'] }),
      build({ left: ['targetingComputer'], right: ['targetingComputer'] }),
      build({ crew: [...crew, 'safetyCage', 'chassisBrace'] }),
      build({ crew: [...crew, 'flakJacket', 'flakJacket'] }),
      build({ front: ['lightMachineGun', 'lightMachineGun', 'lightMachineGun'] }),
      build({ front: ['smallMachineGun'] }),
    ];
    for (const design of wrong) for (const ways of labels(design)) expect([design.cards, ways.length]).not.toEqual([design.cards, 0]); // biome-ignore format: one test
  });

  it('puts the nearest first and says what it costs or saves', () => {
    expect(labels(build({ left: ['boosterKit'] }))).toEqual([
      ['Put the Booster Kit on the front', expect.stringContaining('Take the Booster Kit off the left, saving 1 BP'), expect.anything(), expect.anything()],
    ]); // biome-ignore format: one list
    const [plates] = labels(build({ left: ['steelPlate', 'steelPlate'] }));
    expect(plates?.slice(0, 3)).toEqual([
      'Put the Steel Plate on the front',
      'Put the Steel Plate on the back',
      'Put the Steel Plate on the right',
    ]);
    const [over] = labels(build({ front: ['antiTankGun', 'antiTankGun'], left: ['rotaryMachineGun'], right: ['antiTankGun'] }, { size: { ap: 4, bp: 16, cp: 4 } })); // biome-ignore format: one build
    expect(over?.[0]).toMatch(/saving 1 BP$/);
    const [dear] = labels(build({ front: ['longGun'] }));
    expect(dear).toContain('Build it for a large game (36 BP, 9 CP)');
  });
});

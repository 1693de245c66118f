import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPTION_IDS, OPTIONS } from '../../catalog/options.ts';
import { anyDesign } from '../../testing/designs.ts';
import { character, design, gun } from '../../testing/road.ts';
import type { Design } from '../design/design.ts';
import { applyEdit } from '../design/edit.ts';
import { costOf } from '../figures/cost.ts';
import { mending } from '../mending.ts';
import { problemKey } from '../problems/problem.ts';
import { NEW_CHARACTERS, problemsOf } from '../problems/problems.ts';
import { alternativesOf } from './alternatives.ts';

const labels = (built: Design): readonly (readonly string[])[] =>
  mending.check(built).problems.map(({ alternatives }) => alternatives.map(({ label }) => label));

const tally = (built: Design): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const problem of problemsOf(built, NEW_CHARACTERS))
    counts.set(problemKey(problem), (counts.get(problemKey(problem)) ?? 0) + 1);
  return counts;
};

describe('roadrage/design/sequence', () => {
  it('offers only ways that remove their problem and add none', () => {
    fc.assert(
      fc.property(anyDesign, (built) => {
        const problems = problemsOf(built, NEW_CHARACTERS);
        const before = tally(built);
        for (const problem of problems)
          for (const { edit } of alternativesOf(built, problem, problems, NEW_CHARACTERS)) {
            const after = tally(applyEdit(built, edit));
            expect(after.get(problemKey(problem)) ?? 0).toBeLessThan(before.get(problemKey(problem)) ?? 0);
            for (const [key, count] of after) expect(count).toBeLessThanOrEqual(before.get(key) ?? 0);
          }
      }),
      { numRuns: 150 },
    );
  });

  it('has a way out of every single fault', () => {
    const crew = [character('Max', { car: 3 })];
    const wrong: readonly Design[] = [
      design('midSized', { options: ['multicarb', 'fuelInjection'] }),
      design('heavyBike', { options: ['armorMedium'] }),
      design('compact', { options: ['cargoArea', 'cargoArea', 'cargoArea', 'cargoArea'] }),
      design('midSized', { weapons: [gun('laser', { mount: 'door', facing: 'left' })] }),
      design('truckVan', { weapons: [gun('agl', { mount: 'pintle' })] }),
      design('midSized', { weapons: [gun('handWeapon')] }),
      design('midSized', { weapons: [gun('smokescreen', { targeting: 'computer' })] }),
      design('midSized', { crew: [] }),
      design('midSized', { crew }),
      design('lightBike', { crew: [character('A'), character('B')] }),
      design('midSized', { crew: [character('Max', {}, ['laser'])] }),
    ];
    for (const built of wrong) for (const ways of labels(built)) expect({ built, ways: ways.length }).not.toMatchObject({ ways: 0 }); // biome-ignore format: one test
  });

  it('says what a way costs or saves', () => {
    const [ways] = labels(design('midSized', { options: ['multicarb', 'fuelInjection'] }));
    expect(ways).toEqual(['Take out the fuel injection, saving 2 minor', 'Take out the multicarb, saving 1 minor']);
    const [pintle] = labels(design('truckVan', { weapons: [gun('agl', { mount: 'pintle' })] }));
    expect(pintle?.slice(0, 3)).toEqual(['Fit a sun roof for 1 minor', 'Fit a convertible top', 'Fit a cargo flatbed']);
  });
});

describe('roadrage/design/options-table', () => {
  it('never makes a design cheaper by one option more', () => {
    fc.assert(
      fc.property(anyDesign, fc.constantFrom(...OPTION_IDS), (built, option) => {
        const [before, after] = [costOf(built), costOf(applyEdit(built, { kind: 'addOption', option }))];
        expect(after).toEqual({
          minor: before.minor + OPTIONS[option].cost.minor,
          major: before.major + OPTIONS[option].cost.major,
        });
      }),
    );
  });

  it('counts both guns of a door and their sights, and the door once', () => {
    const twin = gun('machineGun', { mount: 'door', facing: 'left', twin: true, targeting: 'advanced' });
    expect(costOf(design('truckVan', { weapons: [twin] }))).toEqual({ minor: 3, major: 2 });
  });
});

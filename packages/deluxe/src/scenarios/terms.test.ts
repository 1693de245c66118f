import { agreedTerms, withTerms } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../play/ruleset.ts';
import { TERMS } from './terms.ts';

const fileOf = (id: string) => deluxe.scenarios.find((scenario) => scenario.id === id)?.file;
const seatsOf = (file: unknown) => {
  const setup = deluxe.parseSetup(file);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return deluxe.seats(setup.value).map(({ name, plays }) => `${name}: ${plays}`);
};

describe('deluxe/XIV/ground-rules', () => {
  it('every value that may be chosen reads, in every scenario of the full game', () => {
    for (const { id, file } of deluxe.scenarios.filter((each) => !('jumpStart' in Object(each.file)))) {
      for (const { path, choices } of TERMS.list) {
        for (const { value } of choices) {
          const settled = withTerms(TERMS, file, { [path]: value });
          expect(settled.ok && deluxe.parseSetup(settled.value).ok, `${id} ${path} ${value}`).toBe(true);
        }
      }
    }
  });

  it('what is otherwise than in the book has its rule', () => {
    const settled = withTerms(TERMS, fileOf('the-pit'), { 'variants.criticalHits': true });
    expect(agreedTerms('deluxe', TERMS, settled.ok ? settled.value : null).differs).toMatchObject([
      { title: 'Critical hits', is: 'Yes', book: 'No', rule: 'deluxe/V.3/critical' },
    ]);
  });
});

describe('deluxe/III.1/set-up: crews split among seats', () => {
  const pit = fileOf('the-pit') as { readonly vehicles: readonly object[] };
  const piranhas = { ...pit, vehicles: pit.vehicles.map((vehicle) => ({ ...vehicle, car: 'piranha' })) };

  it('driver and gunner of one car are two people of one side', () => {
    const split = TERMS.withCrews?.(piranhas);
    expect(seatsOf(split)).toHaveLength(4);
    expect(seatsOf(split)[2]).toMatch(/’s gunner: gunner of Piranha/);
    const setup = deluxe.parseSetup(split);
    expect(setup.ok && setup.value.sides).toEqual([0, 1, 0, 1]);
  });

  it('a car with one aboard stays one seat, and what is no file is handed back', () => {
    const stingers = { ...pit, vehicles: pit.vehicles.map((vehicle) => ({ ...vehicle, car: 'stinger' })) };
    expect(seatsOf(TERMS.withCrews?.(stingers))).toEqual(seatsOf(stingers));
    expect(TERMS.withCrews?.(7)).toBe(7);
  });

  it('sides are teams', () => {
    const teams = (sides: readonly number[]) => {
      const setup = deluxe.parseSetup(TERMS.withSides?.(TERMS.withCrews?.(piranhas), sides));
      return setup.ok ? setup.value.sides : setup.error.map(({ field }) => field);
    };
    expect(teams([5, 6, 5, 6])).toEqual([0, 1, 0, 1]);
    expect(teams([0, 0, 1, 1])).not.toEqual([0, 1, 0, 1]);
  });
});

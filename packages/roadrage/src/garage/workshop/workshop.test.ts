import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BODY_IDS } from '../../catalog/bodies.ts';
import { OPTION_IDS } from '../../catalog/options.ts';
import { WEAPON_IDS } from '../../catalog/weapons.ts';
import { anyDesign } from '../../testing/designs.ts';
import { garage } from '../garage.ts';
import { parseDesign } from '../notation/parse-design.ts';
import { NEW_CHARACTERS } from '../problems/problems.ts';
import { workshopUnder } from './workshop.ts';

const workshop = workshopUnder(NEW_CHARACTERS);

describe('roadrage/design/sequence', () => {
  it.each(BODY_IDS)('starts with a legal %s', (body) => {
    const design = workshop.start(body, 'New');
    expect(garage.quickCheck(design)).toMatchObject({ legal: true, problems: [] });
    expect(design.body).toBe(body);
  });

  it('offers every option and every weapon somewhere', () => {
    const everywhere = BODY_IDS.flatMap((body) => {
      const design = workshop.start(body, 'New');
      const edits = [
        ...workshop.menu(design, '').flatMap(({ places }) => places.map(({ edit }) => edit)),
        ...workshop.settings(design, '').flatMap(({ choices }) => choices.map(({ edit }) => edit)),
      ];
      return edits.map((edit) => garage.apply(design, edit));
    });
    const options = new Set(everywhere.flatMap((design) => design.options));
    const weapons = new Set(everywhere.flatMap(({ weapons: guns, crew }) => [...guns.map(({ weapon }) => weapon), ...crew.flatMap((one) => one.weapons)])); // biome-ignore format: one set
    expect([...OPTION_IDS].filter((id) => !options.has(id))).toEqual([]);
    expect([...WEAPON_IDS].filter((id) => !weapons.has(id))).toEqual([]);
  });

  it('makes only designs that can be read back', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const { parts } = workshop.outline(design, '');
        const edits = [
          ...workshop.settings(design, '').flatMap(({ choices }) => choices.map(({ edit }) => edit)),
          ...workshop.menu(design, '').flatMap(({ places }) => places.map(({ edit }) => edit)),
          ...parts.flatMap(({ remove, moves, actions }) => [
            remove,
            ...moves.map(({ edit }) => edit),
            ...actions.map(({ edit }) => edit),
          ]),
        ];
        for (const edit of edits) expect(parseDesign(garage.apply(design, edit)).ok).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('shows every part once, each in a slot that there is', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const { slots, parts } = workshop.outline(design, '');
        const known = new Set(slots.map(({ id }) => id));
        expect(parts.every(({ slot }) => known.has(slot))).toBe(true);
        expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
        expect(parts).toHaveLength(new Set(design.options).size + design.weapons.length + design.crew.length);
      }),
      { numRuns: 40 },
    );
  });

  it('fields legal designs and explains others', () => {
    const design = workshop.start('compact', 'New');
    expect(workshop.field(design)).toEqual({ ok: true, value: design });
    expect(workshop.field({ ...design, crew: [] })).toMatchObject({ ok: false, error: [{ code: 'not-fielded' }] });
  });

  it('puts a design into the place of a seat’s first vehicle', () => {
    const scenario = { title: 'Duel', vehicles: [{ seat: 1, car: 'a' }, { seat: 0, car: 'b' }, { seat: 0, car: 'c' }] }; // biome-ignore format: one scenario
    expect(workshop.fieldIn(scenario, 0, 'new')).toEqual({
      title: 'Duel',
      vehicles: [
        { seat: 1, car: 'a' },
        { seat: 0, car: 'new' },
        { seat: 0, car: 'c' },
      ],
    });
    expect(workshop.fieldIn('nonsense', 0, 'new')).toBe('nonsense');
  });
});

describe('roadrage/setup/formats', () => {
  it('sort designs into the leanest format they keep to', () => {
    const design = workshop.start('compact', 'New');
    expect(workshop.divisionOf(design)).toBe('race-racer');
    const loaded = OPTION_IDS.reduce((built, option) => garage.apply(built, { kind: 'addOption', option }), design);
    expect(workshop.divisionOf(loaded)).toBe('open');
    expect(workshop.divisions.map(({ id }) => id)).toContain('spyChase-chaser');
  });
});

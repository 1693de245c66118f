import { describe, expect, it } from 'vitest';
import { CARDS } from '../../catalog/cards.ts';
import type { Design } from '../design/design.ts';
import { garage } from '../garage.ts';
import { STOCK } from '../stock/list.ts';

const { workshop } = garage;
if (workshop === undefined) throw new Error('no bench');
const fresh = workshop.start('medium', 'New');

describe('the bench', () => {
  it('starts with two rookies in a car for the size of game that is asked for', () => {
    expect(fresh).toMatchObject({ size: { ap: 6, bp: 24, cp: 6 }, cards: { crew: ['rookieDriver', 'rookieGunner'] } });
    expect(workshop.start('nowhere', 'X').size.bp).toBe(16);
    expect(garage.classOf(workshop.start('other', 'X'))).toBe('other');
    expect(garage.quickCheck(fresh).legal).toBe(true);
  });

  it('offers every card of the box in every place where it may lie, and nothing else', () => {
    const offered = workshop.menu(fresh, '');
    const cards = Object.values(CARDS).filter(({ set, type, id }) => set === 'core' && type !== 'crew' && id !== 'handCannon'); // biome-ignore format: one list
    expect(offered.map(({ label }) => label).sort()).toEqual(cards.map(({ name }) => name).sort());
    for (const { label, places } of offered)
      for (const { edit } of places) {
        const problems = garage.quickCheck(garage.apply(fresh, edit)).problems.filter(({ rule }) => rule !== 'sixth/build/weapons'); // biome-ignore format: dear weapons aside
        expect([label, problems]).toEqual([label, []]);
      }
    const more = garage.withVariants?.({ expansions: true }).workshop?.menu(fresh, '') ?? [];
    expect(more.length).toBe(offered.length + 48);
  });

  it('sixth/build/rocket-pairs: takes both rockets at once', () => {
    const rocket = workshop.menu(fresh, '').find(({ label }) => label === 'Rocket');
    const [place] = rocket?.places ?? [];
    expect(place && garage.apply(fresh, place.edit).cards.front).toEqual(['rocket', 'rocket']);
  });

  it('changes the crew, the size and the points by its settings', () => {
    const choose = (design: Design, setting: string, choice: string): Design => {
      const found = workshop.settings(design, '').find(({ id }) => id === setting);
      const chosen = found?.choices.find(({ id }) => id === choice);
      if (chosen === undefined) throw new Error(`${setting} has no ${choice}`);
      return garage.apply(design, chosen.edit);
    };
    expect(choose(fresh, 'driver', 'legendDriver').cards.crew).toEqual(['rookieGunner', 'legendDriver']);
    expect(choose(fresh, 'size', 'large').size).toEqual({ ap: 9, bp: 36, cp: 9 });
    expect(choose(choose(fresh, 'ap', '12'), 'bp', '48').size).toEqual({ ap: 12, bp: 48, cp: 6 });
  });

  it.each(STOCK)('draws all of $id, and every part can move and go', ({ design }) => {
    const { parts, slots } = workshop.outline(design, '');
    expect(parts.length).toBe(Object.values(design.cards).flat().length + 1);
    for (const { slot, moves, remove } of parts) {
      expect(slots.map(({ id }) => id)).toContain(slot);
      for (const { edit } of moves)
        expect(Object.values(garage.apply(design, edit).cards).flat()).toHaveLength(parts.length - 1);
      expect(Object.values(garage.apply(design, remove).cards).flat().length).toBeLessThan(parts.length);
    }
  });

  it('says in which of the usual games a car may start', () => {
    const entries = STOCK.map(({ design }) => workshop.divisionOf(design));
    expect(entries).toEqual(STOCK.map(({ design }) => garage.classOf(design)));
    expect(workshop.divisionOf({ ...fresh, cards: { ...fresh.cards, crew: [] } })).toBe('open');
  });

  it('fields whole builds alone, in the place of the seat’s own', () => {
    const design = STOCK[0]?.design ?? fresh;
    expect(workshop.field(design)).toEqual({ ok: true, value: design });
    expect(workshop.field({ ...design, cards: { ...design.cards, crew: [] } })).toMatchObject({
      ok: false,
      error: [{ rule: 'sixth/build/crew' }, { rule: 'sixth/build/crew' }],
    });
    const scenario = { cars: [{ seat: 0, car: 'a' }, { seat: 1, car: 'b' }] }; // biome-ignore format: one scenario
    expect(workshop.fieldIn(scenario, 1, design)).toEqual({ cars: [{ seat: 0, car: 'a' }, { seat: 1, car: design }] }); // biome-ignore format: one scenario
    expect(workshop.fieldIn('nonsense', 1, design)).toBe('nonsense');
  });
});

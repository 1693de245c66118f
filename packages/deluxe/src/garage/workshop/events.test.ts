import type { EventRules } from '@hardtop/workshop';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { EVENT_BANS } from '../../catalog/event-bans.ts';
import { totalsOf } from '../../testing/by-the-book.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';
import type { CarDesign, Design } from '../design/design.ts';
import type { CrewFit } from '../design/fittings.ts';
import { STOCK, stockVehicle } from '../stock/list.ts';
import { NAMED_PARTS, partsOf } from './banned-parts.ts';
import { eventDesk } from './events.ts';

const events = eventDesk(DEFAULT_VARIANTS);

const FREE: EventRules = { budget: null, division: null, bans: [] };

function stock(id: string): Design {
  const found = stockVehicle(id)?.design;
  if (found === undefined) throw new Error(id);
  return found;
}

/** The smallest car of the book, changed. */
function kart(change: Partial<CarDesign>): CarDesign {
  const design = stock('killer-kart');
  if (design.class !== 'car') throw new Error('not a car');
  return { ...design, ...change };
}

const messages = (design: Design, rules: Partial<EventRules>): readonly string[] =>
  events.check(design, { ...FREE, ...rules }).map(({ message }) => message);

describe('deluxe/XIV.2/arena-events', () => {
  it.each([
    ['killer-kart', { budget: 3848 }, []],
    ['killer-kart', { budget: 3847 }, ['$3,848: $1 over the budget of $3,847.']],
    ['killer-kart', { bans: ['kind:lasers', 'kind:rockets', 'kind:turrets'] }, []],
    ['killer-kart', { bans: ['weapon:MG'] }, ['Machine Gun: not admitted here.']],
    ['killer-kart', { bans: ['tire:hd', 'plant:Medium'] }, ['Heavy-duty tires: not admitted here.', 'Medium plant: not admitted here.']], // biome-ignore format: one row
    ['killer-kart', { bans: ['kind:phasers', 'weapon:phaser'] }, []],
  ] as const)('%s at %j', (id, rules, expected) => {
    expect(messages(stock(id), rules)).toEqual(expected);
  });

  it('names every part that a kind rules out, once', () => {
    const design = kart({ weapons: [{ weapon: 'MD', count: 2, mount: 'back' }] });
    expect(messages(design, { bans: ['kind:mines', 'kind:dropped', 'weapon:MD'] })).toEqual([
      'Minedropper: not admitted here.',
    ]);
  });

  test('what a crew carries, loads and links counts as aboard, freight does not', () => {
    const design = kart({
      weapons: [{ weapon: 'SS', count: 2, mount: 'back', links: ['a'], magazines: 1, load: { kind: 'tear-gas' } }],
      crew: [{ role: 'driver', armor: 'bodyarmor', computer: 'computer', handWeapons: [{ id: 'LAW', count: 1 }] }],
      cargo: [{ kind: 'ammunition', weapon: 'RL', loads: 1 }],
    });
    const aboard = partsOf(design);
    for (const id of ['accessory:link', 'accessory:magazine', 'load:tear-gas', 'accessory:bodyarmor', 'hand:LAW'])
      expect(aboard).toContain(id);
    expect(aboard).not.toContain('weapon:RL');
  });

  it('knows each part of each kind, and each part of each stock vehicle, by name', () => {
    const known = new Set(NAMED_PARTS.map(({ id }) => id));
    expect(known.size).toBe(NAMED_PARTS.length);
    for (const { parts } of Object.values(EVENT_BANS)) for (const part of parts) expect(known).toContain(part);
    for (const { design } of STOCK) for (const part of partsOf(design)) expect(known).toContain(part);
  });

  it('turns a vehicle away for any part it has, and for none it has not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STOCK), fc.constantFrom(...NAMED_PARTS), ({ design }, { id }) => {
        expect(events.check(design, { ...FREE, bans: [id] }).length > 0).toBe(partsOf(design).has(id));
      }),
    );
  });
});

describe('deluxe/XIV.2/aada-divisions', () => {
  const withGear = (worn: Omit<CrewFit, 'role'>): Design => kart({ crew: [{ role: 'driver', ...worn }] });
  const armed = withGear({ handWeapons: [{ id: 'LAW', count: 2 }] });

  it('counts body armor and not hand weapons', () => {
    const bare = totalsOf(stock('killer-kart')).divisionCost;
    expect(totalsOf(armed).divisionCost).toBe(bare);
    expect(totalsOf(armed).cost).toBeGreaterThan(bare);
    expect(totalsOf(withGear({ armor: 'bodyarmor' })).divisionCost).toBe(bare + 250);
  });

  it('lets a cheaper vehicle into a dearer division, and not the other way about', () => {
    expect(messages(stock('killer-kart'), { division: '10' })).toEqual([]);
    expect(messages(stock('stinger'), { division: '5' })).toEqual([
      '$5,268 without hand weapons: Division 5 is for less than $5,000.',
    ]);
    expect(messages(stock('stinger'), { division: 'unlimited' })).toEqual([]);
  });
});

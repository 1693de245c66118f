import { describe, expect, test } from 'vitest';
import { fieldedOf } from '../../garage/fielded/fielded-of.ts';
import { stockVehicle } from '../../garage/stock/list.ts';
import { facing, person, plantLeft } from '../../testing/collision-fixtures.ts';
import { combatCar, combatGame, run } from '../../testing/combat-fixtures.ts';
import { Duel } from '../../testing/duel.ts';
import { DEFAULT_VARIANTS } from '../../variants.ts';
import { reportOf } from '../report.ts';
import { weaponDamage } from './damage.ts';

const SHOT = { kind: 'gun', rule: 'deluxe/V.3/damage', by: 0 } as const;

/** A bare van whose load is hit from behind: behind the back armor there is nothing else. */
const CAR = {
  name: 'Hauler',
  body: 'van',
  plant: 'large',
  tires: 'hd',
  crew: [{ role: 'driver' as const }],
  weapons: [],
  armor: { front: 0, right: 0, left: 0, back: 0, top: 0, underbody: 0 },
  acceleration: 5 as const,
  handlingClass: 2,
  weight: 5000,
} as const;

function loaded(load: {
  readonly gear?: readonly ('toolkit' | 'portableshopcase')[];
  readonly cargo?: readonly { readonly name: string; readonly dp: number }[];
}) {
  const duel = new Duel([{ car: { ...CAR, crew: [...CAR.crew], weapons: [], ...load } }, {}]);
  const van = duel.car(0);
  return { duel, van };
}

function hit(duel: Duel, hits: number): readonly { readonly rule: string; readonly text: string }[] {
  const { setup, state } = duel.match;
  const game = combatGame({ vehicles: [] });
  const events: { readonly rule: string; readonly text: string }[] = [];
  const van = state.vehicles[0];
  if (van === undefined) throw new Error('no van');
  const all = {
    ...game,
    setup,
    state,
    emit: (event: { readonly rule: string; readonly text: string }) => void events.push(event),
  };
  run(all, weaponDamage(all, van, { kind: 'side', side: 'back' }, hits, SHOT));
  return events.filter(({ text }) => text.includes('→'));
}

describe('what a vehicle carries is hit', () => {
  test('deluxe/VIII.8/tool-kit: the first hit hurts the case, the second ruins it', () => {
    const { duel } = loaded({ gear: ['toolkit'] });
    expect(hit(duel, 1)).toMatchObject([{ rule: 'deluxe/VIII.8/tool-kit', text: 'Hauler: tool kit 2 → 1.' }]);
    expect(hit(duel, 1)).toMatchObject([{ text: 'Hauler: tool kit 1 → 0, destroyed.' }]);
  });

  test('deluxe/VIII.8/portable-shop: case by case, and the report has how many are left', () => {
    const { duel } = loaded({ gear: ['portableshopcase', 'portableshopcase'] });
    const [first] = duel.car(0).parts.filter(({ kind }) => kind === 'cargo');
    if (first === undefined) throw new Error('no case');
    first.dp = 0;
    const [van] = reportOf(duel.match.setup, duel.state).entries;
    expect(van?.items.filter(({ kind }) => kind === 'cargo').map(({ now, full }) => [now, full])).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });

  test('deluxe/VIII.10/cargo: goods take two points a space before the hits go on', () => {
    const { duel } = loaded({ cargo: [{ name: 'copper wire', dp: 4 }] });
    expect(hit(duel, 3)).toMatchObject([{ rule: 'deluxe/VIII.10/cargo', text: 'Hauler: copper wire 4 → 1.' }]);
    expect(hit(duel, 2)).toMatchObject([{ text: 'Hauler: copper wire 1 → 0, destroyed.' }]);
    expect(duel.car(0).crew[0]?.hits).toBe(1);
  });

  test('deluxe/VIII.5/spare-tires: one lies among the cargo with the points of a tire', () => {
    const { duel, van } = loaded({ cargo: [{ name: 'spare tire', dp: 6 }] });
    hit(duel, 6);
    expect(van.parts.find(({ kind }) => kind === 'cargo')?.dp).toBe(0);
  });

  test('deluxe/VIII.10/cargo: a design brings its cargo along', () => {
    const design = stockVehicle('piranha')?.design;
    if (design?.class !== 'car') throw new Error('no car');
    const cargo = [
      { kind: 'goods', name: 'Copper wire', spaces: 2, weight: 100 },
      { kind: 'spare-tire', tire: 'hd', size: 'midsize', count: 2 },
      { kind: 'ammunition', weapon: 'MG', loads: 1 },
      { kind: 'grenades', boxes: 1 },
    ] as const;
    const fielded = fieldedOf({ ...design, cargo: [...cargo] }, 'laden', DEFAULT_VARIANTS);
    expect(fielded.ok && fielded.value.cargo).toEqual([
      { name: 'copper wire', dp: 4 },
      { name: 'spare tire', dp: 6 },
      { name: 'spare tire', dp: 6 },
      { name: 'crate of Machine Gun ammunition', dp: 2 },
      { name: 'box of grenades', dp: 2 },
    ]);
  });
});

describe('deluxe/VIII.12/placing', () => {
  test.each([
    ['front', 'front', 9],
    ['front', 'back', 10],
    ['back', 'front', 10],
    ['back', 'back', 9],
  ] as const)('a plant in %s, a hit on the bare %s: %i points left', (plantAt, side, left) => {
    const bare = { front: 0, right: 0, left: 0, back: 0, top: 0, underbody: 0 };
    const car = combatCar('v1', facing(0, 0, 0), { plantAt, armor: bare, crew: [person('driver', { armor: 3 })] });
    const game = combatGame({ vehicles: [car] });
    run(game, weaponDamage(game, car, { kind: 'side', side }, 1, SHOT));
    expect(plantLeft(car)).toBe(left);
  });
});

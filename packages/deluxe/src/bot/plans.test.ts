import { planPartsOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { Duel } from '../testing/duel.ts';
import { PLANS } from './plans.ts';

/** Seat 0 drives north at 20 mph; the other stands some inches ahead. */
const duelAt = (inches: number): Duel =>
  new Duel([
    { x: 0, y: 0, heading: 0, speed: 20 },
    { x: 0, y: inches, heading: 90 },
  ]);

const rows = ({ match }: Duel) =>
  match.rows.filter(({ by }) => by === 'order').map(({ seat, option }) => [seat, option]);

describe('a plan of conditional orders', () => {
  it('drives straight on and bends where anyone is near ahead, without a question', () => {
    for (const [inches, option] of [
      [20, 'straight'],
      [3, 'bend-left'],
    ] as const) {
      const duel = duelAt(inches);
      const { match } = duel;
      expect(match.order(0, 'plan 2 straight', {}).ok).toBe(true);
      expect(match.order(0, 'plan 1 bend-left if near-ahead', { '0.inches': 4 }).ok).toBe(true);
      duel.until(1, 'fire');
      expect(rows(duel).find(([seat]) => seat === 0)).toEqual([0, option]);
    }
  });

  it('asks where it says so, whatever other orders say', () => {
    const duel = duelAt(20);
    const { match } = duel;
    match.order(0, 'straight-on', {});
    match.order(0, 'plan 1 ask-move if !hit', {});
    duel.until(0, 'maneuver');
    expect(match.decisionFor(0)?.topic).toBe('maneuver');
  });

  it('fires at the roll that is wanted, by the weapon that is wanted, and else not', () => {
    const { match } = duelAt(4).until(0, 'fire');
    const decision = match.decisionFor(0);
    if (decision === undefined) throw new Error('nothing is asked');
    const fire = PLANS.deeds.find(({ id }) => id === 'fire');
    const known = { setup: match.setup, state: match.state, seat: 0 };
    const options = (roll: number, weapon: number) => fire?.answer?.(known, decision, { roll, weapon })?.option ?? null;
    expect(options(12, 0)).toContain('mg');
    expect(options(2, 0)).toBeNull();
    const parts = planPartsOf(PLANS).deeds.find(({ id }) => id === 'fire')?.params[0]?.names ?? [];
    expect(options(12, parts.indexOf('RL'))).toBeNull();
    expect(options(12, parts.indexOf('MG'))).toContain('mg');
  });

  it.each([
    ['plan 0 straight', {}],
    ['plan 13 straight', {}],
    ['plan 1 fly', {}],
    ['plan 1 straight if dreaming', {}],
    ['plan 1 straight if shot', { '0.roll': 7 }],
    ['plan 1 straight if near,near,near,near', { '0.inches': 1 }],
    ['plan 1 straight if near', {}],
    ['plan 1 straight if near', { '0.inches': 9_000 }],
    ['plan 1 straight', { inches: 3 }],
    ['plan', {}],
    ['plan 1', {}],
  ])('refuses %s with %j in words', (order, params) => {
    const { match } = duelAt(20);
    const before = match.orders.length;
    expect(match.order(0, order, params as Record<string, number>)).toMatchObject({
      ok: false,
      error: { message: expect.any(String) },
    });
    expect(match.orders).toHaveLength(before);
  });

  it('a rule given at the same place takes it, and is called off by its place', () => {
    const { match } = duelAt(20);
    match.order(0, 'plan 1 straight', {});
    match.order(0, 'plan 1 bend-left', {});
    expect(match.orders.filter(({ id }) => id.startsWith('plan')).map(({ id }) => id)).toEqual(['plan 1 bend-left']);
    match.order(0, 'plan 1', null);
    expect(match.orders.filter(({ id }) => id.startsWith('plan'))).toEqual([]);
  });
});

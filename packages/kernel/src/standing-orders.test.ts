import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { expectOk } from './result.ts';
import { toy } from './testing/toy.ts';
import { say, startedToy } from './testing/toy-match.ts';

describe('standing orders', () => {
  it('that are usual are given to people at the start, as rows that they can cancel', () => {
    const orders = toy.orders.map((order) => (order.id === 'hold' ? { ...order, usual: {} } : order));
    const started = Match.start({ ...toy, orders }, { turns: 2, seats: 2 }, { seed: '1' });
    if (!started.ok) throw new Error('the toy does not start');
    const match = started.value;
    match.giveUsualOrders([1]);
    expect(match.rows).toMatchObject([{ n: 1, kind: 'order', seat: 1, by: 'clock', option: 'hold' }]);
    expect(match.orders).toEqual([{ seat: 1, id: 'hold', params: {} }]);
    expectOk(match.order(1, 'hold', null));
    expect(match.orders).toEqual([]);
  });

  it('answer by rows of their own, and a replay does not evaluate them', () => {
    const match = startedToy();
    expectOk(match.order(0, 'hold', {}));
    say(match, 0, 'speed', { mph: 10 });
    say(match, 1, 'speed', { mph: 10 });
    expect(match.rows.at(-1)).toMatchObject({ kind: 'choice', by: 'order', option: 'dodge', seat: 0 });
    const deaf = { ...toy, orders: [] };
    const twin = Match.restore(deaf, match.journal());
    expect(twin.ok && twin.value.state).toEqual(match.state);
    expectOk(match.order(0, 'hold', null));
    expect(match.orders).toEqual([]);
    expect(match.order(0, 'nonsense', {}).ok).toBe(false);
  });

  it.each([
    [{ mph: 12 }, 'params.mph', 'mph from 10 to 50 in steps of 5'],
    [{}, 'params.mph', 'mph from 10 to 50 in steps of 5'],
    [{ mph: 20, knots: 3 }, 'params.knots', 'mph from 10 to 50 in steps of 5'],
  ])('with numbers out of bounds are refused: %j', (params, field, legal) => {
    const match = startedToy();
    const refused = match.order(0, 'cruise', params);
    expect(!refused.ok && refused.error).toMatchObject({ code: 'bad-params', field, legal: [legal] });
    expect(match.rows).toEqual([]);
  });

  it('with numbers go by them, and may be changed', () => {
    const match = startedToy();
    expectOk(match.order(0, 'cruise', { mph: 35 }));
    expect(match.rows.at(-1)).toMatchObject({ by: 'order', option: 'speed', params: { mph: 35 } });
    expectOk(match.order(0, 'cruise', { mph: 40 }));
    expect(match.orders).toEqual([{ seat: 0, id: 'cruise', params: { mph: 40 } }]);
  });
});

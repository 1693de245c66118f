import { describe, expect, it } from 'vitest';
import { Match } from './match.ts';
import { expectOk } from './result.ts';
import { toy } from './testing/toy.ts';
import { say, startedToy, twinOf } from './testing/toy-match.ts';

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

  it('are asked about a question once while it is open, and again when orders change', () => {
    const asked: string[] = [];
    const orders = toy.orders.map((order) => ({
      ...order,
      answer: (...about: Parameters<typeof order.answer>) => {
        asked.push(`${order.id} ${about[1].id}`);
        return order.answer(...about);
      },
    }));
    const started = Match.start({ ...toy, orders }, { turns: 2, seats: 2 }, { seed: '1' });
    if (!started.ok) throw new Error('the toy does not start');
    const match = started.value;
    expectOk(match.order(1, 'hold', {}));
    expect(asked).toEqual(['hold 1.1.0']);
    say(match, 0, 'speed', { mph: 10 });
    expect(asked).toEqual(['hold 1.1.0']);
    expectOk(match.order(1, 'cruise', { mph: 20 }));
    expect(asked.slice(1, 3)).toEqual(['hold 1.1.0', 'cruise 1.1.0']);
    expect(match.rows.at(-1)).toMatchObject({ by: 'order', seat: 1, option: 'speed' });
  });

  it('of another book, in a file, are rows and no more: any number of them is soon read', () => {
    const journal = startedToy().journal();
    const row = { kind: 'order', ask: '', seat: 0, by: 'player', params: {} } as const;
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ ...row, n: i + 1, option: `nonsense-${i}` }));
    const match = Match.restore(toy, { ...journal, rows });
    expect(match.ok && [match.value.rows.length, match.value.orders]).toEqual([20_000, []]);
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

  describe('that answered a question since the own last answer', () => {
    function heldByOrder(seed = 'seed') {
      const match = startedToy({ seed });
      say(match, 0, 'speed', { mph: 10 });
      expectOk(match.order(0, 'hold', {}));
      say(match, 1, 'speed', { mph: 10 });
      return match;
    }

    it('say so, to their own seat, and let it open that question for itself, this time only', () => {
      const match = heldByOrder();
      const [held] = match.ordered(0, 0);
      expect(match.ordered(0, 0)).toEqual([
        { seat: 0, ask: held?.ask, words: 'Dodged, by your order', after: 1, how: 'free' },
      ]);
      expect(match.ordered(1, 1)).toEqual([]);
      expectOk(match.reopen(0, held?.ask ?? ''));
      expect(match.decisionFor(0)).toMatchObject({ id: held?.ask, topic: 'move' });
      expect(match.orders).toEqual([{ seat: 0, id: 'hold', params: {} }]);
      // A game taken up here leaves the question to the player as well.
      const twin = twinOf(match);
      expectOk(twin.order(1, 'hold', {}));
      expect(twin.decisionFor(0)?.topic).toBe('move');
      say(match, 0, 'ram');
      expect(match.rows.at(-1)).toMatchObject({ by: 'player', option: 'ram' });
      expect(match.ordered(0, 0)).toEqual([]);
      say(match, 1, 'dodge');
      say(match, 0, 'speed', { mph: 10 });
      say(match, 1, 'speed', { mph: 10 });
      expect(match.rows.at(-1)).toMatchObject({ by: 'order', seat: 0, option: 'dodge' });
      expect(twinOf(match).events).toEqual(match.events);
      expect(twinOf(match).ordered(0, 0)).toEqual(match.ordered(0, 0));
    });

    it('open it by consent once others have answered; the same answer gets the same dice, another one fresh ones', () => {
      const match = heldByOrder();
      const ask = match.ordered(0, 0)[0]?.ask ?? '';
      say(match, 1, 'ram');
      const seen = match.events.at(-1)?.roll?.values;
      expect(match.ordered(0, 0)[0]?.how).toBe('consent');
      expectOk(match.reopen(0, ask));
      expect(match.ordered(0, 0)[0]?.how).toBe('no');
      expectOk(match.answerUndo(1, true));
      expect(match.decisionFor(0)?.id).toBe(ask);
      say(match, 0, 'dodge');
      say(match, 1, 'ram');
      expect(match.events.at(-1)?.roll?.values).toEqual(seen);
      expectOk(match.undo(0));
      expectOk(match.answerUndo(1, true));
      // Taken back, it is asked again: no order takes it from the player.
      expect(match.decisionFor(0)?.id).toBe(ask);
      say(match, 0, 'ram');
      say(match, 1, 'ram');
      expect(match.events.at(-1)?.roll?.values).not.toEqual(seen);
      expect(twinOf(match).events).toEqual(match.events);
    });

    it('do not open what went by before the own last answer, and say why', () => {
      const match = heldByOrder();
      const ask = match.ordered(0, 0)[0]?.ask ?? '';
      say(match, 1, 'dodge');
      say(match, 0, 'speed', { mph: 10 });
      const refused = match.reopen(0, ask);
      expect(!refused.ok && refused.error).toMatchObject({ code: 'reopen', field: 'ask', legal: [] });
      expect(match.reopen(1, ask).ok).toBe(false);
    });
  });
});

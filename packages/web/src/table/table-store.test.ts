import type { Advice, GameEvent, Question } from '@hardtop/kernel';
import type { ServerMessage, Snapshot } from '@hardtop/server/wire';
import { describe, expect, it } from 'vitest';
import type { Outgoing } from '../net/socket.ts';
import { anAdvice, anEvent, anOption, aQuestion, aSnapshot, aWelcome, withChance } from '../testing/fakes.ts';
import { activeQuestion, heldUp, needsCurtain, spliceEvents } from './table-state.ts';
import { createTableStore } from './table-store.ts';

const ADVISED = 1_000;

function aStore(line: { up: boolean } = { up: true }) {
  const sent: Outgoing[] = [];
  const store = createTableStore((message) => {
    if (!line.up) return null;
    // Every question is asked about; tests look at what else is sent.
    if (message.t === 'advise') return ADVISED;
    sent.push(message);
    return sent.length;
  });
  const state = () => store.getState();
  return { sent, state, hear: (message: ServerMessage) => state().hear(message) };
}

const update = (snapshot: Snapshot, eventsFrom: number, ...numbers: number[]): ServerMessage => ({
  t: 'update',
  snapshot,
  eventsFrom,
  events: numbers.map((n) => anEvent(n)),
});

describe('events', () => {
  const old = [anEvent(1), anEvent(2), anEvent(3)];

  it.each([
    ['appends after the last', 3, [4, 5], [1, 2, 3, 4, 5]],
    ['drops what was taken back', 1, [2], [1, 2]],
    ['drops all', 0, [], []],
  ])('%s', (_, from, added, expected) => {
    const events = spliceEvents(
      old,
      from,
      added.map((n) => anEvent(n)),
    );
    expect(events.map(({ n }) => n)).toEqual(expected);
  });

  it('new ones that move something are to be seen; a step back is not', () => {
    const { state, hear } = aStore();
    const motion = { piece: 'car', path: [], style: 'drive' } as const;
    hear(aWelcome({ events: [anEvent(1, { motion })] }));
    expect(state().scenes).toEqual([]);
    hear({ t: 'update', snapshot: aSnapshot(), eventsFrom: 1, events: [anEvent(2, { motion })] });
    expect(state().scenes).toHaveLength(1);
    expect(state().seenTo).toBe(1);
    hear(update(aSnapshot(), 1));
    expect(state().scenes).toEqual([]);
  });
});

describe('coasting', () => {
  const calm = aSnapshot();
  const asks = (id: string, turn: number, parts: Partial<Question> = {}) => {
    const board = { ...calm.board, clock: { ...calm.board.clock, turn } };
    return aSnapshot({ board, questions: [aQuestion({ id, ...parts })] });
  };
  const asksSent = (sent: readonly Outgoing[]) =>
    sent.flatMap((message) => (message.t === 'choose' ? message.ask : []));

  it('answers as advised until the turn ends', () => {
    const { sent, state, hear } = aStore();
    hear(aWelcome());
    state().coast();
    hear(anAdvice('7', 'drift'));
    expect(sent[0]).toMatchObject({ t: 'choose', ask: '7', option: 'drift' });
    hear({ t: 'ack', ref: 1, rows: 4 });
    hear(update(asks('8', 2), 0));
    hear(anAdvice('8', 'straight'));
    hear({ t: 'ack', ref: 2, rows: 5 });
    hear(update(asks('9', 3), 0));
    hear(anAdvice('9', 'straight'));
    expect(asksSent(sent)).toEqual(['7', '8']);
    expect(state().coasting).toBeNull();
  });

  it('is over with the game', () => {
    const { state, hear } = aStore();
    hear(aWelcome());
    state().coast();
    hear(anAdvice('7', 'straight'));
    hear({ t: 'ack', ref: 1, rows: 4 });
    const outcome = { kind: 'draw', winners: [], reason: 'Nobody is left.', rule: 'demo/IV.4/maneuver' } as const;
    hear(update(aSnapshot({ questions: [], outcome }), 0));
    expect(state().coasting).toBeNull();
  });

  it('stops at a refusal, and where there is nothing to advise', () => {
    const { sent, state, hear } = aStore();
    hear(aWelcome());
    state().coast();
    hear(anAdvice('7', 'straight'));
    hear({ t: 'refused', ref: 1, problem: { code: 'stale', message: 'Too late.' } });
    expect(state().coasting).toBeNull();
    hear(update(asks('8', 2, { topic: 'dice' }), 0));
    state().coast();
    expect(sent).toHaveLength(1);
    expect(state().coasting).toBeNull();
  });

  it.each<[string, Partial<Question>, Partial<GameEvent>, Partial<Advice>]>([
    ['a hit taken', {}, { about: 'mine', outcome: 'bad' }, {}],
    ['a warning', {}, {}, { warnings: ['runs into a wall'] }],
    [
      'a shot of 50 % or better',
      { topic: 'fire', options: [anOption('straight', { preview: withChance(1, { hit: 0.5 }) })] },
      {},
      {},
    ],
    ['a new enemy in arc', { topic: 'fire', options: [anOption('straight', { at: { piece: 'foe' } })] }, {}, {}],
  ])('stops for %s, and says so', (_what, question, event, advice) => {
    const { sent, state, hear } = aStore();
    const pieces = [{ id: 'mine', seat: 0 }] as never;
    hear(aWelcome({ snapshot: { ...calm, board: { ...calm.board, pieces } } }));
    state().coast();
    hear(anAdvice('7', 'straight'));
    hear({ t: 'ack', ref: 1, rows: 4 });
    const next = asks('8', 2, question);
    hear({
      t: 'update',
      snapshot: { ...next, board: { ...next.board, pieces } },
      eventsFrom: 0,
      events: [anEvent(1, event)],
    });
    hear(anAdvice('8', 'straight', advice));
    expect(asksSent(sent)).toEqual(['7']);
    expect(state()).toMatchObject({ coasting: null, news: expect.stringContaining('Coasting stops') });
  });
});

describe('advice', () => {
  it('is asked for once a question, and marks what nobody has touched', () => {
    const asked: Outgoing[] = [];
    const store = createTableStore((message) => asked.push(message));
    store.getState().hear(aWelcome());
    store.getState().hear(update(aSnapshot({ rows: 4 }), 0));
    expect(asked).toEqual([{ t: 'advise', seat: 0, ask: '7' }]);
    store.getState().hear(anAdvice('7', 'drift'));
    expect(store.getState().chosen?.option).toBe('drift');
  });

  it('is asked for once more where the server had no time, and then no more', () => {
    const asked: Outgoing[] = [];
    const store = createTableStore((message) => asked.push(message));
    store.getState().hear(aWelcome());
    for (const ref of [1, 2, 3])
      store.getState().hear({ t: 'refused', ref, problem: { code: 'busy', message: 'Later.' } });
    expect(asked).toHaveLength(2);
  });

  it('leaves alone what somebody has marked, and what it was not asked about', () => {
    const { state, hear } = aStore();
    hear(aWelcome());
    hear(anAdvice('6', 'drift'));
    expect(state().advice).toBeNull();
    state().pick('bend');
    hear(anAdvice('7', 'drift'));
    expect(state().chosen?.option).toBe('bend');
  });

  it('is what Space does, also if the key was quicker', () => {
    const { sent, state, hear } = aStore();
    hear(aWelcome());
    state().answerSuggested();
    expect(sent).toEqual([]);
    hear(anAdvice('7', 'drift'));
    expect(sent).toEqual([{ t: 'choose', seat: 0, ask: '7', option: 'drift', params: {} }]);
  });

  it('is forgotten when the game goes back: the same number may be another question', () => {
    const { state, hear } = aStore();
    hear(aWelcome({ events: [anEvent(1), anEvent(2)] }));
    hear(anAdvice('7', 'drift'));
    hear(update(aSnapshot(), 1));
    expect(state().advice).toBeNull();
  });
});

describe('a question', () => {
  it('is not answered twice while what came of the answer is on its way', () => {
    const { sent, state, hear } = aStore();
    hear(aWelcome());
    hear(anAdvice('7', 'straight'));
    state().answerSuggested();
    hear({ t: 'ack', ref: 1, rows: 4 });
    expect(heldUp(state())).toBe('Sent…');
    state().answerSuggested();
    expect(sent).toHaveLength(1);
    // Taken back, it is asked again under its old number.
    hear(update(aSnapshot(), 0));
    state().answerSuggested();
    expect(sent).toHaveLength(2);
  });

  it('starts at its suggestion and keeps what was marked while it stays open', () => {
    const { state, hear } = aStore();
    hear(aWelcome());
    expect(state().chosen?.option).toBe('straight');
    state().pick('drift');
    hear(update(aSnapshot({ rows: 4 }), 0, 1));
    expect(state().chosen?.option).toBe('drift');
    hear(update(aSnapshot({ questions: [aQuestion({ id: '8' })] }), 1, 2));
    expect(state().chosen).toEqual({ ask: '8', option: 'straight', params: {} });
  });

  it('is answered by the second press, or by the first where one is enough', () => {
    const { sent, state, hear } = aStore();
    hear(aWelcome());
    state().press('drift', false);
    expect(sent).toEqual([]);
    state().press('drift', false);
    expect(sent).toEqual([{ t: 'choose', seat: 0, ask: '7', option: 'drift', params: {} }]);
  });

  it('with a number to set is never answered by one press', () => {
    const { sent, state, hear } = aStore();
    hear(aWelcome());
    state().press('bend', true);
    expect(sent).toEqual([]);
    state().press('drift', true);
    expect(sent).toHaveLength(1);
  });

  it('asks the server for the preview of other parameters, once', () => {
    const { sent, state, hear } = aStore();
    hear(aWelcome());
    state().pick('bend');
    state().setParam('angle', 40);
    expect(state().chosen?.params).toEqual({ angle: 45 });
    state().setParam('angle', 45);
    expect(sent).toEqual([{ t: 'preview', seat: 0, ask: '7', option: 'bend', params: { angle: 45 } }]);
    hear({ t: 'preview', ref: 1, preview: { text: 'At 45.' } });
    expect(Object.values(state().previews)).toEqual([{ text: 'At 45.' }]);
  });

  it('takes one answer at a time, and says why one was refused', () => {
    const { sent, state, hear } = aStore();
    hear(aWelcome());
    state().confirm();
    state().confirm();
    expect(sent).toHaveLength(1);
    hear({ t: 'refused', ref: 1, problem: { code: 'stale', message: 'Too late.' } });
    expect(state().refusal?.message).toBe('Too late.');
    expect(state().sent).toBeNull();
  });

  it('without a line sends nothing and says so', () => {
    const { state, hear } = aStore({ up: false });
    hear(aWelcome());
    state().confirm();
    expect(state().refusal?.code).toBe('offline');
    expect(state().sent).toBeNull();
  });

  it('says after a gap whether the last answer arrived', () => {
    const { state, hear } = aStore();
    hear(aWelcome());
    state().confirm();
    hear(aWelcome());
    expect(state().refusal?.code).toBe('lost');
    state().confirm();
    hear(aWelcome({ snapshot: aSnapshot({ questions: [] }) }));
    expect(state().refusal).toBeNull();
  });
});

describe('what others say', () => {
  const say = (why: string): ServerMessage => ({ t: 'said', saying: { row: 1, seat: 1, why } });
  const happen = (n: number, kind: string): ServerMessage => ({
    t: 'update',
    snapshot: aSnapshot(),
    eventsFrom: n - 1,
    events: [anEvent(n, { kind })],
  });

  it.each([
    ['stands beside a deed', 'speeds', 1],
    ['is left out beside a mere change of phase', 'phase', 0],
  ] as const)('a reason %s', (_, kind, count) => {
    const { state, hear } = aStore();
    hear(aWelcome({ events: [] }));
    hear(happen(1, kind));
    hear(say('Because.'));
    expect(state().sayings).toHaveLength(count);
  });

  it.each([
    ['a refused request', { undoRequest: { seat: 0, to: 2 } }, 3, /said no/],
    ['a granted request of what had told nothing', { undoRequest: { seat: 0, to: 2 }, rows: 9 }, 3, /Granted/],
    ['a granted request', { undoRequest: { seat: 0, to: 2 } }, 1, /Granted/],
    ['a declined draw', { drawOffers: [0] }, 3, /turned down/],
  ] as const)('%s is told to whoever asked', (_, asked, from, told) => {
    const { state, hear } = aStore();
    const events = [anEvent(1), anEvent(2), anEvent(3)];
    hear(aWelcome({ seats: [0], events, snapshot: aSnapshot(asked) }));
    hear(update(aSnapshot(), from));
    expect(state().news).toMatch(told);
    state().dismissNews();
    expect(state().news).toBeNull();
  });
});

describe('two at one screen', () => {
  const secret = (seat: number) => aQuestion({ id: `9.${seat}.0`, seat });
  const both = aSnapshot({ questions: [secret(0), secret(1)] });

  it('pass it between secret answers', () => {
    const { state, hear } = aStore();
    hear(aWelcome({ seats: [0, 1], snapshot: both }));
    expect(needsCurtain(state())).toBe(true);
    state().takeScreen(0);
    expect(needsCurtain(state())).toBe(false);
    hear(update(aSnapshot({ questions: [secret(1)] }), 0));
    expect(needsCurtain(state())).toBe(true);
    state().takeScreen(1);
    expect(needsCurtain(state())).toBe(false);
    expect(activeQuestion(state())?.seat).toBe(1);
  });

  it('need not for an open question', () => {
    const { state, hear } = aStore();
    hear(aWelcome({ seats: [0, 1], snapshot: aSnapshot({ questions: [aQuestion({ seat: 1 })] }) }));
    expect(needsCurtain(state())).toBe(false);
  });

  it('need not for a secret that concerns one of them alone', () => {
    const { state, hear } = aStore();
    hear(aWelcome({ seats: [0, 1], snapshot: both }));
    state().takeScreen(0);
    hear(update(aSnapshot({ questions: [aQuestion({ id: '12.1.0', seat: 1 })] }), 0));
    expect(needsCurtain(state())).toBe(false);
  });

  it('pass it also after a reload, when nobody knows who has answered', () => {
    const { state, hear } = aStore();
    hear(aWelcome({ seats: [0, 1], snapshot: aSnapshot({ questions: [secret(1)] }) }));
    expect(needsCurtain(state())).toBe(true);
  });

  it('one alone never sees a curtain', () => {
    const { state, hear } = aStore();
    hear(aWelcome({ seats: [0], snapshot: aSnapshot({ questions: [secret(0)] }) }));
    expect(needsCurtain(state())).toBe(false);
  });
});

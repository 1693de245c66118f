import type { GameCard, ServerMessage, Snapshot } from '@hardtop/server/wire';
import { describe, expect, it } from 'vitest';
import { anAdvice, anEvent, anOption, aQuestion, aSnapshot, aWelcome, CARD } from '../testing/fakes.ts';
import { isAtRest } from './at-rest.ts';
import { createTableStore } from './table-store.ts';

const MACHINE: GameCard = {
  ...CARD,
  seats: CARD.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'bot' } : seat)),
};

function aTable(snapshot: Snapshot = aSnapshot(), card: GameCard = MACHINE) {
  const store = createTableStore(({ t }) => (t === 'advise' ? null : 1));
  store.getState().hear(aWelcome({ card, snapshot }));
  store.getState().setLine({ state: 'live' });
  return { state: store.getState, hear: (message: ServerMessage) => store.getState().hear(message) };
}

const updated = (snapshot: Snapshot, ...events: ReturnType<typeof anEvent>[]): ServerMessage => ({
  t: 'update',
  snapshot,
  eventsFrom: 0,
  events,
});

describe('the table is at rest', () => {
  it('also after a key that came before the only answer, which the page gives by itself', () => {
    const only = aQuestion({ options: [anOption('straight')] });
    const { state, hear } = aTable(aSnapshot({ questions: [only] }));
    state().answerSuggested();
    expect(isAtRest(state())).toBe(false);
    state().answer('straight', {});
    hear({ t: 'ack', ref: 1, rows: 4 });
    hear(updated(aSnapshot({ questions: [aQuestion({ id: '8' })] })));
    expect(isAtRest(state())).toBe(true);
  });

  it('when a person is asked and nothing is under way', () => {
    expect(isAtRest(aTable().state())).toBe(true);
  });

  it('not before the line is up, nor while it is down', () => {
    const store = createTableStore(() => 1);
    expect(isAtRest(store.getState())).toBe(false);
    store.getState().hear(aWelcome());
    expect(isAtRest(store.getState())).toBe(false);
    store.getState().setLine({ state: 'live' });
    store.getState().setLine({ state: 'reconnecting', tries: 1 });
    expect(isAtRest(store.getState())).toBe(false);
  });

  it('not from an answer until what comes of it is seen', () => {
    const { state, hear } = aTable();
    state().confirm();
    expect(isAtRest(state())).toBe(false);
    hear({ t: 'ack', ref: 1, rows: 4 });
    expect(isAtRest(state())).toBe(false);
    hear(updated(aSnapshot()));
    expect(isAtRest(state())).toBe(true);
  });

  it('not before advice that is on its way has come', () => {
    const store = createTableStore(() => 1);
    store.getState().setLine({ state: 'live' });
    store.getState().hear(aWelcome({ card: MACHINE }));
    expect(isAtRest(store.getState())).toBe(false);
    store.getState().hear(anAdvice('7', 'straight'));
    expect(isAtRest(store.getState())).toBe(true);
  });

  it('not while something moves on the board', () => {
    const { state, hear } = aTable();
    hear(updated(aSnapshot(), anEvent(1, { motion: { piece: 'car', path: [], style: 'drive' } })));
    expect(isAtRest(state())).toBe(false);
    state().sceneOver(false);
    expect(isAtRest(state())).toBe(true);
  });

  it.each<[string, Partial<Snapshot>]>([
    ['has still to answer', { waiting: [{ seat: 1, topic: 'speed' }] }],
    ['has still to let something be taken back', { undoRequest: { seat: 0 } }],
    ['has still to turn down a draw', { drawOffers: [0] }],
  ])('not while a machine %s; a person may take his time', (_, parts) => {
    expect(isAtRest(aTable(aSnapshot(parts)).state())).toBe(false);
    expect(isAtRest(aTable(aSnapshot(parts), CARD).state())).toBe(true);
  });
});

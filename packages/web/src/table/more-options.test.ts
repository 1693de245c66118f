import { expect, it } from 'vitest';
import type { Outgoing } from '../net/socket.ts';
import { anOption, aQuestion, aSnapshot, aWelcome } from '../testing/fakes.ts';
import { createTableStore } from './table-store.ts';

function aTable() {
  const sent: Outgoing[] = [];
  const store = createTableStore((message) => {
    if (message.t === 'options') sent.push(message);
    return sent.length;
  });
  return { sent, state: () => store.getState() };
}

const options = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => anOption(`o${from + i}`));

it('options that did not come with their question are asked for one lot after the other, and stay', () => {
  const { sent, state } = aTable();
  const snapshot = aSnapshot({ questions: [aQuestion({ options: options(0, 2), more: 3 })] });
  const ask = snapshot.questions[0]?.id ?? '';
  state().hear(aWelcome({ snapshot }));
  expect(sent).toMatchObject([{ t: 'options', ask, from: 2 }]);
  state().hear({ t: 'options', ref: 1, ask, from: 2, options: options(2, 4) });
  expect(sent).toMatchObject([{ from: 2 }, { t: 'options', ask, from: 4 }]);
  state().hear({ t: 'options', ref: 2, ask, from: 4, options: options(4, 5) });
  const shown = () => state().snapshot?.questions[0]?.options.map(({ id }) => id);
  expect(shown()).toEqual(['o0', 'o1', 'o2', 'o3', 'o4']);
  expect(state().snapshot?.questions[0]?.more).toBeUndefined();
  state().hear({ t: 'update', snapshot, eventsFrom: 0, events: [] });
  expect(shown()).toEqual(['o0', 'o1', 'o2', 'o3', 'o4']);
  expect(sent).toHaveLength(2);
});

it('of a question that has gone by nothing more is asked', () => {
  const { sent, state } = aTable();
  state().hear(aWelcome({ snapshot: aSnapshot({ questions: [aQuestion({ options: options(0, 2), more: 3 })] }) }));
  state().hear({ t: 'refused', ref: 1, problem: { code: 'stale', message: 'Gone by.' } });
  state().hear({ t: 'update', snapshot: aSnapshot({ questions: [] }), eventsFrom: 0, events: [] });
  expect(sent).toHaveLength(1);
  expect(state().refusal).toBeNull();
});

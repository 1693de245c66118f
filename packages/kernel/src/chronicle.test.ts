import { expect, test } from 'vitest';
import { Chronicle } from './chronicle.ts';
import type { NewEvent } from './event.ts';

const told = (text: string): NewEvent => ({ kind: 'turn', rule: 'toy/turn', text });

test('events are numbered in the order in which they were told, whenever somebody reads them', () => {
  const chronicle = new Chronicle([], 0);
  chronicle.tell(told('one'));
  chronicle.tell(told('two'));
  expect(chronicle.length).toBe(2);
  const { events } = chronicle;
  const [first] = events;
  chronicle.tell(told('three'));
  expect(chronicle.length).toBe(3);
  expect(chronicle.events.map(({ n, text }) => `${n} ${text}`)).toEqual(['1 one', '2 two', '3 three']);
  expect(chronicle.events[0]).toBe(first);
  expect(chronicle.events).toBe(events);
});

test('a game that is taken up goes on with the number after the last that was told', () => {
  const kept = { n: 7, ...told('kept') };
  const chronicle = new Chronicle([kept], 7);
  chronicle.tell(told('new'));
  expect(chronicle.count).toBe(8);
  expect(chronicle.events.map(({ n }) => n)).toEqual([7, 8]);
});

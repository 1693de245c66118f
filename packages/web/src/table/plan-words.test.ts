import type { PlanParts } from '@hardtop/kernel';
import { expect, test } from 'vitest';
import { draftOf, orderOf, ruleWords } from './plan-words.ts';

const PARTS: PlanParts = {
  most: 12,
  deeds: [
    { id: 'straight', label: 'straight on', topic: 'maneuver', params: [] },
    {
      id: 'fire',
      label: 'fire {weapon} at {roll} or better',
      topic: 'fire',
      params: [
        { name: 'weapon', label: 'Weapon', min: 0, max: 2, step: 1, names: ['anything', 'MG', 'RL'] },
        { name: 'roll', label: 'Roll', min: 2, max: 12, step: 1 },
      ],
    },
  ],
  conditions: [
    {
      id: 'near-ahead',
      label: 'anyone is within {inches} in ahead',
      params: [{ name: 'inches', label: 'Inches', min: 1, max: 60, step: 1 }],
    },
    { id: 'hit', label: 'I have been hit', params: [] },
  ],
};

test('a rule is read from the order it was given as, written back the same, and put in words', () => {
  const order = { id: 'plan 2 fire if near-ahead,!hit', params: { weapon: 2, roll: 7, '0.inches': 3 } };
  const draft = draftOf(order);
  expect(draft).toEqual({
    place: 2,
    deed: 'fire',
    params: { weapon: 2, roll: 7 },
    conditions: [
      { id: 'near-ahead', not: false, params: { inches: 3 } },
      { id: 'hit', not: true, params: {} },
    ],
  });
  if (draft === null) return;
  expect(orderOf(draft)).toEqual(order);
  expect(ruleWords(PARTS, draft)).toBe(
    'fire RL at 7 or better, if anyone is within 3 in ahead and not: I have been hit',
  );
});

test('other orders are no rules', () => {
  expect(draftOf({ id: 'hold-fire', params: { percent: 10 } })).toBeNull();
});

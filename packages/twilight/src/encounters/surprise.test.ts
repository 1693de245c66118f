import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rollContext } from '../rolls/roll.ts';
import type { Sighting } from './spotting.ts';
import { type Contact, contactOf, type Meeting, type Plan } from './surprise.ts';

const foot: Sighting = { people: 1, vehicles: 0, rcn: 50, pace: 48, inVehicles: false, camouflaged: false };

function meeting(change: Partial<Meeting> = {}): Meeting {
  return {
    party: foot,
    other: foot,
    range: { die: 5, multiplier: 300, meters: 1500 },
    plans: { party: null, other: { choice: 'wait' } },
    evident: false,
    footPace: 48,
    ...change,
  };
}

function run(mandates: Record<string, string>, change: Partial<Meeting> = {}): Contact {
  const paths = Object.fromEntries(Object.entries(mandates).map(([path, roll]) => [`c/${path}`, roll]));
  const ctx = rollContext({ seed: 'surprise', mandates: paths });
  const contact = contactOf(ctx, 'c', meeting(change));
  expect(ctx.problems).toEqual([]);
  return contact;
}

const plans = (party: Plan | null, other: Plan = { choice: 'wait' }) => ({ plans: { party, other } });

test('twilight/encounters/spotting-surprise: who see each other at once are both surprised', () => {
  expect(run({ party: '50', other: '1' })).toMatchObject({
    end: 'contact',
    range: 1500,
    turns: 0,
    spotter: null,
    surprised: { party: true, other: true },
  });
});

test('twilight/encounters/spotting-surprise: a party that sees alone has the choice', () => {
  expect(run({ party: '50', other: '51' })).toMatchObject({ end: 'choice', spotter: 'party', range: 1500 });
});

test.each([
  ['attack', 'ambush', 1500],
  ['wait-and-attack', 'ambush', 324],
  ['evade', 'evaded', 1548],
] as const)(
  'twilight/encounters/spotting-surprise: the players choose to %s, and the meeting goes on',
  (choice, end, range) => {
    const blind = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`turn-${i + 1}`, '100']));
    const contact = run({ party: '50', other: '51', choice, ...blind });
    expect(contact.end).toBe(end);
    expect(Math.abs(contact.range - range)).toBeLessThanOrEqual(48);
  },
);

test('twilight/encounters/ambush: an attack before being seen surprises the others only', () => {
  expect(run({ party: '1', other: '99' }, plans({ choice: 'attack' }))).toMatchObject({
    end: 'ambush',
    surprised: { party: false, other: true },
  });
});

test('twilight/encounters/late-spotting: if neither sees, the one who came closest does some turns later, nearer', () => {
  const contact = run({ party: '70', other: '60', late: '4' }, plans(null, { choice: 'attack' }));
  expect(contact.steps.map(({ what }) => what)).toEqual(['look', 'look', 'late', 'choice']);
  // Four turns of both walking 48 meters.
  expect(contact).toMatchObject({ end: 'ambush', turns: 4, range: 1500 - 4 * 96, spotter: 'other' });
});

test('twilight/encounters/late-spotting: a tie is rolled again', () => {
  const contact = run({ party: '70', other: '70', 'party-2': '80', 'other-2': '90', late: '1' });
  expect(contact).toMatchObject({ end: 'choice', spotter: 'party', turns: 1 });
});

test('twilight/encounters/least-range: groups that come as near as the terrain allows see each other', () => {
  const near = { range: { die: 2, multiplier: 100, meters: 200 } };
  expect(run({ party: '99', other: '98', late: '2' }, near)).toMatchObject({
    end: 'contact',
    range: 100,
    surprised: { party: true, other: true },
  });
});

test.each([10, 30, 100, 300])(
  'twilight/encounters/least-range: met at %i m, nobody can miss the other (E13)',
  (base) => {
    const contact = run({}, { range: { die: 1, multiplier: base, meters: base } });
    expect(contact).toMatchObject({ end: 'contact', range: base, turns: 0, surprised: { party: true, other: true } });
  },
);

test('twilight/encounters/waiting: the others come on, look once a turn, and are not surprised if they see in time', () => {
  const contact = run({ party: '1', other: '99', 'turn-1': '99', 'turn-2': '1' }, plans({ choice: 'wait' }));
  expect(contact).toMatchObject({
    end: 'contact',
    turns: 2,
    range: 1500 - 96,
    surprised: { party: false, other: false },
  });
});

test('twilight/encounters/waiting: who lies in wait is difficult to see', () => {
  const contact = run({ party: '1', other: '99', 'turn-1': '26' }, plans({ choice: 'wait', attackAt: 1460 }));
  const aim = contact.steps.find((step) => step.what === 'look' && step.turn === 1);
  expect(aim).toMatchObject({ aim: { task: 'difficult', target: 25 }, sees: false });
  expect(contact).toMatchObject({ end: 'ambush', range: 1452 });
});

test('twilight/encounters/waiting: nobody comes to those who wait for people at rest', () => {
  const still = { other: { ...foot, pace: 0 } };
  const seen = { party: '1', other: '99' };
  expect(run(seen, { ...still, ...plans({ choice: 'wait' }) }).end).toBe('watched');
  expect(run(seen, { ...still, ...plans({ choice: 'wait', attackAt: 100 }) }).end).toBe('ambush');
});

test('twilight/encounters/evading: beyond the range of the encounter, unseen, contact is evaded (E14)', () => {
  const slow = { party: { ...foot, pace: 1 } };
  const contact = run({ party: '1', other: '99', 'turn-1': '99' }, { ...slow, ...plans({ choice: 'evade' }) });
  expect(contact).toMatchObject({ end: 'evaded', range: 1501, turns: 1 });
});

test('twilight/encounters/evading: who is seen on the way out has made contact', () => {
  expect(run({ party: '1', other: '99', 'turn-1': '1' }, plans({ choice: 'evade' }))).toMatchObject({
    end: 'contact',
    surprised: { party: false, other: false },
  });
});

test('a place cannot be missed and startles nobody', () => {
  expect(run({ other: '1' }, { evident: true }).surprised).toEqual({ party: false, other: false });
  expect(run({ other: '99' }, { evident: true })).toMatchObject({ end: 'choice', spotter: 'party' });
});

const sightings = fc.record({
  people: fc.integer({ min: 1, max: 120 }),
  vehicles: fc.integer({ min: 0, max: 20 }),
  rcn: fc.integer({ min: 0, max: 100 }),
  pace: fc.constantFrom(0, 30, 48, 60, 330),
  inVehicles: fc.boolean(),
  camouflaged: fc.boolean(),
});
const anyPlan = fc.constantFrom<Plan>(
  { choice: 'wait' },
  { choice: 'wait', attackAt: 200 },
  { choice: 'evade' },
  { choice: 'attack' },
);

test('every meeting ends, within the range it began at or just beyond, never nearer than the terrain allows', () => {
  fc.assert(
    fc.property(fc.string(), sightings, sightings, anyPlan, anyPlan, (seed, party, other, ours, theirs) => {
      const range = { die: 4, multiplier: 100, meters: 400 };
      const ctx = rollContext({ seed });
      const contact = contactOf(ctx, 'c', meeting({ party, other, range, plans: { party: ours, other: theirs } }));
      expect(contact.end).not.toBe('choice');
      expect(contact.range).toBeGreaterThanOrEqual(100);
      if (contact.end !== 'evaded' && contact.end !== 'contact') expect(contact.range).toBeLessThanOrEqual(400);
      expect(contact.surprised[contact.spotter ?? 'party']).toBe(contact.spotter === null);
    }),
  );
});

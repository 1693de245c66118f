import { describe, expect, test } from 'vitest';
import { begun, played, refused, TRAVEL } from '../testing/campaigns.ts';
import { openCampaign } from './campaign.ts';

const FLAME = { kind: 'adventure', adventure: 'passing-of-the-flame' };
const REST = { kind: 'period', activity: 'rest' };
const DAY = [TRAVEL, REST, REST, REST, REST, REST];

describe('twilight/adventures/march', () => {
  test('three days on the way through cantonment land come before it; days of rest do not count', () => {
    const campaign = played(begun(), FLAME, ...DAY, REST, REST, REST, REST, REST, REST);
    expect(campaign.state.adventure).toEqual({ id: 'passing-of-the-flame', left: 2, since: 1 });
    const there = played(campaign, ...DAY, ...DAY);
    expect(there.state.adventure).toMatchObject({ left: 0 });
    const told = there.entries.flatMap(({ facts }) => facts).filter(({ rule }) => rule === 'twilight/adventures/march');
    expect(told.map(({ text }) => text)).toEqual([
      'The Passing of the Flame begins: 3 days of march.',
      '2 days of march left.',
      'A day of march left.',
      'The march is over: The Passing of the Flame lies ahead.',
    ]);
    // Whatever the legs are, whoever is met is met in a cantonment's land.
    const met = there.entries.flatMap((entry) => entry.met);
    expect(met.length).toBeGreaterThan(0);
    expect(there.state.territories).toEqual({});
    expect(openCampaign(there.journal).state).toEqual(there.state);
  });

  test('only one at a time; it may be given up, and the aftermath of its fight ends it', () => {
    const campaign = played(begun(), { kind: 'adventure', adventure: 'weekend' });
    expect(refused(campaign, FLAME)).toEqual(['Row 2: Weekend in the Country is not over yet.']);
    expect(played(campaign, { kind: 'adventure', adventure: null }).state.adventure).toBeNull();
    expect(refused(begun(), { kind: 'adventure', adventure: null })).toEqual(['Row 1: No adventure has begun.']);
    const fought = played(
      campaign,
      { kind: 'fight', part: 'adventure/weekend', name: 'Weekend in the Country', game: 'abc' },
      {
        kind: 'aftermath',
        part: 'adventure/weekend',
        reason: 'He lives.',
        people: [{ name: 'Anna', wounds: { body: 3 } }],
      },
    );
    expect([fought.state.adventure, fought.state.party.people[0]?.wounds]).toEqual([null, { body: 3 }]);
  });
});

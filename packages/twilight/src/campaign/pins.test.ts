import { expect, test } from 'vitest';
import { begun, played, REST, refused, TRAVEL } from '../testing/campaigns.ts';
import type { Campaign } from './campaign.ts';

test('twilight/encounters/mandated: a pin at a place comes up when the way leads past it, once, in place of the roll', () => {
  const pin = {
    name: 'The barge',
    at: { leg: 1, km: 30 },
    encounter: { kind: 'group', of: 'slavers', note: 'They know the party' },
  };
  const campaign = played(begun(), { kind: 'pin', pin }, TRAVEL, TRAVEL, TRAVEL);
  const pinned = campaign.entries.flatMap(({ at, met }) =>
    met.filter((one) => one.pin !== undefined).map((one) => ({ at: at.period, one })),
  );
  expect(pinned).toHaveLength(1);
  expect(pinned[0]).toMatchObject({
    at: 2,
    one: { note: 'They know the party', encounter: { kind: 'group', group: { group: 'slavers' } } },
  });
  expect(campaign.entries[2]?.met).toHaveLength(1);
});

test('twilight/groups/elite: a pin at a time may bring an elite team, lying in wait', () => {
  const pin = {
    name: 'Night visit',
    at: { day: 1, period: 2 },
    encounter: { kind: 'group', elite: 'spetsnaz', hidden: true },
  };
  const campaign = played(begun(), { kind: 'pin', pin }, REST, REST);
  expect(campaign.entries[2]?.met[0]?.encounter).toMatchObject({
    kind: 'group',
    group: { group: 'elite', name: 'Spetsnaz' },
  });
});

test('a pin beyond the leg, or of another kind, is explained', () => {
  const at = { leg: 1, km: 61 };
  expect(refused(begun(), { kind: 'pin', pin: { name: 'X', at, encounter: { kind: 'none' } } })).toEqual([
    'Row 1: Leg 1 of the route does not reach kilometer 61.',
  ]);
  expect(refused(begun(), { kind: 'pin', pin: { name: 'X', at, encounter: { kind: 'item', of: 'slavers' } } })).toEqual(
    ['Is not of that kind.'],
  );
});

test('twilight/encounters/mandated: two pins on one stretch both come up, and one left behind is refused', () => {
  const pinAt = (name: string, km: number) => ({
    kind: 'pin',
    pin: { name, at: { leg: 1, km }, encounter: { kind: 'group', of: 'hunters' } },
  });
  const campaign = played(begun(), pinAt('First', 5), pinAt('Second', 10), TRAVEL);
  expect(campaign.entries[2]?.met.map(({ pin }) => pin)).toEqual(['First', 'Second']);
  expect(campaign.state.pins).toEqual([]);
  expect(refused(campaign, pinAt('Late', 5))).toEqual(['Row 4: Kilometer 5 of leg 1 is behind the party.']);
  const past = { name: 'X', at: { day: 1, period: 1 }, encounter: { kind: 'none' } };
  expect(refused(campaign, { kind: 'pin', pin: past })).toEqual([
    'Row 4: It is day 1, 04:00 already; day 1, 00:00 is past.',
  ]);
});

test('twilight/encounters/mandated: a pin waits while the whole party is sent out', () => {
  const pin = { name: 'The camp', at: { leg: 1, km: 0 }, encounter: { kind: 'group', of: 'hunters' } };
  const away = { ...REST, parties: [{ name: 'All', people: ['Anna', 'Ben', 'Cyd'], errand: 'hunt' }] };
  const campaign = played(begun(), { kind: 'pin', pin }, away, REST);
  expect(campaign.entries.map(({ met }) => met.map((one) => one.pin ?? one.party))).toEqual([
    [],
    ['All'],
    ['The camp'],
  ]);
});

test('twilight/encounters/evading: what the players chose is written down afterwards, and the encounter goes on', () => {
  const pin = { name: 'Deer path', at: { leg: 1, km: 5 }, encounter: { kind: 'group', of: 'hunters' } };
  const check = 'day-1/period-1/main/check-1';
  const set = (part: string, result: string) => ({
    kind: 'amend',
    action: 'mandate',
    part: `${check}/${part}`,
    result,
    reason: 'At the table.',
  });
  const asked = played(
    begun(),
    { kind: 'pin', pin },
    TRAVEL,
    set('range', '10'),
    set('contact/party', '1'),
    set('contact/other', '100'),
  );
  const contactIn = (campaign: Campaign) => {
    const encounter = campaign.entries[1]?.met[0]?.encounter;
    return encounter?.kind === 'group' ? encounter.contact?.end : undefined;
  };
  expect(contactIn(asked)).toBe('choice');
  expect(contactIn(played(asked, set('contact/choice', 'attack')))).toBe('ambush');
  expect(refused(asked, set('contact/choice', 'dance'))[0]).toContain('"dance" cannot be rolled');
});
test('twilight/items/ruined-village: in a campaign a die says whether somebody is among the ruins, and it can be set', () => {
  const pin = { name: 'Ruins', at: { leg: 1, km: 5 }, encounter: { kind: 'item', of: 'ruined-village' } };
  const ruins = played(begun(), { kind: 'pin', pin }, TRAVEL);
  const part = 'day-1/period-1/main/check-1/item/second';
  const set = { kind: 'amend', action: 'mandate', part, result: 'primitives', reason: 'They lived here once.' };
  expect(played(ruins, set).entries[1]?.met[0]?.encounter).toMatchObject({
    kind: 'item',
    item: { groups: [{ group: 'primitives' }] },
  });
});

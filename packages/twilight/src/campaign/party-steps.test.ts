import { expect, test } from 'vitest';
import { begun, played, refused, TRAVEL } from '../testing/campaigns.ts';
import { openCampaign } from './campaign.ts';

test('the referee changes the party: stores, people, vehicles, deaths, fuel, rads', () => {
  const campaign = played(
    begun(),
    {
      kind: 'stores',
      change: { ammunition: { '5.56mm': 300 }, fuel: { diesel: 200 }, animals: { mule: 1 } },
      reason: 'Found in a cellar',
    },
    { kind: 'join', vehicles: [{ name: 'Hummer', unit: 'hmmwv', burns: ['diesel'] }], reason: 'A wreck made to run' },
    { kind: 'refuel', vehicle: 'Hummer', fuel: 'diesel' },
    { kind: 'death', person: 'Ben', reason: 'Shot' },
    { kind: 'rads', people: ['Anna'], rads: 20 },
    { kind: 'crater', people: ['Cyd'], hours: 2 },
    { kind: 'exposure', source: 'water', people: ['Cyd'] },
  );
  const { party } = campaign.state;
  expect(party.stores).toMatchObject({ ammunition: { '5.56mm': 300 }, fuel: { diesel: 110 } });
  expect([party.animals.mule, party.vehicles[0]?.tank, party.people[0]?.rads]).toEqual([
    1,
    { fuel: 'diesel', liters: 90 },
    20,
  ]);
  expect(party.people.map(({ dead }) => dead)).toEqual([null, 'Shot', null]);
  expect(refused(campaign, { kind: 'part', people: ['Anna', 'Cyd'], reason: 'Gone' })).toHaveLength(1);
  expect(refused(campaign, { kind: 'refuel', vehicle: 'Hummer', fuel: 'gas' })).toEqual([
    'Row 8: Hummer does not burn gas.',
  ]);
  expect(openCampaign(campaign.journal)).toEqual(campaign);
});

test('a vehicle whose driver has died stays; nothing else is kept from happening', () => {
  const vehicles = [
    { name: 'A', unit: 'car', tank: { fuel: 'gas', liters: 50 } },
    { name: 'B', unit: 'car', tank: { fuel: 'gas', liters: 50 } },
  ];
  const campaign = played(begun({ party: { people: [{ name: 'Anna' }, { name: 'Ben' }], vehicles } }), {
    kind: 'death',
    person: 'Ben',
    reason: 'Shot',
  });
  expect(refused(campaign, TRAVEL)).toEqual(['Row 2: 2 vehicles need a driver each, and only 1 are alive.']);
  const left = played(
    campaign,
    { kind: 'stores', change: { goods: { radio: 1 } }, reason: 'Found' },
    { kind: 'part', vehicles: ['B'], reason: 'Left' },
    TRAVEL,
  );
  expect(left.state.place.leg).toBe(1);
});

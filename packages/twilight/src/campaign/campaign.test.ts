import { expect, test } from 'vitest';
import { begun, DAY_OF_REST, played, REST, ROUTE, refused, TRAVEL } from '../testing/campaigns.ts';
import type { Entry } from './state.ts';

const metBy = (entries: readonly Entry[]) =>
  entries.flatMap(({ at, met }) => met.map(({ party }) => `${at.day}.${at.period} ${party}`));

test('twilight/encounters/frequency: one check for every period on the way', () => {
  const campaign = played(begun(), TRAVEL, TRAVEL, REST, REST, REST, REST);
  expect(metBy(campaign.entries)).toEqual(['1.1 main', '1.2 main']);
});

test('twilight/encounters/frequency: one check for a day without travel, at its end', () => {
  const campaign = played(begun(), ...DAY_OF_REST, ...DAY_OF_REST);
  expect(metBy(campaign.entries)).toEqual(['1.6 main', '2.6 main']);
});

test('twilight/encounters/frequency: parties sent out are checked each in every period, the camp once a day', () => {
  const parties = [
    { name: 'hunters', people: ['Ben'], errand: 'hunt' },
    { name: 'scouts', people: ['Cyd'], errand: 'scout' },
  ];
  const campaign = played(begun(), { ...REST, parties }, ...DAY_OF_REST.slice(1));
  expect(metBy(campaign.entries)).toEqual(['1.1 hunters', '1.1 scouts', '1.6 main']);
  const [hunters] = campaign.entries[0]?.met ?? [];
  expect(hunters?.encounter.terrain).toBe('clear');
});

test('twilight/encounters/altered: every so many minutes instead, four or four hundred', () => {
  expect(played(begun(), { ...TRAVEL, every: 4 }).entries[0]?.met).toHaveLength(60);
  const slow = Array.from({ length: 4 }, () => ({ ...REST, every: 480 }));
  expect(metBy(played(begun(), ...slow).entries)).toEqual(['1.2 main', '1.4 main']);
});

test('twilight/encounters/random: travelling on a road rolls on the road, a camp beside it in its country', () => {
  const campaign = played(begun(), TRAVEL, ...DAY_OF_REST.slice(1), ...DAY_OF_REST);
  const terrains = campaign.entries.flatMap(({ met }) => met.map(({ encounter }) => encounter.terrain));
  expect(terrains).toEqual(['road', 'clear']);
});

const toLublin = [TRAVEL, TRAVEL, TRAVEL];
const back = {
  name: 'Back',
  km: 60,
  terrain: 'clear',
  road: true,
  territory: 'anarchy',
  settlement: ROUTE[0]?.settlement,
};
const visit = { kind: 'visit', settlement: 'lublin' };

test('twilight/items/village: a village met on the way is written down, with people, attitude and the rest', () => {
  const pin = { name: 'Village', at: { leg: 1, km: 10 }, encounter: { kind: 'item', of: 'village' } };
  const met = played(begun(), { kind: 'pin', pin }, TRAVEL);
  const known = met.state.settlements['village-1-1'];
  expect(known?.settlement).toMatchObject({ size: 'village', territory: 'independent', languages: ['Polish'] });
  const inside = played(met, { kind: 'visit', settlement: 'village-1-1' });
  expect(inside.state.inside).toBe('village-1-1');
  expect(refused(played(met, TRAVEL), { kind: 'visit', settlement: 'village-1-1' })).toHaveLength(1);
});

test('twilight/settlements/kinds: a settlement visited twice is the same, though the land has changed; the quarters have dice of their own', () => {
  const first = played(
    begun(),
    ...toLublin,
    visit,
    { kind: 'quarter', to: 'the market' },
    { kind: 'quarter' },
    { kind: 'leave' },
  );
  const known = first.state.settlements.lublin;
  expect(known).toMatchObject({ visits: 1, settlement: { name: 'Lublin', territory: 'independent' } });
  const again = played(
    begun({ route: [ROUTE[0], { name: 'Out', km: 20, terrain: 'clear', territory: 'anarchy' }, back] }),
    ...toLublin,
    visit,
    { kind: 'leave' },
    ...Array.from({ length: 4 }, () => TRAVEL),
    visit,
    { kind: 'quarter' },
  );
  expect(again.state.settlements.lublin?.settlement).toEqual(known?.settlement);
  expect(again.state.settlements.lublin?.visits).toBe(2);
  const paths = [...first.entries, ...again.entries].flatMap(({ inTown }) =>
    inTown === undefined ? [] : [inTown.path],
  );
  expect(paths).toEqual(['visit/lublin-1/quarter-1', 'visit/lublin-1/quarter-2', 'visit/lublin-2/quarter-1']);
});

test('inside a settlement there is no camp to be found by others', () => {
  const campaign = played(begun(), ...toLublin, visit, REST, REST, REST, ...DAY_OF_REST);
  expect(metBy(campaign.entries)).toEqual(['1.1 main', '1.2 main', '1.3 main']);
});

test('food is eaten at the end of a day, and an hour of grazing that is missed is told', () => {
  const party = { people: [{ name: 'Anna' }], animals: { horse: 1 }, stores: { food: { domestic: 3 }, grain: 15 } };
  const campaign = played(begun({ party }), ...DAY_OF_REST);
  expect(campaign.state.party.stores).toMatchObject({ food: { domestic: 1 }, grain: 0 });
  const long = [{ name: 'Plain', km: 1000, terrain: 'clear', territory: 'devastated' }];
  const ridden = played(begun({ party, route: long }), ...Array.from({ length: 6 }, () => TRAVEL));
  expect(ridden.entries[5]?.facts.map(({ text }) => text)).toContain('The animals grazed 0 hours of the 4 they need.');
});

test('upkeep of the week, stills and camp sickness come with the days', () => {
  const party = {
    people: [{ name: 'Anna' }],
    vehicles: [{ name: 'Truck', unit: '2.5-ton', tank: { fuel: 'ethanol', liters: 10 } }],
    stills: [{ name: 'Still', size: 'small' }],
    stores: { food: { domestic: 100 }, grain: 30 },
  };
  const work = { ...REST, activity: 'maintain', work: [{ person: 'Anna', vehicle: 'Truck' }] };
  const week = Array.from({ length: 7 }, () => DAY_OF_REST).flat();
  const idle = played(begun({ party }), { kind: 'distil', still: 'Still', mash: 'grain' }, ...week);
  expect(idle.state.party.vehicles[0]?.missed).toBe(4);
  expect(idle.state.party.stores.fuel.ethanol).toBe(5);
  expect(
    idle.entries.flatMap(({ rolls }) => rolls).some(({ path }) => path === 'day-7/period-6/encampment/present'),
  ).toBe(true);
  const kept = played(begun({ party }), work, ...week.slice(1));
  expect(kept.state.party.vehicles[0]?.missed).toBe(0);
});

test.each([
  [
    'somebody who is not there',
    { ...REST, parties: [{ name: 'x', people: ['Zoe'], errand: 'hunt' }] },
    'Row 1: Zoe is not there.',
  ],
  [
    'one man in two parties',
    { ...REST, parties: [{ name: 'x', people: ['Ben', 'Ben'], errand: 'hunt' }] },
    'Row 1: Ben cannot do two things at once.',
  ],
  [
    'parties sent out on the way',
    { ...TRAVEL, parties: [{ name: 'x', people: ['Ben'], errand: 'hunt' }] },
    'Row 1: Parties are sent out from a halted camp, not on the way.',
  ],
  [
    'a vehicle that is not there',
    { ...REST, work: [{ person: 'Ben', vehicle: 'Tank' }] },
    'Row 1: There is no vehicle Tank.',
  ],
  ['a settlement far away', visit, 'Row 1: The party is not before such a settlement.'],
  ['quarters without a town', { kind: 'quarter' }, 'Row 1: Only inside a settlement are there quarters to cross.'],
  ['leaving nowhere', { kind: 'leave' }, 'Row 1: The party is in no settlement.'],
  [
    'more than there is',
    { kind: 'stores', change: { food: { domestic: -501 } }, reason: 'Sold' },
    'Row 1: There is not so much of domestic.',
  ],
  ['an unknown kind of row', { kind: 'teleport' }, 'Must be one of these.'],
  ['no row at all', 'travel', 'Must be an object.'],
])('a row that cannot be, %s, is explained and changes nothing', (_, row, problem) => {
  expect(refused(begun(), row)).toEqual([problem]);
});

test('at the end of the route legs are added; a known settlement keeps its name and size', () => {
  const short = [{ name: 'Lane', km: 10, terrain: 'clear', territory: 'insular', settlement: ROUTE[0]?.settlement }];
  const there = played(begun({ route: short }), TRAVEL);
  expect(refused(there, TRAVEL)).toEqual(['Row 2: The route is at its end; add legs to go on.']);
  expect(
    refused(there, { kind: 'route', legs: [{ ...back, settlement: { id: 'lublin', name: 'Lublin', size: 'town' } }] }),
  ).toHaveLength(1);
  expect(played(there, { kind: 'route', legs: [back] }, TRAVEL).state.place).toEqual({ leg: 1, km: 20 });
});

test('twilight/encounters/unusual: a note of the referee stands in the journal', () => {
  const campaign = played(
    begun(),
    { kind: 'note', text: 'The station chief hides here.' },
    { kind: 'note', text: 'A church bell.', players: true },
  );
  expect(campaign.entries.map(({ facts }) => facts[0])).toEqual([
    { text: 'The station chief hides here.', secret: true, rule: 'twilight/encounters/unusual' },
    { text: 'A church bell.', rule: 'twilight/encounters/unusual' },
  ]);
});

test('two parties of one name, and names in any script, have dice of their own', () => {
  const people = [{ name: 'Иван' }, { name: 'Олег' }, { name: 'Anna' }];
  const parties = [
    { name: 'охота', people: ['Иван'], errand: 'hunt' },
    { name: 'охота', people: ['Олег'], errand: 'hunt' },
  ];
  const campaign = played(
    begun({ party: { people } }),
    { ...REST, parties },
    { kind: 'rads', people: ['Иван', 'Олег'], rads: 120 },
  );
  const rolls = campaign.entries.flatMap((entry) => [
    ...entry.rolls,
    ...entry.met.flatMap(({ encounter }) => encounter.rolls),
  ]);
  expect(new Set(rolls.map(({ path }) => path)).size).toBe(rolls.length);
});

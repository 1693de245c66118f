import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETS_IN } from '../catalog/settlement-attitude.ts';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { begun, FIRST, played, TRAVEL } from '../testing/campaigns.ts';
import { fuelOf } from '../travel/fuel.ts';
import { makeJson } from '../view/journal-text.ts';
import { openCampaign } from './campaign.ts';
import { type Journey, journeyOf } from './journey.ts';

const hummer = { name: 'Hummer', unit: 'hmmwv', tank: { fuel: 'diesel', liters: 60 } };
const party = {
  people: [{ name: 'Anna' }, { name: 'Ben' }],
  vehicles: [hummer],
  stores: { fuel: { diesel: 300 }, food: { domestic: 60 } },
};
const town = { id: 'radom', name: 'Radom', size: 'town' };
const route = [
  { name: 'Road', km: 250, terrain: 'clear', road: true, settlement: town },
  { name: 'Hills', km: 90, terrain: 'hill' },
];
const file = { name: 'A trip', seed: 7, party, route };

function gone(data: unknown): Journey {
  const journey = journeyOf(data);
  if (!journey.ok) throw new Error(journey.error.map(({ message }) => message).join(' '));
  return journey.value;
}

function complaints(data: unknown): readonly string[] {
  const journey = journeyOf(data);
  return journey.ok ? [] : journey.error.map(({ field, message }) => `${field}: ${message}`);
}

test('a journey file is played to the end of its route, with a look into each settlement', () => {
  const { campaign, end } = gone(file);
  expect(end).toBe('arrived');
  expect(campaign.problems).toEqual([]);
  expect(campaign.state.place).toEqual({ leg: 2, km: 0 });
  expect(campaign.state.settlements.radom?.visits).toBe(1);
  expect(campaign.entries.filter(({ kind }) => kind === 'quarter')).toHaveLength(1);
});

test('the journey without fuel ends where it stands, or goes on without the vehicle', () => {
  const dry = { ...file, party: { ...party, stores: { food: { domestic: 60 } } } };
  expect(gone(dry).end).toBe('stranded');
  const walked = gone({ ...dry, stranded: 'leave' });
  expect([walked.end, walked.campaign.state.party.vehicles]).toEqual(['arrived', []]);
});

test('a journey of so many days ends with them, and pins are met', () => {
  const pins = [{ name: 'Barge', at: { day: 1, period: 4 }, encounter: { kind: 'item', of: 'crater' } }];
  const { campaign, end } = gone({ ...file, plan: Array(6).fill('rest'), days: 3, pins });
  expect([end, campaign.state.clock]).toEqual(['days', { day: 4, period: 1 }]);
  expect(campaign.entries.flatMap(({ met }) => met).find(({ pin }) => pin === 'Barge')?.encounter.kind).toBe('item');
});

test('an export is read in again and is the same campaign', () => {
  const { campaign } = gone(file);
  const again = gone(JSON.parse(makeJson(campaign)));
  expect(again).toEqual({ campaign, end: 'journal' });
});

test('what is wrong with a journey file is explained field by field', () => {
  expect(complaints({ ...file, route: [{ name: 'X', km: -1, terrain: 'sea' }] })).toHaveLength(2);
  expect(complaints({ ...file, party: { people: [{ name: 'A' }, { name: 'A' }] } })).toEqual([
    'party.people.1.name: There are two called A; a name must be the only one.',
  ]);
  expect(
    complaints({
      ...file,
      route: [
        { ...route[1], settlement: town },
        { ...route[1], settlement: { ...town, size: 'city' } },
      ],
    }),
  ).toEqual(['route.1.settlement: radom is Radom, a town, on an earlier leg; it cannot be Radom, a city, here.']);
  expect(complaints({ ...file, date: { year: 2000, month: 2, day: 30 } })).toEqual([
    'date: There is no such day in that month.',
  ]);
  expect(complaints(null)).toEqual(['(file): Must be an object.']);
});

const anyLeg = fc.record({
  name: fc.constant('Leg'),
  km: fc.double({ min: 1, max: 300, noNaN: true }),
  terrain: fc.constantFrom(...OPEN_COUNTRY),
  road: fc.boolean(),
  territory: fc.constantFrom('roll', 'anarchy', 'cantonment'),
});

test('any journey: fuel and food never below nothing, the same seed the same journey, replay equals live', () => {
  fc.assert(
    fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 4 }), fc.integer(), fc.nat(200), (legs, seed, diesel) => {
      const data = {
        ...file,
        seed,
        route: legs,
        stranded: 'leave',
        days: 20,
        party: { ...party, stores: { fuel: { diesel }, food: { wild: 30 } } },
      };
      const { campaign } = gone(data);
      expect(gone(data).campaign).toEqual(campaign);
      expect(openCampaign(campaign.journal)).toEqual(campaign);
      const { stores } = campaign.state.party;
      const amounts = [...Object.values(fuelOf(campaign.state.party)), ...Object.values(stores.food), stores.grain];
      for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 30 },
  );
});

test("a year's journey takes less than a second", () => {
  const legs = Array.from({ length: 400 }, (_, i) => ({
    name: `Leg ${i}`,
    km: 160,
    terrain: OPEN_COUNTRY[i % OPEN_COUNTRY.length],
    settlement: i % 5 === 0 ? { id: `town-${i}`, name: `Town ${i}`, size: 'town' } : null,
  }));
  const stores = { fuel: { diesel: 100_000 }, food: { domestic: 2000 } };
  const data = { ...file, route: legs, days: 365, stranded: 'leave', party: { ...party, stores } };
  // The processor's time, and the best of three: whatever else runs on the machine does not count.
  const seconds = [1, 2, 3].map(() => {
    const started = process.cpuUsage();
    const { end, campaign } = gone(data);
    expect([end, campaign.entries.length > 1000]).toEqual(['days', true]);
    return process.cpuUsage(started).user / 1_000_000;
  });
  expect(Math.min(...seconds)).toBeLessThan(1);
});

test('twilight/settlements/suspicious: who keeps strangers out has no quarters crossed', () => {
  const walked = Array.from({ length: 30 }, (_, seed) => {
    const { campaign } = gone({ ...file, seed, quarters: 2 });
    const attitude = campaign.state.settlements.radom?.settlement.attitude ?? 'hostile';
    const crossed = campaign.entries.filter(({ kind }) => kind === 'quarter').length;
    return `${crossed} ${LETS_IN.includes(attitude) ? 'let in' : 'kept out'}`;
  });
  expect([...new Set(walked)].sort()).toEqual(['0 kept out', '2 let in']);
});

test('twilight/combat/panic: on a journey too a surprised party rolls, by coolness or as people of its level do', () => {
  const people = [
    { name: 'Anna', coolness: 0 },
    { name: 'Ben', coolness: 10 },
    { name: 'Cyd', type: 'novice' },
  ];
  const stores = { food: { domestic: 500 } };
  const pin = { name: 'Meeting', at: { leg: 1, km: 5 }, encounter: { kind: 'group', of: 'hunters' } };
  const near = { kind: 'amend', action: 'mandate', part: `${FIRST}/range`, result: '1', reason: 'Fog.' };
  const campaign = played(begun({ party: { people, stores } }), { kind: 'pin', pin }, TRAVEL, near);
  const entry = campaign.entries[1];
  const encounter = entry?.met[0]?.encounter;
  if (encounter === undefined || encounter.kind === 'none') throw new Error('hunters were pinned');
  expect(encounter.surprise.party).toBe(true);
  const rolled = (path: string) => encounter.rolls.find((roll) => roll.path === path)?.values ?? [];
  expect([rolled(`${FIRST}/panic/party`).length, rolled(`${FIRST}/panic/party/levels`).length]).toEqual([4, 1]);
  const [anna, ben = 0, cyd = 0] = encounter.surprise.partyFrozen;
  const words = (name: string, phases: number) =>
    phases === 0 ? [] : [`${name} freezes for ${phases} ${phases === 1 ? 'phase' : 'phases'}`];
  expect(anna).toBe(0);
  expect(cyd).toBe(Math.max((rolled(`${FIRST}/panic/party/levels`)[0] ?? 0) - 1, 0));
  const frozen = [...words('Ben', ben), ...words('Cyd', cyd)];
  expect(entry?.facts).toContainEqual({
    text: `Surprised: ${frozen.length === 0 ? 'nobody freezes' : frozen.join(', ')}.`,
    rule: 'twilight/combat/panic',
    reconstructed: 'T-41',
  });
});

import {
  type CampaignResult,
  deedsOf,
  type FormValues,
  formValues,
  listIn,
  type OpenCampaign,
} from '@hardtop/campaign';
import { describe, expect, test } from 'vitest';
import { TWILIGHT_CAMPAIGNS } from './desk-campaigns.ts';

const OPENING = formValues(TWILIGHT_CAMPAIGNS.opening());

function done(took: CampaignResult): OpenCampaign {
  if (!took.ok) throw new Error(JSON.stringify(took.error));
  return took.value;
}

const begun = (more: FormValues = {}) => done(TWILIGHT_CAMPAIGNS.begin({ ...OPENING, seed: 'desk', ...more }));

function act(campaign: OpenCampaign, id: string, more: FormValues = {}): OpenCampaign {
  const action = campaign.now().actions.find((one) => one.id === id);
  if (action === undefined) throw new Error(`${id} is not offered`);
  return done(campaign.act(id, { ...formValues(action.fields), ...more }));
}

/** The usual day, period after period, and into every settlement on the way. */
function travelled(campaign: OpenCampaign, periods: number): OpenCampaign {
  let next = campaign;
  for (let i = 0; i < periods; i++) next = act(next, next.now().next);
  return next;
}

const toVillage = (campaign: OpenCampaign): OpenCampaign => {
  let next = campaign;
  while (!next.now().actions.some(({ id }) => id.startsWith('visit-'))) next = act(next, next.now().next);
  return next;
};

describe('the opening', () => {
  test('as it is offered it begins a campaign on its first day', () => {
    const now = begun().now();
    expect(now).toMatchObject({ name: 'The long way home', date: '2000-07-18', period: 1, next: 'rest', last: null });
    expect(now.rosters.map(({ title }) => title)).toEqual(expect.arrayContaining(['People', 'Vehicles', 'Ammunition']));
  });

  test.each([
    ['two of one name', { people: [person('Ann'), person('Ann')] }, 'people.1.name'],
    ['nobody', { people: [] }, 'people'],
    [
      'too much in a tank',
      { vehicles: [{ name: 'A', unit: 'hmmwv', fuel: 'diesel', liters: 500 }] },
      'vehicles.0.liters',
    ],
    ['a skill without a number', { people: [{ ...person('Ann'), skills: 'RCN' }] }, 'people.0.skills.RCN'],
    ['a date that is none', { date: '2000-02-31' }, 'date'],
    ['no route', { legs: [] }, 'legs'],
    ['a store that is no number', { grain: Number.NaN }, 'grain'],
  ])('%s is explained at its field', (_what, more: FormValues, field) => {
    const took = TWILIGHT_CAMPAIGNS.begin({ ...OPENING, seed: 'desk', ...more });
    expect(took.ok ? [] : took.error.map((problem) => problem.field)).toContain(field);
  });
});

function person(name: string): FormValues {
  return { name, type: 'novice', skills: '', languages: '' };
}

/** All that is to be seen of a campaign. */
function pictureOf(campaign: OpenCampaign): unknown {
  const entries = Array.from({ length: campaign.entries }, (_, i) => campaign.entry(i));
  return { entries, now: campaign.now(), seen: campaign.seen(), problems: campaign.problems };
}

describe('what is offered', () => {
  test('is taken as it stands, or says which field is missing; nothing else is taken', () => {
    const campaign = travelled(begun(), 9);
    for (const { id, fields } of campaign.now().actions) {
      const took = campaign.act(id, formValues(fields));
      const what = took.ok ? 'taken' : took.error.every(({ message }) => message !== '');
      expect([id, what]).toEqual([id, took.ok ? 'taken' : true]);
    }
    const stranger = campaign.act('fly', {});
    expect(stranger).toMatchObject({ ok: false, error: [{ code: 'action', legal: expect.arrayContaining(['rest']) }] });
  });

  test('stores are set to what there is, and the journal keeps the difference', () => {
    const before = begun();
    const ammunition = [
      { name: '5.56mm', count: 850 },
      { name: 'Flares', count: 3 },
    ];
    const after = act(before, 'stores', { ammunition, diesel: 380, reason: 'A skirmish.' });
    expect(after.file.rows).toMatchObject([
      {
        kind: 'form',
        option: 'stores',
        note: 'A skirmish.',
        form: { change: { fuel: { diesel: -20 }, ammunition: { '5.56mm': -50, Flares: 3, '9mm Par': -120 } } },
      },
    ]);
    const lines = after.now().rosters.find(({ title }) => title === 'Ammunition')?.lines;
    expect(lines?.map(({ name, text }) => `${name}: ${text}`)).toEqual(['5.56mm: 850 rounds', 'Flares: 3 rounds']);
  });
});

describe('the party sheet and the route', () => {
  const sheet = (campaign: OpenCampaign) =>
    formValues(campaign.now().actions.find(({ id }) => id === 'sheet')?.fields ?? []);

  test('the sheet is written over, and what it does not show stays', () => {
    const hurt = act(begun(), 'rads', { people: ['Brandt'], rads: 5 });
    const values = sheet(hurt);
    const people = listIn(values, 'people').map((one) => (one.name === 'Brandt' ? { ...one, type: 'veteran' } : one));
    const after = act(hurt, 'sheet', { ...values, people, reason: 'He has learned.' });
    expect(after.now().rosters[0]?.lines.at(-1)).toEqual({ name: 'Brandt', text: 'Veteran, M249 x2, 5 rads' });
  });

  test('there can be no such party: explained, and nothing is changed', () => {
    const campaign = begun();
    const vehicles = [1, 2, 3, 4, 5].map((n) => ({
      name: `V${n}`,
      unit: 'car',
      fuel: 'gas',
      liters: 5,
      wear: 1,
      broken: false,
    }));
    const took = campaign.act('sheet', { ...sheet(campaign), vehicles, reason: 'x' });
    expect(took).toMatchObject({ ok: false, error: [{ message: expect.stringContaining('need a driver each') }] });
  });

  test('legs not yet begun are changed, and their land is rolled anew', () => {
    const there = toVillage(begun());
    const legs = [
      { name: 'Back home', km: 30, terrain: 'swamp', road: false, territory: 'roll', place: '', size: 'town' },
    ];
    const after = act(there, 'reroute', { legs });
    expect(after.now().legs.map(({ name }) => name)).toEqual(['Along the river', 'Back home']);
    const back = { ...legs[0], place: 'Warta Mill', size: 'city' };
    expect(there.act('reroute', { legs: [back] })).toMatchObject({ ok: false, error: [{ code: 'route' }] });
  });

  test('places named in another script are two places', () => {
    const leg = { name: 'East', km: 30, terrain: 'clear', road: true, territory: 'roll', size: 'town' };
    const after = act(begun(), 'route', {
      legs: [
        { ...leg, place: 'Брест' },
        { ...leg, place: 'Минск' },
      ],
    });
    expect(after.now().legs).toHaveLength(begun().now().legs.length + 2);
  });
});

describe('a journey', () => {
  test('the same journal opened elsewhere is the same campaign', () => {
    const played = travelled(begun(), 60);
    const read = done(TWILIGHT_CAMPAIGNS.open(JSON.parse(JSON.stringify(played.file))));
    expect(read.now()).toEqual(played.now());
    for (let i = 0; i < played.entries; i++) expect(read.entry(i)).toEqual(played.entry(i));
  });

  test('twilight/settlements/kinds: a settlement is the same when it is visited again', () => {
    const there = toVillage(begun());
    const visit = there.now().actions.find(({ id }) => id.startsWith('visit-'))?.id ?? '';
    const first = act(there, visit);
    const again = act(act(act(first, 'leave'), 'rest'), visit);
    const cards = [first, again].map((one) => one.entry(one.entries - 1).cards[0]?.card);
    expect(cards[1]).toEqual(cards[0]);
    expect(again.now().places).toMatchObject([{ name: 'Warta Mill', text: expect.stringContaining('2 times') }]);
  });

  test('every roll of an entry stands on one of its cards', () => {
    const played = travelled(begun(), 24);
    const shown = (card: { rolls: readonly { path: string }[]; parts: readonly unknown[] }): string =>
      JSON.stringify(card);
    const json: { entries: readonly { row: number; rolls: readonly { path: string }[] }[] } = JSON.parse(
      played.export('json'),
    );
    for (const [i, { rolls }] of json.entries.entries()) {
      const cards = played
        .entry(i)
        .cards.map(({ card }) => shown(card))
        .join();
      for (const { path } of rolls) expect(cards).toContain(`"${path}"`);
    }
  });
});

describe('amendments', () => {
  const played = toVillage(begun());
  const part = 'settlement/warta-mill/attitude';

  test('one part is rolled again with a reason, and can be undone', () => {
    const again = done(played.amend({ action: 'reroll', part, reason: 'Too easy.' }));
    expect(again.now().amendment).toBe('Rolled again: Attitude of Warta Mill');
    expect(again.entry(again.entries - 1).facts[0]?.text).toBe('Attitude of Warta Mill rolled again: Too easy.');
    const later = act(again, 'rest');
    const undone = done(later.undoAmendment());
    expect(deedsOf(undone.file.rows)).toEqual(deedsOf(act(played, 'rest').file.rows));
    expect(undone.file.rows.slice(0, -1)).toEqual(later.file.rows);
    expect(pictureOf(undone)).toEqual(pictureOf(act(played, 'rest')));
    expect(pictureOf(done(again.undoAmendment()))).toEqual(pictureOf(played));
  });

  test('a reason may be left out, and a mandate that cannot be says what can', () => {
    const again = done(played.amend({ action: 'reroll', part, reason: ' ' }));
    expect(again.entry(again.entries - 1).facts[0]?.text).toBe('Attitude of Warta Mill rolled again.');
    const wrong = played.amend({ action: 'mandate', part, result: 'lovely', reason: 'x' });
    expect(wrong).toMatchObject({ ok: false, error: [{ legal: expect.arrayContaining(['hostile']) }] });
  });

  test('the last row is taken back', () => {
    const back = act(played, 'rest').takeBack();
    expect(back?.file.rows.at(-1)).toMatchObject({ kind: 'undo', option: 'drop', params: { row: 4 } });
    expect(back && pictureOf(back)).toEqual(pictureOf(played));
    expect(begun().takeBack()).toBeNull();
  });

  test('what was taken back stays so when the journal is read, and again when more is taken back', () => {
    const amended = done(played.amend({ action: 'reroll', part, reason: 'Too easy.' }));
    const once = done(act(amended, 'rest').undoAmendment());
    const twice = act(once, 'rest').takeBack()?.takeBack();
    for (const campaign of [once, twice]) {
      if (campaign === undefined || campaign === null) throw new Error('nothing was taken back');
      const again = done(TWILIGHT_CAMPAIGNS.open(JSON.parse(JSON.stringify(campaign.file))));
      expect(again.file).toEqual(campaign.file);
      expect(pictureOf(again)).toEqual(pictureOf(campaign));
      expect(done(TWILIGHT_CAMPAIGNS.open(JSON.parse(campaign.export('json')))).file).toEqual(campaign.file);
    }
    expect(twice && pictureOf(twice)).toEqual(pictureOf(played));
  });
});

test('a pinned group comes up at its hour, with a sheet to print and nothing of it for the players but what they saw', () => {
  const pinned = act(begun(), 'pin', {
    name: 'The ambush',
    kind: 'group',
    group: 'marauders',
    where: 'time',
    day: 1,
    period: 3,
    note: 'Led by a deserter',
  });
  const met = travelled(pinned, 3);
  const { cards } = met.entry(met.entries - 1);
  expect(cards[0]?.card).toMatchObject({
    lines: expect.arrayContaining(['Pinned: The ambush', 'Remark: Led by a deserter']),
  });
  const [sheet] = met.sheets(met.entries - 1);
  expect(sheet?.tables.map(({ caption }) => caption)).toEqual(
    expect.arrayContaining([expect.stringContaining('People'), 'Ammunition']),
  );
  expect(met.sheets()[0]?.tables.map(({ caption }) => caption)).toEqual([
    'People',
    'Vehicles',
    'Ammunition, by magazine',
    'Ammunition in store',
  ]);
  const seen = JSON.stringify(met.seen());
  expect(seen).not.toMatch(/ambush|deserter|desk|territory/i);
});

describe('the dice of a campaign', () => {
  const SECRET = '00112233445566778899aabbccddeeff';
  const openingOf = (seed: string) => done(TWILIGHT_CAMPAIGNS.begin({ ...OPENING, seed })).file.opening;

  test('of a secret seed cannot be reckoned from what was rolled; a short seed gives the world it always gave', () => {
    expect(openingOf(SECRET)).toMatchObject({ seed: SECRET, stream: 'sha256' });
    expect(openingOf('desk')).not.toHaveProperty('stream');
  });

  test('are the same when the campaign is opened again', () => {
    const campaign = done(TWILIGHT_CAMPAIGNS.begin({ ...OPENING, seed: SECRET }));
    const again = done(TWILIGHT_CAMPAIGNS.open(JSON.parse(JSON.stringify(campaign.file))));
    expect(again.file).toEqual(campaign.file);
    expect(again.now()).toEqual(campaign.now());
  });
});

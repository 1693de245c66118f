import { type CampaignResult, type FormValues, formValues, type OpenCampaign } from '@hardtop/campaign';
import { describe, expect, test } from 'vitest';
import { NAME_LISTS } from '../catalog/name-lists.ts';
import { TWILIGHT_CAMPAIGNS } from './desk-campaigns.ts';

function done(took: CampaignResult): OpenCampaign {
  if (!took.ok) throw new Error(JSON.stringify(took.error));
  return took.value;
}

function begun(more: FormValues = {}): OpenCampaign {
  return done(TWILIGHT_CAMPAIGNS.begin({ ...formValues(TWILIGHT_CAMPAIGNS.opening()), seed: 'evening', ...more }));
}

function act(campaign: OpenCampaign, id: string, more: FormValues = {}): OpenCampaign {
  const fields = campaign.now().actions.find((one) => one.id === id)?.fields ?? [];
  return done(campaign.act(id, { ...formValues(fields), ...more }));
}

const last = (campaign: OpenCampaign) => campaign.entry(campaign.entries - 1);
const NO_CHECKS = { every: 10_080 };

/** Before Warta Mill, with nobody met on the way. */
function arrived(): OpenCampaign {
  let campaign = begun();
  while (!campaign.now().actions.some(({ id }) => id === 'visit-warta-mill'))
    campaign = act(campaign, 'travel', NO_CHECKS);
  return campaign;
}

describe('on until something happens', () => {
  test('every stop is told in words without ids or paths, and what lies between is quiet', () => {
    let campaign = begun();
    for (let press = 0; press < 12; press++) {
      const from = campaign.entries;
      campaign = done(campaign.onward());
      const quiet = Array.from({ length: campaign.entries - from }, (_, i) => campaign.isQuiet(from + i));
      expect(quiet.slice(0, -1)).toEqual(quiet.slice(0, -1).map(() => true));
      const why = last(campaign).stop ?? campaign.now().stop;
      expect(why).toMatch(/[A-Z].*\.$|\?$/);
      expect(why).not.toMatch(/\w\/\w|-\d|undefined|[a-z]+-[a-z]+-/);
    }
  });

  test('a party that cannot go on rests to the end of the day, and is told what keeps it', () => {
    const vehicles = [{ name: 'Wreck', unit: 'hmmwv', fuel: 'diesel', liters: 10 }];
    const sheet = begun({ vehicles });
    const broken = act(sheet, 'sheet', {
      vehicles: [{ name: 'Wreck', unit: 'hmmwv', fuel: 'diesel', liters: 10, wear: 9, broken: true }],
      reason: 'The axle.',
    });
    const rested = done(broken.onward());
    expect(rested.now().stop).toBe('Wreck is broken down: repaired or left behind, the party can go on.');
    expect([rested.now().period, rested.entries]).toEqual([1, broken.entries + 6]);
  });
});

describe('a settlement', () => {
  test('stops the party, and says what it is, who rules and what troubles it', () => {
    const entry = last(arrived());
    expect(entry.stop).toMatch(/^The party stops before Warta Mill, a village of about \d+ people\. .*Trouble: /);
    const secret = entry.facts.filter((fact) => fact.secret === true && fact.stops === true);
    expect(secret).toHaveLength(3);
    expect(entry.facts.find(({ text }) => text.startsWith('The party stops'))?.shown).toBe(true);
    expect(entry.cards.map(({ card }) => card.title)).toContain('Warta Mill');
  });

  test('inside it the desk says so, and a stay by day is rolled in its streets', () => {
    let campaign = act(arrived(), 'visit-warta-mill');
    expect(campaign.now()).toMatchObject({ where: 'in Warta Mill', inside: 'Warta Mill' });
    while (campaign.now().isNight) campaign = act(campaign, 'rest');
    campaign = act(campaign, 'rest');
    const entry = last(campaign);
    expect([entry.title, entry.where]).toEqual(['In Warta Mill', 'in Warta Mill']);
    expect(entry.cards.map(({ card }) => card.title)).toContain('In the streets, by day');
    expect(campaign.now().actions.find(({ id }) => id === 'rest')?.label).toBe('Stay in Warta Mill');
  });

  test('its ruler and what is told there have names of the country', () => {
    const czech = begun({ spoken: 'Czech' });
    let campaign = czech;
    while (campaign.now().places.length === 0) campaign = act(campaign, 'travel', NO_CHECKS);
    const card = campaign.place(campaign.now().places[0]?.id ?? '')?.card;
    const list = NAME_LISTS.find(({ language }) => language === 'Czech');
    const ruler = card?.parts.find(({ title }) => title === 'Who rules')?.lines[0] ?? '';
    expect([...(list?.men ?? []), ...(list?.women ?? [])].some((name) => ruler.includes(name))).toBe(true);
    const hearsay = card?.parts.find(({ title }) => title === 'Hearsay')?.lines[0] ?? '';
    expect(list?.places.some((name) => hearsay.includes(name))).toBe(true);
    expect(hearsay).not.toMatch(/[{}]/);
  });
});

describe('a line', () => {
  const isRead = (campaign: OpenCampaign, line: string) =>
    campaign.seen().entries.some(({ lines }) => lines.includes(line));

  test('that is the referee’s is shown, one that is told is hidden, and both are taken back', () => {
    const before = arrived();
    const { at, facts } = last(before);
    const secret = facts.find((fact) => fact.secret === true)?.text ?? '';
    const told = facts.find((fact) => fact.secret !== true)?.text ?? '';
    expect([isRead(before, secret), isRead(before, told)]).toEqual([false, true]);
    const shown = act(before, 'show', { ...at, line: secret, players: true });
    const hidden = act(shown, 'show', { ...at, line: told, players: false });
    expect([isRead(hidden, secret), isRead(hidden, told)]).toEqual([true, false]);
    const entry = hidden.entry(before.entries - 1);
    expect(entry.facts.filter(({ text }) => text === secret || text === told).map((fact) => fact.shown)).toEqual(
      facts.filter(({ text }) => text === secret || text === told).map(({ text }) => text === secret),
    );
    const again = act(hidden, 'show', { ...at, line: secret, players: false });
    expect(isRead(again, secret)).toBe(false);
  });

  test('of a card is shown; what no card says is not', () => {
    const before = arrived();
    const { at, cards } = last(before);
    const line = cards.flatMap(({ card }) => card.parts).find(({ title }) => title === 'Hearsay')?.lines[0] ?? '';
    const shown = act(before, 'show', { ...at, line, players: true });
    expect(isRead(shown, line)).toBe(true);
    expect(shown.entry(before.entries - 1).revealed).toEqual([line]);
    const nonsense = act(before, 'show', { ...at, line: 'There are dragons.', players: true });
    expect(isRead(nonsense, 'There are dragons.')).toBe(false);
  });
});

describe('what can be set', () => {
  const campaign = arrived();

  test('is the rows of the table, in words', () => {
    const options = campaign.settable('settlement/warta-mill/government');
    expect(options).toContainEqual({ id: 'popular-council', title: 'Popular council' });
    for (const { id } of options) {
      const set = campaign.amend({
        action: 'mandate',
        part: 'settlement/warta-mill/government',
        result: id,
        reason: '',
      });
      expect(set.ok).toBe(true);
    }
  });

  test('is what plain dice can show, and nothing where nothing is rolled', () => {
    const met = act(begun(), 'pin', {
      name: 'Them',
      kind: 'group',
      group: 'patrol',
      where: 'time',
      day: 1,
      period: '1',
    });
    const path = 'day-1/period-1/main/check-1';
    const numbers = act(met, 'rest').settable(`${path}/range`);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.every(({ id, title }) => id === title && /^\d+$/.test(id))).toBe(true);
    expect(campaign.settable('settlement/nowhere/crisis')).toEqual([]);
  });
});

describe('a quick roll', () => {
  const quick = (id: string, seed: string, values: FormValues) => {
    const found = TWILIGHT_CAMPAIGNS.quick.find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found.roll(seed, { ...formValues(found.fields), ...values });
  };

  test('gives the encounter that was asked for, the same for the same seed, and can be kept and gone on with', () => {
    const rolled = done(quick('encounter', 's1', { terrain: 'wood', kind: 'group', group: 'slavers' }));
    expect(last(rolled).cards[0]?.card.title).toBe('Slavers (wood)');
    expect(done(quick('encounter', 's1', { terrain: 'wood', kind: 'group', group: 'slavers' })).file).toEqual(
      rolled.file,
    );
    const kept = done(TWILIGHT_CAMPAIGNS.open(JSON.parse(JSON.stringify(rolled.file))));
    expect(done(kept.onward()).entries).toBeGreaterThan(rolled.entries);
  });

  test('gives a settlement with a name of the country, and nobody met before its gate', () => {
    const rolled = done(quick('settlement', 's2', { size: 'town', spoken: 'German' }));
    const entry = last(rolled);
    const places = NAME_LISTS.find(({ language }) => language === 'German')?.places ?? [];
    expect(places).toContain(rolled.now().name);
    expect(entry.stop).toMatch(/^The party stops before .*, a town of about /);
    expect(entry.cards[0]?.card.title).toBe(rolled.now().name);
  });

  test('of something that cannot be says so', () => {
    expect(quick('settlement', 's3', { size: 'hamlet' })).toMatchObject({ ok: false });
    expect(quick('encounter', 's3', { terrain: 'sea' })).toMatchObject({ ok: false });
  });
});

test('what was met lies along the route where it was met, settlements by their names', () => {
  let campaign = begun();
  for (let press = 0; press < 8; press++) campaign = done(campaign.onward());
  const { marks, legs } = campaign.now();
  const length = legs.reduce((sum, { km }) => sum + km, 0);
  expect(marks.length).toBeGreaterThan(1);
  expect(marks).toContainEqual(expect.objectContaining({ kind: 'settlement', title: 'Warta Mill', km: 120 }));
  for (const { km, row } of marks) expect([km >= 0 && km <= length, row > 0]).toEqual([true, true]);
});

import { describe, expect, test } from 'vitest';
import { begun, played, refused } from '../testing/campaigns.ts';
import { openCampaign } from './campaign.ts';

const FIGHT = { kind: 'fight', part: 'day-1/period-1/main/check-1', name: 'Marauders', game: 'abc' };
const AFTER = { kind: 'aftermath', part: FIGHT.part, reason: 'The marauders ran.' };

describe('a fight in the journal', () => {
  test('begins once, is over once, and leaves the party as it came out of it', () => {
    const fighting = played(begun(), FIGHT);
    expect(fighting.state.fights).toEqual([{ part: FIGHT.part, name: 'Marauders', game: 'abc' }]);
    expect(refused(fighting, FIGHT)).toEqual(['Row 2: The fight with Marauders is not over yet.']);
    const over = played(fighting, {
      ...AFTER,
      people: [
        { name: 'Anna', wounds: { body: 12 }, arms: [{ weapon: 'm16', rounds: 3, loads: 1 }] },
        { name: 'Ben', dead: 'shot in the head' },
      ],
      goods: { AKM: 2 },
      ammunition: { '7.62mm': 60 },
      animals: { horse: 2 },
      others: ['Marauder 1: dead'],
    });
    const [anna, ben] = over.state.party.people;
    expect([anna?.wounds, anna?.arms, ben?.dead]).toEqual([
      { body: 12 },
      [{ weapon: 'm16', rounds: 3, loads: 1 }],
      'shot in the head',
    ]);
    expect(over.state.party.stores).toMatchObject({ goods: { AKM: 2 }, ammunition: { '7.62mm': 60 } });
    expect(over.state.party.animals).toEqual({ ...fighting.state.party.animals, horse: 2 });
    expect(over.state.fights).toEqual([]);
    expect(over.entries.at(-1)?.facts.map(({ text }) => text)).toEqual([
      'The marauders ran.',
      'Anna: a serious wound, body 12.',
      'Ben is dead: shot in the head',
      'Taken: 2 AKM, 60 7.62mm, 2 horses.',
      'Marauder 1: dead',
    ]);
    expect(refused(over, AFTER)).toEqual(['Row 3: No such fight has begun, or it is over.']);
  });

  test('twilight/referee/radiation: rads taken in a fight are kept for life, and the dose is checked', () => {
    const over = played(begun(), { kind: 'rads', people: ['Anna'], rads: 20 }, FIGHT, {
      ...AFTER,
      people: [{ name: 'Anna', rads: 50 }, { name: 'Ben' }, { name: 'Cyd', rads: 900 }],
    });
    const [anna, ben, cyd] = over.state.party.people;
    expect([anna?.rads, ben?.rads, cyd?.rads]).toEqual([70, 0, 900]);
    const facts = over.entries.at(-1)?.facts ?? [];
    expect(facts.map(({ text }) => text)).toContain('Anna has taken 70 rads.');
    expect(facts.find(({ text }) => text.startsWith('Cyd has taken'))).toMatchObject({
      rule: 'twilight/referee/radiation',
      reconstructed: 'C-27',
    });
    expect(openCampaign(over.journal).state).toEqual(over.state);
  });

  test('a magazine with more rounds than it holds does not come back', () => {
    const fighting = played(begun(), FIGHT);
    const people = [{ name: 'Anna', arms: [{ weapon: 'm16', rounds: 99, loads: 0 }] }];
    expect(refused(fighting, { ...AFTER, people })[0]).toMatch(/^Row 2: The M16 of Anna holds 30 rounds, not 99/);
  });

  test('an edited campaign that contradicts it is explained, and nothing else is lost', () => {
    const over = played(begun(), { kind: 'join', people: [{ name: 'Dora' }], reason: 'Met' }, FIGHT, {
      ...AFTER,
      people: [
        { name: 'Dora', wounds: { body: 3 } },
        { name: 'Anna', wounds: { body: 4 } },
      ],
      vehicles: [{ name: 'Hummer', broken: true }],
    });
    expect(over.problems.map(({ message }) => message)).toEqual([
      'Row 3: Hummer was in the fight, but is no vehicle of the party.',
    ]);
    const { journal } = over;
    const without = {
      ...journal,
      rows: journal.rows.slice(1).map(({ digest: _, ...row }, i) => ({ ...row, n: i + 1 })),
    };
    const edited = openCampaign(without);
    expect(edited.problems.map(({ message, code }) => [code, message])).toContainEqual([
      'battle',
      'Row 2: Dora fought, but is not in the party.',
    ]);
    expect(edited.state.party.people[0]?.wounds).toEqual({ body: 4 });
  });
});

test('twilight/combat/first-edition-rules: a character rolled joins the party, or is one of it from then on', () => {
  const campaign = played(
    begun(),
    { kind: 'character', name: 'Ewa', months: 30, arms: [{ weapon: 'akm', loads: 2 }] },
    { kind: 'character', name: 'Ben', months: 0 },
  );
  const { people } = campaign.state.party;
  expect(people.map(({ name, attributes }) => [name, attributes !== null])).toEqual([
    ['Anna', false],
    ['Ben', true],
    ['Cyd', false],
    ['Ewa', true],
  ]);
  expect(campaign.entries[0]?.facts.map(({ reconstructed }) => reconstructed)).toEqual(['C-03', 'C-05']);
  expect(refused(campaign, { kind: 'character', name: 'Ewa' })).toHaveLength(1);
  expect(openCampaign(campaign.journal).state).toEqual(campaign.state);
});

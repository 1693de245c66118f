import { expect, test } from 'vitest';
import { openCampaign } from '../campaign/campaign.ts';
import { begun, played, TRAVEL } from '../testing/campaigns.ts';
import { makeJson, makeMarkdown, makeText } from './journal-text.ts';
import { isSeen, seenBy } from './seen.ts';
import { makeSeenMarkdown, makeSeenText } from './seen-text.ts';

const hidden = {
  name: 'Secret pin',
  at: { leg: 1, km: 5 },
  encounter: { kind: 'group', of: 'marauders', note: 'Hired to kill Anna' },
};

const campaign = played(
  begun({ seed: 'a seed nobody may see' }),
  { kind: 'pin', pin: hidden },
  TRAVEL,
  TRAVEL,
  TRAVEL,
  { kind: 'visit', settlement: 'lublin' },
  { kind: 'quarter', to: 'the castle' },
  { kind: 'note', text: 'The mayor is a traitor.' },
  { kind: 'note', text: 'It rains.', players: true },
);

test('the players see the way, the town and what they were told', () => {
  const seen = seenBy(campaign);
  expect(seen).toMatchObject({
    name: 'Test',
    where: 'in Lublin',
    settlements: [{ name: 'Lublin', size: 'City', visits: 1 }],
  });
  const lines = seen.entries.flatMap((entry) => entry.lines);
  expect(lines).toContain('It rains.');
  expect(lines.some((line) => line.startsWith('Lublin, a city of about'))).toBe(true);
});

test('the players do not see dice, seed, territory, pins, remarks or what is secret', () => {
  const seen = seenBy(campaign);
  for (const text of [JSON.stringify(seen), makeSeenText(seen), makeSeenMarkdown(seen)]) {
    for (const secret of [
      'a seed nobody',
      'independent',
      'Secret pin',
      'Hired to kill',
      'traitor',
      'Armed ',
      '1d6',
      'Marauders',
      'rads',
    ]) {
      expect(text).not.toContain(secret);
    }
  }
});

test('who was met and never noticed is not seen; who attacks or was spotted is', () => {
  const met = campaign.entries.flatMap((entry) => entry.met).map(({ encounter }) => encounter);
  const [group] = met;
  if (group?.kind !== 'group' || group.contact === null) throw new Error('a group');
  const ended = (end: 'watched' | 'ambush' | 'evaded', spotter: 'party' | 'other') =>
    isSeen({
      ...group,
      contact: {
        ...group.contact,
        end,
        spotter,
        steps: [],
        range: 10,
        turns: 1,
        surprised: { party: false, other: false },
      },
    });
  expect([
    ended('watched', 'other'),
    ended('evaded', 'other'),
    ended('ambush', 'other'),
    ended('watched', 'party'),
  ]).toEqual([false, false, true, true]);
});

test('the text and the Markdown of the referee tell everything: rolls, tables, rows, rules', () => {
  const text = makeText(campaign);
  expect(text).toContain('What is met: 1d6 mandated');
  expect(text).toContain('Attitude: 1d6');
  expect(text).toContain('Settlement Attitude Table');
  expect(text).toContain('The mayor is a traitor.');
  const markdown = makeMarkdown(campaign);
  expect(markdown).toMatch(/^# Test: 2000-07-18/);
  expect(markdown).toContain('## Day 1, 2000-07-18');
  expect(markdown).toContain('| part | dice | fell | total | table | row |');
});

test('contradictions stand in every form of the journal', () => {
  const broken = openCampaign({
    ...campaign.journal,
    rows: campaign.journal.rows.filter(({ kind }) => kind !== 'visit'),
  });
  expect(makeText(broken)).toContain('! Row 5:');
  expect(makeMarkdown(broken)).toContain('## Contradictions');
  expect(makeJson(broken)).toContain('"problems"');
});

import { expect, test } from 'vitest';
import { begun, FIRST, played, REST } from '../testing/campaigns.ts';
import { type Campaign, openCampaign } from './campaign.ts';

const reason = 'The players talked too much';
const resting = Array.from({ length: 50 }, () => REST);
const note = { kind: 'note', text: 'A quiet week.' };

const digestsOf = ({ journal }: Campaign) => journal.rows.flatMap(({ n, digest }) => (digest === undefined ? [] : [n]));

test('every few dozen rows one carries a digest of what came of them, whatever the referee hands in', () => {
  const campaign = played(begun(), ...resting.map((row) => ({ ...row, digest: 'mine' })));
  expect(digestsOf(campaign)).toEqual([24, 48]);
  expect(openCampaign(campaign.journal)).toEqual(campaign);
});

test('rows that give another world are told where it begins', () => {
  const { journal } = played(begun(), ...resting);
  const rows = journal.rows.map((row) =>
    row.n === 30 ? { ...note, n: row.n, at: row.at, kind: 'note' as const, players: true } : row,
  );
  const [problem] = openCampaign({ ...journal, rows }).problems.filter(({ code }) => code === 'digest');
  expect(problem).toEqual({
    code: 'digest',
    field: 'rows.47',
    message: 'Row 48: what comes of rows 25 to 48 is not what came of them when they were written.',
  });
});

test('an amendment reaches back: the digests before it count no more, those after it do', () => {
  const part = `${FIRST.split('/').slice(0, 2).join('/')}/main`;
  const travelled = played(begun(), { kind: 'period', activity: 'travel' }, ...resting);
  const amended = played(travelled, { kind: 'amend', action: 'reroll', part, reason }, ...resting.slice(0, 30));
  expect(digestsOf(amended)).toEqual([24, 48, 72]);
  expect(openCampaign(amended.journal).problems).toEqual([]);
  const rows = amended.journal.rows.map((row) => (row.n === 72 ? { ...row, digest: '0123456789abcdef' } : row));
  expect(openCampaign({ ...amended.journal, rows }).problems).toMatchObject([{ code: 'digest', field: 'rows.71' }]);
});

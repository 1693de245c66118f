import { expect, it } from 'vitest';
import { anEvent } from '../testing/fakes.ts';
import { fightersIn } from './fighters.ts';
import { storyOf } from './story.ts';

const SEATS = [
  { seat: 0, name: 'Amber', plays: 'Striker' },
  { seat: 1, name: 'Cobalt', plays: 'All-rounder' },
];
const sheet = (piece: string, seat: number) => ({
  ...{ piece, seat, title: '', lines: [], gauges: [], tracks: [], notes: [] },
});

it('whoever ends as a wreck with another id keeps what he did and took', () => {
  const events = [
    anEvent(1, { shot: { by: 'c2', at: { piece: 'c1' }, style: 'bullets', hit: false } }),
    anEvent(2, { shot: { by: 'c1', at: { piece: 'c2' }, style: 'shell', hit: true } }),
    ...[3, 4, 5, 6, 7, 8].map((n) => anEvent(n, { text: 'A die again.' })),
    anEvent(9, {
      about: 'c2',
      text: 'All-rounder takes 4 damage.',
      harm: [{ piece: 'c2', style: 'hit', points: 4, spot: 'left' }],
    }),
  ];
  const board = { sheets: [sheet('c1', 0), sheet('wreck-c2', 1)] };
  const fighters = fightersIn({ seats: SEATS, board, events, own: [0] });
  expect(fighters.map(({ pieces }) => pieces)).toEqual([['c1'], ['wreck-c2', 'c2']]);
  expect(storyOf(events, fighters)).toEqual([
    'You fired 1 shot, hit with 1 and took no damage.',
    'All-rounder fired 1 shot, hit with none and took 4 points.',
    'The hardest blow: you hit All-rounder on the left for 4 points.',
  ]);
});

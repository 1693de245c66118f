import { expect, it } from 'vitest';
import { anEvent } from '../testing/fakes.ts';
import { storyOf } from './story.ts';

const FIGHTERS = [
  { name: 'Bone', isYou: true, pieces: ['v1'] },
  { name: 'Cyan', isYou: false, pieces: ['v2'] },
];

const shot = (n: number, by: string, hit: boolean) =>
  anEvent(n, { shot: { by, at: { piece: by === 'v1' ? 'v2' : 'v1' }, style: 'bullets', hit } });
const harm = (n: number, piece: string, points: number, text: string) =>
  anEvent(n, { text, harm: [{ piece, style: 'hit', points }] });

it('counts shots, hits and points for each, and remembers what hurt most', () => {
  const events = [
    shot(1, 'v1', true),
    harm(2, 'v2', 4, 'A scratch.'),
    shot(3, 'v1', false),
    shot(4, 'v2', true),
    harm(5, 'v1', 9, 'The plant is gone.'),
  ];
  expect(storyOf(events, FIGHTERS)).toEqual([
    'You fired 2 shots, hit with 1 and took 9 points.',
    'Cyan fired 1 shot, hit with 1 and took 4 points.',
    'The moment to remember: The plant is gone.',
  ]);
});

it('tells nothing where the events say nothing of shots', () => {
  expect(storyOf([anEvent(1)], FIGHTERS)).toEqual([]);
});

it('says who never fired', () => {
  expect(storyOf([shot(1, 'v1', false)], FIGHTERS)[1]).toBe('Cyan never fired and took 0 points.');
});

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
    'The hardest blow: Cyan hit you for 9 points.',
  ]);
});

it('says in which turn the hardest blow fell and on which side; a crash as the log has it', () => {
  const turn = (n: number) => anEvent(n, { kind: 'turn', text: 'Turn.' });
  const left = anEvent(4, { harm: [{ piece: 'v2', style: 'hit', points: 6, spot: 'left' }] });
  expect(storyOf([turn(1), turn(2), shot(3, 'v1', true), left], FIGHTERS).at(-1)).toBe(
    'The hardest blow fell in turn 2: you hit Cyan on the left for 6 points.',
  );
  const wall = anEvent(2, { text: 'Cyan meets the wall.', harm: [{ piece: 'v2', style: 'crash', points: 12 }] });
  expect(storyOf([turn(1), wall], FIGHTERS).at(-1)).toBe('The hardest blow fell in turn 1: Cyan meets the wall.');
});

it('tells nothing where the events say nothing of shots', () => {
  expect(storyOf([anEvent(1)], FIGHTERS)).toEqual([]);
});

it('says who never fired', () => {
  expect(storyOf([shot(1, 'v1', false)], FIGHTERS)[1]).toBe('Cyan never fired and took no damage.');
});

it('of a crowd tells oneself and the two who hit most', () => {
  const crowd = ['v2', 'v3', 'v4', 'v1'].map((piece) => ({ name: piece, isYou: piece === 'v1', pieces: [piece] }));
  const told = storyOf([shot(1, 'v3', true), shot(2, 'v4', true), shot(3, 'v2', false)], crowd);
  expect(told.map((line) => line.split(' ')[0])).toEqual(['You', 'V3', 'V4']);
});

import { describe, expect, it } from 'vitest';
import { cellSide } from '../board/action-markers.tsx';
import { anOption, aQuestion, withChance } from '../testing/fakes.ts';
import { boardActions } from './board-actions.ts';
import { cellsOf } from './cells.ts';
import { groupOptions, keyedOptions } from './option-groups.ts';

const NONE: ReadonlySet<string> = new Set();
const ghosts = (x: number, y: number) => [{ piece: 'p1', pose: { x, y, h: 0 } }];
const places = Array.from({ length: 24 }, (_, i) =>
  anOption(`walk:${i}`, { preview: { text: '', ghosts: ghosts(i % 6, Math.floor(i / 6)) } }),
);
const stay = anOption('stay');
const question = aQuestion({ options: [stay, ...places], suggested: { option: 'walk:3', params: {} } });

describe('many places to go to', () => {
  it('are cells of the board, each of them, and the list is short', () => {
    expect(cellsOf(question)).toHaveLength(24);
    const [rest, cells] = groupOptions(question, NONE, new Set(['walk:3']));
    expect(rest?.shown).toEqual([stay]);
    expect(cells?.title).toBe('24 places, on the board');
    expect(cells?.shown.map(({ id }) => id)).toEqual(['walk:3']);
    const actions = boardActions(question.options, 'walk:3', cellsOf(question));
    expect(actions.filter(({ cell }) => cell)).toHaveLength(24);
    expect(actions.find(({ primary }) => primary)?.optionId).toBe('walk:3');
  });

  it('are told by their place alone, however many: previews may come later', () => {
    const throws = Array.from({ length: 300 }, (_, i) => ({ ...anOption(`sq:${i}`), place: { x: i % 20, y: i / 20 } }));
    const thrown = aQuestion({ options: [stay, ...throws] });
    expect(cellsOf(thrown)).toHaveLength(300);
    expect(groupOptions(thrown, NONE).flatMap(({ shown }) => shown)).toEqual([stay]);
    expect(boardActions(thrown.options, undefined, cellsOf(thrown))).toHaveLength(300);
  });

  it('can all be listed for the keys, and what is advised or marked is listed in any case', () => {
    const [, open] = groupOptions(question, new Set(['cells']));
    expect(open?.shown).toHaveLength(24);
    expect(keyedOptions(groupOptions(question, new Set(['cells'])))[1]?.key).toBe('2');
    const [, marked] = groupOptions(question, NONE, new Set(['walk:3', 'walk:20']));
    expect(marked?.shown.map(({ id }) => id)).toEqual(['walk:3', 'walk:20']);
  });

  it('are neither maneuvers, nor shots, nor a few places only', () => {
    const driven = places.map((option) => ({
      ...option,
      preview: { text: '', ghosts: [{ piece: 'car', pose: { x: 0, y: 0, h: 0 }, path: [] }] },
    }));
    expect(cellsOf(aQuestion({ options: driven }))).toEqual([]);
    expect(cellsOf(aQuestion({ options: places.map((each) => ({ ...each, at: { piece: 'car' } })) }))).toEqual([]);
    const risky = places.map((each, i) => ({ ...each, preview: { ...withChance(0.5), ghosts: ghosts(i, 0) } }));
    expect(cellsOf(aQuestion({ options: risky }))).toEqual([]);
    expect(cellsOf(aQuestion({ options: places.slice(0, 5) }))).toEqual([]);
  });

  it('are as large as they can be without meeting', () => {
    const spots = [0, 1, 2].flatMap((x) => [0, 1].map((y) => ({ x: x * 40, y: y * 40 })));
    expect(cellSide(spots)).toBe(36);
    expect(cellSide([{ x: 0, y: 0 }])).toBe(65);
  });
});

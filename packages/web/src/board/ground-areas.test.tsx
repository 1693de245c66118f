import type { Area } from '@hardtop/board';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from '../testing/render.tsx';
import { areaLabels } from './area-labels.ts';
import { GroundAreas, LightAreas } from './areas.tsx';
import { chevrons, ripples } from './ground-shapes.ts';

afterEach(cleanup);

// As a rectangle lists its corners: the upper edge first.
const slope = [
  { x: 1, y: 2 },
  { x: -1, y: 2 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];

function drawn(areas: readonly Area[]): HTMLElement {
  const bounds = { minX: -2, minY: -2, maxX: 4, maxY: 4 };
  return render(
    <svg aria-hidden="true">
      <GroundAreas areas={areas} bounds={bounds} grid={{ fine: 0.25, bold: 4 }} defs="t" />
    </svg>,
  ).container;
}

test.each(['shallows', 'water', 'ditch', 'slope', 'snow', 'curb'] as const)(
  '%s has its own ground, with a hint',
  (art) => {
    const area: Area = { id: 'a', kind: 'something', drawn: art, points: slope, label: 'as it is called' };
    const ground = drawn([area]).querySelector(`.bd-ground-${art}`);
    expect(ground?.querySelector('title')?.textContent).toBe('as it is called');
    expect(ground?.querySelectorAll('.bd-ripples').length).toBe(art === 'water' || art === 'shallows' ? 1 : 0);
    expect(ground?.querySelectorAll('.bd-chevrons').length).toBe(art === 'slope' ? 1 : 0);
  },
);

test('the arrows on a slope point uphill', () => {
  const [first = '', tip = ''] = [...chevrons(slope).matchAll(/[ML]\s*(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, , y]) => y);
  // North is up: a smaller number in the drawing.
  expect(Number(tip)).toBeLessThan(Number(first));
});

test('ground of any shape has arrows within its box, and ripples only on the water', () => {
  const round = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({
    x: 4 * Math.cos((i * Math.PI) / 4),
    y: 4 * Math.sin((i * Math.PI) / 4),
  }));
  const [first = '', tip = ''] = [...chevrons(round).matchAll(/[ML]\s*(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, , y]) => y);
  expect(Number(tip)).toBeLessThan(Number(first));
  const waves = (points: Area['points']) => [...ripples(points).matchAll(/M/g)].length;
  // Of eight by eight in a box the corners lie outside.
  expect(waves(round)).toBeGreaterThan(30);
  expect(waves(round)).toBeLessThan(60);
});

test('by night lamps shine over the dark, and the dark lies under who stands there', () => {
  const beam: Area = { id: 'l', kind: 'light', drawn: 'beam', points: slope };
  expect(drawn([beam]).querySelectorAll('.bd-beam').length).toBe(0);
  const { container } = render(
    <svg aria-hidden="true">
      <LightAreas areas={[beam, { id: 'r', kind: 'road', points: slope }]} />
    </svg>,
  );
  expect(container.querySelectorAll('.bd-beam').length).toBe(1);
});

test('a barrier has its stripes along the lines of the map, and is a bare block where it lies askew', async () => {
  const barrier = (points: Area['points']) => drawn([{ id: 'b', kind: 'barrier', points }]);
  const stripesOn = (board: Element) => board.querySelectorAll('.bd-sign-cone').length;
  const block = [0, 1, 2, 3].map((i) => ({ x: i % 3 === 0 ? 0 : 2, y: i > 1 ? 1 : 0 }));
  const board = barrier(block);
  // Signs are fetched with the first of them.
  await vi.waitFor(() => expect(stripesOn(board)).toBe(2));
  expect(stripesOn(barrier(block.map(({ x, y }) => ({ x: x - y, y: x + y }))))).toBe(0);
});

test('a tree is drawn broader than its trunk', () => {
  const trunk = [0.1, -0.1].flatMap((x) => [0.1, -0.1].map((y) => ({ x, y })));
  const sign = drawn([{ id: 't', kind: 'tree', points: trunk }]).querySelector('.bd-tree g');
  expect(sign?.getAttribute('transform')).toContain('scale(0.8)');
});

test('a name makes room for what lies in the middle of its area', () => {
  const inner = slope.map(({ x, y }) => ({ x: x / 2, y: 1 + (y - 1) / 2 }));
  const field: Area = { id: 'f', kind: 'field', drawn: 'rough', points: slope, label: 'Field' };
  const labels = areaLabels([field, { ...field, id: 's', points: inner, label: 'Scree' }]);
  const placeOf = (word: string) => labels.find(({ text }) => text === word)?.at;
  expect(placeOf('Scree')).toEqual({ x: 0, y: 1 });
  expect(placeOf('Field')).toEqual({ x: 0, y: 0 });
});

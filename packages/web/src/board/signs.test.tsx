import type { Area } from '@hardtop/board';
import { screen, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from '../testing/render.tsx';
import { areaLabels } from './area-labels.ts';
import { GroundAreas } from './areas.tsx';
import { Legend, legendOf } from './legend.tsx';
import { Sign } from './signs.tsx';

afterEach(cleanup);

const square = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const area = (id: string, kind: string, more: Partial<Area> = {}): Area => ({ id, kind, points: square, ...more });

test('no two kinds have the same outline', () => {
  const arts = [
    'oil',
    'spikes',
    'mine',
    'debris',
    'obstacle',
    'cone',
    'crate',
    'barrier',
    'post',
    'lamp',
    'tree',
    'canopy',
    'trace',
    'blip',
    'brush',
    'boulder',
    'sidecar',
  ] as const;
  const outlines = arts.map((art) => {
    const { container } = render(
      <svg aria-hidden="true">
        <Sign art={art} />
      </svg>,
    );
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
  });
  expect(new Set(outlines).size).toBe(arts.length);
});

const AREAS = [
  area('a', 'oil'),
  area('b', 'spikes'),
  area('c', 'spikes'),
  area('d', 'trafficLight', { drawn: 'post' }),
  area('e', 'crate', { label: 'tire stack' }),
  area('f', 'road'),
];

test('the legend tells each kind once, in the words of the ruleset, and no ground', () => {
  expect(legendOf(AREAS).map(({ word, art, count }) => [word, art, count])).toEqual([
    ['oil', 'oil', 1],
    ['spikes', 'spikes', 2],
    ['traffic light', 'post', 1],
    ['tire stack', 'crate', 1],
  ]);
  render(<Legend areas={AREAS} />);
  const list = within(screen.getByRole('list', { name: 'Signs on the board', hidden: true }));
  expect(list.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'oil',
    'spikes × 2',
    'traffic light',
    'tire stack',
  ]);
});

test('what is strewn over ground of its kind is not counted', () => {
  const wood = area('w', 'wood', { drawn: 'grove' });
  const crowns = ['x', 'y'].map((id) => area(id, 'wood', { drawn: 'canopy' }));
  expect(legendOf([wood, ...crowns]).map(({ word, count }) => [word, count])).toEqual([['wood', 1]]);
});

test('a sign says under the pointer what it is, and is written on only where it has a name of its own', () => {
  const bounds = { minX: 0, minY: 0, maxX: 9, maxY: 9 };
  const { container } = render(
    <svg aria-hidden="true">
      <GroundAreas areas={AREAS} bounds={bounds} grid={undefined} defs="t" />
    </svg>,
  );
  const titles = [...container.querySelectorAll('.bd-sign > title')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['oil', 'spikes', 'spikes', 'traffic light', 'tire stack']);
  expect(areaLabels(AREAS).map(({ text }) => text)).toEqual(['tire stack']);
});

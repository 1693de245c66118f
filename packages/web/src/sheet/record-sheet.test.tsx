import { screen } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seatStyleOf } from '../base/seat-style.ts';
import { BOARD, KESTREL, TOLLBOOTH } from '../drawing-board/board-fixtures.ts';
import { cleanup, render } from '../testing/render.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { gaugeWords, healthOf, isGone } from './words.ts';

const noise = vi.spyOn(console, 'error');
const [kestrel, tollbooth] = BOARD.sheets;
if (kestrel === undefined || tollbooth === undefined) throw new Error('the fixtures have two sheets');

beforeEach(() => void noise.mockClear());
afterEach(() => {
  cleanup();
  expect(noise).not.toHaveBeenCalled();
});

const flashes = () => document.querySelectorAll('.rs-flash').length;
const lessFront = { ...kestrel, gauges: kestrel.gauges.map((g) => (g.id === 'front' ? { ...g, now: g.now - 4 } : g)) };

describe.each([false, true])('record sheet, compact %s', (compact) => {
  test('every gauge and track can be read aloud', () => {
    render(<RecordSheet sheet={kestrel} piece={KESTREL} seatStyle={seatStyleOf(0)} compact={compact} />);
    expect(screen.getByRole('article', { name: 'Record sheet: Kestrel' })).toBeTruthy();
    for (const words of [
      'Front armor 18 of 30',
      'Underbody armor 5 of 5',
      'back left tire 6 of 9',
      'Machine gun 2 of 3, 14 of 20 shots, 7+, 1d',
      'Gunner 2 of 3, gunner +1',
      'Handling +2',
      'Speed, mph 45',
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });
});

test('a marker in the danger cells is said to be risky', () => {
  render(<RecordSheet sheet={tollbooth} piece={TOLLBOOTH} seatStyle={seatStyleOf(1)} />);
  expect(screen.getByText('Handling −3, risky')).toBeTruthy();
});

test("a group the form has no place for is listed under its own word, and nobody on foot gets a car's plan", () => {
  const morale = { id: 'm', label: 'Nerve', group: 'morale', spot: 'inside', now: 2, full: 4 } as const;
  const medic = { ...KESTREL, kind: 'medic', drawn: 'pedestrian' } as const;
  const { container } = render(
    <RecordSheet sheet={{ ...kestrel, gauges: [morale] }} piece={medic} seatStyle={seatStyleOf(0)} />,
  );
  expect(screen.getByRole('region', { name: 'morale' }).textContent).toContain('Nerve 2 of 4');
  expect(container.querySelector('.rs-plan')).toBeNull();
});

describe('whoever is no vehicle of the road', () => {
  beforeAll(() => import('./figure-plan.tsx'));
  const wound = (id: string, now: number, note: string) =>
    ({ id, label: id, group: 'wounds', drawn: 'armor', spot: 'top', now, full: 20, note }) as const;

  test('has a figure with the part that is hurt, and how things stand', async () => {
    const gauges = [wound('head', 20, 'helmet, AV 1'), wound('chest', 4, 'serious'), wound('left-leg', 0, 'critical')];
    const novak = { ...kestrel, figure: 'person', gauges, notes: ['prone', 'frozen for 3'] };
    const piece = { ...KESTREL, drawn: 'figure', body: 'prone, rifle' } as const;
    const { container } = render(<RecordSheet sheet={novak} piece={piece} seatStyle={seatStyleOf(0)} />);
    expect(await screen.findByText('chest 4 of 20, serious')).toBeTruthy();
    expect(container.querySelector('.rs-plan')).toBeNull();
    const hurt = [...container.querySelectorAll('.fp-part')].map((part) => part.getAttribute('data-hurt'));
    expect(hurt.filter((how) => how === 'serious')).toHaveLength(1);
    expect(hurt.filter((how) => how === 'critical')).toHaveLength(1);
    expect(screen.getByText('frozen for 3').dataset.bad).toBe('true');
    expect(screen.getByText('prone').dataset.bad).toBe('false');
    expect(container.querySelector('.fp-now .fp-above')).not.toBeNull();
  });

  test('is drawn as what it is, a machine with its plates', async () => {
    const plate = (id: string, spot: 'front' | 'left' | 'back', now: number) =>
      ({ id, label: id, group: 'armor', spot, now, full: now }) as const;
    const gauges = [plate('Hull front', 'front', 60), plate('Hull side', 'left', 20), plate('Hull rear', 'back', 8)];
    const tank = { ...kestrel, figure: 'tank', gauges };
    const { container } = render(<RecordSheet sheet={tank} piece={null} seatStyle={seatStyleOf(0)} />);
    expect(await screen.findByText('60', { selector: 'dd b' })).toBeTruthy();
    expect(container.querySelectorAll('.fp-plates')).toHaveLength(4);
    expect(container.querySelector('.fp-above .fig-track')).not.toBeNull();
  });
});

test("a cycle's wheels in line and its sidecar's plates have their place, and the plan has three wheels", () => {
  const points = { now: 4, full: 4 } as const;
  const gauges = [
    { id: 'f', label: 'Front armor', group: 'armor', spot: 'front', ...points },
    { id: 'sf', label: 'Sidecar front armor', group: 'armor', spot: 'front', ...points },
    { id: 'sl', label: 'Sidecar left armor', group: 'armor', spot: 'left', ...points },
    { id: 't', label: 'front tire', group: 'tire', spot: 'front', now: 0, full: 4 },
    { id: 'st', label: 'sidecar right tire', group: 'tire', spot: 'right', ...points },
  ] as const;
  const cycle = { ...KESTREL, kind: 'cycle', body: 'heavycycle-sidecar-right' } as const;
  const { container } = render(<RecordSheet sheet={{ ...kestrel, gauges }} piece={cycle} seatStyle={seatStyleOf(0)} />);
  for (const gauge of gauges) expect(screen.getByText(gaugeWords(gauge))).toBeTruthy();
  expect(screen.getByText('Sidecar left')).toBeTruthy();
  expect(container.querySelectorAll('.rs-wheel').length).toBe(3);
  expect(container.querySelectorAll('.rs-wheel-gone').length).toBe(1);
});

test('a lost point fills its box', () => {
  render(<RecordSheet sheet={kestrel} piece={null} seatStyle={seatStyleOf(0)} />);
  const front = screen.getByText('Front armor 18 of 30').parentElement;
  const boxes = (name: string) => (front?.querySelector(name)?.getAttribute('d') ?? '').split('M').length - 1;
  expect(boxes('.rs-lost')).toBe(12);
  expect(boxes('.rs-box:not(.rs-lost)')).toBe(18);
});

test('a gauge flashes when it drops, not when another sheet is laid on top', () => {
  const { rerender } = render(<RecordSheet sheet={kestrel} piece={KESTREL} seatStyle={seatStyleOf(0)} />);
  expect(flashes()).toBe(0);
  rerender(<RecordSheet sheet={lessFront} piece={KESTREL} seatStyle={seatStyleOf(0)} />);
  expect(flashes()).toBe(1);
  rerender(<RecordSheet sheet={tollbooth} piece={TOLLBOOTH} seatStyle={seatStyleOf(1)} />);
  expect(flashes()).toBe(0);
  rerender(<RecordSheet sheet={kestrel} piece={KESTREL} seatStyle={seatStyleOf(0)} />);
  expect(flashes()).toBe(0);
});

test.each([
  [10, 10, 'whole'],
  [6, 10, 'hurt'],
  [2, 10, 'low'],
  [0, 10, 'gone'],
  [0, 0, 'whole'],
] as const)('%i of %i is %s', (now, full, health) => expect(healthOf(now, full)).toBe(health));

test('says of what nobody has told us that it is unknown, not that it is gone', () => {
  const gauge = {
    id: 'front',
    label: 'Front armor',
    group: 'armor',
    spot: 'front',
    now: 0,
    full: 0,
    unknown: true,
  } as const;
  expect(gaugeWords(gauge)).toBe('Front armor unknown');
  expect(isGone(gauge)).toBe(false);
});

import type { Gauge } from '@hardtop/board';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { columnsOf } from './columns.ts';
import { Icons } from './icons.tsx';

const GUN: Gauge = {
  ...{ id: 'card-0', label: 'Long Gun', group: 'weapon', spot: 'front', now: 1, full: 2 },
  card: { type: 'weapon', isUp: true, dice: [{ die: 'green', count: 2 }], lines: ['2 damage'] },
};

describe('dice with icons', () => {
  it('are read out die by die, and every colour has a body of its own', () => {
    const dice = ['yellow', 'blue', 'red', 'green', 'black', 'white'];
    const { container } = render(<Icons show="faces" faces={dice.map((die) => ({ die, icons: ['hit', 'hit'] }))} />);
    expect(screen.getByRole('img', { name: /yellow hit hit, blue hit hit/ })).toBeTruthy();
    const bodies = [...container.querySelectorAll('.ic-body')].map((body) => body.getAttribute('d'));
    expect(new Set(bodies).size).toBe(dice.length);
    expect(container.querySelectorAll('.ic-glyph')).toHaveLength(2 * dice.length);
  });

  it('write out an icon that has no drawing', () => {
    const { container } = render(<Icons show="face" face={{ die: 'mauve', icons: ['moon'] }} size={20} />);
    expect(container.querySelector('text')?.textContent).toBe('M');
  });
});

describe('a card on a sheet', () => {
  it('shows its place, its dice and what it does; face down only what became of it', () => {
    const { container, rerender } = render(<Icons show="card" gauge={GUN} mark="A" />);
    expect(container.textContent).toContain('weapon, front');
    expect(container.querySelectorAll('.ic-points [data-lost="true"]')).toHaveLength(1);
    const used = { ...GUN, card: { type: 'weapon', isUp: false, state: 'used', dice: [], lines: ['2 damage'] } };
    rerender(<Icons show="card" gauge={used} mark="A" />);
    expect(container.textContent).toContain('used');
    expect(container.textContent).not.toContain('2 damage');
  });
});

describe('what may come of dice', () => {
  it('is the dice to throw and a column for each number, those that hurt marked', () => {
    const histogram = { title: 'Skids, 2 in hand', icon: 'skid', from: 1, chances: [0.5, 0.3, 0.2], badFrom: 2 };
    const preview = {
      text: '',
      handfuls: [{ label: 'Driving', dice: [{ die: 'red', count: 3 }] }],
      histograms: [{ ...histogram, andMore: true as const }],
    };
    const { container } = render(<Icons show="foresight" preview={preview} />);
    expect(screen.getByRole('img', { name: '3 red' })).toBeTruthy();
    const columns = [...container.querySelectorAll('.ic-columns li')];
    expect(columns.map(({ textContent }) => textContent)).toEqual(['50%1', '30%2', '20%3+']);
    expect(columns.map((column) => column.getAttribute('data-bad'))).toEqual(['false', 'true', 'true']);
  });
});

it('a long spread is told by ranges, and nothing at all by itself', () => {
  const chances = [0.8, ...Array.from({ length: 25 }, () => 0.2 / 25)];
  const columns = columnsOf({ title: 'Damage', from: 0, chances, andMore: true, badFrom: 13 });
  expect(columns.map(({ text }) => text)).toEqual([
    '0',
    '1–3',
    '4–6',
    '7–9',
    '10–12',
    '13–15',
    '16–18',
    '19–21',
    '22–24',
    '25+',
  ]);
  expect(columns.map(({ isBad }) => isBad)).toEqual([false, false, false, false, false, true, true, true, true, true]);
  expect(columns.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

it('tokens are counted, and a kind without a drawing is a disc', () => {
  const tokens = [
    { kind: 'control', label: 'control', count: 2 },
    { kind: 'luck', label: 'luck', count: 9 },
  ];
  const { container } = render(<Icons show="tokens" tokens={tokens} />);
  expect(container.querySelectorAll('.ic-control')).toHaveLength(2);
  expect(container.querySelectorAll('.ic-disc').length).toBeLessThan(9);
  expect(screen.getByText('9')).toBeTruthy();
});

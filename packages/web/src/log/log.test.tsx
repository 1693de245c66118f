import type { GameEvent } from '@hardtop/kernel';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/fakes.ts';
import { render } from '../testing/render.tsx';
import { Log } from './log.tsx';
import { logItems } from './log-items.ts';

const ROLL = anEvent(3, {
  kind: 'control',
  text: 'Loses control: needed 4+, rolled 2.',
  outcome: 'bad',
  roll: { dice: '1d6', values: [2], total: 2 },
  target: {
    kind: 'need',
    base: 1,
    need: 4,
    modifiers: [{ value: -3, label: 'Handling −3 at 65 mph', rule: 'demo/VI.1/control' }],
  },
});

function show(events: readonly GameEvent[]) {
  render(
    <Log events={events} sayings={[]} seenTo={0} hueOf={() => null} nameOf={(seat) => `Seat ${seat}`} say={String} />,
  );
}

describe('the log', () => {
  it('unfolds a roll into its dice, its base, its reasons and what was needed', async () => {
    show([anEvent(1, { kind: 'turn', text: 'Turn 1' }), anEvent(2), ROLL]);
    const line = screen.getByRole('button', { name: /Loses control/ });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(line);
    const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
    expect(rows).toEqual(['Base number1', 'Handling −3 at 65 mph−3', 'Needed4+']);
    expect(screen.getAllByRole('img', { name: 'dice 2' })).toHaveLength(2);
  });

  it('filters rolls', async () => {
    show([anEvent(2), ROLL]);
    await userEvent.click(screen.getByRole('button', { name: 'rolls' }));
    expect(screen.queryByText(/Event 2/)).toBeNull();
    expect(screen.getByText(/Loses control/)).toBeTruthy();
  });

  it('says so while it is empty', () => {
    show([]);
    expect(screen.getByText(/Nothing has happened yet/)).toBeTruthy();
  });

  it('puts what a bot said after what it saw, and does not repeat it', () => {
    const say = (row: number, why: string, after: number) => ({ row, seat: 1, why, after });
    const items = logItems(
      [anEvent(1), anEvent(2), anEvent(3)],
      [say(4, 'Waits for better odds than 40%.', 1), say(5, 'Waits for better odds than 55%.', 2), say(6, 'Fires.', 2)],
      'all',
    );
    expect(items.map(({ id }) => id)).toEqual(['e1', 's4', 'e2', 's6', 'e3']);
  });
});

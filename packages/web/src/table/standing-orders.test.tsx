import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { StandingOrders } from './standing-orders.tsx';

const HOLD = { id: 'hold', label: 'Hold fire', summary: 'below a chance', params: [] };

it('an order is ticked once the server has it, not when it was asked for', async () => {
  const onOrder = vi.fn();
  const shown = { orders: [HOLD], seat: 0, onOrder };
  const { rerender } = render(<StandingOrders {...shown} active={[]} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  await userEvent.click(box);
  expect(onOrder).toHaveBeenCalledWith(0, 'hold', {});
  expect(box.checked).toBe(false);
  rerender(<StandingOrders {...shown} active={[{ seat: 0, id: 'hold', params: {} }]} />);
  expect(box.checked).toBe(true);
});

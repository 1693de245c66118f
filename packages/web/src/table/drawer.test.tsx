import type { RulesetCard } from '@hardtop/server/wire';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aQuestion, aSnapshot, aWelcome } from '../testing/fakes.ts';
import { render } from '../testing/render.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { TableProvider } from './table-context.tsx';
import { createTableStore } from './table-store.ts';

const order = (id: string, label: string): RulesetCard['orders'][number] => ({ id, label, summary: '', params: [] });

const RULES: RulesetCard = {
  ...{ id: 'deluxe', title: '', summary: '', version: '1', scenarios: [], vehicles: [], bots: [] },
  orders: [order('everybody', 'Everybody'), order('squad-A', 'Squad A'), order('squad-Z', 'Squad Z')],
};

function show(orders?: readonly string[]) {
  const store = createTableStore(() => 1);
  const snapshot = aSnapshot({ questions: [aQuestion({ prompt: 'Where to?' })] });
  const board = orders === undefined ? snapshot.board : { ...snapshot.board, orders };
  store.getState().hear(aWelcome({ seats: [0], snapshot: { ...snapshot, board } }));
  render(
    <TableProvider value={store}>
      <QuestionPanel ruleset={RULES} rematching={false} onRematch={() => undefined} />
    </TableProvider>,
  );
}

it('orders that nobody is there to follow are not offered', async () => {
  show(['everybody', 'squad-A']);
  await userEvent.click(screen.getByRole('button', { name: 'Orders and more' }));
  await screen.findByText('Squad A');
  expect(screen.queryByText('Squad Z')).toBeNull();
});

it('from the orders one comes back to the question, by a button or by Escape, wherever the focus is', async () => {
  show();
  for (const leave of [
    () => userEvent.click(screen.getByRole('button', { name: /Back to the question/ })),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await userEvent.click(screen.getByRole('button', { name: 'Orders and more' }));
    (await screen.findByRole('checkbox', { name: /Squad Z/ })).focus();
    expect(screen.queryByRole('button', { name: /Do it/ })).toBeNull();
    await leave();
    expect(await screen.findByRole('button', { name: /Do it/ })).toBeTruthy();
  }
});

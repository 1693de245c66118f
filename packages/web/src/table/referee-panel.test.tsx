import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Outgoing } from '../net/socket.ts';
import { aSnapshot, aWelcome } from '../testing/fakes.ts';
import { act, render } from '../testing/render.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { TableProvider } from './table-context.tsx';
import { createTableStore } from './table-store.ts';

const ARMOR = {
  id: 'set v1.armor.front',
  label: 'Front armor',
  group: 'Stinger',
  params: [{ name: 'to', label: 'Points', min: 0, max: 40, step: 1, start: 12 }],
};

function show(referee: boolean) {
  const sent: Outgoing[] = [];
  const store = createTableStore((message) => sent.push(message));
  store.getState().hear(aWelcome({ referee, seats: [], snapshot: aSnapshot({ questions: [] }) }));
  render(
    <TableProvider value={store}>
      <QuestionPanel ruleset={null} rematching={false} onRematch={() => undefined} />
    </TableProvider>,
  );
  return { store, sent };
}

it('a referee asks what can be corrected, sets it, and must say why', async () => {
  const { store, sent } = show(true);
  await userEvent.click(await screen.findByText('Referee: correct something'));
  act(() => store.getState().askCorrections());
  expect(sent.at(-1)).toEqual({ t: 'corrections' });
  act(() => store.getState().hear({ t: 'corrections', ref: 1, corrections: [ARMOR] }));
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Stinger');
  await userEvent.selectOptions(screen.getByLabelText('How'), ARMOR.id);
  const button = screen.getByRole('button', { name: 'Correct it at the next rest point' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Points: more' }));
  await userEvent.type(screen.getByLabelText('Why'), 'misread');
  await userEvent.click(button);
  expect(sent.at(-1)).toEqual({ t: 'amend', correction: ARMOR.id, params: { to: 13 }, reason: 'misread' });
});

it('nobody else is offered any correction', () => {
  show(false);
  expect(screen.queryByText('Referee: correct something')).toBeNull();
});

import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aQuestion, aSnapshot, aWelcome } from '../testing/fakes.ts';
import { act, render } from '../testing/render.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { TableProvider } from './table-context.tsx';
import { createTableStore } from './table-store.ts';

const secret = (seat: number) =>
  aQuestion({ id: `9.${seat}.0`, seat, topic: 'speed', prompt: `How fast, seat ${seat}?` });

function show() {
  const store = createTableStore(() => 1);
  store.getState().hear(aWelcome({ seats: [0, 1], snapshot: aSnapshot({ questions: [secret(0), secret(1)] }) }));
  render(
    <TableProvider value={store}>
      <QuestionPanel ruleset={null} rematching={false} onRematch={() => undefined} />
    </TableProvider>,
  );
  return store;
}

describe('the curtain at a hot seat', () => {
  it('hides the question until its player takes the screen, and falls again for the next', async () => {
    const store = show();
    expect(screen.queryByText(/How fast/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'I am Ana · Stinger: show me' }));
    expect(screen.getByText(/How fast, seat 0/)).toBeTruthy();
    act(() => {
      store
        .getState()
        .hear({ t: 'update', snapshot: aSnapshot({ questions: [secret(1)] }), eventsFrom: 0, events: [] });
    });
    expect(screen.queryByText(/How fast/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'I am Bert · Kart: show me' })).toBeTruthy();
  });

  it('gives no way to answer, by key or button, while it is down', () => {
    show();
    expect(screen.queryByRole('button', { name: /Straight on/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Do it/ })).toBeNull();
  });
});

import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CARD } from '../testing/fakes.ts';
import { render } from '../testing/render.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';

const OUTDATED = {
  version: '0.1.0',
  here: '0.2.0',
  problem: { code: 'version', message: 'This game began under version 0.1.0 of the rules.' },
  refusal: null,
  agreed: [1],
  awaited: [0],
};

it('says why the game stands, who is awaited, and lets a player agree', async () => {
  const agreed: number[] = [];
  render(<OutdatedNotice card={CARD} outdated={OUTDATED} seats={[0]} onAgree={(seat) => agreed.push(seat)} />);
  expect(screen.getByText(/began under version 0\.1\.0/)).toBeTruthy();
  expect(screen.getByText(/Awaited: Stinger/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Agree, and play on' }));
  expect(agreed).toEqual([0]);
});

it('offers nothing to who is not awaited, nor where the rules refuse', () => {
  const refusal = { code: 'version', message: 'Version 0.1.0 is not known here.' };
  render(<OutdatedNotice card={CARD} outdated={{ ...OUTDATED, refusal }} seats={[0]} onAgree={() => undefined} />);
  expect(screen.getByText(/cannot go on under version 0\.2\.0 either/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

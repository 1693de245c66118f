import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { act, render } from '../testing/render.tsx';
import { SharedPage } from './shared-page.tsx';

afterEach(() => void vi.useRealTimers());

const SEEN = {
  name: 'Home',
  date: '18 July 2000',
  clock: 'day 1, 00:00',
  where: 'the road',
  party: 'We',
  rosters: [],
  places: [],
  entries: [],
};

it('a link that was taken back says so on the page that shows it, which asks no more', async () => {
  vi.useFakeTimers();
  const answers = [{ status: 200, body: SEEN }, { status: 0 }, { status: 404, body: {} }];
  let asked = 0;
  globalThis.fetch = async () => {
    const { status, body } = answers[Math.min(asked, answers.length - 1)] ?? { status: 0 };
    asked += 1;
    if (status === 0) throw new TypeError('nobody there');
    return new Response(JSON.stringify(body), { status });
  };
  const pass = (millis: number) => act(async () => void (await vi.advanceTimersByTimeAsync(millis)));
  await act(async () => void render(<SharedPage secret="s" />));
  await pass(0);
  screen.getByRole('heading', { name: 'Home' });
  // While the server is away what was seen stays in sight.
  await pass(15_000);
  screen.getByRole('heading', { name: 'Home' });
  await pass(15_000);
  expect(screen.getByRole('status').textContent).toContain('The referee has taken this link back');
  await pass(120_000);
  expect(asked).toBe(3);
});

import { screen } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { render } from '../testing/render.tsx';
import type { OpenGarage } from './garage-context.ts';
import { useLibrary } from './library-store.ts';
import { WorkshopPage } from './workshop-page.tsx';

let open: OpenGarage;

beforeAll(async () => {
  open = await garageNamed('deluxe');
});

const kartCode = (): string => {
  const kart = open.garage.stock().find(({ id }) => id === 'killer-kart');
  return open.garage.code(kart?.design);
};

it.each([
  ['cut in the middle', () => kartCode().slice(0, -7), /damaged.*cut when it was copied/],
  ['cut to nothing', () => '', /not the code of a design.*cut when it was copied/],
])('a link %s is told as such', async (_how, code, told) => {
  render(<WorkshopPage kind="code" id={code()} />);
  expect(await screen.findByRole('heading', { name: 'This link holds no design.' })).toBeDefined();
  expect(await screen.findByText(told)).toBeDefined();
});

it('a design of rules that are not here is told as such, and stays', async () => {
  const stranger = { id: 'far', ruleset: 'sixth', design: { wheels: 4 }, tags: [], updated: 1 };
  useLibrary.setState({ all: [stranger] });
  render(<WorkshopPage kind="design" id="far" />);
  expect(await screen.findByText(/rules “sixth”, for which there is no garage here\. It stays kept/)).toBeDefined();
  expect(useLibrary.getState().all).toEqual([stranger]);
});

it('so is a stock vehicle of such rules', async () => {
  render(<WorkshopPage kind="design" id="stock-sixth.interceptor" />);
  expect(await screen.findByText(/rules “sixth”, for which there is no garage here/)).toBeDefined();
});

import { checksumOf } from '@hardtop/workshop/codes';
import { makeLinkText } from '@hardtop/workshop/link';
import { screen } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { act, render } from '../testing/render.tsx';
import type { OpenGarage } from './garage-context.ts';
import { useLibrary } from './library-store.ts';
import { WorkshopPage } from './workshop-page.tsx';

let open: OpenGarage;

beforeAll(async () => {
  open = await garageNamed('deluxe');
});

const kart = (): unknown => open.garage.stock().find(({ id }) => id === 'killer-kart')?.design;
const kartCode = (): string => open.garage.code(kart());

const shared = (ruleset: string, code: string): string => makeLinkText({ ruleset, code });

it('a link lays the design on the bench, says what it is, and touches nothing that is kept', async () => {
  const mine = { id: 'mine', ruleset: 'deluxe', design: kart(), tags: [], updated: 1 };
  useLibrary.setState({ all: [mine] });
  const other = open.garage.withName(kart(), 'Kart of a friend');
  render(<WorkshopPage kind="shared" id={shared('deluxe', open.garage.code(other))} />);
  expect(await screen.findByText(/came in a link: Subcompact, Car Wars Deluxe/)).toBeDefined();
  expect(useLibrary.getState().all).toEqual([mine]);
  act(() => screen.getByRole('button', { name: 'Keep it' }).click());
  expect(
    useLibrary
      .getState()
      .all.map(({ design }) => open.garage.nameOf(design))
      .sort(),
  ).toEqual(['Kart of a friend', 'Killer Kart']);
  expect(useLibrary.getState().all.find(({ id }) => id === 'mine')).toEqual(mine);
});

it('a link to what one has already says so', async () => {
  useLibrary.setState({ all: [{ id: 'mine', ruleset: 'deluxe', design: kart(), tags: [], updated: 1 }] });
  render(<WorkshopPage kind="shared" id={shared('deluxe', kartCode())} />);
  expect((await screen.findByRole('link', { name: 'open yours' })).getAttribute('href')).toBe('/garage/mine');
});

it.each([
  [
    'cut in the middle',
    () => shared('deluxe', kartCode()).slice(0, -7),
    /only 24 came through.*cut when it was copied/,
  ],
  ['cut to nothing', () => '', /nothing of its design came through/],
  [
    'with a wrong sign in it',
    () => shared('deluxe', kartCode()).replace('KSYY', 'KSXY'),
    /damaged: a character is wrong/,
  ],
  ['of rules that are not here', () => shared('seventh', 'abc'), /The link is whole.*rules “seventh”.*no garage here/],
  [
    'of a newer program',
    () => shared('deluxe', `9abc${checksumOf('9abc')}`),
    /version 9; this program reads version 1/,
  ],
])('a link %s is told as such, and nothing is lost', async (_how, link, told) => {
  const mine = { id: 'mine', ruleset: 'deluxe', design: kart(), tags: [], updated: 1 };
  useLibrary.setState({ all: [mine] });
  render(<WorkshopPage kind="shared" id={link()} />);
  expect(await screen.findByRole('heading', { name: 'This link cannot be opened here.' })).toBeDefined();
  expect(await screen.findByText(told)).toBeDefined();
  expect(useLibrary.getState().all).toEqual([mine]);
});

// Links of before had the bare code in their path.
it.each([
  ['cut in the middle', () => kartCode().slice(0, -7), /damaged.*cut when it was copied/],
  ['cut to nothing', () => '', /not the code of a design.*cut when it was copied/],
])('a link %s is told as such', async (_how, code, told) => {
  render(<WorkshopPage kind="code" id={code()} />);
  expect(await screen.findByRole('heading', { name: 'This link holds no design.' })).toBeDefined();
  expect(await screen.findByText(told)).toBeDefined();
});

it('a design of rules that are not here is told as such, and stays', async () => {
  const stranger = { id: 'far', ruleset: 'seventh', design: { wheels: 4 }, tags: [], updated: 1 };
  useLibrary.setState({ all: [stranger] });
  render(<WorkshopPage kind="design" id="far" />);
  expect(await screen.findByText(/rules “seventh”, for which there is no garage here\. It stays kept/)).toBeDefined();
  expect(useLibrary.getState().all).toEqual([stranger]);
});

it('so is a stock vehicle of such rules', async () => {
  render(<WorkshopPage kind="design" id="stock-seventh.interceptor" />);
  expect(await screen.findByText(/rules “seventh”, for which there is no garage here/)).toBeDefined();
});

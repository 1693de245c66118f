import type { LibraryEntry } from '@hardtop/server/wire';
import { screen } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { act, render } from '../testing/render.tsx';
import type { OpenGarage } from './garage-context.ts';
import type { KeptDesign } from './kept-design.ts';
import { settle } from './library-conflict.ts';
import { tellTorn, useTornDesigns } from './torn-designs.ts';
import { TornNotice } from './torn-notice.tsx';

let open: OpenGarage;

beforeAll(async () => {
  open = await garageNamed('deluxe');
});

beforeEach(() => useTornDesigns.getState().putAway());

const NOW = '2026-11-16T12:00:00.000Z';
const named = (name: string): unknown => open.garage.withName(open.garage.stock()[0]?.design, name);

function torn(ours: Partial<KeptDesign>, theirs: Partial<LibraryEntry>) {
  const garages = new Map([['deluxe', open]]);
  const at = { id: 'a', ruleset: 'deluxe', tags: [] };
  const kept: KeptDesign = { ...at, design: named('Stinger'), updated: 2, version: 1, synced: 1, ...ours };
  const times = { created: NOW, updated: NOW, deleted: null };
  const entry: LibraryEntry = { ...at, name: 'Wasp', design: named('Wasp'), version: 2, ...times, ...theirs };
  return { garages, ours: kept, entry, kept: settle(garages, kept, entry) };
}

it('what two devices changed apart is told in words until it has been read, once each', () => {
  render(<TornNotice />);
  expect(screen.queryByRole('status')).toBeNull();
  const changes = [torn({}, {}), torn({}, {}), torn({ deleted: true }, {}), torn({}, { deleted: NOW })];
  act(() => changes.forEach(tellTorn));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“Stinger” was changed here and on another device. Both are kept: see “Wasp (from the other device, 16 Nov)”.',
    '“Wasp” was scrapped here, but changed on another device: it is kept, as it was changed.',
    '“Stinger” was scrapped on another device, but changed here: it is kept.',
  ]);
  act(() => screen.getByRole('button', { name: 'I have read it' }).click());
  expect(useTornDesigns.getState().told).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});

it('the same change on both, or a design scrapped on both, is nothing to tell of', () => {
  tellTorn(torn({ design: named('Wasp') }, {}));
  tellTorn(torn({ deleted: true }, { deleted: NOW }));
  expect(useTornDesigns.getState().told).toEqual([]);
});

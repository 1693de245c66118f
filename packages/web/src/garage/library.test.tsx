import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GarageContext, loadGarage, type OpenGarage } from './garage-context.ts';
import { keepNew, useLibrary } from './library-store.ts';
import { takeEntry } from './library-sync.ts';
import { LibraryView } from './library-view.tsx';

let open: OpenGarage;

beforeAll(async () => {
  open = await loadGarage();
});

beforeEach(() => {
  localStorage.clear();
  useLibrary.setState({ designs: [] });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <GarageContext value={open}>
      <LibraryView />
    </GarageContext>,
  );
const own = () => screen.getByRole('region', { name: 'Yours' });
const kart = (): unknown => open.garage.stock().find(({ id }) => id === 'killer-kart')?.design;

describe('the library', () => {
  it('duplicates a stock vehicle, scraps the copy and thinks again', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Duplicate Killer Kart' }));
    await user.click(within(own()).getByRole('button', { name: 'Delete Killer Kart' }));
    expect(within(own()).queryByRole('link', { name: 'Killer Kart' })).toBeNull();
    await user.click(within(own()).getByRole('button', { name: 'Undo' }));
    expect(within(own()).getByRole('link', { name: 'Killer Kart' })).toBeDefined();
  });

  it('shows one division of the arena circuit', async () => {
    const user = userEvent.setup();
    show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Division' }), 'Division 10');
    expect(screen.queryByRole('link', { name: 'Killer Kart' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Stinger' })).toBeDefined();
  });

  it('compares two side by side', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Killer Kart' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare Stinger' }));
    const table = within(screen.getByRole('region', { name: 'Side by side' }));
    expect(table.getByText('$3,848')).toBeDefined();
    expect(table.getByText('$5,268')).toBeDefined();
  });

  it('takes in a stat line, names the words it does not know, and keeps nothing unasked', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Import, export, backup'));
    const line = open.garage.statLine(kart()).replace('MG front', 'MG front, frobnicator');
    const field = screen.getByRole('textbox', { name: /Stat lines/ });
    await user.click(field);
    await user.paste(line);
    expect(screen.getByText(/Not understood/).textContent).toContain('frobnicator');
    expect(useLibrary.getState().designs).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take in 1' }));
    expect(within(own()).getByRole('link', { name: 'Killer Kart' })).toBeDefined();
  });
});

describe('two copies of one design', () => {
  const entry = (id: string, updated: string) => ({
    id,
    ruleset: open.ruleset.id,
    name: 'Theirs',
    tags: ['theirs'],
    design: kart(),
    version: 4,
    created: updated,
    updated,
    deleted: null,
  });

  it('ours has younger changes: it stays, and knows what it will replace', () => {
    const id = keepNew(open.ruleset.id, kart(), ['ours']);
    takeEntry(entry(id, '2020-01-01T00:00:00Z'));
    expect(useLibrary.getState().designs[0]).toMatchObject({ tags: ['ours'], version: 4 });
  });

  it('theirs is younger: it is taken', () => {
    const id = keepNew(open.ruleset.id, kart(), ['ours']);
    takeEntry(entry(id, '2999-01-01T00:00:00Z'));
    expect(useLibrary.getState().designs[0]).toMatchObject({ tags: ['theirs'], version: 4 });
  });
});

import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { render } from '../testing/render.tsx';
import { useEvents } from './event-store.ts';
import { GarageContext, type OpenGarage } from './garage-context.ts';
import { useLibrary } from './library-store.ts';
import { LibraryView } from './library-view.tsx';

let open: OpenGarage;

/** Five rows tell as much as all eighty, and are looked through in a tenth of the time. */
const FEW = ['Killer Kart', 'Stinger', 'Piranha', 'Robobee', 'Killer Kart (Jump-Start)'];

beforeAll(async () => {
  const { garage, ...rest } = await garageNamed('deluxe');
  const few = garage.stock().filter(({ name }) => FEW.includes(name));
  open = { ...rest, garage: { ...garage, stock: () => few } };
});

beforeEach(() => {
  localStorage.clear();
  useLibrary.setState({ all: [] });
  useEvents.setState({ events: [], chosen: null });
});

const show = () =>
  render(
    <GarageContext value={open}>
      <LibraryView />
    </GarageContext>,
  );
const own = () => screen.getByRole('region', { name: 'Yours' });
const kart = (): unknown => open.garage.stock().find(({ id }) => id === 'killer-kart')?.design;

const front = (id: string): number | undefined => {
  const design = open.garage.stock().find((each) => each.id === id)?.design;
  return open.workshop.armor(design, '').find((place) => place.id === 'front')?.points;
};

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

  it('tells what can be played now, and shows only that on request', async () => {
    const user = userEvent.setup();
    show();
    const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') ?? document.body);
    expect(row('Killer Kart').getByText('playable now')).toBeDefined();
    expect(row('Killer Kart').getByRole('button', { name: 'Duel with Killer Kart' })).toBeDefined();
    expect(row('Robobee').queryByText('playable now')).toBeNull();
    expect(row('Robobee').getByRole('button', { name: /^No duel with Robobee .*no helicopter/ })).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Playable now' }));
    expect(screen.queryByRole('link', { name: 'Robobee' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Killer Kart' })).toBeDefined();
  });

  it('says what is kept for rules that are not here, and leaves it alone', () => {
    const stranger = { id: 'far', ruleset: 'seventh', design: { wheels: 4 }, tags: [], updated: 1 };
    useLibrary.setState({ all: [stranger] });
    show();
    expect(
      within(own()).getByText(/^1 design kept here belongs to rules without a garage here \(“seventh”\)/),
    ).toBeDefined();
    expect(useLibrary.getState().all).toEqual([stranger]);
  });

  it('compares two side by side', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('checkbox', { name: 'Pick Killer Kart' }));
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Pick Stinger' }));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('region', { name: 'Side by side' }));
    const row = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(row(/^Cost differs/)).toEqual(['$3,848', '$5,268']);
    // Armor by side, weapons, what each part costs; what is alike is folded away.
    for (const group of ['Figures', 'Armor by side', 'Weapons', 'Other parts'])
      expect(table.getByRole('rowheader', { name: group })).toBeDefined();
    expect(row(/^Front differs/)).toEqual([String(front('killer-kart')), String(front('stinger'))]);
    expect(row(/^Machine Gun differs/).join()).toContain('front $1,000');
    expect(table.queryByRole('rowheader', { name: 'Handling class' })).toBeNull();
    await user.click(table.getByRole('checkbox', { name: 'Only what differs' }));
    expect(row(/^Handling class/)).toEqual(['3', '3']);
  });

  it('tags, scraps and brings back several at once; the stock stays', async () => {
    const user = userEvent.setup();
    show();
    for (const name of ['Killer Kart', 'Stinger'])
      await user.click(screen.getByRole('button', { name: `Duplicate ${name}` }));
    await user.click(screen.getByRole('checkbox', { name: 'Pick Piranha' }));
    const bar = within(screen.getByRole('region', { name: 'Picked designs' }));
    await user.click(bar.getByRole('button', { name: 'Pick all 2 of yours' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pick Piranha' }));
    await user.type(bar.getByRole('textbox'), 'arena, fast');
    await user.click(bar.getByRole('button', { name: 'Tag them' }));
    expect(useLibrary.getState().all.map(({ tags }) => tags)).toEqual([
      ['arena', 'fast'],
      ['arena', 'fast'],
    ]);
    await user.click(bar.getByRole('button', { name: 'Delete 2 of yours' }));
    expect(within(own()).queryByRole('link')).toBeNull();
    expect(bar.getByText('1 picked')).toBeDefined();
    await user.click(within(own()).getByRole('button', { name: 'Undo' }));
    expect(within(own()).getAllByRole('link')).toHaveLength(2);
  });

  it('has the Jump-Start list on a shelf of its own', async () => {
    const user = userEvent.setup();
    show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shelf' }), 'Jump-Start list');
    expect(screen.getByRole('link', { name: 'Killer Kart (Jump-Start)' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Killer Kart' })).toBeNull();
  });

  it('shows what an event admits', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'New event' }));
    const editor = within(screen.getByRole('region', { name: 'Event' }));
    await user.type(editor.getByRole('textbox', { name: 'Name of the event' }), 'Amateurs');
    await user.type(editor.getByRole('spinbutton'), '6000');
    await user.click(editor.getByRole('checkbox', { name: 'Rockets and missiles' }));
    await user.type(editor.getByRole('combobox', { name: 'A part to ban by name' }), 'heavy-duty tires');
    await user.click(editor.getByRole('button', { name: 'Ban it' }));
    await user.click(editor.getByRole('button', { name: 'Save the event' }));
    expect(useEvents.getState().events).toEqual([
      expect.objectContaining({ name: 'Amateurs', budget: 6000, bans: ['kind:rockets', 'tire:hd'] }),
    ]);
    expect(screen.queryByRole('link', { name: 'Killer Kart' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'No event');
    expect(screen.getByRole('link', { name: 'Killer Kart' })).toBeDefined();
  });

  it('shows the words and the code of one design', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Export Killer Kart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Killer Kart' }));
    const text = async (label: string) => (await dialog.findByRole<HTMLInputElement>('textbox', { name: label })).value;
    expect(await text('Stat line of Killer Kart')).toBe((await open.notation()).statLine(kart()));
    expect(await text('Code of Killer Kart')).toBe(open.garage.code(kart()));
  });

  it('takes in a stat line, names the words it does not know, and keeps nothing unasked', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Import, export, backup'));
    const line = (await open.notation()).statLine(kart()).replace('MG front', 'MG front, frobnicator');
    const field = screen.getByRole('textbox', { name: /Stat lines/ });
    await user.click(field);
    await user.paste(line);
    // Other rules are fetched to see whether they make more of it.
    const notes = await screen.findByText(/Not understood/);
    expect(notes.textContent).toContain('frobnicator');
    expect(useLibrary.getState().all).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take in 1' }));
    expect(within(own()).getByRole('link', { name: 'Killer Kart' })).toBeDefined();
  });
});

describe('a file of many', () => {
  const paste = async (text: string) => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByText('Import, export, backup'));
    await user.upload(screen.getByLabelText('From a file'), new File([text], 'cars.txt', { type: 'text/plain' }));
    return user;
  };

  it('of ten thousand is taken in but for those that cannot be read, which are named', async () => {
    const good = JSON.stringify(kart());
    const bad = JSON.stringify({ ...Object(kart()), name: 'Bad Egg', body: 'spaceship' });
    const lines = Array.from({ length: 10_000 }, (_, i) => (i % 4000 === 17 ? bad : good));
    const user = await paste(lines.join('\n'));
    // It is read in hundreds of turns, and to look for a button by its role after each would take longer than they do.
    await vi.waitFor(() => expect(screen.queryByText('Take in 9997')).not.toBeNull(), {
      timeout: 90_000,
      interval: 200,
    });
    const take = screen.getByRole('button', { name: 'Take in 9997' });
    expect(screen.getAllByText(/cannot be read \(line (18|4018|8018)\)/)).toHaveLength(3);
    expect(useLibrary.getState().all).toEqual([]);
    await user.click(take);
    expect(useLibrary.getState().all).toHaveLength(9997);
    expect(screen.getByText('9,997 designs taken in. 3 designs could not be read.')).toBeDefined();
    expect(within(own()).getAllByRole('link')).toHaveLength(100);
  });

  it('of a newer version says so and keeps nothing', async () => {
    await paste(JSON.stringify({ ...Object(kart()), version: 2 }));
    expect(await screen.findByRole('button', { name: 'Take in 0' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/newer/)).toBeDefined();
    expect(useLibrary.getState().all).toEqual([]);
  });

  it('that is a newer backup says so and keeps nothing', async () => {
    await paste(JSON.stringify({ format: 'hardtop-library', version: 2, designs: [] }));
    expect(await screen.findByText(/version 2, made by a newer Hardtop/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Merge/ })).toBeNull();
  });
});

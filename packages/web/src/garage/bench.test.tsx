import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { act, render } from '../testing/render.tsx';
import { BenchContext, type BenchStore, createBench } from './bench-store.ts';
import { GarageContext, type OpenGarage } from './garage-context.ts';
import { filterParts, NO_FILTER } from './part-filter.ts';
import { deltaText, whatIf } from './what-if.ts';
import { WorkshopView } from './workshop-view.tsx';

let open: OpenGarage;
let bench: BenchStore;

beforeAll(async () => {
  open = await garageNamed('deluxe');
});

const stock = (id: string): unknown => open.garage.stock().find((each) => each.id === id)?.design;

function show(design: unknown): void {
  bench = createBench(open.garage, design);
  render(
    <GarageContext value={open}>
      <BenchContext value={bench}>
        <WorkshopView own={null} isShared={false} />
      </BenchContext>
    </GarageContext>,
  );
}

beforeEach(() => localStorage.clear());

describe('the bench', () => {
  it('puts a part on by its place button, and takes it back with z', async () => {
    const user = userEvent.setup();
    show(stock('killer-kart'));
    await user.click(screen.getByRole('button', { name: /^Machine Gun\s*MG/ }));
    await user.click(screen.getByRole('button', { name: 'Machine Gun: Back' }));
    const back = screen.getByRole('group', { name: 'Back' });
    expect(within(back).getByRole('button', { name: /Machine Gun/ })).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Problems/ })).toBeDefined();
    await user.keyboard('z');
    expect(within(back).queryByRole('button', { name: /Machine Gun/ })).toBeNull();
    await user.keyboard('{Shift>}Z{/Shift}');
    expect(within(back).getByRole('button', { name: /Machine Gun/ })).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    expect(within(back).queryByRole('button', { name: /Machine Gun/ })).toBeNull();
    await user.keyboard('{Control>}y{/Control}');
    expect(within(back).getByRole('button', { name: /Machine Gun/ })).toBeDefined();
    // Keys pressed in what lies over the bench are not the bench's.
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Share/ }));
    sheet.getByRole('button', { name: 'Done' }).focus();
    await user.keyboard('z');
    expect(within(back).getByRole('button', { name: /Machine Gun/, hidden: true })).toBeDefined();
  });

  it('each body of a combination has its own load: what is over is over where its problem says', () => {
    const combination = stock('outlander-combo');
    const guns = { kind: 'add', list: 'weapons', item: { weapon: 'MG', count: 1, mount: 'front' }, part: 'attached.0' };
    show(open.garage.apply(combination, guns));
    const totals = screen.getByRole('region', { name: 'Totals' });
    expect(totals.querySelector('[data-over]')?.textContent).toContain('935 lb of 750 lb');
    expect(screen.getByText(/185 lb over: 935 of 750 lb/)).toBeDefined();
    expect(within(totals).getByText(/, weight$/)).toBeDefined();
  });

  it('leads to the table what the table plays, and says on the button why it does not play the rest', async () => {
    const user = userEvent.setup();
    show(stock('robobee'));
    expect(screen.getByRole('button', { name: /^No duel yet\s+The table drives .*, no helicopter\.$/ })).toBeDefined();
    act(() => bench.getState().replace(stock('killer-kart')));
    await user.click(await screen.findByRole('button', { name: 'Duel with it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duel with Killer Kart' }));
    const rivals = await dialog.findByRole('combobox', { name: 'Rival' });
    const scenarios = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Scenario' });
    expect(scenarios.options.length).toBeGreaterThan(1);
    expect(within(rivals).getByRole('option', { name: 'Stinger' })).toBeDefined();
    expect(within(rivals).queryByRole('option', { name: 'Robobee' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Start the duel' })).toBeDefined();
  });

  it('a car built from nothing is no refit; a finished one is', async () => {
    const user = userEvent.setup();
    show(open.workshop.start('car', ''));
    act(() => bench.getState().apply(open.workshop.setArmor('', { front: 5 })));
    await user.click(screen.getByRole('button', { name: 'Planning sheet' }));
    expect(screen.queryByRole('region', { name: 'Refit' })).toBeNull();
    act(() => {
      bench.getState().replace(stock('stinger'));
      bench.getState().pay();
      bench.getState().apply(open.workshop.setArmor('', { front: 5 }));
    });
    expect(screen.getByRole('region', { name: 'Refit' })).toBeDefined();
  });

  it('says what a part would do before it is bought', async () => {
    const user = userEvent.setup();
    show(stock('stinger'));
    await user.hover(screen.getByRole('button', { name: /^Machine Gun\s*MG/ }));
    expect(screen.getByText(/\+\$1,500, \+200 lb, \+1 space/)).toBeDefined();
    expect(bench.getState().past).toEqual([]);
  });

  it('dragging a slider is one step of undo', () => {
    show(stock('stinger'));
    const { setArmor } = open.workshop;
    for (const front of [11, 12, 13]) bench.getState().apply(setArmor('', { front }), 'armor front');
    expect(bench.getState().past.length).toBe(1);
    bench.getState().undo();
    expect(open.workshop.armor(bench.getState().design, '')[0]?.points).toBe(10);
  });
});

describe('parts', () => {
  it('are found by name, abbreviation, price and side', () => {
    const menu = open.workshop.menu(stock('stinger'), '');
    const names = (filter: Partial<typeof NO_FILTER>) =>
      filterParts(menu, { ...NO_FILTER, ...filter }, () => true).map(({ short }) => short);
    expect(names({ words: 'vmg' })).toEqual(['VMG']);
    expect(names({ group: 'Lasers', maxCost: 3000 })).toEqual(['LL']);
    expect(names({ slot: 'crew', words: 'gunner' })).toContain('Gunner');
    expect(names({ words: 'no such thing' })).toEqual([]);
  });

  it('every offer to a vehicle of each class can be tried', () => {
    const oneOfEach = new Map(open.garage.stock().map((each) => [each.class, each]));
    for (const { design } of oneOfEach.values()) {
      const now = open.garage.quickCheck(design);
      for (const { id } of open.workshop.sections(design))
        for (const { places } of open.workshop.menu(design, id))
          for (const { edit } of places.slice(0, 1)) deltaText(whatIf(open.garage, design, now, edit));
    }
  });
});

import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { render } from '../testing/render.tsx';
import { BenchContext, type BenchStore, createBench } from './bench-store.ts';
import { GarageContext, type OpenGarage } from './garage-context.ts';
import { useLibrary } from './library-store.ts';
import { WorkshopView } from './workshop-view.tsx';

let open: OpenGarage;
let bench: BenchStore;

beforeAll(async () => {
  open = await garageNamed('deluxe');
});

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

const bare = (id: string): unknown => open.workshop.start(id, id);
const sectionsNow = () => open.workshop.sections(bench.getState().design).map(({ id }) => id);

async function openCouplings(): Promise<void> {
  await userEvent.click(screen.getByText('Trailers, sidecars, vehicles as cargo'));
}

async function attach(name: string): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText('Hang on or pull with'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Attach' }));
}

beforeEach(() => {
  localStorage.clear();
  useLibrary.setState({ all: [] });
});

describe('trailers and sidecars on the bench', () => {
  it('a new trailer hangs on a tractor and lies on the bench at once', async () => {
    show(bare('tractor'));
    await openCouplings();
    await attach('Trailers');
    expect(sectionsNow()).toEqual(['lead', 'attached.0']);
    expect(screen.getByRole('button', { name: "40' van", pressed: true })).toBeDefined();
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Front top, points' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Front top, points' }), '7');
    expect(open.workshop.armor(bench.getState().design, 'attached.0').find(({ id }) => id === 'frontTop')?.points).toBe(
      7,
    );
  });

  it('only what goes together is offered', async () => {
    show(bare('car'));
    await openCouplings();
    const offered = within(screen.getByLabelText('Hang on or pull with')).getAllByRole('option');
    const names = offered.map(({ textContent }) => textContent);
    expect(names).toContain('Car trailers');
    expect(names).toContain('Crusader');
    expect(names).not.toContain('Sidecars');
    expect(names).not.toContain('Trailers');
  });

  it('detached, both stand in the garage', async () => {
    const cycle = bare('cycle');
    show(cycle);
    await openCouplings();
    await attach('Sidecars');
    const row = screen.getByRole('group', { name: 'Light sidecar' });
    await userEvent.click(within(row).getByRole('button', { name: 'Detach and keep' }));
    expect(bench.getState().design).toEqual(cycle);
    expect(useLibrary.getState().all.map(({ design }) => open.garage.classOf(design))).toEqual(['sidecar']);
  });

  it('dropped, it is gone, and undo brings it back', async () => {
    show(bare('cycle'));
    await openCouplings();
    await attach('Sidecars');
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Light sidecar' })).getByRole('button', { name: 'Drop' }),
    );
    expect(sectionsNow()).toEqual(['']);
    expect(useLibrary.getState().all).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(sectionsNow()).toEqual(['lead', 'attached.0']);
  });

  it('another vehicle pulls the trailer instead', async () => {
    show(bare('combination'));
    await openCouplings();
    const row = screen.getByRole('group', { name: 'Mid-sized' });
    await userEvent.selectOptions(within(row).getByLabelText('Another in its place'), 'Cycles');
    await userEvent.click(within(row).getByRole('button', { name: 'Swap' }));
    expect(open.workshop.sections(bench.getState().design)[0]?.title).toBe('Medium cycle');
  });

  it('a whole vehicle lies in the hold', async () => {
    show(bare('trailer'));
    await openCouplings();
    await userEvent.selectOptions(screen.getByLabelText('Whole vehicle as cargo'), 'Killer Kart');
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    const inside = screen.getByRole('group', { name: 'Inside' });
    expect(within(inside).getByRole('button', { name: /Killer Kart/ })).toBeDefined();
  });
});

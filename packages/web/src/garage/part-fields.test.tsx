import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { render } from '../testing/render.tsx';
import { BenchContext, type BenchStore, createBench } from './bench-store.ts';
import { GarageContext, type OpenGarage } from './garage-context.ts';
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

describe('the part in hand', () => {
  it('loose cargo is named, measured and weighed; typing is one step of undo', async () => {
    const user = userEvent.setup();
    show(bare('trailer'));
    await user.click(screen.getByRole('button', { name: /^Loose cargo/ }));
    const steps = bench.getState().past.length;
    await user.click(within(screen.getByRole('group', { name: 'Inside' })).getByRole('button', { name: /Cargo/ }));
    await user.clear(screen.getByLabelText('What'));
    await user.type(screen.getByLabelText('What'), 'Whisky');
    expect(bench.getState().past.length).toBe(steps + 1);
    await user.clear(screen.getByRole('spinbutton', { name: 'Pounds' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Pounds' }), '4500');
    expect(screen.getByRole('button', { name: /Whisky/ }).textContent).toContain('4,500 lb');
  });

  it('a step button adds one', async () => {
    const user = userEvent.setup();
    show(bare('bus'));
    await user.click(screen.getByRole('button', { name: /^Passenger\s+free/ }));
    await user.click(within(screen.getByRole('group', { name: 'Crew' })).getByRole('button', { name: 'Passenger' }));
    await user.click(screen.getByRole('button', { name: 'How many: one more' }));
    expect(
      within(screen.getByRole('group', { name: 'Crew' })).getByRole('button', { name: /2× Passenger/ }),
    ).toBeDefined();
  });

  it('a box on a flatbed has a bench of its own', async () => {
    const user = userEvent.setup();
    show(bare('car-trailer'));
    await user.selectOptions(screen.getByLabelText('Body'), '10flatbed');
    await user.selectOptions(screen.getByLabelText('Armored box'), '3');
    await user.click(screen.getByRole('button', { name: 'Armored box' }));
    await user.click(screen.getByRole('button', { name: /^Machine Gun\s*MG/ }));
    await user.click(screen.getByRole('button', { name: 'Machine Gun: Back' }));
    expect((await open.notation()).statLine(bench.getState().design)).toMatch(/box/i);
  });

  it('a plant in the back is drawn in the back', async () => {
    const user = userEvent.setup();
    show(bare('car'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Power plant' }), 'large');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plant sits' }), 'back');
    const crew = screen.getByRole('group', { name: 'Crew' });
    const plant = screen.getByRole('group', { name: 'Power plant' });
    expect(crew.compareDocumentPosition(plant) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('front and back axles may differ', async () => {
    const user = userEvent.setup();
    show(bare('car'));
    await user.selectOptions(screen.getByLabelText('Tires'), 'hd');
    await user.selectOptions(screen.getByLabelText('Back tires'), 'solid');
    expect(open.garage.plan(bench.getState().design).filter(({ what }) => /tire/i.test(what)).length).toBe(2);
  });
});

describe('a refit', () => {
  it('of a stock car costs its new parts and the work', async () => {
    const user = userEvent.setup();
    show(open.garage.stock().find(({ id }) => id === 'killer-kart')?.design);
    await user.click(screen.getByRole('button', { name: /^Machine Gun\s*MG/ }));
    await user.click(screen.getByRole('button', { name: 'Machine Gun: Back' }));
    await user.click(screen.getByRole('button', { name: 'Planning sheet' }));
    const refit = screen.getByRole('region', { name: 'Refit' });
    expect(within(refit).getByText(/of which \$100 for the work/)).toBeDefined();
    await user.click(within(refit).getByRole('button', { name: 'Reckon from here on' }));
    expect(screen.queryByRole('region', { name: 'Refit' })).toBeNull();
  });
});

import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { garageNamed } from '../testing/garages.ts';
import { render } from '../testing/render.tsx';
import { GarageContext, type OpenGarage } from './garage-context.ts';
import { useHouseRules, useSettledGarage } from './house-rules.ts';
import { HouseRulesPanel } from './house-rules-panel.tsx';

const CAT =
  'Cat — Luxury, hvy. chassis, hvy. suspension, Thundercat power plant, PR tires, driver, MG front. Armor: F5, R5, L5, B5, T5, U5.';

let open: OpenGarage;
let cat: unknown;

beforeAll(async () => {
  open = await garageNamed('deluxe');
  const [reading] = (await open.notation()).read(CAT);
  cat = reading?.design;
});
beforeEach(() => {
  localStorage.clear();
  useHouseRules.setState({ settled: {} });
});

/** The panel, with what the garage around it makes of one car. */
function Table() {
  const settled = useSettledGarage(open);
  const isLegal = settled?.garage.quickCheck(cat).legal === true;
  return (
    <GarageContext value={settled}>
      <HouseRulesPanel />
      <output>{isLegal ? 'legal' : 'not legal'}</output>
    </GarageContext>
  );
}

describe('house rules of building', () => {
  it('hold for every check, and are remembered', async () => {
    render(<Table />);
    expect(screen.getByRole('status').textContent).toBe('legal');
    await userEvent
      .setup()
      .selectOptions(screen.getByRole('combobox', { name: /^Thundercat plant/, hidden: true }), 'no');
    expect(screen.getByRole('status').textContent).toBe('not legal');
    expect(screen.getByText('1 settled otherwise')).toBeDefined();
    expect(JSON.parse(localStorage.getItem('hardtop.house-rules') ?? '')).toEqual({ deluxe: { thundercat: false } });
  });
});

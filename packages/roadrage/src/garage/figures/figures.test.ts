import { describe, expect, it } from 'vitest';
import { BODY_IDS } from '../../catalog/bodies.ts';
import { OPTION_IDS, OPTIONS } from '../../catalog/options.ts';
import { stockVehicle } from '../../testing/designs.ts';
import { design } from '../../testing/road.ts';
import { componentsOf, otherOptions } from './components.ts';
import { costOf } from './cost.ts';
import { figuresOf } from './figures.ts';

const special = stockVehicle('police-special')?.design;
if (special === undefined) throw new Error('the book’s own car is gone');

describe('roadrage/design/record-sheet', () => {
  it('has the figures of the Police Special (example 1)', () => {
    expect(figuresOf(special)).toEqual({
      topSpeed: 120,
      acceleration: 30,
      deceleration: 20,
      hc: 3,
      size: 2,
      seats: 5,
      cargo: 200,
      armorSave: 6,
      hitPoints: 45,
      row: 15,
      tires: 4,
    });
    expect(costOf(special)).toEqual({ minor: 6, major: 2 });
  });

  it('lists what can be hit and what cannot', () => {
    expect(componentsOf(special).map(({ label }) => label)).toEqual([
      'Engine (first, second)',
      'Fuel',
      'Brakes',
      'Driver',
      'Passenger',
      'Autocannon (front)',
      'Turret (360°)',
      'Spike dropper (rear)',
    ]);
    expect(otherOptions(special)).toEqual(['Light armor', 'Improved Shocks', 'Safety Harnesses', 'Fuel Injection']);
  });

  it('lists both guns of one door and the door once', () => {
    const bus = stockVehicle('long-hauler')?.design ?? special;
    const labels = componentsOf(bus).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith('Machine gun'))).toHaveLength(2);
    expect(labels.filter((label) => label === 'Door mount')).toHaveLength(1);
  });
});

describe('roadrage/damage/rows', () => {
  it('are a third of the hit points (example 2)', () => {
    expect(BODY_IDS.map((body) => figuresOf(design(body)).row)).toEqual([6, 9, 12, 15, 18, 21]);
  });
});

describe('roadrage/options/sports-model', () => {
  it('adds 20 mph and leaves two seats (example 3)', () => {
    const sports = figuresOf(design('compact', { options: ['sportsModel'] }));
    expect([sports.topSpeed, sports.seats]).toEqual([100, 2]);
  });
});

describe('roadrage/options/cargo-area', () => {
  it('makes 250 kg of a seat, 500 kg on a flatbed', () => {
    const van = figuresOf(design('truckVan', { options: ['cargoArea', 'cargoFlatbed'] }));
    expect([van.seats, van.cargo]).toEqual([1, 1750]);
  });
});

describe('roadrage/design/options-table', () => {
  it.each(OPTION_IDS)('%s changes exactly the figures of its row', (id) => {
    const { effects, bodies } = OPTIONS[id];
    const body = bodies?.[0] ?? 'midSized';
    const [before, after] = [figuresOf(design(body)), figuresOf(design(body, { options: [id] }))];
    expect(after.topSpeed - before.topSpeed).toBe(effects.topSpeed ?? 0);
    expect(after.acceleration - before.acceleration).toBe(effects.acceleration ?? 0);
    expect(after.deceleration - before.deceleration).toBe(effects.deceleration ?? 0);
    expect(after.hc - before.hc).toBe(effects.hc ?? 0);
    expect(after.armorSave).toBe(effects.armorSave ?? null);
  });
});

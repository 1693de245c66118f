import { describe, expect, it } from 'vitest';
import { AMATEURS } from './amateur-night.ts';
import { ARENAS, openFloor } from './arenas.ts';
import { carOf, knownFile } from './known-file.ts';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const problemsOf = (file: ScenarioFile): readonly string[] => {
  const read = parseSetup(file);
  return read.ok ? [] : read.error.map(({ field, message }) => `${field}: ${message}`);
};

const [first] = AMATEURS.vehicles;
const stinger = carOf(first as NonNullable<typeof first>);

describe('deluxe/XIV.2/arena-events', () => {
  it('six floors and an evening, each with gates of their own for all who come in', () => {
    expect(ARENAS).toHaveLength(6);
    for (const file of [...ARENAS, AMATEURS]) {
      expect(problemsOf(file)).toEqual([]);
      expect(file.map.gates?.length).toBeGreaterThanOrEqual(file.vehicles.length);
      expect(file.vehicles.every(({ speed }) => speed === 20)).toBe(true);
    }
  });

  it('deluxe/XIV.2/aada-divisions: what is too dear, banned, of the wrong kind or too full is refused, all at once', () => {
    expect(
      problemsOf({
        ...openFloor,
        event: { division: '15', bans: ['lasers', 'turrets'], only: 'cycle' },
        vehicles: openFloor.vehicles.map((vehicle, i) =>
          i === 0 ? { ...vehicle, car: 'intimidator' } : { ...vehicle, car: 'outlander' },
        ),
      }),
    ).toEqual([
      'vehicles.0.car: Intimidator costs $17400 without hand weapons: Division 15 is for less than $15000.',
      'vehicles.0.car: Intimidator carries what is ruled out here: lasers.',
      'vehicles.0.car: Intimidator carries what is ruled out here: turrets and cupolas.',
      'vehicles.0.car: Intimidator is no cycle: only cycles drive here.',
    ]);
  });

  it('deluxe/XIV.2/arena-events: no more people than the rules of the ground say', () => {
    const vehicles = openFloor.vehicles.map((vehicle, i) => (i === 0 ? { ...vehicle, car: 'piranha' } : vehicle));
    expect(problemsOf({ ...openFloor, event: { crew: 1 }, vehicles })).toEqual([
      'vehicles.0.car: Piranha has 2 aboard: no more than 1 may be.',
    ]);
  });

  it('P-11: a division ends below its number, and a vehicle without a price is in none', () => {
    const priced = (cost: number) =>
      problemsOf({
        ...openFloor,
        vehicles: openFloor.vehicles.map((vehicle) => ({ ...vehicle, car: { ...stinger, cost } })),
      });
    expect(priced(9999)).toEqual([]);
    expect(priced(10_000)[0]).toContain('Division 10 is for less than $10000.');
    expect(priced(0)[0]).toContain('has no price');
  });

  it('deluxe/XIV.2/safe-lines: a gate must be in a wall, and apart from others', () => {
    const gates: NonNullable<ScenarioFile['map']['gates']> = [
      ...(openFloor.map.gates ?? []),
      { wall: 'north', at: 13 },
      { wall: 'east', at: 40 },
    ];
    expect(problemsOf({ ...openFloor, map: { ...openFloor.map, gates } })).toEqual([
      'map.gates.4.at: It is in the same place as map.gates.3.',
      'map.gates.5.at: The gate does not fit into the east wall, which runs from 0 to 18.',
    ]);
  });
});

describe('arenas with hidden sheets', () => {
  it.each([...ARENAS, AMATEURS])('$id can be read from what one seat knows of it', (file) => {
    const hidden = { ...file, hidden: true };
    const read = parseSetup(hidden);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(problemsOf(knownFile(hidden, read.value, 0) as ScenarioFile)).toEqual([]);
  });
});

describe('deluxe/XIV.2/amateur-night', () => {
  const with2 = (car: ScenarioFile['vehicles'][number]['car'], more: object = {}) =>
    problemsOf({
      ...AMATEURS,
      vehicles: AMATEURS.vehicles.map((vehicle, i) => (i === 2 ? { ...vehicle, car, ...more } : vehicle)),
    });

  it('deluxe/XIV.2/amateur-night: guns and armor may be moved, and nothing else', () => {
    const [one, ...others] = stinger.weapons;
    const moved = { ...stinger, weapons: one === undefined ? [] : [{ ...one, mount: 'back' as const }, ...others] };
    const { front = 0, back = 0 } = stinger.armor;
    expect(with2({ ...moved, armor: { ...stinger.armor, front: front - 2, back: back + 2 } })).toEqual([]);
    expect(with2({ ...stinger, armor: { ...stinger.armor, front: front + 1 } })[0]).toContain(
      'is not the vehicle that all drive',
    );
    expect(with2('killer-kart')[0]).toContain('is not the vehicle that all drive');
  });

  it('deluxe/XIV.2/amateur-night: in by separate gates at 20 mph, and time to leave', () => {
    const [west] = AMATEURS.vehicles;
    expect(with2('stinger', { x: 15, y: 6, speed: 30 })).toEqual([
      'vehicles.2: Everybody comes in by a gate: it stands at none.',
      'vehicles.2.speed: Everybody comes in at 20 mph.',
    ]);
    expect(with2('stinger', { x: west?.x, y: (west?.y ?? 0) + 1.2, heading: 270 })).toContain(
      'vehicles.2: It stands at the same gate as vehicles.0.',
    );
    expect(problemsOf({ ...AMATEURS, turnLimit: 30 })[0]).toContain('Nobody can leave');
  });
});

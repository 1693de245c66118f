import { type Decision, fallbackAnswer, Match, makeQuestion, OPTIONS_AT_ONCE } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { loadTables } from './loaders.ts';

const CARS = 16;

/** Sixteen cars alike, so that every tie is as big as it can be. */
const MELEES: Readonly<Record<string, unknown>> = {
  deluxe: {
    ruleset: 'deluxe',
    id: 'ties',
    title: 'Ties',
    turnLimit: 5,
    map: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
    seats: [{ name: 'One' }, { name: 'Two' }],
    vehicles: Array.from({ length: CARS }, (_, i) => ({
      seat: i % 2,
      car: 'killer-kart',
      x: 10 + i * 5,
      y: 20,
      heading: 0,
    })),
  },
  roadrage: {
    ruleset: 'roadrage',
    id: 'ties',
    title: 'Ties',
    turnLimit: 5,
    map: { width: 100, height: 100 },
    seats: [{ name: 'One' }, { name: 'Two' }],
    vehicles: Array.from({ length: CARS }, (_, i) => ({
      seat: i % 2,
      car: 'police-special',
      x: 10 + i * 5,
      y: 20,
      heading: 0,
    })),
  },
};

it('a hundred thousand scripted sixes do not hold up a game: roll-offs end', async () => {
  const script = new Array<number>(100_000).fill(6);
  for (const table of await loadTables()) {
    const match = Match.start(table, MELEES[table.id], { seed: 'sixes', dice: { script, after: 'seed' } });
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    expect(match.value.dice.length).toBeGreaterThan(CARS);
    expect(match.value.dice.length).toBeLessThan(CARS * 60);
  }
});

/** A van with as many guns in its turret as sixteen of them may bring. */
const GUN_VAN = {
  name: 'Gun van',
  body: 'van',
  plant: 'super',
  tires: 'solid',
  wheels: 6,
  crew: [{ role: 'driver' }, { role: 'gunner' }, { role: 'gunner' }, { role: 'gunner' }],
  weapons: Array.from({ length: 6 }, () => ({ weapon: 'MG', mount: 'turret', link: 'all' })),
  armor: { front: 100, right: 100, left: 100, back: 100, top: 50, underbody: 50 },
  acceleration: 5,
  handlingClass: 2,
  weight: 6000,
};

const inRows = (car: unknown) => (_: unknown, i: number) => ({
  seat: i % 2,
  car,
  x: 6 + (i % 4) * 10,
  y: 6 + Math.floor(i / 4) * 10,
  heading: (i % 8) * 45,
  speed: 10,
});

it('sixteen cars of as many guns as may be: what one question brings unasked is bounded', async () => {
  const tables = await loadTables();
  const cars = { deluxe: GUN_VAN, roadrage: 'gun-wagon' };
  for (const [id, car] of Object.entries(cars)) {
    const table = tables.find((one) => one.id === id);
    const file = { ...Object(MELEES[id]), vehicles: Array.from({ length: CARS }, inRows(car)) };
    const started = table === undefined ? null : Match.start(table, file, { seed: 'melee' });
    if (started?.ok !== true) throw new Error(JSON.stringify(started?.error));
    const match = started.value;
    let fire: Decision | undefined;
    for (let rows = 0; fire === undefined && rows < 300; rows++) {
      const [open] = match.decisions();
      if (open === undefined) break;
      if (open.topic === 'fire') fire = open;
      else match.choose({ ask: open.id, seat: open.seat, ...fallbackAnswer(open) });
    }
    if (fire === undefined) throw new Error('nobody was asked to fire');
    const question = makeQuestion(fire, OPTIONS_AT_ONCE);
    expect(question.options.length).toBeLessThanOrEqual(OPTIONS_AT_ONCE);
    expect(question.options.length + (question.more ?? 0)).toBe(fire.options().length);
    expect(JSON.stringify(question).length).toBeLessThan(100_000);
  }
});

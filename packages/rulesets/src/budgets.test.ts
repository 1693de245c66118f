import { type Decision, fallbackAnswer, Match, makeQuestion, OPTIONS_AT_ONCE } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { loadTables } from './loaders.ts';

const CARS = 16;

/** As many cars alike as a table takes, so that every tie is as big as it can be. */
const MELEES = {
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
  sixth: {
    ruleset: 'sixth',
    id: 'ties',
    title: 'Ties',
    size: 'large',
    roundLimit: 5,
    seats: ['One', 'Two', 'Three', 'Four'].map((name) => ({ name })),
    cars: [2, 4, 6, 8].map((x, seat) => ({ seat, car: 'thunderhead', at: { x, y: 4 + (seat % 2) * 2 } })),
  },
  twilight: {
    ruleset: 'twilight',
    id: 'ties',
    title: 'Ties',
    turnLimit: 5,
    levels: [{ id: 'hall', grid: 2, width: 100, height: 100 }],
    seats: [{ name: 'One' }, { name: 'Two' }],
    // As many enemies as a table keeps in view, as close as can be.
    people: [0, 1].map((seat) => ({
      name: 'Gunner',
      seat,
      count: 67,
      at: { x: 20 + seat * 30, y: 50 },
      items: ['m60', 'ak-74', 'm203', 'makarov'].map((what) => ({
        kind: what === 'm203' ? 'heavy' : 'small-arm',
        what,
      })),
    })),
  },
} as const satisfies Readonly<Record<string, unknown>>;
type Id = keyof typeof MELEES;
const isMelee = (id: string): id is Id => Object.hasOwn(MELEES, id);

/** The highest face of the die that says who begins, and how many of those a start takes: one for all, or one for each and each tie. */
const ROLL_OFFS: Readonly<Record<Id, { face: number; least: number; most: number }>> = {
  deluxe: { face: 6, least: CARS + 1, most: CARS * 60 },
  roadrage: { face: 6, least: CARS + 1, most: CARS * 60 },
  sixth: { face: 4, least: 1, most: 60 },
  twilight: { face: 6, least: 0, most: 60 },
};

it('a hundred thousand scripted dice alike do not hold up a game: roll-offs end', async () => {
  for (const table of await loadTables()) {
    if (!isMelee(table.id)) throw new Error(`no melee of ${table.id}`);
    const { face, least, most } = ROLL_OFFS[table.id];
    const script = new Array<number>(100_000).fill(face);
    const match = Match.start(table, MELEES[table.id], { seed: 'alike', dice: { script, after: 'seed' } });
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    expect(match.value.dice.length).toBeGreaterThanOrEqual(least);
    expect(match.value.dice.length).toBeLessThan(most);
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

/** As many guns as may be in reach of each other, and what is asked where they fire. */
const GUNS: Readonly<Record<Id, { file: unknown; topic: string }>> = {
  deluxe: { file: { ...MELEES.deluxe, vehicles: Array.from({ length: CARS }, inRows(GUN_VAN)) }, topic: 'fire' },
  roadrage: {
    file: { ...MELEES.roadrage, vehicles: Array.from({ length: CARS }, inRows('gun-wagon')) },
    topic: 'fire',
  },
  sixth: { file: MELEES.sixth, topic: 'attack' },
  twilight: { file: MELEES.twilight, topic: 'act' },
};

it('cars of as many guns as may be: what one question brings unasked is bounded', async () => {
  for (const table of await loadTables()) {
    if (!isMelee(table.id)) throw new Error(`no melee of ${table.id}`);
    const { file, topic } = GUNS[table.id];
    const started = Match.start(table, file, { seed: 'melee' });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const match = started.value;
    let fire: Decision | undefined;
    for (let rows = 0; fire === undefined && rows < 300; rows++) {
      const [open] = match.decisions();
      if (open === undefined) break;
      if (open.topic === topic) fire = open;
      else match.choose({ ask: open.id, seat: open.seat, ...fallbackAnswer(open) });
    }
    if (fire === undefined) throw new Error('nobody was asked to fire');
    const question = makeQuestion(fire, OPTIONS_AT_ONCE);
    expect(question.options.length).toBeLessThanOrEqual(OPTIONS_AT_ONCE);
    expect(question.options.length + (question.more ?? 0)).toBe(fire.options().length);
    expect(JSON.stringify(question).length).toBeLessThan(100_000);
  }
});

import { factsOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { Duel } from '../testing/duel.ts';
import { ORDERS } from './orders.ts';

type VehicleFile = ScenarioFile['vehicles'][number];
type More = Partial<Omit<ScenarioFile, 'vehicles'>>;

function ordered(id: string, { match }: Duel, params: Readonly<Record<string, number>> = {}): string | null {
  const order = ORDERS.find((candidate) => candidate.id === id);
  const decision = match.decisionFor(0);
  if (order === undefined || decision === undefined) throw new Error(`no order ${id}, or nothing is asked`);
  return order.answer({ setup: match.setup, state: match.state, seat: 0 }, decision, params)?.option ?? null;
}

/** One drives north at 20 mph, the other stands 12 inches ahead, and the first is asked for its move. */
function driving(own: Partial<VehicleFile> = {}, foe: Partial<VehicleFile> = {}, more: More = {}): Duel {
  const cars = [
    { x: 0, y: 0, heading: 0, speed: 20, ...own },
    { x: 0, y: 12, heading: 90, ...foe },
  ];
  return new Duel(cars, more).until(0, 'maneuver');
}

const MAP = { minX: -50, minY: -50, maxX: 50, maxY: 50 };

describe('straight on until somebody is within some inches', () => {
  const course = (duel: Duel, inches = 8) => ordered('hold-course', duel, { inches });

  it('goes straight on towards a rival far ahead', () => {
    expect(course(driving())).toBe('straight');
  });

  it.each([
    ['a rival is nearer', driving({}, { y: 7 })],
    ['the nearest rival is not ahead', driving({}, { x: 12, y: 0 })],
    ['a wall is in the way of this turn', driving({ y: 50 - 2 }, { y: 20 })],
    [
      'a pillar is in the way of this turn',
      driving({}, {}, { map: { ...MAP, pillars: [{ x: 0, y: 2, length: 1, width: 1 }] } }),
    ],
    ['something lies in the way', driving({}, {}, { junk: [{ kind: 'debris', x: 0.25, y: 2 }] })],
    ['the grip is not whole', driving({ handling: 0 })],
  ])('leaves it to the driver where %s', (_why, duel) => {
    expect(course(duel)).toBeNull();
  });

  it('leaves it to the driver who has just been hit, and who drives in reverse', () => {
    const hit = driving();
    hit.car(0).phaseHits = 3;
    expect(course(hit)).toBeNull();
    expect(course(driving({ speed: -10 }))).toBeNull();
  });

  it('answers nothing but moves', () => {
    expect(course(new Duel([{ speed: 20 }, { x: 0, y: 20 }]))).toBeNull();
  });
});

it('small questions: of two equally fast the other goes first, and evening out is as usual', () => {
  const equals = new Duel([
    { x: 0, y: 0, speed: 20 },
    { x: 20, y: 0, speed: 20 },
  ]).until(0, 'order');
  expect(ordered('no-fuss', equals)).toBe('wait');
  expect(ordered('no-fuss', driving())).toBeNull();
});

it('people begin with six orders: no hopeless shots, straight on from afar, along an empty road, people stand or walk first, no small questions', () => {
  expect(ORDERS.flatMap(({ id, usual }) => (usual === undefined ? [] : [[id, usual]]))).toEqual([
    ['hold-fire', { percent: 10, inches: 6 }],
    ['hold-course', { inches: 8 }],
    ['follow-road', { inches: 8 }],
    ['stand-fast', { inches: 12 }],
    ['walk-first', { percent: 70 }],
    ['no-fuss', {}],
  ]);
});

describe('fires by itself on a roll', () => {
  const atWill = (duel: Duel, roll: number, at = 0) => ordered('fire-at-will', duel, { roll, at });
  /** A standing rival six inches ahead of a car with machine guns in front. */
  const aiming = () => new Duel([{ y: 0 }, { x: 0, y: 7, heading: 90 }]).until(0, 'fire');

  it('takes the shot that promises most of those that hit on it or better', () => {
    const duel = aiming();
    const facts = duel
      .asked(0)
      .options()
      .map((option) => ({ id: option.id, facts: factsOf(option, {}) }));
    const best = facts.toSorted((a, b) => (b.facts.expected ?? 0) - (a.facts.expected ?? 0))[0];
    expect(atWill(duel, 12)).toBe(best?.id);
    const easiest = Math.min(...facts.map(({ facts }) => facts.needed ?? 13));
    const easy = facts.filter(({ facts: shot }) => shot.needed === easiest).map(({ id }) => id);
    expect(easy).toContain(atWill(duel, easiest));
    expect(atWill(duel, easiest - 1)).toBeNull();
  });

  it('at the same target: only whom a gun of mine fired at last', () => {
    const duel = aiming();
    expect(atWill(duel, 12, 1)).toBeNull();
    const [gun] = duel.car(0).parts.filter((part) => part.kind === 'weapon');
    if (gun === undefined) throw new Error('no gun');
    gun.lastTarget = { kind: 'vehicle', vehicle: 'v2', at: { kind: 'side', side: 'left' } };
    expect(atWill(duel, 12, 1)).toBe(atWill(duel, 12));
    gun.lastTarget = { kind: 'vehicle', vehicle: 'v9', at: { kind: 'side', side: 'left' } };
    expect(atWill(duel, 12, 1)).toBeNull();
  });

  it('answers nothing but fire', () => {
    expect(atWill(driving(), 12)).toBeNull();
  });
});

it('holds fire until armor, a tire or something inside has been hit', () => {
  const duel = new Duel([{ y: 0 }, { x: 0, y: 7, heading: 90 }]).until(0, 'fire');
  const held = () => ordered('hold-until-hit', duel);
  expect(held()).toBe('hold');
  const own = duel.car(0);
  const { front = 0 } = own.armor;
  own.armor.front = front - 1;
  expect(held()).toBeNull();
  own.armor.front = front;
  const [tire] = own.tires;
  if (tire === undefined) throw new Error('no tire');
  tire.dp -= 1;
  expect(held()).toBeNull();
  expect(ordered('hold-until-hit', driving())).toBeNull();
});

describe('keeps its lane', () => {
  it('goes straight on along the map, whoever is near', () => {
    expect(ordered('keep-lane', driving({}, { x: 3, y: 3 }))).toBe('straight');
  });

  it('comes back to the course with what needs no roll', () => {
    expect(ordered('keep-lane', driving({ heading: 10 }))).toBe('swerve-right');
    expect(ordered('keep-lane', driving({ heading: 350 }))).toBe('swerve-left');
  });

  it('steps aside for what lies in the way, and asks where that does not help', () => {
    const near = { junk: [{ kind: 'debris', x: 0.9, y: 2 } as const] };
    expect(ordered('keep-lane', driving({}, {}, near))).toMatch(/drift-left/);
    expect(ordered('keep-lane', driving({ y: 48 }, { y: 20 }))).toBeNull();
  });

  it('leaves driving in reverse to the driver', () => {
    expect(ordered('keep-lane', driving({ speed: -10 }))).toBeNull();
  });
});

describe('keeps a distance', () => {
  const asked = (own: Partial<VehicleFile>, foe: Partial<VehicleFile>) =>
    ordered(
      'keep-distance',
      new Duel([
        { x: 0, y: 0, speed: 30, ...own },
        { x: 0, y: 10, ...foe },
      ]).until(0, 'speed'),
      { inches: 6 },
    );

  it('goes as fast as the one ahead once it is as far away as wished', () => {
    expect(asked({ speed: 20 }, { y: 6, speed: 20 })).toBe('speed:20');
  });

  it('speeds up to close, brakes without a roll to fall back', () => {
    expect(asked({ speed: 20 }, { y: 14, speed: 20 })).toBe('speed:25');
    expect(asked({ speed: 20 }, { y: 5, speed: 15 })).toBe('speed:5');
  });

  it('asks where the nearest rival is beside it', () => {
    expect(asked({}, { x: 8, y: 0 })).toBeNull();
  });
});

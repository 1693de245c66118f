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

it('people begin with three orders: no hopeless shots, straight on from afar, no small questions', () => {
  expect(ORDERS.flatMap(({ id, usual }) => (usual === undefined ? [] : [[id, usual]]))).toEqual([
    ['hold-fire', { percent: 10, inches: 6 }],
    ['hold-course', { inches: 8 }],
    ['no-fuss', {}],
  ]);
});

import { describe, expect, it } from 'vitest';
import { VEHICLES } from '../../catalog/vehicles.ts';
import { WAGONS } from '../../scenarios/setup.ts';
import { person } from '../../testing/fights.ts';
import { battle, crewman } from '../../testing/heavy.ts';
import { fight } from '../../testing/shooting.ts';
import { piecesOf } from './pieces.ts';

const rifle = { kind: 'small-arm', what: 'm16' } as const;

describe('what a person looks like', () => {
  it.each([
    ['standing, rifle', {}],
    ['prone, rifle', { posture: 'prone' }],
    ['kneeling, rifle', { posture: 'kneeling' }],
    ['ducked, rifle', { ducked: true }],
    ['down, rifle, bleeding', { condition: 'dying' }],
    ['down, rifle', { condition: 'out' }],
    ['surrendered, rifle', { surrendered: true }],
    ['asleep, rifle', { alert: 'asleep' }],
  ] as const)('%s', (body, changes) => {
    const game = fight([{ items: [rifle] }, {}], []);
    Object.assign(person(game), changes);
    expect(piecesOf(game.setup, game.state).find(({ id }) => id === 'p1')).toMatchObject({ body, drawn: 'figure' });
  });

  it('a rider sits on his mount, and both stand alone in their square', () => {
    const horse = { id: 'grey', kind: 'animal', animal: 'horse', at: { x: 3, y: 3 } } as const;
    const game = fight([{ at: { x: 3, y: 3 }, rides: 'grey' }, { ...horse, seat: 0 }, { at: { x: 9, y: 9 } }], []);
    const pieces = piecesOf(game.setup, game.state);
    const [rider, mount] = ['p1', 'p2'].map((id) => pieces.find((piece) => piece.id === id));
    expect(rider).toMatchObject({ body: 'mounted', on: 'p2' });
    expect(mount?.body).toBe('horse');
    expect(rider?.pose).toEqual(mount?.pose);
    expect(pieces.findIndex(({ id }) => id === 'p2')).toBeLessThan(pieces.findIndex(({ id }) => id === 'p1'));
  });
});

describe('who rides a cycle', () => {
  const ridden = () => {
    const cycle = { id: 'moto', kind: 'motorcycle', seat: 1, at: { x: 4, y: 4 }, heading: 2 } as const;
    return battle([{}, crewman('moto', 'driver', { seat: 1 }), crewman('moto', 'passenger', { seat: 1 })], [cycle], []);
  };

  it('is seen upon it, a passenger behind the driver', () => {
    const game = ridden();
    const pieces = piecesOf(game.setup, game.state);
    const [cycle, driver, passenger] = ['v1', 'p2', 'p3'].map((id) => pieces.find((piece) => piece.id === id));
    expect(cycle).toMatchObject({ body: 'motorcycle', notes: [] });
    expect(driver).toMatchObject({ on: 'v1', pose: cycle?.pose });
    expect(driver?.body).toMatch(/^mounted/);
    expect(passenger?.pose.x).toBeLessThan(driver?.pose.x ?? 0);
    expect(passenger?.pose.y).toBeCloseTo(driver?.pose.y ?? 0);
  });

  it('lies beside it once he has fallen, and of the dead it is said only that', () => {
    const game = ridden();
    Object.assign(person(game, 2), { aboard: null, at: { l: 0, x: 4, y: 4 }, condition: 'dead', frozen: 3 });
    const fallen = piecesOf(game.setup, game.state).find(({ id }) => id === 'p2');
    expect(fallen).toMatchObject({ state: 'wreck', face: 'left', notes: ['dead'] });
    expect(fallen?.on).toBeUndefined();
  });
});

describe('what a vehicle looks like', () => {
  it('every kind has a word of its class, and a turret turns on its hull', () => {
    const kinds = [...(Object.keys(VEHICLES) as (keyof typeof VEHICLES)[]), ...WAGONS];
    const vehicles = kinds.map((kind, i) => ({
      id: `k${i}`,
      kind,
      seat: 1,
      at: { x: i % 18, y: 4 + Math.floor(i / 18) },
    }));
    const game = battle([{}, crewman('k0', 'driver', { seat: 1 })], vehicles, []);
    Object.assign(game.state.vehicles[0] ?? {}, { heading: 2, turret: 0 });
    const pieces = piecesOf(game.setup, game.state);
    const bodies = new Set(pieces.filter(({ id }) => id.startsWith('v')).map(({ body }) => body));
    expect([...bodies].sort()).toEqual(
      [
        ...[
          'anti-aircraft gun',
          'armored car',
          'bicycle',
          'boat',
          'car',
          'cart',
          'infantry carrier',
          'jeep',
          'light tank',
        ],
        ...[
          'motorcycle',
          'sailboat',
          'self-propelled gun',
          'tank',
          'tank, 1 aboard',
          'tanker',
          'tracked carrier',
          'truck',
        ],
        ...['wagon', 'wheeled carrier'],
      ].sort(),
    );
    expect(pieces.find(({ id }) => id === 'v1')?.turret).toBe(-2700);
  });
});

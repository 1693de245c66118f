import { type AskData, OpenQuestion, type Params } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { SixthAsked } from '../table/queries/asked.ts';
import { arenaSetup, at, build, car, gameOf, type TestGame } from '../testing/arena.ts';
import { ORDERS } from './orders.ts';

/** What an order answers to a question of the first seat's. */
function ordered(id: string, game: TestGame, asked: SixthAsked, params: Params = {}): unknown {
  const order = ORDERS.find((one) => one.id === id);
  if (order === undefined) throw new Error(`no order ${id}`);
  const data: AskData = asked;
  const decision = OpenQuestion.from(game.question(data), data, '1');
  return order.answer({ setup: game.setup, state: game.state, seat: asked.seat }, decision, params)?.option ?? null;
}

const usualOf = (id: string): Params => ORDERS.find((one) => one.id === id)?.usual ?? {};

const ATTACK: SixthAsked = { seat: 0, topic: 'attack', car: 'c1' };

/** A gun that looks at the back of another car, with a barrel beside it. */
function duel(gun: 'antiTankGun' | 'rocket' | 'lightMachineGun' = 'antiTankGun', foeAt = at(5, 5)): TestGame {
  const game = gameOf(
    arenaSetup([build({ front: [gun] }), build()], {
      poses: [at(5, 3), foeAt],
      tokens: [{ id: 'barrel-1', kind: 'barrel', pose: at(5.9, 5), breaks: true }],
    }),
  );
  for (const one of game.state.cars) Object.assign(one, { control: 4, speed: 1 });
  return game;
}

describe('hold fire until', () => {
  it('lets things go by unless they count too', () => {
    const alone = duel('antiTankGun', at(5, 1, 180));
    expect(ordered('hold-fire', alone, ATTACK, usualOf('hold-fire'))).toBe('hold');
    expect(ordered('hold-fire', alone, ATTACK, { percent: 10, things: 1 })).toBeNull();
    expect(ordered('hold-fire', duel(), ATTACK, usualOf('hold-fire'))).toBeNull();
  });

  it('holds below its chance', () => {
    const game = duel('lightMachineGun');
    Object.assign(car(game, 2), { speed: 5, ace: 9 });
    expect(ordered('hold-fire', game, ATTACK, { percent: 0, things: 0 })).toBeNull();
    expect(ordered('hold-fire', game, ATTACK, { percent: 100, things: 0 })).toBe('hold');
  });
});

describe('fire by itself', () => {
  it('takes what promises most, at a car, and leaves rockets to the player', () => {
    expect(ordered('fire-at-will', duel(), ATTACK, { percent: 50 })).toBe('driver:0>c2:back');
    expect(ordered('fire-at-will', duel('rocket'), ATTACK, { percent: 0 })).toBeNull();
  });
});

describe('re-rolls', () => {
  const asked = (dice: readonly string[], free: number): SixthAsked => ({
    ...{ seat: 0, topic: 'reroll', roll: 'defense', car: 'c1', free, wrenches: false, open: 3 },
    dice: dice.map((face) => ({ color: 'yellow', face: face === 'skid' ? 'skid' : 'hit' })),
  });
  /** It is the other one's turn to attack; the first has some aces. */
  const attacked = (attacks: readonly ('driver' | 'gunner')[]): TestGame => {
    const game = duel();
    Object.assign(game.state, { at: 'combat', queue: [1] });
    car(game).ace = 3;
    car(game, 2).attacked = [...attacks];
    return game;
  };
  const usual = usualOf('free-rerolls');

  it('throws again for nothing what gains, and keeps what gains nothing', () => {
    expect(ordered('free-rerolls', attacked(['driver']), asked(['skid', 'hit'], 2), usual)).toBe('yellow-hit');
    expect(ordered('free-rerolls', attacked(['driver']), asked(['skid', 'skid'], 2), usual)).toBe('keep');
  });

  it('leaves aces to the player while somebody may attack again, and spends them all when nobody can', () => {
    expect(ordered('free-rerolls', attacked(['driver']), asked(['hit'], 0), usual)).toBeNull();
    expect(ordered('free-rerolls', attacked(['driver', 'gunner']), asked(['hit'], 0), usual)).toBe('aces');
  });

  it('aces for shields go down to what is kept', () => {
    const game = attacked(['driver']);
    expect(ordered('spend-aces', game, asked(['hit'], 0), { percent: 25, keep: 2 })).toBe('aces');
    expect(ordered('spend-aces', game, asked(['hit'], 0), { percent: 25, keep: 3 })).toBe('keep');
    expect(ordered('spend-aces', game, asked(['hit'], 0), { percent: 40, keep: 0 })).toBe('keep');
    expect(ordered('spend-aces', game, asked(['hit'], 1), { percent: 25, keep: 0 })).toBeNull();
  });
});

describe('what is small, and what is dull', () => {
  it('fires burn on the thinnest side first', () => {
    const game = duel();
    Object.assign(car(game), { fire: { front: true, back: true, left: false, right: false } });
    car(game).armor.back = 1;
    expect(ordered('no-fuss', game, { seat: 0, topic: 'burn', car: 'c1', done: [] })).toBe('back');
  });

  it('straight on until something is in the way, the speed kept', () => {
    const ahead = (pose: ReturnType<typeof at>) => {
      const game = duel('antiTankGun', at(9, 9));
      car(game).pose = pose;
      return ordered('straight-on', game, { seat: 0, topic: 'move', car: 'c1' });
    };
    expect([ahead(at(3, 3)), ahead(at(3, 11.3))]).toEqual(['straight', null]);
    expect(ordered('keep-speed', duel(), { seat: 0, topic: 'speed', car: 'c1' })).toBe('1');
  });

  it('each answers its own topics alone', () => {
    for (const { id } of ORDERS) expect(ordered(id, duel(), { seat: 0, topic: 'away', car: 'c1' })).toBeNull();
  });
});

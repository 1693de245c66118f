import { describe, expect, it } from 'vitest';
import { fieldSetup, gameOf } from '../../testing/fights.ts';
import { farFrom, fieldTo, nextHop } from './routes.ts';

const NOBODY = (): never => {
  throw new Error('nobody is asked');
};

/** A yard behind a fence, a house with a locked door in it, and a pit nobody gets out of. */
function yard() {
  const setup = fieldSetup([{ at: { x: 0, y: 0 } }, { at: { x: 11, y: 11 } }], {
    levels: [
      {
        ...{ id: 'yard', grid: 2, width: 12, height: 12 },
        areas: [
          { kind: 'void', rect: [8, 8, 3, 3] },
          { kind: 'floor', rect: [9, 9, 1, 1] },
        ],
        barriers: [{ kind: 'fence', x: 0, y: 3, edge: 'north', length: 12, climb: 2 }],
        buildings: [
          {
            ...{ name: 'House', rect: [2, 5, 4, 4], cover: 'brick-wall' },
            openings: [{ kind: 'door', x: 3, y: 5, side: 'north', locked: true }],
          },
        ],
      },
    ],
  });
  return gameOf(setup, [], NOBODY);
}

const at = (x: number, y: number) => ({ l: 0, x, y });

describe('twilight/combat/turn: ways across a map', () => {
  it('two half squares a step, three across a corner, eight for an action at a fence, four actions at a lock', () => {
    const game = yard();
    const field = fieldTo(game, at(3, 0));
    expect(farFrom(game, field, at(3, 2))).toBe(4);
    expect(farFrom(game, field, at(5, 2))).toBe(6);
    expect(farFrom(game, field, at(3, 4))).toBe(8 + 16);
    expect(farFrom(game, field, at(3, 6))).toBe(12 + 16 + 32);
    expect(nextHop(game, field, at(3, 5))).toMatchObject({ kind: 'door', to: { x: 3, y: 4 } });
    expect(nextHop(game, field, at(3, 3))).toMatchObject({ kind: 'over' });
  });

  it('where no way leads, none is found', () => {
    const game = yard();
    expect(farFrom(game, fieldTo(game, at(9, 9)), at(0, 0))).toBeNull();
    expect(nextHop(game, fieldTo(game, at(9, 9)), at(0, 0))).toBeNull();
  });

  it('it does not matter what was asked before', () => {
    const [near, far] = [yard(), yard()];
    const cells = Array.from({ length: 144 }, (_, i) => at(i % 12, Math.floor(i / 12)));
    const first = cells.map((cell) => farFrom(near, fieldTo(near, at(3, 6)), cell));
    const last = cells.toReversed().map((cell) => farFrom(far, fieldTo(far, at(3, 6)), cell));
    expect(last.toReversed()).toEqual(first);
  });

  it('a wall that is blown open is a way from then on', () => {
    const game = yard();
    const before = farFrom(game, fieldTo(game, at(3, 0)), at(3, 4));
    for (const barrier of game.state.barriers) barrier.broken = true;
    expect(before).toBe(24);
    expect(farFrom(game, fieldTo(game, at(3, 0)), at(3, 4))).toBe(8);
  });
});

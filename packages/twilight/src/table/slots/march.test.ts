import { describe, expect, it } from 'vitest';
import { fieldSetup, gameOf, person, play } from '../../testing/fights.ts';
import { fieldTo, walkAlong } from '../queries/routes.ts';
import { marchOn } from './march.ts';

const NOBODY = (): never => {
  throw new Error('nobody is asked');
};

/** A house with a door to the south, and stairs in it to a floor above. */
function atTheHouse(locked = false) {
  const setup = fieldSetup([{ at: { level: 'ground', x: 5, y: 9 } }, { at: { level: 'ground', x: 19, y: 19 } }], {
    levels: [
      {
        ...{ id: 'ground', grid: 2, width: 20, height: 20 },
        buildings: [
          {
            ...{ name: 'House', rect: [3, 3, 5, 5], cover: 'brick-wall' },
            openings: [{ kind: 'door', x: 5, y: 7, side: 'south', locked }],
          },
        ],
      },
      { id: 'upper', grid: 2, width: 5, height: 5, elevation: 3, ground: 'floor' },
    ],
    links: [{ kind: 'stairs', from: { level: 'ground', x: 5, y: 5 }, to: { level: 'upper', x: 2, y: 2 }, actions: 1 }],
  });
  const game = gameOf(setup, [], NOBODY);
  const squad = game.state.squads.find(({ seat }) => seat === 0);
  if (squad !== undefined) squad.goal = { l: 1, x: 2, y: 2 };
  return game;
}

const march = (game: ReturnType<typeof atTheHouse>, phases: number): void => {
  for (let phase = 0; phase < phases; phase++) play(game, marchOn(game, person(game)));
};

describe('twilight/combat/turn', () => {
  it('a march goes up to a door, opens it, and takes the stairs to where it is sent', () => {
    const game = atTheHouse();
    march(game, 1);
    expect(person(game).at).toEqual({ l: 0, x: 5, y: 8 });
    march(game, 1);
    expect(game.state.barriers.some(({ open }, i) => open && game.setup.barriers[i]?.kind === 'door')).toBe(true);
    march(game, 2);
    expect(person(game).at).toEqual({ l: 1, x: 2, y: 2 });
  });

  it('it ends at a lock', () => {
    const game = atTheHouse(true);
    march(game, 4);
    expect(person(game).at).toEqual({ l: 0, x: 5, y: 8 });
    const field = fieldTo(game, { l: 1, x: 2, y: 2 });
    expect(walkAlong(game, field, { l: 0, x: 5, y: 8 }, 10).next).toMatchObject({ kind: 'door', to: { x: 5, y: 7 } });
  });
});

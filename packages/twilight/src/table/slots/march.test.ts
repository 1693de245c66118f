import { describe, expect, it } from 'vitest';
import { fieldSetup, gameOf, person, play } from '../../testing/fights.ts';
import { battle, crewman, vehicle } from '../../testing/heavy.ts';
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

  it('twilight/combat/turn: who lies gets up first, where half of a move is not a step (B-21)', () => {
    const setup = fieldSetup([{ at: { x: 2, y: 10 }, posture: 'prone' }, { at: { x: 19, y: 19 } }]);
    const game = gameOf(setup, [], NOBODY);
    const squad = game.state.squads.find(({ seat }) => seat === 0);
    if (squad !== undefined) Object.assign(squad, { goal: { l: 0, x: 5, y: 7 }, gait: 'walk' });
    march(game, 1);
    expect([person(game).posture, person(game).at]).toEqual(['standing', { l: 0, x: 2, y: 10 }]);
    march(game, 1);
    expect(person(game).at).not.toEqual({ l: 0, x: 2, y: 10 });
  });

  it('it ends at a lock', () => {
    const game = atTheHouse(true);
    march(game, 4);
    expect(person(game).at).toEqual({ l: 0, x: 5, y: 8 });
    const field = fieldTo(game, { l: 1, x: 2, y: 2 });
    expect(walkAlong(game, field, { l: 0, x: 5, y: 8 }, 10).next).toMatchObject({ kind: 'door', to: { x: 5, y: 7 } });
  });

  it('who has lost a leg comes along on his belly, a square a phase and four of them for a large one', () => {
    const game = atTheHouse();
    const one = person(game);
    game.setup.people.forEach((sheet) => {
      Object.assign(sheet, { kind: 'character' });
    });
    one.wounds = { ...one.wounds, 'right-leg': 500 };
    march(game, 1);
    expect([one.posture, one.at]).toEqual(['prone', { l: 0, x: 5, y: 9 }]);
    march(game, 1);
    expect(one.at).toEqual({ l: 0, x: 5, y: 8 });
    march(game, 2);
    expect(one.at).toEqual({ l: 0, x: 5, y: 7 });
  });

  it('who is in a vehicle goes with it, at its safe speed and as near as it can come; known mines are gone round', () => {
    const truck = { id: 'truck', name: 'Truck', kind: 'hmmwv', seat: 0, at: { x: 1, y: 9 }, heading: 2 } as const;
    const people = [
      crewman('truck', 'driver'),
      crewman('truck', 'passenger', { seat: 0 }),
      { seat: 1, at: { x: 19, y: 19 } },
    ];
    const game = battle(people, [truck], [], {
      levels: [
        {
          id: 'field',
          width: 20,
          height: 20,
          minefields: [{ kind: 'antitank', rect: [3, 9, 2, 1], density: 1, side: 0 }],
        },
      ],
    });
    const squad = game.state.squads.find(({ seat }) => seat === 0);
    if (squad !== undefined) squad.goal = { l: 0, x: 12, y: 9 };
    const seen: string[] = [];
    for (let phase = 0; phase < 8; phase++) {
      vehicle(game).moved = 0;
      play(game, marchOn(game, person(game)));
      play(game, marchOn(game, person(game, 2)));
      seen.push(`${vehicle(game).at?.x},${vehicle(game).at?.y}`);
    }
    expect(seen.some((cell) => cell === '3,9' || cell === '4,9')).toBe(false);
    expect(vehicle(game).at).toEqual({ l: 0, x: 12, y: 9 });
    expect(vehicle(game).speed).toBe(0);
  });
});

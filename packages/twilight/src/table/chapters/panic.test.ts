import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman } from '../../testing/heavy.ts';
import { fight } from '../../testing/shooting.ts';
import { frozenDriver, panic } from './panic.ts';

const FOE = { at: { x: 5, y: 0 } } as const;

describe('twilight/combat/panic', () => {
  it.each([0, 1])('E69: a character of coolness %i never panics', (coolness) => {
    const game = fight([{ kind: 'character', coolness }, FOE], [1, 1]);
    play(game, panic(game, person(game), 'surprised'));
    expect(person(game).frozen).toBe(0);
  });
  it('E70: coolness 6, a roll of 4: frozen for two phases', () => {
    const game = fight([{ kind: 'character', coolness: 6 }, FOE], [1, 3]);
    play(game, panic(game, person(game), 'surprised'));
    expect(person(game)).toMatchObject({ frozen: 2, frozenFor: 0 });
  });
  it('whoever has acted in this phase loses the next ones, and may lie down in the second of them', () => {
    const game = fight([{ kind: 'character', coolness: 6 }, FOE], [1, 3]);
    person(game).acted = true;
    play(game, panic(game, person(game), 'surprised'));
    expect(person(game)).toMatchObject({ frozen: 3, frozenFor: -1 });
    expect(game.events.at(-1)?.text).toBe('P1, surprised, freezes for 2 phases (coolness 6).');
  });
  it('E71: an Elite who rolls 6 freezes for one phase, a Novice for five', () => {
    for (const [type, phases] of [
      ['elite', 1],
      ['novice', 5],
    ] as const) {
      const game = fight([{ type }, FOE], [6]);
      play(game, panic(game, person(game), 'surprised'));
      expect(person(game).frozen).toBe(phases);
    }
  });

  it.each([
    ['fit', 1, true],
    ['fit', 0, false],
    ['dying', 1, false],
    ['out', 1, false],
  ] as const)('the driver of a truck who is %s, frozen %i phases ago, jumps out: %s', (condition, frozenFor, jumps) => {
    const truck = { id: 'truck', kind: '5-ton', seat: 1, at: { x: 4, y: 4 } } as const;
    const game = battle([{}, crewman('truck', 'driver', { seat: 1 })], [truck], []);
    const driver = person(game, 2);
    Object.assign(driver, { condition, frozen: 3, frozenFor });
    frozenDriver(game, driver);
    expect(driver.aboard === null).toBe(jumps);
    expect(textsOf(game, 'panic')).toHaveLength(jumps ? 1 : 0);
  });

  it('whoever steers a boat does not jump into the water', () => {
    const boat = { id: 'boat', kind: 'boat', seat: 1, at: { x: 4, y: 4 } } as const;
    const game = battle([{}, crewman('boat', 'driver', { seat: 1 })], [boat], []);
    Object.assign(person(game, 2), { frozen: 3, frozenFor: 1 });
    frozenDriver(game, person(game, 2));
    expect(person(game, 2).aboard).not.toBe(null);
  });
});

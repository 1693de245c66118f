import { askNobody } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { fieldSetup, gameOf, person as personAt, play, type TestGame, textsOf } from '../../testing/fights.ts';
import { isBolting } from '../queries/bolting.ts';
import { noteShot, scriptPhase } from './script.ts';
import { stampede } from './stampede.ts';

type Row = NonNullable<ScenarioFile['script']>[number];
const FIELD: ScenarioFile['levels'][number] = {
  id: 'field',
  width: 20,
  height: 8,
  barriers: [
    { kind: 'fence', x: 1, y: 1, edge: 'north', length: 2 },
    { kind: 'fence', x: 1, y: 3, edge: 'north', length: 2 },
    { kind: 'fence', x: 1, y: 1, edge: 'west', length: 2 },
    { kind: 'fence', x: 3, y: 1, edge: 'west', length: 2 },
  ],
  places: [
    { id: 'pen', rect: [1, 1, 2, 2] },
    { id: 'away', rect: [18, 1, 2, 1], exit: [0, 1] },
  ],
};
const BOLT: Row = {
  id: 'bolt',
  rule: 'twilight/adventures/stampede',
  when: { kind: 'shot-over', place: 'pen' },
  deeds: [{ kind: 'stampede', who: { squad: 'Herd' }, place: 'away' }],
};

/** A man, an enemy in the way, a sleeper behind him, and a horse in a pen. */
function herd(dice: readonly number[] = []): TestGame {
  const people: Partial<ScenarioFile['people'][number]>[] = [
    { at: { x: 9, y: 6 } },
    { at: { x: 6, y: 1 } },
    { at: { x: 8, y: 1 }, alert: 'asleep', posture: 'prone' },
    { kind: 'animal', animal: 'horse', squad: 'Herd', at: { x: 2, y: 1 } },
  ];
  return gameOf(fieldSetup(people, { levels: [FIELD], script: [BOLT] }), dice, askNobody);
}

describe('twilight/adventures/stampede', () => {
  it('animals bolt when a shot goes over them, not when one goes past', () => {
    const game = herd();
    noteShot(game, { l: 0, x: 9, y: 6 }, { l: 0, x: 0, y: 6 });
    play(game, scriptPhase(game));
    expect(isBolting(personAt(game, 4))).toBe(false);
    noteShot(game, { l: 0, x: 9, y: 1 }, { l: 0, x: 0, y: 1 });
    play(game, scriptPhase(game));
    expect(isBolting(personAt(game, 4))).toBe(true);
    expect(textsOf(game, 'stampede')).toEqual(['An animal bolts.']);
  });

  it('it breaks its fence, runs sixty meters a phase, and runs down who does not get out of the way', () => {
    // Agility fails; where it strikes and two dice; the sleeper is not asked: where, two dice.
    const game = herd();
    noteShot(game, { l: 0, x: 1, y: 1 }, { l: 0, x: 1, y: 6 });
    play(game, scriptPhase(game));
    game.diceLeft.push(99, 4, 3, 3, 4, 3, 3);
    play(game, stampede(game));
    expect(textsOf(game, 'stampede')).toEqual(['An animal bolts.', 'They break through the fence.']);
    expect(personAt(game, 4).at).toEqual({ l: 0, x: 9, y: 1 });
    expect(textsOf(game, 'trampled')).toEqual(['P2 is run down.', 'P3 is run down.']);
    expect([personAt(game, 2).total, personAt(game, 3).total]).toEqual([6, 6]);
    expect(personAt(game, 1).total).toBe(0);
  });

  it('who is quick is spared; at the end of its way it is gone', () => {
    const game = herd();
    personAt(game, 3).at = { l: 0, x: 0, y: 7 };
    noteShot(game, { l: 0, x: 1, y: 1 }, { l: 0, x: 1, y: 6 });
    play(game, scriptPhase(game));
    game.diceLeft.push(1);
    play(game, stampede(game));
    expect(textsOf(game, 'trampled')).toEqual([]);
    play(game, stampede(game));
    play(game, stampede(game));
    expect(personAt(game, 4)).toMatchObject({ condition: 'gone', at: null, task: null });
  });
});

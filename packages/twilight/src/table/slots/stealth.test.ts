import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { person, play } from '../../testing/fights.ts';
import { fight } from '../../testing/shooting.ts';
import { sneak } from './stealth.ts';

const GUARD = { at: { x: 3, y: 0 }, alert: 'unaware' } as const;
const dark = (changes: Partial<ScenarioFile> = {}): Partial<ScenarioFile> => ({
  levels: [{ id: 'field', width: 20, height: 20, light: 'dark' }],
  ...changes,
});

/** What 1D100 must not exceed of a recon skill of forty; null: nothing is rolled. */
function needOf(changes: Partial<ScenarioFile>, dice: readonly number[] = [1]): number | null {
  const game = fight([{}, GUARD], dice, changes);
  play(game, sneak(game, person(game)));
  const target = game.events.find(({ kind }) => kind === 'task')?.target;
  return target?.kind === 'need' ? target.need : null;
}

describe('twilight/adventures/stealth', () => {
  it('an average task by day, an easy one in the dark', () => {
    expect([needOf({}), needOf(dark())]).toEqual([40, 80]);
  });
  it('as hard as the scenario says: average by night, impossible by day', () => {
    const stealth = { full: 2, limited: 1, dark: 0 };
    expect([needOf(dark({ stealth })), needOf({ stealth }, [])]).toEqual([40, null]);
  });
});

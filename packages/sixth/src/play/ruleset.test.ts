import { existsSync } from 'node:fs';
import { describeContract, describeRecordings } from '@hardtop/kernel/contract';
import { describe, expect, it } from 'vitest';
import { firstDuel } from '../scenarios/duels.ts';
import { badlands, crossing } from '../scenarios/grounds.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { begin } from '../table/start.ts';
import { disguise, SECRET_MELEE } from '../testing/secret.ts';
import { sixth } from './ruleset.ts';

/** A short game: what matters here is that everything offered can be done. */
const files = [{ ...crossing, roundLimit: 2 }];

const hiding = [SECRET_MELEE];

describeContract(sixth, { hiding, disguise, files, games: files.length + hiding.length, limit: 5000 });

// Kept from the first release on.
const recorded = new URL('../../recorded', import.meta.url);
if (existsSync(recorded)) describeRecordings(sixth, recorded);

describe('the board', () => {
  it('shows cars, cards, tokens, hazards, ground and walls', () => {
    const read = parseSetup(badlands);
    if (!read.ok) throw new Error('the badlands cannot be read');
    const { pieces, areas, sheets } = sixth.view(read.value, begin(read.value), null);
    expect(pieces.map(({ id, state }) => [id, state])).toEqual([
      ['c1', 'fit'],
      ['c2', 'fit'],
      ['c3', 'fit'],
      ['wreck-1', 'wreck'],
    ]);
    expect(areas.map(({ kind }) => kind)).toEqual(['arena', 'terrain', 'terrain', 'oil', 'ice', 'gravel', 'debris']);
    expect(sheets).toHaveLength(3);
  });
});

describe('sixth/hardtop/concession', () => {
  it('leaves a wreck', () => {
    const read = parseSetup(firstDuel);
    if (!read.ok) throw new Error('the duel cannot be read');
    const state = begin(read.value);
    const nobody = () => {
      throw new Error('nobody is asked');
    };
    const game = {
      setup: read.value,
      state,
      dice: { take: nobody },
      hides: false,
      emit: () => undefined,
      question: nobody,
    };
    sixth.concede(game, 1);
    expect(state.cars[1]?.out).toEqual({ round: 1, how: 'concession' });
    expect(sixth.outcome(read.value, state)).toMatchObject({ kind: 'win', winners: [0] });
    expect(sixth.report(read.value, state).entries.map(({ fate }) => fate)).toEqual(['whole', 'broken']);
  });
});

describe('sixth/components/tokens', () => {
  it('lie in the open: everybody knows how many everybody has', () => {
    const read = parseSetup(firstDuel);
    if (!read.ok) throw new Error('the duel cannot be read');
    const state = begin(read.value);
    for (const [i, car] of state.cars.entries()) Object.assign(car, { control: 3 + i, ace: 2 - i });
    for (const viewer of [0, 1, null]) {
      const { cars } = sixth.known(read.value, state, viewer);
      expect(cars.map(({ control, ace }) => [control, ace])).toEqual([
        [3, 2],
        [4, 1],
      ]);
    }
  });
});

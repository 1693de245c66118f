import type { TableRuleset } from '@hardtop/board';
import type { Exhaustive, ExhaustiveItem } from '@hardtop/kernel';
import { type ToySetup, toy } from '@hardtop/kernel/toy';
import { describe, expect, it } from 'vitest';
import { runExhaustive } from './exhaustive.ts';

const RAM = { id: 'toy/1/ram', title: 'A ram' };
const NEVER = { id: 'toy/1/fly', title: 'A flight' };

/** The toy with this list; its events name their one rule. */
function listing(items: readonly ExhaustiveItem[], more: Partial<Exhaustive<ToySetup>> = {}): TableRuleset {
  return { ...toy, exhaustive: { items, files: [], fitted: () => [], ...more } };
}

/** As many games as this. */
function games(count: number): () => boolean {
  let left = count;
  return () => left-- > 0;
}

describe('runExhaustive', () => {
  it('stops as soon as all of the list has happened, and names the game that showed it', () => {
    const run = runExhaustive({ ruleset: listing([RAM]), seed: '7', goesOn: games(10) });
    expect(run).toEqual({
      ok: true,
      value: { games: 1, seen: [RAM.id], missing: [], seeds: { [RAM.id]: '7/0 (random)' } },
    });
  });

  it('reports what is missing when there is no more time', () => {
    const run = runExhaustive({ ruleset: listing([NEVER, RAM]), seed: '7', goesOn: games(3) });
    expect(run.ok && run.value).toMatchObject({ games: 3, seen: [RAM.id], missing: [NEVER.id] });
    expect(run.ok && Object.keys(run.value.seeds)).toEqual([RAM.id]);
  });

  it('plays nothing when it may not begin', () => {
    const run = runExhaustive({ ruleset: listing([RAM]), seed: '7', goesOn: () => false });
    expect(run.ok && run.value).toEqual({ games: 0, seen: [], missing: [RAM.id], seeds: {} });
  });

  it('counts what a set-up shows by itself, the files of the list first', () => {
    const fitted = ({ turns }: ToySetup) => [`turns/${turns}`];
    const items = [
      { id: 'turns/1', title: 'One turn' },
      { id: 'turns/5', title: 'Five turns' },
    ];
    const ruleset = listing(items, { files: [{ turns: 1, seats: 2 }], fitted });
    const run = runExhaustive({ ruleset, seed: '7', goesOn: games(10) });
    expect(run.ok && run.value.seeds).toEqual({ 'turns/1': '7/0 (random)', 'turns/5': '7/1 (random)' });
  });

  it('lets a bot play after the first passes at random', () => {
    const ruleset = listing([NEVER]);
    const played: string[] = [];
    const [bot] = ruleset.bots;
    if (bot === undefined) throw new Error('the toy has a bot');
    const watched: typeof bot = {
      ...bot,
      choose(known, decision, random, budget) {
        played.push(bot.id);
        return bot.choose(known, decision, random, budget);
      },
    };
    runExhaustive({ ruleset: { ...ruleset, bots: [watched] }, seed: '7', goesOn: games(2) });
    expect(played).toEqual([]);
    runExhaustive({ ruleset: { ...ruleset, bots: [watched] }, seed: '7', goesOn: games(3) });
    expect(played).not.toEqual([]);
  });

  it('the same seed shows the same', () => {
    const plan = () => runExhaustive({ ruleset: listing([RAM, NEVER]), seed: '9', goesOn: games(4) });
    expect(plan()).toEqual(plan());
  });

  it('refuses a ruleset without a list, and a file that cannot be read', () => {
    const { exhaustive: _list, ...bare } = listing([]);
    const refused = runExhaustive({ ruleset: bare, seed: '7', goesOn: games(1) });
    expect(refused.ok ? null : refused.error[0]).toMatchObject({ code: 'no-list', field: 'ruleset' });
    const broken = runExhaustive({ ruleset: listing([NEVER], { files: [{}] }), seed: '7', goesOn: games(1) });
    expect(broken.ok ? null : broken.error[0]).toMatchObject({ field: 'turns' });
  });
});

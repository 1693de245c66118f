import { rulesetsWith } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { cli } from '../testing/run-cli.ts';
import { outfitOf } from './design-files.ts';

const HOUSES = await Promise.all(
  rulesetsWith('builders').map(async (ruleset) => ({ id: ruleset.id, builders: await ruleset.builders() })),
);

describe.each(HOUSES)('hardtop design build --ruleset $id', ({ id, builders: { list, limits } }) => {
  const build = (...words: readonly string[]) => cli(['design', 'build', '--ruleset', id, ...words]);

  it('every builder draws up a legal design within the least, the usual and the most it may cost', async () => {
    const { garage } = await outfitOf({ ruleset: id });
    for (const builder of list)
      for (const which of ['min', 'usual', 'max'] as const) {
        const asked = limits.flatMap((limit) => ['--limit', `${limit.id}=${limit[which]}`]);
        const { out } = await build('--builder', builder.id, '--json', ...asked);
        const read = garage.parse(JSON.parse(out));
        expect(read.ok && garage.quickCheck(read.value).legal).toBe(true);
      }
  });

  it('the same seed is the same design, another is another', async () => {
    const outs = await Promise.all(['7', '7', '8'].map(async (seed) => (await build('--seed', seed)).out));
    expect([outs[0] === outs[1], outs[0] === outs[2]]).toEqual([true, false]);
  });

  it('says what would be legal', async () => {
    expect((await build('--builder', 'nobody')).err).toContain(list[0]?.id);
    expect((await build('--limit', 'gold=7')).err).toContain(limits[0]?.id);
    expect((await build('--limit', `${limits[0]?.id}=-1`)).code).toBe(2);
  });
});

it('only rulesets with builders build', async () => {
  expect((await cli(['design', 'build', '--ruleset', 'twilight'])).err).toContain('with builders');
});

import { rulesetsWith } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { cli } from '../testing/run-cli.ts';
import { outfitOf } from './design-files.ts';

const OUTFITS = await Promise.all(
  rulesetsWith('garage').map(async ({ id }) => ({ id, ...(await outfitOf({ ruleset: id })) })),
);

const CAT =
  'Cat — Luxury, hvy. chassis, hvy. suspension, Thundercat power plant, PR tires, driver, MG front. Armor: F5, R5, L5, B5, T5, U5.';

const checked = (...variants: readonly string[]) =>
  cli(['design', 'check', '-', '--json', ...variants.flatMap((name) => ['--variant', name])], [CAT]);

describe('hardtop design check --variant', () => {
  it('settles a rule the other way than usual, or as it is told', async () => {
    expect((await checked()).code).toBe(0);
    for (const name of ['thundercat', 'THUNDERCAT', 'thundercat=false']) {
      const { code, out } = await checked(name);
      expect(code, name).toBe(1);
      expect(JSON.parse(out), name).toMatchObject({
        legal: false,
        problems: [{ rule: 'deluxe/VIII.4/power-plants', alternatives: expect.not.arrayContaining([undefined]) }],
      });
    }
    expect((await checked('thundercat=true')).code).toBe(0);
  });

  it('may be repeated', async () => {
    const acceleration = async (...names: readonly string[]): Promise<unknown> =>
      JSON.parse((await checked(...names)).out).acceleration;
    expect(await acceleration()).toBe(15);
    expect(await acceleration('errataTearGas', 'errataThundercatCap')).toBe(10);
  });

  it('names those it has when it does not know one, and the values it may have', async () => {
    expect(await checked('flux')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no variant "flux" .*Legal: duplicatePlants, thundercat,/s),
    });
    expect(await checked('thundercat=maybe')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/cannot be "maybe".*Legal: true, false/s),
    });
  });

  it.each(OUTFITS.filter(({ garage }) => garage.variants !== undefined))(
    'is there for $id',
    async ({ garage, notation, ...ruleset }) => {
      const [first] = garage.stock();
      const line = notation.statLine(first?.design);
      for (const { id, choices } of garage.variants ?? [])
        for (const choice of choices) {
          const words = ['design', 'check', '-', '--ruleset', ruleset.id, '--variant', `${id}=${choice}`];
          expect((await cli(words, [line])).err, id).toBe('');
        }
    },
  );
});

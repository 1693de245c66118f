import type { Builders, BuildLimit } from '@hardtop/workshop';
import { usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { rulesetWith } from '../input/lookup.ts';
import type { DesignFlags } from './design-files.ts';
import { variantsAsked } from './design-variants.ts';

export interface BuildFlags extends DesignFlags {
  readonly builder?: string;
  readonly limit?: readonly string[];
  readonly seed?: string;
}

/** "bp=24" as a limit of this ruleset's. */
function limitOf(asked: string, limits: readonly BuildLimit[]): readonly [string, number] {
  const [id = '', value = ''] = asked.split('=', 2);
  const limit = limits.find((each) => each.id === id.trim().toLowerCase());
  if (limit === undefined)
    throw usageError(
      `There is no limit "${id.trim()}".`,
      limits.map((each) => `${each.id}=${each.usual}`),
    );
  const points = Number(value);
  if (value.trim() === '' || !Number.isInteger(points) || points < limit.min || points > limit.max)
    throw usageError(`${limit.title} cannot be "${value}".`, [`${limit.min} to ${limit.max}`]);
  return [limit.id, points];
}

function builderCalled({ list }: Builders, asked: string | undefined): string {
  const found = asked === undefined ? list[0] : list.find(({ id }) => id === asked);
  if (found !== undefined) return found.id;
  throw usageError(
    `There is no builder "${asked}".`,
    list.map(({ id }) => id),
  );
}

/** A legal design from a seed: its stat line, or its JSON. */
export async function buildDesign(flags: BuildFlags, io: Io): Promise<number> {
  const ruleset = rulesetWith('builders', flags.ruleset, ' with builders');
  const [garage, all, notation] = await Promise.all([ruleset.garage(), ruleset.builders(), ruleset.notation()]);
  const builders = all.withVariants?.(variantsAsked(garage, ruleset, flags.variant ?? [])) ?? all;
  const limits = Object.fromEntries((flags.limit ?? []).map((asked) => limitOf(asked, builders.limits)));
  const builder = builderCalled(builders, flags.builder);
  const design = builders.build({ builder, limits, seed: flags.seed ?? '1' });
  io.out(flags.json === true ? `${JSON.stringify(design, null, 2)}\n` : `${notation.statLine(design)}\n`);
  return 0;
}

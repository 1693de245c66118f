import type { MergeDraft } from '@hardtop/keep';
import { canonicalJson, err, hashOf, ok, type Problem, type Result } from '@hardtop/kernel';
import type { OpenGarage } from './garage-context.ts';

/** A design ready to be merged into the library of this browser. */
export interface PageDraft extends MergeDraft<PageDraft> {
  readonly ruleset: string;
  readonly design: unknown;
}

/** What stands where a name would. */
export const NO_NAME = 'No name yet';

export const nameIn = ({ garage }: OpenGarage, design: unknown): string => garage.nameOf(design).trim() || NO_NAME;

/** The same for the same design, whatever it is called. */
export const digestIn = ({ ruleset, garage }: OpenGarage, design: unknown): string =>
  hashOf(`${ruleset.id} ${canonicalJson(garage.withName(design, ''))}`);

export function parseDraft(
  open: OpenGarage,
  given: { readonly name: string | null; readonly tags: readonly string[]; readonly design: unknown },
): Result<PageDraft, readonly Problem[]> {
  const { garage } = open;
  const read = garage.parse(given.design);
  if (!read.ok) return err(read.error);
  const own = garage.nameOf(read.value);
  const digest = digestIn(open, read.value);
  const named = (name: string): PageDraft => {
    // What has no name yet keeps it.
    const design = own === '' ? read.value : garage.withName(read.value, name);
    return { ruleset: open.ruleset.id, name, tags: given.tags, design, digest, givenDigest: digest, bytes: 0, named };
  };
  return ok(named(given.name ?? nameIn(open, read.value)));
}

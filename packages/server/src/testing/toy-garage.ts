import { ok, readBy } from '@hardtop/kernel';
import { toy } from '@hardtop/kernel/toy';
import type { RulesetEntry } from '@hardtop/rulesets';
import type { Garage } from '@hardtop/workshop';
import * as z from 'zod';
import type { Builder } from '../library/builders.ts';
import { entryOf } from './entries.ts';

/** Designs of the toy: a name and so many wheels. One called "Stumble" is beyond the rules. */
export interface ToyDesign {
  readonly version: 1;
  readonly name: string;
  readonly wheels: number;
  readonly notes?: string | undefined;
}

const toyDesign = z
  .strictObject({
    version: z.literal(1, { error: 'This version is not known here.' }),
    name: z.string(),
    wheels: z.int().min(1).max(1_000_000),
    notes: z.string().optional(),
  })
  .refine(({ name }) => {
    if (name === 'Stumble') throw new Error('too odd');
    return true;
  });

function notHere(): never {
  throw new Error('the toy has no such thing');
}

const garage: Garage<ToyDesign, never> = {
  version: 1,
  classes: [{ id: 'cart', title: 'Cart' }],
  stock: () => [],
  parse: (json) => readBy(toyDesign, json),
  nameOf: ({ name }) => name,
  withName: (design, name) => ({ ...design, name }),
  classOf: () => 'cart',
  quickCheck: notHere,
  plan: notHere,
  code: ({ name }) => name,
  fromCode: (name) => ok({ version: 1, name, wheels: 4 }),
  apply: notHere,
};

/** Rules with a garage; the toy itself has none. */
export const workshop: RulesetEntry = {
  ...entryOf({ ...toy, id: 'workshop', title: 'Workshop' }),
  garage: async () => garage,
};

/** The same as the library has it. */
export const workshopBuilder: Builder = { id: workshop.id, title: workshop.title, garage };

export function toyDesignOf(name: string, wheels = 4): ToyDesign {
  return { version: 1, name, wheels };
}

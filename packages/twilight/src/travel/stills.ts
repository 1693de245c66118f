// Stills: a batch goes in, alcohol comes out. The amounts are printed; the three days and what is made of what are a
// reconstruction (C-25). A still works only where it stands, so periods on the move do not count.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { ALCOHOL_OUTPUT, BATCH } from '../catalog/alcohol.ts';
import { PERIODS_PER_DAY } from './clock.ts';
import { grams, type Party, type StillInUse } from './party.ts';

const RULE = 'twilight/travel/stills';

/** What a batch is made of. */
export const MASHES = ['grain', 'wood'] as const;
type Mash = (typeof MASHES)[number];

/** Takes the mash out of the stores and starts the batch. */
export function startBatch(party: Party, name: string, mash: Mash): Result<Party, Problem> {
  const still = party.stills.find((one) => one.name === name);
  if (still === undefined) return err(noSuchStill(party, name));
  if (still.batch !== null) return err({ code: 'still', message: `${name} still has a batch in it.`, rule: RULE });
  const { inputKg } = ALCOHOL_OUTPUT[still.size];
  const there = party.stores[mash];
  if (there < inputKg) {
    const message = `A batch in ${name} takes ${inputKg} kg of ${mash}; there are ${there} kg.`;
    return err({ code: 'still', message, rule: RULE });
  }
  const batch = { fuel: BATCH.fuelFrom[mash], periodsLeft: BATCH.days * PERIODS_PER_DAY };
  const stores = { ...party.stores, [mash]: grams(there - inputKg) };
  return ok({ ...party, stores, stills: party.stills.map((one) => (one === still ? { ...still, batch } : one)) });
}

interface Distilled {
  readonly party: Party;
  readonly done: readonly { readonly still: string; readonly fuel: string; readonly liters: number }[];
}

/** A halted period goes by at every still; finished batches go into the stores. */
export function tendStills(party: Party): Distilled {
  const done: { still: string; fuel: string; liters: number }[] = [];
  const fuel = { ...party.stores.fuel };
  const stills = party.stills.map((still): StillInUse => {
    if (still.batch === null) return still;
    const periodsLeft = still.batch.periodsLeft - 1;
    if (periodsLeft > 0) return { ...still, batch: { ...still.batch, periodsLeft } };
    const liters = ALCOHOL_OUTPUT[still.size].outputLiters;
    fuel[still.batch.fuel] = grams(fuel[still.batch.fuel] + liters);
    done.push({ still: still.name, fuel: still.batch.fuel, liters });
    return { ...still, batch: null };
  });
  return { party: { ...party, stills, stores: { ...party.stores, fuel } }, done };
}

function noSuchStill(party: Party, name: string): Problem {
  const legal = party.stills.map((still) => still.name);
  return { code: 'still', message: `The party has no still called ${name}.`, rule: RULE, legal };
}

import type * as z from 'zod';
import type { Party, partySchema } from '../travel/party.ts';
import { parseParty } from '../travel/party-check.ts';
import { type Leg, legSchema } from '../travel/route.ts';

type PartyInput = z.input<typeof partySchema>;

/** A party for a test; one that cannot be is a mistake in the test. */
export function partyOf(input: Partial<PartyInput> = {}): Party {
  const read = parseParty({ people: [{ name: 'Anna' }, { name: 'Ben' }], ...input });
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join(' '));
  return read.value;
}

export function legOf(input: Partial<z.input<typeof legSchema>> = {}): Leg {
  return legSchema.parse({ name: 'A leg', km: 100, terrain: 'clear', territory: 'independent', ...input });
}

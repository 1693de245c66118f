// Elite groups (twilight/groups/elite), L380-L384: never rolled, put in by the referee; a small patrol of Elite men.

import type { Bloc } from './arms-lists.ts';

interface EliteGroup {
  readonly name: string;
  readonly bloc: Bloc;
}

export const ELITE_GROUPS = {
  'special-forces': { name: 'U.S. Special Forces', bloc: 'nato' },
  spetsnaz: { name: 'Spetsnaz', bloc: 'pact' },
  'pomeranian-air-assault': { name: 'Polish 6th Pomeranian Air Assault Division', bloc: 'pact' },
  'czech-air-assault': { name: 'Czech 1st Air Assault Brigade', bloc: 'pact' },
  sas: { name: 'British SAS', bloc: 'nato' },
} as const satisfies Record<string, EliteGroup>;
export type Elite = keyof typeof ELITE_GROUPS;

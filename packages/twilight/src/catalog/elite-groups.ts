// Elite groups (twilight/groups/elite), L380-L384: never rolled, put in by the referee; a small patrol of Elite men.

import type { Bloc } from './arms-lists.ts';
import type { Language } from './languages.ts';

interface EliteGroup {
  readonly name: string;
  readonly bloc: Bloc;
  /** Of their names. */
  readonly language: Language;
}

export const ELITE_GROUPS = {
  'special-forces': { name: 'U.S. Special Forces', bloc: 'nato', language: 'English' },
  spetsnaz: { name: 'Spetsnaz', bloc: 'pact', language: 'Russian' },
  'pomeranian-air-assault': { name: 'Polish 6th Pomeranian Air Assault Division', bloc: 'pact', language: 'Polish' },
  'czech-air-assault': { name: 'Czech 1st Air Assault Brigade', bloc: 'pact', language: 'Czech' },
  sas: { name: 'British SAS', bloc: 'nato', language: 'English' },
} as const satisfies Record<string, EliteGroup>;
export type Elite = keyof typeof ELITE_GROUPS;

/** What a medic needs to know of somebody, and what he has done for him; nothing of it where nobody is one. */
export interface Treated {
  /** The turn in which he fell to nothing, and whether it was worse than that. */
  slain?: { readonly turn: number; readonly below: boolean } | undefined;
  /** A medic has but one chance: lost, brought round for a few minutes, or kept alive at nothing. */
  care?: 'lost' | 'roused' | 'saved' | undefined;
}

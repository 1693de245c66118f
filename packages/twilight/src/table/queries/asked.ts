import type { AskData } from '@hardtop/kernel';
import type { Gait, PersonId } from '../state/person.ts';

interface AboutPerson extends AskData {
  readonly person: PersonId;
}

/** Fire that goes on at somebody else: the weapon, the last target, shots so far and changes of target. */
export interface Shift {
  readonly item: string;
  readonly mode: 'single' | 'burst';
  readonly last: string;
  readonly before: number;
  readonly switches: number;
}

export const SHIFT_NO_MORE = 'no-more';

/** Every question of the table, as data: what its options come from besides the state. */
export type TwilightAsked =
  /** A slot; `gait`: after that move, what may still go with it. */
  | (AboutPerson & { readonly topic: 'act'; readonly gait: Gait | null })
  /** Frozen by panic, or after breaking off a repetition: lie down, duck, or nothing. */
  | (AboutPerson & { readonly topic: 'down' })
  /** Somebody came into the aimed line of sight. */
  | (AboutPerson & { readonly topic: 'opportunity'; readonly target: string; readonly wasSeen: boolean })
  | (AboutPerson & { readonly topic: 'shift'; readonly shift: Shift })
  /** Before phase six: who does the same thing all turn. */
  | (AskData & { readonly topic: 'repeat' })
  /** What somebody repeats. */
  | (AboutPerson & { readonly topic: 'repeat-what' })
  /** Whether somebody goes on with it. */
  | (AboutPerson & { readonly topic: 'go-on' })
  /** A whole turn without contact: what a squad does. */
  | (AskData & { readonly topic: 'march'; readonly squad: number });

import type { AskData } from '@hardtop/kernel';
import type { Gait, PersonId } from '../state/person.ts';

interface AboutPerson extends AskData {
  readonly person: PersonId;
}

/** Every question of the table, as data: what its options come from besides the state. */
export type TwilightAsked =
  /** A slot; `gait`: after that move, what may still go with it. */
  | (AboutPerson & { readonly topic: 'act'; readonly gait: Gait | null })
  /** Frozen by panic, or after breaking off a repetition: lie down, duck, or nothing. */
  | (AboutPerson & { readonly topic: 'down' })
  /** Somebody came into the aimed line of sight. */
  | (AboutPerson & { readonly topic: 'opportunity'; readonly target: string; readonly wasSeen: boolean })
  /** Before phase six: who does the same thing all turn. */
  | (AskData & { readonly topic: 'repeat' })
  /** What somebody repeats. */
  | (AboutPerson & { readonly topic: 'repeat-what' })
  /** Whether somebody goes on with it. */
  | (AboutPerson & { readonly topic: 'go-on' })
  /** A whole turn without contact: what a squad does. */
  | (AskData & { readonly topic: 'march'; readonly squad: number });

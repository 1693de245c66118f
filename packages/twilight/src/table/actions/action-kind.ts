import type { Answer, Option, RuleId } from '@hardtop/kernel';
import type { TwilightPlay } from '../state/effects.ts';
import type { Gait, Person } from '../state/person.ts';
import type { TwilightGame } from '../state/state.ts';

/**
 * One kind of action: a file of this folder, a line in `actions.ts`. The ids of its options are its own id, alone or with more after a colon
 * (`wait`, `move:run:0,12,7`), so that an answer finds its kind.
 */
export interface ActionKind {
  readonly id: string;
  readonly rule: RuleId;
  /** It may follow these in the same phase: a walk and then a shot. Absent: it is a whole action of its own. */
  readonly after?: readonly Gait[];
  /** Everything of this kind that is legal now, made without looking further than that; previews look. `gait`: what it follows. */
  options(game: TwilightGame, person: Person, gait: Gait | null): readonly Option[];
  perform(game: TwilightGame, person: Person, answer: Answer): TwilightPlay;
  /** Whoever is pinned can still do it. */
  readonly whilePinned?: true;
  /** It keeps the aim, or uses it up itself; anything else ends it (L2256). */
  readonly keepsAim?: true;
  /** It may be done all turn long: whether this option of it may, in every phase. */
  repeats?(option: string): boolean;
  /** As opportunity fire at somebody who comes into view; `wasSeen`: he was visible at the beginning of his action. */
  readonly reaction?: {
    options(game: TwilightGame, person: Person, target: string, wasSeen: boolean): readonly Option[];
    perform(game: TwilightGame, person: Person, target: string, wasSeen: boolean, answer: Answer): TwilightPlay;
  };
}

/** The kind's id in an option's. */
export function kindIdOf(option: string): string {
  const colon = option.indexOf(':');
  return colon < 0 ? option : option.slice(0, colon);
}

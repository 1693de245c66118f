import { type NewEvent, type RollRecord, type RuleId, roll, type Target } from '@hardtop/kernel';
import { audienceOf } from '../queries/audience.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { TwilightGame } from '../state/state.ts';

/** What happened, to those who know of everybody it is about. */
export function tell(game: TwilightGame, event: NewEvent, ids: readonly string[]): void {
  const to = audienceOf(game, ids);
  game.emit(to === undefined ? event : { to, ...event });
}

interface Told {
  readonly seat: number;
  readonly rule: RuleId;
  readonly purpose: string;
  /** Whom it is about: who does not know of them sees no dice. */
  readonly ids: readonly string[];
}

/** Dice that only those see who know of everybody they are about. */
export function* rollFor(
  game: TwilightGame,
  dice: string,
  { seat, rule, purpose, ids }: Told,
): TwilightPlay<RollRecord> {
  const to = audienceOf(game, ids);
  return yield* roll(game, dice, to === undefined ? { seat, rule, purpose } : { seat, rule, purpose, to });
}

/** Rolled and told at once. */
export function* rollAndTell(
  game: TwilightGame,
  dice: string,
  told: Told,
  event: (rolled: RollRecord) => Omit<NewEvent, 'rule' | 'roll'>,
): TwilightPlay<RollRecord> {
  const rolled = yield* rollFor(game, dice, told);
  tell(game, { ...event(rolled), rule: told.rule, roll: rolled }, told.ids);
  return rolled;
}

/** 1D100 at or under the target. */
export const succeeds = (target: Target, total: number): boolean =>
  target.kind === 'need' ? total <= target.need : target.kind === 'automatic';

export const PERCENT = '1d100';

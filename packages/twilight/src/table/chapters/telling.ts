import { type NewEvent, type RollRecord, type RuleId, roll, type Target } from '@hardtop/kernel';
import { audienceOf } from '../queries/audience.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { TwilightGame } from '../state/state.ts';

/** What happened, to those who know of everybody it is about. */
export function tell(game: TwilightGame, event: NewEvent, ids: readonly string[]): void {
  const to = audienceOf(game, ids);
  const { to: only } = event;
  if (to === undefined) game.emit(event);
  else game.emit({ ...event, to: only === undefined ? to : to.filter((seat) => only.includes(seat)) });
}

/** An attack, to those who know of both. Who sees the attacker alone sees that he does it, and not to whom. */
export function tellAttack(game: TwilightGame, event: NewEvent, by: string, on: string, alone: string): void {
  tell(game, event, [by, on]);
  const [some, both] = [audienceOf(game, [by]), audienceOf(game, [by, on])];
  if (some === undefined || both === undefined || both.length === some.length) return;
  const { kind, rule } = event;
  game.emit({ kind, rule, about: by, text: alone, to: some.filter((seat) => !both.includes(seat)) });
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
  if (to === undefined) return yield* roll(game, dice, { seat, rule, purpose });
  return yield* roll(game, dice, { seat, rule, purpose, to, openly: to.length === game.setup.seats.length });
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

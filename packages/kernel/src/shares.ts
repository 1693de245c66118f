import type { Seat } from './decision.ts';
import { hashOf } from './digest.ts';
import type { DicePlan, Journal, Row } from './journal.ts';
import type { Problem } from './result.ts';

/** What a seat may add to the dice; a row says that it adds something, or nothing. */
const SHARE = /^[\w-]{1,64}$/;
const SHARE_OPTIONS = ['add', 'none'] as const;

/** Why a seat's share cannot be taken; null if it can. */
export function shareProblem({ seat, option, note }: Row, awaited: readonly Seat[]): Problem | null {
  if (seat === null || !awaited.includes(seat)) {
    const message = `Seat ${seat} has nothing to add to the dice: it has done so, or they have begun to fall.`;
    return { code: 'share', field: 'seat', message, legal: awaited.map(String) };
  }
  const isFit = option === 'none' ? note === undefined : option === 'add' && SHARE.test(note ?? '');
  if (isFit) return null;
  const message = 'A share of the dice is 1 to 64 letters, digits, underscores and hyphens.';
  return { code: 'share', field: 'share', message, legal: SHARE_OPTIONS };
}

/** Whether nobody could know or choose the dice of a game beforehand. */
export function isFair({ script, after, stream, chosen, forked }: DicePlan): boolean {
  return after === 'seed' && stream === 'sha256' && chosen !== true && (script.length === 0 || forked !== undefined);
}

/** Names a seed without telling it: promised before the first die, and compared once the seed is told. */
export function commitmentTo(seed: string): string {
  return hashOf(`hardtop dice ${seed}`);
}

/** A dice plan without anything that has fallen. */
export function untold({ house, ...plan }: DicePlan): DicePlan {
  return { ...plan, script: [], ...(house === undefined ? {} : { house: [] }) };
}

/** What anybody may know of the seed while a game lives. */
export function promiseOf({
  seed,
  plan,
}: {
  readonly seed: string | undefined;
  readonly plan: DicePlan;
}): Pick<Journal, 'commitment'> {
  return seed === undefined || plan.stream !== 'sha256' ? {} : { commitment: commitmentTo(seed) };
}

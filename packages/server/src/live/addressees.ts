import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import type { SaidLine } from './live-store.ts';

interface Said {
  readonly seat: Seat | null;
  readonly to?: readonly Seat[] | undefined;
  readonly side?: true | undefined;
}

/** To whom a line goes: all if nothing is said of it, some seats, or those who play together with who speaks. */
export function addressees(
  { seat, to, side }: Said,
  from: SaidLine['from'],
  seats: readonly { readonly seat: Seat }[],
  alliesOf: (seat: Seat) => readonly Seat[],
): Result<Pick<SaidLine, 'to' | 'side'>, Problem> {
  if (side === true) return to === undefined && seat !== null ? toSide(alliesOf(seat)) : err(TWO_WAYS);
  if (to === undefined) return ok({});
  const isThere = to.every((one) => seats.some((sitter) => sitter.seat === one));
  if (isThere && from !== 'watcher') return ok({ to });
  const legal = from === 'watcher' ? [] : seats.map((sitter) => String(sitter.seat));
  return err({ code: 'chat', field: 'to', message: 'Nobody there can be spoken to.', legal });
}

function toSide(allies: readonly Seat[]): Result<Pick<SaidLine, 'to' | 'side'>, Problem> {
  return allies.length > 1 ? ok({ to: allies, side: true }) : err(ALONE);
}

const TWO_WAYS: Problem = {
  code: 'chat',
  field: 'side',
  message: 'A seat speaks to its side, and names nobody beside it.',
};

const ALONE: Problem = { code: 'chat', field: 'side', message: 'Nobody plays on your side.' };

import { overlaps, type Pose, rectangle } from '@hardtop/geometry';
import type { Seat } from '@hardtop/kernel';
import { HAZARD_SIZE } from '../../catalog/hazards.ts';
import type { NumberCard, Setup } from '../../scenarios/setup.ts';
import type { State } from '../state/state.ts';
import { rectangleOf } from './outline.ts';

type Arena = { readonly setup: Setup; readonly state: State };
type Checkpoint = Extract<NumberCard, { readonly use: 'checkpoint' }>;

const NONE: readonly NumberCard[] = [];

/** The numbered cards below a car's rectangle. */
export function cardsUnder({ numbers }: Setup, pose: Pose): readonly NumberCard[] {
  if (numbers.length === 0) return NONE;
  const car = rectangleOf(pose);
  return numbers.filter((card) => overlaps(car, rectangle(card.pose, HAZARD_SIZE)));
}

const known = new WeakMap<Setup, Map<Seat, readonly Checkpoint[]>>();

/** A seat's checkpoints in the order of their numbers; asked at every rest point, so they are found once. */
export function checkpointsOf(setup: Setup, seat: Seat): readonly Checkpoint[] {
  const bySeat = known.get(setup) ?? new Map<Seat, readonly Checkpoint[]>();
  known.set(setup, bySeat);
  const found = bySeat.get(seat);
  if (found !== undefined) return found;
  const own = setup.numbers.filter(
    (card): card is Checkpoint => card.use === 'checkpoint' && (card.seat ?? seat) === seat,
  );
  bySeat.set(seat, own);
  return own;
}

/** How many crossings a seat has to make: all of its checkpoints once, in a race once a lap. */
const crossingsOf = (setup: Setup, seat: Seat): number => checkpointsOf(setup, seat).length * (setup.race?.laps ?? 1);

/** Which one is next; null: there is none, or all are behind it. */
export function nextCheckpoint({ setup, state }: Arena, seat: Seat): Checkpoint | null {
  if (setup.numbers.length === 0) return null;
  const own = checkpointsOf(setup, seat);
  const done = state.progress[seat] ?? 0;
  return done < crossingsOf(setup, seat) ? (own[done % own.length] ?? null) : null;
}

export const hasFinished = (setup: Setup, state: State, seat: Seat): boolean =>
  setup.race !== null && (state.progress[seat] ?? 0) >= crossingsOf(setup, seat);

/** The card of the countdown that is up in a round; null: there is none. */
export const countIn = ({ countdown }: Setup, round: number): number | null =>
  countdown === null ? null : Math.max(0, countdown.from + 1 - round);

/** What keeps a seat from firing yet, in words; null: nothing does. */
export function fireLock({ setup, state }: Arena, seat: Seat): string | null {
  const count = countIn(setup, state.round);
  if (setup.countdown?.opensFire === true && count !== null && count > 0)
    return `no fire before the countdown ends: ${count}`;
  if (!setup.fireAtCheckpoint || (state.progress[seat] ?? 0) > 0) return null;
  return `no fire before checkpoint ${checkpointsOf(setup, seat)[0]?.number ?? ''}`;
}

const isTurned = ({ turned }: State, { number }: NumberCard): boolean => turned.includes(number);

/** A card that shows nothing new any more. */
export const isSpent = (state: State, card: NumberCard): boolean => card.use !== 'checkpoint' && isTurned(state, card);

/** What driving there would come to, in words. */
export function crossingWords(arena: Arena, seat: Seat, pose: Pose): readonly string[] {
  if (arena.setup.numbers.length === 0) return [];
  const next = nextCheckpoint(arena, seat);
  return cardsUnder(arena.setup, pose).flatMap((card): readonly string[] => {
    if (card.use === 'checkpoint') return card === next ? [`Crosses checkpoint ${card.number}.`] : [];
    if (isSpent(arena.state, card)) return [];
    return [card.use === 'trigger' ? `Sets off card ${card.number}.` : `Nobody knows what card ${card.number} is.`];
  });
}

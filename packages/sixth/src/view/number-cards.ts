import type { Area, AreaArt, Goal } from '@hardtop/board';
import { rectangle } from '@hardtop/geometry';
import type { Seat, Viewer } from '@hardtop/kernel';
import { HAZARD_SIZE } from '../catalog/hazards.ts';
import type { NumberCard, Setup } from '../scenarios/setup.ts';
import { checkpointsOf, fireLock, isSpent, nextCheckpoint } from '../table/queries/number-cards.ts';
import type { State } from '../table/state/state.ts';

function labelOf({ seats }: Setup, card: NumberCard): string {
  if (card.use === 'trigger') return `Card ${card.number}: trigger`;
  if (card.use === 'hidden') return `Card ${card.number}: ?`;
  const whose = card.seat === null ? '' : ` of ${seats[card.seat]?.name ?? `seat ${card.seat + 1}`}`;
  return `Checkpoint ${card.number}${whose}`;
}

/** Something that nobody knows looks like a puddle. */
const DRAWN = { checkpoint: 'mark', trigger: 'mark', hidden: 'wet' } as const satisfies Record<
  NumberCard['use'],
  AreaArt
>;

/** The numbered cards that still mean something; what was turned over is a hazard like any other. */
export const cardAreas = (setup: Setup, state: State): readonly Area[] =>
  setup.numbers
    .filter((card) => !isSpent(state, card))
    .map((card) => ({
      ...({ id: card.id, kind: card.use, drawn: DRAWN[card.use] } as const),
      points: rectangle(card.pose, HAZARD_SIZE).points,
      label: labelOf(setup, card),
    }));

/** What a dashboard says of the cards: which is next, and why it may not fire. */
export function cardLines(setup: Setup, state: State, seat: Seat): readonly string[] {
  if (setup.numbers.length === 0 && setup.countdown === null) return [];
  const arena = { setup, state };
  const next = nextCheckpoint(arena, seat);
  const lock = fireLock(arena, seat);
  return [...(next === null ? [] : [`checkpoint ${next.number} is next`]), ...(lock === null ? [] : [lock])];
}

/** A race has somewhere to go. */
export function raceGoal(setup: Setup, state: State, viewer: Viewer): Goal | undefined {
  const { race } = setup;
  if (race === null) return undefined;
  const goal = { text: 'Be the first to cross your checkpoints, or the last one driving.', limit: 'a draw' };
  if (typeof viewer !== 'number') return goal;
  const own = checkpointsOf(setup, viewer).length;
  const done = state.progress[viewer] ?? 0;
  const next = nextCheckpoint({ setup, state }, viewer);
  const lap = Math.min(race.laps, Math.floor(done / Math.max(1, own)) + 1);
  const standing = `${done % Math.max(1, own)} of ${own} checkpoints, lap ${lap} of ${race.laps}`;
  if (next === null) return { ...goal, standing };
  return { ...goal, standing, to: { x: next.pose.x, y: next.pose.y, label: `checkpoint ${next.number}` } };
}

// What a side plays for, and how it stands: its objectives with their points, and what the script gave or took besides.

import type { Goal } from '@hardtop/board';
import type { Viewer } from '@hardtop/kernel';
import type { Setup } from '../../scenarios/setup.ts';
import { scoreOf } from '../../table/queries/outcome.ts';
import type { State } from '../../table/state/state.ts';

function sideOf(setup: Setup, viewer: Viewer): number | null {
  return typeof viewer === 'number' ? (setup.seats[viewer]?.side ?? null) : null;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** The state is what the viewer knows: points that he has not heard of are not in it. */
export function goalOf(setup: Setup, state: State, viewer: Viewer): Goal {
  const side = sideOf(setup, viewer);
  const own = setup.objectives.filter((objective) => objective.side === side);
  if (side === null || own.length === 0)
    return { text: 'Put the others out of action, drive them off, or make them give up.', limit: 'a draw' };
  const isReached = (id: string): boolean => state.script.reached.includes(id);
  const text = own
    .map((one) => `${isReached(one.id) ? '✓ ' : ''}${one.text.replace(/\.$/, '')} (${signed(one.points)})`)
    .join(' · ');
  const open = own.filter(({ id }) => !isReached(id)).length;
  const standing = `${signed(scoreOf(setup, state, side))} points, ${open} of ${own.length} to reach`;
  return { text, limit: 'as the points stand', standing };
}

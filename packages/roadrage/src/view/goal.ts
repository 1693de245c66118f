import type { Goal } from '@hardtop/board';
import { midpoint } from '@hardtop/geometry';
import type { Seat, Viewer } from '@hardtop/kernel';
import type { Objective, Setup } from '../scenarios/setup.ts';
import type { State, Vehicle } from '../table/state/state.ts';
import { lapOf } from './sheet.ts';

/** What a viewer plays for. */
export function goalOf(setup: Setup, state: State, viewer: Viewer): Goal {
  const { objective } = setup;
  const own = typeof viewer === 'number' ? state.vehicles.find(({ seat }) => seat === viewer) : undefined;
  switch (objective.kind) {
    case 'duel':
      return { text: 'Be the last who can move or fire.', limit: 'a draw' };
    case 'lastMoving':
      return { text: 'Be the last who can move.', limit: 'a draw' };
    case 'laps':
      return raceGoal(setup, state, objective, own);
    case 'escape':
      return escapeGoal(setup, objective, viewer);
    case 'capture':
      return captureGoal(setup, objective, viewer);
  }
}

/** Whether all are told the same of what they are to do. */
export function hasOneGoal({ objective }: Setup): boolean {
  return objective.kind === 'duel' || objective.kind === 'lastMoving';
}

function raceGoal(
  setup: Setup,
  { vehicles }: State,
  { laps, gates }: Objective & { kind: 'laps' },
  own: Vehicle | undefined,
): Goal {
  const text = `Be first over the line after ${laps} ${laps === 1 ? 'lap' : 'laps'}.`;
  const goal = { text, limit: 'the leader wins' };
  const lap = own === undefined ? null : lapOf(setup, own);
  const gate = own === undefined ? undefined : gates[own.gates % gates.length];
  if (own === undefined || lap === null || gate === undefined) return goal;
  const place = 1 + vehicles.filter((other) => other.gates > own.gates).length;
  const standing = `${ordinal(place)} of ${vehicles.length}, lap ${lap.lap} of ${lap.laps}`;
  const isLine = lap.passed === lap.gates - 1;
  const label = isLine ? 'The line' : `Gate ${lap.passed + 1} of ${lap.gates}`;
  return { ...goal, standing, to: { ...midpoint(gate.a, gate.b), label } };
}

function escapeGoal(setup: Setup, { runners, zone }: Objective & { kind: 'escape' }, viewer: Viewer): Goal {
  const limit = 'nobody got away';
  if (typeof viewer !== 'number' || !runners.includes(viewer))
    return { text: `Stop ${namesOf(setup, runners)} on the way out.`, limit };
  const middle = midpoint({ x: zone.minX, y: zone.minY }, { x: zone.maxX, y: zone.maxY });
  return { text: 'Reach the way out.', limit, to: { ...middle, label: 'The way out' } };
}

function captureGoal(setup: Setup, { runners }: Objective & { kind: 'capture' }, viewer: Viewer): Goal {
  const limit = 'who is not caught has won';
  const isRunner = typeof viewer === 'number' && runners.includes(viewer);
  const text = isRunner
    ? 'Do not be caught: not boarded and taken, nor boxed in at a standstill.'
    : `Catch ${namesOf(setup, runners)}: board and take the wheel, or box in at a standstill.`;
  return { text, limit };
}

function namesOf(setup: Setup, seats: readonly Seat[]): string {
  return seats.map((seat) => setup.seats[seat]?.name ?? `seat ${seat}`).join(' and ');
}

function ordinal(n: number): string {
  return ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`;
}

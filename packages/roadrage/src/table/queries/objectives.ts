import { between, cross, distance, type Point, subtract } from '@hardtop/geometry';
import type { Outcome, Seat } from '@hardtop/kernel';
import type { Gate, Setup } from '../../scenarios/setup.ts';
import type { State } from '../state/state.ts';
import { areEnemies, isOut, isPlaying, sideOf } from './sides.ts';

const RULE = 'roadrage/hardtop/objectives';

/** Passed from behind, between its ends. */
export function crosses(gate: Gate, from: Point, to: Point): boolean {
  const line = subtract(gate.b, gate.a);
  const before = cross(line, subtract(from, gate.a));
  const after = cross(line, subtract(to, gate.a));
  if (before >= 0 || after < 0) return false;
  const at = between(from, to, before / (before - after));
  return distance(gate.a, at) + distance(at, gate.b) < distance(gate.a, gate.b) + 0.01;
}

function win(setup: Setup, seats: readonly Seat[], reason: string): Outcome {
  const side = sideOf(setup, seats[0] ?? 0);
  const winners = setup.seats.flatMap((_, seat) => (sideOf(setup, seat) === side ? [seat] : []));
  return { kind: 'win', winners, reason, rule: RULE };
}

function draw(reason: string): Outcome {
  return { kind: 'draw', winners: [], reason, rule: RULE };
}

function nameOf(setup: Setup, seat: Seat): string {
  return setup.seats[seat]?.name ?? `Seat ${seat}`;
}

/** Judged at every rest point. */
export function outcomeOf(setup: Setup, state: State): Outcome | null {
  if (state.at === 'start') return null;
  const { objective } = setup;
  const special =
    objective.kind === 'laps'
      ? lapsOutcome(setup, state)
      : objective.kind === 'escape' || objective.kind === 'capture'
        ? chaseOutcome(setup, state, objective.runners, objective.kind)
        : null;
  return special ?? lastOutcome(setup, state) ?? (state.turn > setup.turnLimit ? limitOutcome(setup, state) : null);
}

function lapsOutcome(setup: Setup, state: State): Outcome | null {
  const home = state.vehicles.find((vehicle) => vehicle.finished !== null);
  return home === undefined ? null : win(setup, [home.seat], `First over the line: ${nameOf(setup, home.seat)}.`);
}

/** All runners away, stopped or caught. */
function chaseOutcome(
  setup: Setup,
  state: State,
  runners: readonly Seat[],
  kind: 'escape' | 'capture',
): Outcome | null {
  const hunted = state.vehicles.filter((vehicle) => runners.includes(vehicle.seat));
  const settled = hunted.every((vehicle) => vehicle.finished !== null || isOut(setup, state, vehicle));
  if (!settled) return null;
  const away = kind === 'escape' ? hunted.find((vehicle) => vehicle.finished !== null) : undefined;
  if (away !== undefined) return win(setup, [away.seat], `Got away: ${nameOf(setup, away.seat)}.`);
  return win(setup, hunters(setup, runners), kind === 'escape' ? 'Nobody got away.' : 'All are caught or stopped.');
}

function hunters(setup: Setup, runners: readonly Seat[]): readonly Seat[] {
  return setup.seats.flatMap((_, seat) => (runners.includes(seat) ? [] : [seat]));
}

function lastOutcome(setup: Setup, state: State): Outcome | null {
  let first: Seat | null = null;
  for (let seat = 0; seat < setup.seats.length; seat++) {
    if (!isPlaying(setup, state, seat)) continue;
    if (first !== null && areEnemies(setup, seat, first)) return null;
    first ??= seat;
  }
  if (first === null) return draw('Nobody is left in the game.');
  if (setup.seats.length === 1) return null;
  const able = setup.objective.kind === 'duel' ? 'move or fire' : 'move';
  return win(setup, [first], `The last who can ${able}: ${nameOf(setup, first)}.`);
}

/** What counts when the turns are over. */
function limitOutcome(setup: Setup, state: State): Outcome {
  const { objective, turnLimit } = setup;
  const over = `${turnLimit} turns are over`;
  switch (objective.kind) {
    case 'laps': {
      const most = Math.max(...state.vehicles.map((vehicle) => vehicle.gates));
      const leaders = state.vehicles.filter((vehicle) => vehicle.gates === most);
      const [leader] = leaders;
      return leader !== undefined && leaders.length === 1
        ? win(setup, [leader.seat], `${over}; in the lead: ${nameOf(setup, leader.seat)}.`)
        : draw(`${over} and nobody leads.`);
    }
    case 'escape':
      return win(setup, hunters(setup, objective.runners), `${over} and nobody got away.`);
    case 'capture':
      return win(setup, objective.runners, `${over} and not all are caught.`);
    default:
      return draw(`${over} and more than one side is left.`);
  }
}

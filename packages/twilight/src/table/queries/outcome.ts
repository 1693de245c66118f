import type { Outcome, Seat } from '@hardtop/kernel';
import { AFTERWARDS, SCORING } from '../../catalog/adventure-scoring.ts';
import type { Setup } from '../../scenarios/setup.ts';
import type { Person } from '../state/person.ts';
import { areHostile, type State } from '../state/state.ts';
import { isFighting, isPresent } from './able.ts';
import { initiativeOf } from './initiative.ts';

const RULE = 'twilight/combat/turn';

const seatsOf = ({ seats }: Setup, sides: readonly number[]): readonly Seat[] =>
  seats.flatMap(({ side }, seat) => (sides.includes(side) ? [seat] : []));

/** On the map or still to come, and able to do something: whom his wounds leave no initiative does nothing any more. */
function stands(setup: Setup, person: Person): boolean {
  if (!isFighting(person)) return false;
  const sheet = setup.people[person.index];
  return sheet?.kind !== 'animal' && (isPresent(person) || sheet?.reserve === true) && initiativeOf(setup, person) > 0;
}

/** Sides with anybody who still fights. */
function standing({ setup, state }: { readonly setup: Setup; readonly state: State }): readonly number[] {
  const sides = new Set(state.people.filter((person) => stands(setup, person)).map(({ side }) => side));
  return [...sides].sort((a, b) => a - b);
}

/** Whether two of them are hostile: asked at every rest, and mostly seen at a glance. */
export function isContested(setup: Setup, state: State): boolean {
  const found: number[] = [];
  for (const person of state.people) {
    const { side } = person;
    if (found.includes(side) || !stands(setup, person)) continue;
    if (found.some((other) => areHostile(state, side, other) || areHostile(state, other, side))) return true;
    found.push(side);
  }
  return false;
}

/** Points of a side: its objectives and what the script gave or took. */
export function scoreOf(setup: Setup, { script }: State, side: number): number {
  const reached = setup.objectives.filter((one) => one.side === side && script.reached.includes(one.id));
  return reached.reduce((sum, { points }) => sum + points, script.points[side] ?? 0);
}

/** Who holds the field when nobody hostile to him fights any more; at the limit the better score, otherwise a draw. */
export function outcomeOf(setup: Setup, state: State): Outcome | null {
  const { ended } = state.script;
  if (ended !== null) {
    const winners = seatsOf(setup, ended.winners);
    return { kind: winners.length > 0 ? 'win' : 'draw', winners, reason: ended.text, rule: 'twilight/grid/adventures' };
  }
  if (isContested(setup, state)) return state.turn > setup.turnLimit ? byScore(setup, state) : null;
  if (setup.script.length > 0 && setup.objectives.length > 0) return afterwards(setup, state);
  const sides = standing({ setup, state });
  if (sides.length === 0) return { kind: 'draw', winners: [], reason: 'Nobody is left to fight.', rule: RULE };
  const names = sides.map((side) => setup.sides[side]?.name ?? '').join(', ');
  return { kind: 'win', winners: seatsOf(setup, sides), reason: `${names} hold the field.`, rule: RULE };
}

/** Under this it is counted for how many turns somebody has held the field. */
export const HELD = 'held';

/** Where there is something to score, the turn is played to its end, and whoever holds the field may still do what he came for. */
function afterwards(setup: Setup, state: State): Outcome | null {
  if (state.at !== 'start') return null;
  const { counters, pending, reached } = state.script;
  const sides = standing({ setup, state });
  const isOpen =
    pending.length > 0 ||
    setup.objectives.some(
      ({ id, side, place, primary }) => sides.includes(side) && !reached.includes(id) && (primary || place !== null),
    );
  if (isOpen && (counters[HELD] ?? 0) < AFTERWARDS.turns && state.turn <= setup.turnLimit) return null;
  if (setup.objectives.some(({ side }) => side !== 0)) return byScore(setup, state);
  const { winners, text } = settledBy(setup, state);
  const seats = seatsOf(setup, winners);
  return { kind: seats.length > 0 ? 'win' : 'draw', winners: seats, reason: text, rule: SCORED };
}

const SCORED = 'twilight/adventures/scoring';

/** Sixty points are a victory, thirty a marginal one. */
export function settledBy(setup: Setup, state: State): { readonly winners: readonly number[]; readonly text: string } {
  const score = scoreOf(setup, state, 0);
  if (score >= SCORING.victory) return { winners: [0], text: `Victory, with ${score} points.` };
  if (score >= SCORING.marginal) return { winners: [], text: `A marginal result, with ${score} points.` };
  const others = setup.sides.flatMap((_, side) => (areHostile(state, 0, side) ? [side] : []));
  return { winners: others, text: `Defeat, with ${score} points.` };
}

/** However it ends, what was scored is said. */
export const withScore = (setup: Setup, state: State, text: string): string =>
  setup.objectives.some(({ side }) => side === 0) ? `${text} ${scoreOf(setup, state, 0)} points.` : text;

function byScore(setup: Setup, state: State): Outcome {
  const reason = `${setup.turnLimit} turns are over.`;
  if (setup.script.length > 0 && setup.objectives.length > 0 && setup.objectives.every(({ side }) => side === 0)) {
    const { winners, text } = settledBy(setup, state);
    const seats = seatsOf(setup, winners);
    return { kind: seats.length > 0 ? 'win' : 'draw', winners: seats, reason: `${reason} ${text}`, rule: SCORED };
  }
  if (setup.objectives.length === 0) return { kind: 'draw', winners: [], reason, rule: RULE };
  const scores = setup.sides.map((_, side) => scoreOf(setup, state, side));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, side) => (score === best ? [side] : []));
  if (winners.length !== 1) return { kind: 'draw', winners: [], reason, rule: RULE };
  return {
    kind: 'win',
    winners: seatsOf(setup, winners),
    reason: `${reason} ${setup.sides[winners[0] ?? 0]?.name ?? ''} has ${best} points.`,
    rule: RULE,
  };
}

import { adviceStop, coastingStop, type Decision, makeQuestion, type Seat, targetsOf } from '@hardtop/kernel';
import type { Table } from '../game/table.ts';

/** What `why` shows. */
export function adviceLines(table: Table, decision: Decision): readonly string[] {
  const advice = table.advice(decision);
  if (advice === null) return ['Nobody has advice to give here.'];
  const { option, params } = advice.answer;
  const label = decision.options().find(({ id }) => id === option)?.label ?? option;
  const values = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return [`${values.length === 0 ? label : `${label} (${values.join(', ')})`}. ${advice.why}`];
}

/** Far above what happens between two turns of a game. */
const COAST_LIMIT = 200;

/** Gives the advised answers until the turn ends or something happens; says why it stops. */
export function coast(table: Table): readonly string[] {
  const turn = turnOf(table);
  let inArc: readonly string[] = [];
  let heard = Number.POSITIVE_INFINITY;
  for (let answers = 0; answers < COAST_LIMIT && turnOf(table) === turn; answers++) {
    const decision = table.asked()[0];
    const advice = decision === undefined ? null : table.advice(decision);
    if (decision === undefined || advice === null) return [];
    const { seat, id: ask } = decision;
    const own = piecesOf(table, seat);
    const question = makeQuestion(decision);
    const events = table.match.eventsFor(seat);
    // What was on the screen when coasting began has been seen, warnings and all.
    const stop =
      answers === 0
        ? null
        : (coastingStop({ question, own, inArc, events: events.slice(heard) }) ?? adviceStop(advice));
    if (stop !== null) return [stop];
    const targets = targetsOf(question, own);
    if (targets.length > 0) inArc = targets;
    heard = events.length;
    if (!table.choose({ ask, seat, ...advice.answer }).ok) return [];
    table.settle();
  }
  return [];
}

function turnOf({ match }: Table): number {
  return match.view(null).clock.turn;
}

function piecesOf({ match }: Table, seat: Seat): readonly string[] {
  return match.view(seat).pieces.flatMap((piece) => (piece.seat === seat ? [piece.id] : []));
}

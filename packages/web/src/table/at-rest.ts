import { activeQuestion, type TableState } from './table-state.ts';

/** Whether the next word is a person's: the line is up, nothing is on its way, and no machine owes an answer. */
export function isAtRest(state: TableState): boolean {
  const { line, snapshot, sent, arrived, coasting, hurried, scenes } = state;
  if (line.state !== 'live' || snapshot === null || sent !== null || arrived) return false;
  if (awaitsAdvice(state)) return false;
  return coasting === null && hurried === null && scenes.length === 0 && !machineOwes(state);
}

/** The advice on the open question is on its way. */
function awaitsAdvice(state: TableState): boolean {
  const ask = activeQuestion(state)?.id;
  return ask !== undefined && state.adviceAsked === ask && state.advice?.ask !== ask;
}

/** Machines answer what they are asked, and every request to take back or to call it a draw. */
function machineOwes({ card, snapshot }: TableState): boolean {
  const machines = card?.seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat) ?? [];
  if (snapshot === null || snapshot.outcome !== null || machines.length === 0) return false;
  if (snapshot.undoRequest !== null || snapshot.drawOffers.length > 0) return true;
  return snapshot.waiting.some(({ seat }) => machines.includes(seat));
}

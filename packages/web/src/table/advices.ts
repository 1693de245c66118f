import type { Seat } from '@hardtop/kernel';
import { adviceStop, coastingStop, targetsOf } from '@hardtop/kernel/coasting';
import type { ServerMessage } from '@hardtop/server/wire';
import type { Outgoing } from '../net/socket.ts';
import { type Choice, choiceKey, firstChoice, optionOf } from './choice.ts';
import {
  activeQuestion,
  type Coasting,
  canCoast,
  type GivenAdvice,
  needsCurtain,
  onlyAnswer,
  type TableState,
} from './table-state.ts';

/** Asks the server what a good driver would do, and keeps what it says. */
export interface Advices {
  /** Asks about the open question, once. */
  want(): void;
  /** True if the message was about advice. */
  take(message: ServerMessage): boolean;
  /** The line broke, or the game went back: what was asked is about another time. */
  forget(): void;
}

type Send = (message: Outgoing) => number | null;

export function advicesOf(send: Send, get: () => TableState, set: (change: Partial<TableState>) => void): Advices {
  let asked: number | null = null;
  /** The question that was asked about twice. */
  let again: string | null = null;
  const want = () => {
    const question = askable(get());
    if (question === null || get().advice?.ask === question.id || get().adviceAsked === question.id) return;
    asked = send({ t: 'advise', seat: question.seat, ask: question.id });
    set({ adviceAsked: asked === null ? null : question.id });
  };
  return {
    want,
    take: (message) => {
      if (message.t === 'refused' && message.ref === asked) {
        const refused = get().adviceAsked;
        // The question has gone by, or there is nothing to say: no fault of the player.
        set({ hurried: null, coasting: null, adviceAsked: null });
        // Or the server had no time: it may have some now.
        if (refused !== null && again !== refused && askable(get())?.id === refused) {
          again = refused;
          want();
        }
        return true;
      }
      if (message.t !== 'advice') return false;
      const question = activeQuestion(get());
      if (question?.id === message.ask)
        set({ advice: { ...message.advice, ask: message.ask }, ...marked(get(), message) });
      return true;
    },
    forget: () => {
      asked = null;
      set({ advice: null, adviceAsked: null, hurried: null });
    },
  };
}

/** The open question, if it is there to be seen and there is something to choose. */
function askable(state: TableState): ReturnType<typeof activeQuestion> {
  const question = activeQuestion(state);
  if (question === null || question.topic === 'dice' || onlyAnswer(question) !== null || needsCurtain(state))
    return null;
  return state.snapshot?.outcome === null && state.outdated === null ? question : null;
}

/** The advice on the open question, if it has come. */
export function adviceOn(state: Pick<TableState, 'advice' | 'snapshot' | 'holder'>): GivenAdvice | null {
  const { advice } = state;
  return advice !== null && advice.ask === activeQuestion(state)?.id ? advice : null;
}

/** What nobody has touched yet is marked as advised. */
function marked(state: TableState, { ask, advice }: Extract<ServerMessage, { t: 'advice' }>): { chosen?: Choice } {
  const question = activeQuestion(state);
  const { option, params } = advice.answer;
  if (question === null || optionOf(question, option) === null) return {};
  const first = firstChoice(question);
  const isTouched = state.chosen === null || first === null || choiceKey(state.chosen) !== choiceKey(first);
  return isTouched ? {} : { chosen: { ask, option, params } };
}

/** What whoever coasts does next: goes on as advised, waits for advice, or stops, for a reason if there is one. */
type CoastingStep =
  | { readonly kind: 'answer'; readonly advice: GivenAdvice }
  | { readonly kind: 'wait' }
  | { readonly kind: 'stop'; readonly why: string | null };

export function coastingStep(state: TableState): CoastingStep {
  const question = activeQuestion(state);
  if (!canCoast(state) || state.snapshot?.outcome !== null) return { kind: 'stop', why: null };
  if (question === null || state.sent !== null || state.arrived) return { kind: 'wait' };
  const { coastedFrom, events } = state;
  const advice = adviceOn(state);
  // What was in view when coasting began has been seen, warnings and all.
  const isFirst = coastedFrom === null || coastedFrom.from === question.id;
  if (isFirst) return advice === null ? { kind: 'wait' } : { kind: 'answer', advice };
  const own = piecesOf(state, question.seat);
  const fresh = events.filter(({ n }) => n > coastedFrom.heard);
  const why = coastingStop({ question, own, events: fresh, inArc: coastedFrom.inArc });
  if (why !== null) return { kind: 'stop', why };
  if (advice === null) return { kind: 'wait' };
  const warned = adviceStop(advice);
  return warned === null ? { kind: 'answer', advice } : { kind: 'stop', why: warned };
}

/** How things stand when an answer is given: what has been heard, and what could be fired at. */
export function coastingFrom(state: TableState): Coasting | null {
  const question = activeQuestion(state);
  if (question === null) return state.coastedFrom;
  const targets = targetsOf(question, piecesOf(state, question.seat));
  const inArc = targets.length > 0 ? targets : (state.coastedFrom?.inArc ?? []);
  return { from: question.id, heard: state.events.at(-1)?.n ?? 0, inArc };
}

function piecesOf({ snapshot }: TableState, seat: Seat): readonly string[] {
  return snapshot?.board.pieces.flatMap((piece) => (piece.seat === seat ? [piece.id] : [])) ?? [];
}

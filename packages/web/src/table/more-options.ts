import type { Question } from '@hardtop/kernel';
import type { ServerMessage, Snapshot } from '@hardtop/server/wire';
import type { Outgoing } from '../net/socket.ts';
import { activeQuestion, type TableState } from './table-state.ts';

/** Options that were too many to come with their question. */
export interface MoreOptions {
  /** Asks for the next of the open question, unless they are on their way; puts in those that have come. */
  want(): void;
  /** Whether the message was an answer to that. */
  take(message: ServerMessage): boolean;
  /** The line broke, or what was asked may be asked again of another game: nothing is known. */
  forget(): void;
}

type Send = (message: Outgoing) => number | null;
type Fetched = Pick<Question, 'id' | 'options'>;

const NOTHING: Fetched = { id: '', options: [] };

export function moreOptionsOf(
  send: Send,
  get: () => TableState,
  set: (change: Partial<TableState>) => void,
): MoreOptions {
  let fetched = NOTHING;
  let awaited: number | null = null;
  const want = () => {
    const question = activeQuestion(get());
    if (question?.more === undefined) return;
    if (fetched.id !== question.id) fetched = { id: question.id, options: question.options };
    if (fetched.options.length > question.options.length) set(withOptions(get(), question, fetched));
    const left = activeQuestion(get())?.more;
    if (left === undefined || awaited !== null) return;
    const from = fetched.options.length;
    awaited = send({ t: 'options', seat: question.seat, ask: question.id, from });
  };
  return {
    want,
    take: (message) => {
      if (message.t === 'refused' && message.ref === awaited) {
        awaited = null;
        return true;
      }
      if (message.t !== 'options') return false;
      awaited = null;
      const isNext = message.ask === fetched.id && message.from === fetched.options.length;
      if (isNext) fetched = { id: fetched.id, options: [...fetched.options, ...message.options] };
      // A question that has no more after all must not be asked about for ever.
      if (message.options.length > 0 || !isNext) want();
      return true;
    },
    forget: () => {
      fetched = NOTHING;
      awaited = null;
    },
  };
}

/** The snapshot whose question has the options that have come. */
function withOptions({ snapshot }: TableState, question: Question, { options }: Fetched): Partial<TableState> {
  if (snapshot === null) return {};
  const { more = 0, ...rest } = question;
  const left = more - (options.length - question.options.length);
  const whole: Question = { ...rest, options, ...(left > 0 ? { more: left } : {}) };
  const questions = snapshot.questions.map((each) => (each === question ? whole : each));
  const filled: Snapshot = { ...snapshot, questions };
  return { snapshot: filled };
}

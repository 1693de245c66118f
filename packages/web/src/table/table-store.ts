import type { Params, Question, Seat } from '@hardtop/kernel';
import type { ServerMessage } from '@hardtop/server/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Line, Outgoing } from '../net/socket.ts';
import { type Advices, adviceOn, advicesOf, coastingFrom, coastingStep } from './advices.ts';
import { type Choice, choiceKey, clampParam, isAtStart, optionOf, startOf } from './choice.ts';
import { type MoreOptions, moreOptionsOf } from './more-options.ts';
import { afterScene } from './scenes.ts';
import {
  activeQuestion,
  allShown,
  EMPTY_TABLE,
  heldUp,
  isPaused,
  onlyAnswer,
  received,
  roundOf,
  settled,
  type TableState,
} from './table-state.ts';

export interface TableActions {
  hear(message: ServerMessage): void;
  setLine(line: Line): void;
  /** Marks an option and shows its preview. */
  pick(option: string): void;
  /** Marks it; if it was marked already, or one press is enough, answers with it. */
  press(option: string, onePress: boolean): void;
  hover(option: string | null): void;
  setParam(name: string, value: number): void;
  /** Answers with what is marked. */
  confirm(): void;
  answer(option: string, params: Params): void;
  /** Answers as advised, once the advice is there. */
  answerSuggested(): void;
  /** Gives the advised answers until the turn ends or something happens. */
  coast(): void;
  /** Shows why, or puts it away. */
  askWhy(): void;
  type(text: string): void;
  undo(seat: Seat): void;
  /** Goes back to a question that a standing order answered: the one named, or the latest. */
  open(seat: Seat, ask?: string): void;
  answerUndo(seat: Seat, grant: boolean): void;
  resign(seat: Seat): void;
  draw(seat: Seat, option: 'offer' | 'accept' | 'decline'): void;
  order(seat: Seat, id: string, params: Params | null): void;
  /** Adds to the dice before the first of them falls. */
  share(seat: Seat, share: string): void;
  /** Lets an outdated game go on under the rules that are here, as far as a seat is concerned. */
  agree(seat: Seat): void;
  /** Says something beside the game; nothing waits for it. */
  tell(message: Outgoing): void;
  /** The referee asks what can be corrected, and corrects. */
  askCorrections(): void;
  amend(correction: string, params: Params, reason: string): void;
  takeScreen(seat: Seat): void;
  select(piece: string | null): void;
  /** What the board shows has come to an event; it has not been seen yet, those before it have. */
  reach(event: number): void;
  /** The scene that was on is over, or whoever watched wants to see no more. */
  sceneOver(skipped: boolean): void;
  dismissRefusal(): void;
  dismissNews(): void;
}

export type TableStore = StoreApi<TableState & TableActions>;

const NOT_CONNECTED = {
  code: 'offline',
  message: 'Not connected, so nothing was sent. The game waits where it is; give your answer when the line is back.',
};

const NOTHING_ORDERED =
  'No standing order has answered for you since your last answer. What went by before that cannot be opened any more.';

/** `send` returns the number of the message, or null if there is no line. */
type Send = (message: Outgoing) => number | null;
type Table = TableState & TableActions;

interface Means {
  get(): Table;
  set(change: Partial<Table>): void;
  /** Sends something that changes the game; only one at a time is on its way. */
  act(message: Outgoing): void;
  readonly previews: Previews;
  readonly advices: Advices;
  readonly more: MoreOptions;
}

/** Asks the server what a marked option would do, and keeps what it says. */
interface Previews {
  /** Asks for the preview of what is marked, unless it is known. */
  want(): void;
  keep(message: Extract<ServerMessage, { t: 'preview' }>): void;
  /** A refused preview is a question that has gone by, not a fault of the player. */
  isStale(message: ServerMessage): boolean;
  /** The line broke: nothing that was asked will be answered. */
  forget(): void;
}

function previewsOf(send: Send, get: Means['get'], set: Means['set']): Previews {
  const asked = new Map<number, string>();
  return {
    want: () => {
      const { chosen, previews } = get();
      const question = activeQuestion(get());
      const option = optionOf(question, chosen?.option);
      if (chosen === null || question === null || option === null) return;
      if (option.preview !== undefined && isAtStart(option, chosen.params)) return;
      const key = choiceKey(chosen);
      if (previews[key] !== undefined || [...asked.values()].includes(key)) return;
      const { ask, option: id, params } = chosen;
      const ref = send({ t: 'preview', seat: question.seat, ask, option: id, params });
      if (ref !== null) asked.set(ref, key);
    },
    keep: (message) => {
      const key = asked.get(message.ref);
      asked.delete(message.ref);
      if (key !== undefined) set({ previews: { ...get().previews, [key]: message.preview } });
    },
    isStale: (message) => message.t === 'refused' && asked.delete(message.ref),
    forget: () => asked.clear(),
  };
}

/** What is marked, and what has been typed or pressed to mark it. */
function marking({ get, set, previews }: Means): Pick<TableActions, 'pick' | 'press' | 'hover' | 'setParam'> {
  const mark = (choice: Choice) => {
    set({ chosen: choice, hovered: null, refusal: null });
    previews.want();
  };
  return {
    pick: (id) => {
      const question = activeQuestion(get());
      const option = optionOf(question, id);
      if (question === null || option === null) return;
      if (get().chosen?.option === id) return set({ hovered: null });
      const advised = adviceOn(get())?.answer;
      mark({ ask: question.id, option: id, params: advised?.option === id ? advised.params : startOf(option) });
    },
    press: (id, onePress) => {
      const { chosen, pick, confirm } = get();
      const plain = optionOf(activeQuestion(get()), id)?.params.length === 0;
      const marked = chosen?.option === id;
      if (!marked) pick(id);
      if (marked || (onePress && plain)) confirm();
    },
    hover: (option) => set({ hovered: option }),
    setParam: (name, value) => {
      const { chosen } = get();
      const param = optionOf(activeQuestion(get()), chosen?.option)?.params.find((each) => each.name === name);
      if (chosen === null || param === undefined) return;
      mark({ ...chosen, params: { ...chosen.params, [name]: clampParam(param, value) } });
    },
  };
}

function coastOn({ get, set, advices }: Means): void {
  if (get().coasting === null) return;
  const step = coastingStep(get());
  if (step.kind === 'answer') get().answer(step.advice.answer.option, step.advice.answer.params);
  else if (step.kind === 'wait') advices.want();
  else set({ coasting: null, ...(step.why === null ? {} : { news: step.why }) });
}

/** Whoever pressed the key before the advice came gets what he wanted. */
function hurryOn({ get, set }: Means): void {
  const advice = adviceOn(get());
  if (advice === null || get().hurried !== advice.ask) return;
  set({ hurried: null });
  get().answer(advice.answer.option, advice.answer.params);
}

/** What answers the open question. */
function answering(
  means: Means,
): Pick<TableActions, 'confirm' | 'answer' | 'answerSuggested' | 'coast' | 'askWhy' | 'type'> {
  const { get, set, act, advices } = means;
  return {
    confirm: () => {
      const { chosen, answer } = get();
      if (chosen !== null) answer(chosen.option, chosen.params);
    },
    answer: (option, params) => {
      const question = activeQuestion(get());
      if (question === null || heldUp(get()) !== false) return;
      const coastedFrom = coastingFrom(get());
      set({ answered: question.id, arrived: false, since: sinceNow(get(), question), coastedFrom, hurried: null });
      act({ t: 'choose', seat: question.seat, ask: question.id, option, params });
    },
    answerSuggested: () => {
      if (isPaused(get())) return;
      set({ hurried: activeQuestion(get())?.id ?? null });
      advices.want();
      hurryOn(means);
    },
    coast: () => {
      if (isPaused(get())) return;
      set({ coasting: get().snapshot?.board.clock.turn ?? null, coastedFrom: coastingFrom(get()), news: null });
      coastOn(means);
    },
    askWhy: () => {
      const ask = activeQuestion(get())?.id ?? null;
      set({ whyAt: get().whyAt === ask ? null : ask });
      advices.want();
    },
    type: (text) => {
      const question = activeQuestion(get());
      if (question !== null && !isPaused(get())) act({ t: 'type', seat: question.seat, text });
    },
  };
}

/** An answer that a person gives puts away what came before it; one that the page gives for him does not. */
function sinceNow({ coasting, since, events }: TableState, question: Question): number {
  return coasting !== null || onlyAnswer(question) !== null ? since : (events.at(-1)?.n ?? 0);
}

/** What the board has shown. */
function watching({ get, set }: Means): Pick<TableActions, 'reach' | 'sceneOver'> {
  return {
    reach: (event) => {
      if (event - 1 > get().shownTo) set({ shownTo: event - 1 });
    },
    sceneOver: (skipped) => {
      const { scenes, snapshot, events } = get();
      const { over, rest } = afterScene(scenes);
      if (skipped || rest.length === 0) set(allShown(snapshot, events.at(-1)?.n ?? 0));
      else if (over !== null) set({ shown: over.snapshot, shownTo: over.upTo, scenes: rest });
    },
  };
}

/** What a seat may do beside answering. */
function seatActions({
  get,
  set,
  act,
}: Means): Pick<TableActions, 'undo' | 'open' | 'answerUndo' | 'resign' | 'draw' | 'order' | 'share' | 'agree'> {
  return {
    undo: (seat) => act({ t: 'undo', seat }),
    open: (seat, ask) => {
      const wanted = ask ?? get().snapshot?.ordered.findLast((answer) => answer.seat === seat)?.ask;
      if (wanted === undefined) set({ news: NOTHING_ORDERED });
      else act({ t: 'open', seat, ask: wanted });
    },
    answerUndo: (seat, grant) => act({ t: 'answer-undo', seat, grant }),
    resign: (seat) => act({ t: 'resign', seat }),
    draw: (seat, option) => act({ t: 'draw', seat, option }),
    order: (seat, id, params) => act({ t: 'order', seat, order: id, params }),
    share: (seat, share) => act({ t: 'share', seat, share }),
    agree: (seat) => act({ t: 'agree', seat }),
  };
}

/** What comes over the line. */
function hearing(means: Means, isStill: () => boolean): Pick<TableActions, 'hear' | 'setLine'> {
  const { get, set, previews, advices, more } = means;
  return {
    hear: (message) => {
      if (previews.isStale(message) || more.take(message)) return;
      if (isStepBack(get(), message)) {
        advices.forget();
        more.forget();
      }
      if (message.t === 'preview') previews.keep(message);
      else if (!advices.take(message)) set(received(get(), message, isStill()));
      hurryOn(means);
      coastOn(means);
      if (message.t !== 'welcome' && message.t !== 'update' && message.t !== 'advice') return;
      more.want();
      previews.want();
      advices.want();
    },
    setLine: (line) => {
      if (line.state !== 'live') {
        previews.forget();
        advices.forget();
        more.forget();
      }
      set({ line });
    },
  };
}

/** What was asked before may be asked again under the same number, in another game. */
function isStepBack({ events }: TableState, message: ServerMessage): boolean {
  return message.t === 'welcome' || (message.t === 'update' && message.eventsFrom < (events.at(-1)?.n ?? 0));
}

/** The state of one table; `isStill` says whether nothing moves on the board at the moment, for the viewer's sake. */
export function createTableStore(send: Send, isStill = () => false): TableStore {
  return createStore<Table>((set, get) => {
    const act = (message: Outgoing) => {
      const ref = send(message);
      set(ref === null ? { refusal: NOT_CONNECTED } : { sent: ref, refusal: null, news: null });
    };
    const previews = previewsOf(send, get, set);
    const advices = advicesOf(send, get, set);
    const more = moreOptionsOf(send, get, set);
    const means: Means = { get, set, act, previews, advices, more };
    return {
      ...EMPTY_TABLE,
      ...hearing(means, isStill),
      ...marking(means),
      ...answering(means),
      ...seatActions(means),
      tell: (message) => {
        if (send(message) === null) set({ refusal: NOT_CONNECTED });
      },
      askCorrections: () => get().tell({ t: 'corrections' }),
      amend: (correction, params, reason) => act({ t: 'amend', correction, params, reason }),
      takeScreen: (seat) => {
        const question = get().snapshot?.questions.find((each) => each.seat === seat);
        const round = question === undefined ? null : roundOf(question);
        if (round === null) return;
        set({ holder: { seat, round } });
        set(settled(get()));
        more.want();
        previews.want();
        advices.want();
      },
      select: (piece) => set({ selected: piece }),
      ...watching(means),
      dismissRefusal: () => set({ refusal: null }),
      dismissNews: () => set({ news: null }),
    };
  });
}

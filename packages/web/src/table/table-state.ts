import type { Advice, Correction, GameEvent, PlanParts, Preview, Problem, Question, Seat } from '@hardtop/kernel';
import type {
  ChatLine,
  CreatedGame,
  GameCard,
  LiveInfo,
  Outdated,
  Saying,
  ServerMessage,
  Snapshot,
} from '@hardtop/server/wire';
import { isDeed } from '../log/log-items.ts';
import type { Line } from '../net/socket.ts';
import { type Choice, firstChoice } from './choice.ts';
import { type Scene, withScene } from './scenes.ts';

/** A bot's reason, and the event after which it was heard. */
interface PlacedSaying extends Saying {
  readonly after: number;
}

type Presence = Pick<Extract<ServerMessage, { t: 'presence' }>, 'devices' | 'watching'>;

interface Holder {
  readonly seat: Seat;
  readonly round: string;
}

/** What the server advised, and on which question. */
export interface GivenAdvice extends Advice {
  readonly ask: string;
}

/** Since coasting began: the question it began at, the last event that was heard, what could be fired at. */
export interface Coasting {
  readonly from: string;
  readonly heard: number;
  readonly inArc: readonly string[];
}

/** Everything the table page shows. */
export interface TableState {
  readonly line: Line;
  readonly card: GameCard | null;
  /** The seats this page plays; none for a spectator, several at a hot seat. */
  readonly seats: readonly Seat[];
  /** This page is the referee's: it sees everything. */
  readonly referee: boolean;
  /** What can be corrected, as far as the referee has asked. */
  readonly corrections: readonly Correction[];
  /** Why the game stands still, if it does. */
  readonly outdated: Outdated | null;
  readonly snapshot: Snapshot | null;
  readonly events: readonly GameEvent[];
  readonly sayings: readonly PlacedSaying[];
  readonly online: readonly Seat[];
  /** Who is here, and with how many devices. */
  readonly presence: Presence | null;
  /** How the table stands beside the game, and when that was heard. */
  readonly live: (LiveInfo & { readonly at: number }) | null;
  /** Who only looks on sees it so many seconds late; 0 before that is known. */
  readonly delay: number;
  readonly chat: readonly ChatLine[];
  /** What conditional orders can be made of, once somebody has asked. */
  readonly plans: PlanParts | null;
  /** Events numbered above this came while we watched: they may move and tumble. */
  readonly seenTo: number;
  /** The table as the board, the sheets and the clock show it: it may lag behind while something is to be seen. */
  readonly shown: Snapshot | null;
  /** The last event that has been seen. */
  readonly shownTo: number;
  /** What is still to be seen; the first is being played. */
  readonly scenes: readonly Scene[];
  /** The last event before this page's latest answer: what came after stays in view until the next. */
  readonly since: number;
  readonly chosen: Choice | null;
  readonly hovered: string | null;
  /** Previews the server worked out for parameters that were set, by `choiceKey`. */
  readonly previews: Readonly<Record<string, Preview>>;
  readonly refusal: Problem | null;
  /** How the others answered what this page asked of them. */
  readonly news: string | null;
  /** An answer is on its way under this number. */
  readonly sent: number | null;
  /** The question answered last. */
  readonly answered: string | null;
  /** What was sent has arrived, and what comes of it has not: the old picture still stands. */
  readonly arrived: boolean;
  /** What the server would do in our place; of a question that may have gone by. */
  readonly advice: GivenAdvice | null;
  /** The question about which advice is awaited. */
  readonly adviceAsked: string | null;
  /** The question that is to be answered as advised, as soon as the advice has come. */
  readonly hurried: string | null;
  /** The question about which the reason for the advice is shown. */
  readonly whyAt: string | null;
  /** In this turn the advice answers for us. */
  readonly coasting: number | null;
  /** How things stood when we last answered. */
  readonly coastedFrom: Coasting | null;
  /** At a hot seat: who looks at the screen, and during which sealed round. */
  readonly holder: Holder | null;
  readonly selected: string | null;
  readonly rematch: CreatedGame | null;
}

export const EMPTY_TABLE: TableState = {
  line: { state: 'connecting' },
  card: null,
  seats: [],
  referee: false,
  corrections: [],
  outdated: null,
  snapshot: null,
  events: [],
  sayings: [],
  online: [],
  presence: null,
  live: null,
  delay: 0,
  chat: [],
  plans: null,
  seenTo: 0,
  shown: null,
  shownTo: 0,
  scenes: [],
  since: 0,
  chosen: null,
  hovered: null,
  previews: {},
  refusal: null,
  news: null,
  sent: null,
  answered: null,
  arrived: false,
  advice: null,
  adviceAsked: null,
  hurried: null,
  whyAt: null,
  coasting: null,
  coastedFrom: null,
  holder: null,
  selected: null,
  rematch: null,
};

/** Inside a sealed round a question's id has dots: round, seat, how-manieth. Null outside. */
export function roundOf(question: Question): string | null {
  const dot = question.id.indexOf('.');
  return dot < 0 ? null : question.id.slice(0, dot);
}

/** The one question the panel shows: the holder's own first, then by seat. */
export function activeQuestion(state: Pick<TableState, 'snapshot' | 'holder'>): Question | null {
  const questions = state.snapshot?.questions ?? [];
  return questions.find((question) => question.seat === state.holder?.seat) ?? questions[0] ?? null;
}

export const isPaused = ({ live }: Pick<TableState, 'live'>): boolean => (live?.paused ?? null) !== null;

/** What the key says while no answer can be given; false: one can. */
export type HeldUp = false | 'Paused' | 'Sent…';

/** The table is paused, or an answer is on its way, or has arrived and the question still stands as it did. */
export function heldUp(
  state: Pick<TableState, 'snapshot' | 'holder' | 'sent' | 'arrived' | 'answered' | 'live'>,
): HeldUp {
  if (isPaused(state)) return 'Paused';
  return (state.sent !== null || (state.arrived && state.answered === activeQuestion(state)?.id)) && 'Sent…';
}

/** Whether the screen must change hands first: another of our seats has answered, or will, in the same secret. */
export function needsCurtain(state: Pick<TableState, 'snapshot' | 'holder' | 'seats' | 'referee'>): boolean {
  const question = activeQuestion(state);
  const round = question === null ? null : roundOf(question);
  if (question === null || round === null || state.seats.length < 2 || state.referee) return false;
  // After a reload nobody knows who sits there, nor who has answered already.
  if (state.holder === null) return true;
  const held = state.holder.round === round;
  if (held && state.holder.seat === question.seat) return false;
  return held || (state.snapshot?.questions ?? []).some((other) => other.seat !== question.seat);
}

/** Drops events above `from`, then appends. */
export function spliceEvents(
  old: readonly GameEvent[],
  from: number,
  added: readonly GameEvent[],
): readonly GameEvent[] {
  const kept = old.at(-1)?.n === from ? old : old.filter((event) => event.n <= from);
  return added.length === 0 ? kept : [...kept, ...added];
}

/** What a message of the server changes. Where nothing is to move, the board shows at once what it led to. */
export function received(state: TableState, message: ServerMessage, isStill: boolean): Partial<TableState> {
  switch (message.t) {
    case 'welcome':
      return welcomed(state, message);
    case 'update':
      return updated(state, message, isStill);
    case 'said':
      return heard(state, message.saying);
    case 'presence':
      return { online: message.online, presence: message };
    case 'live':
      // What was seen before is told once, to who comes.
      return { live: { ...state.live, ...message.live, at: performance.now() } };
    case 'chat':
      return { chat: [...state.chat.slice(0, message.from), ...message.lines] };
    case 'plans':
      return { plans: message.plans };
    case 'delayed':
      return { delay: message.seconds };
    case 'rematch':
      return { rematch: message.created };
    case 'ack':
      return state.sent === message.ref ? { sent: null, arrived: true, refusal: null } : {};
    case 'refused':
      return { refusal: message.problem, ...(state.sent === message.ref ? { sent: null } : {}) };
    case 'corrections':
      return { corrections: message.corrections };
    case 'outdated':
      return { outdated: message.outdated };
    case 'preview':
    case 'advice':
    case 'options':
    // The line makes an update of it.
    case 'change':
      return {};
  }
}

/** A reason counts where a deed stands beside it: why somebody let a chance go by is said too often to be read. */
function heard(state: TableState, saying: Saying): Partial<TableState> {
  const own = state.snapshot?.board.pieces.filter(({ seat }) => seat === saying.seat).map(({ id }) => id) ?? [];
  const deed = state.events.findLast(
    (event) => event.n > state.seenTo && isDeed(event) && (event.about === undefined || own.includes(event.about)),
  );
  return deed === undefined ? {} : { sayings: [...state.sayings, { ...saying, after: deed.n }] };
}

function welcomed(state: TableState, message: Extract<ServerMessage, { t: 'welcome' }>): Partial<TableState> {
  const events = spliceEvents(state.events, message.eventsFrom ?? 0, message.events);
  const last = events.at(-1)?.n ?? 0;
  return {
    ...settled({ ...state, snapshot: message.snapshot }),
    card: message.card,
    seats: message.seats,
    referee: message.referee,
    outdated: message.outdated,
    snapshot: message.snapshot,
    events,
    // The wire does not say which deed an old reason went with.
    sayings: [],
    seenTo: last,
    ...allShown(message.snapshot, last),
    since: Math.min(state.since === 0 ? last : state.since, last),
    refusal: afterTheGap(state, message.snapshot),
    sent: null,
    arrived: false,
  };
}

/** An answer sent just before the line broke either arrived or it did not. */
function afterTheGap(state: TableState, snapshot: Snapshot): Problem | null {
  if (state.sent === null) return null;
  const open = snapshot.questions.some((question) => question.id === state.chosen?.ask);
  return open ? { code: 'lost', message: 'Your last answer did not arrive. Nothing happened; give it again.' } : null;
}

function updated(
  state: TableState,
  message: Extract<ServerMessage, { t: 'update' }>,
  isStill: boolean,
): Partial<TableState> {
  const takenBack = message.eventsFrom < (state.events.at(-1)?.n ?? 0);
  return {
    ...settled({ ...state, snapshot: message.snapshot }),
    snapshot: message.snapshot,
    arrived: false,
    events: spliceEvents(state.events, message.eventsFrom, message.events),
    sayings: takenBack ? state.sayings.filter((saying) => saying.after <= message.eventsFrom) : state.sayings,
    news: newsOf(state, message.snapshot, takenBack) ?? state.news,
    seenTo: message.eventsFrom,
    ...(takenBack ? { since: Math.min(state.since, message.eventsFrom) } : {}),
    ...staged(state, message, takenBack || isStill),
  };
}

/** The board is up to date: nothing is to be seen before. */
export function allShown(snapshot: Snapshot | null, shownTo: number): Pick<TableState, 'shown' | 'shownTo' | 'scenes'> {
  return { shown: snapshot, shownTo, scenes: [] };
}

/** What came is seen in its turn, before the board shows what it led to. A step back is seen at once. */
function staged(
  state: TableState,
  { snapshot, events, eventsFrom }: Extract<ServerMessage, { t: 'update' }>,
  atOnce: boolean,
): Partial<TableState> {
  const upTo = events.at(-1)?.n ?? eventsFrom;
  if (atOnce) return allShown(snapshot, upTo);
  const scenes = withScene(state.scenes, { upTo, events, snapshot }, state.shown);
  return scenes.every(({ beats }) => beats.length === 0) ? allShown(snapshot, upTo) : { scenes };
}

/** What came of a request of ours that is no longer open. */
function newsOf({ snapshot: old, seats }: TableState, next: Snapshot, takenBack: boolean): string | null {
  const asked = old?.undoRequest?.seat;
  if (asked !== undefined && seats.includes(asked) && next.undoRequest === null) {
    // What went back may have told nothing.
    const isGranted = takenBack || next.rows < (old?.rows ?? 0);
    return isGranted ? 'Granted: it is taken back.' : 'They said no: what is done is done.';
  }
  const offered = old?.drawOffers.some((seat) => seats.includes(seat) && !next.drawOffers.includes(seat));
  return offered && next.outcome === null ? 'Your offer of a draw was turned down. The duel goes on.' : null;
}

/** A new question starts at its suggestion; an old one keeps what was set. */
export function settled(state: TableState): Partial<TableState> {
  const question = activeQuestion(state);
  if (question !== null && state.chosen?.ask === question.id) return {};
  return { chosen: question === null ? null : firstChoice(question), hovered: null, previews: {} };
}

/** The only answer there is, where something is hidden and a question must be put all the same. */
export function onlyAnswer(question: Question | null): string | null {
  const [only, ...others] = question?.options ?? [];
  if (only === undefined || others.length > 0 || only.params.length > 0 || question?.topic === 'dice') return null;
  return only.id;
}

/** Whether the open question is one that coasting answers: in the turn in which it began, with nothing gone wrong. */
export function canCoast(state: TableState): boolean {
  const { snapshot, coasting, refusal, seats } = state;
  if (coasting === null || snapshot?.board.clock.turn !== coasting || refusal !== null || seats.length !== 1)
    return false;
  const question = activeQuestion(state);
  return question?.topic !== 'dice';
}

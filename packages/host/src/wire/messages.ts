import type {
  Advice,
  Correction,
  GameEvent,
  Patch,
  PlanParts,
  Preview,
  Problem,
  QuestionOption,
  Seat,
} from '@hardtop/kernel';
import { NOTE_LENGTH } from '@hardtop/kernel';
import * as z from 'zod';
import type { CreatedGame, GameCard, Outdated, Saying, Snapshot } from './games.ts';
import { type ChatLine, heardBefore, type LiveInfo, liveMessages } from './live.ts';

/** What is said on a table's socket. */

const seat = z.int().min(0).max(63);
const params = z.record(z.string().max(40), z.int());
const ref = z.int().min(0);
const choice = { ref, seat, ask: z.string().max(40), option: z.string().max(200), params: params.optional() };

export const clientMessage = z.discriminatedUnion('t', [
  /**
   * First message on a socket: the secret keys of the seats one plays, the referee's among them; none to watch. With `changes` it is told
   * what changed, not the whole picture each time.
   */
  z.strictObject({
    t: z.literal('join'),
    keys: z.array(z.string().max(100)).max(17),
    changes: z.boolean().optional(),
    /** Whoever comes back says what they have, and gets what is missing. */
    have: heardBefore.optional(),
  }),
  z.strictObject({ t: z.literal('choose'), ...choice }),
  /** A typed order such as "bend left". */
  z.strictObject({ t: z.literal('type'), ref, seat, text: z.string().max(200) }),
  /** What would come of an option: where its question came without a preview, or at other parameters. */
  z.strictObject({ t: z.literal('preview'), ...choice }),
  /** Options of an open question after the first `from`, where the question says that there are more. */
  z.strictObject({ t: z.literal('options'), ref, seat, ask: z.string().max(40), from: z.int().min(0).max(1_000_000) }),
  /** What the best bot would do in the seat's place, and why. */
  z.strictObject({ t: z.literal('advise'), ref, seat, ask: z.string().max(40) }),
  /** A seat's share of the dice, before the first of them falls; null: it adds none. */
  z.strictObject({ t: z.literal('share'), ref, seat, share: z.string().max(64).nullable() }),
  z.strictObject({ t: z.literal('undo'), ref, seat }),
  /** Goes back to a question that a standing order answered; this time no order answers it. */
  z.strictObject({ t: z.literal('open'), ref, seat, ask: z.string().max(40) }),
  z.strictObject({ t: z.literal('answer-undo'), ref, seat, grant: z.boolean() }),
  z.strictObject({ t: z.literal('resign'), ref, seat }),
  z.strictObject({ t: z.literal('draw'), ref, seat, option: z.enum(['offer', 'accept', 'decline']) }),
  /** Gives a standing order, or cancels it with null. */
  z.strictObject({ t: z.literal('order'), ref, seat, order: z.string().max(200), params: params.nullable() }),
  /** An outdated game may go on under the rules that are here, as far as this seat is concerned. */
  z.strictObject({ t: z.literal('agree'), ref, seat }),
  /** The referee asks what can be corrected as things stand. */
  z.strictObject({ t: z.literal('corrections'), ref }),
  /** The referee corrects something; it is made at the next rest point. */
  z.strictObject({
    t: z.literal('amend'),
    ref,
    correction: z.string().max(200),
    params,
    reason: z.string().max(NOTE_LENGTH),
  }),
  /** The referee takes back what a seat did last, and asks nobody; dice fall anew. */
  z.strictObject({ t: z.literal('overrule'), ref, seat, reason: z.string().max(NOTE_LENGTH) }),
  ...liveMessages,
]);

export type ClientMessage = z.infer<typeof clientMessage>;

export type ServerMessage =
  | {
      readonly t: 'welcome';
      /** Where changes are told: the number of this picture. The next has the next. */
      readonly n?: number;
      readonly card: GameCard;
      /** The seats this socket plays. */
      readonly seats: readonly Seat[];
      /** This socket is the referee's, who sees everything. */
      readonly referee: boolean;
      /** Why the game stands still; the snapshot is then the last picture of its film. */
      readonly outdated: Outdated | null;
      readonly snapshot: Snapshot;
      /** What was said to be had is that, up to here: `events` are those after it. Absent: they are all. */
      readonly eventsFrom?: number;
      readonly events: readonly GameEvent[];
      readonly sayings: readonly Saying[];
    }
  /** Drop events numbered above `eventsFrom`, then append `events`. Comes only if something of it has changed. */
  | {
      readonly t: 'update';
      readonly n?: number;
      readonly snapshot: Snapshot;
      readonly eventsFrom: number;
      readonly events: readonly GameEvent[];
    }
  /** The same to whoever asked for changes: how the kernel's `LastSeen` of picture `n - 1` becomes that of picture `n`. */
  | {
      readonly t: 'change';
      readonly n: number;
      /** Absent if the picture stays as it was. */
      readonly patch?: Patch;
      readonly eventsFrom: number;
      readonly events: readonly GameEvent[];
    }
  /** `rows`: as in the snapshot, as many as this viewer may see. */
  | { readonly t: 'ack'; readonly ref: number; readonly rows: number }
  | { readonly t: 'refused'; readonly ref: number; readonly problem: Problem }
  | { readonly t: 'preview'; readonly ref: number; readonly preview: Preview }
  /** In the order in which the question's own options stand, after those; none if there are no more. */
  | {
      readonly t: 'options';
      readonly ref: number;
      readonly ask: string;
      readonly from: number;
      readonly options: readonly QuestionOption[];
    }
  /** Comes when it has been thought out; other answers may come before it. */
  | { readonly t: 'advice'; readonly ref: number; readonly ask: string; readonly advice: Advice }
  | { readonly t: 'corrections'; readonly ref: number; readonly corrections: readonly Correction[] }
  /** A seat has agreed to go on under the rules that are here. */
  | { readonly t: 'outdated'; readonly outdated: Outdated }
  /** A bot's reason for its last answer. */
  | { readonly t: 'said'; readonly saying: Saying }
  /** Seats that have a socket open, how many each (in the same order), and how many sockets only look on. */
  | {
      readonly t: 'presence';
      readonly online: readonly Seat[];
      readonly devices: readonly number[];
      readonly watching: number;
    }
  /** Drop what was said from line `from` on, counted from 0, then append these. */
  | { readonly t: 'chat'; readonly from: number; readonly lines: readonly ChatLine[] }
  | { readonly t: 'live'; readonly live: LiveInfo }
  /** Whoever only looks on sees this game late: the first picture comes in so many seconds. */
  | { readonly t: 'delayed'; readonly seconds: number }
  | { readonly t: 'plans'; readonly ref: number; readonly plans: PlanParts }
  /** The same game once more; with the new keys of the seats this socket plays. */
  | { readonly t: 'rematch'; readonly created: CreatedGame };

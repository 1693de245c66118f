import type { Seat } from '@hardtop/kernel';
import * as z from 'zod';

/** What people at a table say and settle beside the game: talk, clocks, pauses, who is away. */

const seat = z.int().min(0).max(63);
const ref = z.int().min(0);

const CHAT_LENGTH = 500;
/** From here on a clock is one of days: it runs though nobody is at the table. */
const DAY_SECONDS = 6 * 3_600;
const MOST_SECONDS = 30 * 86_400;

/** How long one may think. */
const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** So long for every answer. */
  z.strictObject({ kind: z.literal('answer'), seconds: z.int().min(5).max(MOST_SECONDS) }),
  /** So long in all, and some more with every answer. */
  z.strictObject({
    kind: z.literal('bank'),
    seconds: z.int().min(5).max(MOST_SECONDS),
    increment: z.int().min(0).max(86_400),
  }),
]);

/** What a table agrees on when it is opened. */
export const liveTerms = z.strictObject({
  clock: clock.optional(),
  /** How late those who only look on see a game that hides something; absent: as the server usually has it. */
  watchDelay: z.int().min(0).max(86_400).optional(),
});

export type LiveTerms = z.infer<typeof liveTerms>;
export type ClockTerms = z.infer<typeof clock>;

/** Whether a clock runs on without anybody at the table. */
export function isByDays(terms: ClockTerms): boolean {
  return terms.kind !== 'none' && terms.seconds >= DAY_SECONDS;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

const chatText = z
  .string()
  .max(CHAT_LENGTH)
  .refine((text) => text.trim() !== '', 'Say something.')
  .refine((text) => !CONTROL.test(text), 'Plain text: letters, signs and line breaks.');

export const liveMessages = [
  /** Something is said: to the table, to one's own side, or to some seats only. Whoever watches is heard by those who watch. */
  z.strictObject({
    t: z.literal('chat'),
    ref,
    seat: seat.nullable(),
    to: z.array(seat).min(1).max(16).optional(),
    /** To those who play together with the seat; then `to` is absent. */
    side: z.literal(true).optional(),
    text: chatText,
  }),
  /** A pause is asked for, agreed to, turned down, ended. Null: the referee, who asks nobody. */
  z.strictObject({
    t: z.literal('pause'),
    ref,
    seat: seat.nullable(),
    option: z.enum(['offer', 'accept', 'decline', 'resume']),
  }),
  /** A seat is away until a day, and its clock stands; null: it is back. */
  z.strictObject({
    t: z.literal('away'),
    ref,
    seat,
    until: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/, 'A day, such as 2031-05-17.')
      .nullable(),
  }),
  /** Somebody has let the clock answer again and again: a bot goes on for them, or they have conceded. */
  z.strictObject({ t: z.literal('claim'), ref, seat, against: seat, option: z.enum(['bot', 'concede']) }),
  /** What conditional orders can be made of. */
  z.strictObject({ t: z.literal('plans'), ref }),
] as const;

/** What somebody who comes back has heard already. */
export const heardBefore = z.strictObject({
  events: z.int().min(0).max(10_000_000),
  /** Of those events: see `toldSum`. */
  sum: z.int().min(0).max(0xffff_ffff),
  chat: z.int().min(0).max(10_000_000).optional(),
});

export type HeardBefore = z.infer<typeof heardBefore>;

export interface ChatLine {
  /** The how-manieth of those that this viewer may read. */
  readonly n: number;
  readonly from: Seat | 'referee' | 'watcher';
  /** The seats it was said to; the whole table if absent. */
  readonly to?: readonly Seat[];
  /** These are the side of who said it. */
  readonly side?: true;
  readonly text: string;
  readonly at: string;
}

export interface SeatClock {
  readonly seat: Seat;
  /** Milliseconds to think, as the message was sent. */
  readonly left: number;
  readonly runs: boolean;
}

/** How a table stands beside the game. */
export interface LiveInfo {
  readonly clock: ClockTerms;
  /** Of the people who are awaited, or have a bank of time. */
  readonly clocks: readonly SeatClock[];
  /** Since when nothing goes on; null: it does. */
  readonly paused: { readonly by: Seat | 'referee' } | null;
  /** Seats that want a pause. */
  readonly pauseOffers: readonly Seat[];
  readonly away: readonly { readonly seat: Seat; readonly until: string }[];
  /** Seats at which a bot goes on for somebody. */
  readonly standIns: readonly Seat[];
  /** For whom the clock has answered, and how often in a row. */
  readonly missed: readonly { readonly seat: Seat; readonly times: number }[];
  /** Seats for which the clock has answered so often that others may claim. */
  readonly claimable: readonly Seat[];
  /** Seconds by which those who only look on see it late. */
  readonly watchDelay: number;
  /** The last event that this viewer's seats had heard when they were last here. */
  readonly seen?: number;
  /** The other seats that play together with this viewer's first one. */
  readonly side?: readonly Seat[];
}

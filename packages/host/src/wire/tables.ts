import type { AgreedTerms, Seat, TableTerm, TermValue } from '@hardtop/kernel';
import * as z from 'zod';
import type { ClockTerms } from './live.ts';

/** Tables: how they are opened, who may sit down, who sits where. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !CONTROL.test(text), 'One line of plain text.');

export const TITLE_LENGTH = 80;
export const NAME_LENGTH = 40;
/** At one table. */
export const MOST_SEATS = 16;
const PASSWORD_LENGTH = 100;
const SECRET_LENGTH = 100;

const personName = oneLine(NAME_LENGTH);
const password = z.string().min(1).max(PASSWORD_LENGTH);
const secret = z.string().min(1).max(SECRET_LENGTH);

/** Optional rules and doubtful readings otherwise than the scenario has them, by their path. */
export const ruleOptions = z
  .record(z.string().max(80), z.union([z.boolean(), z.int(), z.string().max(80)]))
  .refine((options) => Object.keys(options).length <= 64, 'At most 64.');

/** What a scenario is changed by before it is played. */
export const layout = {
  options: ruleOptions.optional(),
  /** By seat: seats of the same number fight together. */
  sides: z.array(z.int().min(0).max(7)).max(16).optional(),
  /** A seat for everybody aboard who decides something, as far as the rules have that. */
  crews: z.boolean().optional(),
};

/** What a table is besides its game. */
export const tableTerms = z.strictObject({
  title: oneLine(TITLE_LENGTH).optional(),
  /** It stands in the lobby while a seat is free. */
  listed: z.boolean().optional(),
  /** Whoever sits down or looks on without the link must know it. */
  password: password.optional(),
  /** What whoever opens it is called. */
  name: personName.optional(),
});

export type TableTermsAsked = z.infer<typeof tableTerms>;

/** Body of `POST /api/tables/plan`: what would be laid. */
export const planTable = z.strictObject({
  ruleset: z.string().max(40),
  scenario: z.union([z.string().max(80), z.record(z.string(), z.unknown())]),
  vehicles: z.array(z.string().max(80).nullable()).max(16).optional(),
  ...layout,
});

export type PlanTable = z.infer<typeof planTable>;

/** Body of `POST /api/games/:id/seats/:seat/take`: one of these opens the seat; none is needed at a listed table without a password. */
export const takeSeat = z.strictObject({
  name: personName.optional(),
  password: password.optional(),
  invite: secret.optional(),
  /** What a seat is handed over by. */
  claim: secret.optional(),
});

export type TakeSeat = z.infer<typeof takeSeat>;

/** Body of `POST /api/games/:id/watch`. */
export const askWatch = z.strictObject({ password: password.optional(), invite: secret.optional() });

/** Body of `POST /api/games/:id/seats/:seat/offer`: who is to have the seat. */
export const offerSeat = z.strictObject({
  to: z.enum(['friend', 'bot', 'open', 'referee']),
  bot: z.string().max(40).optional(),
});

export type OfferSeat = z.infer<typeof offerSeat>;

/** Body of `POST /api/games/:id/seats/:seat/agree`: what a seat, or the referee, thinks of an offer. */
export const agreeToOffer = z.strictObject({ grant: z.boolean() });

/** Body of `PATCH /api/games/:id/table`. */
export const changeTable = z.strictObject({
  title: oneLine(TITLE_LENGTH).nullable().optional(),
  listed: z.boolean().optional(),
  password: password.nullable().optional(),
  /** A new link, which makes the old one worthless; or none. */
  invite: z.enum(['renew', 'revoke']).optional(),
});

export type ChangeTable = z.infer<typeof changeTable>;

/** Query of `GET /api/lobby`. */
export const askLobby = z.strictObject({
  after: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
});

/** Query of `GET /api/lobby/socket`: with a table's id, what happens to that one is told instead of the list. */
export const watchLobby = z.strictObject({ table: z.string().max(40).optional() });

/** A seat that is to change hands. */
export interface OfferCard {
  readonly seat: Seat;
  readonly to: OfferSeat['to'];
  /** People whose word is still awaited; none: whoever has the link may sit down. */
  readonly awaited: readonly Seat[];
}

/** What everybody may know of a table. */
export interface TableCard {
  readonly title: string | null;
  readonly listed: boolean;
  readonly password: boolean;
  /** Whether a link lets people sit down. */
  readonly invite: boolean;
  readonly terms: AgreedTerms;
  readonly offers: readonly OfferCard[];
  /** By which people play there; absent: none. */
  readonly clock?: ClockTerms;
  /** Seconds by which those who only look on see it late; absent where nothing is hidden. */
  readonly watchDelay?: number;
}

/** What would be laid. */
export interface TablePlan {
  readonly seats: readonly { readonly name: string; readonly plays: string }[];
  readonly terms: AgreedTerms;
  /** What may be settled, and what it is as asked for. */
  readonly list: readonly TableTerm[];
  readonly options: Readonly<Record<string, TermValue>>;
  /** Whether seats may be put on sides, and crews be split among seats. */
  readonly sides: boolean;
  readonly crews: boolean;
  /** Whether anything is hidden from anybody. */
  readonly hides: boolean;
}

/** The answer of `POST /api/tables/plan`. */
export interface PlannedTable extends TablePlan {
  /** Seconds by which those who only look on see it late where something is hidden and nobody says otherwise. */
  readonly watchDelay: number;
}

/** The answer of `POST /api/games/:id/seats/:seat/take` and of `.../key`. */
export interface TakenSeat {
  readonly game: string;
  readonly seat: Seat;
  readonly key: string;
}

/** The answer of `POST /api/games/:id/seats/:seat/offer`. */
export interface OfferedSeat {
  /** For a friend: what opens the seat, told this once. */
  readonly claim?: string;
  readonly table: TableCard;
}

/** The answer of `PATCH /api/games/:id/table`. */
export interface ChangedTable {
  readonly table: TableCard;
  /** The new link's secret, told this once. */
  readonly invite?: string;
}

/** A table with a free seat. */
export interface LobbyTable {
  readonly id: string;
  readonly title: string;
  /** What is played there. */
  readonly scenario: string;
  readonly ruleset: string;
  readonly password: boolean;
  readonly referee: boolean;
  /** Of the options, and how many of them are otherwise than in the book. */
  readonly terms: { readonly hash: string; readonly differs: number };
  readonly seats: readonly {
    readonly name: string;
    readonly plays: string;
    readonly sits: 'nobody' | 'person' | 'bot' | 'referee';
    /** Whoever waits there, where they said what they are called. */
    readonly by?: string;
  }[];
  /** By which people play there; absent: none. */
  readonly clock?: ClockTerms;
  readonly opened: string;
}

/** The answer of `GET /api/lobby`. */
export interface LobbyPage {
  readonly tables: readonly LobbyTable[];
  /** Ask with it for those after them; null: there are no more. */
  readonly next: string | null;
}

/** What is said on the lobby's socket. */
export type LobbyMessage =
  | { readonly t: 'lobby'; readonly page: LobbyPage }
  /** A table that is new there, or has changed. */
  | { readonly t: 'table'; readonly table: LobbyTable }
  | { readonly t: 'gone'; readonly id: string };

/** What is said to whoever stands at one table's door: it has changed, or may have. */
export interface DoorMessage {
  readonly t: 'look';
}

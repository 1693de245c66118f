import type { Board } from '@hardtop/board';
import type {
  ActiveOrder,
  Film,
  MatchReport,
  OrderedAnswer,
  Outcome,
  Param,
  Params,
  Problem,
  Question,
  Seat,
  Viewer,
} from '@hardtop/kernel';
import * as z from 'zod';
import { liveTerms } from './live.ts';
import { layout, MOST_SEATS, type TableCard, tableTerms } from './tables.ts';

/** Games by HTTP, and what both HTTP and sockets show of them. */

const seat = z.int().min(0).max(63);
const params = z.record(z.string().max(40), z.int());

export const createGame = z.strictObject({
  ruleset: z.string().max(40),
  /** A scenario's id, or a whole scenario file. */
  scenario: z.union([z.string().max(80), z.record(z.string(), z.unknown())]),
  seats: z
    .array(
      z.strictObject({
        /** `open`: whoever comes may sit down; `referee`: nobody's own, the referee decides for it. */
        kind: z.enum(['human', 'bot', 'open', 'referee']),
        bot: z.string().max(40).optional(),
        vehicle: z.string().max(80).nullable().optional(),
      }),
    )
    .max(MOST_SEATS),
  dice: z.enum(['seed', 'hand']).optional(),
  /** Shown to everybody, since whoever chose it knows what will fall. Without it the seed is secret, and promised. */
  seed: z.string().min(1).max(100).optional(),
  /** No die falls before every person at a seat has added a share to the secret seed, or has said that they add none. */
  shares: z.boolean().optional(),
  /** Somebody sees everything and may correct it. */
  referee: z.boolean().optional(),
  ...layout,
  /** Others find it and sit down by themselves. */
  table: tableTerms.optional(),
  /** Clocks, and how late others look on. */
  terms: liveTerms.optional(),
});

export type CreateGame = z.infer<typeof createGame>;

/** Body of `POST /api/journals`: a journal to go on with, and who sits where (people everywhere if absent). With `row` it goes on after that row, by dice that nobody knows. */
export const uploadJournal = z.strictObject({
  journal: z.unknown(),
  row: z.int().min(0).max(100_000).optional(),
  seats: createGame.shape.seats.optional(),
  referee: z.boolean().optional(),
});

export type UploadJournal = z.infer<typeof uploadJournal>;

/** Body of `POST /api/games/:id/choices`; the seat's key goes in the Authorization header. */
export const makeChoice = z.strictObject({
  seat: seat.optional(),
  ask: z.string().max(40),
  option: z.string().max(200),
  params: params.optional(),
});

/** Body of `POST /api/games/:id/rematch`: the keys of the seats one plays, if not in the Authorization header. */
export const askRematch = z.strictObject({ keys: z.array(z.string().max(100)).max(17).optional() });

/** Body of `POST /api/games/:id/fork`: after which of its rows, and who sits where (people everywhere if absent). */
export const forkGame = z.strictObject({
  /** The last of them, where it is not said. */
  row: z.int().min(0).max(100_000).optional(),
  seats: createGame.shape.seats.optional(),
  referee: z.boolean().optional(),
});

/** Body of `PUT /api/games/:id/replay`: who may watch it and see it again; `renew`: by another link than before. */
export const changeReplay = z.strictObject({ access: z.enum(['public', 'private']), renew: z.boolean().optional() });

export type ChangeReplay = z.infer<typeof changeReplay>;

/** The answer of `GET` and `PUT /api/games/:id/replay`, for those whose game it is. */
export interface ReplayAccess {
  readonly access: 'public' | 'private';
  /** What opens it to whoever has no seat; null where nothing is needed. */
  readonly secret: string | null;
}

/** Body of `POST /api/games/:id/agree`: for which of the seats whose key is in the Authorization header. */
export const agreeToRules = z.strictObject({ seat: seat.optional() });

/** Query of `GET /api/games/:id/film`: whose eyes; those of the key if absent. */
export const askFilm = z.strictObject({
  as: z
    .union([z.literal('spectator'), z.literal('referee'), z.string().regex(/^\d{1,2}$/)], {
      error: 'Must be "spectator", "referee" or the number of a seat.',
    })
    .transform((as): Viewer => (as === 'spectator' ? null : as === 'referee' ? as : Number(as)))
    .optional(),
});

export interface CreatedGame {
  readonly game: string;
  /** One secret key per human seat. */
  readonly keys: readonly { readonly seat: Seat; readonly key: string }[];
  /** The referee's, where there is one. */
  readonly referee?: string;
  /** Of a table: the key of whoever opened it, and the secret of the link by which others sit down. */
  readonly host?: string;
  readonly invite?: string;
}

export interface SeatCard {
  readonly seat: Seat;
  readonly name: string;
  readonly plays: string;
  readonly kind: 'human' | 'bot';
  readonly bot?: string;
  /** Nobody sits there. */
  readonly open?: true;
  /** Nobody's own: the referee decides for it. */
  readonly neutral?: true;
  /** What whoever sits there wants to be called. */
  readonly by?: string;
}

/** What everybody may know of the dice. */
export type Fairness =
  /** From a secret seed; this names it, and the journal of the finished game tells it. */
  | { readonly kind: 'promised'; readonly commitment: string; readonly shares: boolean }
  /** From a seed that whoever opened the game chose: they may know what will fall. */
  | { readonly kind: 'chosen'; readonly seed: string }
  | { readonly kind: 'hand' }
  /** From a secret seed, by a stream that can be foretold from what has fallen. */
  | { readonly kind: 'old' };

export interface GameCard {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  readonly dice: 'seed' | 'hand';
  readonly fairness: Fairness;
  readonly seats: readonly SeatCard[];
  /** Whether it has a referee. */
  readonly referee: boolean;
  /** The game that it was taken up from, after so many rows; `game` is null where that was a file. */
  readonly forked?: { readonly game: string | null; readonly row: number };
  /** Absent for games of before there were tables. */
  readonly table?: TableCard;
}

/** The answer of `GET /api/games/:id`. */
export interface GameInfo extends GameCard {
  /** The version of the rules it is played under. */
  readonly version: string;
  /** How many there are once it is over; before that their number would tell of what is sealed. */
  readonly rows: number | null;
  readonly over: boolean;
  readonly outcome: Outcome | null;
  /** Why it cannot go on here, if it cannot. */
  readonly problem: Problem | null;
  /** The game that was played after it. */
  readonly rematch: string | null;
  readonly created: string;
  readonly updated: string;
}

/** The answer of `GET /api/health`, at once and always 200: this process lives. Of the database it says what is known, and asks nothing. */
export interface Health {
  readonly ok: true;
  readonly version: string;
  readonly database: { readonly kind: 'embedded' | 'postgresql'; readonly ok: boolean };
}

/** The answer of `GET /api/ready`; 503 with the same body when something cannot be served. */
export interface Readiness {
  readonly ok: boolean;
  readonly version: string;
  readonly database: { readonly kind: 'embedded' | 'postgresql'; readonly ok: boolean };
  readonly problems: readonly Problem[];
}

/** Everything one viewer sees of a game at one moment. */
export interface Snapshot {
  /** Rows committed so far, as many of them as this viewer may see. */
  readonly rows: number;
  readonly board: Board;
  /** The viewer's own open questions. Options beyond 16 kB of previews come without: ask for them. */
  readonly questions: readonly Question[];
  /** Who is awaited; what for is told to the seat itself and to the referee. */
  readonly waiting: readonly { readonly seat: Seat; readonly topic?: string }[];
  readonly outcome: Outcome | null;
  /** What the match leaves behind, once it is over. */
  readonly report: MatchReport | null;
  /** For each of the viewer's seats: can it take back its last answer? */
  readonly undo: readonly { readonly seat: Seat; readonly how: 'free' | 'consent' | 'no' }[];
  readonly undoRequest: { readonly seat: Seat } | null;
  readonly drawOffers: readonly Seat[];
  readonly orders: readonly ActiveOrder[];
  /** What standing orders answered for the viewer's seats since each one's own last answer; `open` goes back to it. */
  readonly ordered: readonly OrderedAnswer[];
  /** Seats that have still to add to the dice; until then nothing begins. Absent where none is awaited. */
  readonly shares?: readonly Seat[] | undefined;
}

/** Why a game stands still under the rules that are here, and what would let it go on. */
export interface Outdated {
  /** The version it was played under, and the one that is here. */
  readonly version: string;
  readonly here: string;
  /** Why it cannot go on as it is. */
  readonly problem: Problem;
  /** Why it cannot go on under the rules here either; null if it may once all agree. */
  readonly refusal: Problem | null;
  /** The seats that have agreed, and those that still have to. */
  readonly agreed: readonly Seat[];
  readonly awaited: readonly Seat[];
}

/** The answer of `POST /api/games/:id/agree`; null: all have agreed, and the game goes on. */
export interface AgreedGame {
  readonly outdated: Outdated | null;
}

/** The answer of `GET /api/games/:id/film`: one reel of it, to be watched by the kernel's `watch`. */
export interface GameFilm extends Film {
  /** Once the game is over: after which row of the journal each frame was shot, where that is known. A fork begins there. */
  readonly rows?: readonly (number | null)[];
}

export interface Saying {
  readonly row: number;
  readonly seat: Seat;
  readonly why: string;
}

export interface RulesetCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly version: string;
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: string;
    readonly summary: string;
    readonly seats: number;
    /** Who sits at each seat and what they play, by the scenario. */
    readonly places: readonly { readonly name: string; readonly plays: string }[];
    /** The bot that belongs to it, if not the first. */
    readonly bot?: string;
    /** Made for whoever has never played. */
    readonly isFirst?: true;
    /** The how-manieth of the lessons it is. */
    readonly lesson?: number;
    /** Ids of the vehicles that may be chosen for it, where not all may. */
    readonly picks?: readonly string[];
  }[];
  readonly vehicles: readonly { readonly id: string; readonly title: string; readonly summary: string }[];
  readonly bots: readonly { readonly id: string; readonly title: string; readonly summary: string }[];
  readonly orders: readonly {
    readonly id: string;
    readonly label: string;
    readonly summary: string;
    readonly params: readonly Param[];
  }[];
}

export type { Params };

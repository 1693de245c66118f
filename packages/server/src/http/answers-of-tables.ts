import {
  type ChangedTable,
  type LobbyPage,
  type LobbyTable,
  liveTerms,
  type OfferCard,
  type OfferedSeat,
  type PlannedTable,
  type TableCard,
  type TakenSeat,
} from '@hardtop/host/wire';
import type { AgreedTerms, TableTerm } from '@hardtop/kernel';
import * as z from 'zod';
import { answerOf } from './answer-schema.ts';

const seat = z.int().min(0).max(63);
const { clock, watchDelay } = liveTerms.shape;
const value = z.union([z.boolean(), z.string(), z.number()]);

const terms = answerOf<AgreedTerms>()(
  z.object({
    hash: z.string(),
    differs: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        summary: z.string(),
        rule: z.string().optional(),
        is: z.string(),
        book: z.string(),
      }),
    ),
  }),
);

const offer = answerOf<OfferCard>()(
  z.object({ seat, to: z.enum(['friend', 'bot', 'open', 'referee']), awaited: z.array(seat) }),
);

export const tableCard = answerOf<TableCard>()(
  z.object({
    title: z.string().nullable(),
    listed: z.boolean(),
    password: z.boolean(),
    invite: z.boolean(),
    terms,
    offers: z.array(offer),
    clock,
    watchDelay,
  }),
);

export const tablePlan = answerOf<PlannedTable>()(
  z.object({
    seats: z.array(z.object({ name: z.string(), plays: z.string() })),
    terms,
    list: z.array(
      answerOf<TableTerm>()(
        z.object({
          path: z.string(),
          title: z.string(),
          summary: z.string(),
          rule: z.string().optional(),
          choices: z.array(z.object({ value, title: z.string() })),
          usual: value,
        }),
      ),
    ),
    options: z.record(z.string(), value),
    sides: z.boolean(),
    crews: z.boolean(),
    hides: z.boolean(),
    watchDelay: z.int().min(0),
  }),
);

export const takenSeat = answerOf<TakenSeat>()(z.object({ game: z.string(), seat, key: z.string() }));

export const offeredSeat = answerOf<OfferedSeat>()(z.object({ claim: z.string().optional(), table: tableCard }));

export const changedTable = answerOf<ChangedTable>()(z.object({ table: tableCard, invite: z.string().optional() }));

/** What the table is like now, where no secret is told with it. */
export const shownTable = z.object({ table: tableCard });

export const watchKey = z.object({ game: z.string(), key: z.string().nullable() });

const lobbyTable = answerOf<LobbyTable>()(
  z.object({
    id: z.string(),
    title: z.string(),
    scenario: z.string(),
    ruleset: z.string(),
    password: z.boolean(),
    referee: z.boolean(),
    terms: z.object({ hash: z.string(), differs: z.int().min(0) }),
    seats: z.array(
      z.object({
        name: z.string(),
        plays: z.string(),
        sits: z.enum(['nobody', 'person', 'bot', 'referee']),
        by: z.string().optional(),
      }),
    ),
    clock,
    opened: z.string(),
  }),
);

export const lobbyPage = answerOf<LobbyPage>()(z.object({ tables: z.array(lobbyTable), next: z.string().nullable() }));

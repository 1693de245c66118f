// What the server answers about games. Fields that come later are no breach: objects are open.

import type {
  AgreedGame,
  CreatedGame,
  GameFilm,
  GameInfo,
  Health,
  Outdated,
  Readiness,
  ReplayAccess,
  RulesetCard,
  Snapshot,
} from '@hardtop/host/wire';
import type { Journal, MatchReport, Outcome, Param, Problem, RuleEntry } from '@hardtop/kernel';
import * as z from 'zod';
import type { ErrorBody } from '../wire/errors.ts';
import type { LabCard } from '../wire/lab.ts';
import { answerOf } from './answer-schema.ts';
import { tableCard } from './answers-of-tables.ts';

const count = z.int().min(0);
const seat = z.int().min(0).max(63);
const share = z.number().min(0).max(1);
/** What only a ruleset, or the kernel, can say more of. */
const open = z.looseObject({});

export const problem = answerOf<Problem>()(
  z.object({
    code: z.string().meta({ description: 'For programs.' }),
    message: z.string().meta({ description: 'For people.' }),
    field: z.string().optional(),
    rule: z.string().optional(),
    legal: z.array(z.string()).optional(),
  }),
);

export const errorBody = answerOf<ErrorBody>()(z.object({ problems: z.array(problem) }));

const secretKey = z.string().meta({ description: 'Secret: whoever has it plays the seat.' });

export const createdGame = answerOf<CreatedGame>()(
  z.object({
    game: z.string(),
    keys: z.array(z.object({ seat, key: secretKey })),
    referee: z.string().optional(),
    host: z.string().optional(),
    invite: z.string().optional(),
  }),
);

const outcome = answerOf<Outcome>()(
  z.object({ kind: z.enum(['win', 'draw']), winners: z.array(seat), reason: z.string(), rule: z.string() }),
);

const seatCard = z.object({
  seat,
  name: z.string(),
  plays: z.string(),
  kind: z.enum(['human', 'bot']),
  bot: z.string().optional(),
  open: z.literal(true).optional(),
  neutral: z.literal(true).optional(),
  by: z.string().optional(),
});

const fairness = z.union([
  z.object({ kind: z.literal('promised'), commitment: z.string(), shares: z.boolean() }),
  z.object({ kind: z.literal('chosen'), seed: z.string() }),
  z.object({ kind: z.enum(['hand', 'old']) }),
]);

export const gameInfo = answerOf<GameInfo>()(
  z.object({
    id: z.string(),
    ruleset: z.string(),
    version: z.string(),
    title: z.string(),
    dice: z.enum(['seed', 'hand']),
    fairness,
    seats: z.array(seatCard),
    referee: z.boolean(),
    forked: z.object({ game: z.string().nullable(), row: count }).optional(),
    table: tableCard.optional(),
    rows: count.nullable(),
    over: z.boolean(),
    outcome: outcome.nullable(),
    problem: problem.nullable(),
    rematch: z.string().nullable(),
    created: z.iso.datetime(),
    updated: z.iso.datetime(),
  }),
);

export const report = answerOf<MatchReport>()(
  z.object({
    length: z.string(),
    entries: z.array(
      z.object({
        piece: z.string(),
        name: z.string(),
        seat: seat.nullable(),
        design: z.string().nullable(),
        fate: z.enum(['whole', 'damaged', 'broken', 'lost']),
        notes: z.array(z.string()),
        items: z.array(
          z.object({ id: z.string(), label: z.string(), kind: z.string(), now: z.number(), full: z.number() }),
        ),
        work: z.array(z.string()).optional(),
        people: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            seat: seat.nullable(),
            fate: z.enum(['unhurt', 'wounded', 'unconscious', 'dead']),
            awards: z.array(z.object({ label: z.string(), points: z.number(), why: z.array(z.string()) })).optional(),
          }),
        ),
      }),
    ),
  }),
);

const param = answerOf<Param>()(
  z.object({
    name: z.string(),
    label: z.string(),
    min: z.number(),
    max: z.number(),
    step: z.number(),
    unit: z.string().optional(),
    start: z.number().optional(),
    names: z.array(z.string()).optional(),
  }),
);

const params = z.record(z.string(), z.number());

const question = z.looseObject({
  id: z.string(),
  seat,
  topic: z.string(),
  rule: z.string(),
  prompt: z.string(),
  options: z.array(z.looseObject({ id: z.string(), label: z.string(), params: z.array(param) })),
  suggested: z.object({ option: z.string(), params }).optional(),
});

export const snapshot = answerOf<Snapshot>()(
  z.object({
    rows: count,
    board: open.meta({ description: 'What one sees of the map, the sheets and the clock.' }),
    questions: z.array(question),
    waiting: z.array(z.object({ seat, topic: z.string().optional() })),
    outcome: outcome.nullable(),
    report: report.nullable(),
    undo: z.array(z.object({ seat, how: z.enum(['free', 'consent', 'no']) })),
    undoRequest: z.object({ seat }).nullable(),
    drawOffers: z.array(seat),
    orders: z.array(open),
    ordered: z.array(open),
    shares: z.array(seat).optional(),
  }),
);

export const storedChoice = z.object({ rows: count });

export const agreedGame = answerOf<AgreedGame>()(
  z.object({
    outdated: answerOf<Outdated>()(
      z.object({
        version: z.string(),
        here: z.string(),
        problem,
        refusal: problem.nullable(),
        agreed: z.array(seat),
        awaited: z.array(seat),
      }),
    ).nullable(),
  }),
);

export const journal = answerOf<Journal>()(
  z.object({
    ruleset: z.string(),
    version: z.string(),
    setup: z.unknown(),
    seed: z.string().optional(),
    dice: z.looseObject({ script: z.array(z.int()), after: z.enum(['seed', 'hand', 'stop']) }),
    rows: z.array(z.looseObject({ n: z.int().min(1), kind: z.string() })),
    commitment: z.string().optional(),
    audience: z.union([seat, z.literal('referee'), z.null()]).optional(),
    partial: z.literal(true).optional(),
    resumed: open.optional(),
  }),
);

const viewer = z.union([seat, z.literal('referee'), z.null()]);

export const film = answerOf<GameFilm>()(
  z.object({
    ruleset: z.string(),
    version: z.string(),
    seats: z.array(z.looseObject({ seat, name: z.string(), plays: z.string() })),
    outcome: outcome.nullable(),
    reels: z.array(z.looseObject({ viewer })),
    rows: z.array(z.int().nullable()).optional(),
  }),
);

export const replayAccess = answerOf<ReplayAccess>()(
  z.object({ access: z.enum(['public', 'private']), secret: z.string().nullable() }),
);

const database = z.object({ kind: z.enum(['embedded', 'postgresql']), ok: z.boolean() });

export const health = answerOf<Health>()(z.object({ ok: z.literal(true), version: z.string(), database }));

export const readiness = answerOf<Readiness>()(
  z.object({ ok: z.boolean(), version: z.string(), database, problems: z.array(problem) }),
);

const titled = z.object({ id: z.string(), title: z.string(), summary: z.string() });

export const rulesetCards = answerOf<readonly RulesetCard[]>()(
  z.array(
    answerOf<RulesetCard>()(
      z.object({
        ...titled.shape,
        version: z.string(),
        scenarios: z.array(
          z.object({
            ...titled.shape,
            seats: count,
            places: z.array(z.object({ name: z.string(), plays: z.string() })),
            bot: z.string().optional(),
            isFirst: z.literal(true).optional(),
            lesson: count.optional(),
            picks: z.array(z.string()).optional(),
          }),
        ),
        vehicles: z.array(titled),
        bots: z.array(titled),
        orders: z.array(z.object({ id: z.string(), label: z.string(), summary: z.string(), params: z.array(param) })),
      }),
    ),
  ),
);

export const ruleIndex = answerOf<readonly RuleEntry[]>()(
  z.array(
    answerOf<RuleEntry>()(
      z.looseObject({ id: z.string(), title: z.string(), summary: z.string(), page: z.string().optional() }),
    ),
  ),
);

export const scenarioFile = z.looseObject({}).meta({ description: 'What a scenario is, only its ruleset knows.' });

export const openApi = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), open) });

const named = z.object({ id: z.string(), title: z.string() });
const score = { games: count, wins: count, draws: count, share, low: share, high: share };

export const labCard = answerOf<LabCard>()(
  z.object({
    id: z.string(),
    ruleset: z.string(),
    version: z.string(),
    scenario: named,
    vehicles: z.array(named),
    bot: z.string(),
    seed: z.string(),
    state: z.enum(['running', 'done', 'cancelled', 'broken']),
    done: count,
    games: count,
    problem: problem.nullable(),
    cells: z.array(z.object({ row: count, column: count, ...score })),
    totals: z.array(z.object({ row: count, ...score })),
    digest: z.string().nullable(),
  }),
);

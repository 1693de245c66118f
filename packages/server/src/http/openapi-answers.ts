import * as z from 'zod';

// What the server answers, for its description. Fields that come later are no breach: objects are open.

const count = z.int().min(0);
const seat = z.int().min(0).max(63);
const share = z.number().min(0).max(1);

const problem = z.looseObject({
  code: z.string().meta({ description: 'For programs.' }),
  message: z.string().meta({ description: 'For people.' }),
  field: z.string().optional(),
  rule: z.string().optional(),
  legal: z.array(z.string()).optional(),
});

export const errorBody = z.object({ problems: z.array(problem) });

export const away = z.looseObject({ until: z.string().nullable(), left: count, latest: z.string() });

export const createdGame = z.looseObject({
  game: z.string(),
  keys: z.array(z.object({ seat, key: z.string().meta({ description: 'Secret: whoever has it plays the seat.' }) })),
  referee: z.string().optional(),
});

export const gameInfo = z.looseObject({
  id: z.string(),
  ruleset: z.string(),
  version: z.string(),
  title: z.string(),
  dice: z.enum(['seed', 'hand']),
  fairness: z.looseObject({ kind: z.enum(['promised', 'chosen', 'hand', 'old']) }),
  seats: z.array(z.looseObject({ seat, name: z.string(), plays: z.string(), kind: z.string() })),
  referee: z.boolean(),
  forked: z.object({ game: z.string().nullable(), row: count }).optional(),
  rows: count.nullable(),
  over: z.boolean(),
  outcome: z.looseObject({}).nullable(),
  problem: problem.nullable(),
  rematch: z.string().nullable(),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
});

export const snapshot = z.looseObject({
  rows: count,
  board: z.looseObject({}),
  questions: z.array(z.looseObject({ id: z.string(), seat })),
  waiting: z.array(z.looseObject({ seat })),
  outcome: z.looseObject({}).nullable(),
});

export const storedChoice = z.object({ rows: count });

export const journal = z.looseObject({
  ruleset: z.string(),
  version: z.string(),
  dice: z.looseObject({ after: z.string() }),
  rows: z.array(z.looseObject({ n: z.int().min(1), kind: z.string() })),
});

export const health = z.object({
  ok: z.literal(true),
  version: z.string(),
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), ok: z.boolean() }),
});

export const readiness = health.extend({ ok: z.boolean(), problems: z.array(problem) });

export const rulesetCards = z.array(
  z.looseObject({
    id: z.string(),
    title: z.string(),
    version: z.string(),
    scenarios: z.array(z.looseObject({ id: z.string(), title: z.string(), seats: count })),
    vehicles: z.array(z.looseObject({ id: z.string(), title: z.string() })),
    bots: z.array(z.looseObject({ id: z.string(), title: z.string() })),
  }),
);

const score = { games: count, wins: count, draws: count, share, low: share, high: share };

export const labCard = z.looseObject({
  id: z.string(),
  ruleset: z.string(),
  version: z.string(),
  state: z.enum(['running', 'done', 'cancelled', 'broken']),
  done: count,
  games: count,
  cells: z.array(z.object({ row: count, column: count, ...score })),
  totals: z.array(z.object({ row: count, ...score })),
  digest: z.string().nullable(),
});

export const replayAccess = z.object({ access: z.enum(['public', 'private']), secret: z.string().nullable() });

export const anything = z.unknown();

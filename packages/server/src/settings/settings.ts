import { homedir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { type ClientLimits, LIMITS_SYNTAX, parseLimits, USUAL_LIMITS } from './limits.ts';
import { type NoticeSettings, noticeEnvironment, noticeProblem, noticesOf } from './notice-settings.ts';
import { StartProblem } from './start-problem.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** To whom `/metrics` is served. */
const METRICS_AUDIENCES = ['off', 'loopback', 'everyone'] as const;
export type MetricsAudience = (typeof METRICS_AUDIENCES)[number];

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Where the embedded database lives; unused with `databaseUrl`. */
  readonly dataFolder: string;
  readonly databaseUrl: string | null;
  readonly log: LogLevel;
  readonly metrics: MetricsAudience;
  /** What one client may take; null: as much as it likes. */
  readonly limits: ClientLimits | null;
  /** How much memory the tables may take together, in megabytes; null: half of what the process may have. */
  readonly tableMegabytes: number | null;
  /** Proxies whose word is taken for who asks: addresses, networks, or `loopback`. */
  readonly proxies: readonly string[];
  /** Sites besides this one whose pages may open sockets. */
  readonly origins: readonly string[];
  /** What cookies are signed and kept keys are sealed with; null: one that the database keeps. */
  readonly secret: string | null;
  /** Where other nodes on the same database reach this one; null: where it listens. */
  readonly nodeUrl: string | null;
  /** How many processes serve this address together; more than one only with `databaseUrl`. */
  readonly nodes: number;
  /** How late a game that hides something is shown to those who only look on, in seconds. */
  readonly watchDelay: number;
  /** How people are told who are not at the table. */
  readonly notices: NoticeSettings;
  /** After how many days without a touch a game is put away as a file; null: never. */
  readonly archiveDays: number | null;
  /** After how many days more it is deleted; null: never. */
  readonly deleteDays: number | null;
}

const WATCH_DELAY = 60;

/** Where a database is shared, the folder may not be: there it is for the operator to say. */
const ARCHIVE_DAYS = 180;

type Environment = Readonly<Record<string, string | undefined>>;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535');

const megabytes = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number of megabytes')
  .transform(Number);

const MOST_NODES = 64;

const nodes = z
  .string()
  .regex(/^[1-9]\d?$/, `must be a whole number from 1 to ${MOST_NODES}`)
  .transform(Number)
  .refine((value) => value <= MOST_NODES, `must be a whole number from 1 to ${MOST_NODES}`);

const seconds = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number of seconds')
  .transform(Number)
  .refine((value) => value <= 86_400, 'must be at most a day, 86400 seconds');

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, 'must look like postgresql://user:password@host:5432/database');

const days = z
  .string()
  .regex(/^(off|[1-9]\d{0,4})$/, 'must be a number of days, or "off"')
  .transform((text) => (text === 'off' ? null : Number(text)));

const limits = z.string().transform((text, context) => {
  const read = parseLimits(text);
  if (read !== null) return read.limits;
  context.addIssue({ code: 'custom', message: LIMITS_SYNTAX });
  return z.NEVER;
});

const list = (each: RegExp, message: string) =>
  z
    .string()
    .max(4096)
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter((one) => one !== ''),
    )
    .refine((all) => all.every((one) => each.test(one)), message);

const proxies = list(
  /^(loopback|linklocal|uniquelocal|[\da-f.:]+(\/\d{1,3})?)$/,
  'must list addresses or networks, such as loopback or 10.0.0.0/8',
);

const origins = list(/^https?:\/\/[^/\s]+$/, 'must list origins, such as https://example.org');

const environment = z.object({
  PORT: port.optional(),
  HOST: z.string().max(255).optional(),
  HARDTOP_DATA: z.string().max(4096).optional(),
  DATABASE_URL: databaseUrl.optional(),
  HARDTOP_LOG: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  HARDTOP_METRICS: z.enum(METRICS_AUDIENCES, `must be one of ${METRICS_AUDIENCES.join(', ')}`).optional(),
  HARDTOP_LIMITS: limits.optional(),
  HARDTOP_TABLE_MB: megabytes.optional(),
  HARDTOP_PROXIES: proxies.optional(),
  HARDTOP_ORIGINS: origins.optional(),
  HARDTOP_SECRET: z.string().min(32, 'must be 32 characters or more, by chance').max(1024).optional(),
  HARDTOP_NODE_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, 'must look like http://10.0.0.7:4400')
    .optional(),
  HARDTOP_NODES: nodes.optional(),
  HARDTOP_WATCH_DELAY: seconds.optional(),
  ...noticeEnvironment,
  HARDTOP_ARCHIVE_DAYS: days.optional(),
  HARDTOP_DELETE_DAYS: days.optional(),
});

/** Reads the environment; throws a `StartProblem` that names the variable. An empty value counts as absent. */
export function parseSettings(env: Environment): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartProblem('setting', parsed.error.issues.map(describeIssue).join('; '));
  const incomplete = noticeProblem(parsed.data) ?? nodesProblem(parsed.data);
  if (incomplete !== null) throw new StartProblem('setting', incomplete);
  const { PORT, HOST, HARDTOP_DATA, DATABASE_URL, HARDTOP_LOG, HARDTOP_LIMITS } = parsed.data;
  return {
    port: PORT ?? 4400,
    host: HOST ?? '127.0.0.1',
    dataFolder: path.resolve(HARDTOP_DATA ?? defaultDataFolder(env)),
    databaseUrl: DATABASE_URL ?? null,
    log: HARDTOP_LOG ?? 'warn',
    metrics: parsed.data.HARDTOP_METRICS ?? 'loopback',
    limits: HARDTOP_LIMITS === undefined ? USUAL_LIMITS : HARDTOP_LIMITS,
    tableMegabytes: parsed.data.HARDTOP_TABLE_MB ?? null,
    proxies: parsed.data.HARDTOP_PROXIES ?? [],
    origins: parsed.data.HARDTOP_ORIGINS ?? [],
    secret: parsed.data.HARDTOP_SECRET ?? null,
    nodeUrl: parsed.data.HARDTOP_NODE_URL ?? null,
    nodes: parsed.data.HARDTOP_NODES ?? 1,
    notices: noticesOf(parsed.data),
    watchDelay: parsed.data.HARDTOP_WATCH_DELAY ?? WATCH_DELAY,
    ...retentionOf(parsed.data),
  };
}

function nodesProblem({
  HARDTOP_NODES = 1,
  DATABASE_URL,
  HARDTOP_NODE_URL,
}: z.infer<typeof environment>): string | null {
  if (HARDTOP_NODES === 1) return null;
  if (DATABASE_URL === undefined)
    return `HARDTOP_NODES is ${HARDTOP_NODES}, but a data folder has one server: several nodes need a PostgreSQL, set DATABASE_URL`;
  if (HARDTOP_NODE_URL === undefined) return null;
  return 'HARDTOP_NODES and HARDTOP_NODE_URL do not go together: each of several nodes has an address of its own, on this machine';
}

function retentionOf({ DATABASE_URL, HARDTOP_ARCHIVE_DAYS, HARDTOP_DELETE_DAYS = null }: z.infer<typeof environment>) {
  const usual = DATABASE_URL === undefined ? ARCHIVE_DAYS : null;
  return {
    archiveDays: HARDTOP_ARCHIVE_DAYS === undefined ? usual : HARDTOP_ARCHIVE_DAYS,
    deleteDays: HARDTOP_DELETE_DAYS,
  };
}

// The value itself is not repeated: a mistyped DATABASE_URL may hold a password.
function describeIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message}`;
}

/** Per user, where the system keeps such things, so that a game is found again from any folder. */
export function defaultDataFolder(env: Environment, platform: NodeJS.Platform = process.platform): string {
  const home = env.HOME ?? homedir();
  if (platform === 'win32') return path.join(env.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local'), 'hardtop');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'hardtop');
  return path.join(env.XDG_DATA_HOME ?? path.join(home, '.local', 'share'), 'hardtop');
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreatedGame } from '@hardtop/host/wire';
import { toy } from '@hardtop/kernel/toy';
import { NO_NOTICES } from '../settings/notice-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { type RunningServer, type StartOptions, startServer } from '../start.ts';
import type { ErrorBody } from '../wire/errors.ts';
import { entryOf } from './entries.ts';

const folders: string[] = [];
const servers: RunningServer[] = [];

export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hardtop-'));
  folders.push(folder);
  return folder;
}

export function toySettings(more: Partial<Settings> = {}): Settings {
  const kept = { archiveDays: null, deleteDays: null };
  const unlimited = {
    limits: null,
    tableMegabytes: null,
    proxies: [],
    origins: [],
    secret: null,
    nodeUrl: null,
    nodes: 1,
    watchDelay: 0,
    notices: NO_NOTICES,
    ...kept,
  };
  return {
    port: 0,
    host: '127.0.0.1',
    dataFolder: makeFolder(),
    databaseUrl: null,
    log: 'silent',
    metrics: 'loopback',
    ...unlimited,
    ...more,
  };
}

/** How long a database is waited for where its silence is not what is looked at: a busy machine may take its time. */
const answerMilliseconds = 60_000;

/** A server in this process, on any free port, with the kernel's toy as its one ruleset. */
export async function startToyServer(more: Partial<Settings> = {}, options: StartOptions = {}): Promise<RunningServer> {
  const server = await startServer(toySettings(more), { rulesets: [entryOf(toy)], answerMilliseconds, ...options });
  servers.push(server);
  return server;
}

/** For `afterAll`: everything that was started and made. Closing twice does no harm. */
export async function cleanUp(): Promise<void> {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export async function get<T>(address: string, key?: string, signal: AbortSignal | null = null): Promise<Answer<T>> {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(address, { headers, signal });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

export async function post<T>(address: string, body: unknown, key?: string): Promise<Answer<T>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

export async function refusal(answer: Promise<Answer<ErrorBody>>) {
  const { status, body } = await answer;
  return { status, problem: body.problems[0] };
}

type SeatKind = 'human' | 'bot';

/** A game of the toy; people on all seats unless told otherwise. */
export async function createToyGame(
  address: string,
  kinds: readonly SeatKind[] = ['human', 'human'],
  more: object = {},
): Promise<CreatedGame> {
  const seats = kinds.map((kind) => ({ kind }));
  const answer = await post<CreatedGame>(`${address}/api/games`, { ruleset: 'toy', scenario: 'short', seats, ...more });
  if (answer.status !== 201) throw new Error(`no game: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export function keyOf(created: CreatedGame, seat: number): string {
  const found = created.keys.find((key) => key.seat === seat);
  if (found === undefined) throw new Error(`no key for seat ${seat}`);
  return found.key;
}

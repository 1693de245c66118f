import type { Journal, Problem, Result, Seat } from '@hardtop/kernel';
import type { CreatedGame, CreateGame, ErrorBody, GameFilm, GameInfo, RulesetCard } from '@hardtop/server/wire';
import { noteAnswer, useReach } from '../base/reach.ts';
import { isHere } from '../here/here-id.ts';

/** Why a request failed, in words for people. `status` is 0 when no server answered. */
interface Failure {
  readonly status: number;
  readonly problems: readonly Problem[];
}

export type Reply<T> = Result<T, Failure>;

function failure(status: number, message: string, code = 'http'): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: { status, problems: [{ code, message }] } };
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'problems' in body && Array.isArray(body.problems);
}

export async function request<T>(path: string, init?: RequestInit): Promise<Reply<T>> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    noteAnswer(0);
    return failure(0, 'The server does not answer. Nothing of yours is lost; try again in a moment.', 'offline');
  }
  const body: unknown = await response.json().catch(() => null);
  // A refusal in the server's own words comes from a server that is there, whatever it lacks.
  noteAnswer(isErrorBody(body) ? 200 : response.status);
  if (response.ok) return { ok: true, value: body as T };
  if (isErrorBody(body)) return { ok: false, error: { status: response.status, problems: body.problems } };
  if (response.status >= 502) return failure(response.status, 'The server is not up yet. Try again in a moment.');
  return failure(response.status, `The server answered ${response.status} and gave no reason.`);
}

function post<T>(path: string, body: unknown): Promise<Reply<T>> {
  return request<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

/** Games on this device; what they need is loaded when there is one. */
const here = async () => (await import('../here/games-here.ts')).gamesHere;

/** Where nobody elsewhere is needed, this device does for a server that is away. */
async function create(body: CreateGame, needsServer: boolean): Promise<Reply<CreatedGame>> {
  if (needsServer || !useReach.getState().isAway) {
    const reply = await post<CreatedGame>('/api/games', body);
    if (needsServer || reply.ok || !useReach.getState().isAway) return reply;
  }
  return (await here()).create(body);
}

async function scenario(ruleset: string, id: string): Promise<Reply<Readonly<Record<string, unknown>>>> {
  const path = `/api/rulesets/${encodeURIComponent(ruleset)}/scenarios/${encodeURIComponent(id)}`;
  const reply = await request<Readonly<Record<string, unknown>>>(path);
  return reply.ok || !useReach.getState().isAway ? reply : (await here()).scenario(ruleset, id);
}

export const api = {
  health: () => request<unknown>('/api/health'),
  rulesets: () => request<readonly RulesetCard[]>('/api/rulesets'),
  create,
  game: (id: string) => request<GameInfo>(game(id)),
  journal: async (id: string): Promise<Reply<Journal>> =>
    isHere(id) ? (await here()).journal(id) : request<Journal>(`${game(id)}/journal`),
  /** What a viewer saw; a seat's own needs its key while the game lives. */
  film: (id: string, as: Seat | null, key: string | null) =>
    request<GameFilm>(
      `${game(id)}/film?as=${as ?? 'spectator'}`,
      key === null ? {} : { headers: { authorization: `Bearer ${key}` } },
    ),
  scenario,
  rematch: async (id: string, keys: readonly string[]): Promise<Reply<CreatedGame>> =>
    isHere(id) ? (await here()).rematch(id) : post<CreatedGame>(`${game(id)}/rematch`, { keys }),
  /** Goes on with a game from its journal, all seats played by people. */
  goOn: (journal: unknown) => post<CreatedGame>('/api/journals', { journal }),
  /** Takes a game of this device to the server, and off the device once the server has it. */
  moveToServer: async (id: string): Promise<Reply<CreatedGame>> => {
    const games = await here();
    const journal = await games.journal(id);
    if (!journal.ok) return journal;
    const reply = await post<CreatedGame>('/api/journals', { journal: journal.value, seats: await games.seats(id) });
    if (reply.ok) await games.forget(id);
    return reply;
  },
  /** A game of this device is its journal: forgotten, it is gone. */
  forget: async (id: string): Promise<void> => {
    if (isHere(id)) await (await here()).forget(id);
  },
} as const;

export function socketUrl(id: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${game(id)}/socket`;
}

/** One sentence per problem, with what would be legal where that is short. */
export function explain(problems: readonly Problem[]): string {
  return problems
    .map(({ message, legal }) => {
      const few = legal !== undefined && legal.length > 0 && legal.length <= 6;
      return few ? `${message} Legal: ${legal.join(', ')}.` : message;
    })
    .join(' ');
}

import type { Journal, Problem, Result, Seat } from '@hardtop/kernel';
import type { CreatedGame, CreateGame, ErrorBody, GameFilm, GameInfo, RulesetCard } from '@hardtop/server/wire';

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

async function request<T>(path: string, init?: RequestInit): Promise<Reply<T>> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    return failure(0, 'The server does not answer. Nothing of yours is lost; try again in a moment.', 'offline');
  }
  const body: unknown = await response.json().catch(() => null);
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

export const api = {
  rulesets: () => request<readonly RulesetCard[]>('/api/rulesets'),
  create: (body: CreateGame) => post<CreatedGame>('/api/games', body),
  game: (id: string) => request<GameInfo>(game(id)),
  journal: (id: string) => request<Journal>(`${game(id)}/journal`),
  /** What a viewer saw; a seat's own needs its key while the game lives. */
  film: (id: string, as: Seat | null, key: string | null) =>
    request<GameFilm>(
      `${game(id)}/film?as=${as ?? 'spectator'}`,
      key === null ? {} : { headers: { authorization: `Bearer ${key}` } },
    ),
  scenario: (ruleset: string, id: string) =>
    request<Readonly<Record<string, unknown>>>(
      `/api/rulesets/${encodeURIComponent(ruleset)}/scenarios/${encodeURIComponent(id)}`,
    ),
  rematch: (id: string, keys: readonly string[]) => post<CreatedGame>(`${game(id)}/rematch`, { keys }),
  /** Goes on with a game from its journal, all seats played by people. */
  goOn: (journal: unknown) => post<CreatedGame>('/api/journals', { journal }),
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

import type { Seat } from '@hardtop/kernel';
import type {
  ChangedTable,
  ChangeTable,
  CreatedGame,
  CreateGame,
  GameInfo,
  LobbyPage,
  OfferedSeat,
  OfferSeat,
  PlannedTable,
  PlanTable,
  TakenSeat,
  TakeSeat,
} from '@hardtop/server/wire';
import { type Reply, request } from './api.ts';

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;
const seatAt = (id: string, seat: Seat) => `${game(id)}/seats/${seat}`;

function send<T>(path: string, body: unknown, key?: string, method = 'POST'): Promise<Reply<T>> {
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  return request<T>(path, { method, headers, body: JSON.stringify(body) });
}

export const tableApi = {
  plan: (asked: PlanTable) => send<PlannedTable>('/api/tables/plan', asked),
  open: (asked: CreateGame) => send<CreatedGame>('/api/games', asked),
  info: (id: string) => request<GameInfo>(game(id)),
  /** Whether a key still opens a seat; what could not be asked is not known to be wrong. */
  fits: async (id: string, key: string): Promise<boolean> => {
    const seen = await request<unknown>(`${game(id)}/snapshot`, { headers: { authorization: `Bearer ${key}` } });
    return seen.ok || !seen.error.problems.some(({ code }) => code === 'key');
  },
  more: (after: string) => request<LobbyPage>(`/api/lobby?after=${encodeURIComponent(after)}`),
  take: (id: string, seat: Seat, how: TakeSeat) => send<TakenSeat>(`${seatAt(id, seat)}/take`, how),
  watch: (id: string, password: string) => send<{ readonly key: string | null }>(`${game(id)}/watch`, { password }),
  leave: (id: string, seat: Seat, key: string) => send<unknown>(`${seatAt(id, seat)}/leave`, {}, key),
  renew: (id: string, seat: Seat, key: string) => send<TakenSeat>(`${seatAt(id, seat)}/key`, {}, key),
  offer: (id: string, seat: Seat, to: OfferSeat, key: string) =>
    send<OfferedSeat>(`${seatAt(id, seat)}/offer`, to, key),
  agree: (id: string, seat: Seat, grant: boolean, key: string) =>
    send<unknown>(`${seatAt(id, seat)}/agree`, { grant }, key),
  fork: (id: string, asked: Pick<CreateGame, 'seats' | 'referee'>, key: string) =>
    send<CreatedGame>(`${game(id)}/fork`, asked, key),
  change: (id: string, change: ChangeTable, key: string) =>
    send<ChangedTable>(`${game(id)}/table`, change, key, 'PATCH'),
} as const;

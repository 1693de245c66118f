import type { CreatedGame, CreateGame } from '@hardtop/host/wire';
import type { Journal, Problem, Result } from '@hardtop/kernel';
import { loadTable } from '@hardtop/rulesets/tables';
import { dropGame, readGame } from './games-disk.ts';
import type { FromTable, ToTable } from './host-messages.ts';
import { startHost } from './local-wire.ts';

// What the server does for games, on this device.

type Reply<T> = Result<T, { readonly status: number; readonly problems: readonly Problem[] }>;

const failed = (problems: readonly Problem[], status = 422): Reply<never> => ({
  ok: false,
  error: { status, problems },
});

const NO_HOST: readonly Problem[] = [
  {
    code: 'page',
    message: 'The rules did not come: this device has not kept all of the page yet. Open it once with a network.',
  },
];
const NO_GAME: readonly Problem[] = [{ code: 'unknown-game', message: 'This device has no such game any more.' }];

function made(asked: ToTable): Promise<Reply<CreatedGame>> {
  return new Promise((resolve) => {
    const host = startHost();
    const done = (reply: Reply<CreatedGame>) => {
      host.terminate();
      resolve(reply);
    };
    host.onmessage = ({ data }: MessageEvent<FromTable>) => {
      if (data.t !== 'made') return;
      if (!data.made.ok) return done(failed(data.made.error));
      const { id, seats, referee } = data.made.value;
      // Nobody asks for keys here; that there are some says who plays.
      const keys = seats.filter(({ kind }) => kind === 'human').map(({ seat }) => ({ seat, key: id }));
      done({ ok: true, value: { game: id, keys, ...(referee ? { referee: id } : {}) } });
    };
    host.onerror = () => done(failed(NO_HOST, 0));
    host.postMessage(asked);
  });
}

export const gamesHere = {
  create: (asked: CreateGame) => made({ t: 'create', asked }),
  rematch: (id: string) => made({ t: 'rematch', id }),
  journal: async (id: string): Promise<Reply<Journal>> => {
    const game = await readGame(id).catch(() => null);
    return game === null ? failed(NO_GAME, 404) : { ok: true, value: game.journal };
  },
  /** Who sits where, as the server asks for it when it takes a journal in. */
  seats: async (id: string): Promise<CreateGame['seats']> =>
    ((await readGame(id))?.seats ?? []).map(({ kind, bot }) => (bot === undefined ? { kind } : { kind, bot })),
  forget: (id: string): Promise<void> => dropGame(id),
  scenario: async (ruleset: string, id: string): Promise<Reply<Readonly<Record<string, unknown>>>> => {
    const table = await loadTable(ruleset)?.catch(() => undefined);
    const file: unknown = table?.scenarios.find((scenario) => scenario.id === id)?.file;
    return typeof file === 'object' && file !== null ? { ok: true, value: { ...file } } : failed(NO_HOST, 0);
  },
} as const;

import type { Problem, Seat } from '@hardtop/kernel';
import type { ChangeTable, OfferSeat } from '@hardtop/server/wire';
import { useState } from 'preact/compat';
import { addKey, gameOf, useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';
import { explain, type Reply } from '../net/api.ts';
import { tableApi } from '../net/table-api.ts';
import type { DoorSecret } from './door-secret.ts';
import { keepOwnName, named } from './own-name.ts';
import { renewKey } from './renew-key.ts';

/** What can be done at a table's door. */
export interface Door {
  readonly problem: string | null;
  /** It is that others have not yet agreed. */
  readonly isAwaiting: boolean;
  readonly busy: boolean;
  take(seat: Seat, name: string, password: string): void;
  watch(password: string): void;
  leave(seat: Seat, key: string): void;
  renew(seat: Seat, key: string): void;
  /** Gives what opens the seat, where it is for a friend. */
  offer(seat: Seat, to: OfferSeat, key: string): Promise<string | null>;
  agree(seat: Seat, grant: boolean, key: string): void;
  change(change: ChangeTable, key: string): void;
}

/** It opens nothing any more. */
export const dropKey = (id: string, seat: Seat): void => {
  const keys = (gameOf(id)?.keys ?? []).filter((own) => own.seat !== seat);
  useMyGames.getState().remember({ id, keys });
};

/** How somebody shows that they may sit down. */
function passOf(opens: DoorSecret, seat: Seat, password: string) {
  if (opens.kind === 'claim' && opens.seat === seat) return { claim: opens.claim };
  if (opens.kind === 'invite') return { invite: opens.invite };
  return password === '' ? {} : { password };
}

export function useDoor(id: string, opens: DoorSecret, look: () => void): Door {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  const doing = async <T>(asked: Promise<Reply<T>>): Promise<T | null> => {
    setBusy(true);
    const reply = await asked;
    setBusy(false);
    setProblems(reply.ok ? [] : reply.error.problems);
    look();
    return reply.ok ? reply.value : null;
  };
  const take = async (seat: Seat, name: string, password: string) => {
    keepOwnName(name);
    const taken = await doing(tableApi.take(id, seat, { ...named(name), ...passOf(opens, seat, password) }));
    if (taken === null) return;
    addKey(id, { seat, key: taken.key });
    navigate(paths.game(id));
  };
  const watch = async (password: string) => {
    const pass = await doing(tableApi.watch(id, password));
    if (pass === null) return;
    if (pass.key !== null) useMyGames.getState().remember({ id, watch: pass.key });
    navigate(paths.game(id));
  };
  return {
    problem: problems.length === 0 ? null : explain(problems),
    isAwaiting: problems.some(({ code }) => code === 'awaited'),
    busy,
    take: (...how) => void take(...how),
    watch: (password) => void watch(password),
    leave: (seat, key) => void doing(tableApi.leave(id, seat, key)).then((left) => left !== null && dropKey(id, seat)),
    renew: (seat, key) => void renewKey(id, seat, () => doing(tableApi.renew(id, seat, key))),
    offer: async (seat, to, key) => (await doing(tableApi.offer(id, seat, to, key)))?.claim ?? null,
    agree: (seat, grant, key) => void doing(tableApi.agree(id, seat, grant, key)),
    change: (change, key) =>
      void doing(tableApi.change(id, change, key)).then((changed) => {
        if (changed !== null && change.invite !== undefined)
          useMyGames.getState().remember({ id, invite: changed.invite ?? '' });
      }),
  };
}

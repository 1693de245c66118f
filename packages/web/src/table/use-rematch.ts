import type { Problem } from '@hardtop/kernel';
import type { CreatedGame } from '@hardtop/server/wire';
import { useCallback, useEffect, useState } from 'preact/compat';
import { gameOf, useMyGames } from '../base/my-games.ts';
import { navigate, paths } from '../base/router.ts';
import { api } from '../net/api.ts';
import { useTable } from './table-context.tsx';

interface Rematch {
  readonly rematching: boolean;
  readonly problem: readonly Problem[] | null;
  rematch(): void;
}

function sitDown({ game, keys }: CreatedGame, title: string): void {
  useMyGames.getState().remember({ id: game, title, keys, standing: 'Just begun.' });
  navigate(paths.game(game));
}

/** Asks for the same game once more, and goes there when the server has set it up, whoever asked. */
export function useRematch(): Rematch {
  const [rematching, setRematching] = useState(false);
  const [problem, setProblem] = useState<readonly Problem[] | null>(null);
  const card = useTable((table) => table.card);
  const created = useTable((table) => table.rematch);

  const id = card?.id;
  const title = card?.title ?? 'A rematch';
  useEffect(() => {
    if (created !== null) sitDown(created, title);
  }, [created, title]);

  const rematch = useCallback(() => {
    const keys = id === undefined ? [] : (gameOf(id)?.keys ?? []).map(({ key }) => key);
    if (id === undefined || keys.length === 0) return;
    setRematching(true);
    void api.rematch(id, keys).then((reply) => {
      setRematching(false);
      if (reply.ok) sitDown(reply.value, title);
      else setProblem(reply.error.problems);
    });
  }, [id, title]);
  return { rematching, problem, rematch };
}

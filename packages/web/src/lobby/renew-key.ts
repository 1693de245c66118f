import type { Seat } from '@hardtop/kernel';
import type { TakenSeat } from '@hardtop/server/wire';
import { addKey, gameOf } from '../base/my-games.ts';

/** Nobody who was told of a seat is told any more once its key has changed: whoever changed it goes on to be. */
export async function renewKey(id: string, seat: Seat, renew: () => Promise<TakenSeat | null>): Promise<void> {
  const { noticesApi } = await import('../you/notices-api.ts');
  const told = (await noticesApi.book()).body?.seats ?? [];
  const next = await renew();
  if (next === null) return;
  addKey(id, { seat, key: next.key });
  const game = gameOf(id);
  if (game !== undefined && told.some((one) => one.game === id)) await noticesApi.follow(game);
}

// A battle of the desk as a game: who sits where, its keys kept, its place written down in the campaign.
import type { DeskBattle } from '@hardtop/campaign';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { useMyGames } from '../base/my-games.ts';
import { api } from '../net/api.ts';

/** Who plays whom. */
export interface BattleWish {
  /** The party, but for those with seats of their own. */
  readonly party: 'me' | 'bot';
  readonly others: 'me' | 'bot';
  /** People of the party who are played by whoever gets their link. */
  readonly own: readonly string[];
}

export const USUAL_WISH: BattleWish = { party: 'me', others: 'bot', own: [] };

function botAt(file: Readonly<Record<string, unknown>>, seat: number): string | null {
  const seats: unknown = file.seats;
  const one: unknown = Array.isArray(seats) ? seats[seat] : null;
  return typeof one === 'object' && one !== null && 'bot' in one && typeof one.bot === 'string' ? one.bot : null;
}

/** The game's id, or why there is none. */
export async function beginBattle(
  { id, ruleset }: { readonly id: string; readonly ruleset: string },
  battle: DeskBattle,
  wish: BattleWish,
): Promise<Result<string, readonly Problem[]>> {
  const made = battle.file(wish.own);
  if (!made.ok) return made;
  const { file, seats } = made.value;
  const isLinked = (name: string) => wish.own.includes(name);
  const sitters = seats.map(({ name, isParty }) => (isLinked(name) ? 'friend' : isParty ? wish.party : wish.others));
  const reply = await api.create(
    {
      ruleset,
      scenario: { ...file },
      seats: sitters.map((sitter, seat) => {
        if (sitter !== 'bot') return { kind: 'human' as const };
        const bot = botAt(file, seat);
        return { kind: 'bot' as const, ...(bot === null ? {} : { bot }) };
      }),
      // Whoever plays a side himself sees no more than it does.
      ...(sitters.includes('me') ? {} : { referee: true }),
    },
    sitters.includes('friend'),
  );
  if (!reply.ok) return err(reply.error.problems);
  const { game, keys, referee } = reply.value;
  useMyGames.getState().remember({
    id: game,
    title: battle.title,
    keys: keys.filter(({ seat }) => sitters[seat] === 'me'),
    invites: keys.filter(({ seat }) => sitters[seat] === 'friend'),
    standing: 'Just begun.',
    campaign: id,
    ...(referee === undefined ? {} : { referee }),
  });
  return ok(game);
}

import type { TableRuleset } from '@hardtop/board';
import { type KeyHolder, nextSeats, passForBots } from '@hardtop/host';
import type { CreatedGame } from '@hardtop/host/wire';
import { err, Match, ok, type Problem, type Result, writeShots } from '@hardtop/kernel';
import { findRuleset } from '../bots/think.ts';
import { holderOf, type Locks, makeGameId } from '../keys/seat-keys.ts';
import type { GameChange, NewGameRecord } from '../storage/game-store.ts';
import { changeOf, firstShots } from './filming.ts';
import { noSuchRuleset } from './problems.ts';

type TakenOver = 'ruleset' | 'title' | 'setup' | 'seats' | 'referee' | 'table';

/** What the next game takes over from the one before, with dice of its own. */
export type Rematch = Pick<NewGameRecord, TakenOver | 'seed' | 'dice'>;

export interface PreparedRematch {
  readonly record: NewGameRecord;
  readonly change: GameChange;
}

/** Each player keeps the key, so that a player who is away now finds the new game open to it later. */
export function prepareRematch(
  rulesets: readonly TableRuleset[],
  { seats: before, table, ...rematch }: Rematch,
): Result<PreparedRematch, readonly Problem[]> {
  const { setup, seed, dice, referee } = rematch;
  const ruleset = findRuleset(rulesets, rematch.ruleset);
  if (ruleset === undefined) {
    const known = rulesets.map(({ id }) => id);
    return err([noSuchRuleset(rematch.ruleset, known)]);
  }
  const match = Match.start(ruleset, setup, { seed, dice, keep: true });
  if (!match.ok) return match;
  const seats = nextSeats(match.value.seats, before);
  match.value.giveUsualOrders(seats.filter(({ kind }) => kind === 'human').map(({ seat }) => seat));
  passForBots(match.value, (place) => seats[place]?.kind === 'bot');
  const shots = writeShots(firstShots(match.value, referee !== null));
  const change = changeOf(match.value, { rows: match.value.rows, shots });
  const laid = table === null || table === undefined ? null : { ...table, listed: false, offers: [] };
  return ok({ record: { ...rematch, id: makeGameId(), version: ruleset.version, seats, table: laid }, change });
}

/** The game that follows another one, and what opens it. */
export interface NextGame extends Locks {
  readonly id: string;
}

/** The next game with the keys that somebody of the old one has: they open other seats there. */
export function createdFor(next: NextGame, { held, referee }: KeyHolder): CreatedGame {
  const keys = [...held.map(({ key }) => key), ...(referee === null ? [] : [referee])];
  const found = holderOf(next, keys);
  const seats = found.ok ? found.value.held : [];
  return { game: next.id, keys: seats, ...(referee === null ? {} : { referee }) };
}

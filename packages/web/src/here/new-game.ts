import { chanceOf, type LiveMatch, layTable, nextSeats, sittersAt } from '@hardtop/host';
import type { CreateGame, SeatCard } from '@hardtop/host/wire';
import { err, Match, ok, type Problem, type Result } from '@hardtop/kernel';
import { loadTable } from '@hardtop/rulesets/tables';
import { newHereId } from './here-id.ts';
import type { KeptGame } from './kept-game.ts';

export type LocalProblems = readonly Problem[];

/** Whoever has the device can look into it: such a seed is never a secret, so it counts as chosen. */
function makeSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function tableOf(id: string) {
  const ruleset = await loadTable(id);
  return ruleset === undefined
    ? err([{ code: 'unknown-ruleset', field: 'ruleset', message: `This page knows no rules called "${id}".` }])
    : ok(ruleset);
}

function kept(match: LiveMatch, title: string, seats: readonly SeatCard[], referee: boolean): KeptGame {
  return { id: newHereId(), title, seats, referee, journal: match.journal(), reasons: [], updated: Date.now() };
}

/** A game on this device, as the server would have begun it. */
export async function newGame(asked: CreateGame): Promise<Result<KeptGame, LocalProblems>> {
  const ruleset = await tableOf(asked.ruleset);
  if (!ruleset.ok) return ruleset;
  const seed = asked.seed ?? makeSeed();
  const laid = layTable(ruleset.value, asked, chanceOf({ ...asked, seed }, seed));
  if (!laid.ok) return laid;
  const { match, title, bot } = laid.value;
  const seats = sittersAt(match, asked.seats, bot);
  return seats.ok ? ok(kept(match, title, seats.value, asked.referee === true)) : seats;
}

/** The same once more, everybody a seat further. */
export async function rematchOf({
  title,
  seats,
  referee,
  journal,
}: KeptGame): Promise<Result<KeptGame, LocalProblems>> {
  const ruleset = await tableOf(journal.ruleset);
  if (!ruleset.ok) return ruleset;
  const seed = makeSeed();
  const { dice } = chanceOf({ dice: journal.dice.after === 'hand' ? 'hand' : 'seed', seed }, seed);
  const match = Match.start(ruleset.value, journal.setup, { seed, dice, keep: true });
  if (!match.ok) return match;
  const sitters = nextSeats(match.value.seats, seats);
  match.value.giveUsualOrders(sitters.filter(({ kind }) => kind === 'human').map(({ seat }) => seat));
  return ok(kept(match.value, title, sitters, referee));
}

import type { TableRuleset } from '@hardtop/board';
import { OutOfDice, type Seat } from '@hardtop/kernel';
import { openTable, type TableFlags } from '../game/open-table.ts';
import type { Player } from '../game/table.ts';
import { failed, usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { botCalled } from '../input/lookup.ts';
import { wholeNumber } from '../input/whole-number.ts';
import { playByLines } from '../stdio/play.ts';
import { playInTerminal } from '../terminal/play.ts';

export interface PlayFlags extends TableFlags {
  readonly bot?: string;
  readonly seat?: string;
  readonly hotseat?: boolean;
  readonly referee?: boolean;
  readonly stdio?: boolean;
  readonly all?: boolean;
  readonly players?: string;
}

export async function play(flags: PlayFlags, io: Io): Promise<number> {
  const playersOf = (ruleset: TableRuleset, seats: readonly Seat[]) => seatPlayers(flags, ruleset, seats);
  const { stdio = false } = flags;
  // In the terminal a person can always be asked; a program gets exactly the dice it was promised.
  const isRefereed = flags.referee === true;
  const seating = { playersOf, personRolls: !stdio, isRefereed, afterScript: stdio ? 'stop' : 'hand' } as const;
  if (stdio) return playByLines(() => openTable(flags, seating), io);
  if (flags.players !== undefined)
    throw usageError('--players goes with --stdio; in the terminal use --seat or --hotseat.');
  try {
    return await playInTerminal(await openTable(flags, seating), io, flags.journal);
  } catch (error) {
    if (error instanceof OutOfDice) throw failed(`The dice do not serve: ${error.message}.`);
    throw error;
  }
}

/** Who plays which seat: one person or program against bots, unless told otherwise. */
function seatPlayers(flags: PlayFlags, ruleset: TableRuleset, seats: readonly Seat[]): ReadonlyMap<Seat, Player> {
  if (flags.players !== undefined) return listedPlayers(flags, ruleset, seats, flags.players);
  const own = flags.seat === undefined ? 0 : wholeNumber('--seat', flags.seat, 0);
  if (!seats.includes(own)) throw usageError(`There is no seat ${own} here.`, seats.map(String));
  const isOwn = (seat: Seat) => flags.all === true || flags.hotseat === true || seat === own;
  const person: Player = { kind: 'person' };
  return new Map(seats.map((seat) => [seat, isOwn(seat) ? person : botPlayer(ruleset, flags.bot)]));
}

/** `program,bot,bot:rammer`: one entry per seat. */
function listedPlayers(
  flags: PlayFlags,
  ruleset: TableRuleset,
  seats: readonly Seat[],
  list: string,
): ReadonlyMap<Seat, Player> {
  const words = list.split(',').map((word) => word.trim());
  if (words.length !== seats.length)
    throw usageError(`--players names ${words.length} players for ${seats.length} seats.`);
  return new Map(
    seats.map((seat, i) => {
      const [kind, id] = (words[i] ?? '').split(':');
      if (kind === 'program' && id === undefined) return [seat, { kind: 'person' }];
      if (kind === 'bot') return [seat, botPlayer(ruleset, id ?? flags.bot)];
      throw usageError(`--players cannot be read at "${words[i]}".`, ['program', 'bot', 'bot:ID']);
    }),
  );
}

function botPlayer(ruleset: TableRuleset, id: string | undefined): Player {
  return { kind: 'bot', bot: botCalled(ruleset, id) };
}

import { verifyDice } from '@hardtop/kernel';
import { failed, problemsText } from '../input/failure.ts';
import { readJournal } from '../input/files.ts';
import type { Io } from '../input/io.ts';
import { tableCalled } from '../input/lookup.ts';

export interface VerifyFlags {
  readonly against?: string;
  readonly from?: string;
  readonly json?: boolean;
}

/** Proves that the dice of a finished game were those that were promised; exit 1 says what is wrong. */
export async function verify(file: string, flags: VerifyFlags, io: Io): Promise<number> {
  const journal = readJournal(file);
  const shown = flags.against === undefined ? undefined : readJournal(flags.against);
  const origin = flags.from === undefined ? undefined : readJournal(flags.from);
  const verified = verifyDice(await tableCalled(journal.ruleset), journal, { shown, origin });
  if (!verified.ok) throw failed(`The dice of ${file} are not proven.\n${problemsText(verified.error)}`);
  if (flags.json === true) {
    io.out(`${JSON.stringify(verified.value)}\n`);
    return 0;
  }
  const { dice, shares, commitment, forked, set } = verified.value;
  const added = shares.length === 0 ? 'no seat added to it' : `seats ${shares.join(', ')} added to it`;
  const since = forked === undefined ? '' : ' that fell since the fork';
  const but = set.length === 0 ? '' : ` but ${set.length} that the referee set`;
  io.out(`All ${dice} dice${since}${but} follow from the seed; ${added}.\npromise ${commitment}\n`);
  for (const { die, face, reason } of set) io.out(setText(die, face, reason));
  if (forked !== undefined) io.out(stoodText(forked, flags.from));
  io.out(shown === undefined ? COMPARE : `It is the one that ${flags.against} was given.\n`);
  return 0;
}

const COMPARE =
  'Compare it with the promise that the table showed you before the first die, or give a journal from then by --against.\n';

/** A die that somebody chose is no fair one, and says so. */
function setText(die: number, face: number, reason: string): string {
  return `Set by the referee: die ${die} of an answer to ${face} (${reason}).\n`;
}

/** A fork takes over what had fallen: that is proven by the game it comes from, and by that game's own seed. */
function stoodText({ row, dice }: { readonly row: number; readonly dice: number }, from: string | undefined): string {
  const stood = `It is a fork after row ${row} of another game, where ${dice} dice had fallen`;
  return from === undefined
    ? `${stood}. Give that game's journal by --from, and verify it as well.\n`
    : `${stood}: they and the rows are those of ${from}. Verify that one as well.\n`;
}

import { strange } from './agreements.ts';
import type { History } from './history.ts';
import { NOTE_LENGTH, type Row } from './journal.ts';
import type { Problem } from './result.ts';
import { ALWAYS_FRESH } from './retakes.ts';
import type { Correction } from './ruleset.ts';
import { correctionProblem } from './runner.ts';
import { setDieIn } from './set-dice.ts';

/** What a referee does needs a reason. */
function reasonProblem(note: string | undefined): Problem | null {
  if (note !== undefined && note.trim() !== '' && note.length <= NOTE_LENGTH) return null;
  const message = `A correction needs a reason of at most ${NOTE_LENGTH} letters.`;
  return { code: 'amend', field: 'reason', message };
}

/** Why a correction cannot be made. Where a die is set, that dice fall anew is for the row to say. */
export function correctingProblem(row: Row, offered: () => readonly Correction[]): Problem | null {
  const { option, by, note } = row;
  if (by !== 'referee') return strange('amend', by, ['referee']);
  const unreasoned = reasonProblem(note);
  if (unreasoned !== null) return unreasoned;
  const { fresh, ...rest } = row.params;
  const isDie = setDieIn(row) !== null && (fresh === undefined || fresh === ALWAYS_FRESH);
  const checked = correctionProblem(offered(), option, isDie ? rest : row.params);
  return checked.ok ? null : checked.error;
}

/** A referee takes back the last answer of a seat, whoever gave it, and the dice that fell for it do not fall again. */
export function overruleProblem({ seat, option, params, note }: Row, history: History): Problem | null {
  const last = seat === null ? undefined : history.lastAnswer(seat);
  if (last === undefined)
    return { code: 'undo', field: 'seat', message: 'There is nothing of that seat to take back.' };
  if (option === 'take' && params.to === last.n && params.fresh === ALWAYS_FRESH) return reasonProblem(note);
  return strange('undo', `${option} ${params.to}`, [`take ${last.n}`]);
}

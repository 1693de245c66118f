import { carName, type TableMatch } from '@hardtop/board';
import { canonicalJson, describeProblem, type Journal, partingRow } from '@hardtop/kernel';
import { reenact, type Step } from '../game/reenact.ts';
import { failed, problemsText } from '../input/failure.ts';
import { readJournal } from '../input/files.ts';
import type { Io } from '../input/io.ts';
import { tableCalled } from '../input/lookup.ts';
import { wholeNumber } from '../input/whole-number.ts';
import { eventLines } from '../terminal/event-text.ts';
import { outcomeText } from '../terminal/play.ts';
import { type Style, styleFor } from '../terminal/style.ts';

export interface ReplayFlags {
  readonly from?: string;
  readonly to?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly against?: string;
}

/** Plays a journal again and says what happened; exit 1 names the row that does not fit. */
export async function replay(file: string, flags: ReplayFlags, io: Io): Promise<number> {
  const from = flags.from === undefined ? 0 : wholeNumber('--from', flags.from, 0);
  const to = flags.to === undefined ? Number.MAX_SAFE_INTEGER : wholeNumber('--to', flags.to, from);
  const journal = readJournal(file);
  if (flags.against !== undefined) return compare(journal, readJournal(flags.against), io);
  const style = styleFor(io.hasColour);
  const steps: Step[] = [];
  const onStep = (step: Step): void => {
    const n = step.row?.n ?? 0;
    if (flags.quiet === true || n < from || n > to) return;
    if (flags.json === true) steps.push(step);
    else
      io.out(
        stepLines(step, style)
          .map((line) => `${line}\n`)
          .join(''),
      );
  };
  const played = reenact(await tableCalled(journal.ruleset), journal, onStep);
  if (!played.ok) throw failed(`${file} cannot be replayed.\n${problemsText(played.error)}`);
  const { match, problem } = played.value;
  if (flags.json === true) io.out(`${JSON.stringify({ ...summary(journal, match), problem, steps })}\n`);
  else if (problem === null) io.out(closing(match));
  if (problem !== null) throw failed(`${file}: ${describeProblem(problem)}`);
  return 0;
}

/** Also of journals that only tell what one seat knows. */
function compare(one: Journal, other: Journal, io: Io): number {
  const headOf = ({ ruleset, version, setup, audience }: Journal) => ({ ruleset, version, setup, audience });
  if (canonicalJson(headOf(one)) !== canonicalJson(headOf(other)))
    throw failed('The two journals are not of one game, or not for the same audience.');
  const row = partingRow(one, other);
  if (row !== null) throw failed(`They part at row ${row}.`);
  io.out(`The same for ${Math.min(one.rows.length, other.rows.length)} rows, as far as both go.\n`);
  return 0;
}

function summary(journal: Journal, match: TableMatch) {
  const { ruleset, version } = journal;
  return { ruleset, version, rows: match.rows.length, outcome: match.outcome, digest: match.digest() };
}

function stepLines(step: Step, style: Style): readonly string[] {
  const { row, keptEvents } = step;
  const params = Object.entries(row?.params ?? {}).map(([name, value]) => ` ${name} ${value}`);
  const head =
    row === null ? 'start' : `row ${row.n}: seat ${row.seat} ${row.kind} ${row.option}${params.join(',')} (${row.by})`;
  return [
    style.bold(head),
    ...(keptEvents === null ? [] : [`  events after number ${keptEvents} are taken back`]),
    ...step.events.flatMap((event) => eventLines(event, style)).map((line) => `  ${line}`),
  ];
}

function closing(match: TableMatch): string {
  const nameOf = (seat: number) => carName(match.seats, seat);
  return `${match.rows.length} rows. ${outcomeText(match.outcome, nameOf)}\ndigest ${match.digest()}\n`;
}

import { progressOn } from '@hardtop/sim';
import { type DesignCheck, NO_FIGURES, type Reading } from '@hardtop/workshop';
import type { Io } from '../input/io.ts';
import { type DesignFlags, explain, inFull, type Outfit, outfitOf, textOf } from './design-files.ts';

export interface CheckFlags extends DesignFlags {
  readonly quick?: boolean;
}

const UNREADABLE = 2;
const WRONG = 1;

/** Exit 0: all legal and wholly understood; 1: some are not; 2: something could not be read at all. */
export async function checkDesigns(file: string | undefined, flags: CheckFlags, io: Io): Promise<number> {
  const { garage, mending, notation } = await outfitOf(flags);
  const text = await textOf(file, io);
  let worst = 0;
  let count = 0;
  // On a terminal the verdicts themselves run by.
  const progress = progressOn({ isTTY: io.isErrTerminal && !io.isOutTerminal, write: io.err }, linesIn(text), 'lines');
  for (const reading of notation.read(text)) {
    count += 1;
    const check = checked({ garage, mending }, reading, flags.quick === true);
    io.out(flags.json === true ? `${JSON.stringify(asJson(reading, check, count))}\n` : asText(reading, check));
    worst = Math.max(worst, statusOf(reading, check));
    progress.show(reading.line);
  }
  progress.end();
  if (count > 0) return worst;
  io.err('There is no design in it.\n');
  return UNREADABLE;
}

const linesIn = (text: string): number => text.trimEnd().split('\n').length;

/** Only what is illegal needs the search for ways out, and whoever has thousands of those may do without. */
function checked(
  { garage, mending }: Pick<Outfit, 'garage' | 'mending'>,
  { design }: Reading,
  isQuick: boolean,
): DesignCheck | null {
  if (design === null) return null;
  const quick = garage.quickCheck(design);
  return isQuick || quick.problems.length === 0 ? quick : mending.check(design);
}

function statusOf({ notUnderstood, problems }: Reading, check: DesignCheck | null): number {
  if (check === null) return UNREADABLE;
  return check.legal && notUnderstood.length === 0 && problems.length === 0 ? 0 : WRONG;
}

function asJson(reading: Reading, check: DesignCheck | null, place: number): unknown {
  const { name, line, source, problems, differences, notUnderstood } = reading;
  const own =
    check?.problems.map(({ rule, message, where, alternatives }) => ({
      rule,
      message,
      ...(where === undefined ? {} : { where }),
      alternatives: alternatives.map(({ label, cost, weight }) => ({ label, cost, weight })),
    })) ?? [];
  // What was wrong with the text breaks no rule of the book.
  const ofText = problems.map((problem) => ({
    rule: `hardtop/${problem.code}`,
    message: inFull(reading, problem),
    ...(problem.field === undefined ? {} : { field: problem.field }),
    ...(problem.legal === undefined ? {} : { legal: problem.legal }),
    alternatives: [],
  }));
  return {
    name,
    ...(check?.figures ?? NO_FIGURES),
    legal: check?.legal ?? false,
    readable: check !== null,
    problems: [...ofText, ...own],
    differences,
    exemption: check?.exemption ?? null,
    notUnderstood: notUnderstood.map(({ words }) => words),
    source,
    place,
    line,
  };
}

function asText(reading: Reading, check: DesignCheck | null): string {
  if (check === null) return `${explain(reading)}\n`;
  const { name, line, differences, notUnderstood } = reading;
  const verdict = check.exemption !== null ? 'as published' : check.legal ? 'legal' : 'not legal';
  const figures = check.labelled.map(
    ({ label, text, limit }) => `${label} ${text}${limit === undefined ? '' : ` of ${limit}`}`,
  );
  const unread = notUnderstood.map(({ words, at }) => `"${words}" (character ${at + 1})`);
  const lines = [
    `${name === '' ? `Line ${line}` : name}: ${verdict}. ${figures.join(', ')}.`,
    // First what the rest of this knows nothing of.
    ...(unread.length === 0 ? [] : [`  Line ${line}: not understood: ${unread.join(', ')}.`]),
    ...check.problems.flatMap(({ message, rule, alternatives }) => [
      `  ${message} [${rule}]`,
      ...alternatives.map(({ label }) => `    or: ${label}`),
    ]),
    ...(check.exemption === null ? [] : [`  Let off: ${check.exemption.reason}`]),
    ...differences.map(({ message }) => `  ${message}`),
    ...reading.problems.map(({ message }) => `  Line ${line}: ${message}`),
  ];
  return `${lines.join('\n')}\n`;
}

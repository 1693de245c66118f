import { type Decision, describeProblem, type Problem, type Result, type Row } from '@hardtop/kernel';
import type { Table } from '../game/table.ts';
import { CliFailure } from '../input/failure.ts';
import { writeJournal } from '../input/files.ts';
import { adviceLines, coast } from './advice.ts';
import { readAnswer } from './answer-line.ts';
import { correctionLines, makeCorrection, overrule, overruleLines } from './corrections.ts';
import { giveOrder, openHeld, orderLines } from './orders.ts';
import { detailLines } from './question-text.ts';
import { ruleLines } from './rule-text.ts';
import type { Screen } from './screen.ts';
import { sheetLines } from './status-text.ts';

/** What a line came to: the game moved, only something was shown, or the player leaves. */
export type Turn = 'moved' | 'stayed' | 'quit';

interface Seated {
  readonly table: Table;
  readonly screen: Screen;
  readonly decision: Decision;
}

type Command = (seated: Seated, rest: string) => Turn;

const HELP = [
  'N            choose option N; "N 35" sets its number',
  'words        choose by words of an option; "? N" says which may be typed',
  'Enter        the suggested answer, marked *',
  'why          what a good driver would do here, and why',
  'coast        go on by suggested answers until something happens to you or a shot is worth a thought',
  '? N          details of option N: odds, modifiers and their reasons',
  'undo         take your last answer back',
  'open [N]     go back to a chance to fire that your order let go by, the last or the Nth; the order stays',
  'concede      give up; "draw" offers a draw, "draw accept", "draw decline"',
  'order        standing orders; "order ID", "order ID 30", "order cancel ID"',
  'map, sheet   the board; the record sheets ("sheet 2" for vehicle 2)',
  'log [N]      the last events',
  'correct      as referee: what can be corrected; "correct ID: 7 because …" does it',
  'overrule     as referee: "overrule 2 because …" takes back what seat 2 did last; its dice fall anew',
  'rule ID      a rule in our words, or a search',
  'save FILE    write the journal; "quit" leaves the game',
] as const;

const COMMANDS: Readonly<Record<string, Command>> = {
  help: ({ screen }) => shown(screen, HELP),
  '?': (seated, rest) => (rest === '' ? shown(seated.screen, HELP) : details(seated, rest)),
  map: ({ screen }) => {
    screen.showBoard(true);
    return 'stayed';
  },
  why: ({ screen, table, decision }) => shown(screen, adviceLines(table, decision)),
  coast: ({ screen, table }) => {
    screen.print(coast(table));
    return 'moved';
  },
  sheet: ({ screen }, rest) => shown(screen, sheets(screen, rest)),
  log: ({ screen }, rest) => shown(screen, screen.log(/^\d+$/.test(rest) ? Number(rest) : 20)),
  rule: ({ screen, table, decision }, rest) =>
    shown(screen, ruleLines([table.match.ruleset], rest === '' ? decision.rule : rest)),
  save: ({ screen, table }, rest) => shown(screen, [save(table, rest)]),
  quit: () => 'quit',
  undo: ({ table, screen, decision }) => {
    const turn = settled(screen, table.undo(seatFor(table, decision)));
    if (turn === 'moved') screen.afterUndo();
    return turn;
  },
  open: ({ table, screen, decision }, rest) => {
    const turn = settled(screen, openHeld(table, seatFor(table, decision), rest));
    if (turn === 'moved') screen.afterUndo();
    return turn;
  },
  grant: (seated) => consent(seated, true),
  refuse: (seated) => consent(seated, false),
  concede: ({ table, screen, decision }) => settled(screen, table.resign(seatFor(table, decision))),
  draw: ({ table, screen, decision }, rest) => {
    const option = rest === 'accept' || rest === 'decline' ? rest : 'offer';
    // At one screen the next seat answers for itself.
    const seat = option === 'offer' ? seatFor(table, decision) : other(table, table.match.drawOffers[0]);
    const turn = settled(screen, table.draw(seat, option));
    const declined =
      option === 'offer' && turn === 'moved' && table.match.outcome === null && table.match.drawOffers.length === 0;
    if (declined) screen.print(['The draw is declined.']);
    return turn;
  },
  correct: ({ table, screen }, rest) =>
    rest.includes(' because ')
      ? settled(screen, makeCorrection(table, rest))
      : shown(screen, correctionLines(table, rest)),
  overrule: ({ table, screen }, rest) => {
    if (!rest.includes(' because ')) return shown(screen, overruleLines(table));
    const turn = settled(screen, overrule(table, rest));
    if (turn === 'moved') screen.afterUndo();
    return turn;
  },
  order: ({ table, screen, decision }, rest) => {
    const seat = seatFor(table, decision);
    return rest === '' ? shown(screen, orderLines(table, seat)) : settled(screen, giveOrder(table, seat, rest));
  },
};

/** Carries out one line. */
export function obey(seated: Seated, line: string): Turn {
  const text = line.trim();
  const [, head = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(text) ?? [];
  const name = head.toLowerCase();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command === undefined ? answer(seated, text) : command(seated, rest.trim());
}

function answer({ table, screen, decision }: Seated, text: string): Turn {
  const read = readAnswer(text, decision, () => table.advice(decision)?.answer ?? null);
  if (!read.ok) return refused(screen, read.error);
  return settled(screen, table.choose({ ask: decision.id, seat: decision.seat, ...read.value }));
}

function details({ table, screen, decision }: Seated, text: string): Turn {
  const read = readAnswer(text, decision, () => table.advice(decision)?.answer ?? null);
  if (!read.ok) return refused(screen, read.error);
  const option = decision.options().find((candidate) => candidate.id === read.value.option);
  return option === undefined ? 'stayed' : shown(screen, detailLines(option, read.value.params, screen.style));
}

function consent({ table, screen }: Seated, grant: boolean): Turn {
  const turn = settled(screen, table.answerUndo(other(table, table.match.undoRequest?.seat), grant));
  if (turn === 'moved') screen.afterUndo();
  return turn;
}

function sheets(screen: Screen, tag: string): readonly string[] {
  const board = screen.board();
  const wanted = board.pieces.filter((piece) => tag === '' || piece.tag === tag).map((piece) => piece.id);
  const found = board.sheets.filter((sheet) => wanted.includes(sheet.piece));
  if (found.length > 0) return found.flatMap((sheet) => sheetLines(sheet, screen.style));
  return [
    `No sheet${tag === '' ? 's here' : ` for "${tag}"`}. Vehicles: ${board.pieces.map((piece) => piece.tag).join(', ')}.`,
  ];
}

function save(table: Table, file: string): string {
  if (file === '') return 'Save where? Type "save FILE".';
  try {
    writeJournal(file, table.match.journal());
    return `Saved to ${file}; "hardtop play --journal ${file}" goes on from here.`;
  } catch (error) {
    // A bad path ends the command line, not the game.
    if (error instanceof CliFailure) return error.message;
    throw error;
  }
}

/** Dice of a bot are typed by the person, who otherwise acts for a seat of its own. */
function seatFor(table: Table, decision: Decision): number {
  return table.own.includes(decision.seat) ? decision.seat : (table.own[0] ?? decision.seat);
}

function other(table: Table, seat: number | undefined): number {
  return table.own.find((own) => own !== seat) ?? table.own[0] ?? 0;
}

function shown(screen: Screen, lines: readonly string[]): Turn {
  screen.print(lines);
  return 'stayed';
}

function settled(screen: Screen, result: Result<readonly Row[], Problem>): Turn {
  return result.ok ? 'moved' : refused(screen, result.error);
}

function refused(screen: Screen, problem: Problem): Turn {
  screen.print([screen.style.bad(describeProblem(problem))]);
  return 'stayed';
}

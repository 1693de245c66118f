import { carName, driverName } from '@hardtop/board';
import type { Outcome } from '@hardtop/kernel';
import type { OpenTable } from '../game/open-table.ts';
import type { Table } from '../game/table.ts';
import { type Io, Lines } from '../input/io.ts';
import { obey, type Turn } from './commands.ts';
import { reportLines } from './report-text.ts';
import { Screen } from './screen.ts';

/** A game in the terminal, by hand or by pipe, until it is over or the input ends. */
export async function playInTerminal(open: OpenTable, io: Io, journal: string | undefined): Promise<number> {
  const { table } = open;
  const screen = new Screen(table, io);
  screen.print(greeting(open, journal));
  const lines = new Lines(io);
  try {
    for (let turn: Turn = 'moved'; turn !== 'quit'; ) {
      if (turn === 'moved') screen.show(table.settle());
      const decision = table.asked()[0];
      if (decision === undefined) return farewell(screen, table);
      if (io.isTerminal) lines.prompt();
      const line = await lines.next();
      turn = line === null ? 'quit' : obey({ table, screen, decision }, line);
    }
    screen.print([journal === undefined ? 'The game is left.' : `The game stands in ${journal}.`]);
    return 0;
  } finally {
    lines.close();
  }
}

function greeting(open: OpenTable, journal: string | undefined): readonly string[] {
  const { ruleset, scenario, table, takenUp } = open;
  const seats = table.match.seats.map(({ seat }) => {
    const player = table.players.get(seat);
    return `${driverName(table.match.seats, seat)} (${player?.kind === 'bot' ? player.bot.title : 'you'})`;
  });
  const seed = table.match.journal().seed;
  const facts = [
    seed === undefined ? [] : [`seed ${seed}`],
    journal === undefined ? [] : [`journal ${journal}`],
  ].flat();
  return [
    `${ruleset.title}: ${scenario.title}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`,
    ...seats,
    ...(takenUp > 0 ? [`Taken up after ${takenUp} rows.`] : []),
    'Type "help" for what you can type.',
    '',
  ];
}

function farewell(screen: Screen, table: Table): number {
  screen.showBoard(false);
  screen.print([
    '',
    screen.style.bold(screen.saying()(outcomeText(table.match.outcome, (seat) => carName(table.match.seats, seat)))),
  ]);
  screen.print(reportLines(table.match.report()));
  screen.print([`digest ${table.match.digest()}`]);
  return 0;
}

export function outcomeText(outcome: Outcome | null, nameOf: (seat: number) => string): string {
  if (outcome === null) return 'The game is not over.';
  const who = outcome.kind === 'draw' ? 'A draw' : `${outcome.winners.map(nameOf).join(', ') || 'Nobody'} wins`;
  return `${who}: ${outcome.reason} [${outcome.rule}]`;
}

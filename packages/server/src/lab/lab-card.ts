import { hashOf } from '@hardtop/kernel';
import { type GameResult, shareOf } from '@hardtop/sim';
import type { BatchState } from '@hardtop/sim/queue';
import type { LabCard, LabCell } from '../wire/lab.ts';
import { type LabAbout, pairsOf } from './lab-plan.ts';

type Score = Pick<LabCell, 'games' | 'wins' | 'draws'>;

const NONE: Score = { games: 0, wins: 0, draws: 0 };

/** How a lab stands: what every two did to each other so far. */
export function labCard(
  id: string,
  about: LabAbout,
  { state, done, games }: BatchState,
  results: readonly (readonly GameResult[] | undefined)[],
): LabCard {
  const scores = pairsOf(about.vehicles.length).map(([row, column], pair) => {
    // The first of two sits at seat 0, then at seat 1.
    const score = added(scoreOf(results[2 * pair], 0), scoreOf(results[2 * pair + 1], 1));
    return { row, column, score };
  });
  const both = scores.flatMap(({ row, column, score }) => [
    { row, column, score },
    { row: column, column: row, score: { ...score, wins: score.games - score.wins - score.draws } },
  ]);
  const totals = about.vehicles.map((_, row) => {
    const own = both.filter((cell) => cell.row === row).map(({ score }) => score);
    return { row, ...bounded(own.reduce(added, NONE)) };
  });
  return {
    id,
    ...about,
    state,
    done,
    games,
    problem:
      state === 'broken' ? { code: 'bug', message: 'A game broke. It is in the log of whoever played it.' } : null,
    cells: both
      .filter(({ score }) => score.games > 0)
      .map(({ row, column, score }) => ({ row, column, ...bounded(score) })),
    totals,
    digest:
      state === 'done'
        ? hashOf(results.map((some) => some?.map(({ digest }) => `${digest}\n`).join('') ?? '').join(''))
        : null,
  };
}

function scoreOf(results: readonly GameResult[] = [], seat: number): Score {
  const wins = results.filter(({ outcome }) => outcome?.winners.length === 1 && outcome.winners[0] === seat).length;
  const losses = results.filter(({ outcome }) => outcome?.winners.length === 1 && outcome.winners[0] !== seat).length;
  return { games: results.length, wins, draws: results.length - wins - losses };
}

function added(one: Score, other: Score): Score {
  return { games: one.games + other.games, wins: one.wins + other.wins, draws: one.draws + other.draws };
}

function bounded(score: Score): Omit<LabCell, 'row' | 'column'> {
  const { value, low, high } = shareOf(score.wins + score.draws / 2, score.games);
  return { ...score, share: value, low, high };
}

/** A line for every two that have met, each way, and one for each against all. */
export function labCsv({ vehicles, cells, totals }: LabCard): string {
  const head = 'vehicle,against,games,wins,draws,losses,share,low,high';
  const line = (row: number, against: string, cell: Omit<LabCell, 'row' | 'column'>) =>
    [
      field(vehicles[row]?.title ?? ''),
      field(against),
      cell.games,
      cell.wins,
      cell.draws,
      cell.games - cell.wins - cell.draws,
      ...[cell.share, cell.low, cell.high].map((value) => value.toFixed(4)),
    ].join(',');
  const lines = [
    ...cells.map((cell) => line(cell.row, vehicles[cell.column]?.title ?? '', cell)),
    ...totals.map((total) => line(total.row, 'all', total)),
  ];
  return `${[head, ...lines].join('\r\n')}\r\n`;
}

/** What a spreadsheet might take for a formula is no more than text. */
function field(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

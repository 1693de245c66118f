// `npm run garage:gold`: every stock vehicle as printed, as computed, the verdict and the reason.
//   npm run garage:gold -- --json   exactly one JSON array on stdout
import { figuresText, goldRows, VERDICTS } from '@hardtop/deluxe/garage/gold';

const rows = goldRows();

function table() {
  const head = ['vehicle', 'printed', 'computed', 'verdict'];
  const cells = rows.map(({ name, printed, computed, verdict }) => [
    name,
    figuresText(printed, printed),
    figuresText(computed, Object.keys(printed).length === 0 ? { cost: 0, weight: 0 } : printed),
    verdict,
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...cells].map((row) => row[i].length)));
  const line = (row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd();
  const body = cells.flatMap((row, i) => [line(row), ...notes(rows[i])]);
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body, '', ...summary()].join('\n');
}

function notes({ reason, exemption, asPrinted, printed }) {
  const all = [];
  if (asPrinted !== null) all.push(`  as the words stand: ${figuresText(asPrinted, printed)}`);
  if (reason !== null) all.push(`  ${reason}`);
  if (exemption !== null) all.push(`  exempt: ${exemption}`);
  return all;
}

function summary() {
  const counts = VERDICTS.map((verdict) => `${rows.filter((row) => row.verdict === verdict).length} ${verdict}`);
  return [...counts, `${rows.length} vehicles`];
}

process.stdout.write(process.argv.includes('--json') ? `${JSON.stringify(rows)}\n` : `${table()}\n`);

const silent = rows.filter(
  ({ verdict, differences, reason }) => (verdict !== 'EXACT' || differences.length > 0) && reason === null,
);
if (silent.length > 0) {
  process.stderr.write(`No reason is written for: ${silent.map(({ id }) => id).join(', ')}\n`);
  process.exitCode = 1;
}

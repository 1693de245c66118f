import { Match } from '@hardtop/kernel';
import { loadTables } from '@hardtop/rulesets';
import { addressOf, send } from '../served/requests.mjs';
import { answerTo } from '../served/table-player.mjs';
import { Bystander } from './bystander.mjs';

const MOST_MILLISECONDS = 2_500;
/** What a journal may take from being sent to being answered. */
const MOST_SECONDS = 20;

/** Where the first answer is one that may be taken back. */
const BEGINNINGS = { deluxe: 'the-pit', roadrage: 'four-pillars', sixth: 'first-duel', twilight: 'ten-against-ten' };

/** A journal in which somebody answers and takes back, so many times. */
export function undone(table, pairs) {
  const { file } = table.scenarios.find(({ id }) => id === BEGINNINGS[table.id]);
  const started = Match.start(table, file, { seed: 'attack' });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  for (let i = 0; i < pairs; i++) {
    const [decision] = match.decisions();
    const { option, params } = answerTo({ suggested: decision.suggested, options: decision.options() });
    match.choose({ seat: decision.seat, ask: decision.id, option, params });
    match.undo(decision.seat);
  }
  return match.journal();
}

/** One that goes on and on with what was never asked. */
function padded(journal, count) {
  const row = journal.rows.at(-1);
  return {
    ...journal,
    rows: [...journal.rows, ...Array.from({ length: count }, (_, i) => ({ ...row, n: journal.rows.length + i + 1 }))],
  };
}

async function run(tools, report) {
  const address = await tools.hall();
  let client = 1;
  for (const table of await loadTables()) {
    const long = undone(table, 800);
    const journals = { '800 answers taken back': long, '10,000 rows that nobody asked for': padded(long, 10_000) };
    for (const [title, journal] of Object.entries(journals)) {
      const bystander = await Bystander.at(address, addressOf(9_000));
      const start = performance.now();
      const answer = await send(`${address}/api/journals`, 'POST', { journal }, { from: addressOf(client++) }).catch(
        (error) => error,
      );
      const seconds = (performance.now() - start) / 1_000;
      const waited = await bystander.leave(MOST_MILLISECONDS);
      const broken =
        answer instanceof Error || answer.status >= 500 ? (answer.message ?? `answered with ${answer.status}`) : null;
      report.add(`${table.id}: ${title}`, broken ?? (seconds > MOST_SECONDS ? `took ${seconds.toFixed(1)} s` : waited));
    }
  }
}

export const longJournals = {
  name: 'long-journals',
  what: 'journals of hundreds of answers taken back, and rows nobody asked for: answered in time, while others play on',
  short: false,
  run,
};

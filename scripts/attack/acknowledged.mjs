// What was acknowledged, against what a database holds in the end: read without the server.
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Opens the database of a data folder or of an address, whichever the settings name. */
export async function readingDatabase({ HARDTOP_DATA, DATABASE_URL }, job) {
  const db =
    DATABASE_URL === undefined ? await PGlite.create(`${HARDTOP_DATA}/database`) : await connected(DATABASE_URL);
  try {
    return await job(db);
  } finally {
    await (db.close?.() ?? db.end());
  }
}

async function connected(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** The rows of every game, in order. */
export async function gamesIn(db) {
  const { rows } = await db.query('select game, n, row from rows order by game, n');
  const games = new Map();
  for (const one of rows) {
    const sofar = games.get(one.game);
    if (sofar === undefined) games.set(one.game, [one]);
    else sofar.push(one);
  }
  return games;
}

const keyOf = ({ seat, ask }) => `${seat}/${ask}`;
const isSame = (row, { option, params }) =>
  row.option === option && JSON.stringify(row.params ?? {}) === JSON.stringify(params);

/** Every acknowledged choice is there once, nothing is there twice, and rows are numbered without a gap. */
export function checkGames(games, choices, report) {
  const stored = new Map();
  for (const [game, rows] of games) {
    const answers = new Map();
    const chosen = rows.filter(({ row }) => row.kind === 'choice');
    for (const { row } of chosen) answers.set(keyOf(row), [...(answers.get(keyOf(row)) ?? []), row]);
    stored.set(game, answers);
    const isWhole = rows.every(({ n }, i) => n === i + 1);
    report.add(`the rows of game ${game}`, isWhole ? null : 'are not numbered one after another');
  }
  const lost = choices.filter((choice) => {
    const found = stored.get(choice.game)?.get(keyOf(choice)) ?? [];
    return found.length !== 1 || !isSame(found[0], choice);
  });
  const such =
    lost.length === 0 ? null : `${lost.length} are lost, changed or doubled, such as ${JSON.stringify(lost[0])}`;
  report.add(`${choices.length} acknowledged choices`, choices.length === 0 ? 'nothing was tried' : such);
}

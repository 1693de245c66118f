// `npm run rivals`: how the strongest bot of each ruleset, those between it and the first, and the advice that people get, do
// against the first bot. Mirrored: the same car and the same dice, each from both sides, in every scenario for two cars that is a
// duel and no lesson. Draws count half. Exit 1 below the bars.
//   npm run rivals -- --games 200 --ruleset deluxe --scenario sodium-yard --part strongest --workers 2
import { parseArgs } from 'node:util';
import { loadTables } from '@hardtop/rulesets';
import { ADVICE_BOT, runBatch } from '@hardtop/sim';

/** What each must score in the mean over all of a ruleset's duels; null is only told. */
const BARS = { strongest: 0.8, middle: null, advice: 0.4 };
const BARS_OF = {
  deluxe: { ...BARS, strongest: 0.9, middle: 0.75 },
  // Its first bot is no beginner's: it beats whoever plays at random in nearly every game.
  sixth: { ...BARS, strongest: 0.5 },
};

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    ruleset: { type: 'string' },
    scenario: { type: 'string' },
    part: { type: 'string' },
    workers: { type: 'string' },
  },
});
const games = Number(flags.games);
if (!Number.isInteger(games) || games < 2) {
  process.stderr.write(`rivals: --games must be a whole number above 1, not "${flags.games}"\n`);
  process.exit(2);
}

if (flags.part !== undefined && !(flags.part in BARS)) {
  process.stderr.write(`rivals: --part must be one of ${Object.keys(BARS).join(', ')}, not "${flags.part}"\n`);
  process.exit(2);
}

let failed = false;
for (const ruleset of await loadTables()) {
  if (flags.ruleset !== undefined && flags.ruleset !== ruleset.id) continue;
  for (const { part, bot, bar } of playersOf(ruleset)) {
    const tallies = [];
    for (const { scenario, car } of duelsOf(ruleset)) {
      const tally = await mirrored(ruleset, scenario, car, bot);
      tallies.push(tally);
      say(`${ruleset.id} ${scenario.id} ${car}: ${bot} ${textOf(tally)}`);
    }
    if (tallies.length === 0) continue;
    const all = tallies.reduce(plus);
    const isBelow = bar !== null && scoreOf(all) < bar;
    failed ||= isBelow;
    const below = isBelow ? `, below ${bar * 100} %` : '';
    say(`${ruleset.id}: ${bot} (${part}) against ${ruleset.bots[0].id} ${textOf(all)}${below}\n`);
  }
}
process.exitCode = failed ? 1 : 0;

/** Who is measured, as what, and what he must score. */
function playersOf(ruleset) {
  const strongest = ruleset.adviser?.id ?? ruleset.bots.at(-1)?.id;
  const between = ruleset.bots.slice(1).filter(({ id }) => id !== strongest);
  const bars = BARS_OF[ruleset.id] ?? BARS;
  const players = [
    { part: 'strongest', bot: strongest },
    ...between.map(({ id }) => ({ part: 'middle', bot: id })),
    { part: 'advice', bot: ADVICE_BOT },
  ];
  return players
    .filter(({ part }) => flags.part === undefined || flags.part === part)
    .map((player) => ({ ...player, bar: bars[player.part] }));
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Every car of a duel, each against its like; a lesson is none. */
function duelsOf(ruleset) {
  return ruleset.scenarios.flatMap((scenario) => {
    if (flags.scenario !== undefined && flags.scenario !== scenario.id) return [];
    const vehicles = scenario.file.vehicles ?? scenario.file.cars ?? [];
    const isForTwo = scenario.file.seats.length === 2 && vehicles.length === 2;
    const isDuel = isForTwo && scenario.lesson === undefined && !isRace(scenario.file);
    const cars = isDuel ? vehicles.map(({ car }) => car).filter((car) => typeof car === 'string') : [];
    return [...new Set(cars)].map((car) => ({ scenario, car }));
  });
}

function isRace({ objective }) {
  return objective !== undefined && objective.kind !== 'duel';
}

/** Half the games from each side, with the same seeds. */
async function mirrored(ruleset, scenario, car, bot) {
  const file = ruleset.withPicks(scenario.file, [car, car]);
  const first = ruleset.bots[0].id;
  let tally = { games: 0, wins: 0, draws: 0 };
  for (const [seat, bots] of [
    [0, [bot, first]],
    [1, [first, bot]],
  ]) {
    const plan = { ruleset: ruleset.id, file, games: Math.floor(games / 2), seed: flags.seed, bots };
    const batch = await runBatch(flags.workers === undefined ? plan : { ...plan, workers: Number(flags.workers) });
    if (!batch.ok) throw new Error(JSON.stringify(batch.error));
    const { games: played, seats, draws } = batch.value;
    tally = plus(tally, { games: played, wins: seats[seat]?.wins ?? 0, draws });
  }
  return tally;
}

function plus(a, b) {
  return { games: a.games + b.games, wins: a.wins + b.wins, draws: a.draws + b.draws };
}

function scoreOf({ games: played, wins, draws }) {
  return (wins + draws / 2) / played;
}

function textOf(tally) {
  const { games: played, wins, draws } = tally;
  return `${(scoreOf(tally) * 100).toFixed(1)} % of ${played} (${wins} won, ${draws} drawn)`;
}

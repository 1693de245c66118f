// `npm run bench`: how fast the rules are, on one core in one process, beside fixed reference loops.
//   npm run bench -- --json   exactly one JSON object on stdout
//   npm run bench -- --quick  shorter runs, for a first look
import { performance } from 'node:perf_hooks';
import { isForced, Match, randomAnswer, streamOf } from '@hardtop/kernel';
import { rulesetsWith } from '@hardtop/rulesets';
import { playMatch } from '@hardtop/sim';
import { dicePerSecond, median, perSecond, rectanglePairsPerSecond } from './bench-reference.mjs';

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const shorter = args.includes('--quick') ? 0.25 : 1;

/** What we want on one core of two, what we aim at, and which reference loop each figure is held against. */
const COMMON = {
  randomDecisionsPerSecond: { target: 10_000, aim: 30_000, better: 'more', reference: 'dicePerSecond' },
  botDuelsPerSecond: { target: 20, aim: 40, better: 'more', reference: 'rectanglePairsPerSecond' },
  legalMovesP50Micros: { target: 200, aim: 50, better: 'less', reference: 'rectanglePairsPerSecond' },
  checkP50Micros: { target: 50, aim: 20, better: 'less', reference: 'dicePerSecond' },
};
/** A ratio within this run: how much dearer a car in range is among many than in a duel. */
const CROWD_GROWTH = 1;
/** Squares are quicker than inches, and in an arena of walls there is less to look at than on a map. */
const OWN = {
  roadrage: {
    randomDecisionsPerSecond: { target: 30_000, aim: 66_000, better: 'more', reference: 'dicePerSecond' },
    botDuelsPerSecond: { target: 50, aim: 100, better: 'more', reference: 'rectanglePairsPerSecond' },
  },
  sixth: {
    randomDecisionsPerSecond: { target: 30_000, aim: 42_000, better: 'more', reference: 'dicePerSecond' },
    botDuelsPerSecond: { target: 50, aim: 70, better: 'more', reference: 'rectanglePairsPerSecond' },
  },
  twilight: {
    randomDecisionsPerSecond: { target: 10_000, aim: 22_000, better: 'more', reference: 'dicePerSecond' },
    botDuelsPerSecond: { target: 2, aim: 5, better: 'more', reference: 'rectanglePairsPerSecond' },
  },
};
const ENCOUNTERS = {
  perSecond: { target: 20_000, aim: 40_000, better: 'more', reference: 'dicePerSecond' },
  journeyYearMillis: { target: 1000, aim: 500, better: 'less', reference: 'dicePerSecond', perSecond: 1000 },
};
/** Where a farmyard and a cantonment of 150 have no mean: what random play is measured by. */
const MEASURED = { twilight: ['twenty-a-side'] };
/** The scenarios that random play was first measured by: with these versions of the rules are compared, whatever has come since. */
const FIRST = { deluxe: ['sodium-yard', 'the-pit', 'heavyweights', 'wet-night', 'free-for-all'] };
const targetsOf = (id) => ({ ...COMMON, ...OWN[id] });

const say = (line) => {
  if (!isJson) process.stderr.write(`bench: ${line}\n`);
};

/**
 * Random legal play of the duels, and of what more than two play: every answer there is looked at by all of them. Journal and
 * checkpoints are on, since no match goes without. Games are counted too: how many decisions one has depends on the version of
 * its rules.
 */
function randomFigures(ruleset) {
  const measured = MEASURED[ruleset.id];
  const onGrid = ruleset.scenarios.filter((one) => isOnGrid(one) && (measured?.includes(one.id) ?? true));
  const duels = randomFiguresOf(
    ruleset,
    onGrid.filter((scenario) => seatsOf(ruleset, scenario) <= 2),
  );
  const melees = randomFiguresOf(
    ruleset,
    onGrid.filter((scenario) => seatsOf(ruleset, scenario) > 2),
  );
  const first = FIRST[ruleset.id];
  const firstOnes =
    first &&
    randomFiguresOf(
      ruleset,
      ruleset.scenarios.filter(({ id }) => first.includes(id)),
    );
  return {
    randomDecisionsPerSecond: duels?.decisions ?? null,
    randomGamesPerSecond: duels?.games ?? null,
    ...(firstOnes && { randomFirstDecisionsPerSecond: firstOnes.decisions }),
    ...(melees !== null && { randomMeleeDecisionsPerSecond: melees.decisions }),
  };
}

function randomFiguresOf(ruleset, scenarios) {
  if (scenarios.length === 0) return null;
  const play = randomPlayer(ruleset, scenarios);
  warmUp(play);
  const runs = [1, 2, 3].map(() => play(1500 * shorter));
  return {
    decisions: median(runs.map(({ decisions }) => decisions)),
    games: median(runs.map(({ games }) => games)),
  };
}

/**
 * Many scenarios are much code to compile: what is measured is how fast it runs once that is done, which is when it has gained
 * nothing for three rounds. A single one may be slow for what others take of the machine.
 */
function warmUp(play) {
  const longest = performance.now() + 40_000 * shorter;
  let best = 0;
  for (let vain = 0; vain < 3 && performance.now() < longest; ) {
    const now = play(2500 * shorter).decisions;
    if (now > best * 1.02) vain = 0;
    else vain++;
    best = Math.max(best, now);
  }
}

function seatsOf(ruleset, { file }) {
  return ruleset.seats(started(ruleset.parseSetup(file))).length;
}

/** Where a ruleset knows a grid, speed is measured on it. */
const isOnGrid = ({ file }) => file.variants?.movement !== 'open';

/** A function that plays at random for a while and says how many decisions and games a second that were. */
function randomPlayer(ruleset, scenarios) {
  let game = 0;
  return (millis) => {
    const start = performance.now();
    const first = game;
    let decisions = 0;
    while (performance.now() - start < millis) {
      const { file } = scenarios[game % scenarios.length];
      decisions += playAtRandom(ruleset, file, `bench-${game}`, start + millis);
      game++;
    }
    const seconds = (performance.now() - start) / 1000;
    return { decisions: decisions / seconds, games: (game - first) / seconds };
  };
}

function playAtRandom(ruleset, file, seed, until) {
  const match = started(Match.start(ruleset, file, { seed }));
  const random = streamOf(seed, 'bench');
  let decisions = 0;
  for (let decision = match.decisions()[0]; decision !== undefined; decision = match.decisions()[0]) {
    const answer = randomAnswer(decision, random);
    // A question with a single answer is no decision.
    if (!isForced(decision.options())) decisions++;
    const taken = match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'bot');
    if (!taken.ok) throw new Error(`${ruleset.id}, seed ${seed}: ${taken.error.message}`);
    if (decisions % 64 === 0 && performance.now() > until) break;
  }
  return decisions;
}

function botDuelsPerSecond(ruleset) {
  const file = duelOf(ruleset);
  if (ruleset.bots.length === 0 || file === undefined) return null;
  const play = (game) => started(playMatch({ ruleset, file, seed: `bench/game-${game}`, bots: [] }));
  // Warm-up.
  for (let game = -10; game < 0; game++) play(game);
  const start = performance.now();
  let games = 0;
  while (performance.now() - start < 4000 * shorter) {
    games++;
    play(games);
  }
  return (games * 1000) / (performance.now() - start);
}

/** The first scenario for two. */
function duelOf(ruleset) {
  const forTwo = ruleset.scenarios.find((scenario) => seatsOf(ruleset, scenario) === 2);
  return (forTwo ?? ruleset.scenarios[0])?.file;
}

function started(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** All maneuvers of one vehicle among twenty obstacles with their odds; null where a ruleset has no such bench. */
async function legalMovesP50Micros(ruleset) {
  const module = await import(`@hardtop/${ruleset.id}/bench`).catch(() => ({}));
  const make = module.legalMovesBench ?? module.benchLegalMoves;
  if (typeof make !== 'function') return null;
  return p50Micros(make());
}

const CROWDS = [2, 8, 32];
const TURNS = 40;

/** What a turn of random play costs with few and many cars; it may grow with the cars times those in range, and no faster. */
async function crowdFigures(ruleset) {
  const { crowdOf } = await import(`@hardtop/${ruleset.id}/bench`).catch(() => ({}));
  if (crowdOf === undefined) return {};
  const costs = CROWDS.map((cars) => {
    const { setup, inRange } = crowdOf(cars);
    const crowded = { ...ruleset, parseSetup: () => ({ ok: true, value: setup }) };
    const times = [];
    for (let turn = 0; turn < TURNS * shorter; turn++) times.push(turnMillis(crowded, `crowd-${turn}`));
    return { millis: median(times.slice(times.length / 4)), each: cars * Math.max(1, inRange) };
  });
  const [few, ...more] = costs;
  const growth = Math.max(...more.map(({ millis, each }) => millis / each / (few.millis / few.each)));
  const named = CROWDS.map((cars, i) => [`turnOf${cars}CarsMillis`, costs[i].millis]);
  return { ...Object.fromEntries(named), crowdGrowth: growth };
}

/** The first turn, played at random. */
function turnMillis(ruleset, seed) {
  const match = started(Match.start(ruleset, null, { seed }));
  const random = streamOf(seed, 'bench');
  const start = performance.now();
  while (match.state.turn === 1) {
    const decision = match.decisions()[0];
    if (decision === undefined) break;
    started(match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) }, 'bot'));
  }
  return performance.now() - start;
}

function p50Micros(run) {
  const times = [];
  const until = performance.now() + 1500 * shorter;
  while (performance.now() < until || times.length < 50) {
    const start = performance.now();
    run();
    times.push((performance.now() - start) * 1000);
  }
  // The first third is warm-up.
  return median(times.slice(Math.floor(times.length / 3)));
}

/** A full check of one stock design, alternatives aside. */
async function garageFigures() {
  const { checkBench } = await import('@hardtop/deluxe/garage/bench');
  return { checkP50Micros: p50Micros(checkBench()) };
}

/** The same through the ruleset's own garage, stock design after stock design; null where there is none. */
async function checkP50Micros(entry) {
  const garage = await entry.garage?.();
  const designs = garage?.stock().map(({ design }) => design) ?? [];
  if (designs.length === 0) return null;
  let next = 0;
  return p50Micros(() => garage.quickCheck(designs[next++ % designs.length]));
}

/** Encounters with all that belongs to them, over every terrain and territory; and a year's journey, day by day. */
async function encounterFigures() {
  const { encounterMix, journeyYear } = await import('@hardtop/twilight/bench');
  let from = 0;
  const mixed = () => {
    const { encounters } = encounterMix(400, from);
    from += encounters;
    return encounters;
  };
  return { perSecond: perSecond(1500 * shorter, mixed), journeyYearMillis: journeyYearMillis(journeyYear) };
}

function journeyYearMillis(journeyYear) {
  const times = Array.from({ length: 6 }, (_, n) => {
    const start = performance.now();
    const { days } = journeyYear(`bench-${n}`);
    if (days < 365) throw new Error(`the journey bench-${n} was over after ${days} days`);
    return performance.now() - start;
  });
  // The first is warm-up.
  return median(times.slice(1));
}

async function measure() {
  say('reference loops');
  const reference = {
    dicePerSecond: dicePerSecond(400 * shorter),
    rectanglePairsPerSecond: rectanglePairsPerSecond(400 * shorter),
  };
  const rulesets = {};
  for (const entry of rulesetsWith('table')) {
    const ruleset = await entry.table();
    say(`${ruleset.id}: random play, bot duels, legal moves, checks of designs`);
    rulesets[ruleset.id] = {
      ...randomFigures(ruleset),
      botDuelsPerSecond: botDuelsPerSecond(ruleset),
      legalMovesP50Micros: await legalMovesP50Micros(ruleset),
      checkP50Micros: await checkP50Micros(entry),
      ...(await crowdFigures(ruleset)),
    };
  }
  say('garage: checks of stock designs');
  const garage = await garageFigures();
  say('encounters, and a year on the road');
  return { reference, rulesets, garage, encounters: await encounterFigures() };
}

const NICE = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

function table({ reference, rulesets, garage, encounters }) {
  const rows = [['figure', 'measured', 'target (aim)', '', 'reference loop']];
  for (const [name, value] of Object.entries(reference))
    rows.push([`reference.${name}`, NICE.format(value), '', '', '']);
  for (const [id, figures] of Object.entries(rulesets)) {
    for (const [name, value] of Object.entries(figures))
      rows.push(row(`${id}.${name}`, value, targetsOf(id)[name], reference));
  }
  for (const [name, value] of Object.entries(garage)) rows.push(row(`garage.${name}`, value, COMMON[name], reference));
  for (const [name, value] of Object.entries(encounters))
    rows.push(row(`encounters.${name}`, value, ENCOUNTERS[name], reference));
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function row(name, value, wish, references) {
  if (name.endsWith('.crowdGrowth'))
    return [name, NICE.format(value), `≤ ${CROWD_GROWTH}`, value <= CROWD_GROWTH ? 'met' : 'missed', ''];
  // Told beside another figure, with no target of its own.
  if (wish === undefined) return [name, NICE.format(value), '', '', ''];
  const { target, aim, better, reference, perSecond: parts = 1e6 } = wish;
  const wanted = `${better === 'more' ? '≥' : '≤'} ${NICE.format(target)} (${NICE.format(aim)})`;
  if (value === null) return [name, 'not there', wanted, '', ''];
  const isMet = better === 'more' ? value >= target : value <= target;
  // How many units of the reference loop one unit of ours is worth.
  const units = better === 'more' ? references[reference] / value : (value / parts) * references[reference];
  return [name, NICE.format(value), wanted, isMet ? 'met' : 'missed', `one costs ${NICE.format(units)} × ${reference}`];
}

const result = await measure();
process.stdout.write(`${isJson ? JSON.stringify(result) : table(result)}\n`);

import { RULESETS } from '@hardtop/rulesets';

const LONG = 60_000;
/** What no reader of texts may stumble over, at a length and at twice that. */
const TEXTS = {
  'open braces': (n) => '{'.repeat(n),
  'open brackets': (n) => '['.repeat(n),
  'open parentheses': (n) => 'Stinger ('.repeat(n / 9),
  'nested lists': (n) => `Car: ${'(a, '.repeat(n / 8)}${')'.repeat(n / 8)}`,
  commas: (n) => `Stinger -- ${', '.repeat(n / 2)}`,
  spaces: (n) => `Stinger --${' '.repeat(n)}x`,
  digits: (n) => `Stinger -- ${'9'.repeat(n)} lbs.`,
  quotes: (n) => '"'.repeat(n),
  dashes: (n) => '-'.repeat(n),
  'zero characters': (n) => '\0'.repeat(n),
  'half of a pair': (n) => '\ud800'.repeat(n),
  'a word again and again': (n) => 'machine gun '.repeat(n / 12),
};

/** Generous: what grows with the square of the length takes minutes. */
const MOST_MILLISECONDS = 5_000;
const MOST_GROWTH = 12;

/** The least of three: others on the machine make a reading longer, never shorter. */
function millisecondsOf(job) {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    job();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function problemOf(notation, make) {
  try {
    const read = (text) => millisecondsOf(() => [...notation.read(text)]);
    const longer = read(make(LONG));
    if (longer > MOST_MILLISECONDS) return `took ${Math.round(longer)} ms`;
    if (longer <= 200) return null;
    const growth = longer / read(make(LONG / 4));
    return growth > MOST_GROWTH ? `four times the length took ${growth.toFixed(1)} times as long` : null;
  } catch (error) {
    return String(error);
  }
}

async function run(_tools, report) {
  for (const ruleset of RULESETS) {
    if (ruleset.notation === undefined) continue;
    const notation = await ruleset.notation();
    for (const [title, make] of Object.entries(TEXTS)) report.add(`${ruleset.id}: ${title}`, problemOf(notation, make));
  }
}

export const hostileTexts = {
  name: 'hostile-texts',
  what: 'stat lines of a thousand braces and the like: read in time that grows with their length, to the end',
  short: true,
  run,
};

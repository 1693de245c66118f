// `npm run rules`: for every rule of every index, the files that cite it and the tests that name it.
//   npm run rules -- --json        exactly one JSON object on stdout
//   npm run rules -- --missing     only rules without a file or without a test
//   npm run rules -- --ruleset ID  one ruleset's
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { maskLiterals } from './source-text.mjs';
import { testsIn } from './test-titles.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The index, the list of variants and the tables of the catalog name rules without playing them. */
const LISTS = /\/src\/(?:(?:rules|variants)\.ts$|catalog\/)/;

function* filesUnder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else if (/\.tsx?$/.test(entry.name)) yield full;
  }
}

/** Sources and tests of one ruleset's package; the kernel's own toy lives in the kernel. */
function readPackage(id) {
  const own = path.join(root, 'packages', id, 'src');
  const folder = existsSync(own) ? own : path.join(root, 'packages/kernel/src');
  const sources = [];
  const tests = [];
  for (const full of filesUnder(folder)) {
    const file = path.relative(root, full).split(path.sep).join('/');
    const text = readFileSync(full, 'utf8');
    if (/\.test\.tsx?$/.test(file)) tests.push(...testsIn(text));
    else if (!LISTS.test(file)) sources.push({ file, text });
  }
  return { sources, tests };
}

/** Rule ids that stand as whole string literals in the text; what a comment says does not count. */
export function citedIn(text) {
  const masked = maskLiterals(text);
  const cited = new Set();
  for (const match of text.matchAll(/(['"`])([\w.-]+(?:\/[\w.-]+)+)\1/g)) {
    if (masked[match.index] === match[1]) cited.add(match[2]);
  }
  return cited;
}

/** Does the text name this very rule, and not a longer id that begins with it? */
export function names(text, id) {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text.slice(at + id.length, at + id.length + 2);
    if (!/[\w/.-]/.test(before) && !/^(?:[\w/-]|\.\w)/.test(after)) return true;
  }
  return false;
}

function testsNaming(tests, id) {
  return tests.flatMap(({ title, tables }) => {
    if (names(title, id)) return [title];
    // A table row fills the title.
    return tables.some((table) => names(table, id)) && /%s|\$\w/.test(title) ? [`${title} (${id})`] : [];
  });
}

function rowsFor(ruleset) {
  const { sources, tests } = readPackage(ruleset.id);
  const cited = sources.map(({ file, text }) => ({ file, ids: citedIn(text) }));
  return ruleset.rules.map(({ id, title }) => ({
    id,
    title,
    implemented: cited.filter(({ ids }) => ids.has(id)).map(({ file }) => file),
    tests: testsNaming(tests, id),
  }));
}

const shorten = (file) => file.replace(/^packages\/\w+\/src\//, '');
const several = (list, show) => (list.length > 1 ? `${show(list[0])} +${list.length - 1}` : show(list[0]));

function table(rules, onlyMissing) {
  const shown = onlyMissing ? rules.filter((rule) => rule.implemented.length === 0 || rule.tests.length === 0) : rules;
  const rows = [
    ['rule', 'implemented in', 'tested by'],
    ...shown.map(({ id, implemented, tests }) => [
      id,
      implemented.length === 0 ? '— missing' : implemented.map(shorten).join(', '),
      tests.length === 0 ? '— missing' : several(tests, (test) => test),
    ]),
  ];
  const widths = [0, 1].map((column) => Math.min(60, Math.max(...rows.map((cells) => cells[column].length))));
  return rows.map(([rule, where, test]) => `${rule.padEnd(widths[0])}  ${where.padEnd(widths[1])}  ${test}`);
}

function summary(rules) {
  const count = (test) => rules.filter(test).length;
  const implemented = count((rule) => rule.implemented.length > 0);
  const tested = count((rule) => rule.tests.length > 0);
  const both = count((rule) => rule.implemented.length > 0 && rule.tests.length > 0);
  return `${rules.length} rules: ${implemented} implemented, ${tested} tested, ${both} both; ${rules.length - both} miss one or the other`;
}

async function main(args) {
  const { RULESETS: rulesets } = await import('@hardtop/rulesets');
  const wanted = args.includes('--ruleset') ? args[args.indexOf('--ruleset') + 1] : undefined;
  const chosen = rulesets.filter(({ id }) => wanted === undefined || id === wanted);
  if (chosen.length === 0 || (args.includes('--ruleset') && wanted === undefined)) {
    process.stderr.write(`rules: --ruleset must be one of ${rulesets.map(({ id }) => id).join(', ')}\n`);
    process.exitCode = 2;
    return;
  }
  const rules = [];
  for (const { id, rules: index } of chosen) rules.push(...rowsFor({ id, rules: await index() }));
  const lines = args.includes('--json')
    ? [JSON.stringify({ rules })]
    : [...table(rules, args.includes('--missing')), '', summary(rules)];
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2));
}

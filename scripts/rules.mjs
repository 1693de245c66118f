// `npm run rules`: for every rule of every index, where it is at work, by what evidence, and the tests that name it.
//   npm run rules -- --json        exactly one JSON object on stdout
//   npm run rules -- --missing     only rules that are at work nowhere, or without a test
//   npm run rules -- --ruleset ID  one ruleset's
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { filesUnder, isTest } from './house-plan.mjs';
import { evidenceOf, readRuleset, WHERES, whereOf } from './rule-evidence.mjs';
import { importsOf } from './source-text.mjs';
import { testsIn } from './test-titles.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The tests of a ruleset's package, each with its file and where that stands: in a room, or in those that it imports. */
function testsOf(id, hasTable) {
  const source = path.join(root, 'packages', id, 'src');
  const tests = [];
  for (const full of filesUnder(source)) {
    const file = path.relative(source, full).split(path.sep).join('/');
    if (!file.endsWith('.test.ts') || !isTest(`packages/${id}/src/${file}`)) continue;
    const text = readFileSync(full, 'utf8');
    const near = importsOf(text).map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier));
    const own = whereOf(file, hasTable);
    const wheres = own === null ? near.map((one) => whereOf(one, hasTable)) : [own];
    tests.push(...testsIn(text).map((test) => ({ ...test, file, wheres })));
  }
  return tests;
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

const FILLED = /%s|\$\w/;

/** The title of a test that names a rule, by itself or by a row of its table; else null. */
function titleNaming({ title, tables }, id) {
  if (names(title, id)) return title;
  return tables.some((table) => names(table, id)) && FILLED.test(title) ? `${title} (${id})` : null;
}

/** Is it the rule, or one of the rules, that a title begins with? `a/1/x, a/1/y: both` is about two. */
export function isAbout({ title, tables }, id) {
  return title.split(' > ').some((part) => {
    const ids = /^(?:[\w.-]+(?:\/[\w.-]+)+(?:,| and)? ?)+/.exec(part)?.[0] ?? '';
    return names(ids, id) || (/^(?:%s|\$)/.test(part) && tables.some((table) => names(table, id)));
  });
}

/** The rules that the recorded games of a ruleset cite, in what was told, asked and shown. */
export function recordedRules(id) {
  const folder = path.join(root, 'packages', id, 'recorded');
  const cited = new Set();
  if (!existsSync(folder)) return cited;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.json(?:\.gz)?$/.test(name)) continue;
    const bytes = readFileSync(path.join(folder, name));
    const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    for (const [, rule] of text.matchAll(/"(\w+(?:\/[\w.-]+){2,})"/g)) cited.add(rule);
  }
  return cited;
}

/** By where: the files of the code that plays a rule, or of tests about it if no code there names it. */
function placesOf(id, coded, tests, hasTable) {
  const byTests = tests.filter((test) => isAbout(test, id));
  return WHERES.flatMap((where) => {
    const files = coded.filter((file) => whereOf(file, hasTable) === where);
    if (files.length > 0) return [{ where, by: 'code', files }];
    const shown = new Set(byTests.filter(({ wheres }) => wheres.includes(where)).map(({ file }) => file));
    return shown.size > 0 ? [{ where, by: 'test', files: [...shown] }] : [];
  });
}

/** Each rule of a ruleset: the main place where it is at work, by what evidence, the others, whether games cite it, the files, the tests. */
export function rowsFor({ id, rules }, ruleset) {
  const { places } = evidenceOf(ruleset);
  const tests = testsOf(id, ruleset.hasTable);
  const recorded = recordedRules(id);
  return rules.map(({ id: rule, title, page }) => {
    const found = placesOf(rule, [...(places.get(rule) ?? [])].sort(), tests, ruleset.hasTable);
    const [main, ...others] = found;
    return {
      id: rule,
      title,
      page: page ?? null,
      where: main?.where ?? 'missing',
      by: main?.by ?? null,
      also: others.map(({ where, by }) => ({ where, by })),
      recorded: recorded.has(rule),
      places: found.flatMap(({ files }) => files.map((file) => `packages/${id}/src/${file}`)),
      tests: tests.flatMap((test) => titleNaming(test, rule) ?? []),
    };
  });
}

const shorten = (file) => file.replace(/^packages\/\w+\/src\//, '');
const several = (list, show) => (list.length > 1 ? `${show(list[0])} +${list.length - 1}` : show(list[0]));
const told = ({ where, by }) => (by === 'test' ? `${where} (by test)` : where);

function table(rules, onlyMissing) {
  const shown = onlyMissing ? rules.filter((rule) => rule.where === 'missing' || rule.tests.length === 0) : rules;
  const rows = [
    ['rule', 'where', 'at work in', 'tested by'],
    ...shown.map((rule) => [
      rule.id,
      [rule, ...rule.also].map(told).join(', '),
      rule.places.map(shorten).join(', '),
      rule.tests.length === 0 ? '— missing' : several(rule.tests, (test) => test),
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.min(60, Math.max(...rows.map((cells) => cells[column].length))));
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

/** How many rules are played at the table, used in a campaign, known to the garage alone, missing. */
function summary(id, rules) {
  const count = (test) => rules.filter(test).length;
  const parts = [...WHERES, 'missing'].map((where) => {
    const tested = count((rule) => rule.where === where && rule.by === 'test');
    return `${count((rule) => rule.where === where)} ${where}${tested > 0 ? ` (${tested} by test alone)` : ''}`;
  });
  return `${id}: ${rules.length} rules: ${parts.join(', ')}; ${count((rule) => rule.tests.length > 0)} named by tests, ${count((rule) => rule.recorded)} by recorded games`;
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
  const found = [];
  for (const { id, rules } of chosen)
    found.push({ id, rows: rowsFor({ id, rules: await rules() }, readRuleset(root, id)) });
  const rows = found.flatMap((ruleset) => ruleset.rows);
  const lines = args.includes('--json')
    ? [JSON.stringify({ rules: rows })]
    : [...table(rows, args.includes('--missing')), '', ...found.map((ruleset) => summary(ruleset.id, ruleset.rows))];
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2));
}

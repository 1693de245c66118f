// Keeps the arrows pointing one way, between packages, rooms and files, and the pure packages pure. Run by `npm run lint`.
// `--trim` takes off the list of exceptions what is needed no more.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder, isTest, packagesOf, planOf } from './house-plan.mjs';
import { roomProblems, trimmed } from './room-problems.mjs';
import { importsOf, lineAt, maskLiterals } from './source-text.mjs';

/** What knows no game and every ruleset may build on. */
const COMMON = ['kernel', 'geometry', 'board', 'workshop', 'campaign'];

/** What each package may import. A ruleset is reached through the registry only. */
export const ARROWS = {
  kernel: [],
  geometry: [],
  board: ['kernel'],
  workshop: ['kernel'],
  campaign: ['kernel'],
  keep: ['kernel'],
  host: ['kernel', 'board'],
  deluxe: COMMON,
  roadrage: COMMON,
  twilight: COMMON,
  sixth: COMMON,
  rulesets: [...COMMON, 'deluxe', 'roadrage', 'twilight', 'sixth'],
  sim: [...COMMON, 'rulesets'],
  server: [...COMMON, 'keep', 'host', 'rulesets', 'sim'],
  cli: [...COMMON, 'keep', 'rulesets', 'sim', 'server'],
  web: [...COMMON, 'keep', 'host', 'rulesets'],
};

/** Exceptions for types alone: package -> specifiers. */
const TYPE_ARROWS = { web: ['@hardtop/server/wire'] };
const PURE = new Set([...COMMON, 'keep', 'host', 'deluxe', 'roadrage', 'twilight', 'sixth', 'rulesets']);
const NODE = new Set(['sim', 'server', 'cli']);
/** The places of the rules that may wait: they load them. */
const LOADERS = ['packages/rulesets/src/loaders.ts', 'packages/rulesets/src/table-loaders.ts'];

const CLOCK = 'time is no input of the rules; take what you need as an argument from the rim';
const DICE = "roll through the kernel's dice";
const SYNC = 'rules are synchronous: write a generator that asks and rolls';
const RIM = 'effects live in sim, server, cli or web; take values in and give values back';
const LOCALE = 'the locale differs between machines; compare with < and format by hand';

/** Identifier (or member) -> what is legal instead. `keyword`: nothing of that name can be declared. */
const IMPURE = [
  ['Date', CLOCK],
  ['performance', CLOCK],
  ['setTimeout', CLOCK],
  ['setInterval', CLOCK],
  ['setImmediate', CLOCK],
  ['requestAnimationFrame', CLOCK],
  ['Math.random', DICE],
  ['crypto', DICE],
  ['async', SYNC, 'keyword'],
  ['await', SYNC, 'keyword'],
  ['Promise', SYNC],
  ['queueMicrotask', SYNC],
  ['import.meta', RIM, 'keyword'],
  ['globalThis', RIM, 'keyword'],
  ['process', RIM],
  ['Buffer', RIM],
  ['require', RIM],
  ['__dirname', RIM],
  ['__filename', RIM],
  ['console', RIM],
  ['window', RIM],
  ['document', RIM],
  ['navigator', RIM],
  ['localStorage', RIM],
  ['sessionStorage', RIM],
  ['indexedDB', RIM],
  ['fetch', RIM],
  ['WebSocket', RIM],
  ['XMLHttpRequest', RIM],
  ['Worker', RIM],
  ['Intl', LOCALE],
  ['.localeCompare', LOCALE],
  ['.toLocaleString', LOCALE],
];

const list = (names) =>
  names.length > 0 ? names.map((n) => `@hardtop/${n}`).join(', ') : 'no other package of the project';

/** Problems of one source file. `file` is relative to the root: `packages/<name>/src/…`. */
export function checkSource({ file, text, dependencies = [], devDependencies = [] }) {
  const pkg = file.split('/')[1];
  const masked = maskLiterals(text);
  const known = new Set([...dependencies, ...(isTest(file) ? devDependencies : [])]);
  const problems = [];
  for (const found of importsOf(text, masked)) {
    const problem = importProblem(pkg, file, found, known);
    if (problem) problems.push({ file, line: found.line, ...problem });
  }
  if (PURE.has(pkg) && !isTest(file)) problems.push(...impurities(file, text, masked));
  return problems.sort((a, b) => a.line - b.line);
}

function importProblem(pkg, file, { specifier, typeOnly, isCall }, known) {
  const where = specifier.startsWith('.') ? relativeProblem(pkg, file, specifier) : undefined;
  const arrow = specifier.startsWith('@hardtop/') ? arrowProblem(pkg, specifier, typeOnly) : undefined;
  if (where ?? arrow) return where ?? arrow;
  if (isCall && PURE.has(pkg) && !isTest(file) && !LOADERS.includes(file))
    return { what: `a pure package loads '${specifier}' later`, legal: `only ${LOADERS.join(' and ')} does` };
  if (specifier.startsWith('.') || specifier.startsWith('@hardtop/')) return undefined;
  if (isBuiltin(specifier)) {
    if (NODE.has(pkg) || isTest(file)) return undefined;
    return {
      what: `${pkg} imports the Node module '${specifier}'`,
      legal: `Node modules belong in ${[...NODE].join(', ')}`,
    };
  }
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  if (known.has(name)) return undefined;
  return {
    what: `${pkg} imports '${specifier}', which its package.json does not list`,
    legal: `one of its dependencies: ${[...known].filter((n) => !n.startsWith('@hardtop/')).join(', ') || 'none'}`,
  };
}

function relativeProblem(pkg, file, specifier) {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (target.startsWith(`packages/${pkg}/`)) return undefined;
  return { what: `'${specifier}' leaves the package ${pkg}`, legal: `import ${list(ARROWS[pkg] ?? [])} by name` };
}

function arrowProblem(pkg, specifier, typeOnly) {
  const target = specifier.split('/')[1];
  const allowed = ARROWS[pkg];
  if (!allowed)
    return {
      what: `package ${pkg} has no place among the arrows`,
      legal: 'add it to ARROWS in scripts/lint-arrows.mjs',
    };
  if (allowed.includes(target) || target === pkg) {
    return target === pkg
      ? { what: `${pkg} imports itself by name`, legal: 'import the file by its relative path' }
      : undefined;
  }
  const typeArrows = TYPE_ARROWS[pkg] ?? [];
  if (typeOnly && typeArrows.includes(specifier)) return undefined;
  const types = typeArrows.length > 0 ? `; by \`import type\` alone also ${typeArrows.join(', ')}` : '';
  return {
    what: `${pkg} imports '${specifier}'${typeOnly ? ' (a type counts too)' : ''}`,
    legal: `${pkg} may import ${list(allowed)}${types}`,
  };
}

function impurities(file, text, masked) {
  const problems = [];
  for (const [name, legal, keyword] of IMPURE) {
    if (legal === SYNC && LOADERS.includes(file)) continue;
    if (!keyword && declares(masked, name)) continue;
    for (const index of uses(masked, name)) {
      problems.push({ file, line: lineAt(text, index), what: `a pure package uses ${name.replace(/^\./, '')}`, legal });
    }
  }
  return problems;
}

/** A name the file itself declares is not the global; the compiler, which knows no globals here, catches the rest. */
function declares(masked, name) {
  if (name.includes('.')) return false;
  const declared = new RegExp(
    `\\b(?:const|let|var|function\\*?|class|interface|type)\\s+${name}\\b|\\b(?:const|let|var)\\s*[{[][^=;]*\\b${name}\\b[^=;]*=|[(,]\\s*${name}\\s*\\??:|\\b${name}\\s*=>|\\([^()]*\\b${name}\\b[^()]*\\)\\s*=>|\\bimport\\b[^;]*\\b${name}\\b[^;]*\\bfrom\\b`,
  );
  return declared.test(masked);
}

function* uses(masked, name) {
  const word = name.replace(/\./g, '\\s*\\.\\s*');
  const before = name.startsWith('.') ? '' : '(?<![\\w$])';
  for (const match of masked.matchAll(new RegExp(`${before}${word}(?![\\w$])`, 'g'))) {
    if (name.startsWith('.') || !isMemberOrKey(masked, match.index, match.index + match[0].length)) yield match.index;
  }
}

/** `x.process`, `{ process: … }`, `process?: T` and `process(): T` in a type are other things of the same name. */
function isMemberOrKey(masked, start, end) {
  const before = masked.slice(Math.max(0, start - 40), start).trimEnd();
  if (/(?:^|[^.])\.$|\?\.$/.test(before) || before.endsWith('#')) return true;
  const after = masked.slice(end, end + 40).trimStart();
  return /^\??:/.test(after) && /[{,;(|]$|^$|readonly$/.test(before);
}

/** Problems of one package.json, and of the references in its tsconfig.src.json. */
export function checkManifest({ pkg, manifest, references = [] }) {
  const file = `packages/${pkg}/package.json`;
  const problems = [];
  const add = (where, what, legal) => problems.push({ file: where, line: 1, what, legal });
  const allowed = ARROWS[pkg];
  if (!allowed) {
    add(file, `package ${pkg} has no place among the arrows`, 'add it to ARROWS in scripts/lint-arrows.mjs');
    return problems;
  }
  const forTypes = (TYPE_ARROWS[pkg] ?? []).map((specifier) => specifier.split('/')[1]);
  const kinds = {
    dependencies: allowed,
    peerDependencies: allowed,
    optionalDependencies: allowed,
    devDependencies: [...allowed, ...forTypes],
  };
  for (const [kind, legal] of Object.entries(kinds)) {
    for (const name of Object.keys(manifest[kind] ?? {})) {
      if (!name.startsWith('@hardtop/') || legal.includes(name.split('/')[1])) continue;
      add(file, `${pkg} lists ${name} under ${kind}`, `${pkg} may list ${list(legal)} there`);
    }
  }
  for (const name of references) {
    if ([...allowed, ...forTypes].includes(name)) continue;
    add(`packages/${pkg}/tsconfig.src.json`, `${pkg} references ${name}`, `${pkg} may reference ${list(allowed)}`);
  }
  return problems;
}

export const formatProblem = ({ file, line, what, legal }) => `${file}:${line}: ${what}. Legal: ${legal}.`;

const EXCEPTIONS = 'scripts/arrow-exceptions.json';

function exceptionsOf(root) {
  const file = path.join(root, EXCEPTIONS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Every problem of the project at `root`. */
export function lintProject(root) {
  const json = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const devDependencies = Object.keys(json('package.json').devDependencies ?? {});
  const exceptions = exceptionsOf(root);
  const problems = [];
  for (const pkg of packagesOf(root)) {
    const folder = path.join(root, 'packages', pkg);
    const manifest = json(`packages/${pkg}/package.json`);
    const config = `packages/${pkg}/tsconfig.src.json`;
    const references = existsSync(path.join(root, config)) ? (json(config).references ?? []) : [];
    problems.push(...checkManifest({ pkg, manifest, references: references.map((r) => r.path.split('/')[1]) }));
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    if (!existsSync(path.join(folder, 'src'))) continue;
    for (const full of filesUnder(path.join(folder, 'src'))) {
      const file = path.relative(root, full).split(path.sep).join('/');
      problems.push(...checkSource({ file, text: readFileSync(full, 'utf8'), dependencies, devDependencies }));
    }
    problems.push(...roomProblems(planOf(root, pkg), exceptions[pkg]));
  }
  return problems;
}

function main() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  if (process.argv.includes('--trim')) {
    writeFileSync(path.join(root, EXCEPTIONS), `${JSON.stringify(trimmed(root, exceptionsOf(root)), null, 2)}\n`);
  }
  const problems = lintProject(root);
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();

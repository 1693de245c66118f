// Nothing is exported that nobody imports. Run by `npm run lint`. Use by tests counts. What a door of a package lists by name or
// declares is given to whoever comes; what it passes on by `*` must be wanted by somebody.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder, packagesOf } from './house-plan.mjs';

// Statements at the top of a module begin their line: the formatter sees to it.
const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type) (?!\{)([\w$]+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gm;
const ALL = /^export (?:type )?\* from '([^']+)'/gm;
const IMPORTED = /^import (?:type )?([^'"]*?)\bfrom '([^']+)'/gm;
const LOADED = /\bimport\(\s*'([^']+)'\s*\)/g;

/** The book's tables stand whole, also before there are rules that read them; what is said on the wire is said to anybody. */
const FREE = /^packages\/\w+\/src\/(?:catalog|wire)\//;

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** `a, type B, c as d` as pairs of the name there and the name here. */
const namesIn = (list) =>
  [...list.matchAll(/(?:^|,)\s*(?:type )?([\w$]+)(?: as ([\w$]+))?/g)].map(([, there, here]) => [there, here ?? there]);

/** What a module gives, what it passes on whole, and what it takes: `{ from, name }`, name null for all. */
export function readDoors(text) {
  const exports = new Map();
  const taken = [];
  for (const match of text.matchAll(DECLARED)) exports.set(match[1], { line: lineAt(text, match.index) });
  for (const [whole, list, from] of text.matchAll(LISTED)) {
    const line = lineAt(text, text.indexOf(whole));
    for (const [there, here] of namesIn(list)) exports.set(here, { line, from, name: there });
  }
  for (const [, clause, from] of text.matchAll(IMPORTED)) {
    const braces = /\{([^}]*)\}/.exec(clause)?.[1];
    if (braces !== undefined) for (const [name] of namesIn(braces)) taken.push({ from, name });
    else taken.push({ from, name: /^\*/.test(clause) ? null : 'default' });
  }
  for (const [, from] of text.matchAll(LOADED)) taken.push({ from, name: null });
  return { exports, stars: [...text.matchAll(ALL)].map(([, from]) => from), taken };
}

/** The packages' doors, specifier to file; and the files that the test runner itself calls. */
function doorsOf(root) {
  const config = readFileSync(path.join(root, 'vitest.config.ts'), 'utf8');
  const doors = new Map([...config.matchAll(/'(packages\/[^'*]+\.ts)'/g)].map(([, file]) => [file, file]));
  for (const pkg of packagesOf(root)) {
    const { name, exports } = JSON.parse(readFileSync(path.join(root, 'packages', pkg, 'package.json'), 'utf8'));
    for (const [door, { source }] of Object.entries(exports ?? {}))
      doors.set(path.posix.join(name, door), path.posix.join('packages', pkg, source));
  }
  return doors;
}

function* sourcesOf(root) {
  for (const name of readdirSync(root)) if (/\.[cm]?[jt]s$/.test(name)) yield name;
  for (const name of readdirSync(path.join(root, 'scripts'))) if (name.endsWith('.mjs')) yield `scripts/${name}`;
  for (const pkg of packagesOf(root)) {
    for (const folder of ['src', 'e2e', 'bin'].map((one) => path.join(root, 'packages', pkg, one))) {
      if (!existsSync(folder)) continue;
      for (const full of filesUnder(folder)) yield path.relative(root, full).split(path.sep).join('/');
    }
  }
}

/** Exports of packages that no other module imports, as `{ file, line, name }`. `texts` by file, `doors` by specifier. */
export function unusedExports(texts, doors) {
  const modules = new Map([...texts].map(([file, text]) => [file, readDoors(text)]));
  const entries = new Set(doors.values());
  const used = new Set();
  const fileOf = (file, from) =>
    from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : doors.get(from);
  const use = (file, name) => {
    const module = modules.get(file);
    if (module === undefined || used.has(`${file} ${name}`)) return;
    const own = module.exports.get(name);
    if (own !== undefined) used.add(`${file} ${name}`);
    if (own?.from !== undefined) use(fileOf(file, own.from), own.name);
    if (own === undefined) for (const from of module.stars) use(fileOf(file, from), name);
  };
  const everyName = (file) => [
    ...(modules.get(file)?.exports.keys() ?? []),
    ...(modules.get(file)?.stars ?? []).flatMap((from) => everyName(fileOf(file, from))),
  ];
  for (const [file, { exports, taken }] of modules) {
    for (const { from, name } of taken) {
      const target = fileOf(file, from);
      const names = name === null ? everyName(target).filter((one) => texts.get(file).includes(one)) : [name];
      for (const one of names) use(target, one);
    }
    if (entries.has(file) || FREE.test(file)) for (const name of exports.keys()) use(file, name);
  }
  const owned = [...modules].filter(([file]) => file.startsWith('packages/'));
  return owned.flatMap(([file, { exports }]) =>
    [...exports].filter(([name]) => !used.has(`${file} ${name}`)).map(([name, { line }]) => ({ file, line, name })),
  );
}

function main() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const texts = new Map([...sourcesOf(root)].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const unused = unusedExports(texts, doorsOf(root));
  for (const { file, line, name } of unused)
    console.error(
      `${file}:${line}: ${name} is exported and nobody imports it. Legal: do not export it, or take it out.`,
    );
  if (unused.length > 0) process.exitCode = 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();

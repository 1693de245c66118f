// Files of at most 400 lines, functions of at most 60. Run by `npm run lint`. What is longer is listed in size-exceptions.json, a list
// that can only shrink: `--trim` takes off it what is needed no more.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { filesUnder, isTest, packagesOf } from './house-plan.mjs';

export const LONGEST_FILE = 400;
export const LONGEST_FUNCTION = 60;

/** The book's figures, its index and its set-ups are as long as the book has them. */
const isTable = (file) => /\/src\/(?:.*\/)?(?:catalog|stock|scenarios|adventures)\/|\/src\/rules\.ts$/.test(file);

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** How many lines each named function of a text takes, as `name: lines`. What has no name bears that of what it is put into. */
export function functionLengths(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  const lineOf = (at) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  const found = [];
  const visit = (node, given) => {
    if (Array.isArray(node)) for (const one of node) visit(one, given);
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string') return;
    const name = node.id?.name ?? node.key?.name ?? given;
    if (FUNCTIONS.has(node.type)) {
      const line = lineOf(node.start);
      found.push({ name: name ?? 'a function without a name', line, lines: lineOf(node.end) - line + 1 });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'type') visit(child, name);
  };
  visit(program.body, undefined);
  return found;
}

/** What is too long in one file: the file itself under its name, a function as `file name`. */
export function tooLong(file, text) {
  const lines = text.split('\n').length - 1;
  const found = [];
  if (lines > LONGEST_FILE && !isTable(file)) found.push({ what: file, line: 1, lines, most: LONGEST_FILE });
  if (isTest(file) || /\.test\.mjs$/.test(file)) return found;
  for (const { name, line, lines: length } of functionLengths(file, text)) {
    if (length > LONGEST_FUNCTION) found.push({ what: `${file} ${name}`, line, lines: length, most: LONGEST_FUNCTION });
  }
  return found;
}

function* sourcesOf(root) {
  for (const name of readdirSync(path.join(root, 'scripts'))) if (name.endsWith('.mjs')) yield `scripts/${name}`;
  for (const pkg of packagesOf(root)) {
    const folder = path.join(root, 'packages', pkg, 'src');
    if (!existsSync(folder)) continue;
    for (const full of filesUnder(folder)) yield path.relative(root, full).split(path.sep).join('/');
  }
}

/** Problems in words, one a line; what is excepted without need is one too. */
export function sizeProblems(found, excepted) {
  const fresh = found.filter(({ what }) => !excepted.includes(what));
  const idle = excepted.filter((what) => !found.some((one) => one.what === what));
  return [
    ...fresh.map(({ what, line, lines, most }) => {
      const [file, name] = what.split(' ');
      return `${file}:${line}: ${name ?? 'the file'} has ${lines} lines. Legal: ${most} at most.`;
    }),
    ...idle.map(
      (what) => `scripts/size-exceptions.json:1: ${what} needs no exception any more. Legal: take it off the list.`,
    ),
  ];
}

function main() {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
  const list = path.join(root, 'scripts/size-exceptions.json');
  const found = [...sourcesOf(root)].flatMap((file) => tooLong(file, readFileSync(path.join(root, file), 'utf8')));
  let excepted = JSON.parse(readFileSync(list, 'utf8'));
  if (process.argv.includes('--trim')) {
    excepted = excepted.filter((what) => found.some((one) => one.what === what));
    writeFileSync(list, `${JSON.stringify(excepted, null, 2)}\n`);
  }
  const problems = sizeProblems(found, excepted);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();

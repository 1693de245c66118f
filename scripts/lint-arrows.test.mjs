import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ARROWS, checkManifest, checkSource, formatProblem, lintProject } from './lint-arrows.mjs';
import { importsOf, maskLiterals } from './source-text.mjs';

const whats = (file, text, more = {}) => checkSource({ file, text, ...more }).map((p) => p.what);

describe('importsOf', () => {
  it.each([
    ["import { a } from './a.ts';", './a.ts', false],
    ["import type { A } from './a.ts';", './a.ts', true],
    ["import type A from './a.ts';", './a.ts', true],
    ["import type from './a.ts';", './a.ts', false],
    ["import { type A } from './a.ts';", './a.ts', false],
    ["import {\n  a,\n  b,\n} from './a.ts';", './a.ts', false],
    ["import * as a from './a.ts';", './a.ts', false],
    ["import './a.ts';", './a.ts', false],
    ["export * from './a.ts';", './a.ts', false],
    ["export type { A } from './a.ts';", './a.ts', true],
    ["const a = await import('./a.ts');", './a.ts', false],
    ["type A = import('./a.ts').A;", './a.ts', false],
    ['const a = `${1}`; export { b } from "./a.ts";', './a.ts', false],
    ["const re = /['\"`]/; import { a } from './a.ts';", './a.ts', false],
  ])('reads %j', (text, specifier, typeOnly) => {
    expect(importsOf(text)).toMatchObject([{ specifier, typeOnly }]);
  });

  it('is not fooled by comments, strings and templates', () => {
    const text =
      "// import './a'\n/* import './b' */\nconst s = \"import './c'\";\nconst t = `import './d' ${`import './e'`}`;\n";
    expect(importsOf(text)).toEqual([]);
  });

  it('gives the line of the specifier', () => {
    expect(importsOf("\n\nimport {\n  a,\n} from './a.ts';\n")).toMatchObject([{ line: 5 }]);
  });
});

describe('maskLiterals', () => {
  it('keeps length and lines', () => {
    const text = "const a = 'x';\n// two\nconst b = `a\n${c + `d`} e`;\nconst d = a / b / 2;\n";
    const masked = maskLiterals(text);
    expect(masked).toHaveLength(text.length);
    expect(masked.split('\n')).toHaveLength(text.split('\n').length);
    expect(masked).toContain('a / b / 2');
  });

  it('survives an apostrophe in JSX text', () => {
    expect(maskLiterals("<p>don't</p>;\nconst now = Date;\n")).toContain('Date');
  });
});

describe('arrows', () => {
  it('catches an import type that points upward', () => {
    const file = 'packages/kernel/src/x.ts';
    const problems = checkSource({ file, text: "\nimport type { Car } from '@hardtop/deluxe';\n" });
    expect(problems.map(formatProblem)).toEqual([
      "packages/kernel/src/x.ts:2: kernel imports '@hardtop/deluxe' (a type counts too). Legal: kernel may import no other package of the project.",
    ]);
  });

  it.each([
    ['a value that points upward', 'deluxe', "import { x } from '@hardtop/rulesets';"],
    ['an export from above', 'rulesets', "export * from '@hardtop/sim';"],
    ['a dynamic import', 'sim', "const s = await import('@hardtop/server');"],
    ['an import type expression', 'geometry', "type D = import('@hardtop/kernel').Die;"],
    ['a ruleset past the registry', 'web', "import { x } from '@hardtop/deluxe';"],
    ['a relative path into another package', 'deluxe', "import { x } from '../../kernel/src/dice.ts';"],
    ['a Node module in a pure package', 'kernel', "import { readFileSync } from 'node:fs';"],
    ['a Node module in the page', 'web', "import { join } from 'path';"],
    ['an unlisted dependency', 'server', "import x from 'left-pad';"],
    ['wire values in the page', 'web', "import { x } from '@hardtop/server/wire';"],
    ['server types in the page', 'web', "import type { X } from '@hardtop/server';"],
    ['a package by its own name', 'kernel', "import { x } from '@hardtop/kernel';"],
    ['rules that come later', 'deluxe', "const load = () => import('./table/turn.ts');"],
  ])('catches %s', (_title, pkg, text) => {
    expect(whats(`packages/${pkg}/src/x.ts`, text)).toHaveLength(1);
  });

  it.each([
    ['deluxe', "import { x } from '@hardtop/kernel';"],
    ['deluxe', "import { x } from '../table/control.ts';"],
    ['web', "import type { X } from '@hardtop/server/wire';"],
    ['server', "import { readFileSync } from 'node:fs';"],
    ['server', "import pg from 'pg';"],
    ['server', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ])('lets %s say %s', (pkg, text) => {
    const file = `packages/${pkg}/src/table/x.ts`;
    expect(whats(file, text, { dependencies: ['pg', '@noble/hashes'] })).toEqual([]);
  });

  it('lets a test use the development tools, and Node', () => {
    const text =
      "import { test } from 'vitest';\nimport { readFileSync } from 'node:fs';\nawait Promise.resolve(Date.now());";
    expect(whats('packages/kernel/src/x.test.ts', text, { devDependencies: ['vitest'] })).toEqual([]);
    expect(
      whats('packages/kernel/src/x.ts', "import { test } from 'vitest';", { devDependencies: ['vitest'] }),
    ).toHaveLength(1);
  });

  it('catches dependencies and references against the arrows', () => {
    const manifest = { dependencies: { '@hardtop/server': '0.1.0', react: '19.3.1' } };
    expect(checkManifest({ pkg: 'deluxe', manifest, references: ['kernel', 'sim'] })).toHaveLength(2);
    expect(checkManifest({ pkg: 'web', manifest })).toHaveLength(1);
    expect(
      checkManifest({ pkg: 'web', manifest: { devDependencies: manifest.dependencies }, references: ['server'] }),
    ).toEqual([]);
    expect(checkManifest({ pkg: 'attic', manifest: {} })).toHaveLength(1);
  });

  it('has no cycle', () => {
    const reach = (from, seen = new Set()) => {
      for (const next of ARROWS[from]) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    for (const pkg of Object.keys(ARROWS)) expect(reach(pkg)).not.toContain(pkg);
  });
});

describe('purity', () => {
  it.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const d = Math.random();',
    'const d = Math\n  .random();',
    'setTimeout(f, 1);',
    'const t = performance.now();',
    'export async function f() {}',
    'const f = async () => 1;',
    'const x = { ...process.env };',
    'const d = globalThis.document;',
    'const u = import.meta.url;',
    'document.title = s;',
    'const x = ok ? window : other;',
    'const s = `${Date.now()}`;',
    'names.sort((a, b) => a.localeCompare(b));',
  ])('catches %s', (text) => {
    expect(whats('packages/geometry/src/x.ts', text)).toHaveLength(1);
    expect(whats('packages/sim/src/x.ts', text)).toEqual([]);
  });

  it("lets the registry's loaders wait, and nothing else of the registry", () => {
    const text = "export const load = async (): Promise<unknown> => await import('@hardtop/deluxe/table');";
    expect(whats('packages/rulesets/src/loaders.ts', text)).toEqual([]);
    expect(whats('packages/rulesets/src/loaders.ts', 'const now = Date.now();')).toHaveLength(1);
    expect(whats('packages/rulesets/src/index.ts', text)).toHaveLength(4);
  });

  it.each([
    "const s = 'Date.now()'; // Math.random()",
    'const p = car.performance;',
    'const row = { window: 3, process: 4 };',
    'interface Car { readonly performance: number; window?: string }',
    'function f(window: Window) { return window.area; }',
    'const performance = speed / weight; use(performance);',
    'const updateDate = asyncLike(awaited);',
    'const re = /Date|window/;',
  ])('lets pass %s', (text) => {
    expect(whats('packages/geometry/src/x.ts', text)).toEqual([]);
  });
});

it('walks a project: sources, package.json and tsconfig', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'arrows-'));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  try {
    write('package.json', '{}');
    write('packages/kernel/package.json', '{ "dependencies": { "@hardtop/sim": "0.1.0" } }');
    write('packages/kernel/tsconfig.src.json', '{ "references": [{ "path": "../sim/tsconfig.src.json" }] }');
    write('packages/kernel/src/deep/x.ts', "import type { Batch } from '@hardtop/sim';\n");
    expect(lintProject(root).map((p) => p.file)).toEqual([
      'packages/kernel/package.json',
      'packages/kernel/tsconfig.src.json',
      'packages/kernel/src/deep/x.ts',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

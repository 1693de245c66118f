import { describe, expect, it } from 'vitest';
import { unusedExports } from './lint-exports.mjs';

const DOORS = new Map([['@hardtop/a', 'packages/a/src/index.ts']]);

/** The names that nobody imports, of files in `packages/a/src`. */
function unused(files) {
  const texts = new Map(Object.entries(files).map(([file, text]) => [`packages/a/src/${file}`, text]));
  return unusedExports(texts, DOORS).map(
    ({ file, line, name }) => `${file.slice('packages/a/src/'.length)}:${line} ${name}`,
  );
}

describe('unusedExports', () => {
  it('names what nobody imports, with its line', () => {
    const files = {
      'x.ts':
        'export const a = 1;\n\nexport function* b() {}\nexport interface C {}\nexport type D = 1;\nexport async function e() {}\n',
      'y.ts': "import { a, type C as Other } from './x.ts';\nimport type {\n  D,\n} from './x.ts';\n",
    };
    expect(unused(files)).toEqual(['x.ts:3 b', 'x.ts:6 e']);
  });

  it('follows what is passed on, and takes a test for a user', () => {
    const files = {
      'x.ts': 'export const a = 1;\nexport const b = 2;\nexport const c = 3;\n',
      'door.ts': "export { a as first } from './x.ts';\nexport * from './x.ts';\n",
      'y.test.ts': "import { b, first } from './door.ts';\n",
    };
    expect(unused(files)).toEqual(['x.ts:3 c']);
  });

  it('takes what a module loads by the names that it speaks of', () => {
    const files = {
      'x.ts': 'export const load = 1;\nexport const idle = 2;\n',
      'y.ts': "const { load } = await import('./x.ts');\n",
      'z.ts': 'export const own = 1;\n',
      'w.ts': "import * as all from './z.ts';\nall.own;\n",
    };
    expect(unused(files)).toEqual(['x.ts:2 idle']);
  });

  it('leaves to a door what it lists, not what it passes on whole', () => {
    const files = {
      'index.ts': "export { a } from './x.ts';\nexport * from './y.ts';\n",
      'x.ts': 'export const a = 1;\n',
      'y.ts': 'export const b = 1;\nexport const c = 1;\n',
      'z.test.ts': "import { c } from '@hardtop/a';\n",
    };
    expect(unused(files)).toEqual(['y.ts:1 b']);
  });
});

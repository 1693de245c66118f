import { describe, expect, it } from 'vitest';
import { closingLine } from './closing-line.mjs';
import { isInstalled } from './setup.mjs';

const lock = {
  packages: {
    '': {},
    'packages/kernel': { version: '0.1.0' },
    'node_modules/@hardtop/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'x' },
    'node_modules/a-windows': { version: '1.0.0', integrity: 'y', optional: true },
  },
};
const installed = (changes = {}) => {
  const { '': _root, 'node_modules/a-windows': _optional, ...packages } = { ...lock.packages, ...changes };
  return { packages };
};
const always = () => true;

describe('isInstalled', () => {
  it('accepts what the lock asks for, without other platforms', () => {
    expect(isInstalled(lock, installed(), always)).toBe(true);
  });

  it.each([
    ['another version', installed({ 'node_modules/a': { version: '1.0.1', integrity: 'x' } })],
    ['another content', installed({ 'node_modules/a': { version: '1.0.0', integrity: 'z' } })],
    ['nothing', { packages: {} }],
  ])('refuses %s', (_title, got) => {
    expect(isInstalled(lock, got, always)).toBe(false);
  });

  it('refuses a link whose target is gone', () => {
    expect(isInstalled(lock, installed(), () => false)).toBe(false);
  });
});

describe('closingLine', () => {
  const test = (state) => ({ result: () => ({ state }) });
  const module = (states, errors = []) => ({
    errors: () => errors,
    children: { allTests: () => states.map(test), allSuites: () => [] },
  });

  it.each([
    [[module(['passed', 'passed'])], [], '2 passed, 0 failed'],
    [[module(['passed', 'failed']), module(['skipped'])], [], '1 passed, 1 failed, 1 skipped'],
    [[module([], [new Error('does not load')])], [], '0 passed, 1 failed'],
    [[module(['passed'])], [new Error('unhandled')], '1 passed, 1 failed'],
  ])('counts run %#', (modules, unhandled, line) => {
    expect(closingLine(modules, unhandled)).toBe(line);
  });
});

import { expect, it } from 'vitest';
import { RULES } from './rules.ts';

it('no two rules share an id', () => {
  expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
});

it('every rule has its chapter, a short summary, a page and a line', () => {
  for (const rule of RULES) {
    expect(rule.id).toMatch(/^twilight\/[a-z]+\/[a-z]+(-[a-z]+)*$/);
    expect(rule.summary.length, rule.id).toBeLessThanOrEqual(300);
    expect(rule.summary.length, rule.id).toBeGreaterThan(20);
    expect(rule.page, rule.id).toMatch(/^(pp?\. \d|Adventure \d)/);
    expect(rule.line, rule.id).toBeLessThanOrEqual(4117);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RULES, type RuleEntry } from './rules.ts';

const rules: readonly RuleEntry[] = RULES;

test('rule ids are unique and well formed', () => {
  expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
  for (const { id } of rules) {
    expect(id).toMatch(/^deluxe\/(?:[IVX]+(?:\.\d+)?|city\/\d+|hardtop)\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
  }
});

test('every rule has a title and a summary of at most 300 characters', () => {
  for (const { id, title, summary } of rules) {
    expect(title.trim(), id).not.toBe('');
    expect(summary.trim(), id).toBe(summary);
    expect(summary.length, id).toBeGreaterThan(0);
    expect(summary.length, id).toBeLessThanOrEqual(300);
  }
});

test('the page names the section of the id', () => {
  for (const { id, page } of rules) {
    const [, section = '', number = ''] = id.split('/');
    if (section === 'hardtop') expect(page, id).toBeUndefined();
    else expect(page, id).toMatch(/^(?:[IVX]+(?:\.\d+)?|city \d+)(?:, p\. \d+(?:-\d+)?)?$/);
    if (section !== 'hardtop') expect(page?.split(', ')[0], id).toBe(section === 'city' ? `city ${number}` : section);
  }
});

test('the chapters stand in the order of the book', () => {
  const chapters = rules.map((rule) => rule.id.split('/')[1]?.split('.')[0] ?? '');
  const order = chapters.filter((chapter, i) => chapter !== chapters[i - 1]);
  expect(order).toEqual([
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
    'XIII',
    'XIV',
    'XV',
    'city',
    'hardtop',
  ]);
});

test('whatever rule the sources name is in the index', () => {
  const known = new Set<string>(rules.map((rule) => rule.id));
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    for (const [, id = ''] of text.matchAll(/'(deluxe\/[IVXch][\w.]*\/[\w-]+(?:\/[\w-]+)?)'/g))
      expect(known, file).toContain(id);
  }
});

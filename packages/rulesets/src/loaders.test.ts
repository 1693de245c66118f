import type { Card } from '@hardtop/campaign';
import { describe, expect, it } from 'vitest';
import { findRuleset, loadTables, RULESETS, rulesetsWith } from './loaders.ts';
import { loadTable } from './table-loaders.ts';

describe('the registry', () => {
  it('finds each part of each ruleset by its id, and nothing else', () => {
    for (const part of ['table', 'garage', 'campaign'] as const) {
      for (const ruleset of rulesetsWith(part)) expect(findRuleset(part, ruleset.id)).toBe(ruleset);
    }
    expect(findRuleset('campaign', 'deluxe')).toBeUndefined();
    expect(findRuleset('table', 'nowhere')).toBeUndefined();
    expect(new Set(RULESETS.map(({ id }) => id)).size).toBe(RULESETS.length);
  });

  it('says of a table what the table says of itself', async () => {
    const tables = await loadTables();
    const said = tables.map(({ id, title, summary, version }) => ({ id, title, summary, version }));
    expect(rulesetsWith('table')).toMatchObject(said);
    for (const table of tables) {
      expect(await findRuleset('table', table.id)?.rules()).toBe(table.rules);
      expect(await loadTable(table.id)).toBe(table);
    }
    expect(loadTable('nowhere')).toBeUndefined();
  });

  it('gives every rule an id that begins with its ruleset', async () => {
    for (const { id, rules } of RULESETS) {
      for (const rule of await rules()) expect(rule.id.split('/')[0]).toBe(id);
    }
  });
});

describe('a glossary', () => {
  it('explains each word once, by rules of its own index', async () => {
    for (const { glossary, rules } of rulesetsWith('table')) {
      const terms = (await glossary?.()) ?? [];
      const words = terms.flatMap((term) => term.words);
      const known = new Set<string>((await rules()).map(({ id }) => id));
      expect(words.length).toBeGreaterThan(20);
      expect(words.filter((word, i) => words.indexOf(word) !== i || word !== word.toLowerCase())).toEqual([]);
      expect(terms.filter(({ rule }) => rule !== undefined && !known.has(rule))).toEqual([]);
    }
  });
});

describe('a card of the sequence', () => {
  it('has a few short steps in the order of the clock, by rules of its own index', async () => {
    const offered = RULESETS.filter(({ sequence }) => sequence !== undefined);
    expect(offered).not.toEqual([]);
    for (const { sequence, rules } of offered) {
      const { steps } = (await sequence?.()) ?? { steps: [] };
      const known = new Set<string>((await rules()).map(({ id }) => id));
      expect(steps.filter(({ rule }) => !known.has(rule))).toEqual([]);
      const phases = steps.map(({ phase = 0 }) => phase);
      expect(phases).toEqual(phases.toSorted((a, b) => a - b));
      expect(Math.max(...steps.flatMap(({ lines }) => lines.map(({ length }) => length)))).toBeLessThan(160);
    }
  });
});

function citedBy({ rule, rolls, parts }: Card): readonly string[] {
  return [...(rule === null ? [] : [rule]), ...rolls.map((roll) => roll.rule), ...parts.flatMap(citedBy)];
}

describe('encounters', () => {
  it('are there on every terrain in every territory, by rules of their own index', async () => {
    for (const { campaign, rules } of rulesetsWith('campaign')) {
      const encounters = await campaign();
      const known = new Set<string>((await rules()).map(({ id }) => id));
      for (const { id: terrain } of encounters.terrains) {
        for (const { id: territory } of encounters.territories) {
          const told = encounters.encounter({ seed: '1', terrain, territory });
          const cited = told.ok ? citedBy(told.value.card) : ['nothing'];
          expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
        }
      }
    }
  });
});

import type { Card } from '@hardtop/campaign';
import { describe, expect, it } from 'vitest';
import { ENCOUNTERS, findEncounters } from './encounters.ts';

function citedBy({ rule, rolls, parts }: Card): readonly string[] {
  return [...(rule === null ? [] : [rule]), ...rolls.map((roll) => roll.rule), ...parts.flatMap(citedBy)];
}

describe('the registry of encounters', () => {
  it('finds each by its id, and nothing else', () => {
    for (const ruleset of ENCOUNTERS) expect(findEncounters(ruleset.id)).toBe(ruleset);
    expect(findEncounters('deluxe')).toBeUndefined();
  });

  it('offers encounters on every terrain in every territory, by rules of its own index', () => {
    for (const { encounters, rules } of ENCOUNTERS) {
      const known = new Set<string>(rules.map(({ id }) => id));
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

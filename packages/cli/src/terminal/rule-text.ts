import type { RuleEntry } from '@hardtop/kernel';

/** Whatever has an index of rules. */
export interface RuleBook {
  readonly id: string;
  readonly rules: readonly RuleEntry[];
}

const SHOWN = 40;

/** A rule by its id; or, for anything else, the rules whose id or title has all the words. */
export function findRules(rulesets: readonly RuleBook[], query: string): readonly RuleEntry[] {
  const all = rulesets.flatMap((ruleset) => ruleset.rules);
  const wanted = query.toLowerCase();
  const exact = all.filter((rule) => rule.id.toLowerCase() === wanted || tailOf(rule.id).toLowerCase() === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const named = all.filter((rule) => hasAll(`${rule.id} ${rule.title}`));
  return named.length > 0 ? named : all.filter((rule) => hasAll(rule.summary));
}

/** The id without its ruleset. */
function tailOf(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** One rule in full, several as a list. */
export function ruleLines(rulesets: readonly RuleBook[], query: string): readonly string[] {
  const found = findRules(rulesets, query);
  const only = found[0];
  if (only === undefined) return [`No rule is called "${query}", and none speaks of it.`];
  if (found.length === 1) return wholeRule(only);
  const more = found.length > SHOWN ? [`… and ${found.length - SHOWN} more`] : [];
  return [...found.slice(0, SHOWN).map((rule) => `${rule.id}  ${rule.title}`), ...more];
}

function wholeRule(rule: RuleEntry): readonly string[] {
  return [`${rule.id}  ${rule.title}${rule.page === undefined ? '' : ` (${rule.page})`}`, `  ${rule.summary}`];
}

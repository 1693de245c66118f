import { ruleTitle, useRules } from './rules-store.ts';

/** The part of a rule's id that people can read: `deluxe/IV.4/bend` is "bend, IV.4". */
export function shortRule(id: string): string {
  const [, section = '', ...name] = id.split('/');
  const words = name.join(' ').replaceAll('-', ' ');
  return words === '' ? section : words;
}

interface RuleLinkProps {
  readonly rule: string;
  /** What the link says; the rule's title if left out. */
  readonly text?: string;
}

export function RuleLink({ rule, text }: RuleLinkProps) {
  const show = useRules((rules) => rules.show);
  const title = useRules((rules) => ruleTitle(rules.indexes, rule));
  return (
    <button
      type="button"
      className="rule-link"
      aria-haspopup="dialog"
      onClick={(event) => show(rule, event.currentTarget.getBoundingClientRect())}
    >
      {text ?? title ?? shortRule(rule)}
    </button>
  );
}

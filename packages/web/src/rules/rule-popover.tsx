import type { RuleEntry } from '@hardtop/kernel';
import { Popover } from './popover.tsx';
import { shortRule } from './rule-link.tsx';
import { type OpenRule, rulesetOf, useRules } from './rules-store.ts';

function RuleText({ entry }: { readonly entry: RuleEntry }) {
  return (
    <>
      <h2>{entry.title}</h2>
      <p>{entry.summary}</p>
      <p className="rule-source">
        {entry.id}
        {entry.page === undefined ? '' : `, ${entry.page}`} · in our words
      </p>
    </>
  );
}

function Missing({ id, state }: { readonly id: string; readonly state: 'loading' | 'failed' | 'unknown' }) {
  const says = {
    loading: 'Looking it up…',
    failed: 'The rule index did not come; the server may be away. Open it again to retry.',
    unknown: 'This rule has no entry in the index yet.',
  } as const;
  return (
    <>
      <h2>{shortRule(id)}</h2>
      <p>{says[state]}</p>
      <p className="rule-source">{id}</p>
    </>
  );
}

function Content({ open }: { readonly open: OpenRule }) {
  const index = useRules((rules) => rules.indexes[rulesetOf(open.id)]);
  if (index === undefined || index === 'loading') return <Missing id={open.id} state="loading" />;
  if (index === 'failed') return <Missing id={open.id} state="failed" />;
  const entry = index.find((rule) => rule.id === open.id);
  return entry === undefined ? <Missing id={open.id} state="unknown" /> : <RuleText entry={entry} />;
}

/** The summary of a cited rule, where it was cited. */
export function RulePopover() {
  const open = useRules((rules) => rules.open);
  const hide = useRules((rules) => rules.hide);
  if (open === null) return null;
  return (
    <Popover label="Rule" anchor={open.anchor} onHide={hide}>
      <Content open={open} />
    </Popover>
  );
}

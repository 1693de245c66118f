import type { RuleEntry } from '@hardtop/kernel';
import { useEffect, useRef } from 'react';
import { shortRule } from './rule-link.tsx';
import { type OpenRule, rulesetOf, useRules } from './rules-store.ts';
import './rules.css';

const WIDTH = 340;
const GAP = 8;

/** Beside its link, within the window. */
function placeBeside(anchor: DOMRect): { left: number; top?: number; bottom?: number; maxHeight: number } {
  const left = Math.max(GAP, Math.min(anchor.left, window.innerWidth - WIDTH - GAP));
  const below = window.innerHeight - anchor.bottom;
  if (below > anchor.top) return { left, top: anchor.bottom + GAP, maxHeight: below - 2 * GAP };
  return { left, bottom: window.innerHeight - anchor.top + GAP, maxHeight: anchor.top - 2 * GAP };
}

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

/** The summary of a cited rule, where it was cited. Leaves on Esc, on a click elsewhere, and hands the focus back. */
export function RulePopover() {
  const open = useRules((rules) => rules.open);
  const hide = useRules((rules) => rules.hide);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === null) return;
    const before = document.activeElement;
    box.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) hide();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPointer);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPointer);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, hide]);
  if (open === null) return null;
  return (
    <div
      ref={box}
      role="dialog"
      aria-label="Rule"
      tabIndex={-1}
      className="rule-popover plate"
      style={placeBeside(open.anchor)}
    >
      <Content open={open} />
      <button type="button" className="button quiet" onClick={hide}>
        Close
      </button>
    </div>
  );
}

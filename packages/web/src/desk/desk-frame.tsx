import { type ReactNode, Suspense } from 'preact/compat';
import { Masthead } from '../base/masthead.tsx';
import { RulePopover } from '../rules/rule-popover.tsx';
import './desk.css';

/** The page around the desk; inside it the rules and the campaigns are there. */
export function DeskFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="desk">
      <Masthead />
      <Suspense fallback={<p className="page-loading">Unrolling the map…</p>}>{children}</Suspense>
      <RulePopover />
    </div>
  );
}

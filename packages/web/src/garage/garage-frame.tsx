import type { ReactNode } from 'preact/compat';
import { Masthead } from '../base/masthead.tsx';
import { RulePopover } from '../rules/rule-popover.tsx';
import { GarageContext, useOpenGarage, type WhichGarage } from './garage-context.ts';
import { useSettledGarage } from './house-rules.ts';
import './garage.css';

interface GarageFrameProps {
  /** Of which rules, if not those of the door that was entered last; the same function for the same question. */
  readonly which?: WhichGarage;
  readonly children: ReactNode;
}

/** The page around the bench and the library, once the rules are in. */
export function GarageFrame({ which, children }: GarageFrameProps) {
  const known = useOpenGarage(which ?? null);
  const open = useSettledGarage(known.state === 'ready' ? known.open : undefined);
  if (known.state === 'ready') {
    return (
      <GarageContext value={open}>
        {children}
        <RulePopover />
      </GarageContext>
    );
  }
  return (
    <div>
      <Masthead />
      <main id="main" className="page" tabIndex={-1}>
        {known.state === 'loading' ? (
          <p className="page-loading">Opening the garage door…</p>
        ) : (
          <>
            <h1>The garage door is stuck.</h1>
            <p className="notice bad" role="alert">
              {known.message} Your designs are safe in this browser.
            </p>
            <p>
              <button type="button" className="button go" onClick={() => window.location.reload()}>
                Try again
              </button>
            </p>
          </>
        )}
      </main>
    </div>
  );
}

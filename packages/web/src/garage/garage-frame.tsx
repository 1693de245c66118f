import type { ReactNode } from 'react';
import { Masthead } from '../app/masthead.tsx';
import { RulePopover } from '../rules/rule-popover.tsx';
import { GarageContext, useLoadedGarage } from './garage-context.ts';
import './garage.css';

/** The page around the bench and the library, once the rules are in. */
export function GarageFrame({ children }: { readonly children: ReactNode }) {
  const known = useLoadedGarage();
  if (known.state === 'ready')
    return (
      <GarageContext value={known.open}>
        {children}
        <RulePopover />
      </GarageContext>
    );
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

import type { AnyRuleset, Garage, Workshop } from '@hardtop/kernel';
import { createContext, useContext, useEffect, useState } from 'react';
import { useRules } from '../rules/rules-store.ts';

/** A ruleset that designs vehicles, with all that its bench needs. Designs stay sealed boxes here. */
export interface OpenGarage {
  readonly ruleset: AnyRuleset;
  readonly garage: Garage;
  readonly workshop: Workshop;
}

export type GarageState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly open: OpenGarage }
  | { readonly state: 'failed'; readonly message: string };

let loading: Promise<OpenGarage> | null = null;

/** The rules are a heavy part of the page and come only when somebody designs. */
async function fetchGarage(): Promise<OpenGarage> {
  const { RULESETS } = await import('@hardtop/rulesets');
  for (const ruleset of RULESETS) {
    const { garage } = ruleset;
    if (garage?.workshop === undefined) continue;
    // The rule index is aboard: its links work without a server.
    useRules.setState(({ indexes }) => ({ indexes: { ...indexes, [ruleset.id]: ruleset.rules } }));
    return { ruleset, garage, workshop: garage.workshop };
  }
  throw new Error('No rules here design vehicles.');
}

export function loadGarage(): Promise<OpenGarage> {
  loading ??= fetchGarage().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

export function useLoadedGarage(): GarageState {
  const [known, setKnown] = useState<GarageState>({ state: 'loading' });
  useEffect(() => {
    let isHere = true;
    loadGarage().then(
      (open) => isHere && setKnown({ state: 'ready', open }),
      (error: unknown) =>
        isHere && setKnown({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return known;
}

export const GarageContext = createContext<OpenGarage | null>(null);

export function useGarage(): OpenGarage {
  const open = useContext(GarageContext);
  if (open === null) throw new Error('outside the garage');
  return open;
}

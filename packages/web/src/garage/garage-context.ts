import type { HouseRuleset } from '@hardtop/rulesets';
import type { Garage, Workshop } from '@hardtop/workshop';
import { createContext, useContext, useEffect, useState } from 'react';
import { create } from 'zustand';
import { readStored, writeStored } from '../app/storage.ts';
import { useRules } from '../rules/rules-store.ts';
import { loadLibrary } from './library-store.ts';

/** A ruleset that designs vehicles, with all that its bench needs. Designs stay sealed boxes here. */
export interface OpenGarage {
  readonly ruleset: HouseRuleset;
  readonly garage: Garage;
  readonly workshop: Workshop;
  /** The garages of all rulesets, this one among them. */
  readonly house: readonly OpenGarage[];
}

export type GarageState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly house: readonly OpenGarage[] }
  | { readonly state: 'failed'; readonly message: string };

let loading: Promise<readonly OpenGarage[]> | null = null;

/** The rules are a heavy part of the page and come only when somebody designs. */
async function fetchGarages(): Promise<readonly OpenGarage[]> {
  const [{ RULESETS }] = await Promise.all([import('@hardtop/rulesets'), loadLibrary()]);
  const house: OpenGarage[] = [];
  for (const ruleset of RULESETS) {
    const { garage } = ruleset;
    if (garage?.workshop === undefined) continue;
    // The rule index is aboard: its links work without a server.
    useRules.setState(({ indexes }) => ({ indexes: { ...indexes, [ruleset.id]: ruleset.rules } }));
    house.push({ ruleset, garage, workshop: garage.workshop, house });
  }
  if (house.length === 0) throw new Error('No rules here design vehicles.');
  return house;
}

export function loadGarages(): Promise<readonly OpenGarage[]> {
  loading ??= fetchGarages().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The garage of a ruleset, or undefined where it has none. */
export const garageOf = ({ house }: Pick<OpenGarage, 'house'>, ruleset: string): OpenGarage | undefined =>
  house.find((open) => open.ruleset.id === ruleset);

const KEY = 'hardtop.garage';
const isText = (value: unknown): value is string => typeof value === 'string';

interface Door {
  /** The ruleset whose garage was entered last; null: none yet. */
  readonly ruleset: string | null;
  enter(ruleset: string): void;
}

export const useDoor = create<Door>((set) => ({
  ruleset: readStored(KEY, isText),
  enter: (ruleset) => {
    set({ ruleset });
    writeStored(KEY, ruleset);
  },
}));

export function useLoadedGarages(): GarageState {
  const [known, setKnown] = useState<GarageState>({ state: 'loading' });
  useEffect(() => {
    let isHere = true;
    loadGarages().then(
      (house) => isHere && setKnown({ state: 'ready', house }),
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

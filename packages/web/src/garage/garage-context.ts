import { type RulesetWith, rulesetsWith } from '@hardtop/rulesets';
import type { Garage, Mending, Notation, Sheets, Workshop } from '@hardtop/workshop';
import { createContext, useContext, useEffect, useState } from 'preact/compat';
import { atRest } from '../base/at-rest.ts';
import { readStored, writeStored } from '../base/storage.ts';
import { create } from '../base/store.ts';
import { useRules } from '../rules/rules-store.ts';
import { library } from './library-store.ts';

/** A ruleset that designs vehicles, with all that its bench needs. Designs stay sealed boxes here. */
export interface OpenGarage {
  readonly ruleset: RulesetWith<'garage'>;
  readonly garage: Garage;
  readonly workshop: Workshop;
  /** Ways out: fetched when there is something to mend, or at rest. */
  mending(): Promise<Mending>;
  /** Stat lines: fetched when somebody writes or reads one. */
  notation(): Promise<Notation>;
  /** Paper: fetched when somebody looks at it. */
  sheets(): Promise<Sheets>;
}

/** All that could be opened; each is loaded when it is. */
export const GARAGES = rulesetsWith('garage');

type GarageState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly open: OpenGarage }
  | { readonly state: 'failed'; readonly message: string };

const opened = new Map<string, Promise<OpenGarage>>();

/** The rules are a heavy part of the page: those of one ruleset come when somebody designs by them. */
async function fetchGarage(ruleset: RulesetWith<'garage'>): Promise<OpenGarage> {
  const garage = await ruleset.garage();
  if (garage.workshop === undefined) throw new Error(`${ruleset.title} has no bench.`);
  // The titles of cited rules: short names stand in for them.
  atRest(() => void useRules.getState().load(ruleset.id));
  const { mending, notation, sheets } = ruleset;
  return { ruleset, garage, workshop: garage.workshop, mending, notation, sheets };
}

function openGarage(ruleset: RulesetWith<'garage'>): Promise<OpenGarage> {
  const known = opened.get(ruleset.id);
  if (known !== undefined) return known;
  const opening = fetchGarage(ruleset).catch((error: unknown) => {
    opened.delete(ruleset.id);
    throw error;
  });
  opened.set(ruleset.id, opening);
  return opening;
}

export const hasGarage = (ruleset: string): boolean => GARAGES.some(({ id }) => id === ruleset);

/** Garages by their rulesets. */
export type Garages = ReadonlyMap<string, OpenGarage>;

/** The garages of these rulesets, as far as they have any. */
export async function garagesOf(rulesets: Iterable<string>): Promise<Garages> {
  const wanted = new Set(rulesets);
  const open = await Promise.all(GARAGES.filter(({ id }) => wanted.has(id)).map(openGarage));
  return new Map(open.map((each) => [each.ruleset.id, each]));
}

/** The first ruleset of the house whose garage answers yes; those after it are not loaded. */
export async function firstGarage(isIt: (open: OpenGarage) => boolean): Promise<string | null> {
  for (const ruleset of GARAGES) if (isIt(await openGarage(ruleset))) return ruleset.id;
  return null;
}

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

/** Of which rules; null: whatever was entered last. */
export type WhichGarage = () => Promise<string | null>;

async function openDoor(which: WhichGarage | null, entered: string | null): Promise<OpenGarage> {
  if (which !== null) await library.load();
  const asked = (await which?.()) ?? entered;
  const ruleset = GARAGES.find(({ id }) => id === asked) ?? GARAGES[0];
  if (ruleset === undefined) throw new Error('No rules here design vehicles.');
  const [open] = await Promise.all([openGarage(ruleset), library.load()]);
  return open;
}

const LOADING: GarageState = { state: 'loading' };

/** The garage one stands in. While another is fetched the old one stays, unless it cannot have what is looked for. */
export function useOpenGarage(which: WhichGarage | null): GarageState {
  const entered = useDoor((door) => door.ruleset);
  const [known, setKnown] = useState<{ readonly which: WhichGarage | null; readonly now: GarageState } | null>(null);
  useEffect(() => {
    let isHere = true;
    const tell = (now: GarageState) => isHere && setKnown({ which, now });
    openDoor(which, entered).then(
      (open) => tell({ state: 'ready', open }),
      (error: unknown) => tell({ state: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [which, entered]);
  return known?.which === which ? known.now : LOADING;
}

export const GarageContext = createContext<OpenGarage | null>(null);

export function useGarage(): OpenGarage {
  const open = useContext(GarageContext);
  if (open === null) throw new Error('outside the garage');
  return open;
}

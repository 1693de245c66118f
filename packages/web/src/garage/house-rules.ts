import type { SettledVariants } from '@hardtop/workshop';
import { useMemo } from 'preact/compat';
import { isRecord, readStored, writeStored } from '../base/storage.ts';
import { create } from '../base/store.ts';
import type { OpenGarage } from './garage-context.ts';

interface HouseRules {
  /** By ruleset: what this table has settled otherwise than usual. */
  readonly settled: Readonly<Record<string, SettledVariants>>;
  settle(ruleset: string, id: string, value: boolean | string): void;
}

const KEY = 'hardtop.house-rules';

const isSettled = (value: unknown): value is SettledVariants =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'boolean' || typeof each === 'string');
const isStored = (value: unknown): value is HouseRules['settled'] =>
  isRecord(value) && Object.values(value).every(isSettled);

export const useHouseRules = create<HouseRules>((set, get) => ({
  settled: readStored(KEY, isStored) ?? {},
  settle: (ruleset, id, value) => {
    const { settled } = get();
    const next = { ...settled, [ruleset]: { ...settled[ruleset], [id]: value } };
    set({ settled: next });
    writeStored(KEY, next);
  },
}));

function settledAs(open: OpenGarage, settled: SettledVariants): OpenGarage {
  const under = <T extends { withVariants?(asked: SettledVariants): T }>(part: T): T =>
    part.withVariants?.(settled) ?? part;
  const garage = under(open.garage);
  return {
    ...open,
    garage,
    workshop: garage.workshop ?? open.workshop,
    mending: async () => under(await open.mending()),
    notation: async () => under(await open.notation()),
    sheets: async () => under(await open.sheets()),
  };
}

/** The garage as this table plays it; the same object as long as nothing is settled anew. */
export function useSettledGarage(open: OpenGarage | undefined): OpenGarage | null {
  const settled = useHouseRules((rules) => (open === undefined ? undefined : rules.settled[open.ruleset.id]));
  return useMemo(() => {
    if (open === undefined) return null;
    return settled === undefined ? open : settledAs(open, settled);
  }, [open, settled]);
}

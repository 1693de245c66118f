export const COUNTER_KINDS = ['smoke', 'oil', 'spikes', 'mine', 'flamingOil'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

export interface CounterRow {
  readonly name: string;
  /** Speed difference of the control roll on it: a figure, or at least the speed over ten. */
  readonly control: { readonly sd: number; readonly orSpeed: boolean } | null;
  /** The lowest die that blows a tire that rolls over it. */
  readonly tireBlownOn: number | null;
  /** The lowest die that sets it off, for bikes another. */
  readonly trigger: { readonly on: number; readonly bikeOn: number; readonly dice: number } | null;
  readonly ignites: boolean;
  /** The lowest die that removes it in the last phase; null stays for good. */
  readonly goesOn: number | null;
}

/** Dropped weapons, p. 21; smoke and flaming oil thin out, p. 22. */
export const COUNTERS: Readonly<Record<CounterKind, CounterRow>> = {
  smoke: {
    name: 'Smoke',
    control: { sd: 3, orSpeed: false },
    tireBlownOn: null,
    trigger: null,
    ignites: false,
    goesOn: 4,
  },
  oil: { name: 'Oil', control: { sd: 6, orSpeed: true }, tireBlownOn: null, trigger: null, ignites: false, goesOn: null },
  spikes: { name: 'Spikes', control: null, tireBlownOn: 6, trigger: null, ignites: false, goesOn: null },
  mine: {
    name: 'Mine',
    control: null,
    tireBlownOn: 6,
    trigger: { on: 4, bikeOn: 6, dice: 6 },
    ignites: false,
    goesOn: null,
  },
  flamingOil: {
    name: 'Flaming oil',
    control: { sd: 6, orSpeed: true },
    tireBlownOn: 6,
    trigger: null,
    ignites: true,
    goesOn: 4,
  },
};

/** Added to the roll of a shot through smoke, once. */
export const SMOKE_TO_HIT = -8;

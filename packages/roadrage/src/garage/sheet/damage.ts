// What has happened to a vehicle since it left the garage. Plain JSON, every part of it optional.

export interface SheetDamage {
  /** Points taken in all, beyond the last row too. */
  readonly damage: number;
  readonly engineHits: number;
  readonly fuelLost: boolean;
  readonly brakesLost: boolean;
  /** Destroyed options, by id, and mounts, by the index of their weapon: `mount-0`. */
  readonly lost: readonly string[];
  /** Gun by gun in the order of the design; twins are two. */
  readonly weapons: readonly { readonly fired: number; readonly destroyed: boolean }[];
  /** Hit points left, by seat. */
  readonly crew: readonly number[];
  readonly tiresBlown: number;
  /** Uses spent of nitrous, chute and extinguisher, by option id. */
  readonly used: Readonly<Record<string, number>>;
  readonly speed: number | null;
  readonly notes: readonly string[];
}

export const UNHURT: SheetDamage = {
  damage: 0,
  engineHits: 0,
  fuelLost: false,
  brakesLost: false,
  lost: [],
  weapons: [],
  crew: [],
  tiresBlown: 0,
  used: {},
  speed: null,
  notes: [],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const texts = (value: unknown): readonly string[] => list(value).filter((item) => typeof item === 'string');

function gunState(value: unknown): SheetDamage['weapons'][number] {
  if (!isRecord(value)) return { fired: 0, destroyed: false };
  return { fired: whole(value.fired), destroyed: value.destroyed === true };
}

/** Whatever came in from outside, as far as it makes sense. */
export function parseDamage(value: unknown): SheetDamage {
  if (!isRecord(value)) return UNHURT;
  const used = isRecord(value.used) ? Object.entries(value.used).map(([id, uses]) => [id, whole(uses)] as const) : [];
  return {
    damage: whole(value.damage),
    engineHits: whole(value.engineHits),
    fuelLost: value.fuelLost === true,
    brakesLost: value.brakesLost === true,
    lost: texts(value.lost),
    weapons: list(value.weapons).map(gunState),
    crew: list(value.crew).map(whole),
    tiresBlown: whole(value.tiresBlown),
    used: Object.fromEntries(used),
    speed: typeof value.speed === 'number' ? whole(value.speed) : null,
    notes: texts(value.notes),
  };
}

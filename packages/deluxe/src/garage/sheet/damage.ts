// What has happened to a vehicle since it left the garage. Plain JSON, every part of it optional.

import { CHART_TOP_SPEED, SPEED_STEP } from '../../catalog/movement-chart.ts';

export interface SheetDamage {
  /** Points lost by place: `front`; on vehicles of several parts `carrier.front`, `attached.0.backLeft`. */
  readonly armor?: Readonly<Record<string, number>> | undefined;
  /** Damage points lost by component: `weapons.0.0`, `crew.1.0`, `plants.0`, `tires.front-left.0`. */
  readonly hits?: Readonly<Record<string, number>> | undefined;
  /** Points lost by a crew member's body armor, by the same key as his hits. */
  readonly bodyArmor?: Readonly<Record<string, number>> | undefined;
  /** Shots fired, by component. */
  readonly shots?: Readonly<Record<string, number>> | undefined;
  readonly speed?: number | undefined;
  readonly handling?: number | undefined;
  /** Set down among the notes: on fire, out of control. */
  readonly notes?: readonly string[] | undefined;
}

export const UNHURT: SheetDamage = {};

export const lostOf = (table: Readonly<Record<string, number>> | undefined, key: string): number => table?.[key] ?? 0;

/** Whatever came in from outside, as far as it makes sense: figures by name, the rest left out. */
export function parseDamage(value: unknown): SheetDamage {
  if (!isRecord(value)) return UNHURT;
  const { speed, handling, notes } = value;
  return {
    armor: figuresIn(value.armor),
    hits: figuresIn(value.hits),
    bodyArmor: figuresIn(value.bodyArmor),
    shots: figuresIn(value.shots),
    speed: inSteps(speed, SPEED_STEP, CHART_TOP_SPEED),
    handling: inSteps(handling, 1, 9),
    notes: Array.isArray(notes) ? notes.filter((note): note is string => typeof note === 'string') : undefined,
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function figuresIn(value: unknown): Readonly<Record<string, number>> | undefined {
  if (!isRecord(value)) return undefined;
  const figures = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0 && Number.isFinite(entry[1]),
  );
  return Object.fromEntries(figures);
}

/** A track has no cell for anything else. */
const inSteps = (value: unknown, step: number, most: number): number | undefined =>
  typeof value === 'number' && value % step === 0 && Math.abs(value) <= most ? value : undefined;

import { BODIES } from '../../catalog/bodies.ts';
import { ROWS } from '../../catalog/damage.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import type { Design } from '../design/design.ts';

/** Final statistics of a sound vehicle. Speeds in mph, cargo in kilograms. */
export interface Figures {
  readonly topSpeed: number;
  readonly acceleration: number;
  readonly deceleration: number;
  readonly hc: number;
  readonly size: number;
  readonly seats: number;
  readonly cargo: number;
  /** The lowest die that saves a damage die; null without armor. */
  readonly armorSave: number | null;
  readonly hitPoints: number;
  /** Boxes in each row of damage. */
  readonly row: number;
  readonly tires: number;
}

type Sum = 'topSpeed' | 'acceleration' | 'deceleration' | 'hc';

function sumOf(options: readonly OptionId[], figure: Sum): number {
  return options.reduce((sum, id) => sum + (OPTIONS[id].effects[figure] ?? 0), 0);
}

/** What the body and its options come to. */
export function figuresOf(design: Design): Figures {
  const body = BODIES[design.body];
  const { options } = design;
  const saves = options.flatMap((id) => OPTIONS[id].effects.armorSave ?? []);
  const seatLimits = options.flatMap((id) => OPTIONS[id].effects.seats ?? []);
  const beds = options.flatMap((id) => OPTIONS[id].effects.cargoPerSeat ?? []);
  return {
    topSpeed: body.topSpeed + sumOf(options, 'topSpeed'),
    acceleration: Math.max(0, body.acceleration + sumOf(options, 'acceleration')),
    deceleration: body.deceleration + sumOf(options, 'deceleration'),
    hc: body.hc + sumOf(options, 'hc'),
    size: body.size,
    seats: Math.max(0, Math.min(body.people, ...seatLimits) - beds.length),
    cargo: body.cargo + beds.reduce((sum, kilograms) => sum + kilograms, 0),
    armorSave: saves.length === 0 ? null : Math.min(...saves),
    hitPoints: body.hitPoints,
    row: body.hitPoints / ROWS,
    tires: body.tires,
  };
}

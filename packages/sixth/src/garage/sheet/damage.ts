// What has happened to a car since it left the garage. Plain JSON, every part of it optional.

import { SIDES, type Side, START } from '../../catalog/dashboard.ts';

export interface SheetDamage {
  /** What the sliders show; null: as at the start. */
  readonly armor: Readonly<Record<Side, number | null>>;
  readonly fire: readonly Side[];
  readonly tires: number;
  readonly power: number;
  readonly speed: number | null;
  /** Damage on each card in the order of the design, place by place. */
  readonly cards: readonly number[];
  readonly notes: readonly string[];
}

export const UNHURT: SheetDamage = {
  armor: { front: null, back: null, left: null, right: null },
  fire: [],
  tires: START.tires,
  power: START.power,
  speed: null,
  cards: [],
  notes: [],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const figure = <T>(value: unknown, otherwise: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : otherwise;

/** Whatever came in from outside, as far as it makes sense. */
export function parseDamage(value: unknown): SheetDamage {
  if (!isRecord(value)) return UNHURT;
  const armor = isRecord(value.armor) ? value.armor : {};
  const fire = list(value.fire);
  return {
    armor: {
      front: figure(armor.front, null),
      back: figure(armor.back, null),
      left: figure(armor.left, null),
      right: figure(armor.right, null),
    },
    fire: SIDES.filter((side) => fire.includes(side)),
    tires: figure(value.tires, START.tires),
    power: figure(value.power, START.power),
    speed: figure(value.speed, null),
    cards: list(value.cards).map((one) => figure(one, 0)),
    notes: list(value.notes).filter((note) => typeof note === 'string'),
  };
}

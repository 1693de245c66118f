// Pinned encounters: the referee puts one at a place of the route or at a time, instead of what the dice would bring.

import * as z from 'zod';
import { ANIMALS } from '../catalog/animal-table.ts';
import type { Elite } from '../catalog/elite-groups.ts';
import { ENCOUNTER_KINDS } from '../catalog/encounter-table.ts';
import { GROUPS } from '../catalog/group-table.ts';
import { ITEMS } from '../catalog/item-table.ts';
import { type Clock, clockSchema, clockText, isSameTime, periodsAt } from '../travel/clock.ts';
import type { Leg, RoutePoint } from '../travel/route.ts';

const nameSchema = z.string().trim().min(1).max(80);

const ELITES = [
  'special-forces',
  'spetsnaz',
  'pomeranian-air-assault',
  'czech-air-assault',
  'sas',
] as const satisfies readonly Elite[];

/** The encounter wanted; without `of` the kind's own table decides. */
const wanted = z
  .strictObject({
    kind: z.enum(ENCOUNTER_KINDS),
    of: z
      .enum([...GROUPS, ...ANIMALS, ...ITEMS])
      .nullable()
      .default(null),
    /** An elite team in place of the group. */
    elite: z.enum(ELITES).nullable().default(null),
    /** They lie in wait. */
    hidden: z.boolean().default(false),
    note: z.string().max(500).default(''),
  })
  .refine((pin) => pin.of === null || optionsFor(pin.kind).includes(pin.of), {
    error: 'Is not of that kind.',
    path: ['of'],
  });

export const pinSchema = z.strictObject({
  name: nameSchema,
  encounter: wanted,
  /** Leg from 1, and kilometers along it. */
  at: z.union([z.strictObject({ leg: z.int().min(1), km: z.number().min(0) }), clockSchema]),
});
export type Pin = z.infer<typeof pinSchema>;

function optionsFor(kind: (typeof ENCOUNTER_KINDS)[number]): readonly string[] {
  switch (kind) {
    case 'group':
      return GROUPS;
    case 'animal':
      return ANIMALS;
    case 'item':
      return ITEMS;
    case 'none':
      return [];
  }
}

/** The pins that come up in a period: their time has come, or the way leads past their place. */
export function pinsDue(pins: readonly Pin[], clock: Clock, from: RoutePoint, to: RoutePoint): readonly Pin[] {
  return pins.filter(({ at }) => ('day' in at ? isSameTime(at, clock) : isPassed(from, at.leg - 1, at.km, to)));
}

/** Why a pin can never come up, or null. */
export function pinProblem({ at }: Pin, clock: Clock, place: RoutePoint, route: readonly Leg[]): string | null {
  if ('day' in at) {
    return periodsAt(at) < periodsAt(clock) ? `It is ${clockText(clock)} already; ${clockText(at)} is past.` : null;
  }
  const { leg, km } = at;
  if ((route[leg - 1]?.km ?? -1) < km) return `Leg ${leg} of the route does not reach kilometer ${km}.`;
  const isBehind = leg - 1 < place.leg || (leg - 1 === place.leg && km < place.km);
  return isBehind ? `Kilometer ${km} of leg ${leg} is behind the party.` : null;
}

function isPassed(from: RoutePoint, leg: number, km: number, to: RoutePoint): boolean {
  const isAfterStart = leg > from.leg || (leg === from.leg && km >= from.km);
  const isBeforeEnd = leg < to.leg || (leg === to.leg && km <= to.km);
  return isAfterStart && isBeforeEnd;
}

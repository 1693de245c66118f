// The route: legs one after another, each with its length, the country it runs through, a road or none, and the territory.

import * as z from 'zod';
import { SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { TERRITORY_CHOICES } from './territory.ts';

const nameSchema = z.string().trim().min(1).max(80);

/** A place at the end of a leg. One already known is named by its id and keeps what was rolled for it. */
const legEndSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/, { error: 'Must be small letters, digits and hyphens.' }),
  name: nameSchema,
  size: z.enum(SETTLEMENT_SIZES),
  languages: z.array(nameSchema).max(10).default([]),
});
export type LegEnd = z.infer<typeof legEndSchema>;

export const legSchema = z.strictObject({
  name: nameSchema,
  km: z.number().positive().max(10_000),
  terrain: z.enum(OPEN_COUNTRY),
  road: z.boolean().default(false),
  territory: z.enum(TERRITORY_CHOICES).default('roll'),
  settlement: legEndSchema.nullable().default(null),
});
export type Leg = z.infer<typeof legSchema>;

/** How far along: which leg, counted from 0, and how many kilometers of it are behind. */
export interface RoutePoint {
  readonly leg: number;
  readonly km: number;
}

/** The leg the party stands on; at the very end of the route still the last one. */
export function legAt(route: readonly Leg[], place: RoutePoint): Leg {
  const leg = route[Math.min(place.leg, route.length - 1)];
  if (leg === undefined) throw new Error('A route has at least one leg.');
  return leg;
}

export function isAtEnd(route: readonly Leg[], place: RoutePoint): boolean {
  return place.leg >= route.length;
}

export function placeText(route: readonly Leg[], place: RoutePoint): string {
  const ended = place.km === 0 ? route[place.leg - 1] : undefined;
  if (ended?.settlement) return ended.settlement.name;
  if (isAtEnd(route, place)) return `the end of ${legAt(route, place).name}`;
  return `${legAt(route, place).name}, km ${Math.round(place.km * 10) / 10}`;
}

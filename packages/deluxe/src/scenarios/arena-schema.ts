import { keysOf } from '@hardtop/kernel';
import * as z from 'zod';
import { DIVISIONS } from '../catalog/divisions.ts';
import { EVENT_BANS } from '../catalog/event-bans.ts';

const inches = z.number().min(-1000).max(1000);
const label = z.string().min(1).max(60);

/** An opening in the outer wall with a safe line across it. */
export const gateSchema = z.strictObject({
  wall: z.enum(['north', 'south', 'east', 'west']),
  /** Its middle: x on the north and south walls, y on the others. */
  at: inches,
  width: z.number().min(1).max(20).default(3),
  label: label.optional(),
});

/** A piece of the floor with a safe line around it. */
export const refugeSchema = z.strictObject({
  x: inches,
  y: inches,
  length: z.number().min(1).max(100),
  width: z.number().min(1).max(100),
  heading: z.number().min(-360).max(360).default(0),
  label: label.default('the refuge'),
});

/** What an arena lets in, and how one leaves it. */
export const eventSchema = z.strictObject({
  division: z.enum(DIVISIONS.map(({ id }) => id)).optional(),
  bans: z
    .array(z.enum(keysOf(EVENT_BANS)))
    .max(20)
    .readonly()
    .default([]),
  only: z.enum(['car', 'cycle', 'trike']).optional(),
  /** People in a vehicle at most. */
  crew: z.int().min(1).max(6).optional(),
  /** All drive the same vehicle; guns may be mounted and armor placed as each likes. */
  identical: z.boolean().default(false),
  /** Turns before the gates open to whoever wants out. */
  leaveAfter: z.int().min(0).max(499).default(0),
});

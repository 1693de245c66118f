import * as z from 'zod';
import { BODY_IDS } from '../../catalog/bodies.ts';
import { GEAR_IDS, SKILL_IDS } from '../../catalog/characters.ts';
import { MOUNT_IDS, TARGETING_IDS } from '../../catalog/mounts.ts';
import { OPTION_IDS } from '../../catalog/options.ts';
import { WEAPON_IDS } from '../../catalog/weapons.ts';
import { type Design, FACINGS } from '../design/design.ts';

const NAME = 100;
/** Far above anything legal: a design may break the rules while it is being built. */
const MOST = { options: 60, weapons: 30, crew: 12, gear: 6, carried: 12, points: 9 } as const;

const character = z.strictObject({
  name: z.string().min(1).max(NAME),
  skills: z.partialRecord(z.enum(SKILL_IDS), z.int().min(0).max(MOST.points)),
  gear: z.array(z.enum(GEAR_IDS)).max(MOST.gear),
  weapons: z.array(z.enum(WEAPON_IDS)).max(MOST.carried),
});

const fitting = z.strictObject({
  weapon: z.enum(WEAPON_IDS),
  mount: z.enum(MOUNT_IDS),
  facing: z.enum(FACINGS),
  targeting: z.enum(TARGETING_IDS),
  twin: z.boolean(),
});

/** Designs as files and links hold them. */
export const designSchema = z.strictObject({
  version: z.literal(1),
  ruleset: z.literal('roadrage'),
  name: z.string().max(NAME),
  body: z.enum(BODY_IDS),
  options: z.array(z.enum(OPTION_IDS)).max(MOST.options),
  weapons: z.array(fitting).max(MOST.weapons),
  crew: z.array(character).max(MOST.crew),
  drive: z.enum(['left', 'right']),
});

type DesignJson = z.infer<typeof designSchema>;

/** Skills of no points say nothing. */
export function designFrom(json: DesignJson): Design {
  const crew = json.crew.map((one) => ({
    ...one,
    skills: Object.fromEntries(Object.entries(one.skills).filter(([, points]) => (points ?? 0) > 0)),
  }));
  return { ...json, crew };
}

// The referee's desk from outside: a request in words, an encounter with its text and its card, or what is wrong with it.

import type { EncounterRequest, Encounters, WorldPiece } from '@hardtop/campaign';
import { type Choosable, err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import { z } from 'zod';
import { ELITE_GROUPS, type Elite } from '../catalog/elite-groups.ts';
import { GROUPS } from '../catalog/group-table.ts';
import { NPC_TYPES } from '../catalog/npc-types.ts';
import { ARMED_PERCENT, SETTLEMENT_NAMES, SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import { OPEN_COUNTRY, TERRAIN_NAMES, TERRAINS } from '../catalog/terrains.ts';
import { TERRITORIES, TERRITORY_TABLE, type Territory } from '../catalog/territories.ts';
import { encounterOf } from '../encounters/encounter.ts';
import { type PartySight, type Situation, SOME_PARTY } from '../encounters/situation.ts';
import { rollContext } from '../rolls/roll.ts';
import { unreached } from '../rolls/roll-unreached.ts';
import { encounterCard } from './card.ts';
import { TWILIGHT_CAMPAIGNS } from './desk-campaigns.ts';
import { journey } from './desk-journey.ts';
import { landOf, settlement } from './desk-settlement.ts';
import { encounterText } from './text.ts';

const ELITES = Object.keys(ELITE_GROUPS).filter((id): id is Elite => Object.hasOwn(ELITE_GROUPS, id));

const planSchema = z.strictObject({
  choice: z.enum(['wait', 'evade', 'attack']),
  attackAt: z.number().min(0).exactOptional(),
});

const partySchema: z.ZodType<PartySight> = z.strictObject({
  people: z.int().min(1).max(1000),
  vehicles: z.int().min(0).max(1000),
  rcn: z.int().min(0).max(100),
  camp: z.boolean(),
  moving: z.boolean(),
  camouflaged: z.boolean().exactOptional(),
  pace: z.number().min(0).exactOptional(),
  coolness: z.array(z.union([z.int().min(0).max(10), z.enum(NPC_TYPES)])).exactOptional(),
  plan: planSchema.exactOptional(),
});

const situationSchema: z.ZodType<Situation> = z.strictObject({
  terrain: z.enum(TERRAINS),
  beside: z.enum(OPEN_COUNTRY).exactOptional(),
  territory: z.enum(TERRITORIES),
  party: partySchema,
  elite: z.enum(ELITES).exactOptional(),
  merchantCargo: z.enum(['each', 'once']).exactOptional(),
  ruins: z.enum(['empty', 'some', 'table', ...GROUPS]).exactOptional(),
  villages: z.enum(['rolled', 'later']).exactOptional(),
  othersHidden: z.boolean().exactOptional(),
  languages: z.array(z.string().trim().min(1).max(80)).max(10).exactOptional(),
});

const terrains: readonly Choosable[] = TERRAINS.map((id) => ({ id, title: TERRAIN_NAMES[id], summary: '' }));
const territories: readonly Choosable[] = TERRITORY_TABLE.results.map(({ territory, name, encounterModifier }) => ({
  id: territory,
  title: name,
  summary: encounterModifier === 0 ? '' : `Encounter roll ${encounterModifier > 0 ? '+' : ''}${encounterModifier}`,
}));

const sizes: readonly Choosable[] = SETTLEMENT_SIZES.map((id) => ({
  id,
  title: SETTLEMENT_NAMES[id],
  summary: `${ARMED_PERCENT[id]}% armed`,
}));

export const TWILIGHT_ENCOUNTERS: Encounters = {
  terrains,
  territories,
  sizes,
  encounter,
  settlement,
  journey,
  campaigns: TWILIGHT_CAMPAIGNS,
};

/** `encounter` is the path all its parts lie under, the territory too where it is rolled. */
function encounter(request: EncounterRequest): Result<WorldPiece, readonly Problem[]> {
  const ctx = rollContext(request);
  const land = landOf(ctx, 'encounter/territory', request);
  const situation = readSituation(request, land);
  if (!situation.ok) return situation;
  const data = { ...encounterOf(ctx, 'encounter', situation.value), rolls: ctx.rolls };
  const problems = [...ctx.problems, ...unreached(ctx)];
  if (problems.length > 0) return err(problems);
  return ok({ data, text: encounterText(data), card: encounterCard(data) });
}

/** All that is wrong with it at once, the land included. */
function readSituation(
  request: EncounterRequest,
  land: Result<Territory, readonly Problem[]>,
): Result<Situation, readonly Problem[]> {
  const { terrain, situation = {} } = request;
  if (typeof situation !== 'object' || situation === null) {
    return err([{ code: 'situation', message: 'Must be an object.', field: 'situation' }]);
  }
  const territory = land.ok ? land.value : TERRITORIES[0];
  const read = readBy(situationSchema, { party: SOME_PARTY, ...situation, terrain, territory });
  const problems = [...(land.ok ? [] : land.error), ...(read.ok ? [] : read.error)];
  return read.ok && problems.length === 0 ? read : err(problems);
}

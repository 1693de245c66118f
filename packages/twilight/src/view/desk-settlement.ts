// The referee's desk: a settlement asked for in words, and the land it or an encounter lies in.

import type { SettlementRequest, WorldPiece } from '@hardtop/campaign';
import { err, ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import * as z from 'zod';
import { CAMPAIGN_AGE_IDS } from '../campaign/journal.ts';
import { SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import type { CampaignAge, Territory } from '../catalog/territories.ts';
import { placeName } from '../encounters/given-names.ts';
import { type Settlement, settlementOf } from '../encounters/settlement.ts';
import { type Roll, type RollContext, rollContext } from '../rolls/roll.ts';
import { unreached } from '../rolls/roll-unreached.ts';
import { TERRITORY_CHOICES, territoryOf } from '../travel/territory.ts';
import { settlementCard, settlementText } from './settlement-card.ts';

const ageSchema: z.ZodType<CampaignAge> = z.enum(CAMPAIGN_AGE_IDS);
const landSchema = z.object({ territory: z.enum(TERRITORY_CHOICES), age: ageSchema.exactOptional() });

/** The territory named, or rolled at the path. */
export function landOf(
  ctx: RollContext,
  path: string,
  request: { readonly territory: string; readonly age?: string },
): Result<Territory, readonly Problem[]> {
  const read = readBy(landSchema, request);
  return read.ok ? ok(territoryOf(ctx, path, read.value.territory, read.value.age ?? 'early')) : read;
}

const placeSchema = z.object({
  size: z.enum(SETTLEMENT_SIZES),
  name: z.string().trim().min(1).max(80).exactOptional(),
  languages: z.array(z.string().trim().min(1).max(80)).max(10).exactOptional(),
});

/** A settlement asked for by itself, with all its rolls. */
interface SettlementAlone extends Settlement {
  readonly seed: string;
  readonly rolls: readonly Roll[];
}

export function settlement(request: SettlementRequest): Result<WorldPiece, readonly Problem[]> {
  const ctx = rollContext(request);
  const place = readBy(placeSchema, request);
  const land = landOf(ctx, 'settlement/territory', request);
  if (!place.ok || !land.ok) return err([...(place.ok ? [] : place.error), ...(land.ok ? [] : land.error)]);
  const { size, languages = [] } = place.value;
  const name = place.value.name ?? placeName(ctx, 'settlement/name', languages);
  const found = settlementOf(ctx, 'settlement', { name, size, territory: land.value, languages });
  const problems = [...ctx.problems, ...unreached(ctx)];
  if (problems.length > 0) return err(problems);
  const data: SettlementAlone = { seed: request.seed, ...found, rolls: ctx.rolls };
  return ok({ data, text: settlementText(data), card: settlementCard(data) });
}

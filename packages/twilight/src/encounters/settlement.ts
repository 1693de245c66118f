// A village, town, city or major city: how many live there, who is armed, how strangers are received, who rules, what is
// wrong. Rolled from its own path, so it is the same however often and whenever it is visited.

import type { Modifier, RuleId } from '@hardtop/kernel';
import { ATTITUDE_MODIFIERS, ATTITUDE_TABLE, type Attitude } from '../catalog/settlement-attitude.ts';
import { CRISIS_TABLE, type Crisis } from '../catalog/settlement-crisis.ts';
import { SETTLEMENT_SIZE_TABLE, type SettlementSize } from '../catalog/settlement-size.ts';
import type { Territory } from '../catalog/territories.ts';
import { GOVERNMENT_MODIFIERS, GOVERNMENT_TABLE, type Government } from '../catalog/urban-government.ts';
import { type RollContext, rollOn, rollPick } from '../rolls/roll.ts';
import { territoryName } from '../travel/territory.ts';
import { personName, rumorOf } from './given-names.ts';
import { type MotivationCard, motivationOf } from './motivation.ts';
import { type Militia, militiaOf } from './settlement-militia.ts';

/** Who holds a captive settlement is the referee's choice (L510); a die stands in for it. */
const CAPTORS = ['military-unit', 'marauders'] as const;
type Captor = (typeof CAPTORS)[number];

interface SettlementRequest {
  readonly name: string;
  readonly size: SettlementSize;
  readonly territory: Territory;
  /** Spoken there, the people's own tongue first. */
  readonly languages: readonly string[];
}

export interface Settlement extends SettlementRequest {
  /** Where its rolls are keyed; the settlement's own id. */
  readonly path: string;
  readonly population: number;
  readonly militia: Militia;
  readonly attitude: Attitude;
  readonly government: Government;
  /** A dictator's or a warlord's two cards. */
  readonly ruler?: readonly MotivationCard[];
  readonly captor?: Captor;
  readonly crisis: Crisis;
  /** Who rules, or speaks for it. */
  readonly head: string;
  /** What is told there. */
  readonly rumor: string;
}

export function settlementOf(ctx: RollContext, path: string, request: SettlementRequest): Settlement {
  const population = rollPopulation(ctx, `${path}/population`, request.size);
  const attitude = rollAttitude(ctx, `${path}/attitude`, request.territory);
  const government = rollGovernment(ctx, `${path}/government`, request.territory);
  const crisis = rollCrisis(ctx, `${path}/crisis`);
  const militia = militiaOf(request.size, population);
  const power = powerOf(ctx, path, government);
  const head = personName(ctx, `${path}/ruler`, request.languages);
  const rumor = rumorOf(ctx, `${path}/rumor`, request.languages);
  return { ...request, path, population, militia, attitude, government, ...power, crisis, head, rumor };
}

export function rollPopulation(ctx: RollContext, path: string, size: SettlementSize): number {
  return Number(rollOn(ctx, path, POPULATION_ROWS[size], 'twilight/settlements/size'));
}

export function rollAttitude(ctx: RollContext, path: string, territory: Territory): Attitude {
  return rollOn(ctx, path, ATTITUDE_TABLE, 'twilight/settlements/attitude-table', attitudeModifiers(territory));
}

export function rollGovernment(ctx: RollContext, path: string, territory: Territory): Government {
  return rollOn(ctx, path, GOVERNMENT_TABLE, 'twilight/settlements/government-table', governmentModifiers(territory));
}

export function rollCrisis(ctx: RollContext, path: string): Crisis {
  return rollOn(ctx, path, CRISIS_TABLE, 'twilight/settlements/crisis-table');
}

function attitudeModifiers(territory: Territory): readonly Modifier[] {
  return territoryModifier(ATTITUDE_MODIFIERS[territory], territory, 'twilight/settlements/attitude-modifiers');
}

function governmentModifiers(territory: Territory): readonly Modifier[] {
  return territoryModifier(GOVERNMENT_MODIFIERS[territory], territory, 'twilight/settlements/government-modifiers');
}

function territoryModifier(value: number, territory: Territory, rule: RuleId): readonly Modifier[] {
  return value === 0 ? [] : [{ value, label: `${territoryName(territory)} territory`, rule }];
}

function powerOf(ctx: RollContext, path: string, government: Government): Pick<Settlement, 'ruler' | 'captor'> {
  switch (government) {
    case 'dictator':
    case 'warlord':
      return { ruler: motivationOf(ctx, `${path}/ruler`) };
    case 'captive':
      return { captor: rollPick(ctx, `${path}/captor`, 'Captors', CAPTORS, 'twilight/settlements/captive') };
    case 'federated':
    case 'popular-council':
    case 'corrupt-council':
    case 'anarchy':
      return {};
  }
}

/** The printed columns as words, so that a referee can name a population as he names any other row. */
const POPULATION_ROWS = {
  village: populationRows('village'),
  town: populationRows('town'),
  city: populationRows('city'),
  'major-city': populationRows('major-city'),
} as const;

function populationRows(size: SettlementSize) {
  const { name, dice, first, columns } = SETTLEMENT_SIZE_TABLE;
  return { name, dice, first, results: columns[size].map(String) };
}

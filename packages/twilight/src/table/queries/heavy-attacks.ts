import type { Target } from '@hardtop/kernel';
import { ANTITANK_MISSILES } from '../../catalog/antitank-missiles.ts';
import type { Cell } from '../../scenarios/world.ts';
import { type BurstDice, burstDice } from '../figures/bursts.ts';
import type { Strike, StrikeOdds } from '../figures/heavy/armor.ts';
import { missileTarget } from '../figures/heavy/missiles.ts';
import { listedPen } from '../figures/heavy/ordnance.ts';
import { BAND_ORDER, bandOf, shotTarget } from '../figures/shots.ts';
import type { Person } from '../state/person.ts';
import { isVehicleId, type Table, vehicleOf } from '../state/state.ts';
import {
  fireTrouble,
  heavyShifts,
  isAimable,
  isAimedAt,
  loadedRound,
  type Served,
  servedBy,
  skillWith,
} from './guns.ts';
import { metersBetween } from './lines.ts';
import { cellOf } from './position.ts';
import { oddsOn } from './vehicle-odds.ts';

/** One heavy weapon against one target that is seen. */
export interface HeavyAttack {
  readonly person: Person;
  readonly served: Served;
  readonly target: string;
  readonly at: Cell;
  readonly meters: number;
  /** 0 close to 3 extreme; missiles have none. */
  readonly band: number;
  readonly aimed: boolean;
  readonly overhead: boolean;
}

const skillOf = ({ setup }: Table, { person, served }: HeavyAttack): number =>
  skillWith(setup, person, served.ordnance) ?? 0;

const isTankBreaker = ({ ordnance }: Served): boolean =>
  ordnance.id === 'tank-breaker' && ANTITANK_MISSILES['tank-breaker'].overhead;

/** Every attack on one target; a missile must have been aimed. `asAimed`: whether the first round is; null: by what he has aimed at. */
export function heavyAttacksOn(
  table: Table,
  person: Person,
  target: string,
  at: Cell,
  asAimed: boolean | null = null,
): readonly HeavyAttack[] {
  const { setup, state } = table;
  const from = cellOf(state, person);
  const meters = from === null ? null : metersBetween(setup, from, at);
  if (meters === null) return [];
  const found: HeavyAttack[] = [];
  for (const served of servedBy(state, person)) {
    const { ordnance } = served;
    if (fireTrouble(table, person, served) !== null || skillWith(setup, person, ordnance) === null) continue;
    const { range } = loadedRound(served);
    const aimed = asAimed === null ? isAimedAt(person, served, target) : asAimed && isAimable(served);
    if (range === null || (ordnance.kind === 'missile' && (!aimed || meters > range))) continue;
    const band = ordnance.kind === 'missile' ? 'close' : bandOf(range, meters);
    if (band === null) continue;
    const attack = { person, served, target, at, meters, band: BAND_ORDER.indexOf(band), aimed, overhead: false };
    found.push(attack);
    if (isTankBreaker(served)) found.push({ ...attack, overhead: true });
  }
  return found;
}

/** What one round must roll. */
export function heavyTarget(table: Table, attack: HeavyAttack): Target {
  const { person, served, meters, aimed, target } = attack;
  const { ordnance, item } = served;
  const skill = skillOf(table, attack);
  const range = loadedRound(served).range ?? 0;
  if (ordnance.kind === 'missile') return missileTarget(skill, range, meters);
  const rangefinder = isVehicleId(target) ? item.rangefinder : 0;
  const shifts = heavyShifts(table, person, served, target);
  return shotTarget({ skill, aimed, scope: false, range, meters, shifts, excess: 0, rangefinder });
}

/** Dice of one burst; heavy weapons have no recoil. */
export function heavyBurst(table: Table, { person, served, target, band }: HeavyAttack): BurstDice {
  return burstDice(
    served.ordnance.burst ?? 1,
    BAND_ORDER[band] ?? 'extreme',
    heavyShifts(table, person, served, target),
    0,
  );
}

/** What one hit would do to a vehicle; null: it is none. */
export function vehicleOdds(table: Table, { person, served, target, band, overhead }: HeavyAttack): StrikeOdds | null {
  const from = cellOf(table.state, person);
  if (!isVehicleId(target) || from === null) return null;
  const round = loadedRound(served);
  const strike: Strike = { kind: round.damage.kind === 'shot' ? 'penetrator' : 'shell', pen: listedPen(round, band) };
  return oddsOn(table, vehicleOf(table.state, target), strike, overhead ? null : from);
}

import type { Point } from '@hardtop/geometry';
import { type NewEvent, roll, type Seat } from '@hardtop/kernel';
import { burstOf } from '../../catalog/burst.ts';
import { CRITICAL_FACTOR } from '../../catalog/critical-hits.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import { isArmored } from '../queries/critical-hits.ts';
import { spotOf } from '../queries/shot-record.ts';
import { targetName } from '../queries/target-names.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { VehicleId } from '../state/ids.ts';
import type { DeluxeGame } from '../state/state.ts';
import type { FireTarget } from '../state/target.ts';
import { burstAt } from './burst.ts';
import { damageTarget } from './damage.ts';
import { noteAttack } from './story.ts';
import type { DamageSource } from './strike.ts';

/** A shot that has found what it was fired at. */
export interface Impact {
  readonly weapon: WeaponId;
  /** What the dice are rolled for. */
  readonly label: string;
  readonly by: VehicleId;
  readonly seat: Seat;
  readonly target: FireTarget;
  /** Where it came from. */
  readonly from: Point;
  /** Where it goes off, for whoever is on foot near there. */
  readonly at: Point;
  /** Two better than needed. */
  readonly wellAimed: boolean;
}

/** Damage; the hits that found something. */
export function* strikeWith(game: DeluxeGame, impact: Impact, critical: boolean): DeluxePlay<number> {
  const { weapon, label, by, seat, target, from } = impact;
  const passesArmor = critical && isArmored(game.state, target);
  if (critical) tellCritical(game, by, passesArmor);
  if (target.kind === 'vehicle') noteAttack(game, by, null, { id: target.vehicle });
  const { damage } = weaponRow(weapon);
  if (damage === null) throw new Error(`${weapon} does no damage`);
  const rule = 'deluxe/V.3/damage';
  const rolled = yield* roll(game, damage, { seat, rule, purpose: `${label} damage`, atLeast: 0 });
  const hits = rolled.total * (critical && !passesArmor ? CRITICAL_FACTOR : 1);
  const text = `${hits} hit${hits === 1 ? '' : 's'} on ${targetName(game, target)}.`;
  game.emit({ kind: 'damage-roll', rule, ...harmTo(target, hits), roll: rolled, outcome: 'bad', text });
  const wellAimed = impact.wellAimed ? ({ wellAimed: true } as const) : {};
  const source: DamageSource = { kind: kindOf(weapon), rule, by: seat, from, weapon, ...wellAimed };
  const taken = yield* damageTarget(game, target, hits, passesArmor ? { ...source, critical: true } : source);
  const struck = target.kind === 'person' ? target.person : null;
  yield* burstAt(game, { reach: burstOf(weapon), at: impact.at, seat, struck });
  return taken;
}

function tellCritical(game: DeluxeGame, firer: VehicleId, passesArmor: boolean): void {
  const what = passesArmor ? 'the armor does not stop it' : 'twice the damage';
  const text = `A critical hit: ${what}.`;
  game.emit({ kind: 'critical', rule: 'deluxe/V.3/critical', about: firer, outcome: 'good', text });
}

/** Whom a hit is about, and where it hurts. */
export function harmTo(target: FireTarget, points: number): Pick<NewEvent, 'about' | 'harm'> {
  switch (target.kind) {
    case 'vehicle': {
      const { vehicle: piece, at } = target;
      return { about: piece, harm: [{ piece, style: 'hit', points, spot: spotOf(at) }] };
    }
    case 'person':
      return { harm: [{ piece: target.person, style: 'hit', points }] };
    case 'missile':
      return { harm: [{ piece: target.missile, style: 'blast' }] };
    case 'crowd':
    case 'structure':
    case 'ground':
      return {};
  }
}

export function kindOf(weapon: WeaponId): DamageSource['kind'] {
  const { isLaser, flameRange } = traitsOf(weapon);
  if (isLaser) return 'laser';
  return flameRange === null ? 'gun' : 'flame';
}

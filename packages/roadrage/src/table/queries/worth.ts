import type { Params } from '@hardtop/kernel';
import { CRITICAL_HIT, GRENADE } from '../../catalog/to-hit.ts';
import { WEAPONS } from '../../catalog/weapons.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { armorSaveOf, crewOf } from './figures.ts';
import { gearSave } from './saves.ts';
import {
  type Attack,
  chanceOfShot,
  exposureTo,
  hitShare,
  isAtVitalSpot,
  personAimedAt,
  toHitModifiers,
} from './to-hit.ts';
import { type Round, roundsOf, type Shoot } from './volley.ts';

const FACES = 6;
const MEAN = (FACES + 1) / 2;

/** The mean factor of a critical hit, and how often a natural 2 falls. */
const MEAN_CRITICAL = meanCritical();
const NATURAL = 1 / (FACES * FACES);

function meanCritical(): number {
  let sum = 0;
  let last = 0;
  for (const { to, by } of CRITICAL_HIT.multipliers) {
    sum += (to - last) * by;
    last = to;
  }
  return sum / FACES;
}

/** The share of dice or points that a save lets through. */
function through(save: number | null): number {
  return save === null ? 1 : (save - 1) / FACES;
}

/** What a shot is worth to those who weigh it. */
export interface Worth {
  /** The first roll: at most this, and how often that is. */
  readonly chance: number;
  readonly hit: number;
  /** Points if all of it hits, before critical hits. */
  readonly damage: number;
  /** Points to expect, misses and critical hits included. */
  readonly expected: number;
}

export function worthOf(game: RoadGame, shoot: Shoot, params: Params): Worth {
  const rounds = roundsOf(game, shoot, params);
  let damage = 0;
  let expected = 0;
  let first: { readonly chance: number; readonly hit: number } | null = null;
  for (const round of rounds) {
    const chance = chanceOfShot(toHitModifiers(game, round.attack, round.shot));
    const hit = hitShare(chance);
    first ??= { chance, hit };
    const points = pointsOf(game, round);
    damage += points;
    expected += points * criticalShare(round, chance, hit);
  }
  return { chance: first?.chance ?? 0, hit: first?.hit ?? 0, damage, expected };
}

/** Hits, weighed by what a critical hit makes of them. */
function criticalShare({ attack }: Round, chance: number, hit: number): number {
  const { aim } = attack;
  switch (aim.kind) {
    case 'window':
    case 'beneath':
    case 'place':
    case 'rider':
      return hit;
    default:
      if (isAtVitalSpot(aim)) return hit * MEAN_CRITICAL;
      return chance >= CRITICAL_HIT.natural ? hit + NATURAL * (MEAN_CRITICAL - 1) : hit;
  }
}

/** Mean points of a hit once armor and gear have saved. */
function pointsOf(game: RoadGame, { attack, dice }: Round): number {
  const { arm, aim, sighting } = attack;
  const { mark } = sighting;
  const plus = arm.weapon.damage?.plus ?? 0;
  const points = dice * MEAN + plus;
  if (aim.kind === 'tire') return 0;
  if (arm.weapon === WEAPONS.grenade && aim.kind !== 'body') return grenadePoints(game, attack, points);
  const person = personAimedAt(aim);
  if (person !== null) {
    const body = mark.kind === 'vehicle' && exposureTo(game, attack, person) === 'enclosed';
    return points * (body ? vehicleShare(game, mark.vehicle) : 1) * personShare(game, person);
  }
  return mark.kind === 'person' ? points * personShare(game, mark.person) : points * vehicleShare(game, mark.vehicle);
}

function grenadePoints(game: RoadGame, { aim, sighting: { mark } }: Attack, points: number): number {
  if (mark.kind === 'person') return points * personShare(game, mark.person);
  if (aim.kind === 'beneath') return points * GRENADE.beneathBy * vehicleShare(game, mark.vehicle);
  // A rider's die comes with one for the bike.
  if (aim.kind === 'rider') return points * (personShare(game, aim.person) + vehicleShare(game, mark.vehicle));
  return crewOf(game, mark.vehicle).reduce((sum, person) => sum + points * personShare(game, person), 0);
}

function vehicleShare(game: RoadGame, vehicle: Vehicle): number {
  return through(armorSaveOf(game, vehicle));
}

function personShare(game: RoadGame, person: Person): number {
  return through(gearSave(game, person, 'ranged'));
}

import type { Param, Params } from '@hardtop/kernel';
import { GRENADE } from '../../catalog/to-hit.ts';
import type { RoadGame } from '../state/state.ts';
import { type Spread, splitDice, splitRockets, targetsInZones } from './autofire.ts';
import { areaParams, victimsOf } from './grenades.ts';
import type { Attack } from './to-hit.ts';

/** An action with a weapon: at one target, or spread over a connected area with several. */
export interface Shoot {
  readonly kind: 'shoot';
  readonly attack: Attack;
  readonly spread: Spread | null;
}

/** One roll to hit, with the dice it brings. */
export interface Round {
  readonly attack: Attack;
  readonly dice: number;
  /** Rockets of the same ripple before it. */
  readonly shot: number;
}

function isRipple({ attack }: Shoot): boolean {
  return attack.arm.weapon.attributes.includes('rippleFire');
}

/** Rockets a ripple may still fire. */
function rocketsLeft({ attack: { arm } }: Shoot): number {
  return arm.kind === 'mounted' ? (arm.guns[0]?.state.shots ?? 1) : 1;
}

function diceOf({ attack }: Shoot): number {
  return attack.arm.weapon.damage?.dice ?? 0;
}

const NO_PARAMS: readonly Param[] = [];

/** What the firer sets: how many rockets, who gets the dice that do not divide, where a grenade bursts. */
export function paramsOf(game: RoadGame, shoot: Shoot): readonly Param[] {
  if (shoot.attack.aim.kind === 'place') return areaParams(game, shoot.attack);
  const zones = shoot.spread?.zones ?? 1;
  if (isRipple(shoot)) return rippleParams(rocketsLeft(shoot), zones, shoot.spread?.targets.length ?? 1);
  if (zones === 1 || diceOf(shoot) % zones === 0) return NO_PARAMS;
  return [{ name: 'extra', label: 'Zone of the odd die', min: 1, max: zones, step: 1, start: 1 }];
}

/** How many rockets, and how many of those to spare on each of the targets but the last, which gets the rest. */
function rippleParams(left: number, zones: number, named: number): readonly Param[] {
  if (left === zones) return NO_PARAMS;
  const rockets: Param = { name: 'rockets', label: 'Rockets', min: zones, max: left, step: 1, start: left };
  const spare = left - zones;
  const more = Array.from(
    { length: named - 1 },
    (_, i): Param => ({
      name: `more${i + 1}`,
      label: `More on target ${i + 1}`,
      min: 0,
      max: spare,
      step: 1,
      start: i === 0 ? spare : 0,
    }),
  );
  return [rockets, ...more];
}

/** How many shots it takes from a weapon that counts them. */
export function shotsSpent(shoot: Shoot, params: Params): number {
  return isRipple(shoot) ? rocketsIn(shoot, params) : 1;
}

function rocketsIn(shoot: Shoot, params: Params): number {
  return params.rockets ?? shoot.spread?.zones ?? 1;
}

/** Every roll to hit of the action, in order. */
export function roundsOf(game: RoadGame, shoot: Shoot, params: Params): readonly Round[] {
  const { attack } = shoot;
  if (attack.aim.kind === 'place') return grenadeRounds(game, shoot, params);
  if (isRipple(shoot)) return rippleRounds(game, shoot, params);
  const guns = attack.arm.kind === 'mounted' ? attack.arm.guns.length : 1;
  const once = shoot.spread === null ? [{ attack, dice: diceOf(shoot), shot: 0 }] : burstRounds(game, shoot, params);
  return guns === 1 ? once : Array.from({ length: guns }, () => once).flat();
}

/** A grenade among people: each is rolled for apart. */
function grenadeRounds(game: RoadGame, { attack }: Shoot, params: Params): readonly Round[] {
  return victimsOf(game, attack, params).map((victim) => ({ attack: victim, dice: GRENADE.personDice, shot: 0 }));
}

function burstRounds(game: RoadGame, shoot: Shoot, params: Params): readonly Round[] {
  const { attack, spread } = shoot;
  if (spread === null) return [];
  const dice = splitDice(diceOf(shoot), spread.zones, (params.extra ?? 1) - 1);
  return targetsInZones(game, attack, spread).flatMap((targets, zone) =>
    targets.map((sighting) => ({ attack: { ...attack, sighting }, dice: dice[zone] ?? 0, shot: 0 })),
  );
}

function moreOf({ targets }: Spread, params: Params): readonly number[] {
  return targets.map((_, i) => params[`more${i + 1}`] ?? 0);
}

/** Rockets fly one after another; each takes one of those who are in its zone. Into an empty zone they are wasted. */
function rippleRounds(game: RoadGame, shoot: Shoot, params: Params): readonly Round[] {
  const { attack, spread } = shoot;
  const rockets = rocketsIn(shoot, params);
  const zones = spread === null ? [[attack.sighting]] : targetsInZones(game, attack, spread);
  const split =
    spread === null ? [rockets] : splitRockets(rockets, spread.zones, spread.targets.length, moreOf(spread, params));
  const rounds: Round[] = [];
  let shot = 0;
  for (const [zone, count] of split.entries()) {
    const targets = zones[zone] ?? [];
    for (let i = 0; i < count; i++, shot++) {
      const sighting = targets[i % Math.max(1, targets.length)];
      if (sighting !== undefined) rounds.push({ attack: { ...attack, sighting }, dice: diceOf(shoot), shot });
    }
  }
  return rounds;
}

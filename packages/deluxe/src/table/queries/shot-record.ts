import type { ShotRecord } from '@hardtop/kernel';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { World } from '../state/state.ts';
import type { AimPoint, FireTarget, Shot } from '../state/target.ts';
import type { Gun } from './guns.ts';
import { structureOf } from './structures.ts';

/** Their warheads fly by themselves. */
const ROCKETS: readonly string[] = ['RL', 'MML'];

/** What a shot of a weapon looks like. */
function styleOf(name: Gun['model']['weapon']): ShotRecord['style'] {
  const { special, effect } = weaponRow(name);
  for (const { kind } of special) {
    if (kind === 'laser') return 'beam';
    if (kind === 'flame') return 'flame';
    if (kind === 'grenade-launcher') return 'thrown';
    if (kind === 'guided-missile' || kind === 'rocket-pod' || kind === 'one-shot') return 'rocket';
  }
  if (ROCKETS.includes(name)) return 'rocket';
  return effect.kind === 'burst' ? 'shell' : 'bullets';
}

export function spotOf(at: AimPoint): string {
  switch (at.kind) {
    case 'side':
      return at.side;
    case 'tire':
      return at.corner;
    case 'turret':
    case 'searchlight':
    case 'platform':
      return 'turret';
    case 'rider':
      return 'rider';
    case 'sidecar':
      return `sidecar-${at.side}`;
  }
}

function targetOf({ setup }: World, target: FireTarget): ShotRecord['at'] {
  switch (target.kind) {
    case 'vehicle':
      return { piece: target.vehicle, spot: spotOf(target.at) };
    case 'person':
      return { piece: target.person };
    case 'crowd':
      return { piece: target.people[0] ?? '' };
    case 'missile':
      return { piece: target.missile };
    case 'structure': {
      const { x, y } = target.spot ?? structureOf(setup, target.structure).pose;
      return { x, y };
    }
    case 'ground':
      return target.point;
  }
}

/** A shot for the eye. */
export function shotRecord(world: World, { firer, target }: Shot, gun: Gun, hit: boolean): ShotRecord {
  return { by: firer, mount: gun.model.id, at: targetOf(world, target), style: styleOf(gun.model.weapon), hit };
}

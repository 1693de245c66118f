import type { ShotRecord } from '@hardtop/kernel';
import type { WeaponId } from '../../catalog/weapons.ts';
import type { RoadGame } from '../state/state.ts';
import { type Attack, isAtVitalSpot } from './to-hit.ts';

/** What a shot of a weapon looks like; whatever is not here is a gun. */
const STYLES: Partial<Readonly<Record<WeaponId, ShotRecord['style']>>> = {
  crossbow: 'thrown',
  agl: 'thrown',
  grenade: 'thrown',
  autocannon: 'shell',
  antiTankGun: 'shell',
  rocketLauncher: 'rocket',
  rocketPod: 'rocket',
  flamethrower: 'flame',
  laser: 'beam',
  heavyLaser: 'beam',
};

/** A shot for the eye. Where sheets are hidden the port it came from is not told. */
export function shotRecord(game: RoadGame, attack: Attack, hit: boolean): ShotRecord {
  const { firer, arm, sighting, aim } = attack;
  const { mark, to } = sighting;
  const gun = arm.kind === 'mounted' && !game.setup.hidden ? arm.guns[0] : undefined;
  const piece = mark.kind === 'vehicle' ? mark.vehicle.id : mark.person.id;
  const spot = aim.kind === 'tire' ? 'back-right' : isAtVitalSpot(aim) ? 'front' : 'top';
  return {
    by: firer.vehicle?.id ?? firer.person.id,
    ...(gun === undefined ? {} : { mount: gun.state.id }),
    at: aim.kind === 'place' ? { x: to.pose.x, y: to.pose.y } : { piece, spot },
    style: STYLES[arm.weapon.id] ?? 'bullets',
    hit,
  };
}

import type { Pose } from '@hardtop/geometry';
import { TARGETING } from '../catalog/mounts.ts';
import { TO_HIT } from '../catalog/to-hit.ts';
import { RANGES, WEAPONS } from '../catalog/weapons.ts';
import { bears } from '../table/queries/arcs.ts';
import { canMan, isReady } from '../table/queries/arms.ts';
import type { Field, Thing } from '../table/queries/field.ts';
import { fieldOf } from '../table/queries/field-of.ts';
import { armorSaveOf, bodyOf, characterOf, crewOf, fittedWeapons } from '../table/queries/figures.ts';
import { hitShare } from '../table/queries/to-hit.ts';
import type { FittedWeapon, RoadGame, Vehicle } from '../table/state/state.ts';

/** A gun, and the points to expect of it when it bears. */
interface Gun {
  readonly gun: FittedWeapon;
  readonly reach: number;
  readonly points: number;
}

/** What one vehicle can do to another with its mounted guns, the best first. */
export interface Battery {
  readonly field: Field;
  readonly body: Thing['body'];
  readonly guns: readonly Gun[];
  /** One action each. */
  readonly hands: number;
  /** Points when all bear for which there are hands. */
  readonly most: number;
}

const MEAN = 3.5;
const FACES = 6;
/** A gun that is being reloaded counts half: it will be ready for the next place. */
const UNREADY = 0.5;

/** The chance to hit by its size and speed, with the best gunner aboard. */
function hitChance(game: RoadGame, firer: Vehicle, target: Vehicle, gun: FittedWeapon): number {
  let skill = 0;
  for (const person of crewOf(game, firer)) {
    const seat = firer.crew.indexOf(person.id);
    if (canMan(gun, seat)) skill = Math.max(skill, characterOf(game.setup, person).skills.heavyWeapons ?? 0);
  }
  const speed = TO_HIT.targetSpeed.find(({ from }) => target.speed >= from)?.value ?? 0;
  const { attributes } = WEAPONS[gun.weapon];
  const built =
    (attributes.includes('accurate') ? TO_HIT.accurate : 0) +
    (attributes.includes('inaccurate') ? TO_HIT.inaccurate : 0);
  const aid = TARGETING[gun.fitting.targeting].toHit;
  return hitShare(TO_HIT.base + skill + bodyOf(game, target).size + speed + built + aid);
}

/** The guns of one vehicle as another has to fear them; dropped weapons are left out. */
export function batteryOf(game: RoadGame, firer: Vehicle, target: Vehicle): Battery {
  const save = armorSaveOf(game, target);
  const through = save === null ? 1 : (save - 1) / FACES;
  const guns: Gun[] = [];
  for (const gun of fittedWeapons(game, firer)) {
    const { damage, range } = WEAPONS[gun.weapon];
    if (damage === null || range === 'dropped' || gun.state.destroyed || gun.state.shots === 0) continue;
    const ready = isReady(game, gun) ? 1 : UNREADY;
    const points = damage.dice * MEAN * through * hitChance(game, firer, target, gun) * ready;
    guns.push({ gun, reach: RANGES[range], points });
  }
  guns.sort((a, b) => b.points - a.points);
  const hands = crewOf(game, firer).length;
  let most = 0;
  for (const { points } of guns.slice(0, hands)) most += points;
  return { field: fieldOf(game), body: bodyOf(game, firer), guns, hands, most };
}

/** Points to expect from a pose at a target's: the best guns that bear, as many as there are hands. */
export function pointsFrom({ field, body, guns, hands }: Battery, pose: Pose, target: Thing): number {
  if (guns.length === 0 || hands === 0) return 0;
  const firer = { pose, body };
  const range = field.range(firer, target);
  let bearing: number | null = null;
  let sum = 0;
  let left = hands;
  for (const { gun, reach, points } of guns) {
    if (left === 0) break;
    if (range > reach) continue;
    bearing ??= field.bearing(firer, pose.h, target);
    if (!bears(field, firer, gun, target, bearing)) continue;
    sum += points;
    left--;
  }
  return sum;
}

/** The furthest any of them carries. */
export function reachOf({ guns }: Battery): number {
  let reach = 0;
  for (const gun of guns) reach = Math.max(reach, gun.reach);
  return reach;
}

import type { Mount } from '../../catalog/damage-location.ts';
import { TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Person } from '../state/state.ts';
import type { Shot } from '../state/target.ts';
import type { Gun } from './guns.ts';
import { expectedDamage } from './targeting.ts';
import { traitsOf, type WeaponTraits } from './weapon-traits.ts';

/** A shot with who fires it and its odds. */
export interface Aim {
  readonly shot: Shot;
  readonly person: Person;
  readonly guns: readonly [Gun, ...Gun[]];
  readonly need: number;
  readonly hit: number;
  /** Hits to expect, misses included. */
  readonly expected: number;
  /** At something else than a vehicle: nobody is asked for the sake of a bystander alone, and of a wall only as a turn ends. */
  readonly aside?: 'foe' | 'built' | 'bystander';
}

/** Weapons that fire as one. */
export interface Battery {
  /** Where all its guns are; several on a trike whose sides are linked. */
  readonly mounts: readonly [Mount, ...Mount[]];
  readonly guns: readonly [Gun, ...Gun[]];
  readonly ids: readonly string[];
  /** Others on the same link. */
  readonly beside: readonly string[];
  readonly traits: WeaponTraits;
  /** Its weapons together; with several vehicles at one seat the firer is named as well. */
  readonly name: string;
  /** Base number to hit, and mean hits of all together. */
  readonly base: number;
  readonly damage: number;
  readonly by: Marksman;
}

/** Who fires it, and what he adds to the roll. */
interface Marksman {
  readonly person: Person;
  readonly bonus: number;
}

/** Who fires a gun; nobody where none of those who are free can. */
export type Manning = (gun: Gun) => Marksman | null;

const NONE_BESIDE: readonly string[] = [];

/**
 * Each weapon alone, and those of one link together: one kind at one mount is aimed, on a trike at several (deluxe/IX.3/arcs-of-fire),
 * with whatever else is on the link.
 */
export function batteriesOf(
  prefix: string,
  ready: readonly Gun[],
  acrossSides: boolean,
  manning: Manning,
): readonly Battery[] {
  const batteries: Battery[] = [];
  const aimed: Gun[] = [];
  for (const gun of ready) {
    if (!gun.state.aimed) continue;
    const by = manning(gun);
    if (by === null) continue;
    aimed.push(gun);
    batteries.push(batteryOf(prefix, [gun], NONE_BESIDE, by));
  }
  const add = (linked: Linked): void => {
    const by = manning(linked.guns[0]);
    if (by === null) return;
    const battery = batteryOf(prefix, linked.guns, othersOn(ready, linked), by);
    // What is left of a link of links may be no more than one of its pairs.
    if (!batteries.some(({ name }) => name === battery.name)) batteries.unshift(battery);
  };
  if (!aimed.some(isLinked)) return batteries;
  for (const linked of linkedBy(aimed, ({ model }) => `${model.weapon}/${model.at}`)) add(linked);
  if (!acrossSides) return batteries;
  for (const linked of linkedBy(aimed, ({ model }) => model.weapon)) if (mountsOf(linked.guns).length > 1) add(linked);
  return batteries;
}

function isLinked({ model }: Gun): boolean {
  return model.links.length > 0;
}

interface Linked {
  readonly link: string;
  readonly guns: [Gun, ...Gun[]];
}

/** Those that share a link and are alike; a weapon may hang on a link and, with all of that, on a link of links (deluxe/V.5/linked-weapons). */
function linkedBy(guns: readonly Gun[], likeness: (gun: Gun) => string): readonly Linked[] {
  const found = new Map<string, Linked>();
  for (const gun of guns) {
    for (const link of gun.model.links) {
      const key = `${link}/${likeness(gun)}`;
      const linked = found.get(key);
      if (linked === undefined) found.set(key, { link, guns: [gun] });
      else linked.guns.push(gun);
    }
  }
  return [...found.values()];
}

function mountsOf(guns: readonly [Gun, ...Gun[]]): readonly [Mount, ...Mount[]] {
  if (guns.length === 1) return [guns[0].model.at];
  const [first, ...others] = new Set(guns.map(({ model }) => model.at));
  return [first ?? guns[0].model.at, ...others];
}

/** What a link lays and fires beside what is aimed by it (deluxe/V.5/mixed-links). */
function othersOn(ready: readonly Gun[], { link, guns }: Linked): readonly string[] {
  const { weapon } = guns[0].model;
  const beside = ready.filter(({ model }) => model.links.includes(link) && model.weapon !== weapon);
  return beside.length === 0 ? NONE_BESIDE : beside.map(({ state }) => state.id);
}

function batteryOf(prefix: string, guns: readonly [Gun, ...Gun[]], beside: readonly string[], by: Marksman): Battery {
  const { weapon } = guns[0].model;
  const base = weaponRow(weapon).toHit ?? TO_HIT_LIMITS.impossibleFrom;
  const ids = guns.map(({ model }) => model.id);
  const together = ids.length === 1 ? guns[0].model.id : ids.join('+');
  const name = prefix + (beside.length === 0 ? together : [together, ...beside].join('&'));
  const mounts = mountsOf(guns);
  return { mounts, guns, ids, beside, name, base, traits: traitsOf(weapon), damage: expectedDamage(weapon), by };
}

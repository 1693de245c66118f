// People on foot close enough together to be swept at once (deluxe/V.3/area).

import { distance, TOLERANCE } from '@hardtop/geometry';
import { AREA_REACH } from '../../catalog/burst.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import type { PersonId } from '../state/ids.ts';
import type { Pedestrian, State } from '../state/state.ts';
import { isAlive } from './crew.ts';

export function sweeps(weapon: WeaponId): boolean {
  return weaponRow(weapon).effect.kind === 'area';
}

/** All who stand within an inch of one another, two at least, each such crowd once. */
export function crowdsOf(people: readonly Pedestrian[]): readonly (readonly Pedestrian[])[] {
  const found = new Map<string, readonly Pedestrian[]>();
  for (const seed of people) {
    const crowd: Pedestrian[] = [seed];
    for (const other of nearestFirst(seed, people)) if (crowd.every((one) => isClose(one, other))) crowd.push(other);
    const inLine = lineOf(crowd);
    if (crowd.length > 1) found.set(inLine.map(({ person }) => person.id).join('+'), inLine);
  }
  return [...found.values()];
}

function nearestFirst(seed: Pedestrian, people: readonly Pedestrian[]): readonly Pedestrian[] {
  return people
    .filter((other) => other !== seed)
    .toSorted((a, b) => distance(seed.pose, a.pose) - distance(seed.pose, b.pose));
}

function isClose(a: Pedestrian, b: Pedestrian): boolean {
  return distance(a.pose, b.pose) <= AREA_REACH + TOLERANCE;
}

/** From one end to the other: neighbors in it stand next to each other. */
function lineOf(crowd: readonly Pedestrian[]): readonly Pedestrian[] {
  const spread = (of: (walker: Pedestrian) => number): number => {
    const all = crowd.map(of);
    return Math.max(...all) - Math.min(...all);
  };
  const byX = spread(({ pose }) => pose.x) >= spread(({ pose }) => pose.y);
  return crowd.toSorted((a, b) => (byX ? a.pose.x - b.pose.x : a.pose.y - b.pose.y));
}

/** Those of a crowd who are still there and alive, in its order. */
export function stillIn({ pedestrians }: State, people: readonly PersonId[]): readonly Pedestrian[] {
  return people.flatMap((id) => pedestrians.filter(({ person }) => person.id === id && isAlive(person)));
}

/** Every run of so many neighbors. */
export function runsOf<T>(line: readonly T[], count: number): readonly (readonly T[])[] {
  return Array.from({ length: line.length - count + 1 }, (_, i) => line.slice(i, i + count));
}

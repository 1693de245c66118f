// Both sides as a battlefield needs them, and as they look to each other.

import { ANIMAL_MOVEMENT, MAN_MOVEMENT } from '../catalog/combat-movement.ts';
import { NPC_LEVELS, type NpcType } from '../catalog/npc-types.ts';
import type { Terrain } from '../catalog/terrains.ts';
import type { GroupEncounter } from './group.ts';
import type { ItemEncounter } from './item.ts';
import type { Npc } from './people.ts';
import type { PartySight } from './situation.ts';
import type { Sighting } from './spotting.ts';
import type { Side } from './surprise.ts';
import { speedOf } from './vehicles.ts';

/** One body of people on one side; its men and vehicles stand in the encounter at `path`. */
export interface Force {
  readonly side: Side;
  readonly name: string;
  readonly path: string;
  readonly people: number;
  /** Who can fight; slaves cannot. */
  readonly fighters: number;
  readonly vehicles: number;
  readonly rcn: number;
  readonly moving: boolean;
}

const PHASES = 6;

/** Meters in a combat turn of six phases. */
export const FOOT_PACE = MAN_MOVEMENT.walk.meters * PHASES;

/** The pace of the slowest. */
export function groupPace(group: GroupEncounter, terrain: Terrain): number {
  let pace = group.slaves > 0 ? FOOT_PACE : Number.POSITIVE_INFINITY;
  for (const { transport, rides } of group.subunits) {
    if (transport === 'horse') pace = Math.min(pace, ANIMAL_MOVEMENT.horse.walk * PHASES);
    else if (rides.length === 0) pace = Math.min(pace, FOOT_PACE);
    for (const { vehicle } of rides) pace = Math.min(pace, speedOf(vehicle, terrain === 'road') * PHASES);
  }
  return pace;
}

/** Wagons are no vehicles: the statistics table tells the two apart. */
export function vehicleCount(group: GroupEncounter): number {
  let count = 0;
  for (const { rides } of group.subunits) for (const { vehicle } of rides) if (vehicle !== 'wagon') count++;
  return count;
}

export function groupSighting(group: GroupEncounter, pace: number, camouflaged: boolean): Sighting {
  const vehicles = vehicleCount(group);
  const people = group.size + group.slaves;
  return { people, vehicles, rcn: group.rcn, pace, inVehicles: vehicles > 0, camouflaged };
}

export function groupForce(group: GroupEncounter, moving: boolean): Force {
  const { name, path, size, rcn, slaves } = group;
  const vehicles = vehicleCount(group);
  return { side: 'other', name, path, people: size + slaves, fighters: size, vehicles, rcn, moving };
}

export function partySighting(party: PartySight, terrain: Terrain): Sighting {
  const { people, vehicles, rcn, camouflaged = false } = party;
  const inVehicles = vehicles > 0;
  const usual = inVehicles ? speedOf('5-ton', terrain === 'road') * PHASES : FOOT_PACE;
  const pace = party.moving && !party.camp ? (party.pace ?? usual) : 0;
  return { people, vehicles, rcn, pace, inVehicles, camouflaged };
}

export function partyForce(party: PartySight): Force {
  const { people, vehicles, rcn, camp } = party;
  const moving = party.moving && !camp;
  return { side: 'party', name: 'The party', path: 'party', people, fighters: people, vehicles, rcn, moving };
}

/** Those who can look out from a place: its groups, its people, or the guards of a village. Null: nobody. */
export function itemSighting(item: ItemEncounter, camouflaged: boolean): Sighting | null {
  const forces = itemForces(item);
  if (forces.length === 0) return null;
  let [people, vehicles, rcn] = [0, 0, 0];
  for (const force of forces) {
    people += force.people;
    vehicles += force.vehicles;
    rcn = Math.max(rcn, force.rcn);
  }
  return { people, vehicles, rcn, pace: 0, inVehicles: false, camouflaged };
}

export function itemForces(item: ItemEncounter): readonly Force[] {
  const groups = item.groups.map((group) => groupForce(group, false));
  const people = peopleOf(item);
  if (people === 0) return groups;
  const vehicles = item.vehicles.filter(({ vehicle }) => vehicle !== 'wagon').length;
  const { name, path } = item;
  const rcn = NPC_LEVELS[item.people[0]?.type ?? 'experienced'].skill;
  return [...groups, { side: 'other', name, path, people, fighters: people, vehicles, rcn, moving: false }];
}

/** A village answers with those who stand ready by day. */
function peopleOf(item: ItemEncounter): number {
  return item.settlement === null ? item.people.length : item.settlement.militia.ready.day;
}

export function typesOf(people: readonly Npc[]): readonly NpcType[] {
  return people.map(({ type }) => type);
}

export function groupTypes(group: GroupEncounter): readonly NpcType[] {
  return group.subunits.flatMap(({ people }) => typesOf(people));
}

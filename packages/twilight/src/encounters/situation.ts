// Where the party is and how it goes, as far as an encounter depends on it.

import type { Elite } from '../catalog/elite-groups.ts';
import type { Group } from '../catalog/group-table.ts';
import type { NpcType } from '../catalog/npc-types.ts';
import type { Country, Terrain } from '../catalog/terrains.ts';
import type { Territory } from '../catalog/territories.ts';
import type { Plan } from './surprise.ts';

export interface PartySight {
  readonly people: number;
  readonly vehicles: number;
  /** The best recon skill among them. */
  readonly rcn: number;
  readonly camp: boolean;
  readonly moving: boolean;
  readonly camouflaged?: boolean;
  /** Meters a combat turn, where the usual pace of men or vehicles does not fit. */
  readonly pace?: number;
  /** For panic when they are surprised: the coolness of each, or the level of one whose coolness nobody knows. */
  readonly coolness?: readonly (number | NpcType)[];
  /** What it does when it sees and is not seen; without it the encounter stops there for the players to choose. */
  readonly plan?: Plan;
}

export interface Situation {
  readonly terrain: Terrain;
  /** The country a road runs through; open if not told. */
  readonly beside?: Country;
  readonly territory: Territory;
  readonly party: PartySight;
  /** An elite group by the referee's choice, in place of the encounter roll. */
  readonly elite?: Elite;
  readonly merchantCargo?: 'each' | 'once';
  /** Whom the referee puts among ruins: nobody, somebody by a die, a roll on the group table, a group of his choice. */
  readonly ruins?: 'empty' | 'some' | 'table' | Group;
  /** Whether a village is rolled with the encounter or elsewhere. */
  readonly villages?: 'rolled' | 'later';
  /** The others lie hidden, e.g. an ambush the referee wants. */
  readonly othersHidden?: boolean;
  /** Spoken in the country, the commonest first: names are of it. */
  readonly languages?: readonly string[];
}

/** Four on foot, Experienced: whom a question without a party is about. */
export const SOME_PARTY: PartySight = { people: 4, vehicles: 0, rcn: 40, camp: false, moving: true };

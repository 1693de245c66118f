// One encounter, whole: the roll by terrain and territory, who or what it is, how far off, and who sees whom.

import type { Modifier } from '@hardtop/kernel';
import { ENCOUNTER_KINDS, ENCOUNTER_TABLE, type EncounterKind } from '../catalog/encounter-table.ts';
import type { Country, Terrain } from '../catalog/terrains.ts';
import { TERRITORY_TABLE, type Territory } from '../catalog/territories.ts';
import { type Roll, type RollContext, rollOn } from '../rolls/roll.ts';
import { type AnimalEncounter, animalOf } from './animal.ts';
import {
  type Force,
  groupForce,
  groupPace,
  groupSighting,
  groupTypes,
  itemForces,
  itemSighting,
  partyForce,
  typesOf,
} from './forces.ts';
import { eliteGroupOf, type GroupEncounter, groupEncounterOf, ORDINARY } from './group.ts';
import { type ItemEncounter, itemEncounterOf } from './item.ts';
import { frozenParty, meet, planOf, type Surprise, surpriseOf, WATCH } from './meeting.ts';
import { countryOf, type EncounterRange, rangeOf } from './range.ts';
import type { Situation } from './situation.ts';
import type { Contact } from './surprise.ts';

/** The roll, or animals that camps and engines have driven off before anyone sees them. */
export type NothingMet = 'twilight/encounters/table' | 'twilight/animals/no-encounter';

interface EncounterHead {
  readonly seed: string;
  readonly path: string;
  readonly terrain: Terrain;
  readonly country: Country;
  readonly territory: Territory;
  /** Rolled, or named by the referee. */
  readonly origin: 'twilight/encounters/random' | 'twilight/encounters/mandated';
  readonly rolls: readonly Roll[];
}

/** Something met: at what range, who knows of whom, and both sides for a battlefield. */
interface SomethingMet extends EncounterHead {
  readonly range: EncounterRange;
  /** Null: it was plain to see and nobody was there to look back. */
  readonly contact: Contact | null;
  readonly forces: readonly Force[];
  readonly surprise: Surprise;
}

export type Encounter =
  | (EncounterHead & { readonly kind: 'none'; readonly range: null; readonly because: NothingMet })
  | (SomethingMet & { readonly kind: 'group'; readonly group: GroupEncounter })
  | (SomethingMet & { readonly kind: 'item'; readonly item: ItemEncounter })
  | (SomethingMet & { readonly kind: 'animal'; readonly animal: AnimalEncounter });

/** What every part of an encounter goes by. */
interface Scene {
  readonly ctx: RollContext;
  readonly path: string;
  readonly situation: Situation;
  readonly country: Country;
  /** How many rolls the context had before this encounter. */
  readonly before: number;
}

export function encounterOf(ctx: RollContext, path: string, situation: Situation): Encounter {
  const before = ctx.rolls.length;
  const scene = { ctx, path, situation, country: countryOf(situation.terrain, situation.beside), before };
  const kind = situation.elite === undefined ? kindOf(ctx, `${path}/kind`, situation) : 'group';
  switch (kind) {
    case 'none':
      return { ...commonOf(scene), kind, range: null, because: 'twilight/encounters/table' };
    case 'group':
      return groupMet(scene);
    case 'item':
      return itemMet(scene);
    case 'animal':
      if (situation.party.camp || situation.party.vehicles > 0) {
        return { ...commonOf(scene), kind: 'none', range: null, because: 'twilight/animals/no-encounter' };
      }
      return animalMet(scene);
  }
}

/** To be asked last, when all is rolled; whoever meets something writes it out, since a spread costs a fifth of the encounter. */
function commonOf({ ctx, path, situation, country, before }: Scene): EncounterHead {
  const { terrain, territory, elite } = situation;
  const rolls = ctx.rolls.slice(before);
  const isNamed = elite !== undefined || (ctx.isAmended && isMandated(path, rolls));
  const origin = isNamed ? 'twilight/encounters/mandated' : 'twilight/encounters/random';
  return { seed: ctx.seed, path, terrain, country, territory, origin, rolls };
}

/** What it is counts, not how it turns out: the kind, or the very thing. */
function isMandated(path: string, rolls: readonly Roll[]): boolean {
  const whats = [`${path}/kind`, `${path}/group`, `${path}/item`, `${path}/animal`];
  return rolls.some((roll) => roll.mandated === true && whats.includes(roll.path));
}

export function kindOf(
  ctx: RollContext,
  path: string,
  { terrain, territory }: Pick<Situation, 'terrain' | 'territory'>,
): EncounterKind {
  const { name, dice, first, columns } = ENCOUNTER_TABLE;
  const table = { name, dice, first, results: columns[terrain], mandatable: ENCOUNTER_KINDS };
  return rollOn<EncounterKind>(ctx, path, table, 'twilight/encounters/table', MODIFIERS[territory]);
}

function groupMet(scene: Scene): Encounter {
  const { ctx, path, situation, country } = scene;
  const { elite, territory, terrain, merchantCargo = 'each', othersHidden = false, languages = [], party } = situation;
  const at = `${path}/group`;
  const group =
    elite === undefined
      ? groupEncounterOf(ctx, at, territory, { ...ORDINARY, merchantCargo, languages })
      : eliteGroupOf(ctx, at, elite);
  const range = rangeOf(ctx, `${path}/range`, country);
  const other = groupSighting(group, othersHidden ? 0 : groupPace(group, terrain), othersHidden);
  const plan = planOf(group.conduct, group.size > party.people, other.pace > 0);
  const contact = meet(ctx, path, situation, range, other, plan, false);
  const forces = [partyForce(party), groupForce(group, other.pace > 0)];
  const surprise = surpriseOf(ctx, path, situation, contact, () => groupTypes(group));
  const { seed, origin, rolls } = commonOf(scene);
  return {
    seed,
    path,
    terrain,
    country,
    territory,
    origin,
    rolls,
    kind: 'group',
    group,
    range,
    contact,
    forces,
    surprise,
  };
}

function itemMet(scene: Scene): Encounter {
  const { ctx, path, situation, country } = scene;
  const {
    terrain,
    territory,
    ruins = 'empty',
    villages = 'rolled',
    othersHidden = false,
    languages = [],
    party,
  } = situation;
  const item = itemEncounterOf(ctx, `${path}/item`, { terrain, territory, options: { ruins, villages, languages } });
  const range = rangeOf(ctx, `${path}/range`, country);
  const other = itemSighting(item, othersHidden);
  const [group] = item.groups;
  const plan = group === undefined ? WATCH : planOf(group.conduct, (other?.people ?? 0) > party.people, false);
  // Buildings and wrecks are seen of themselves; a roadblock, a camp or someone among ruins must be spotted.
  const contact = other === null ? null : meet(ctx, path, situation, range, other, plan, group === undefined);
  const forces = [partyForce(party), ...itemForces(item)];
  const types = () => [...item.groups.flatMap(groupTypes), ...typesOf(item.people)];
  const surprise = surpriseOf(ctx, path, situation, contact, types);
  const { seed, origin, rolls } = commonOf(scene);
  return {
    seed,
    path,
    terrain,
    country,
    territory,
    origin,
    rolls,
    kind: 'item',
    item,
    range,
    contact,
    forces,
    surprise,
  };
}

function animalMet(scene: Scene): Encounter {
  const { ctx, path, situation, country } = scene;
  const { terrain, territory } = situation;
  const animal = animalOf(ctx, `${path}/animal`, country, situation.party);
  const range = rangeOf(ctx, `${path}/range`, country);
  const party = animal.end === 'attacks';
  const partyFrozen = party ? frozenParty(ctx, path, situation) : [];
  const surprise = { party, other: animal.end === 'surprised', partyFrozen, otherFrozen: [] };
  const forces = [partyForce(situation.party)];
  const { seed, origin, rolls } = commonOf(scene);
  return {
    seed,
    path,
    terrain,
    country,
    territory,
    origin,
    rolls,
    kind: 'animal',
    animal,
    range,
    contact: null,
    forces,
    surprise,
  };
}

const MODIFIERS = modifiersByTerritory();

function modifiersByTerritory(): Readonly<Record<Territory, readonly Modifier[]>> {
  const none: readonly Modifier[] = [];
  const all: Record<Territory, readonly Modifier[]> = {
    organized: none,
    independent: none,
    insular: none,
    terrorized: none,
    anarchy: none,
    devastated: none,
    disputed: none,
    cantonment: none,
  };
  for (const { territory, name, encounterModifier } of TERRITORY_TABLE.results) {
    if (encounterModifier === 0) continue;
    all[territory] = [{ value: encounterModifier, label: `${name} territory`, rule: 'twilight/encounters/territory' }];
  }
  return all;
}

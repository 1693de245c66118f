// Urban encounters: one roll each time the party goes from one quarter of a settlement to another, by day or by night.

import type { Modifier, RuleId } from '@hardtop/kernel';
import type { NpcType } from '../catalog/npc-types.ts';
import { SETTLEMENT_NAMES, type SettlementSize } from '../catalog/settlement-size.ts';
import {
  type TimeOfDay,
  URBAN_GOVERNMENT_MODIFIERS,
  URBAN_PARTIES,
  URBAN_SIZE_MODIFIERS,
  URBAN_TABLE,
  type UrbanArm,
  type UrbanEncounter,
  type UrbanParty,
} from '../catalog/urban-encounters.ts';
import { GOVERNMENT_NAMES, type Government } from '../catalog/urban-government.ts';
import { type RollContext, rollNumber, rollOn } from '../rolls/roll.ts';
import { rollEach } from '../rolls/roll-each.ts';
import { type AnimalEncounter, expandAnimal, type Watcher } from './animal.ts';
import { type GroupEncounter, groupOf, ORDINARY } from './group.ts';
import { URBAN_MEANING } from './place-words.ts';

const TABLE = 'twilight/urban/table';
const MODIFIERS = 'twilight/urban/modifiers';

export interface Townsman {
  readonly type: NpcType;
  /** A class of arms, or the arm itself; null is empty-handed. */
  readonly arm: UrbanArm | null;
}

type MetInTown =
  | { readonly kind: 'none' }
  | { readonly kind: 'group'; readonly group: GroupEncounter }
  | { readonly kind: 'animal'; readonly animal: AnimalEncounter }
  | { readonly kind: 'people'; readonly people: readonly Townsman[]; readonly guards: readonly Townsman[] };

export interface InTown {
  readonly path: string;
  readonly time: TimeOfDay;
  readonly encounter: UrbanEncounter;
  readonly met: MetInTown;
}

/** What of a settlement the roll depends on. */
interface Streets {
  readonly size: SettlementSize;
  readonly government: Government;
  /** Of its people's names. */
  readonly languages: readonly string[];
}

function urbanModifiers({ size, government }: Pick<Streets, 'size' | 'government'>): readonly Modifier[] {
  const all: readonly Modifier[] = [
    { value: URBAN_GOVERNMENT_MODIFIERS[government], label: GOVERNMENT_NAMES[government], rule: MODIFIERS },
    { value: URBAN_SIZE_MODIFIERS[size], label: SETTLEMENT_NAMES[size], rule: MODIFIERS },
  ];
  return all.filter(({ value }) => value !== 0);
}

export function rollUrban(
  ctx: RollContext,
  path: string,
  streets: Pick<Streets, 'size' | 'government'>,
  time: TimeOfDay,
): UrbanEncounter {
  const { name, dice, first, columns } = URBAN_TABLE;
  return rollOn(ctx, path, { name, dice, first, results: columns[time] }, TABLE, urbanModifiers(streets));
}

/** Crossing into another quarter: the roll, and whoever is met in full. */
export function crossQuarter(
  ctx: RollContext,
  path: string,
  streets: Streets,
  time: TimeOfDay,
  party: Watcher,
): InTown {
  const encounter = rollUrban(ctx, path, streets, time);
  return {
    path,
    time,
    encounter,
    met: metOf(
      { ctx, rule: URBAN_MEANING[encounter].rule, languages: streets.languages },
      path,
      URBAN_PARTIES[encounter],
      party,
    ),
  };
}

/** The dice, and the rule of whoever is met. */
interface StreetRoll {
  readonly ctx: RollContext;
  readonly rule: RuleId;
  readonly languages: readonly string[];
}

function metOf(at: StreetRoll, path: string, met: UrbanParty, party: Watcher): MetInTown {
  switch (met.kind) {
    case 'none':
      return met;
    case 'group': {
      const options = { ...ORDINARY, languages: at.languages };
      return { kind: 'group', group: groupOf(at.ctx, `${path}/group`, met.group, options) };
    }
    case 'animal':
      return { kind: 'animal', animal: expandAnimal(at.ctx, `${path}/animal`, met.animal, party) };
    case 'people':
      return { kind: 'people', ...peopleOf(at, path, met) };
  }
}

type UrbanPeople = Extract<UrbanParty, { kind: 'people' }>;

function peopleOf(at: StreetRoll, path: string, met: UrbanPeople) {
  const number = numberOf(at, `${path}/number`, met);
  const arms = armsOf(at, `${path}/arms`, met.arms, number);
  const guns = gunsOf(at, `${path}/firearms`, met, number);
  const people = arms.map((arm, i) => ({ type: typeAt(met, i, number), arm: guns[i] ?? arm }));
  return { people, guards: guardsOf(at, `${path}/guards`, met.guards ?? 0) };
}

function numberOf(at: StreetRoll, path: string, { number }: UrbanPeople): number {
  return typeof number === 'number' ? number : rollNumber(at.ctx, path, number.dice, at.rule) * number.times;
}

/** Several types share the number alike, the better ones rounded up. */
function typeAt({ types }: UrbanPeople, i: number, number: number): NpcType {
  return types[Math.floor((i * types.length) / number)] ?? 'novice';
}

function armsOf(at: StreetRoll, path: string, arms: readonly UrbanArm[], number: number): readonly (UrbanArm | null)[] {
  if (arms.length === 0) return new Array<null>(number).fill(null);
  return rollEach(at.ctx, path, number, arms.length, at.rule).map((die) => arms[die - 1] ?? null);
}

/** The few who have a firearm: the first ones, as many as there are men at most. */
function gunsOf(at: StreetRoll, path: string, met: UrbanPeople, number: number): readonly (UrbanArm | null)[] {
  if (met.firearms === undefined) return [];
  const { from, to, of } = met.firearms;
  const guns = from - 1 + rollNumber(at.ctx, path, `1d${to - from + 1}`, at.rule);
  return armsOf(at, `${path}/kinds`, of, Math.min(guns, number));
}

const GUARD_ARMS = ['military', 'civilian'] as const satisfies readonly UrbanArm[];

function guardsOf(at: StreetRoll, path: string, guards: number): readonly Townsman[] {
  if (guards === 0) return [];
  return armsOf(at, path, GUARD_ARMS, guards).map((arm) => ({ type: 'experienced', arm }));
}

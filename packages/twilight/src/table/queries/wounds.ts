import { ANIMAL_DATA } from '../../catalog/animal-data.ts';
import { ANIMALS_IN_COMBAT, DRAFT_HITS } from '../../catalog/close-combat.ts';
import { WOUND_INITIATIVE } from '../../catalog/initiative.ts';
import { SERIOUS_STRENGTH } from '../../catalog/wounds.ts';
import type { AnimalKind, PersonSheet, Setup } from '../../scenarios/setup.ts';
import { boxSeverity, capacityOf, type Severity, severityOf } from '../figures/severity.ts';
import { PARTS, type Part, type Person } from '../state/person.ts';
import { sheetOf } from '../state/state.ts';

// How badly somebody is wounded, and what it costs him.

/** Points that kill an animal. */
function animalHits(kind: AnimalKind): number {
  return kind === 'ox' || kind === 'mule' || kind === 'horse' ? DRAFT_HITS[kind] : ANIMAL_DATA[kind].hits;
}

/** A part of a character. */
export function partSeverity(sheet: PersonSheet, person: Person, part: Part): Severity {
  return severityOf(person.wounds[part], capacityOf(part, sheet.attributes));
}

const RANK: Readonly<Record<Severity, number>> = { none: 0, slight: 1, serious: 2, critical: 3 };

/** The worst of all wounds: of an NPC by his boxes, of an animal by its hits. */
export function worstWound(setup: Setup, person: Person): Severity {
  const sheet = sheetOf(setup, person);
  if (sheet.kind === 'npc') return boxSeverity(person.total);
  if (sheet.kind === 'animal') return animalSeverity(sheet.animal, person.total);
  let worst: Severity = 'none';
  for (const part of PARTS) {
    const one = partSeverity(sheet, person, part);
    if (RANK[one] > RANK[worst]) worst = one;
  }
  return worst;
}

function animalSeverity(kind: AnimalKind | null, total: number): Severity {
  if (kind === null || total <= 0) return 'none';
  const hits = animalHits(kind);
  if (total >= hits) return 'critical';
  return total > hits * ANIMALS_IN_COMBAT.lameBeyond ? 'serious' : 'slight';
}

export const isWorse = (a: Severity, b: Severity): boolean => RANK[a] > RANK[b];

const isGrave = (severity: Severity): boolean => RANK[severity] >= RANK.serious;

/** What wounds take from initiative; nothing of an animal's, which they slow (C-11). */
export function woundInitiative(setup: Setup, person: Person): number {
  if (sheetOf(setup, person).kind === 'animal') return 0;
  const worst = worstWound(setup, person);
  return worst === 'none' ? 0 : isGrave(worst) ? WOUND_INITIATIVE.serious : WOUND_INITIATIVE.slight;
}

export const isSeriouslyWounded = (setup: Setup, person: Person): boolean => isGrave(worstWound(setup, person));

/** An animal that has taken more than half of what kills it goes at half speed. */
export const isLame = (setup: Setup, animal: Person): boolean => isSeriouslyWounded(setup, animal);

/** Strength after wounds. */
export function strengthNow(setup: Setup, person: Person): number {
  const { STR } = sheetOf(setup, person).attributes;
  return isSeriouslyWounded(setup, person) ? Math.floor(STR * SERIOUS_STRENGTH) : STR;
}

/** A limb that a serious wound has taken the use of. NPCs and animals do not lose limbs. */
function isLimbLost(setup: Setup, person: Person, limb: Part): boolean {
  const sheet = sheetOf(setup, person);
  return sheet.kind === 'character' && person.wounds[limb] > 0 && isGrave(partSeverity(sheet, person, limb));
}

export const ARMS = ['right-arm', 'left-arm'] as const satisfies readonly Part[];
export const LEGS = ['right-leg', 'left-leg'] as const satisfies readonly Part[];

/** How many arms, or legs, he has the use of. */
export function limbsLeft(setup: Setup, person: Person, limbs: readonly Part[]): number {
  return limbs.reduce((left, limb) => (isLimbLost(setup, person, limb) ? left - 1 : left), limbs.length);
}

/** Breathing, at least. */
export const isAlive = ({ condition }: Person): boolean => condition !== 'dead' && condition !== 'gone';

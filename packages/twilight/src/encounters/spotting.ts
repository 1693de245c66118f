import type { Modifier, RuleId } from '@hardtop/kernel';
import {
  ANIMAL_SPOTTING,
  RECON_LIMITS,
  RECON_MODIFIERS,
  SPOTTING_TASKS,
  TASK_MULTIPLES,
  type TaskLevel,
} from '../catalog/recon-modifiers.ts';

const RULE = 'twilight/encounters/recon-modifiers';

/** What one side looks like to the other. */
export interface Sighting {
  readonly people: number;
  readonly vehicles: number;
  readonly rcn: number;
  /** Meters it covers in a combat turn; 0 stands. */
  readonly pace: number;
  readonly inVehicles: boolean;
  readonly camouflaged: boolean;
}

/** What 1D100 must not exceed: the skill, what was added, what is left within the limits, and the task's multiple of it. */
export interface SpottingTarget {
  readonly skill: number;
  readonly modifiers: readonly Modifier[];
  readonly modified: number;
  readonly task: TaskLevel;
  readonly target: number;
}

/** Vehicles on the move give themselves away; who stands and hides is hard to see. */
export function spottingTask(seen: Sighting): TaskLevel {
  if (seen.inVehicles && seen.pace > 0) return SPOTTING_TASKS.inVehicles;
  return seen.camouflaged && seen.pace === 0 ? SPOTTING_TASKS.camouflaged : SPOTTING_TASKS.onFoot;
}

export function spottingTarget(own: Sighting, seen: Sighting, task = spottingTask(seen)): SpottingTarget {
  const modifiers: Modifier[] = [];
  add(modifiers, own.people * RECON_MODIFIERS.ownPerCharacter, 'own people', RULE);
  add(modifiers, own.vehicles * RECON_MODIFIERS.ownPerVehicle, 'own vehicles', RULE);
  add(modifiers, seen.people * RECON_MODIFIERS.enemyPerCharacter, 'people to be seen', RULE);
  add(modifiers, seen.vehicles * RECON_MODIFIERS.enemyPerVehicle, 'vehicles to be seen', RULE);
  let sum = own.rcn;
  for (const { value } of modifiers) sum += value;
  const modified = Math.min(Math.max(sum, own.rcn * RECON_LIMITS.least), own.rcn * RECON_LIMITS.most);
  return { skill: own.rcn, modifiers, modified, task, target: Math.floor(modified * TASK_MULTIPLES[task].skill) };
}

/** Animals: only the party looks, and company is a hindrance. */
export function animalSpottingTarget(rcn: number, people: number): SpottingTarget {
  const value = Math.max(people - 1, 0) * ANIMAL_SPOTTING.perExtraPerson;
  const modified = Math.max(rcn + value, 0);
  const { task } = ANIMAL_SPOTTING;
  const modifiers: Modifier[] = [];
  add(modifiers, value, 'companions', 'twilight/animals/spotting');
  return { skill: rcn, modifiers, modified, task, target: Math.floor(modified * TASK_MULTIPLES[task].skill) };
}

function add(modifiers: Modifier[], value: number, label: string, rule: RuleId): void {
  if (value !== 0) modifiers.push({ value, label, rule });
}

// What it takes to mend a vehicle after the fight, or to strip it (deluxe/VII.1/repair-chart). No fight lasts as long as one try (H-285).

import type { Seat } from '@hardtop/kernel';
import {
  JOB_DIFFICULTIES,
  JOBS,
  type JobDifficulty,
  REPAIR_CHART,
  REPAIRED,
  SHOP_CASES,
  SHOP_PRICES,
  TOOLS,
  type ToolsId,
  TRY_MINUTES,
} from '../../catalog/repairs.ts';
import { type WeaponId, weapon as weaponRow } from '../../catalog/weapons.ts';
import { areAllies, modelOf, personModelOf, type Setup } from '../state/setup.ts';
import { onMap, type Vehicle, type World } from '../state/state.ts';
import { isAlive } from './crew.ts';
import { ownerOf } from './deciding.ts';
import { killsOf } from './fighters.ts';
import { gunsAboard } from './guns.ts';
import { seatOfLayer } from './laid-by.ts';
import { weaponLabel } from './parts.ts';
import { skillName } from './skills.ts';
import { traitsOf } from './weapon-traits.ts';

/** Somebody who mends, and with what. */
interface Workshop {
  /** Plusses over the base skill; null is without it. */
  readonly level: number | null;
  readonly tools: ToolsId;
}

interface Job {
  readonly kind: 'repair' | 'jury-rig' | 'replace' | 'salvage';
  readonly difficulty: JobDifficulty;
  readonly what: string;
}

/** Two dice, this or more; null is beyond him (deluxe/VII.1/repair-chart). */
export function repairNeed({ level, tools }: Workshop, difficulty: JobDifficulty): number | null {
  const row = level === null ? REPAIR_CHART.unskilled : REPAIR_CHART.skilled[Math.min(level, 3)];
  const base = row?.[difficulty] ?? null;
  return base === null ? null : base - TOOLS[tools].value;
}

/** The best of a side's people who live, with the tools on the spot: in an arena a garage (H-286). */
export function workshopOf(world: World, seat: Seat): Workshop {
  const { setup, state } = world;
  let level: number | null = null;
  const people = [...state.vehicles.flatMap(({ crew }) => crew), ...state.pedestrians.map(({ person }) => person)];
  for (const person of people) {
    if (person.seat === null || !areAllies(setup, person.seat, seat) || !isAlive(person)) continue;
    const { mechanic } = personModelOf(setup, person.id).character?.skills ?? {};
    if (mechanic !== undefined) level = Math.max(level ?? 0, mechanic);
  }
  return { level, tools: toolsOf(world, seat) };
}

function toolsOf({ setup, state }: World, seat: Seat): ToolsId {
  if (setup.occasion.kind === 'arena') return 'garage';
  const whole = onMap(state)
    .filter((vehicle) => areAllies(setup, ownerOf({ setup }, vehicle), seat))
    .flatMap(({ parts }) => parts.filter(({ kind, dp }) => kind === 'cargo' && dp > 0));
  if (whole.filter(({ id }) => id.startsWith('portableshopcase')).length >= SHOP_CASES) return 'shop';
  return whole.some(({ id }) => id.startsWith('toolkit')) ? 'basic' : 'improvised';
}

/** Lasers, rockets and missiles are finer work than other weapons. */
function isFine(weapon: WeaponId): boolean {
  const { isLaser, guidance } = traitsOf(weapon);
  return isLaser || guidance !== null || /rocket/i.test(weaponRow(weapon).name);
}

function armorLost(setup: Setup, { id, armor }: Vehicle): number {
  return Object.entries(modelOf(setup, id).armor).reduce(
    (sum, [plate, full]) => sum + full - (armor[plate as keyof typeof armor] ?? 0),
    0,
  );
}

const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;

/** What is damaged is repaired, what is destroyed can only be jury-rigged, and tires are replaced (deluxe/VII.1/jury-rigging). */
function repairsOf({ setup }: World, vehicle: Vehicle): readonly Job[] {
  const jobs: Job[] = [];
  const model = modelOf(setup, vehicle.id);
  const lost = armorLost(setup, vehicle);
  if (lost > 0)
    jobs.push({
      kind: 'repair',
      difficulty: JOBS.repair.armor,
      what: `armor, ${points(lost)}, ${REPAIRED.armor} a success`,
    });
  for (const { state, model: gun } of gunsAboard(model, vehicle)) {
    const fine = isFine(gun.weapon);
    const what = weaponLabel(gun);
    if (state.dp === 0)
      jobs.push({ kind: 'jury-rig', difficulty: fine ? JOBS.juryRig.rocketry : JOBS.juryRig.other, what });
    else if (state.dp < gun.dp)
      jobs.push({
        kind: 'repair',
        difficulty: fine ? JOBS.repair.rocketry : JOBS.repair.weapon,
        what: `${what}, ${points(gun.dp - state.dp)}`,
      });
  }
  for (const part of vehicle.parts) {
    const full = part.kind === 'plant' ? (model.parts.find(({ id }) => id === part.id)?.dp ?? 0) : 0;
    if (full === part.dp || full === 0) continue;
    if (part.dp === 0) jobs.push({ kind: 'jury-rig', difficulty: JOBS.juryRig.other, what: 'power plant' });
    else
      jobs.push({
        kind: 'repair',
        difficulty: JOBS.repair.plant,
        what: `power plant, ${points(full - part.dp)}`,
      });
  }
  const worn = vehicle.tires.filter(({ dp }, i) => dp < (model.wheels[i]?.dp ?? 0)).length;
  if (worn > 0)
    jobs.push({ kind: 'replace', difficulty: JOBS.replaceTire, what: `${worn} tire${worn === 1 ? '' : 's'}` });
  return jobs;
}

/** What still works of a wreck; one that has burned is worthless (deluxe/VII.1/salvage). */
function salvageOf({ setup }: World, vehicle: Vehicle): readonly Job[] {
  if (vehicle.burning) return [];
  const model = modelOf(setup, vehicle.id);
  const jobs: Job[] = [];
  const add = (difficulty: JobDifficulty, what: string): void => {
    jobs.push({ kind: 'salvage', difficulty, what });
  };
  for (const { state, model: gun } of gunsAboard(model, vehicle)) {
    if (state.dp > 0) add(JOBS.salvage.other, weaponLabel(gun));
    if (state.shots !== null && state.shots > 0 && state.dp > 0)
      add(JOBS.salvage.loose, `${state.shots} shots for the ${weaponLabel(gun)}`);
  }
  if (vehicle.parts.some(({ kind, dp }) => kind === 'plant' && dp > 0)) add(JOBS.salvage.plant, 'power plant');
  const tires = vehicle.tires.filter(({ dp }) => dp > 0).length;
  if (tires > 0) add(JOBS.salvage.loose, `${tires} tire${tires === 1 ? '' : 's'}`);
  return jobs;
}

/** Dollars that a shop takes for what can be repaired and has a price of its own (deluxe/VIII.13/repair). */
export function shopPrice({ setup }: World, vehicle: Vehicle): number {
  let dollars = armorLost(setup, vehicle) * SHOP_PRICES.armorPoint;
  for (const { state, model } of gunsAboard(modelOf(setup, vehicle.id), vehicle)) {
    const hits = model.dp - state.dp;
    if (hits === 0) continue;
    const { firstHit, eachMore, most } = SHOP_PRICES;
    const percent = state.dp === 0 ? most : Math.min(most, firstHit + eachMore * (hits - 1));
    dollars += Math.ceil((weaponRow(model.weapon).cost * percent) / 100);
  }
  return dollars;
}

/** Whoever may strip it: the one who stopped it. */
function strippedBy(world: World, vehicle: Vehicle): Seat | null {
  const kill = killsOf(world).find(({ victim, salvage }) => victim === vehicle.id && salvage);
  return kill === undefined ? null : seatOfLayer(world.setup, kill.by);
}

const TRIES = (level: number | null): string =>
  `${level !== null && level >= TRY_MINUTES.fastFrom ? TRY_MINUTES.fast : TRY_MINUTES.usual} minutes a try`;

/** After the fight: what mends a vehicle, or what a wreck yields, and the rolls for it; one line for each sort of job. */
export function workOn(world: World, vehicle: Vehicle): readonly string[] {
  if (vehicle.gone && vehicle.left === undefined) return [];
  const owner = ownerOf(world, vehicle);
  const stripper = strippedBy(world, vehicle);
  const seat = stripper ?? owner;
  const jobs = stripper === null ? repairsOf(world, vehicle) : salvageOf(world, vehicle);
  if (jobs.length === 0) return [];
  const shop = workshopOf(world, seat);
  const who = shop.level === null ? 'Nobody with the Mechanic skill' : skillName('mechanic', shop.level);
  const name = world.setup.seats[seat]?.name ?? `Seat ${seat}`;
  const head = `${stripper === null ? 'Repairs' : `Salvage by ${name}`}: ${who}, with ${TOOLS[shop.tools].label}, ${TRIES(shop.level)}`;
  const dollars = stripper === null ? shopPrice(world, vehicle) : 0;
  const bill = dollars === 0 ? [] : [`Armor and weapons in a shop: $${dollars}`];
  return [head, ...linesOf(shop, jobs), ...bill];
}

function linesOf(shop: Workshop, jobs: readonly Job[]): readonly string[] {
  return (['repair', 'jury-rig', 'replace', 'salvage'] as const).flatMap((kind) =>
    JOB_DIFFICULTIES.flatMap((difficulty) => {
      const own = jobs.filter((job) => job.kind === kind && job.difficulty === difficulty);
      if (own.length === 0) return [];
      const need = repairNeed(shop, difficulty);
      const chance = need === null ? 'beyond them' : need <= 2 ? 'without fail' : `${need} or more on two dice`;
      return [`${kind}, ${difficulty}, ${chance}: ${own.map(({ what }) => what).join('; ')}`];
    }),
  );
}

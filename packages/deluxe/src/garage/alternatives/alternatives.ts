// The nearest legal ways out of a problem. Candidates are many; only those that prove good are offered.

import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { applyEdit } from '../design/edit.ts';
import { dollars } from '../design/exact.ts';
import { joinPart } from '../figures/lines.ts';
import { totalsOf } from '../figures/totals.ts';
import { type Alternative, type DesignProblem, problemKey } from '../problems/problem.ts';
import { problemsOf } from '../problems/problems.ts';
import { type Candidates, type Place, placeOf } from './candidate.ts';
import { attachments, hitches, sidecarTires } from './combination.ts';
import { accessories, armorMinimum, armorMoves, boxes, drivers, people, roomMoves } from './fittings.ts';
import { lastResorts } from './last-resort.ts';
import { counts } from './numbers.ts';
import { cumulative, removals } from './removal.ts';
import { bodyExtras, chassis, plants, sixWheels, tires } from './running.ts';
import {
  anyTurret,
  newTurret,
  offSide,
  otherMounts,
  otherTurrets,
  plainLoad,
  turretContents,
  withoutLink,
} from './weapons.ts';
import { largerBody, lighter, otherPlants } from './weights.ts';

/** Offered for one problem, and tried before giving up. */
const OFFERED = 4;
const TRIED = 60;

export function alternativesOf(
  design: Design,
  problem: DesignProblem,
  problems: readonly DesignProblem[],
  settings: GarageSettings,
): readonly Alternative[] {
  const place = placeOf(design, problem, settings);
  if (place === null) return [];
  const search: Search = { design, problem, before: tally(design, problems), settings };
  const near = proven(search, candidatesFor(place), OFFERED);
  return near.length > 0 ? near : proven(search, lastResorts(place), 1);
}

interface Search {
  readonly design: Design;
  readonly problem: DesignProblem;
  readonly before: Tally;
  readonly settings: GarageSettings;
}

/** The first so many that keep what they promise. */
function proven({ design, problem, before, settings }: Search, all: Candidates, wanted: number): Alternative[] {
  const cost = totalsOf(design, settings).cost;
  const good: Alternative[] = [];
  const labels = new Set<string>();
  let tried = 0;
  for (const { label, edit } of all) {
    if (good.length === wanted || tried++ === TRIED) break;
    if (labels.has(label)) continue;
    const after = applyEdit(design, edit);
    if (!solves(before, keyIn(design, problem), tally(after, problemsOf(after, settings)))) continue;
    labels.add(label);
    good.push({ label: priced(label, totalsOf(after, settings).cost - cost), edit });
  }
  return good;
}

type Tally = ReadonlyMap<string, number>;

/** A vehicle that has let go of all it pulled is still the one that led. */
function keyIn(design: Design, problem: DesignProblem): string {
  const isWhole = design.class === 'combination';
  return problemKey(isWhole ? problem : { ...problem, part: joinPart('lead', problem.part) });
}

function tally(design: Design, problems: readonly DesignProblem[]): Tally {
  const all = new Map<string, number>();
  for (const problem of problems) {
    const key = keyIn(design, problem);
    all.set(key, (all.get(key) ?? 0) + 1);
  }
  return all;
}

/** The problem is gone, and there is none that was not there before. */
function solves(before: Tally, key: string, after: Tally): boolean {
  if ((after.get(key) ?? 0) >= (before.get(key) ?? 0)) return false;
  for (const [other, count] of after) if (count > (before.get(other) ?? 0)) return false;
  return true;
}

function priced(label: string, delta: number): string {
  if (delta === 0) return label;
  return delta > 0 ? `${label} for ${dollars(delta)}` : `${label}, saving ${dollars(-delta)}`;
}

function candidatesFor(place: Place): Candidates {
  const { problem, fit } = place;
  const index = problem.item?.index ?? -1;
  switch (problem.code) {
    case 'overload':
    case 'underpowered':
    case 'no-lift':
      return lighter(place);
    case 'no-plant':
    case 'plant-fit':
    case 'plant-place':
    case 'plant-unpaid':
      return plants(place);
    case 'spaces':
    case 'cargo-area':
    case 'cargo-room':
    case 'dump-weapons':
      return roomier(place);
    case 'cargo-part':
      return problem.item?.list === 'weapons' ? otherMounts(place, index) : outOfCargo(place, index);
    case 'box':
      return boxes(place);
    case 'side-share':
      return offSide(place, problem.where);
    case 'mount':
    case 'recoil':
    case 'weapon-class':
    case 'trike-side':
      return otherMounts(place, index);
    case 'platform':
      return removals(place);
    case 'turret-missing':
      return newTurret(place, index);
    case 'turret-room':
      return turretRoom(place, index);
    case 'turret-size':
    case 'turret-place':
      return otherTurrets(place, index);
    case 'turret-count':
      return anyTurret(place);
    case 'cupola':
      return otherTurrets(
        place,
        fit.turrets.findIndex(({ id }) => problem.where === `turret ${id}`),
      );
    case 'magazine':
    case 'load':
      return problem.item?.list === 'cargo' ? removals(place) : plainLoad(place);
    case 'link-alone':
    case 'link-sides':
      return withoutLink(place);
    case 'chassis':
      return chassis(place);
    case 'six-wheels':
      return sixWheels(place);
    case 'tire-count':
    case 'tire-kind':
      return tires(place);
    case 'tires-differ':
      return problem.where === 'tires' ? tires(place) : sidecarTires(place);
    case 'body':
      return bodyExtras(place);
    case 'armor-place':
      return armorMoves(place);
    case 'armor-minimum':
      return armorMinimum(place);
    case 'driver':
      return drivers(place);
    case 'seats':
    case 'crew-place':
    case 'cyberlink':
    case 'burden':
      return people(place);
    case 'accessory-class':
    case 'accessory-count':
    case 'accessory-place':
    case 'wheelguard':
      return accessories(place);
    case 'hitch':
    case 'hitch-load':
      return hitches(place);
    case 'number':
      return counts(place);
    case 'attach':
      return attachments(place);
  }
}

function* roomier(place: Place): Candidates {
  yield* roomMoves(place);
  yield* removals(place);
  yield* otherPlants(place);
  yield* largerBody(place);
  yield* cumulative(place);
}

function* outOfCargo(place: Place, index: number): Candidates {
  const list = place.problem.item?.list;
  if (list === 'turrets') yield* otherTurrets(place, index);
  else if (list === 'crew') yield* people(place);
  else yield* accessories(place);
}

function* turretRoom(place: Place, index: number): Candidates {
  const id = place.fit.turrets[index]?.id;
  if (id !== undefined) yield* turretContents(place, id);
  yield* otherTurrets(place, index);
}

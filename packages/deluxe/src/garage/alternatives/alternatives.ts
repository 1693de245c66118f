// The nearest legal ways out of a problem. Candidates are many; only those that prove good are offered.

import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { applyEdit } from '../design/edit.ts';
import { dollars } from '../design/exact.ts';
import { joinPart } from '../figures/lines.ts';
import { totalsOf } from '../figures/totals.ts';
import { type Alternative, type DesignProblem, type ProblemCode, problemKey } from '../problems/problem.ts';
import { problemsOf } from '../problems/problems.ts';
import { type Candidates, type ProblemPlace, placeOf } from './candidate.ts';
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
  const near = proven(search, WAYS_OUT[problem.code](place), OFFERED);
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

/** The item of the list at fault; -1: none. */
const itemIndex = ({ problem }: ProblemPlace): number => problem.item?.index ?? -1;

const atItem =
  (ways: (place: ProblemPlace, index: number) => Candidates) =>
  (place: ProblemPlace): Candidates =>
    ways(place, itemIndex(place));

/** What is worth trying for each kind of problem. */
const WAYS_OUT: Readonly<Record<ProblemCode, (place: ProblemPlace) => Candidates>> = {
  overload: lighter,
  underpowered: lighter,
  'no-lift': lighter,
  'no-plant': plants,
  'plant-fit': plants,
  'plant-place': plants,
  'plant-unpaid': plants,
  spaces: roomier,
  'cargo-area': roomier,
  'cargo-room': roomier,
  'dump-weapons': roomier,
  'cargo-part': outOfCargo,
  box: boxes,
  'side-share': (place) => offSide(place, place.problem.where),
  mount: atItem(otherMounts),
  recoil: atItem(otherMounts),
  'weapon-class': atItem(otherMounts),
  'trike-side': atItem(otherMounts),
  platform: removals,
  'turret-missing': atItem(newTurret),
  'turret-room': atItem(turretRoom),
  'turret-size': atItem(otherTurrets),
  'turret-place': atItem(otherTurrets),
  'turret-count': anyTurret,
  cupola: otherCupolas,
  magazine: otherLoads,
  load: otherLoads,
  'link-alone': withoutLink,
  'link-sides': withoutLink,
  chassis,
  'six-wheels': sixWheels,
  'tire-count': tires,
  'tire-kind': tires,
  'tires-differ': (place) => (place.problem.where === 'tires' ? tires(place) : sidecarTires(place)),
  body: bodyExtras,
  'armor-place': armorMoves,
  'armor-minimum': armorMinimum,
  driver: drivers,
  seats: people,
  'crew-place': people,
  cyberlink: people,
  burden: people,
  'accessory-class': accessories,
  'accessory-count': accessories,
  'accessory-place': accessories,
  wheelguard: accessories,
  hitch: hitches,
  'hitch-load': hitches,
  number: counts,
  attach: attachments,
};

function* roomier(place: ProblemPlace): Candidates {
  yield* roomMoves(place);
  yield* removals(place);
  yield* otherPlants(place);
  yield* largerBody(place);
  yield* cumulative(place);
}

function* outOfCargo(place: ProblemPlace): Candidates {
  switch (place.problem.item?.list) {
    case 'weapons':
      return yield* otherMounts(place, itemIndex(place));
    case 'turrets':
      return yield* otherTurrets(place, itemIndex(place));
    case 'crew':
      return yield* people(place);
    default:
      yield* accessories(place);
  }
}

function otherCupolas(place: ProblemPlace): Candidates {
  const index = place.fit.turrets.findIndex(({ id }) => place.problem.where === `turret ${id}`);
  return otherTurrets(place, index);
}

function otherLoads(place: ProblemPlace): Candidates {
  return place.problem.item?.list === 'cargo' ? removals(place) : plainLoad(place);
}

function* turretRoom(place: ProblemPlace, index: number): Candidates {
  const id = place.fit.turrets[index]?.id;
  if (id !== undefined) yield* turretContents(place, id);
  yield* otherTurrets(place, index);
}

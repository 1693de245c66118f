// The check: every problem of a design at once, each with its rule and its numbers.

import type { GarageSettings } from '../../variants.ts';
import type { Design } from '../design/design.ts';
import { tireFits } from '../design/gear.ts';
import { nameOf } from '../design/hull.ts';
import { sidecarLinks } from '../design/sidecar-links.ts';
import { joinPart } from '../figures/lines.ts';
import { type Frame, framesOf, partTotals } from '../figures/totals.ts';
import { accessoryProblems } from './accessories.ts';
import { armorProblems } from './armor.ts';
import { cargoProblems } from './cargo.ts';
import { combinationProblems } from './combination.ts';
import { crewProblems } from './crew.ts';
import { linkProblems } from './links.ts';
import { loadProblems, powerProblems } from './load.ts';
import { mountProblems } from './mounts.ts';
import { numberProblems } from './numbers.ts';
import { type DesignProblem, Findings } from './problem.ts';
import { roomProblems } from './room.ts';
import { runningGearProblems } from './running-gear.ts';
import { turretProblems } from './turrets.ts';
import { wheelguardProblems } from './wheelguards.ts';

export function problemsOf(design: Design, settings: GarageSettings): readonly DesignProblem[] {
  return problemsFrom(design, framesOf(design, settings), settings);
}

export function problemsFrom(
  design: Design,
  frames: readonly Frame[],
  settings: GarageSettings,
): readonly DesignProblem[] {
  const found = new Findings(settings);
  const pairs = design.class === 'combination' ? sidecarLinks(design) : [];
  for (const frame of frames) {
    found.pairedLinks = pairs.length === 0 ? NONE : pairedNames(frame, pairs);
    frameProblems(found, frame);
  }
  powerProblems(found, frames);
  if (design.class === 'combination') combinationProblems(found, design, frames);
  return found.problems.length === 0 ? found.problems : found.problems.map((problem) => withOwner(problem, frames));
}

/** Of a vehicle in parts the message says which of them it is about. */
function withOwner(problem: DesignProblem, frames: readonly Frame[]): DesignProblem {
  const frame = frames.find(({ prefix }) => prefix !== '' && problem.part.startsWith(prefix));
  const vehicle = frame === undefined ? '' : nameOf(frame.design);
  const section = /(?:carrier|box)$/.exec(problem.part)?.[0] ?? '';
  const owner = [vehicle, section].filter((text) => text !== '').join(', ');
  if (owner === '' || problem.message.startsWith(owner)) return problem;
  return { ...problem, message: `${owner.charAt(0).toUpperCase()}${owner.slice(1)}: ${problem.message}` };
}

const NONE: readonly string[] = [];

function pairedNames({ design }: Frame, pairs: ReturnType<typeof sidecarLinks>): readonly string[] {
  if (design.class === 'cycle') return pairs.map(([near]) => near.name);
  return design.class === 'sidecar' ? pairs.map(([, far]) => far.name) : NONE;
}

function frameProblems(found: Findings, frame: Frame): void {
  const { design, hulls, prefix } = frame;
  found.part = prefix;
  loadProblems(found, frame);
  runningGearProblems(found, frame);
  roomProblems(found, frame, partTotals(frame));
  hulls.forEach((hull, i) => {
    found.part = joinPart(prefix, hull.part);
    numberProblems(found, hull, i === 0 ? tireFits(design) : []);
    armorProblems(found, design, hull);
    turretProblems(found, hull);
    mountProblems(found, hull);
    linkProblems(found, hull);
    cargoProblems(found, hull);
    crewProblems(found, hull);
    accessoryProblems(found, design, hull);
    wheelguardProblems(found, design, hull);
  });
}

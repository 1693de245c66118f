import type { Pose } from '@hardtop/geometry';
import type { Param, Params } from '@hardtop/kernel';
import { GRENADE } from '../../catalog/to-hit.ts';
import type { RoadGame } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf, crewOf } from './figures.ts';
import { type Mark, markThing } from './marks.ts';
import { sightingOf } from './sightings.ts';
import type { Attack } from './to-hit.ts';

/** The four squares of a burst lie round one of the corners of the square aimed at. */
const CORNERS = [
  { x: 1, y: 1, name: 'north-east' },
  { x: -1, y: 1, name: 'north-west' },
  { x: -1, y: -1, name: 'south-west' },
  { x: 1, y: -1, name: 'south-east' },
] as const;

/** People on foot or clinging on, and manned bikes, but for the thrower. */
function exposedMarks(game: RoadGame, { firer }: Attack): readonly Mark[] {
  const bikes = game.state.vehicles.filter(
    (vehicle) => !vehicle.gone && bodyOf(game, vehicle).bike && crewOf(game, vehicle).length > 0,
  );
  const people = game.state.people.filter(
    (person) =>
      person.hp > 0 && person !== firer.person && (person.place.kind === 'foot' || person.place.kind === 'aboard'),
  );
  return [
    ...bikes.filter((bike) => bike !== firer.vehicle).map((vehicle): Mark => ({ kind: 'vehicle', vehicle })),
    ...people.map((person): Mark => ({ kind: 'person', person })),
  ];
}

function inBurst(game: RoadGame, attack: Attack, mark: Mark, corner: number): boolean {
  const { to } = attack.sighting;
  const field = fieldOf(game);
  const thing = markThing(game, mark);
  if (field.kind === 'open') return field.range(to, thing) <= GRENADE.radius;
  return isInSquares(to.pose, thing.pose, corner);
}

function isInSquares(at: Pose, pose: Pose, corner: number): boolean {
  const { x, y } = CORNERS[corner] ?? CORNERS[0];
  const dx = (pose.x - at.x) * x;
  const dy = (pose.y - at.y) * y;
  return (dx === 0 || dx === 1) && (dy === 0 || dy === 1);
}

/** Which four squares is asked only where it makes a difference. */
export function areaParams(game: RoadGame, attack: Attack): readonly Param[] {
  if (fieldOf(game).kind === 'open') return [];
  const others = exposedMarks(game, attack).filter((mark) => {
    const { x, y } = markThing(game, mark).pose;
    const { pose } = attack.sighting.to;
    const far = Math.max(Math.abs(x - pose.x), Math.abs(y - pose.y));
    return far === 1;
  });
  if (others.length === 0) return [];
  const label = 'Squares to the NE, NW, SW, SE';
  return [{ name: 'corner', label, min: 1, max: CORNERS.length, step: 1, start: 1 }];
}

/** Everybody a burst may hit, those on bikes one by one. */
export function victimsOf(game: RoadGame, attack: Attack, params: Params): readonly Attack[] {
  const corner = (params.corner ?? 1) - 1;
  return exposedMarks(game, attack).flatMap((mark): readonly Attack[] => {
    const sighting = inBurst(game, attack, mark, corner) ? sightingOf(game, attack.firer, mark) : null;
    if (sighting === null) return [];
    if (mark.kind === 'person') return [{ ...attack, sighting }];
    return crewOf(game, mark.vehicle).map((person) => ({ ...attack, sighting, aim: { kind: 'rider', person } }));
  });
}

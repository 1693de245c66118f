import type { Pose } from '@hardtop/geometry';
import type { RoadGame } from '../state/state.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf } from './figures.ts';
import { type Mark, markPose } from './marks.ts';
import { sizeOf } from './open-field.ts';
import { type Sighting, sightingOf } from './sightings.ts';
import { crosses } from './square.ts';
import type { Attack } from './to-hit.ts';

/** Zones from one target to another in a row, both counted: squares, or as many lengths of one without a grid. */
export function zonesBetween(game: RoadGame, near: Sighting, far: Sighting): number {
  const field = fieldOf(game);
  const range = field.range(near.to, far.to);
  return field.kind === 'grid' ? range + 1 : 2 + Math.ceil(range - 1e-9);
}

/** Dice by zone, as evenly as they go; what is left over goes one each from the zone the firer picks on. */
export function splitDice(dice: number, zones: number, first: number): readonly number[] {
  const each = Math.floor(dice / zones);
  const over = dice - each * zones;
  return Array.from({ length: zones }, (_, zone) => each + ((zone - first + zones) % zones < over ? 1 : 0));
}

/** Rockets by zone: one each, and of the others so many on the first and the rest on the last. */
export function splitRockets(rockets: number, zones: number, onFirst: number): readonly number[] {
  const spare = rockets - zones;
  const first = Math.min(spare, onFirst);
  return Array.from({ length: zones }, (_, zone) => {
    if (zone === 0) return 1 + first;
    return zone === zones - 1 ? 1 + spare - first : 1;
  });
}

/** Everybody in a row of zones, by zone: friends too, and those who only happen to be between. */
export function targetsInZones(game: RoadGame, attack: Attack, far: Sighting): readonly (readonly Sighting[])[] {
  const near = attack.sighting;
  const zones = zonesBetween(game, near, far);
  const rows: Sighting[][] = Array.from({ length: zones }, () => []);
  rows[0]?.push(near);
  rows[zones - 1]?.push(far);
  for (const mark of bystanders(game, attack, far)) {
    const zone = zoneOf(game, markPose(game, mark), mark, near, far, zones);
    const sighting = zone === null ? null : sightingOf(game, attack.firer, mark);
    if (zone !== null && sighting !== null) rows[zone]?.push(sighting);
  }
  return rows;
}

function bystanders(game: RoadGame, { firer, sighting }: Attack, far: Sighting): readonly Mark[] {
  const named = (id: Mark): boolean => isSame(id, sighting.mark) || isSame(id, far.mark);
  const vehicles = game.state.vehicles
    .filter((vehicle) => !vehicle.gone && vehicle !== firer.vehicle)
    .map((vehicle): Mark => ({ kind: 'vehicle', vehicle }));
  const people = game.state.people
    .filter(({ hp, place }) => hp > 0 && (place.kind === 'foot' || place.kind === 'aboard'))
    .filter((person) => person !== firer.person)
    .map((person): Mark => ({ kind: 'person', person }));
  return [...vehicles, ...people].filter((mark) => !named(mark));
}

function isSame(a: Mark, b: Mark): boolean {
  if (a.kind === 'vehicle') return b.kind === 'vehicle' && a.vehicle === b.vehicle;
  return b.kind === 'person' && a.person === b.person;
}

function zoneOf(game: RoadGame, pose: Pose, mark: Mark, near: Sighting, far: Sighting, zones: number): number | null {
  return fieldOf(game).kind === 'grid'
    ? squareInRow(pose, near.to.pose, far.to.pose, zones)
    : placeInRow(game, pose, mark, near.to.pose, far.to.pose, zones);
}

/** The how-manieth square of the row a thing is in. */
function squareInRow(pose: Pose, from: Pose, to: Pose, zones: number): number | null {
  for (let zone = 0; zone < zones; zone++) {
    const share = zones === 1 ? 0 : zone / (zones - 1);
    const x = Math.round(from.x + (to.x - from.x) * share);
    const y = Math.round(from.y + (to.y - from.y) * share);
    if (pose.x === x && pose.y === y) return zone;
  }
  return null;
}

/** Without a grid: what the line from the one to the other goes through, by how far along it is. */
function placeInRow(game: RoadGame, pose: Pose, mark: Mark, from: Pose, to: Pose, zones: number): number | null {
  if (zones < 3) return null;
  const { length, width } = sizeOf(mark.kind === 'vehicle' ? bodyOf(game, mark.vehicle) : null);
  if (!crosses(from, to, pose, length + 1e-3, width + 1e-3)) return null;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const share = ((pose.x - from.x) * dx + (pose.y - from.y) * dy) / (dx * dx + dy * dy);
  return Math.max(1, Math.min(zones - 2, Math.floor(share * zones)));
}

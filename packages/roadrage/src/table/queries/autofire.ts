import type { Pose } from '@hardtop/geometry';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { connecting, type Square } from './area.ts';
import type { Firer } from './arms.ts';
import { fieldOf } from './field-of.ts';
import { bodyOf } from './figures.ts';
import { type Mark, markPose } from './marks.ts';
import { sizeOf } from './open-field.ts';
import { areEnemies } from './sides.ts';
import { type Sighting, sightingOf } from './sightings.ts';
import { crosses } from './square.ts';
import type { Attack } from './to-hit.ts';

/** Fire over a connected area: zones with targets that were named, and those between them. */
export interface Spread {
  /** One for each named zone; the first is that of the attack. */
  readonly targets: readonly Sighting[];
  /** All zones, named ones first. */
  readonly zones: number;
  /** On the grid: the squares between. */
  readonly between: readonly Square[];
}

/** Dice by zone, as evenly as they go; what is left over goes one each from the zone the firer picks on. */
export function splitDice(dice: number, zones: number, first: number): readonly number[] {
  const each = Math.floor(dice / zones);
  const over = dice - each * zones;
  return Array.from({ length: zones }, (_, zone) => each + ((zone - first + zones) % zones < over ? 1 : 0));
}

/** Rockets by zone: one each, of the others so many on each named zone, and the rest on the last of these. */
export function splitRockets(
  rockets: number,
  zones: number,
  named: number,
  more: readonly number[],
): readonly number[] {
  let spare = rockets - zones;
  return Array.from({ length: zones }, (_, zone) => {
    if (zone >= named) return 1;
    const extra = zone === named - 1 ? spare : Math.min(spare, more[zone] ?? 0);
    spare -= extra;
    return 1 + extra;
  });
}

/** Every way to spread fire over at least two of the targets in at most so many zones. */
export function spreadsOver(game: RoadGame, firer: Firer, seen: readonly Sighting[], most: number): readonly Spread[] {
  const targets = onePerZone(game, seen);
  const found: Spread[] = [];
  const areas = new Set<string>();
  const isGrid = fieldOf(game).kind === 'grid';
  const extend = (chosen: readonly Sighting[], from: number): void => {
    targets.slice(from).forEach((target, i) => {
      if (chosen.some((other) => isApart(game, other, target, most))) return;
      const next = [...chosen, target];
      const spread = next.length === 1 ? null : spreadOf(game, firer, next);
      const isTooWide = spread !== null && spread.zones > most;
      // No further target makes an area of squares smaller.
      if (isTooWide && isGrid) return;
      // Named or passed over on the way is the same fire.
      const area = spread === null || isTooWide ? null : areaKey(spread);
      if (spread !== null && area !== null && !areas.has(area)) {
        areas.add(area);
        found.push(spread);
      }
      if (next.length < most) extend(next, from + i + 1);
    });
  };
  extend([], 0);
  return found;
}

/** Further from each other than so many zones reach: most pairs, and no area need be looked for. */
function isApart(game: RoadGame, a: Sighting, b: Sighting, most: number): boolean {
  return fieldOf(game).kind === 'grid' && squaresApart(a.to.pose, b.to.pose) >= most;
}

function squaresApart(a: Pose, b: Pose): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** In one square the first stands for all. */
function onePerZone(game: RoadGame, seen: readonly Sighting[]): readonly Sighting[] {
  if (fieldOf(game).kind === 'open') return seen;
  return seen.filter(
    ({ to }, i) => seen.findIndex((other) => other.to.pose.x === to.pose.x && other.to.pose.y === to.pose.y) === i,
  );
}

function areaKey({ targets, between }: Spread): string {
  const squares = [...targets.map(({ to }) => to.pose), ...between];
  return squares
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ');
}

function spreadOf(game: RoadGame, firer: Firer, targets: readonly Sighting[]): Spread {
  if (fieldOf(game).kind === 'open') {
    const zones = linksOf(game, targets).reduce((sum, { zones: empty }) => sum + empty, targets.length);
    return { targets, zones, between: [] };
  }
  const bystanders = marksBut(game, firer, targets).map((mark) => ({ pose: markPose(game, mark), mark }));
  const taste = ({ x, y }: Square): number => {
    let sum = 0;
    for (const { pose, mark } of bystanders) if (pose.x === x && pose.y === y) sum += tasteFor(game, firer, mark);
    return sum;
  };
  const between = connecting(
    targets.map(({ to }) => to.pose),
    taste,
  );
  return { targets, zones: targets.length + between.length, between };
}

/** Of areas of one size the one with the fewest friends, then with the most foes in it. */
function tasteFor({ setup }: RoadGame, { person }: Firer, mark: Mark): number {
  const seat = mark.kind === 'vehicle' ? mark.vehicle.seat : mark.person.seat;
  return areEnemies(setup, person.seat, seat) ? -1 : 20;
}

/** Without a grid: a straight row of empty zones between two targets. */
interface Link {
  readonly from: Sighting;
  readonly to: Sighting;
  readonly zones: number;
}

/** The shortest rows that connect all targets, each joined to the nearest of those before it. */
function linksOf(game: RoadGame, targets: readonly Sighting[]): readonly Link[] {
  const field = fieldOf(game);
  const [first, ...left] = targets;
  const joined = first === undefined ? [] : [first];
  const links: Link[] = [];
  while (left.length > 0) {
    const best = nearest(
      left.flatMap((to) => joined.map((from) => ({ from, to, range: field.range(from.to, to.to) }))),
    );
    if (best === null) break;
    links.push({ from: best.from, to: best.to, zones: Math.ceil(best.range - 1e-9) });
    joined.push(best.to);
    left.splice(left.indexOf(best.to), 1);
  }
  return links;
}

function nearest<T extends { readonly range: number }>(pairs: readonly T[]): T | null {
  let best: T | null = null;
  for (const pair of pairs) if (best === null || pair.range < best.range) best = pair;
  return best;
}

/** Everybody in the area, by zone: friends too, and those who only happen to be in it. */
export function targetsInZones(game: RoadGame, { firer }: Attack, spread: Spread): readonly (readonly Sighting[])[] {
  const rows: Sighting[][] = Array.from({ length: spread.zones }, (_, zone) => {
    const target = spread.targets[zone];
    return target === undefined ? [] : [target];
  });
  const links = fieldOf(game).kind === 'open' ? linksOf(game, spread.targets) : [];
  for (const mark of marksBut(game, firer, spread.targets)) {
    const zone = fieldOf(game).kind === 'grid' ? squareOf(game, mark, spread) : placeOf(game, mark, spread, links);
    const sighting = zone === null ? null : sightingOf(game, firer, mark);
    if (zone !== null && sighting !== null) rows[zone]?.push(sighting);
  }
  return rows;
}

/** Everybody but the firer and those already named. */
function marksBut(game: RoadGame, { vehicle: own, person: self }: Firer, named: readonly Sighting[]): readonly Mark[] {
  const isNamed = (id: Vehicle | Firer['person']): boolean =>
    named.some(({ mark }) => (mark.kind === 'vehicle' ? mark.vehicle : mark.person) === id);
  const vehicles = game.state.vehicles
    .filter((vehicle) => !vehicle.gone && vehicle !== own && !isNamed(vehicle))
    .map((vehicle): Mark => ({ kind: 'vehicle', vehicle }));
  const people = game.state.people
    .filter(({ hp, place }) => hp > 0 && (place.kind === 'foot' || place.kind === 'aboard'))
    .filter((person) => person !== self && !isNamed(person))
    .map((person): Mark => ({ kind: 'person', person }));
  return [...vehicles, ...people];
}

/** The how-manieth square of the area a thing is in. */
function squareOf(game: RoadGame, mark: Mark, { targets, between }: Spread): number | null {
  const { x, y } = markPose(game, mark);
  const zone = [...targets.map(({ to }) => to.pose), ...between].findIndex(
    (square) => square.x === x && square.y === y,
  );
  return zone < 0 ? null : zone;
}

/** Without a grid: what the row from one target to another goes through, by how far along it is. */
function placeOf(game: RoadGame, mark: Mark, { targets }: Spread, links: readonly Link[]): number | null {
  let before = targets.length;
  for (const { from, to, zones } of links) {
    const share = zones === 0 ? null : shareAlong(game, mark, from.to.pose, to.to.pose);
    // The rows end in the zones of the targets themselves.
    if (share !== null) return before + Math.max(0, Math.min(zones - 1, Math.floor(share * (zones + 2)) - 1));
    before += zones;
  }
  return null;
}

function shareAlong(game: RoadGame, mark: Mark, from: Pose, to: Pose): number | null {
  const pose = markPose(game, mark);
  const { length, width } = sizeOf(mark.kind === 'vehicle' ? bodyOf(game, mark.vehicle) : null);
  if (!crosses(from, to, pose, length + 1e-3, width + 1e-3)) return null;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return ((pose.x - from.x) * dx + (pose.y - from.y) * dy) / (dx * dx + dy * dy);
}

import { advance, makePose } from '@hardtop/geometry';
import { roll } from '@hardtop/kernel';
import {
  DEBRIS_ON,
  LAID,
  LITTER,
  NEXT_SECTION,
  ROAD_DUEL,
  ROAD_SECTIONS,
  type RoadSectionId,
  SECTION,
} from '../../catalog/road-sections.ts';
import { SQUARE } from '../../catalog/units.ts';
import { ownerOf } from '../queries/deciding.ts';
import { nameOf } from '../queries/names.ts';
import { isOut } from '../queries/out.ts';
import { placeOn, sectionAfter } from '../queries/road.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { Highway, Section } from '../state/road.ts';
import { type DeluxeGame, onMap, sizeOf, type Vehicle } from '../state/state.ts';
import { noteGrounds } from './ground.ts';
import { leave } from './off-the-map.ts';

const ROAD = 'deluxe/XIV.1/road-scenarios';
const DUEL = 'deluxe/XIV.1/road-duel';

/** Who starts in front, and by how much: two dice of inches from nose to tail. */
export function* takePlaces(game: DeluxeGame): DeluxePlay {
  const [one, two] = game.state.vehicles;
  if (game.setup.highway?.rolled !== true || one === undefined || two === undefined) return;
  const seat = ownerOf(game, one);
  const lead = yield* roll(game, '1d', { seat, rule: DUEL, purpose: 'who starts in front' });
  const apart = yield* roll(game, ROAD_DUEL.distance, { seat, rule: DUEL, purpose: 'how far' });
  const [front, rear] = lead.total <= ROAD_DUEL.frontOnUpTo ? [one, two] : [two, one];
  const tail = rear.pose.y + (sizeOf(rear).length + sizeOf(front).length) / 2;
  front.pose = makePose(front.pose.x, tail + apart.total, front.pose.h);
  noteGrounds(game, front);
  const text = `${nameOf(game, front)} starts in front, ${apart.total} inches ahead.`;
  game.emit({ kind: 'road', rule: DUEL, about: front.id, roll: apart, outcome: 'neutral', text });
}

/** As a phase begins: road is laid before whoever leads, and picked up behind. */
export function* layRoad(game: DeluxeGame): DeluxePlay {
  const { highway } = game.setup;
  if (highway === undefined) return;
  const first = leaderOf(game);
  if (first === null) return;
  let last = game.state.road?.at(-1);
  while (last !== undefined && last.from + SECTION.length < first.along + LAID.ahead) {
    yield* layNext(game, highway, last, first.vehicle);
    last = game.state.road?.at(-1);
  }
  pickUp(game, first.along - LAID.behind);
  loseStrays(game, highway);
  if (highway.town !== null && first.along >= highway.town) comeToTown(game, highway.town);
}

interface Leader {
  readonly vehicle: Vehicle;
  readonly along: number;
}

/** Whoever is farthest along of those that still fight. */
function leaderOf({ state }: DeluxeGame): Leader | null {
  let best: Leader | null = null;
  for (const vehicle of state.vehicles) {
    if (state.road === undefined || isOut(vehicle)) continue;
    const { along } = placeOn(state.road, vehicle.pose);
    if (best === null || along > best.along) best = { vehicle, along };
  }
  return best;
}

function* layNext(game: DeluxeGame, highway: Highway, last: Section, leader: Vehicle): DeluxePlay {
  const { state, setup } = game;
  const laid = Math.round((last.from + SECTION.length - setup.bounds.minY) / SECTION.length) - firstCount(game);
  const kind = yield* nextKind(game, highway, laid, leader);
  const next = sectionAfter(last, kind);
  state.road = [...(state.road ?? []), next];
  if (next.kind === 'debris') litter(game, next);
  const { name } = ROAD_SECTIONS[next.kind];
  const text = `The road ahead: ${name.toLowerCase()}.`;
  game.emit({ kind: 'road', rule: ROAD, outcome: 'neutral', text, marks: [`section/${next.kind}`] });
}

/** Sections that lay there from the start. */
function firstCount({ setup: { bounds } }: DeluxeGame): number {
  return Math.ceil((bounds.maxY - bounds.minY) / SECTION.length);
}

function* nextKind(
  game: DeluxeGame,
  { sections, given, debris }: Highway,
  laid: number,
  leader: Vehicle,
): DeluxePlay<RoadSectionId> {
  const seat = ownerOf(game, leader);
  const listed = sections[laid];
  if (debris) {
    const rolled = yield* roll(game, '1d', { seat, rule: DUEL, purpose: 'debris on the next section' });
    if (rolled.total >= DEBRIS_ON) return 'debris';
  }
  if (listed !== undefined) return listed;
  if (given) return 'straight';
  const { total } = yield* roll(game, '1d', { seat, rule: ROAD, purpose: 'the next section of the road' });
  const shapes: Readonly<Record<number, RoadSectionId>> = NEXT_SECTION;
  return shapes[total] ?? 'straight';
}

function litter({ state }: DeluxeGame, { pose }: Section): void {
  for (const { kind, along, across, squares } of LITTER) {
    const at = advance(pose, along, across);
    const size = { length: SQUARE, width: SQUARE * squares };
    state.countersMade++;
    state.counters.push({ id: `c${state.countersMade}`, kind, pose: at, size, course: null, laid: null });
  }
}

/** What lies so far back is out of the fight, and forgotten with the road under it. */
function pickUp(game: DeluxeGame, from: number): void {
  const { state } = game;
  const { road } = state;
  const [hindmost] = road ?? [];
  if (road === undefined || hindmost === undefined || hindmost.from + SECTION.length > from) return;
  const kept = road.filter((section) => section.from + SECTION.length > from);
  const edge = kept[0]?.from ?? from;
  const isBehind = (at: { readonly x: number; readonly y: number }): boolean => placeOn(road, at).along < edge;
  for (const vehicle of onMap(state)) if (isBehind(vehicle.pose)) leave(game, vehicle, 'behind');
  state.counters = state.counters.filter(({ pose }) => !isBehind(pose));
  state.pedestrians = state.pedestrians.filter(({ pose }) => !isBehind(pose));
  state.missiles = state.missiles.filter(({ pose }) => !isBehind(pose));
  state.road = kept;
}

/** Whoever strays too far from the road is followed no longer. */
function loseStrays(game: DeluxeGame, { country }: Highway): void {
  const { road } = game.state;
  if (road === undefined) return;
  for (const vehicle of game.state.vehicles) {
    if (vehicle.gone || vehicle.grounds.length > 0) continue;
    if (Math.abs(placeOn(road, vehicle.pose).across) > country) leave(game, vehicle, 'country');
  }
}

function comeToTown(game: DeluxeGame, town: number): void {
  const { setup, state } = game;
  const { road } = state;
  if (road === undefined) return;
  for (const vehicle of state.vehicles) {
    // The pack stays out of town.
    const isHunter = setup.lone !== undefined && setup.sides[ownerOf(game, vehicle)] !== setup.lone;
    if (vehicle.gone || isHunter || isOut(vehicle) || placeOn(road, vehicle.pose).along < town) continue;
    leave(game, vehicle, 'town');
  }
}

import type { Pose } from '@hardtop/geometry';
import type { Body } from '../catalog/bodies.ts';
import { CONTROL } from '../catalog/maneuvers.ts';
import type { Field, Thing } from '../table/queries/field.ts';
import { fieldOf } from '../table/queries/field-of.ts';
import { bodyOf, decelerationOf, drivingSkillOf, handlingOf } from '../table/queries/figures.ts';
import { isOffRoad as isOpenCountry } from '../table/queries/ground.ts';
import type { GroundAt } from '../table/queries/map-index.ts';
import type { Person, RoadGame, Vehicle } from '../table/state/state.ts';
import type { Goal, Temper } from './goal.ts';
import { type Battery, batteryOf } from './guns.ts';
import { type Land, landOf, squareAt } from './land.ts';
import { squaresToGo, straightOn } from './outlook.ts';

interface OtherCar {
  readonly vehicle: Vehicle;
  readonly pose: Pose;
}

/** All that a driver looks at while he weighs one question; made once for it. */
export interface Scene {
  readonly game: RoadGame;
  readonly own: Vehicle;
  readonly goal: Goal;
  readonly temper: Temper;
  readonly field: Field;
  readonly land: Land;
  readonly body: Body;
  /** Everybody else, and where he is when one's own move comes. */
  readonly others: readonly OtherCar[];
  /** Where the foe may end, straight on first; and the squares he has still to go. */
  readonly foeEnds: readonly Thing[];
  readonly foeToGo: number;
  readonly mine: Battery | null;
  readonly theirs: Battery | null;
  readonly brakes: number;
  /** The square one starts from. */
  readonly start: number;
  /** Those on foot who may be run over. */
  readonly walkers: readonly Person[];
  /** Two dice at most, before what the speed and other maneuvers take off; by kind of ground. */
  readonly control: Map<GroundAt, number>;
}

/** `setting`: speeds are being set, so that everybody has his whole move before him. */
export function sceneOf(game: RoadGame, own: Vehicle, goal: Goal, temper: Temper, setting: boolean): Scene {
  const { foe } = goal;
  const toGo = foe === null ? 0 : squaresToGo(foe, setting);
  return {
    game,
    own,
    goal,
    temper,
    field: fieldOf(game),
    land: landOf(game.setup),
    body: bodyOf(game, own),
    others: othersOf(game, own),
    foeEnds: foe === null ? [] : endsOf(game, foe, toGo, temper.foresight),
    foeToGo: toGo,
    mine: foe === null || goal.guns === 0 ? null : batteryOf(game, own, foe),
    theirs: foe === null || goal.fear === 0 ? null : batteryOf(game, foe, own),
    brakes: decelerationOf(game, own),
    start: squareAt(landOf(game.setup), own.pose.x, own.pose.y),
    walkers: game.state.people.filter(({ hp, place }) => place.kind === 'foot' && place.floor === 0 && hp > 0),
    control: new Map(),
  };
}

function othersOf({ state }: RoadGame, own: Vehicle): readonly OtherCar[] {
  const others: OtherCar[] = [];
  for (const vehicle of state.vehicles)
    if (vehicle !== own && !vehicle.gone) others.push({ vehicle, pose: vehicle.pose });
  return others;
}

/** The same when one has this speed: the faster will have gone on, and so will whoever one tails. */
export function atSpeed(scene: Scene, own: Vehicle, speed: number): Scene {
  const others = scene.others.map(({ vehicle, pose }) => {
    const earlier = own.tailing === vehicle.id || vehicle.speed > speed;
    return { vehicle, pose: earlier ? straightOn(scene.game, vehicle, squaresToGo(vehicle, true)) : pose };
  });
  const { foe } = scene.goal;
  // A fast target is hard to hit.
  if (foe === null || scene.theirs === null || !scene.temper.foresight) return { ...scene, own, others };
  return { ...scene, own, others, theirs: batteryOf(scene.game, foe, { ...own, speed }) };
}

const EIGHTH = 450;

/** Straight on, and with foresight also after a turn to either side half way. */
function endsOf(game: RoadGame, foe: Vehicle, squares: number, foresight: boolean): readonly Thing[] {
  const body = bodyOf(game, foe);
  const straight = { pose: straightOn(game, foe, squares), body };
  if (!foresight || squares === 0) return [straight];
  const half = Math.ceil(squares / 2);
  const turned = (tenths: number): Thing => {
    const pose = fieldOf(game).turn(straightOn(game, foe, half), body, tenths);
    return { pose: straightOn(game, { ...foe, pose }, squares - half), body };
  };
  return [straight, turned(EIGHTH), turned(-EIGHTH)];
}

/** What two dice must not exceed there for a maneuver at a safe speed that is the first of the turn. */
export function controlAt({ game, own, land, control }: Scene, pose: Pose): number {
  const ground = land.grounds[squareAt(land, pose.x, pose.y)];
  if (ground === undefined) return CONTROL.base;
  const known = control.get(ground);
  if (known !== undefined) return known;
  const there = CONTROL.base + drivingSkillOf(game, own) + handlingOf(game, { ...own, pose });
  control.set(ground, there);
  return there;
}

export function isOffRoad({ land }: Scene, pose: Pose): boolean {
  const ground = land.grounds[squareAt(land, pose.x, pose.y)];
  return ground !== undefined && isOpenCountry(ground);
}

import { degrees, makePose } from '@hardtop/geometry';
import {
  type Change,
  headingParam,
  MOST_LYING,
  NEW_THINGS,
  nearestParam,
  type Param,
  placedOn,
  removalOf,
  settingOf,
} from '@hardtop/kernel';
import { COUNTER_KINDS, COUNTERS, type CounterKind } from '../catalog/counters.ts';
import { takeOffMap } from './chapters/edge.ts';
import { putPerson, standAt } from './chapters/whereabouts.ts';
import { isFreeAt } from './queries/contacts.ts';
import { isOnMap } from './queries/places.ts';
import { alliesOf } from './queries/sides.ts';
import { figuresOfPerson, figuresOfVehicle } from './sheet-figures.ts';
import type { Person, RoadGame, Vehicle } from './state/state.ts';

/** All that a referee may change as things stand. */
export function changesOf(game: RoadGame): readonly Change[] {
  const vehicles = game.state.vehicles.filter(({ gone }) => !gone);
  const people = game.state.people.filter(({ place }) => place.kind !== 'gone');
  const hears = ({ seat }: Vehicle | Person) => (game.setup.hidden ? { knownTo: alliesOf(game.setup, seat) } : {});
  return [
    ...vehicles.flatMap((vehicle) => [
      ...figuresOfVehicle(game, vehicle).map((figure) => settingOf({ ...vehicle, ...hears(vehicle) }, figure)),
      placing(game, vehicle),
      removalOf(vehicle, REMOVE, () => takeOffMap(game.state, vehicle)),
    ]),
    ...people.flatMap((person) => [
      ...figuresOfPerson(game, person).map((figure) => settingOf({ ...person, ...hears(person) }, figure)),
      ...walking(game, person),
    ]),
    ...thingsOf(game),
  ];
}

/** Counters and obstacles that may be taken away, and counters that may be laid. */
function thingsOf(game: RoadGame): readonly Change[] {
  const { setup, state } = game;
  const standing = setup.obstacles.filter(({ id, kind }) => kind !== 'building' && !state.smashed.includes(id));
  return [
    ...state.counters.map((counter) =>
      removalOf({ id: counter.id, name: COUNTERS[counter.kind].name }, REMOVE, () => {
        state.counters = state.counters.filter((other) => other !== counter);
      }),
    ),
    ...standing.map(({ id, label, kind }) =>
      removalOf({ id, name: label === '' ? kind : label }, REMOVE, () => {
        state.smashed.push(id);
      }),
    ),
    ...(state.counters.length < MOST_LYING ? COUNTER_KINDS.map((kind) => laying(game, kind)) : []),
  ];
}

/** A counter that nobody dropped: the first seat rolls for it. */
function laying(game: RoadGame, kind: CounterKind): Change {
  const { minX, minY, maxX, maxY } = game.setup.bounds;
  const { name } = COUNTERS[kind];
  return {
    id: `new ${kind}`,
    label: name,
    group: NEW_THINGS,
    params: squareParams(game, { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }),
    map: placedOn({ length: 1, width: 1 }, 1),
    make({ x = 0, y = 0 }) {
      const { state } = game;
      state.dropped++;
      state.counters.push({ id: `c${state.dropped}`, kind, pose: makePose(x, y, 0), by: 0 });
      return { text: `${name.toLowerCase()} laid at ${x}, ${y}.` };
    },
  };
}

const REMOVE = 'Take off the map';

/** Headings are set by eighths of a circle, as on the grid. */
const HEADING_STEP = 45;

function squareParams({ setup: { bounds } }: RoadGame, { x, y }: { readonly x: number; readonly y: number }): Param[] {
  return [
    nearestParam('x', 'squares', bounds.minX, bounds.maxX, x),
    nearestParam('y', 'squares', bounds.minY, bounds.maxY, y),
  ];
}

function placing(game: RoadGame, vehicle: Vehicle): Change {
  const { id, name } = vehicle;
  return {
    id: `${id} place`,
    label: 'Place it',
    group: name,
    params: [...squareParams(game, vehicle.pose), headingParam(HEADING_STEP, vehicle.pose.h / degrees(1))],
    map: placedOn(id, 1),
    make({ x = 0, y = 0, heading = 0 }) {
      const pose = makePose(x, y, degrees(heading));
      if (!isFreeAt(game, vehicle, pose))
        return { text: `there is no room for ${name} at ${x}, ${y}; it stays where it is.`, about: id };
      vehicle.pose = pose;
      // What it was in the middle of was elsewhere.
      vehicle.flight = null;
      vehicle.carriedSkid = null;
      vehicle.bootlegger = null;
      return { text: `${name} stands at ${x}, ${y}, heading ${heading}°.`, about: id };
    },
  };
}

/** Those outside a vehicle can be placed and removed; those inside go with it. */
function walking(game: RoadGame, person: Person): readonly Change[] {
  const { id, name, place } = person;
  const removal = removalOf(person, REMOVE, () => putPerson(game.state, person, { kind: 'gone' }));
  if (place.kind === 'aboard') return [removal];
  if (place.kind !== 'foot') return [];
  const placement: Change = {
    id: `${id} place`,
    label: 'Place him',
    group: name,
    params: squareParams(game, place.pose),
    map: placedOn(id, 1),
    make({ x = 0, y = 0 }) {
      const pose = makePose(x, y, 0);
      if (!isOnMap(game, pose)) return { text: `${name} cannot stand at ${x}, ${y}; he stays where he is.`, about: id };
      standAt(game, person, pose, 0);
      return { text: `${name} stands at ${x}, ${y}.`, about: id };
    },
  };
  return [placement, removal];
}

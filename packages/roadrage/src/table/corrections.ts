import { degrees, makePose } from '@hardtop/geometry';
import { type Change, headingParam, nearestParam, type Param, removalOf, settingOf } from '@hardtop/kernel';
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
  ];
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
    make({ x = 0, y = 0 }) {
      const pose = makePose(x, y, 0);
      if (!isOnMap(game, pose)) return { text: `${name} cannot stand at ${x}, ${y}; he stays where he is.`, about: id };
      standAt(game, person, pose, 0);
      return { text: `${name} stands at ${x}, ${y}.`, about: id };
    },
  };
  return [placement, removal];
}

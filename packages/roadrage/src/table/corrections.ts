import { degrees, makePose } from '@hardtop/geometry';
import type { Amended, Correction, Param, Params, Seat } from '@hardtop/kernel';
import { takeOffMap } from './chapters/edge.ts';
import { putPerson, standAt } from './chapters/whereabouts.ts';
import { isFreeAt } from './queries/contacts.ts';
import { isOnMap } from './queries/places.ts';
import { alliesOf } from './queries/sides.ts';
import { figuresOfPerson, figuresOfVehicle, type SheetFigure } from './sheet-figures.ts';
import type { Person, RoadGame, Vehicle } from './state/state.ts';

/** Something that can be corrected, and what it does. */
interface Change extends Correction {
  make(params: Params): Amended;
}

/** What the changes of one thing have in common: who it is and whose. */
interface Subject {
  readonly id: string;
  readonly group: string;
  readonly seat: Seat;
}

export function corrections(game: RoadGame): readonly Correction[] {
  return changesOf(game).map(({ id, label, group, params }) => ({ id, label, group, params }));
}

export function amend(game: RoadGame, correction: string, params: Params): Amended {
  const change = changesOf(game).find(({ id }) => id === correction);
  if (change === undefined) throw new Error(`nothing to correct: ${correction}`);
  return change.make(params);
}

function changesOf(game: RoadGame): readonly Change[] {
  const vehicles = game.state.vehicles.filter(({ gone }) => !gone);
  const people = game.state.people.filter(({ place }) => place.kind !== 'gone');
  return [
    ...vehicles.flatMap((vehicle) => [
      ...figuresOfVehicle(game, vehicle).map((figure) => setting(game, subjectOf(vehicle), figure)),
      placing(game, vehicle),
      removing(subjectOf(vehicle), () => takeOffMap(game.state, vehicle)),
    ]),
    ...people.flatMap((person) => [
      ...figuresOfPerson(game, person).map((figure) => setting(game, subjectOf(person), figure)),
      ...walking(game, person),
    ]),
  ];
}

function subjectOf({ id, name, seat }: Vehicle | Person): Subject {
  return { id, group: name, seat };
}

function setting(game: RoadGame, { id, group, seat }: Subject, figure: SheetFigure): Change {
  const { label, now, max, step = 1, secret } = figure;
  const start = Math.min(max, now);
  const to = secret && game.setup.hidden ? { to: alliesOf(game.setup, seat) } : {};
  return {
    id: `${id} ${figure.id}`,
    label,
    group,
    params: [{ name: 'to', label, min: 0, max, step, start }],
    make({ to: value = start }) {
      figure.set(value);
      return { text: `${group}: ${label.toLowerCase()} is ${value}, not ${now}.`, about: id, ...to };
    },
  };
}

/** Headings are set by eighths of a circle, as on the grid. */
const HEADING_STEP = 45;

function squareParam(name: 'x' | 'y', least: number, most: number, now: number): Param {
  const [min, max] = [Math.ceil(least), Math.floor(most)];
  // No negative zero: it would not survive JSON.
  const start = Math.min(max, Math.max(min, Math.round(now))) + 0;
  return { name, label: name.toUpperCase(), min, max, step: 1, unit: 'squares', start };
}

function squareParams({ setup: { bounds } }: RoadGame, { x, y }: { readonly x: number; readonly y: number }): Param[] {
  return [squareParam('x', bounds.minX, bounds.maxX, x), squareParam('y', bounds.minY, bounds.maxY, y)];
}

function placing(game: RoadGame, vehicle: Vehicle): Change {
  const { id, name } = vehicle;
  const heading = (Math.round(vehicle.pose.h / degrees(HEADING_STEP)) * HEADING_STEP) % 360;
  const turn = { name: 'heading', label: 'Heading', min: 0, max: 315, step: HEADING_STEP, unit: '°', start: heading };
  return {
    id: `${id} place`,
    label: 'Place it',
    group: name,
    params: [...squareParams(game, vehicle.pose), turn],
    make({ x = 0, y = 0, heading: turned = 0 }) {
      const pose = makePose(x, y, degrees(turned));
      if (!isFreeAt(game, vehicle, pose))
        return { text: `there is no room for ${name} at ${x}, ${y}; it stays where it is.`, about: id };
      vehicle.pose = pose;
      // What it was in the middle of was elsewhere.
      vehicle.flight = null;
      vehicle.carriedSkid = null;
      vehicle.bootlegger = null;
      return { text: `${name} stands at ${x}, ${y}, heading ${turned}°.`, about: id };
    },
  };
}

/** Those outside a vehicle can be placed and removed; those inside go with it. */
function walking(game: RoadGame, person: Person): readonly Change[] {
  const { id, name, place } = person;
  if (place.kind === 'aboard')
    return [removing(subjectOf(person), () => putPerson(game.state, person, { kind: 'gone' }))];
  if (place.kind !== 'foot') return [];
  return [
    {
      id: `${id} place`,
      label: 'Place him',
      group: name,
      params: squareParams(game, place.pose),
      make({ x = 0, y = 0 }) {
        const pose = makePose(x, y, 0);
        if (!isOnMap(game, pose))
          return { text: `${name} cannot stand at ${x}, ${y}; he stays where he is.`, about: id };
        standAt(game, person, pose, 0);
        return { text: `${name} stands at ${x}, ${y}.`, about: id };
      },
    },
    removing(subjectOf(person), () => putPerson(game.state, person, { kind: 'gone' })),
  ];
}

function removing({ id, group }: Subject, remove: () => void): Change {
  return {
    id: `${id} remove`,
    label: 'Take off the map',
    group,
    params: [],
    make() {
      remove();
      return { text: `${group} is taken off the map.`, about: id };
    },
  };
}

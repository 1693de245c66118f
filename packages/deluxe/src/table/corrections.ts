import { degrees, makePose } from '@hardtop/geometry';
import type { Amended, Correction, Param, Params } from '@hardtop/kernel';
import type { ArmorLocation } from '../catalog/armor-locations.ts';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../catalog/handling.ts';
import { REVERSE } from '../catalog/maneuvers.ts';
import { SPEED_STEP } from '../catalog/movement-chart.ts';
import { PERSON_DP } from '../catalog/people.ts';
import { SQUARE } from '../catalog/units.ts';
import { noteUnder } from './chapters/junk.ts';
import { updateTouching } from './chapters/touching.ts';
import { isFreeAt } from './queries/contact.ts';
import { crewLabel } from './queries/crew.ts';
import { seatsAboard } from './queries/deciding.ts';
import { owesShortMove } from './queries/movement.ts';
import { nameOf } from './queries/names.ts';
import { partLabel, partModelOf } from './queries/parts.ts';
import { tireName } from './queries/tires.ts';
import { modelOf, personModelOf } from './state/setup.ts';
import { type DeluxeGame, onMap, type PartState, type Person, travelHeading, type Vehicle } from './state/state.ts';

/** Something that can be corrected, and what it does. */
interface Change extends Correction {
  make(params: Params): Amended;
}

/** A number of a record sheet. */
interface Figure {
  readonly id: string;
  readonly label: string;
  readonly now: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  /** Where sheets are hidden only those aboard hear of it. */
  readonly secret: boolean;
  set(to: number): void;
}

export function corrections(game: DeluxeGame): readonly Correction[] {
  return changesOf(game).map(({ id, label, group, params }) => ({ id, label, group, params }));
}

export function amend(game: DeluxeGame, correction: string, params: Params): Amended {
  const change = changesOf(game).find(({ id }) => id === correction);
  if (change === undefined) throw new Error(`nothing to correct: ${correction}`);
  return change.make(params);
}

function changesOf(game: DeluxeGame): readonly Change[] {
  return onMap(game.state).flatMap((vehicle) => [
    ...figuresOf(game, vehicle).map((figure) => setting(game, vehicle, figure)),
    placing(game, vehicle),
    removing(game, vehicle),
  ]);
}

function setting(game: DeluxeGame, vehicle: Vehicle, figure: Figure): Change {
  const { label, now, min = 0, max, step = 1, secret } = figure;
  const group = nameOf(game, vehicle);
  const start = Math.min(max, Math.max(min, now));
  const to = secret && game.setup.hidden ? { to: seatsAboard(game, vehicle.id) } : {};
  return {
    id: `${vehicle.id} ${figure.id}`,
    label,
    group,
    params: [{ name: 'to', label, min, max, step, start }],
    make({ to: value = start }) {
      figure.set(value);
      return { text: `${group}: ${label.toLowerCase()} is ${value}, not ${now}.`, about: vehicle.id, ...to };
    },
  };
}

function figuresOf(game: DeluxeGame, vehicle: Vehicle): readonly Figure[] {
  return [
    ...armorFigures(game, vehicle),
    ...vehicle.parts.flatMap((part) => partFigures(game, vehicle, part)),
    ...vehicle.crew.flatMap((person) => personFigures(game, vehicle, person)),
    ...tireFigures(game, vehicle),
    ...drivingFigures(game, vehicle),
  ];
}

function armorFigures({ setup }: DeluxeGame, vehicle: Vehicle): readonly Figure[] {
  const { armor } = modelOf(setup, vehicle.id);
  return (Object.entries(armor) as [ArmorLocation, number][]).map(([facing, max]) => ({
    id: `armor ${facing}`,
    label: `Armor ${facing}`,
    now: vehicle.armor[facing] ?? 0,
    max,
    secret: true,
    set(to) {
      vehicle.armor[facing] = to;
    },
  }));
}

function partFigures({ setup }: DeluxeGame, vehicle: Vehicle, part: PartState): readonly Figure[] {
  const built = partModelOf(modelOf(setup, vehicle.id), part.id);
  const name = partLabel(built);
  const { id, dp } = part;
  const points: Figure = {
    id,
    label: `${name}, points`,
    now: dp,
    max: built.dp,
    secret: true,
    set: (to) => mend(vehicle, part, to),
  };
  if (part.kind !== 'weapon' || built.kind !== 'weapon' || part.shots === null || built.shots === null) return [points];
  const shots: Figure = {
    id: `${id} shots`,
    label: `${name}, shots`,
    now: part.shots,
    max: built.shots,
    secret: true,
    set(to) {
      part.shots = to;
    },
  };
  return [points, shots];
}

/** A plant that works again does not blow up, and a weapon that others know is seen to stand or not. */
function mend(vehicle: Vehicle, part: PartState, dp: number): void {
  part.dp = dp;
  if (part.kind === 'plant' && dp > 0) vehicle.plantBlows = false;
  for (const shown of vehicle.shown) if (shown.id === part.id) shown.gone = dp === 0;
}

function personFigures({ setup }: DeluxeGame, vehicle: Vehicle, person: Person): readonly Figure[] {
  const who = crewLabel(vehicle, person);
  const label = `${who[0]?.toUpperCase() ?? ''}${who.slice(1)}`;
  const { id } = person;
  const hits: Figure = {
    id: `${id} hits`,
    label: `${label}, hits taken`,
    now: person.hits,
    max: PERSON_DP,
    secret: true,
    set(to) {
      person.hits = to;
    },
  };
  const { armor } = personModelOf(setup, id);
  const worn: Figure = {
    id: `${id} armor`,
    label: `${label}, body armor`,
    now: person.armor,
    max: armor,
    secret: true,
    set(to) {
      person.armor = to;
    },
  };
  return armor > 0 ? [hits, worn] : [hits];
}

function tireFigures({ setup }: DeluxeGame, vehicle: Vehicle): readonly Figure[] {
  const { wheels } = modelOf(setup, vehicle.id);
  return vehicle.tires.map((tire, i) => ({
    id: `tire ${i + 1}`,
    label: `The ${tireName(vehicle, tire)}`,
    now: tire.dp,
    max: wheels[i]?.dp ?? tire.dp,
    secret: false,
    set(to) {
      tire.dp = to;
      if (to > 0) tire.wheelLost = false;
    },
  }));
}

function drivingFigures({ setup }: DeluxeGame, vehicle: Vehicle): readonly Figure[] {
  const { topSpeed } = modelOf(setup, vehicle.id);
  const { speed, status, burning } = vehicle;
  return [
    {
      id: 'speed',
      label: 'Speed',
      now: speed,
      min: Math.min(-REVERSE.topSpeed, speed),
      max: Math.max(topSpeed, speed),
      step: SPEED_STEP,
      secret: false,
      set: (to) => drive(vehicle, to),
    },
    {
      id: 'handling',
      label: 'Handling status',
      now: status,
      min: HANDLING_TRACK.floor,
      max: HANDLING_CLASS_LIMITS.startMax,
      secret: false,
      set(to) {
        vehicle.status = to;
      },
    },
    {
      id: 'fire',
      label: 'On fire',
      now: burning ? 1 : 0,
      max: 1,
      secret: false,
      set(to) {
        vehicle.burning = to === 1;
      },
    },
  ];
}

function drive(vehicle: Vehicle, speed: number): void {
  vehicle.speed = speed;
  vehicle.setSpeed = speed;
  if (speed !== 0) vehicle.direction = speed > 0 ? 1 : -1;
  vehicle.owesShort = owesShortMove(speed);
  vehicle.phaseHeading = travelHeading(vehicle);
}

/** Headings are set by this many degrees. */
const HEADING_STEP = 15;

function placing(game: DeluxeGame, vehicle: Vehicle): Change {
  const { setup, state } = game;
  const { minX, minY, maxX, maxY } = setup.bounds;
  const group = nameOf(game, vehicle);
  const square = (name: string, least: number, most: number, now: number): Param => {
    const [min, max] = [Math.ceil(least / SQUARE), Math.floor(most / SQUARE)];
    const start = Math.min(max, Math.max(min, Math.round(now / SQUARE))) + 0;
    return { name, label: name.toUpperCase(), min, max, step: 1, unit: '1/4 in', start };
  };
  const heading = Math.round(vehicle.pose.h / degrees(HEADING_STEP)) * HEADING_STEP;
  return {
    id: `${vehicle.id} place`,
    label: 'Place it',
    group,
    params: [
      square('x', minX, maxX, vehicle.pose.x),
      square('y', minY, maxY, vehicle.pose.y),
      { name: 'heading', label: 'Heading', min: 0, max: 345, step: HEADING_STEP, unit: '°', start: heading % 360 },
    ],
    make({ x = 0, y = 0, heading: turned = 0 }) {
      const pose = makePose(x * SQUARE, y * SQUARE, degrees(turned));
      const where = `${pose.x}, ${pose.y}`;
      if (!isFreeAt(setup, state, vehicle, pose))
        return { text: `there is no room for ${group} at ${where}; it stays where it is.`, about: vehicle.id };
      vehicle.pose = pose;
      vehicle.phaseHeading = travelHeading(vehicle);
      updateTouching(game, vehicle, []);
      noteUnder(state, vehicle);
      return { text: `${group} stands at ${where}, heading ${turned}°.`, about: vehicle.id };
    },
  };
}

function removing(game: DeluxeGame, vehicle: Vehicle): Change {
  const group = nameOf(game, vehicle);
  return {
    id: `${vehicle.id} remove`,
    label: 'Take it off the map',
    group,
    params: [],
    make() {
      vehicle.gone = true;
      vehicle.speed = 0;
      vehicle.pending = null;
      vehicle.rolling = null;
      updateTouching(game, vehicle, []);
      return { text: `${group} is taken off the map.`, about: vehicle.id };
    },
  };
}

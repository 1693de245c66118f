import { degrees, makePose } from '@hardtop/geometry';
import {
  type Change,
  flagIn,
  headingParam,
  heldIn,
  nearestParam,
  placedOn,
  removalOf,
  type SheetFigure,
  settingOf,
} from '@hardtop/kernel';
import type { Plate } from '../catalog/armor-locations.ts';
import { HANDLING_CLASS_LIMITS, HANDLING_TRACK } from '../catalog/handling.ts';
import { REVERSE } from '../catalog/maneuvers.ts';
import { SPEED_STEP } from '../catalog/movement-chart.ts';
import { PERSON_DP } from '../catalog/people.ts';
import { FULL_CHARGE, GRAINS_PER_UNIT } from '../catalog/power-range.ts';
import { SQUARE } from '../catalog/units.ts';
import { noteGrounds } from './chapters/ground.ts';
import { noteUnder } from './chapters/run-over.ts';
import { updateTouching } from './chapters/touching.ts';
import { counterChanges } from './counter-corrections.ts';
import { peopleChanges } from './people-corrections.ts';
import { isCycle } from './queries/build.ts';
import { isFreeAt } from './queries/contact.ts';
import { crewLabel } from './queries/crew.ts';
import { seatsAboard } from './queries/deciding.ts';
import { armLabel, armMount, armOf } from './queries/hands.ts';
import { owesShortMove } from './queries/movement.ts';
import { nameOf } from './queries/names.ts';
import { partLabel, partModelOf } from './queries/parts.ts';
import { paceOf, unitsLeft } from './queries/power.ts';
import { boundsOf } from './queries/road.ts';
import { tireName } from './queries/tires.ts';
import { modelOf, personModelOf, type Setup } from './state/setup.ts';
import {
  type DeluxeGame,
  onMap,
  type PartState,
  type Person,
  type PlantState,
  travelHeading,
  type Vehicle,
} from './state/state.ts';
import { storyChanges } from './story-corrections.ts';

/** All that a referee may change as things stand: he settles what the rules leave open, and is never needed (deluxe/XIV/referee). */
export function changesOf(game: DeluxeGame): readonly Change[] {
  return [...vehicleChanges(game), ...peopleChanges(game), ...counterChanges(game), ...storyChanges(game)];
}

function vehicleChanges(game: DeluxeGame): readonly Change[] {
  return onMap(game.state).flatMap((vehicle) => {
    const knownTo = game.setup.hidden ? { knownTo: seatsAboard(game, vehicle.id) } : {};
    const subject = { id: vehicle.id, name: nameOf(game, vehicle), ...knownTo };
    return [
      ...figuresOf(game, vehicle).map((figure) => settingOf(subject, figure)),
      placing(game, vehicle),
      removalOf(subject, 'Take it off the map', () => takeOffMap(game, vehicle)),
    ];
  });
}

function figuresOf(game: DeluxeGame, vehicle: Vehicle): readonly SheetFigure[] {
  return [
    ...armorFigures(game, vehicle),
    ...vehicle.parts.flatMap((part) => partFigures(game, vehicle, part)),
    ...vehicle.crew.flatMap((person) => personFigures(game, vehicle, person)),
    ...tireFigures(game, vehicle),
    ...drivingFigures(game, vehicle),
  ];
}

function armorFigures({ setup }: DeluxeGame, vehicle: Vehicle): readonly SheetFigure[] {
  const { armor } = modelOf(setup, vehicle.id);
  return (Object.entries(armor) as [Plate, number][]).map(([facing, max]) => {
    const held = heldIn(vehicle.armor, facing);
    return { id: `armor ${facing}`, label: `Armor ${facing}`, kind: 'armor', ...held, max, secret: true };
  });
}

function partFigures({ setup }: DeluxeGame, vehicle: Vehicle, part: PartState): readonly SheetFigure[] {
  const built = partModelOf(modelOf(setup, vehicle.id), part.id);
  const name = partLabel(built);
  const { id, dp: now, kind } = part;
  const set = (to: number): void => mend(vehicle, part, to);
  const points = { id, label: `${name}, points`, kind, now, max: built.dp, secret: true, set };
  if (part.kind === 'plant') return [points, powerFigure(part, name)];
  if (part.kind !== 'weapon' || built.kind !== 'weapon' || part.shots === null || built.shots === null) return [points];
  const loaded = { id: `${id} shots`, label: `${name}, shots`, kind: 'ammunition', ...heldIn(part, 'shots') };
  return [points, { ...loaded, max: built.shots, secret: true }];
}

function powerFigure(plant: PlantState, name: string): SheetFigure {
  const set = (to: number): void => {
    plant.drained = (FULL_CHARGE - to) * GRAINS_PER_UNIT;
  };
  return {
    id: `${plant.id} power`,
    label: `${name}, power units`,
    kind: 'power',
    now: unitsLeft(plant),
    max: FULL_CHARGE,
    secret: true,
    set,
  };
}

/** A plant that works again does not blow up, and a weapon that others know is seen to stand or not. */
function mend(vehicle: Vehicle, part: PartState, dp: number): void {
  part.dp = dp;
  if (part.kind === 'plant' && dp > 0) [vehicle.plantBlows, part.blows] = [false, false];
  for (const shown of vehicle.shown) if (shown.id === part.id) shown.gone = dp === 0;
}

function personFigures({ setup }: DeluxeGame, vehicle: Vehicle, person: Person): readonly SheetFigure[] {
  const who = crewLabel(vehicle, person);
  const label = `${who[0]?.toUpperCase() ?? ''}${who.slice(1)}`;
  const { id } = person;
  const common = { kind: 'person', secret: true };
  const hits = {
    ...common,
    id: `${id} hits`,
    label: `${label}, hits taken`,
    ...heldIn(person, 'hits'),
    max: PERSON_DP,
  };
  const { armor: max } = personModelOf(setup, id);
  const worn = { ...common, id: `${id} armor`, label: `${label}, body armor`, ...heldIn(person, 'armor'), max };
  return [hits, ...(max > 0 ? [worn] : []), ...armFigures(setup, vehicle, person)];
}

function armFigures(setup: Setup, vehicle: Vehicle, person: Person): readonly SheetFigure[] {
  return (person.arms ?? []).flatMap((state) => {
    const arm = armOf(setup, person, state.id);
    if (arm === null) return [];
    const id = `${armMount(person, arm.model)} shots`;
    const label = `${armLabel(vehicle, person, arm.model)}, shots`;
    return [{ id, label, kind: 'ammunition', ...heldIn(state, 'shots'), max: arm.model.shots, secret: true }];
  });
}

function tireFigures({ setup }: DeluxeGame, vehicle: Vehicle): readonly SheetFigure[] {
  const { wheels } = modelOf(setup, vehicle.id);
  return vehicle.tires.map((tire, i) => ({
    id: `tire ${i + 1}`,
    label: `The ${tireName(vehicle, tire)}`,
    kind: 'tire',
    now: tire.dp,
    max: wheels[i]?.dp ?? tire.dp,
    secret: false,
    set(to) {
      tire.dp = to;
      if (to > 0) tire.wheelLost = false;
    },
  }));
}

function drivingFigures({ setup }: DeluxeGame, vehicle: Vehicle): readonly SheetFigure[] {
  const { topSpeed } = paceOf(setup, vehicle);
  const { speed: now } = vehicle;
  const slowest = isCycle(vehicle) ? 0 : -REVERSE.topSpeed;
  const [min, max] = [Math.min(slowest, now), Math.max(topSpeed, now)];
  const set = (to: number): void => drive(vehicle, to);
  const track = { min: HANDLING_TRACK.floor, max: HANDLING_CLASS_LIMITS.startMax };
  const common = { kind: 'driving', secret: false };
  return [
    { ...common, id: 'speed', label: 'Speed', now, min, max, step: SPEED_STEP, set },
    { ...common, id: 'handling', label: 'Handling status', ...heldIn(vehicle, 'status'), ...track },
    { ...common, id: 'fire', label: 'On fire', ...flagIn(vehicle, 'burning'), max: 1 },
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
  const { minX, minY, maxX, maxY } = boundsOf(game);
  const { x: atX, y: atY, h } = vehicle.pose;
  const group = nameOf(game, vehicle);
  return {
    id: `${vehicle.id} place`,
    label: 'Place it',
    group,
    params: [
      nearestParam('x', '1/4 in', minX / SQUARE, maxX / SQUARE, atX / SQUARE),
      nearestParam('y', '1/4 in', minY / SQUARE, maxY / SQUARE, atY / SQUARE),
      headingParam(HEADING_STEP, h / degrees(1)),
    ],
    map: placedOn(vehicle.id, SQUARE),
    make({ x = 0, y = 0, heading = 0 }) {
      const pose = makePose(x * SQUARE, y * SQUARE, degrees(heading));
      const where = `${pose.x}, ${pose.y}`;
      if (!isFreeAt(setup, state, { ...vehicle, level: 0 }, pose))
        return { text: `there is no room for ${group} at ${where}; it stays where it is.`, about: vehicle.id };
      vehicle.pose = pose;
      vehicle.flight = null;
      vehicle.level = 0;
      vehicle.phaseHeading = travelHeading(vehicle);
      updateTouching(game, vehicle, []);
      noteUnder(state, vehicle);
      noteGrounds(game, vehicle);
      return { text: `${group} stands at ${where}, heading ${heading}°.`, about: vehicle.id };
    },
  };
}

function takeOffMap(game: DeluxeGame, vehicle: Vehicle): void {
  vehicle.gone = true;
  vehicle.speed = 0;
  vehicle.pending = null;
  vehicle.rolling = null;
  updateTouching(game, vehicle, []);
}

import { flagIn, heldIn, type SheetFigure } from '@hardtop/kernel';
import { CHARACTERS } from '../catalog/characters.ts';
import { ENGINE, ROWS } from '../catalog/damage.ts';
import { REVERSE, SCALE } from '../catalog/maneuvers.ts';
import { OPTIONS, type OptionId } from '../catalog/options.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import { characterOf, fittedWeapons, soundFigures } from './queries/figures.ts';
import { refreshShown } from './state/shown.ts';
import { designOf, type Person, type RoadGame, type Vehicle } from './state/state.ts';

export function figuresOfVehicle(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  return [
    pointsOf(game, vehicle),
    ...partsOf(game, vehicle),
    ...weaponsOf(game, vehicle),
    ...gearOf(game, vehicle),
    ...drivingOf(game, vehicle),
  ];
}

/** Full rows count as checked; no critical damage comes of a correction. */
function pointsOf(game: RoadGame, vehicle: Vehicle): SheetFigure {
  const { hitPoints, row } = soundFigures(game, vehicle);
  return {
    id: 'points',
    label: 'Hit points left',
    kind: 'hit points',
    now: Math.max(0, hitPoints - vehicle.damage),
    max: hitPoints,
    secret: true,
    set(to) {
      vehicle.damage = hitPoints - to;
      vehicle.rowsChecked = Math.floor(vehicle.damage / row);
      vehicle.crippled = vehicle.rowsChecked >= ROWS;
    },
  };
}

/** What is left of something whose losses are counted. */
function leftOf(vehicle: Vehicle, field: 'engineHits' | 'tiresBlown', max: number) {
  const { now, set } = heldIn(vehicle, field);
  return { now: max - now, max, set: (to: number) => set(max - to) };
}

function partsOf(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  const part = { kind: 'part', max: 1, secret: false };
  const engine = leftOf(vehicle, 'engineHits', ENGINE.lives);
  const tires = leftOf(vehicle, 'tiresBlown', soundFigures(game, vehicle).tires);
  return [
    { ...part, id: 'engine', label: 'Engine', ...engine, now: Math.max(0, engine.now) },
    { ...part, id: 'fuel', label: 'Fuel tank', ...flagIn(vehicle, 'fuelLost', false) },
    { ...part, id: 'brakes', label: 'Brakes', ...flagIn(vehicle, 'brakesLost', false) },
    { ...part, id: 'tires', label: 'Tires', kind: 'tire', ...tires },
  ];
}

function weaponsOf(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  return fittedWeapons(game, vehicle).flatMap(({ state, fitting, weapon }): readonly SheetFigure[] => {
    const { name, shots: max } = WEAPONS[weapon];
    const { id } = state;
    const label = `${name}, ${fitting.facing}`;
    const set = (to: number): void => {
      state.destroyed = to === 0;
      refreshShown(vehicle);
    };
    const works = { id, label, kind: 'weapon', now: state.destroyed ? 0 : 1, max: 1, secret: true, set };
    if (max === null || state.shots === null) return [works];
    const loaded = { id: `${id} shots`, label: `${label}, shots`, kind: 'ammunition', ...heldIn(state, 'shots') };
    return [works, { ...loaded, max, secret: true }];
  });
}

const USES = { nitrousOxide: 'nitrous', brakeChute: 'chute', fireExtinguisher: 'extinguisher' } as const;

function gearOf(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  const options = designOf(game.setup, vehicle).options.filter((id) => OPTIONS[id].destroyable);
  return options.flatMap((id): readonly SheetFigure[] => {
    const set = (to: number): void => {
      vehicle.lost = [...vehicle.lost.filter((lost) => lost !== id), ...(to === 0 ? [id] : [])];
    };
    const now = vehicle.lost.includes(id) ? 0 : 1;
    return [{ id, label: OPTIONS[id].name, kind: 'gear', now, max: 1, secret: true, set }, ...usesOf(vehicle, id)];
  });
}

function usesOf(vehicle: Vehicle, id: OptionId): readonly SheetFigure[] {
  if (id !== 'nitrousOxide' && id !== 'brakeChute' && id !== 'fireExtinguisher') return [];
  const { name, effects } = OPTIONS[id];
  const uses = { id: `${id} uses`, label: `${name}, uses`, kind: 'ammunition', ...heldIn(vehicle, USES[id]) };
  return [{ ...uses, max: effects.shots ?? 0, secret: true }];
}

function drivingOf(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  const { speed: now } = vehicle;
  const max = Math.max(soundFigures(game, vehicle).topSpeed, now);
  const set = (to: number): void => drive(vehicle, to);
  const driving = { kind: 'driving', secret: false };
  return [
    { ...driving, id: 'speed', label: 'Speed', now, max, step: SCALE.mphPerSquare, set },
    { ...driving, id: 'fire', label: 'On fire', ...flagIn(vehicle, 'burning'), max: 1 },
  ];
}

/** As if it had gone so fast since phase 1. What stands neither flies nor rolls nor skids. */
function drive(vehicle: Vehicle, speed: number): void {
  vehicle.speed = speed;
  vehicle.orderSpeed = speed;
  if (speed > REVERSE.topSpeed || speed === 0) vehicle.reverse = false;
  vehicle.left = vehicle.done ? 0 : Math.max(0, speed / SCALE.mphPerSquare - vehicle.moved);
  if (speed > 0) return;
  vehicle.flight = null;
  vehicle.rolling = null;
  vehicle.carriedSkid = null;
  vehicle.bootlegger = null;
}

export function figuresOfPerson(game: RoadGame, person: Person): readonly SheetFigure[] {
  const max = CHARACTERS.hitPoints;
  const hits = { id: 'hp', label: 'Hit points', kind: 'person', ...heldIn(person, 'hp'), max, secret: false };
  const carried = characterOf(game.setup, person).weapons.flatMap((weapon, i): readonly SheetFigure[] => {
    const { name, shots } = WEAPONS[weapon];
    if (shots === null || typeof person.shots[i] !== 'number') return [];
    const uses = { id: `carried ${i + 1}`, label: `${name}, uses`, kind: 'ammunition', ...heldIn(person.shots, i) };
    return [{ ...uses, max: shots, secret: true }];
  });
  return [hits, ...carried];
}

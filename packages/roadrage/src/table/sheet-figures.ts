import { CHARACTERS } from '../catalog/characters.ts';
import { ENGINE, ROWS } from '../catalog/damage.ts';
import { REVERSE, SCALE } from '../catalog/maneuvers.ts';
import { OPTIONS, type OptionId } from '../catalog/options.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import { characterOf, fittedWeapons, soundFigures } from './queries/figures.ts';
import { refreshShown } from './state/shown.ts';
import { designOf, type Person, type RoadGame, type Vehicle } from './state/state.ts';

/** A number of a record sheet: what it is, what it may be, and how it is set. */
export interface SheetFigure {
  readonly id: string;
  readonly label: string;
  /** What sort of thing, for those who count. */
  readonly kind: 'hit points' | 'part' | 'tire' | 'weapon' | 'ammunition' | 'gear' | 'driving' | 'person';
  readonly now: number;
  readonly max: number;
  readonly step?: number;
  /** Where sheets are hidden only the owner's side hears of it. */
  readonly secret: boolean;
  set(to: number): void;
}

export function figuresOfVehicle(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  return [
    pointsOf(game, vehicle),
    ...partsOf(vehicle),
    tiresOf(game, vehicle),
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

function partsOf(vehicle: Vehicle): readonly SheetFigure[] {
  const part = (id: string, label: string, lost: boolean, set: (works: boolean) => void): SheetFigure => ({
    id,
    label,
    kind: 'part',
    now: lost ? 0 : 1,
    max: 1,
    secret: false,
    set: (to) => set(to === 1),
  });
  return [
    {
      id: 'engine',
      label: 'Engine',
      kind: 'part',
      now: Math.max(0, ENGINE.lives - vehicle.engineHits),
      max: ENGINE.lives,
      secret: false,
      set(to) {
        vehicle.engineHits = ENGINE.lives - to;
      },
    },
    part('fuel', 'Fuel tank', vehicle.fuelLost, (works) => {
      vehicle.fuelLost = !works;
    }),
    part('brakes', 'Brakes', vehicle.brakesLost, (works) => {
      vehicle.brakesLost = !works;
    }),
  ];
}

function tiresOf(game: RoadGame, vehicle: Vehicle): SheetFigure {
  const { tires } = soundFigures(game, vehicle);
  return {
    id: 'tires',
    label: 'Tires',
    kind: 'tire',
    now: tires - vehicle.tiresBlown,
    max: tires,
    secret: false,
    set(to) {
      vehicle.tiresBlown = tires - to;
    },
  };
}

function weaponsOf(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  return fittedWeapons(game, vehicle).flatMap(({ state, fitting, weapon }): readonly SheetFigure[] => {
    const { name, shots: full } = WEAPONS[weapon];
    const label = `${name}, ${fitting.facing}`;
    const works: SheetFigure = {
      id: state.id,
      label,
      kind: 'weapon',
      now: state.destroyed ? 0 : 1,
      max: 1,
      secret: true,
      set(to) {
        state.destroyed = to === 0;
        refreshShown(vehicle);
      },
    };
    if (full === null || state.shots === null) return [works];
    const shots: SheetFigure = {
      id: `${state.id} shots`,
      label: `${label}, shots`,
      kind: 'ammunition',
      now: state.shots,
      max: full,
      secret: true,
      set(to) {
        state.shots = to;
      },
    };
    return [works, shots];
  });
}

const USES = { nitrousOxide: 'nitrous', brakeChute: 'chute', fireExtinguisher: 'extinguisher' } as const;

function gearOf(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  const options = designOf(game.setup, vehicle).options.filter((id) => OPTIONS[id].destroyable);
  return options.flatMap((id): readonly SheetFigure[] => {
    const { name, effects } = OPTIONS[id];
    const works: SheetFigure = {
      id,
      label: name,
      kind: 'gear',
      now: vehicle.lost.includes(id) ? 0 : 1,
      max: 1,
      secret: true,
      set(to) {
        vehicle.lost = [...vehicle.lost.filter((lost) => lost !== id), ...(to === 0 ? [id] : [])];
      },
    };
    const uses = usesOf(vehicle, id, effects.shots ?? 0);
    return uses === null ? [works] : [works, uses];
  });
}

function usesOf(vehicle: Vehicle, id: OptionId, max: number): SheetFigure | null {
  if (id !== 'nitrousOxide' && id !== 'brakeChute' && id !== 'fireExtinguisher') return null;
  const field = USES[id];
  return {
    id: `${id} uses`,
    label: `${OPTIONS[id].name}, uses`,
    kind: 'ammunition',
    now: vehicle[field],
    max,
    secret: true,
    set(to) {
      vehicle[field] = to;
    },
  };
}

function drivingOf(game: RoadGame, vehicle: Vehicle): readonly SheetFigure[] {
  return [
    {
      id: 'speed',
      label: 'Speed',
      kind: 'driving',
      now: vehicle.speed,
      max: Math.max(soundFigures(game, vehicle).topSpeed, vehicle.speed),
      step: SCALE.mphPerSquare,
      secret: false,
      set: (to) => drive(vehicle, to),
    },
    {
      id: 'fire',
      label: 'On fire',
      kind: 'driving',
      now: vehicle.burning ? 1 : 0,
      max: 1,
      secret: false,
      set(to) {
        vehicle.burning = to === 1;
      },
    },
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
  const hits: SheetFigure = {
    id: 'hp',
    label: 'Hit points',
    kind: 'person',
    now: person.hp,
    max: CHARACTERS.hitPoints,
    secret: false,
    set(to) {
      person.hp = to;
    },
  };
  const carried = characterOf(game.setup, person).weapons.flatMap((weapon, i): readonly SheetFigure[] => {
    const { name, shots: max } = WEAPONS[weapon];
    const now = person.shots[i];
    if (max === null || typeof now !== 'number') return [];
    const set = (to: number): void => {
      person.shots[i] = to;
    };
    return [{ id: `carried ${i + 1}`, label: `${name}, uses`, kind: 'ammunition', now, max, secret: true, set }];
  });
  return [hits, ...carried];
}

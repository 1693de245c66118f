import type { Board, Mount as BoardMount, Clock, MoveTrack, Piece, PieceArt, Sheet } from '@hardtop/board';
import { Drawings, type Viewer } from '@hardtop/kernel';
import { BODIES, type BodyId } from '../catalog/bodies.ts';
import { SCALE } from '../catalog/maneuvers.ts';
import { MOUNTS } from '../catalog/mounts.ts';
import { WEAPONS } from '../catalog/weapons.ts';
import type { Facing, WeaponFitting } from '../garage/design/design.ts';
import type { Setup } from '../scenarios/setup.ts';
import { fittedWeapons } from '../table/queries/figures.ts';
import { isOut } from '../table/queries/sides.ts';
import { designOf, type State, type Vehicle } from '../table/state/state.ts';
import { areasOf } from './areas.ts';
import { goalOf } from './goal.ts';
import { peopleSheets, personPiece } from './people.ts';
import { lapOf, sheetOf, weaponLabel } from './sheet.ts';

/** How the board draws each body; on the grid a model is shown inside its square. */
const DRAWN: Readonly<
  Record<BodyId, { readonly kind: PieceArt; readonly body: string; readonly length: number; readonly width: number }>
> = {
  lightBike: { kind: 'cycle', body: 'cycle', length: 0.66, width: 0.3 },
  heavyBike: { kind: 'cycle', body: 'cycle', length: 0.74, width: 0.34 },
  compact: { kind: 'car', body: 'compact', length: 0.84, width: 0.46 },
  midSized: { kind: 'car', body: 'midsize', length: 0.94, width: 0.5 },
  truckVan: { kind: 'car', body: 'van', length: 0.98, width: 0.56 },
  busHeavyTruck: { kind: 'truck', body: 'truck', length: 1, width: 0.6 },
};

const CENTRES: Readonly<Record<Facing, number>> = { front: 0, left: 900, back: 1800, right: 2700 };
/** A fixed gun's corridor, drawn as a narrow arc. */
const CORRIDOR_SWEEP = 120;

function mountOf(
  weapon: Vehicle['weapons'][number],
  fitting: WeaponFitting,
  turn: number,
  length: number,
  width: number,
): BoardMount {
  const arc = weapon.stuck ? null : MOUNTS[fitting.mount].arc;
  const muzzles = {
    front: { x: 0, y: length / 2 },
    back: { x: 0, y: -length / 2 },
    left: { x: -width / 2, y: 0 },
    right: { x: width / 2, y: 0 },
  };
  const apex = fitting.mount === 'turret360' ? { x: 0, y: 0 } : muzzles[fitting.facing];
  return {
    id: weapon.id,
    label: weaponLabel(fitting),
    apex,
    vertex: { x: 0, y: 0 },
    centre: CENTRES[fitting.facing],
    sweep: arc === null ? CORRIDOR_SWEEP : arc * 10,
    ready: !weapon.destroyed && weapon.shots !== 0 && weapon.loaded && weapon.firedTurn !== turn,
  };
}

const FACES: readonly Piece['face'][] = ['up', 'left', 'top', 'right'];

function notesOf(setup: Setup, vehicle: Vehicle): readonly string[] {
  const lap = lapOf(setup, vehicle);
  return [
    `${vehicle.speed} mph${vehicle.reverse ? ' in reverse' : ''}`,
    ...(lap === null ? [] : [`lap ${lap.lap} of ${lap.laps}`]),
    ...(vehicle.mind === null ? [] : [`strategy ${vehicle.mind.strategy}`]),
    ...(vehicle.rolling === null ? [] : ['rolling']),
    ...(vehicle.carriedSkid === null ? [] : ['skidding']),
    ...(vehicle.flight === null ? [] : ['in the air']),
    ...(vehicle.crippled ? ['crippled'] : []),
    ...(vehicle.burning ? ['burning'] : []),
  ];
}

function vehiclePiece(setup: Setup, state: State, vehicle: Vehicle): Piece {
  const design = designOf(setup, vehicle);
  const { kind, body, ...drawn } = DRAWN[design.body];
  const model = BODIES[design.body];
  const size =
    setup.variants.movement === 'grid'
      ? drawn
      : { length: model.length / SCALE.squareMm, width: model.width / SCALE.squareMm };
  return {
    id: vehicle.id,
    tag: vehicle.tag,
    seat: vehicle.seat,
    name: vehicle.name,
    kind,
    body,
    pose: vehicle.pose,
    ...size,
    face: FACES[vehicle.down] ?? 'up',
    mounts: fittedWeapons({ setup }, vehicle).flatMap(({ state: weapon, fitting }) => {
      if (weapon.destroyed || WEAPONS[fitting.weapon].range === 'dropped') return [];
      return [mountOf(weapon, fitting, state.turn, size.length, size.width)];
    }),
    state: isOut(setup, state, vehicle) ? 'wreck' : vehicle.damage > 0 ? 'hurt' : 'fit',
    burning: vehicle.burning,
    notes: notesOf(setup, vehicle),
  };
}

const PHASES = ['Speed', 'Move', 'Push', 'Fire', 'Burn'] as const;
const PHASE_OF: Readonly<Record<State['at'], number>> = {
  start: 1,
  turn: 1,
  speeds: 1,
  mover: 2,
  people: 2,
  push: 3,
  fire: 4,
  burn: 5,
  end: 5,
};

function clockOf(setup: Setup, state: State): Clock {
  const turn = Math.max(1, state.turn);
  const phase = PHASE_OF[state.at];
  const tracks = state.vehicles
    .filter((vehicle) => !vehicle.gone)
    .map(
      (vehicle): MoveTrack => ({
        piece: vehicle.id,
        label: vehicle.name,
        cells: [0, vehicle.speed / SCALE.mphPerSquare, 0, 0, 0],
      }),
    );
  return {
    turn,
    phase,
    phases: PHASES.length,
    names: PHASES,
    label: `Turn ${turn}, ${PHASES[phase - 1]?.toLowerCase() ?? ''}`,
    turnLimit: setup.turnLimit,
    tracks,
  };
}

/** Whoever plays with a ruler counts in its units. */
function scaleOf({ variants }: Setup): Board['unit']['scale'] {
  return variants.movement === 'grid' ? { per: 1, unit: 'squares' } : { per: variants.squareMm, unit: 'mm' };
}

/** How far a vehicle has come in its move is on no sheet. */
const sheets = new Drawings<Vehicle, Sheet>(
  'pose',
  'left',
  'moved',
  'maneuvers',
  'sinceManeuver',
  'sinceDrift',
  'done',
);

function vehicleSheet(setup: Setup, state: State, vehicle: Vehicle): Sheet {
  const people = state.people.map(({ id, hp }) => [id, hp]);
  return sheets.of(setup, vehicle, people, () => sheetOf(setup, state, vehicle));
}

/** Draws what a viewer knows: strange sheets say so, if the scenario hides any. */
export function view(setup: Setup, known: State, viewer: Viewer): Board {
  const vehicles = known.vehicles.filter((vehicle) => !vehicle.gone);
  return {
    bounds: setup.bounds,
    unit: { plural: 'squares', mark: '', scale: scaleOf(setup) },
    grid: { fine: 1, bold: 5 },
    areas: areasOf(setup, known),
    pieces: [
      ...vehicles.map((vehicle) => vehiclePiece(setup, known, vehicle)),
      ...known.people.flatMap((person) => personPiece(known, person)),
    ],
    clock: clockOf(setup, known),
    goal: goalOf(setup, known, viewer),
    sheets: [...known.vehicles.map((vehicle) => vehicleSheet(setup, known, vehicle)), ...peopleSheets(setup, known)],
  };
}

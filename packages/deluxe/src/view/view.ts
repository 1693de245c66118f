import type { Area, Board, Mount as BoardMount, MoveTrack, Piece } from '@hardtop/board';
import { type Point, rectangle, type Shape } from '@hardtop/geometry';
import type { Seat } from '@hardtop/kernel';
import { SCALE } from '../catalog/scale.ts';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import type { Mount } from '../garage/fielded/car.ts';
import { trackOf } from '../table/queries/movement.ts';
import { standingFixtures } from '../table/queries/place.ts';
import { isOut } from '../table/queries/victory.ts';
import type { Junk } from '../table/state/counters.ts';
import type { Setup } from '../table/state/setup.ts';
import { CAR_SIZE, onMap, type State, type Vehicle, type WeaponState } from '../table/state/state.ts';
import { sheetOf } from './sheet.ts';

const pointsOf = (shape: Shape): readonly Point[] => shape.points;

function junkArea(junk: Junk): Area {
  const shape = rectangle({ x: junk.x, y: junk.y, h: 0 }, { length: junk.length, width: junk.width });
  return { id: junk.id, kind: junk.kind, points: pointsOf(shape), label: junk.kind };
}

function areasOf(setup: Setup, state: State): readonly Area[] {
  const { minX, minY, maxX, maxY } = setup.bounds;
  const floor: Area = {
    id: 'floor',
    kind: 'floor',
    points: [
      { x: minX, y: minY },
      { x: maxX, y: minY },
      { x: maxX, y: maxY },
      { x: minX, y: maxY },
    ],
  };
  const fixtures = standingFixtures(setup, state).map((fixture): Area => {
    const kind = fixture.id.startsWith('wall') ? 'wall' : 'building';
    const points = pointsOf(rectangle(fixture.pose, fixture.size));
    // Text speaks of "the tower"; a map says "tower". A wall explains itself.
    return kind === 'wall'
      ? { id: fixture.id, kind, points }
      : { id: fixture.id, kind, points, label: fixture.label.replace(/^the /, '') };
  });
  return [floor, ...fixtures, ...state.junk.map(junkArea)];
}

/** Arcs by the counter's diagonals: narrow to front and back, wide to the sides (G-01). Tenths of a degree from the nose. */
const ARCS = {
  front: { centre: 0, sweep: 531 },
  left: { centre: 900, sweep: 1269 },
  back: { centre: 1800, sweep: 531 },
  right: { centre: 2700, sweep: 1269 },
  turret: { centre: 0, sweep: 3600 },
} as const satisfies Record<Mount, { readonly centre: number; readonly sweep: number }>;

const MUZZLES = {
  front: { x: 0, y: CAR_SIZE.length / 2 },
  back: { x: 0, y: -CAR_SIZE.length / 2 },
  left: { x: -CAR_SIZE.width / 2, y: 0 },
  right: { x: CAR_SIZE.width / 2, y: 0 },
  turret: { x: 0, y: 0 },
} as const satisfies Record<Mount, Point>;

function mountOf(state: State, weapon: WeaponState): BoardMount {
  const ready = weapon.dp > 0 && weapon.shots !== 0 && weapon.firedTurn !== state.turn;
  return {
    id: weapon.id,
    label: `${weapon.weapon} ${weapon.mount}`,
    apex: MUZZLES[weapon.mount],
    vertex: { x: 0, y: 0 },
    ...ARCS[weapon.mount],
    ready,
  };
}

const FACES = {
  underbody: 'up',
  left: 'left',
  right: 'right',
  top: 'top',
  front: 'nose',
  back: 'tail',
} as const satisfies Record<Vehicle['down'], Piece['face']>;

function notesOf(vehicle: Vehicle): readonly string[] {
  const notes = [`${Math.abs(vehicle.speed)} mph${vehicle.speed < 0 ? ' in reverse' : ''}`];
  if (vehicle.rolling !== null) notes.push('rolling');
  else if (vehicle.pending !== null) notes.push('out of control');
  if (vehicle.burning) notes.push('burning');
  if (vehicle.surrendered) notes.push('surrendered');
  return notes;
}

function conditionOf(state: State, vehicle: Vehicle): Piece['state'] {
  if (isOut(state, vehicle)) return 'wreck';
  const hurt = Object.entries(vehicle.fullArmor).some(
    ([side, full]) => vehicle.armor[side as keyof Vehicle['armor']] < full,
  );
  return hurt ? 'hurt' : 'fit';
}

function pieceOf(state: State, vehicle: Vehicle): Piece {
  return {
    id: vehicle.id,
    tag: vehicle.tag,
    seat: vehicle.seat,
    name: vehicle.name,
    kind: 'car',
    body: vehicle.body,
    pose: vehicle.pose,
    length: CAR_SIZE.length,
    width: CAR_SIZE.width,
    face: FACES[vehicle.down],
    mounts: vehicle.weapons
      .filter((weapon) => weapon.dp > 0 && weaponRow(weapon.weapon).toHit !== null)
      .map((weapon) => mountOf(state, weapon)),
    state: conditionOf(state, vehicle),
    burning: vehicle.burning,
    notes: notesOf(vehicle),
  };
}

function trackRow(vehicle: Vehicle): MoveTrack {
  return { piece: vehicle.id, label: vehicle.name, cells: trackOf(vehicle) };
}

/** Draws what a seat knows; in this slice nothing on the table is hidden but sealed answers and the dice to come. */
export function view(setup: Setup, known: State, _seat: Seat | null): Board {
  const vehicles = onMap(known);
  const turn = Math.max(1, known.turn);
  return {
    bounds: setup.bounds,
    unit: { plural: 'inches', mark: '″', scale: { per: SCALE.feetPerInch, unit: 'ft' } },
    grid: { fine: 0.25, bold: 4 },
    areas: areasOf(setup, known),
    pieces: vehicles.map((vehicle) => pieceOf(known, vehicle)),
    clock: {
      turn,
      phase: known.phase,
      phases: 10,
      label: known.at === 'speeds' ? `Turn ${turn}, speeds` : `Turn ${turn}, phase ${known.phase}`,
      turnLimit: setup.turnLimit,
      tracks: vehicles.map(trackRow),
    },
    sheets: known.vehicles.map((vehicle) => sheetOf(known, vehicle)),
  };
}

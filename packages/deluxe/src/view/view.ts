import type { Area, AreaArt, Board, Mount as BoardMount, Goal, MoveTrack, Piece, Sheet } from '@hardtop/board';
import { FULL_TURN, forwardOf, headingOf, type Point, rectangle, type Shape, type Size } from '@hardtop/geometry';
import { Drawings, lastingJson } from '@hardtop/kernel';
import { PLATES } from '../catalog/armor-locations.ts';
import { type FixedMount, isFixed } from '../catalog/damage-location.ts';
import { SCALE } from '../catalog/scale.ts';
import { weapon as weaponRow } from '../catalog/weapons.ts';
import type { Mount } from '../garage/fielded/fielded.ts';
import { jumpStartTrack } from '../table/jump-start/moving.ts';
import { isCycle, isTrike, narrowEnd, sidecarSide } from '../table/queries/build.ts';
import { type Gun, gunsAboard } from '../table/queries/guns.ts';
import { armMount, armName, canUseHands, isLoaded, mountAboard } from '../table/queries/hands.ts';
import { isWide } from '../table/queries/line-of-fire.ts';
import { trackOf } from '../table/queries/movement.ts';
import { movingSeen } from '../table/queries/moving-parts.ts';
import { isOut } from '../table/queries/out.ts';
import { isStanding } from '../table/queries/structures.ts';
import { airOf, isLit } from '../table/queries/visibility.ts';
import type { Counter } from '../table/state/counters.ts';
import type { VehicleModel, WeaponModel } from '../table/state/model.ts';
import { isTurretReady, showsTurret } from '../table/state/moving-parts.ts';
import { modelOf, type Setup, type Structure } from '../table/state/setup.ts';
import { onMap, type State, sizeOf, type Vehicle, type World } from '../table/state/state.ts';
import { eveningGoal, safeAreas, withPits } from './arena.ts';
import { breachedAreas, withPoints } from './breaches.ts';
import { groundAreas } from './ground.ts';
import { roadPicture, townGoal } from './highway.ts';
import { jumpStartGoal, jumpStartSheet } from './jump-start.ts';
import { limpetAreas } from './limpets.ts';
import { missilePiece, missileSheet, missileTrack } from './missiles.ts';
import { movingNote } from './moving-parts.ts';
import { pedestrianPiece, pedestrianSheet } from './people.ts';
import { sheetOf } from './sheet.ts';

const pointsOf = (shape: Shape): readonly Point[] => shape.points;

/** How each is drawn, and what the board's list of signs calls it. */
const DRAWN = {
  debris: { drawn: 'debris', label: 'debris' },
  obstacle: { drawn: 'obstacle', label: 'obstacle' },
  mines: { drawn: 'mine', label: 'mines' },
  spikes: { drawn: 'spikes', label: 'spikes' },
  oil: { drawn: 'oil', label: 'oil' },
  'flaming-oil': { drawn: 'fire', label: 'burning oil' },
  smoke: { drawn: 'smoke', label: 'smoke' },
  paint: { drawn: 'paint', label: 'paint' },
  'tear-gas': { drawn: 'gas', label: 'tear gas' },
  sidecar: { drawn: 'sidecar', label: 'sidecar' },
  grenade: { drawn: 'grenade', label: 'grenade' },
} as const satisfies Record<Counter['kind'], { readonly drawn: AreaArt; readonly label: string }>;

function counterArea({ id, kind, pose, size, grenade }: Counter): Area {
  const { drawn, label } = DRAWN[kind];
  // Whoever sees it lie there reckons with its timer as far as he knows it.
  const words = grenade === undefined ? label : `${label}, turn ${grenade.goesOff}`;
  return { id, kind: label, drawn, points: pointsOf(rectangle(pose, size)), label: words };
}

/** What lies under a seat is not seen. */
const isSeen = ({ grenade }: Counter): boolean => grenade?.inside === undefined;

/** What of the picture stays as it is as long as the game lasts. */
interface Scenery {
  readonly bounds: Board['bounds'];
  readonly floor: Area;
  readonly ground: readonly Area[];
  readonly structures: ReadonlyMap<string, Area>;
}

const sceneries = new WeakMap<Setup, Scenery>();

function sceneryOf(setup: Setup): Scenery {
  const known = sceneries.get(setup);
  if (known !== undefined) return known;
  const structures = new Map(
    setup.structures.map((structure) => [structure.id, lastingJson(structureArea(structure))]),
  );
  const drawn = {
    bounds: lastingJson(withPits(setup)),
    floor: lastingJson(floorArea(setup)),
    ground: [...groundAreas(setup), ...safeAreas(setup)].map((area) => lastingJson(area)),
    structures,
  };
  sceneries.set(setup, drawn);
  return drawn;
}

function floorArea({ bounds: { minX, minY, maxX, maxY } }: Setup): Area {
  const points = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return { id: 'floor', kind: 'floor', points };
}

function structureArea({ id, kind, label, pose, size }: Structure): Area {
  const points = pointsOf(rectangle(pose, size));
  // Text speaks of "the tower"; a map says "tower". A wall explains itself.
  if (kind === 'wall') return { id, kind, points };
  const drawn = kind === 'tree' || kind === 'boulder' ? kind : 'building';
  return { id, kind: drawn, points, label: label.replace(/^the /, '') };
}

function areasOf(setup: Setup, state: State, country: readonly Area[] | undefined): readonly Area[] {
  const { floor, ground, structures } = sceneryOf(setup);
  const under = country ?? [floor, ...ground];
  const standing = setup.structures
    .filter((structure) => isStanding(state, structure))
    .flatMap((structure) =>
      state.breaches[structure.id] === undefined
        ? [withPoints(state, structure, structures.get(structure.id) ?? structureArea(structure))]
        : breachedAreas(state, structure),
    );
  const lying = state.counters.filter(isSeen).map(counterArea);
  return [...under, ...standing, ...lying, ...limpetAreas({ setup, state }), ...tracesOf(setup, state)];
}

/** Half the side of a mark in the dark, in inches. */
const MARK = 0.25;

function markArea(id: string, { x, y }: Point, drawn: AreaArt, kind: string, label: string): Area {
  const points = [
    { x: x - MARK, y: y - MARK },
    { x: x + MARK, y: y - MARK },
    { x: x + MARK, y: y + MARK },
    { x: x - MARK, y: y + MARK },
  ];
  return { id, kind, drawn, points, label };
}

/** The light that falls on a vehicle, from where it comes. */
function beamArea(vehicles: readonly Vehicle[], { id, beam, gone, pose }: Vehicle): readonly Area[] {
  const from = vehicles.find((other) => other.id === beam?.by);
  if (beam === undefined || gone || from === undefined || from.gone) return [];
  const along = headingOf({ x: pose.x - from.pose.x, y: pose.y - from.pose.y });
  const aside = forwardOf(along + FULL_TURN / 4);
  const edge = (by: number): Point => ({ x: pose.x + aside.x * by, y: pose.y + aside.y * by });
  const points = [{ x: from.pose.x, y: from.pose.y }, edge(BEAM_WIDTH / 2), edge(-BEAM_WIDTH / 2)];
  return [{ id: `beam-${id}`, kind: 'searchlight', drawn: 'beam', points, label: '' }];
}

/** Inches across, where it falls. */
const BEAM_WIDTH = 1.5;

/** What is known of those who drive in the dark: where each was last seen or heard, and echoes on a screen. */
function tracesOf(setup: Setup, { vehicles, blips }: State): readonly Area[] {
  if (!setup.dark) return [];
  const lost = vehicles.filter(({ unseen }) => unseen === true);
  return [
    ...lost.map(({ id, pose }) => {
      const { name } = modelOf(setup, id);
      return markArea(`trace-${id}`, pose, 'trace', 'last known place', `${name} was here`);
    }),
    ...blips.map((point, i) => markArea(`blip-${i + 1}`, point, 'blip', 'blip', 'blip')),
    ...vehicles.flatMap((vehicle) => beamArea(vehicles, vehicle)),
  ];
}

// Tenths of a degree from the nose.
const CENTRES = { front: 0, left: 900, back: 1800, right: 2700 } as const satisfies Record<FixedMount, number>;

interface Arc {
  readonly centre: number;
  readonly sweep: number;
}

/** Arcs by the counter's diagonals: narrow to front and back, wide to the sides (G-01). Tenths of a degree from the nose. */
function arcOf(mount: Mount, vehicle: Vehicle): Arc {
  if (!isFixed(mount)) return { centre: 0, sweep: FULL_TURN };
  const { length, width } = sizeOf(vehicle);
  const narrow = Math.round((Math.atan2(width, length) * FULL_TURN) / Math.PI);
  const ends = mount === 'front' || mount === 'back';
  if (isWide(vehicle, mount)) return wideArc(mount, vehicle, narrow);
  return { centre: CENTRES[mount], sweep: ends ? narrow : FULL_TURN / 2 - narrow };
}

/** A trike's side arc with that of its narrow end: half of everything (G-02). */
function wideArc(mount: FixedMount, vehicle: Vehicle, narrow: number): Arc {
  const towardsNose = mount === 'left' ? -1 : 1;
  const turn = narrowEnd(vehicle) === 'front' ? towardsNose : -towardsNose;
  return { centre: CENTRES[mount] + (turn * narrow) / 2, sweep: FULL_TURN / 2 };
}

function muzzleOf(mount: Mount, { length, width }: Size): Point {
  switch (mount) {
    case 'front':
      return { x: 0, y: length / 2 };
    case 'back':
      return { x: 0, y: -length / 2 };
    case 'left':
      return { x: -width / 2, y: 0 };
    case 'right':
      return { x: width / 2, y: 0 };
    case 'turret':
    case 'platform':
    case 'top':
      return { x: 0, y: 0 };
  }
}

function weaponName({ weapon, at, sidecar }: WeaponModel): string {
  return `${weapon} ${sidecar === true ? 'sidecar ' : ''}${at}`;
}

function mountOf(state: State, vehicle: Vehicle, { state: weapon, model }: Gun): BoardMount {
  const isOut = model.at !== 'turret' || isTurretReady(vehicle);
  const ready = weapon.dp > 0 && weapon.shots !== 0 && weapon.firedTurn !== state.turn && isOut;
  return arcMount(weapon.id, weaponName(model), model.at, vehicle, ready);
}

function arcMount(id: string, label: string, at: Mount, vehicle: Vehicle, ready: boolean): BoardMount {
  const apex = muzzleOf(at, sizeOf(vehicle));
  // The short game knows no arcs: all that lies before the line along a side (H-330).
  if (vehicle.jumpStart !== undefined && isFixed(at))
    return { id, label, apex, vertex: apex, centre: CENTRES[at], sweep: FULL_TURN / 2, ready };
  return { id, label, apex, vertex: { x: 0, y: 0 }, ...arcOf(at, vehicle), ready };
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
  if (vehicle.flight !== null) notes.push('in the air');
  if (vehicle.rolling !== null) notes.push('rolling');
  else if (vehicle.pending !== null) notes.push('out of control');
  if (vehicle.burning) notes.push('burning');
  if (vehicle.paintedUntil > 0) notes.push('paint on its windows');
  if (vehicle.lights === 'off') notes.push('without lights');
  if (vehicle.quiet) notes.push('in stealth mode');
  if (vehicle.beam !== undefined) notes.push(vehicle.beam.blinds ? 'blinded' : 'in a searchlight');
  if (vehicle.moving !== undefined) for (const part of movingSeen(vehicle.moving)) notes.push(movingNote(part));
  if (vehicle.starting !== undefined) notes.push(startingNote(vehicle));
  if (vehicle.conduct?.includes('barred')) notes.push('disqualified');
  else if (vehicle.surrendered) notes.push('surrendered');
  if (vehicle.left === 'gate') notes.push('past the safe line');
  return notes;
}

/** Shut off by who left it. */
function startingNote({ starting = 0, crew }: Vehicle): string {
  return crew.length === 0 ? 'nobody aboard' : `not running, ${starting} turn${starting === 1 ? '' : 's'} to start`;
}

function conditionOf(model: VehicleModel, vehicle: Vehicle): Piece['state'] {
  if (isOut(vehicle)) return 'wreck';
  const hurt = PLATES.some((facing) => (vehicle.armor[facing] ?? 0) < (model.armor[facing] ?? 0));
  return hurt ? 'hurt' : 'fit';
}

function mountsOf(state: State, model: VehicleModel, vehicle: Vehicle): readonly BoardMount[] {
  if (vehicle.veiled === true)
    return vehicle.shown.flatMap(({ id, label, gun, gone }) =>
      gun === null || gone || (gun.at === 'turret' && !showsTurret(vehicle))
        ? []
        : [arcMount(id, label, gun.at, vehicle, true)],
    );
  const guns = gunsAboard(model, vehicle)
    .filter((gun) => gun.state.dp > 0 && weaponRow(gun.model.weapon).toHit !== null)
    .filter((gun) => gun.model.at !== 'turret' || showsTurret(vehicle))
    .map((gun) => mountOf(state, vehicle, gun));
  return vehicle.crew.some(isLoaded) ? [...guns, ...handMounts(state, model, vehicle)] : guns;
}

/** Out of a window, or all round from a saddle. */
function handMounts(state: State, model: VehicleModel, vehicle: Vehicle): readonly BoardMount[] {
  return vehicle.crew.flatMap((person) => {
    const hands = model.crew.find(({ id }) => id === person.id)?.hands;
    if (hands === undefined) return [];
    const ready = canUseHands(vehicle, person, state.turn);
    return hands.arms
      .filter(({ id }) => person.arms?.some((arm) => arm.id === id && arm.shots > 0))
      .map((arm) => arcMount(armMount(person, arm), armName(arm), mountAboard(vehicle, person, hands), vehicle, ready));
  });
}

/** A trike is drawn as the sort of car it is. */
function kindOf(vehicle: Vehicle): string {
  return isCycle(vehicle) ? 'cycle' : isTrike(vehicle) ? 'trike' : 'car';
}

/** The body, and what of its build is seen from above. */
function bodyOf({ body }: VehicleModel, vehicle: Vehicle): string {
  const beside = sidecarSide(vehicle);
  if (beside !== null) return `${body}-sidecar-${beside}`;
  return isTrike(vehicle) && narrowEnd(vehicle) === 'back' ? `${body}-reversed` : body;
}

function pieceOf({ setup, state }: World, vehicle: Vehicle): Piece {
  const model = modelOf(setup, vehicle.id);
  const size = sizeOf(vehicle);
  return {
    id: vehicle.id,
    tag: model.tag,
    seat: model.seat,
    name: model.name,
    kind: kindOf(vehicle),
    ...(isTrike(vehicle) && { drawn: 'car' }),
    body: bodyOf(model, vehicle),
    pose: vehicle.pose,
    length: size.length,
    width: size.width,
    face: FACES[vehicle.down],
    mounts: mountsOf(state, model, vehicle),
    state: conditionOf(model, vehicle),
    burning: vehicle.burning,
    notes: notesOf(vehicle),
  };
}

function trackRow({ jumpStart }: Setup, { name }: VehicleModel, vehicle: Vehicle): MoveTrack {
  const cells = jumpStart === undefined ? trackOf(vehicle) : jumpStartTrack(vehicle);
  return { piece: vehicle.id, label: name, cells };
}

const GOALS = {
  duel: { text: 'Be the last that can move or fire.', limit: 'a draw' },
  'first-blood': {
    text: 'First blood: be the first to hit inside the other’s armor.',
    limit: 'who has lost less of it wins',
  },
  'pack-attack': {
    text: 'One runs for the town; the pack is out to stop it.',
    limit: 'a draw',
  },
  'amateur-night': {
    text: 'Live, with the most prestige.',
    limit: 'prestige decides',
  },
} as const satisfies Readonly<Record<Setup['objective'], Goal>>;

function goalOf(world: World): Goal {
  const { jumpStart, lone, objective } = world.setup;
  if (jumpStart !== undefined) return jumpStartGoal(jumpStart);
  if (objective === 'amateur-night') return eveningGoal(world, GOALS[objective]);
  return lone === undefined ? GOALS[objective] : townGoal(world, GOALS[objective]);
}

/** A starshell is drawn as a light of its own. */
function drawnAir(setup: Setup, state: State): readonly string[] {
  return isLit(state) ? [...airOf(setup, state), 'flare'] : setup.visibility;
}

/** Squares of a quarter inch; beside a road, which goes on and on, only the inches. */
const FLOOR_GRID = { fine: 0.25, bold: 4 } as const;
const ROAD_GRID = { fine: 1, bold: 4 } as const;

/** Where a vehicle is, and which way it points, is on no sheet. */
const sheets = new Drawings<Vehicle, Sheet>('pose', 'phaseHeading');

/** Draws what somebody knows. */
export function view(setup: Setup, known: State): Board {
  const world = { setup, state: known };
  const vehicles = onMap(known);
  const turn = Math.max(1, known.turn);
  const road = roadPicture(world);
  const drawSheet = setup.jumpStart === undefined ? sheetOf : jumpStartSheet;
  return {
    bounds: road?.bounds ?? sceneryOf(setup).bounds,
    ...(road === null ? {} : { endless: true }),
    unit: { plural: 'inches', mark: '″', scale: { per: SCALE.feetPerInch, unit: 'ft' } },
    grid: road === null ? FLOOR_GRID : ROAD_GRID,
    areas: areasOf(setup, known, road?.areas),
    pieces: [
      ...vehicles.map((vehicle) => pieceOf(world, vehicle)),
      ...known.pedestrians.map((walker) => pedestrianPiece(world, walker)),
      ...known.missiles.map((missile) => missilePiece(setup, missile)),
    ],
    clock: {
      turn,
      phase: known.phase,
      phases: 10,
      label: known.at === 'speeds' ? `Turn ${turn}, speeds` : `Turn ${turn}, phase ${known.phase}`,
      turnLimit: setup.turnLimit,
      tracks: [
        ...known.missiles.map((missile) => missileTrack(missile)),
        ...vehicles.map((vehicle) => trackRow(setup, modelOf(setup, vehicle.id), vehicle)),
      ],
    },
    ...(setup.visibility.length === 0 ? {} : { air: drawnAir(setup, known) }),
    goal: goalOf(world),
    ...(setup.hints !== undefined && { hints: setup.hints }),
    sheets: [
      ...known.vehicles.map((vehicle) =>
        sheets.of(setup, vehicle, null, () => drawSheet(modelOf(setup, vehicle.id), vehicle)),
      ),
      ...known.pedestrians.map((walker) => pedestrianSheet(setup, walker)),
      ...known.missiles.map((missile) => missileSheet(setup, missile)),
    ],
  };
}

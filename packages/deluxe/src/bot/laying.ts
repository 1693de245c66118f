import { add, distance, forwardOf, overlaps, type Pose, rectangle, scale } from '@hardtop/geometry';
import type { Known, Option } from '@hardtop/kernel';
import { COUNTERS } from '../catalog/counters.ts';
import { MINE_REACH } from '../catalog/dropped-weapons.ts';
import type { Side } from '../catalog/units.ts';
import { BeamOption } from '../table/chapters/beam-options.ts';
import { DeedOption } from '../table/chapters/deed-options.ts';
import { LeaveOption } from '../table/chapters/leave-options.ts';
import { caughtBy } from '../table/queries/ap-grenades.ts';
import { isAlive, isInTheOpen } from '../table/queries/crew.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { droppingsOf, isFlammable } from '../table/queries/dropping.ts';
import { weaponModelOf } from '../table/queries/parts.ts';
import { comesNear } from '../table/queries/passing.ts';
import type { Counter, CounterKind } from '../table/state/counters.ts';
import { areAllies, modelOf, type Setup } from '../table/state/setup.ts';
import { type Pedestrian, type State, shapeOf, sizeOf, type Vehicle, vehicleOf } from '../table/state/state.ts';
import type { BeamDeed, Deed } from '../table/state/target.ts';
import { chasersOf } from './chasing.ts';
import { worthOfLeaving } from './leaving.ts';
import { worthOfMove } from './moving-parts.ts';
import { allFirepower, firepower, gunsOf, nearestFoe } from './outlook.ts';
import { isSpared } from './sparing.ts';

type View = Known<Setup, State>;

/** A pursuer farther off than this has time to steer round what is laid. */
const CLOSE = 6;

/** What a counter before a pursuer's nose is worth, in hundredths of a kill; found by playing. */
const LAID = { mines: 14, spikes: 7, oil: 5, 'flaming-oil': 8, smoke: 5, paint: 6, 'tear-gas': 12 } as const;
/** Switched to automatic the next ones come for nothing. */
const AND_MORE = 1.4;
/** To spare the load when nobody is behind. */
const SPARED = 2;
/** What a light over the map is worth to who aims in the dark. */
const LIGHT = { theySee: 9, weShootMore: 5 } as const;
const SPLINTERS = { rider: 24, onFoot: 6 } as const;
const SPRUNG = { over: 15, near: 6 } as const;

/** What driving over something costs the driver, in the same coin. */
const PERIL = {
  mines: 9,
  spikes: 4,
  'flaming-oil': 5,
  paint: 3,
  obstacle: 3,
  sidecar: 3,
  debris: 1,
  oil: 0,
  smoke: 0,
  'tear-gas': 12,
  grenade: 0,
} as const satisfies Record<CounterKind, number>;

export interface RatedDeed {
  readonly deed: Deed;
  readonly worth: number;
}

/** The deed on offer that is worth most; null if none is worth anything. */
export function bestDeed(view: View, options: readonly Option[]): RatedDeed | null {
  let best: RatedDeed | null = null;
  for (const option of options) {
    if (!(option instanceof DeedOption || option instanceof BeamOption || option instanceof LeaveOption)) continue;
    const { deed } = option;
    const worth = worthOf(view, deed);
    if (worth > (best?.worth ?? 0)) best = { deed, worth };
  }
  return best;
}

function worthOf(view: View, deed: Deed): number {
  const own = vehicleOf(view.state, deed.vehicle);
  if (deed.kind === 'spring') return worthOfMines(view, own, deed.counter);
  if (deed.kind === 'light') return worthOfLight(view, own);
  if (deed.kind === 'grenade') return worthOfGrenade(view, own, deed.side);
  if (deed.kind === 'move-part') return worthOfMove(view, own, deed);
  if (deed.kind === 'leave') return worthOfLeaving(own);
  if ('target' in deed) return worthOfBeam(view, own, deed);
  const chasers = chasersOf(view, own, CLOSE);
  if (deed.kind === 'manual') return chasers.length === 0 ? SPARED : 0;
  if (chasers.length === 0) return 0;
  const model = modelOf(view.setup, own.id);
  let worth = 0;
  for (const id of deed.weapons) {
    const { weapon, at, gas } = weaponModelOf(model, id);
    const kind = gas === true ? 'tear-gas' : droppingsOf(weapon)?.kind;
    if (kind === undefined || at !== 'back') continue;
    worth += worthBefore(view, own, chasers, kind === 'oil' && isFlammable(weapon) ? 'flaming-oil' : kind);
  }
  return deed.kind === 'automatic' ? worth * AND_MORE : worth;
}

/** Clouds are for those whose guns bear; all else for whoever is nearest. */
function worthBefore(view: View, own: Vehicle, chasers: readonly Vehicle[], kind: CounterKind): number {
  if (kind === 'debris' || kind === 'obstacle' || kind === 'sidecar' || kind === 'grenade') return 0;
  if (kind !== 'smoke' && kind !== 'tear-gas') return LAID[kind];
  const guns = chasers.some((foe) => firepower(gunsOf(view.setup, foe), foe.pose, own.pose) > 0);
  const gassed = kind === 'tear-gas' && chasers.some(isOpen) ? LAID['tear-gas'] : 0;
  return (guns ? LAID.smoke : 0) + gassed;
}

/** Worth of a beam in the eyes of whoever comes on with guns, and of one that finds who is out of sight. */
const BEAM = { blinds: 4, finds: 5 } as const;

/** Whom nobody sees is looked for; whoever has guns that bear is blinded. */
function worthOfBeam(view: View, own: Vehicle, { kind, target: id }: BeamDeed): number {
  const target = vehicleOf(view.state, id);
  if (kind === 'track') return target.unseen === true ? BEAM.finds : 0;
  if (target.unseen === true || target.beam?.blinds === true || target.gone) return 0;
  return firepower(gunsOf(view.setup, target), target.pose, own.pose) > 0 ? BEAM.blinds : 0;
}

/** Both sides see by it: good against eyes that need no light, and for the side with more guns. */
function worthOfLight(view: View, own: Vehicle): number {
  const { setup } = view;
  const foe = nearestFoe(view, own);
  if (foe === null || modelOf(setup, own.id).sensors.includes('infrared')) return 0;
  const mine = allFirepower(gunsOf(setup, own));
  if (mine === 0) return 0;
  if (modelOf(setup, foe.id).sensors.includes('infrared')) return LIGHT.theySee;
  return mine > allFirepower(gunsOf(setup, foe)) ? LIGHT.weShootMore : 0;
}

/** A rider out is a cycle out; who is no foe is spared. */
function worthOfGrenade(view: View, own: Vehicle, side: Side): number {
  const { setup } = view;
  const seat = ownerOf({ setup }, own);
  const { walkers, riders } = caughtBy(view, own, side);
  let worth = 0;
  for (const { person } of walkers) worth += SPLINTERS.onFoot * signOf(setup, seat, person.seat);
  for (const { person } of riders) worth += SPLINTERS.rider * signOf(setup, seat, person.seat);
  return worth;
}

function signOf(setup: Setup, own: number, other: number | null): number {
  return other === null || areAllies(setup, own, other) ? -2 : 1;
}

function worthOfMines({ setup, state }: View, own: Vehicle, id: string): number {
  const mines = state.counters.find((counter) => counter.id === id);
  if (mines === undefined) return 0;
  const seat = ownerOf({ setup }, own);
  let worth = 0;
  for (const vehicle of state.vehicles) {
    if (vehicle.gone || distance(vehicle.pose, mines.pose) > MINE_REACH + 1) continue;
    const isOver = overlaps(shapeOf(vehicle), rectangle(mines.pose, mines.size));
    worth += (isOver ? SPRUNG.over : SPRUNG.near) * (areAllies(setup, seat, ownerOf({ setup }, vehicle)) ? -2 : 1);
  }
  return worth;
}

/** Somebody aboard sits in the open, where gas gets at him. */
function isOpen({ crew }: Vehicle): boolean {
  for (const person of crew) if (isInTheOpen(person)) return true;
  return false;
}

/** What lies in the way to a place. */
export function perilOnWay({ counters, pedestrians }: State, own: Vehicle, to: Pose): number {
  let peril = pedestrians.length === 0 ? 0 : peopleOnWay(pedestrians, own, to);
  for (const counter of counters) if (lies(counter, own, to)) peril += PERIL[counter.kind];
  return peril;
}

/** Half a counter's width: as near as this it is run over. */
const HALF_WIDTH = 0.25;

function lies({ id, kind, pose, size }: Counter, own: Vehicle, to: Pose): boolean {
  if (kind === 'tear-gas' && !isOpen(own)) return false;
  return PERIL[kind] > 0 && comesNear(pose, size, own.pose, to, HALF_WIDTH) && !own.over.includes(id);
}

/** Nobody innocent is run down, whatever it would win; somebody of the other side is worth the jolt. */
const RUN_DOWN = { spared: 400, foe: -2 } as const;

function peopleOnWay(pedestrians: readonly Pedestrian[], own: Vehicle, to: Pose): number {
  // The nose is ahead of the middle, and the next move must find a way round as well.
  const beyond = add(to, scale(forwardOf(to.h), sizeOf(own).length * (own.speed < 0 ? -1 : 1)));
  let peril = 0;
  for (const { person, pose } of pedestrians) {
    const spared = isSpared(own, person);
    if (!isAlive(person) || own.over.includes(person.id)) continue;
    if (!comesNear(pose, COUNTERS.pedestrian, own.pose, beyond, HALF_WIDTH)) continue;
    peril += spared ? RUN_DOWN.spared : RUN_DOWN.foe;
  }
  return peril;
}

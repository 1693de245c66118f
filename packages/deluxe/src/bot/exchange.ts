// What two cars could fire at each other from wherever they may come to stand.
import { type Pose, radiusOf } from '@hardtop/geometry';
import type { Aim } from '../table/queries/batteries.ts';
import { firersOf } from '../table/queries/crew.ts';
import { ownerOf } from '../table/queries/deciding.ts';
import { comesNear } from '../table/queries/passing.ts';
import { aimsAt, type Gunnery, gunneryOf } from '../table/queries/shots.ts';
import { type State, sizeOf, type Vehicle, type World } from '../table/state/state.ts';
import type { HarmTable } from './harm.ts';
import { firepower, type Guns, gunsOf } from './outlook.ts';

/** What a stranger's guns that were seen are worth for each point of damage they do. */
const SEEN_GUNS = 0.8;

/** The best attacks of both sides, in hundredths of a kill. */
interface Volley {
  readonly mine: number;
  readonly theirs: number;
}

/** One side of a fight in some turn. */
interface Side {
  /** A stand-in, put wherever one wants to know. */
  readonly vehicle: Vehicle;
  /** What of a stranger has been seen; null is no stranger. */
  readonly seen: Guns | null;
  /** Null if nothing can be aimed. */
  readonly gunnery: Gunnery | null;
  readonly firers: number;
}

/** The fight in one turn: guns and crews are the same in all of it. */
interface Bout {
  readonly own: Side;
  readonly foe: Side;
  /** Of the others only who may be in the way. */
  readonly vehicles: Vehicle[];
}

/** Both cars wherever they may stand; what was found once is remembered, for many ways lead past the same places. */
export class Exchange {
  private readonly world: World;
  private readonly own: Vehicle;
  private readonly foe: Vehicle;
  private readonly onFoe: HarmTable;
  private readonly onOwn: HarmTable;
  private readonly others: readonly Vehicle[];
  private readonly reach: number;
  private readonly bouts = new Map<number, Bout>();
  private readonly known = new Map<number, Volley>();

  constructor(world: World, own: Vehicle, foe: Vehicle, onOwn: HarmTable, onFoe: HarmTable) {
    this.world = world;
    this.own = own;
    this.foe = foe;
    this.onOwn = onOwn;
    this.onFoe = onFoe;
    this.others = world.state.vehicles.filter((other) => other !== own && other !== foe && !other.gone);
    this.reach = radiusOf(sizeOf(own)) + radiusOf(sizeOf(foe)) + MARGIN;
  }

  /** What both could fire from there. */
  at(at: Pose, speed: number, to: Pose, turn: number): Volley {
    const key = keyOf(at, speed, to, turn);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const bout = this.placed(at, speed, to, turn);
    const volley = { mine: this.volley(bout.own, bout.foe), theirs: this.volley(bout.foe, bout.own) };
    this.known.set(key, volley);
    return volley;
  }

  /** Our best attacks as both stand. */
  mineNow(turn: number): number {
    const { own, foe } = this.placed(this.own.pose, this.own.speed, this.foe.pose, turn);
    return this.volley(own, foe);
  }

  /** Both as they would stand there; until the next question that is put. */
  standing(at: Pose, speed: number, to: Pose, turn: number): { readonly own: Vehicle; readonly foe: Vehicle } {
    const { own, foe } = this.placed(at, speed, to, turn);
    return { own: own.vehicle, foe: foe.vehicle };
  }

  private placed(at: Pose, speed: number, to: Pose, turn: number): Bout {
    const bout = this.boutIn(turn);
    const { own, foe, vehicles } = bout;
    own.vehicle.pose = at;
    own.vehicle.speed = speed;
    foe.vehicle.pose = to;
    vehicles.length = 2;
    for (const other of this.others) if (comesNear(other.pose, sizeOf(other), at, to, this.reach)) vehicles.push(other);
    return bout;
  }

  private boutIn(turn: number): Bout {
    const known = this.bouts.get(turn);
    if (known !== undefined) return known;
    const [own, foe] = [this.laterOn(this.own, turn), this.laterOn(this.foe, turn)];
    const vehicles = [own, foe];
    const state: State = { ...this.world.state, turn, vehicles };
    const bout = { own: this.sideOf(state, own), foe: this.sideOf(state, foe), vehicles };
    this.bouts.set(turn, bout);
    return bout;
  }

  /** What spoils the aim is over with the turn. */
  private laterOn(vehicle: Vehicle, turn: number): Vehicle {
    if (turn <= this.world.state.turn) return { ...vehicle };
    return { ...vehicle, aimedFire: 0, bootlegger: null };
  }

  private sideOf(state: State, vehicle: Vehicle): Side {
    const { setup } = this.world;
    if (vehicle.veiled === true) return { vehicle, seen: gunsOf(setup, vehicle), gunnery: null, firers: 0 };
    const firers = firersOf(vehicle, state.turn);
    const gunnery = gunneryOf(setup, state, vehicle, { seat: ownerOf({ setup }, vehicle), firers, taken: [] });
    return { vehicle, seen: null, gunnery, firers: firers.length };
  }

  /** The best attacks of one side on the other, one for everybody who may fire. */
  private volley({ vehicle, seen, gunnery, firers }: Side, { vehicle: target }: Side): number {
    if (seen !== null) return firepower(seen, vehicle.pose, target.pose) * SEEN_GUNS;
    if (gunnery === null) return 0;
    return bestOf(aimsAt(gunnery, target), vehicle.id === this.own.id ? this.onFoe : this.onOwn, firers);
  }
}

/** Beyond the counters' own corners, for whatever rounding does. */
const MARGIN = 0.01;

/** Poses are whole numbers of their quantum: two lanes of bits tell any two moments apart. */
function keyOf(at: Pose, speed: number, to: Pose, turn: number): number {
  let low = 1;
  let high = 1;
  const mix = (value: number): void => {
    low = Math.imul(low ^ value, 0x9e3779b1);
    low ^= low >>> 15;
    high = Math.imul(high + value, 0x85ebca6b);
    high ^= high >>> 13;
  };
  mix(at.x * 1024);
  mix(at.y * 1024);
  mix(at.h * 64 + turn);
  mix(speed);
  mix(to.x * 1024);
  mix(to.y * 1024);
  mix(to.h);
  return (low >>> 0) + (high & 0x1fffff) * 2 ** 32;
}

/** The best shot, and where two can fire the best beside it. */
function bestOf(aims: readonly Aim[], harm: HarmTable, firers: number): number {
  let best: Aim | null = null;
  let most = 0;
  for (const aim of aims) {
    const worth = harm.ofAim(aim);
    if (worth <= most) continue;
    best = aim;
    most = worth;
  }
  return best === null || firers < 2 ? most : most + secondTo(best, aims, harm);
}

function secondTo(best: Aim, aims: readonly Aim[], harm: HarmTable): number {
  const { weapons } = best.shot;
  let most = 0;
  for (const aim of aims)
    if (!aim.shot.weapons.some((id) => weapons.includes(id))) most = Math.max(most, harm.ofAim(aim));
  return most;
}

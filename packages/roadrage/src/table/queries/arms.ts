import { MOUNTS } from '../../catalog/mounts.ts';
import { WEAPONS, type Weapon } from '../../catalog/weapons.ts';
import { type FittedWeapon, type Person, type RoadGame, type Vehicle, WHEEL } from '../state/state.ts';
import { batteriesOf } from './components.ts';
import { bodyOf, characterOf, has, isTopDown } from './figures.ts';
import { vehicleUnder } from './marks.ts';
import { isOwn } from './sides.ts';

/** How somebody fires: from inside, leaning out of the window, standing in the sun roof, or with nothing around him. */
export type Stance = 'inside' | 'lean' | 'roof' | 'open';

/** Who fires, and from where. */
export interface Firer {
  readonly person: Person;
  /** What he sits in or clings to. */
  readonly vehicle: Vehicle | null;
  /** His seat in it; null outside. */
  readonly seat: number | null;
}

/** What is fired: the guns of one mount, or what somebody carries. */
export type Arm =
  | { readonly kind: 'mounted'; readonly weapon: Weapon; readonly guns: readonly FittedWeapon[] }
  | { readonly kind: 'hand'; readonly weapon: Weapon; readonly index: number };

/** What others of the same vehicle have already announced. */
export interface TakenByOthers {
  /** Guns, by their ids. */
  readonly weapons: readonly string[];
  /** Somebody stands in the sun roof. */
  readonly roof: boolean;
  /** Uses of the extinguisher. */
  readonly douses: number;
}

export const NOTHING_TAKEN: TakenByOthers = { weapons: [], roof: false, douses: 0 };

export function firerOf(game: RoadGame, person: Person): Firer {
  const { place } = person;
  return { person, vehicle: vehicleUnder(game, person), seat: place.kind === 'seat' ? place.seat : null };
}

/** Dead, gone, stunned, or in something that tumbles or has yet to stand a turn after it: no action. */
export function canAct(game: RoadGame, person: Person): boolean {
  if (person.hp <= 0 || person.place.kind === 'gone' || person.still > 0) return false;
  if (person.actedTurn === game.state.turn) return false;
  const vehicle = vehicleUnder(game, person);
  if (vehicle === null) return true;
  return (
    !vehicle.gone && !vehicle.surrendered && vehicle.finished === null && vehicle.rolling === null && vehicle.idle === 0
  );
}

/** Slow weapons are ready every other turn, and those loaded by hand when somebody has done so. */
export function isReady(game: RoadGame, { state, weapon }: FittedWeapon): boolean {
  const { turn } = game.state;
  if (state.destroyed || state.shots === 0 || state.firedTurn === turn) return false;
  const row = WEAPONS[weapon];
  if (!row.attributes.includes('slow') || state.firedTurn === 0) return state.loaded;
  return state.loaded && turn - state.firedTurn > 1;
}

/** Doors and pintles take both hands; once broken they are no more than a fixed gun. */
export function canMan(gun: FittedWeapon, seat: number): boolean {
  return seat !== WHEEL || gun.state.stuck || MOUNTS[gun.fitting.mount].whileDriving;
}

/** A pintle on a closed car is reached through the sun roof, where one person stands at a time. */
export function isAtRoof(game: RoadGame, vehicle: Vehicle, { state, fitting }: FittedWeapon): boolean {
  if (fitting.mount !== 'pintle' || state.stuck || !has(game, vehicle, 'sunRoof')) return false;
  return !has(game, vehicle, 'cargoFlatbed');
}

/** A pintle that only an open top leads to cannot be reached while the top is up. */
function isShutOff(game: RoadGame, vehicle: Vehicle, { state, fitting }: FittedWeapon): boolean {
  if (!vehicle.topUp || fitting.mount !== 'pintle' || state.stuck) return false;
  return !has(game, vehicle, 'cargoFlatbed');
}

/** What is built into a vehicle is for its own people, whoever else may sit in it. */
export function isAtHome({ person, vehicle, seat }: Firer): boolean {
  return seat !== null && vehicle !== null && isOwn(person, vehicle);
}

/** Guns this seat could fire that nobody has taken yet, by mount. A vehicle on its side or roof fires none. */
export function mountedArms(game: RoadGame, firer: Firer, taken: TakenByOthers): readonly Arm[] {
  const { vehicle, seat } = firer;
  if (vehicle === null || seat === null || vehicle.weapons.length === 0 || vehicle.down !== 0) return NO_ARMS;
  if (!isAtHome(firer)) return NO_ARMS;
  const arms: Arm[] = [];
  for (const battery of batteriesOf(game, vehicle)) {
    const guns = battery.filter(
      (gun) => canMan(gun, seat) && isReady(game, gun) && !taken.weapons.includes(gun.state.id),
    );
    const [first] = guns;
    if (first === undefined || isShutOff(game, vehicle, first) || (taken.roof && isAtRoof(game, vehicle, first)))
      continue;
    arms.push({ kind: 'mounted', weapon: WEAPONS[first.weapon], guns });
  }
  return arms;
}

const NO_ARMS: readonly Arm[] = [];

/** What somebody carries and can still use. */
export function handArms(game: RoadGame, person: Person): readonly Arm[] {
  const arms: Arm[] = [];
  characterOf(game.setup, person).weapons.forEach((id, index) => {
    if (person.shots[index] !== 0) arms.push({ kind: 'hand', weapon: WEAPONS[id], index });
  });
  return arms;
}

/** Nothing around him but air: on foot, clinging on, on a bike or under an open top. */
function isInTheOpen(game: RoadGame, { vehicle, seat }: Firer): boolean {
  if (vehicle === null || seat === null) return true;
  return bodyOf(game, vehicle).bike || isTopDown(game, vehicle);
}

/** The ways somebody may use a hand weapon; one passenger at a time stands in the sun roof. */
export function stancesOf(game: RoadGame, firer: Firer, roofTaken: boolean): readonly Stance[] {
  if (isInTheOpen(game, firer)) return OPEN;
  const { vehicle, seat } = firer;
  if (vehicle === null || seat === WHEEL || roofTaken || vehicle.down !== 0) return WINDOW;
  return has(game, vehicle, 'sunRoof') ? WINDOW_AND_ROOF : WINDOW;
}

const OPEN: readonly Stance[] = ['open'];
const WINDOW: readonly Stance[] = ['inside', 'lean'];
const WINDOW_AND_ROOF: readonly Stance[] = ['inside', 'lean', 'roof'];

/** Behind a pintle the gunner shows above the roof. */
export function exposes(arm: Arm, stance: Stance): boolean {
  if (arm.kind === 'hand') return stance === 'lean' || stance === 'roof';
  return arm.guns.some(({ fitting, state }) => !state.stuck && MOUNTS[fitting.mount].gunner === 'partial');
}

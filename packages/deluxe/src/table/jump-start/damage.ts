import { type Play, type RuleId, roll, type Seat } from '@hardtop/kernel';
import { JUMP_START_INSIDE as INSIDE } from '../../catalog/jump-start.ts';
import { PERSON_DP } from '../../catalog/people.ts';
import { showDestroyed, tellAboard } from '../chapters/showing.ts';
import { crewLabel, crewRoom, injuryOf, isAlive, isConscious } from '../queries/crew.ts';
import { ownerOf, seatsAboard } from '../queries/deciding.ts';
import { type Gun, gunsAboard } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import { modelOf } from '../state/setup.ts';
import type { DeluxeGame, Person, Vehicle } from '../state/state.ts';

const DAMAGE = 'deluxe/II.8/damage';
const LOCATION = 'deluxe/II.8/damage-location';

/** The sides that can be struck. */
export type Struck = 'front' | 'right' | 'left' | 'back' | 'top';

const ACROSS = { front: 'back', back: 'front', left: 'right', right: 'left' } as const satisfies Record<
  Exclude<Struck, 'top'>,
  Struck
>;

/** Who rolls for where it goes. */
interface Blow {
  readonly seat: Seat;
}

/** Hits on a side, from the armor inward and out on the far side; true if they wound a driver who stays awake. */
export function* strike(game: DeluxeGame, vehicle: Vehicle, side: Struck, hits: number, blow: Blow): Play<boolean> {
  if (vehicle.gone || hits <= 0) return false;
  let left = hits - wearArmor(game, vehicle, side, hits);
  if ((vehicle.armor[side] ?? 0) === 0) loseWeapons(game, vehicle, side);
  // What goes over the roof goes over the car.
  if (left === 0 || side === 'top') return false;
  const unhurt = driverHits(vehicle);
  left -= yield* strikeInside(game, vehicle, left, blow);
  if (left > 0) leaveBy(game, vehicle, ACROSS[side], left);
  const driver = vehicle.crew.find(({ post }) => post === 'driver');
  return driver !== undefined && driver.hits > unhurt && isConscious(driver);
}

function driverHits({ crew }: Vehicle): number {
  return crew.find(({ post }) => post === 'driver')?.hits ?? 0;
}

/** Points that the armor takes. */
function wearArmor(game: DeluxeGame, vehicle: Vehicle, side: Struck, hits: number): number {
  const before = vehicle.armor[side] ?? 0;
  const taken = Math.min(before, hits);
  if (taken === 0) return 0;
  vehicle.armor[side] = before - taken;
  tell(game, vehicle, DAMAGE, `${side} armor ${before} → ${before - taken}`);
  return taken;
}

/** The last point of a side takes its weapons along; the roof's, those in the turret. */
function loseWeapons(game: DeluxeGame, vehicle: Vehicle, side: Struck): void {
  const at = side === 'top' ? 'turret' : side;
  for (const gun of gunsAboard(modelOf(game.setup, vehicle.id), vehicle))
    if (gun.model.at === at && gun.state.dp > 0) ruin(game, vehicle, gun);
}

function ruin(game: DeluxeGame, vehicle: Vehicle, { state, model }: Gun): void {
  state.dp = 0;
  tell(game, vehicle, DAMAGE, `${weaponLabel(model)} destroyed`, ['destroyed/weapon', 'jump-start/weapons-lost']);
  showDestroyed(game, vehicle, model.id, DAMAGE);
}

/** One thing inside, by the die: hits that it takes. What is not there, or gone, takes none. */
function* strikeInside(game: DeluxeGame, vehicle: Vehicle, hits: number, { seat }: Blow): Play<number> {
  const secret = game.setup.hidden ? { to: seatsAboard(game, vehicle.id) } : {};
  const purpose = `what is hit inside ${nameOf(game, vehicle)}`;
  const rolled = yield* roll(game, '1d', { seat, rule: LOCATION, purpose, ...secret });
  const part = INSIDE.find(({ to }) => rolled.total <= to)?.part ?? 'plant';
  const taken = part === 'plant' ? harmPlant(game, vehicle, hits) : harmPerson(game, vehicle, part, hits);
  const what = taken === 0 ? `no ${part} to hit, it goes right through` : `the ${part} is hit`;
  const text = `${nameOf(game, vehicle)}: ${what}.`;
  const marks = [`jump-start/${taken === 0 ? 'through' : part}`];
  tellAboard(game, vehicle, {
    kind: 'damage',
    rule: LOCATION,
    about: vehicle.id,
    roll: rolled,
    outcome: 'bad',
    text,
    marks,
  });
  return taken;
}

function harmPlant(game: DeluxeGame, vehicle: Vehicle, hits: number): number {
  const plant = vehicle.parts.find(({ kind }) => kind === 'plant');
  if (plant === undefined || plant.dp <= 0) return 0;
  const before = plant.dp;
  plant.dp = Math.max(0, before - hits);
  const fate = plant.dp === 0 ? ', destroyed: from now on it only gets slower' : '';
  tell(game, vehicle, DAMAGE, `power plant ${before} → ${plant.dp}${fate}`, plant.dp === 0 ? ['destroyed/plant'] : []);
  return before - plant.dp;
}

/** Wounded, out and dead at one, two and three hits; body armor takes the first ones (deluxe/II.10/accessories). */
function harmPerson(game: DeluxeGame, vehicle: Vehicle, post: 'driver' | 'gunner', hits: number): number {
  const person = vehicle.crew.find((one) => one.post === post);
  if (person === undefined || !isAlive(person)) return 0;
  const taken = Math.min(hits, crewRoom(person, true));
  const stopped = Math.min(person.armor, taken);
  const wasAwake = isConscious(person);
  const wounds = Math.min(taken - stopped, PERSON_DP - person.hits);
  person.armor -= stopped;
  person.hits += wounds;
  tellPerson(game, vehicle, person, stopped, wounds, wasAwake && !isConscious(person));
  return taken;
}

function tellPerson(
  game: DeluxeGame,
  vehicle: Vehicle,
  person: Person,
  stopped: number,
  wounds: number,
  slumps: boolean,
): void {
  const who = crewLabel(vehicle, person);
  if (stopped > 0)
    tell(game, vehicle, 'deluxe/II.10/accessories', `${who}'s body armor stops ${stopped}`, ['jump-start/body-armor']);
  if (wounds > 0) tell(game, vehicle, DAMAGE, `${who} ${injuryOf(person)}`, [], 'injury');
  if (slumps && game.setup.hidden) {
    const text = `${nameOf(game, vehicle)}: ${who} slumps and moves no more.`;
    game.emit({ kind: 'injury', rule: DAMAGE, about: vehicle.id, outcome: 'bad', text });
  }
}

/** Out on the far side: its weapons are gone first, then its armor takes the rest. */
function leaveBy(game: DeluxeGame, vehicle: Vehicle, side: Struck, hits: number): void {
  loseWeapons(game, vehicle, side);
  const taken = wearArmor(game, vehicle, side, hits);
  if (taken < hits) tell(game, vehicle, LOCATION, `${hits - taken} fly out on the ${side}`);
}

function tell(
  game: DeluxeGame,
  vehicle: Vehicle,
  rule: RuleId,
  what: string,
  marks: readonly string[] = [],
  kind = 'damage',
): void {
  const text = `${nameOf(game, vehicle)}: ${what}.`;
  const marked = marks.length === 0 ? {} : { marks };
  tellAboard(game, vehicle, { kind, rule, about: vehicle.id, outcome: 'bad', text, ...marked });
}

/** Whoever owns it rolls, where nobody struck it. */
export function ownBlow(game: DeluxeGame, vehicle: Vehicle): Blow {
  return { seat: ownerOf(game, vehicle) };
}

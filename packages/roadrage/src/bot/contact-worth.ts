import { headingDifference, type Pose } from '@hardtop/geometry';
import { WHIPLASH } from '../catalog/rams.ts';
import { contactsAt } from '../table/queries/contacts.ts';
import { armorSaveOf, bodyOf, driverOf, soundFigures, travelOf } from '../table/queries/figures.ts';
import { sideParty, swipeDice } from '../table/queries/ram-dice.ts';
import { ramFigures, ramTypes } from '../table/queries/ram-type.ts';
import { areEnemies } from '../table/queries/sides.ts';
import type { Person, RoadGame, Vehicle } from '../table/state/state.ts';
import { ramBalance } from './harm.ts';
import { isBlocked, isWide } from './land.ts';
import type { Scene } from './scene.ts';

/** What is in the way at a place. */
export type InTheWay =
  | { readonly kind: 'vehicle'; readonly vehicle: Vehicle }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'thing' };

const THING: InTheWay = { kind: 'thing' };

/** On the grid by its square, without one as the rules see it. */
export function meets(scene: Scene, pose: Pose): InTheWay | null {
  const { game, field, land, others, own } = scene;
  if (field.kind === 'grid') {
    for (const other of others)
      if (other.pose.x === pose.x && other.pose.y === pose.y) return { kind: 'vehicle', vehicle: other.vehicle };
    return isBlocked(game, land, pose.x, pose.y) ? THING : personAt(scene, pose);
  }
  if (isWide(land, pose.x, pose.y) && scene.walkers.length === 0 && isAlone(scene, pose)) return null;
  const [contact] = contactsAt(game, own, pose, 'drive');
  if (contact === undefined) return isBlocked(game, land, pose.x, pose.y) ? THING : null;
  return contact.kind === 'vehicle' || contact.kind === 'person' ? contact : THING;
}

const FAR = 2.5;

function isAlone({ others }: Scene, { x, y }: Pose): boolean {
  for (const { pose } of others) if (Math.abs(pose.x - x) < FAR && Math.abs(pose.y - y) < FAR) return false;
  return true;
}

function personAt({ walkers }: Scene, { x, y }: Pose): InTheWay | null {
  for (const person of walkers) {
    const { place } = person;
    if (place.kind === 'foot' && place.pose.x === x && place.pose.y === y) return { kind: 'person', person };
  }
  return null;
}

const POINTS_PER_DIE = 3.5;
const RUN_OVER = 8;

/** Running into it from the place before, at this speed: wanted if it is the foe and the plan says so. */
export function metWorth(scene: Scene, from: Pose, met: InTheWay, speed: number): number {
  if (met.kind === 'thing') return -8 - speed / 3;
  if (met.kind === 'person')
    return areEnemies(scene.game.setup, met.person.seat, scene.own.seat) ? RUN_OVER : -RUN_OVER;
  return ramWorth(scene, from, met.vehicle, speed);
}

function ramWorth(scene: Scene, from: Pose, target: Vehicle, speed: number): number {
  const { game, own, goal } = scene;
  const rammer = { ...own, pose: from, speed };
  const heading = travelOf(rammer);
  const types = ramTypes(game, rammer, target, heading);
  const worths = types.map((type) => {
    const { dice } = ramFigures(game, rammer, target, heading, type);
    const wanted = target === goal.foe && (goal.contact === 'ram' || goal.contact === type);
    if (scene.temper.sharp && target === goal.foe) return sharpBlow(scene, target, dice.target, dice.rammer);
    if (!wanted) return -10 - dice.rammer * POINTS_PER_DIE;
    return blowWorth(scene, target, dice.target, dice.rammer) + (goal.contact === 'shunt' ? EAGER : 0);
  });
  return worths.length === 0 ? -speed / 4 : Math.max(...worths);
}

/** Whoever is set on it does not count every point. */
const EAGER = 14;
/** Control rolls, lost speed: what any ram costs. */
const SHAKEN = 4;
/** What it is worth to put him out of the game, and what it costs to go out oneself. */
const HIS_END = 22;
const OWN_END = 45;
/** The own hide is reckoned with bad luck. */
const BAD_LUCK = 1.4;

/** What it does to him and his crew less what it does to oneself. */
function sharpBlow({ game, own }: Scene, target: Vehicle, given: number, taken: number): number {
  return ramBalance(game, own, target, given, taken) - SHAKEN;
}

/** What it costs to be rammed by him from there: the worst that he may choose. */
export function rammed({ game, own }: Scene, foe: Vehicle, from: Pose): number {
  const rammer = { ...foe, pose: from };
  const heading = travelOf(rammer);
  let most = 0;
  for (const type of ramTypes(game, rammer, own, heading)) {
    const { dice } = ramFigures(game, rammer, own, heading, type);
    most = Math.max(most, -ramBalance(game, own, foe, dice.rammer, dice.target));
  }
  return most;
}

/** Points to him less points to oneself, and the drivers, whose necks suffer with every two dice. */
function blowWorth({ game, own }: Scene, target: Vehicle, given: number, taken: number): number {
  const points = (given * share(game, target) - taken * share(game, own)) * POINTS_PER_DIE;
  const hisEnd = isDone(game, target, given) ? HIS_END : 0;
  const ownEnd = isDone(game, own, taken * BAD_LUCK) ? OWN_END : 0;
  return points - SHAKEN + hisEnd - ownEnd;
}

/** What armor lets through. */
function share(game: RoadGame, vehicle: Vehicle): number {
  const save = armorSaveOf(game, vehicle);
  return save === null ? 1 : (save - 1) / FACES;
}

/** Whether whiplash or the damage is likely to be the end of it. */
function isDone(game: RoadGame, vehicle: Vehicle, dice: number): boolean {
  const driver = driverOf(game, vehicle);
  if (driver !== null && driver.hp <= Math.floor(dice / WHIPLASH.dicePerPoint)) return true;
  const { hitPoints } = soundFigures(game, vehicle);
  return vehicle.damage + dice * share(game, vehicle) * POINTS_PER_DIE >= hitPoints;
}

const FACES = 6;

/** A drift into the one alongside that heads the same way: a sideswipe; into any other a crash. */
export function swipeWorth({ game, own, goal, temper }: Scene, from: Pose, met: InTheWay): number {
  if (met.kind !== 'vehicle') return -20;
  const { vehicle } = met;
  const parallel = headingDifference(travelOf(vehicle), travelOf({ ...own, pose: from })) === 0;
  if (!parallel) return -20;
  if (vehicle !== goal.foe) return -16;
  if (goal.contact === 'sideswipe') return 16;
  const dice = swipeDice(sideParty(game, own), sideParty(game, vehicle));
  if (temper.sharp) return ramBalance(game, own, vehicle, dice.target, dice.rammer) - SHAKEN;
  const bigger = bodyOf(game, own).size - bodyOf(game, vehicle).size;
  return goal.contact === 'ram' ? (dice.target - dice.rammer) * POINTS_PER_DIE + bigger * 2 : -10;
}

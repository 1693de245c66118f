import { makePose } from '@hardtop/geometry';
import { askPrivately, type Dialogue, type Play, roll, type Seat, together } from '@hardtop/kernel';
import { COUNTERS } from '../../catalog/counters.ts';
import { JUMP_START_SMOKE, JUMP_START_TO_HIT, jumpStartWeapon } from '../../catalog/jump-start.ts';
import { TO_HIT_DICE } from '../../catalog/targeting.ts';
import { batteryLabel } from '../chapters/fire-options.ts';
import { showGear, showGun } from '../chapters/showing.ts';
import type { Attack, DeluxeAsked } from '../queries/asked.ts';
import { crewLabel } from '../queries/crew.ts';
import { droppedAt } from '../queries/dropping.ts';
import { allGunsOf, type Gun } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { firerOf } from '../queries/order-of-fire.ts';
import { weaponLabel } from '../queries/parts.ts';
import { openSceneOf, sceneOf } from '../queries/scene.ts';
import { shotRecord } from '../queries/shot-record.ts';
import { targetName } from '../queries/target-names.ts';
import { personModelOf } from '../state/setup.ts';
import { type DeluxeGame, isUpright, type Person, type Vehicle, vehicleOf } from '../state/state.ts';
import type { Shot } from '../state/target.ts';
import { firersAwake } from './aboard.ts';
import { type JumpStartChances, jumpStartChances, seesEnemy } from './aims.ts';
import { checkControl, WOUNDED } from './control.ts';
import { type Struck, strike } from './damage.ts';
import { jumpStartFireQuestion, sightedBy } from './fire-options.ts';
import { jumpStartNeed } from './to-hit.ts';

const TO_HIT = 'deluxe/II.8/to-hit';
const TARGETING = 'deluxe/II.8/targeting';
const CHART = 'deluxe/II.10/weapons-chart';
const SMOKE = 'deluxe/II.8/smokescreens';

/** Written down while others still fire, and taken off when all have (deluxe/II.8/combat). */
interface Noted {
  readonly target: Vehicle;
  readonly side: Struck;
  readonly hits: number;
  readonly seat: Seat;
}

/** After all movement of a phase: everybody declares in secret, all shots are rolled, then all damage is done. */
export function* fireTogether(game: DeluxeGame): Play {
  const { state, setup } = game;
  const scene = setup.hidden ? openSceneOf(state) : sceneOf(state);
  const dialogues = new Map<Seat, Dialogue<readonly Attack[]>>();
  for (let seat = 0; seat < state.passedAt.length; seat++) {
    if (state.resigned[seat] === true || state.passedAt[seat] === scene) continue;
    const chances = chancesFor(game, seat, NO_ATTACKS);
    if (chances === null) state.passedAt[seat] = scene;
    else dialogues.set(seat, declare(game, seat, chances));
  }
  const declared = yield* together(dialogues);
  const attacks: Attack[] = [];
  for (const [seat, own] of declared) {
    if (own.length === 0) state.passedAt[seat] = scene;
    attacks.push(...own);
  }
  const noted: Noted[] = [];
  for (const attack of attacks) yield* resolve(game, attack, noted);
  yield* applyAll(game, noted);
  for (const attack of attacks) if (attack.kind === 'deed') laySmoke(game, attack);
}

const NO_ATTACKS: readonly Attack[] = [];

/** What a seat has to fire; null where it is not asked. */
function chancesFor(game: DeluxeGame, seat: Seat, attacks: readonly Attack[]): JumpStartChances | null {
  if (game.setup.hidden && !mightFire(game, seat, attacks)) return null;
  const chances = jumpStartChances(game, seat, attacks);
  return game.setup.hidden || isWorth(game, chances) ? chances : null;
}

/** Where sheets are hidden everybody is asked who may have something to fire, for all that others can see. */
function mightFire(game: DeluxeGame, seat: Seat, attacks: readonly Attack[]): boolean {
  return game.state.vehicles.some((vehicle) => {
    if (vehicle.gone || vehicle.surrendered || !isUpright(vehicle)) return false;
    const free = firersAwake(vehicle, game.state.turn, seat);
    return free.some(({ id }) => !attacks.some(({ person }) => person === id)) && seesEnemy(game, vehicle);
  });
}

/** Smoke alone is worth a question while somebody can see the one who has it. */
function isWorth(game: DeluxeGame, { aims, smokes }: JumpStartChances): boolean {
  return aims.length > 0 || smokes.some(({ deed }) => seesEnemy(game, vehicleOf(game.state, deed.vehicle)));
}

/** One seat's attacks, one question each. Nothing changes meanwhile: what is looked for once is offered and taken. */
function* declare(game: DeluxeGame, seat: Seat, first: JumpStartChances): Dialogue<readonly Attack[]> {
  const attacks: Attack[] = [];
  for (let chances: JumpStartChances | null = first; chances !== null; chances = chancesFor(game, seat, attacks)) {
    const { aims, smokes } = chances;
    const asked: DeluxeAsked = { topic: 'fire', seat, declared: [...attacks] };
    const question = jumpStartFireQuestion(game, seat, attacks.length, chances);
    const { option } = yield* askPrivately(game, asked, question);
    const aim = aims.find(({ shot }) => shot.id === option);
    const smoke = smokes.find(({ deed }) => deed.id === option);
    if (aim !== undefined) attacks.push({ kind: 'shot', shot: aim.shot, person: aim.person.id });
    else if (smoke !== undefined) attacks.push({ kind: 'deed', deed: smoke.deed, person: smoke.person.id });
    else return attacks;
  }
  return attacks;
}

function personOf({ state }: DeluxeGame, vehicle: string, id: string): { firer: Vehicle; person: Person } {
  const firer = vehicleOf(state, vehicle);
  const person = firer.crew.find((one) => one.id === id);
  if (person === undefined) throw new Error(`${id} is not aboard`);
  return { firer, person };
}

function* resolve(game: DeluxeGame, attack: Attack, noted: Noted[]): Play {
  if (attack.kind === 'shot') return yield* shoot(game, attack.shot, attack.person, noted);
  const { person } = personOf(game, firerOf(attack), attack.person);
  person.actedTurn = game.state.turn;
}

/** Each weapon of a link rolls by itself, at the same target. */
function* shoot(game: DeluxeGame, shot: Shot, by: string, noted: Noted[]): Play {
  const { firer, person } = personOf(game, shot.firer, by);
  const [first, ...others] = allGunsOf(game.setup, firer, shot.weapons);
  if (first === undefined) return;
  const guns = [first, ...others] as const;
  person.actedTurn = game.state.turn;
  tellFire(game, firer, person, guns, shot);
  const sighted = sightedBy(game, { shot, guns: [first, ...others] });
  if (sighted === null) return;
  const { target, sighting } = sighted;
  const { place } = sighting;
  const side: Struck = place.kind === 'side' && place.side !== 'underbody' ? place.side : 'top';
  for (const gun of guns) {
    gun.state.firedTurn = game.state.turn;
    if (jumpStartWeapon(gun.model.weapon).shots !== undefined && gun.state.shots !== null) gun.state.shots--;
    const need = jumpStartNeed(game, firer, gun, target, sighting, person);
    const rolled = yield* roll(game, TO_HIT_DICE, {
      seat: person.seat,
      rule: TO_HIT,
      purpose: `${weaponLabel(gun.model)} to hit`,
    });
    const hit = rolled.total >= need.need && rolled.total > JUMP_START_TO_HIT.alwaysMisses;
    const text = `${nameOf(game, firer)}: ${weaponLabel(gun.model)} ${hit ? 'hits' : 'misses'}: needed ${need.need}, rolled ${rolled.total}.`;
    const told = { about: firer.id, roll: rolled, target: need, modifiers: need.modifiers };
    const shown = { shot: shotRecord(game, shot, gun, hit), marks: hit ? [`jump-start/hit-${place.kind}`] : [] };
    game.emit({ kind: 'to-hit', rule: TO_HIT, outcome: hit ? 'good' : 'neutral', text, ...told, ...shown });
    if (hit) noted.push(yield* noteHits(game, gun, target, side, person.seat));
  }
}

function tellFire(game: DeluxeGame, firer: Vehicle, person: Person, guns: readonly Gun[], shot: Shot): void {
  for (const gun of guns) showGun(game, firer, gun);
  const { computer } = personModelOf(game.setup, person.id);
  const who = crewLabel(firer, person);
  if (computer !== 'none') showGear(game, firer, `${person.id} computer`, `Computer of the ${who}`);
  const text = `${nameOf(game, firer)}'s ${who} fires ${batteryLabel(guns)} at ${targetName(game, shot.target)}.`;
  const marks = [
    ...guns.map(({ model }) => `jump-start/${model.weapon}`),
    ...(guns.length > 1 ? ['jump-start/linked'] : []),
  ];
  game.emit({ kind: 'fire', rule: TARGETING, about: firer.id, outcome: 'neutral', text, marks });
}

function* noteHits(game: DeluxeGame, { model }: Gun, target: Vehicle, side: Struck, seat: Seat): Play<Noted> {
  const { damage } = jumpStartWeapon(model.weapon);
  if (damage === null) throw new Error(`${model.id} does no damage`);
  const rolled = yield* roll(game, damage, { seat, rule: CHART, purpose: `${weaponLabel(model)} damage` });
  const text = `${weaponLabel(model)}: ${rolled.total} noted against ${nameOf(game, target)}, ${side}.`;
  const harm = [{ piece: target.id, style: 'hit', points: rolled.total, spot: side }] as const;
  game.emit({ kind: 'damage', rule: CHART, about: target.id, roll: rolled, outcome: 'bad', text, harm });
  return { target, side, hits: rolled.total, seat };
}

function* applyAll(game: DeluxeGame, noted: readonly Noted[]): Play {
  const shaken = new Set<Vehicle>();
  for (const { target, side, hits, seat } of noted) {
    const awake = yield* strike(game, target, side, hits, { seat });
    if (awake) shaken.add(target);
  }
  yield* checkControl(game, [...shaken].filter(hasDriver), WOUNDED);
}

/** A later hit may have put him out. */
function hasDriver(vehicle: Vehicle): boolean {
  return vehicle.crew.some(({ post, hits }) => post === 'driver' && hits === 1);
}

/** A cloud behind the car; it stays where it is. */
function laySmoke(game: DeluxeGame, { deed }: Attack & { readonly kind: 'deed' }): void {
  const { state } = game;
  const vehicle = vehicleOf(state, deed.vehicle);
  const gun = 'weapons' in deed ? allGunsOf(game.setup, vehicle, deed.weapons)[0] : undefined;
  if (gun === undefined) return;
  gun.state.firedTurn = state.turn;
  showGun(game, vehicle, gun);
  const pose = droppedAt(vehicle, 'back', COUNTERS.smoke);
  state.countersMade++;
  const laid = {
    by: vehicle.id,
    weapon: gun.model.weapon,
    fuse: 'touch',
    turn: state.turn,
    phase: state.phase,
  } as const;
  state.counters.push({
    id: `laid-${state.countersMade}`,
    kind: 'smoke',
    pose: makePose(pose.x, pose.y, pose.h),
    size: COUNTERS.smoke,
    course: null,
    laid,
  });
  const shot = {
    by: vehicle.id,
    mount: gun.model.id,
    at: { x: pose.x, y: pose.y },
    style: 'thrown',
    hit: true,
  } as const;
  const text = `${nameOf(game, vehicle)} lays a cloud of smoke behind it.`;
  game.emit({ kind: 'drop', rule: SMOKE, about: vehicle.id, outcome: 'neutral', text, shot, marks: ['jump-start/SS'] });
}

/** After a minute a cloud is gone. */
export function liftSmoke({ state }: DeluxeGame): void {
  state.counters = state.counters.filter(({ laid }) => laid === null || state.turn - laid.turn < JUMP_START_SMOKE);
}

import {
  type Answer,
  type Ask,
  answerOf,
  askPrivately,
  type Dialogue,
  type NewEvent,
  type Option,
  roll,
  type Seat,
  setOff,
  type Target,
  together,
} from '@hardtop/kernel';
import { ENEMY_FIRE, type FireHazardRow } from '../../catalog/hazards.ts';
import { TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { Attack, DeluxeAsked } from '../queries/asked.ts';
import { crewLabel } from '../queries/crew.ts';
import { allGunsOf, type Gun } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { isLaser, weaponLabel } from '../queries/parts.ts';
import { openSceneOf, type Scene, sceneOf } from '../queries/scene.ts';
import { shotRecord, spotOf } from '../queries/shot-record.ts';
import { type Aim, aimsWith, firersFor, gunsOf, hasEnemyInSight, whyNoShot } from '../queries/shots.ts';
import { targetName } from '../queries/target-names.ts';
import { shotsInRow, toHit } from '../queries/targeting.ts';
import type { DeluxePlay, Effect } from '../state/effects.ts';
import type { WeaponModel } from '../state/model.ts';
import { modelOf, personModelOf } from '../state/setup.ts';
import { type DeluxeGame, type Vehicle, vehicleOf, type WeaponState, type World } from '../state/state.ts';
import type { FireTarget, Shot } from '../state/target.ts';
import { type DamageSource, damageTarget } from './damage.ts';
import { batteryLabel, ShotOption } from './fire-options.ts';
import { callFirstBlood } from './first-blood.ts';
import { showGear, showGun, tellAboard } from './showing.ts';

const RULE = 'deluxe/V/firing';
const TO_HIT = 'deluxe/V.2/to-hit';
const HOLD = 'hold';

/** Everyone who can hit something and has not declined in this very scene declares in secret; then shots fall one by one. */
export function fireWindow(game: DeluxeGame): DeluxePlay {
  return declareAndFire(game, 'hopeful');
}

/** The last chance of the turn: now those are asked as well whose shots can only open sustained fire (G-11). */
export function lastFireWindow(game: DeluxeGame): DeluxePlay {
  return declareAndFire(game, 'any');
}

/** Which shots are worth a question; once it is put it offers them all. */
type Worth = 'hopeful' | 'any';

function isWorth([best]: readonly Aim[], worth: Worth): boolean {
  return best !== undefined && (worth === 'any' || best.hit > 0);
}

function* declareAndFire(game: DeluxeGame, worth: Worth): DeluxePlay {
  for (;;) {
    const scene = game.setup.hidden ? openSceneOf(game.state) : sceneOf(game.state);
    const dialogues = game.setup.hidden ? blindDialogues(game, scene) : dialoguesOf(game, scene, worth);
    if (dialogues.size === 0) return;
    const declared = yield* together(dialogues);
    const attacks: Attack[] = [];
    for (const [seat, shots] of declared) {
      if (shots.length === 0) game.state.passedAt[seat] = scene;
      attacks.push(...shots);
    }
    if (attacks.length === 0) return;
    for (const attack of inOrder(game, attacks)) {
      yield* resolveAttack(game, attack);
      callFirstBlood(game);
    }
  }
}

const NOBODY: ReadonlyMap<Seat, Dialogue<readonly Attack[]>> = new Map();

/** Seats to be asked. One that has nothing to fire at is not looked at again before the scene changes. */
function dialoguesOf(game: DeluxeGame, scene: Scene, worth: Worth): ReadonlyMap<Seat, Dialogue<readonly Attack[]>> {
  const { resigned, passedAt } = game.state;
  // Most looks find nobody to ask: the map is made for the first.
  let dialogues: Map<Seat, Dialogue<readonly Attack[]>> | null = null;
  for (let seat = 0; seat < passedAt.length; seat++) {
    const passed = passedAt[seat] === scene;
    if (resigned[seat] === true || (passed && worth === 'hopeful')) continue;
    const aims = aimsOf(game, seat, []);
    // Who has let good shots pass in this scene has been asked for all of them.
    if (isWorth(aims, worth) && !(passed && isWorth(aims, 'hopeful'))) {
      dialogues ??= new Map();
      dialogues.set(seat, declare(game, seat, aims, worth));
    } else passedAt[seat] = scene;
  }
  return dialogues ?? NOBODY;
}

/** One seat's attacks, one question each, until it holds or nobody is left to fire. Nothing changes meanwhile. */
function* declare(game: DeluxeGame, seat: Seat, first: readonly Aim[], worth: Worth): Dialogue<readonly Attack[]> {
  const attacks: Attack[] = [];
  for (let aims = first; isWorth(aims, worth); aims = aimsOf(game, seat, attacks)) {
    const asked: DeluxeAsked = { topic: 'fire', seat, declared: [...attacks] };
    const { option }: Answer = yield* askPrivately(game, asked, fireQuestion(game, seat, aims, attacks.length));
    const aim = aims.find(({ shot }) => shot.id === option);
    if (aim === undefined) return attacks;
    attacks.push({ shot: aim.shot, person: aim.person.id });
  }
  return attacks;
}

/** Where sheets are hidden everyone is asked who may have something to fire, for all that others can see. */
function blindDialogues(game: DeluxeGame, scene: Scene): ReadonlyMap<Seat, Dialogue<readonly Attack[]>> {
  const { resigned, passedAt } = game.state;
  const dialogues = new Map<Seat, Dialogue<readonly Attack[]>>();
  for (let seat = 0; seat < passedAt.length; seat++) {
    if (resigned[seat] === true || passedAt[seat] === scene) continue;
    if (mightFire(game, seat, [])) dialogues.set(seat, declareBlind(game, seat));
    else passedAt[seat] = scene;
  }
  return dialogues;
}

/** One seat's attacks until it holds or nobody is left to fire: that its guns are empty is no reason to ask no more. */
function* declareBlind(game: DeluxeGame, seat: Seat): Dialogue<readonly Attack[]> {
  const attacks: Attack[] = [];
  while (mightFire(game, seat, attacks)) {
    const asked: DeluxeAsked = { topic: 'fire', seat, declared: [...attacks] };
    const { option }: Answer = yield* askPrivately(game, asked);
    const aim = aimsOf(game, seat, attacks).find(({ shot }) => shot.id === option);
    if (aim === undefined) return attacks;
    attacks.push({ shot: aim.shot, person: aim.person.id });
  }
  return attacks;
}

/** Somebody of the seat's is free to fire and has an enemy in sight of some side of his vehicle. */
function mightFire({ setup, state }: World, seat: Seat, attacks: readonly Attack[]): boolean {
  return state.vehicles.some((vehicle) => {
    const firers = firersFor(vehicle, state.turn, seat);
    const free = firers.some(({ id }) => !attacks.some(({ person }) => person === id));
    return free && hasEnemyInSight(setup, state, vehicle);
  });
}

/** What the seat can still announce besides what it has, best first. */
export function aimsOf({ setup, state }: World, seat: Seat, attacks: readonly Attack[]): readonly Aim[] {
  const aims: Aim[] = [];
  for (const vehicle of state.vehicles) {
    const free = firersFor(vehicle, state.turn, seat);
    if (free.length === 0) continue;
    const own = attacks.length === 0 ? attacks : attacks.filter(({ shot }) => shot.firer === vehicle.id);
    const firers = own.length === 0 ? free : free.filter(({ id }) => !own.some(({ person }) => person === id));
    const taken = own.length === 0 ? NONE_TAKEN : own.flatMap(({ shot }) => shot.weapons);
    for (const aim of aimsWith(setup, state, vehicle, { seat, firers, taken })) aims.push(aim);
  }
  return aims.length < 2 ? aims : aims.sort(byPromise);
}

function byPromise(a: Aim, b: Aim): number {
  return b.expected - a.expected || b.hit - a.hit;
}

const NONE_TAKEN: readonly string[] = [];

/** The question to a seat that has declared some attacks already. */
export function nextFireQuestion(game: World, seat: Seat, declared: readonly Attack[]): Ask {
  return fireQuestion(game, seat, aimsOf(game, seat, declared), declared.length);
}

function fireQuestion(game: World, seat: Seat, aims: readonly Aim[], declared: number): Ask {
  const first = aims[0]?.shot.firer;
  const only = aims.every(({ shot }) => shot.firer === first) ? first : undefined;
  const who = only === undefined ? 'Your vehicles' : modelOf(game.setup, only).name;
  const can = declared === 0 ? `${who} can fire.` : `${who} can fire once more.`;
  // Where sheets are hidden the question is put all the same.
  const prompt = aims.length === 0 ? 'None of your guns can fire at anything now.' : can;
  const options = (): readonly Option[] => {
    const all: Option[] = aims.map((aim) => new ShotOption(game.setup, game.state, aim));
    all.push(HOLD_OPTION);
    return all;
  };
  return { seat, topic: 'fire', rule: RULE, prompt, about: only, options, suggested: answerOf(HOLD) };
}

const HOLD_FACTS = { hit: 0, damage: 0, expected: 0 };

const HOLD_OPTION: Option = {
  id: HOLD,
  label: 'Hold fire',
  words: ['hold', 'fire'],
  preview: () => ({ text: 'Keeps the shot for later in the turn.', facts: HOLD_FACTS }),
  facts: () => HOLD_FACTS,
};

/** Faster firers first, then the quicker ones; of one vehicle in the order announced (H-100). */
function inOrder(game: DeluxeGame, attacks: readonly Attack[]): readonly Attack[] {
  const firer = ({ shot }: Attack): Vehicle => vehicleOf(game.state, shot.firer);
  return attacks.toSorted(
    (a, b) => Math.abs(firer(b).speed) - Math.abs(firer(a).speed) || firer(a).quickness - firer(b).quickness,
  );
}

/** Fires if it still can; otherwise nothing is spent. */
function* resolveAttack(game: DeluxeGame, attack: Attack): DeluxePlay {
  const { setup, state } = game;
  const { shot } = attack;
  const firer = vehicleOf(state, shot.firer);
  const person = firer.crew.find(({ id }) => id === attack.person);
  if (person === undefined) throw new Error(`nobody fires ${shot.id}`);
  // What is announced is shown, whatever comes of it.
  if (setup.hidden) for (const gun of allGunsOf(setup, firer, shot.weapons)) showGun(game, firer, gun);
  const problem = whyNoShot(setup, state, shot, person);
  if (problem !== null) return tellNoShot(game, firer, problem);
  const guns = gunsOf(setup, state, shot);
  announce(game, firer, crewLabel(firer, person), guns, shot);
  // What each needs is settled before the first of them changes anything.
  const needs = guns.map((gun) => toHit(setup, state, shot, gun, person));
  person.actedTurn = state.turn;
  for (const gun of guns) spend(gun.state, shot, state.turn);
  const { seat } = person;
  if (personModelOf(setup, person.id).computer !== 'none')
    showGear(game, firer, `${person.id} computer`, `Computer of the ${crewLabel(firer, person)}`);
  for (const [i, gun] of guns.entries()) yield* fireWeapon(game, { shot, gun, seat }, needs[i]);
}

/** Why is written on the sheet: a gun gone, a gunner hurt. */
function tellNoShot(game: DeluxeGame, firer: Vehicle, problem: string): void {
  const event = { kind: 'fire', rule: RULE, about: firer.id, outcome: 'neutral' } as const;
  const text = `${nameOf(game, firer)} does not fire after all`;
  tellAboard(game, firer, { ...event, text: `${text}: ${problem}.` });
  if (game.setup.hidden) game.emit({ ...event, text: `${text}.` });
}

function announce(game: DeluxeGame, firer: Vehicle, who: string, guns: readonly Gun[], shot: Shot): void {
  const text = `${nameOf(game, firer)}'s ${who} fires ${batteryLabel(guns)} at ${targetName(game, shot.target)}.`;
  const marks = guns.map(({ model }) => `weapon/${model.weapon}`);
  game.emit({ kind: 'fire', rule: RULE, about: firer.id, outcome: 'neutral', text, marks });
}

/** A shot gone, and the count of shots in a row at this target. */
function spend(weapon: WeaponState, shot: Shot, turn: number): void {
  weapon.row = shotsInRow(weapon, shot.target, turn);
  weapon.lastTarget = shot.target;
  weapon.firedTurn = turn;
  if (weapon.shots !== null) weapon.shots--;
}

/** One weapon of a shot, and the seat that decided to fire it. */
interface Fired {
  readonly shot: Shot;
  readonly gun: Gun;
  readonly seat: Seat;
}

function* fireWeapon(game: DeluxeGame, fired: Fired, target: Target | undefined): DeluxePlay {
  const { shot, gun, seat } = fired;
  const firer = vehicleOf(game.state, shot.firer);
  const label = weaponLabel(gun.model);
  if (target?.kind !== 'need') throw new Error(`${shot.id} needs nothing`);
  const { modifiers, need } = target;
  if (need >= TO_HIT_LIMITS.impossibleFrom) {
    const text = `${nameOf(game, firer)}: ${label} cannot hit: ${need} needed. It counts for sustained fire.`;
    const seen = shotRecord(game, shot, gun, false);
    game.emit({
      kind: 'to-hit',
      rule: TO_HIT,
      about: firer.id,
      target,
      modifiers,
      outcome: 'neutral',
      text,
      shot: seen,
    });
    return;
  }
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule: TO_HIT, purpose: `${label} to hit` });
  const hit = rolled.total >= need && rolled.total > TO_HIT_LIMITS.alwaysMisses;
  const text = `${nameOf(game, firer)}: ${label} ${hit ? 'hits' : 'misses'}: needed ${need}, rolled ${rolled.total}.`;
  const outcome = hit ? 'good' : 'neutral';
  const seen = shotRecord(game, shot, gun, hit);
  game.emit({
    kind: 'to-hit',
    rule: TO_HIT,
    about: firer.id,
    roll: rolled,
    target,
    modifiers,
    outcome,
    text,
    shot: seen,
  });
  if (hit) yield* hitTarget(game, fired);
}

/** Damage, and then the hazard of having been hit; every weapon that hits is an attack of its own. */
function* hitTarget(game: DeluxeGame, { shot, gun, seat }: Fired): DeluxePlay {
  const { target } = shot;
  const { damage } = weaponRow(gun.model.weapon);
  if (damage === null) throw new Error(`${gun.model.weapon} does no damage`);
  const rule = 'deluxe/V.3/damage';
  const purpose = `${weaponLabel(gun.model)} damage`;
  const rolled = yield* roll(game, damage, { seat, rule, purpose, atLeast: 0 });
  const text = `${rolled.total} hit${rolled.total === 1 ? '' : 's'} on ${targetName(game, target)}.`;
  game.emit({ kind: 'damage-roll', rule, ...harmTo(target, rolled.total), roll: rolled, outcome: 'bad', text });
  const taken = yield* damageTarget(game, target, rolled.total, { kind: kindOf(gun.model), rule, by: seat });
  if (target.kind === 'vehicle') yield* fireHazard(vehicleOf(game.state, target.vehicle), taken);
}

/** Whom a hit is about, and where it hurts. */
function harmTo(target: FireTarget, points: number): Pick<NewEvent, 'about' | 'harm'> {
  switch (target.kind) {
    case 'vehicle': {
      const { vehicle: piece, at } = target;
      return { about: piece, harm: [{ piece, style: 'hit', points, spot: spotOf(at) }] };
    }
    case 'person':
      return { harm: [{ piece: target.person, style: 'hit', points }] };
    case 'structure':
    case 'ground':
      return {};
  }
}

function kindOf(weapon: WeaponModel): DamageSource['kind'] {
  if (isLaser(weapon)) return 'laser';
  return weaponRow(weapon.weapon).special.some(({ kind }) => kind === 'flame') ? 'flame' : 'gun';
}

/** The hazard of hits taken in one attack. */
export function* fireHazard(vehicle: Vehicle, hits: number): DeluxePlay {
  const row: FireHazardRow | undefined = ENEMY_FIRE.findLast((candidate) => hits >= candidate.from);
  if (row === undefined) return;
  const label = `${hits} hit${hits === 1 ? '' : 's'} of enemy fire`;
  const trouble = { label, difficulty: row.difficulty, rule: 'deluxe/IV.6/enemy-fire' } as const;
  yield* setOff<Effect>({ kind: 'hazard', vehicle: vehicle.id, trouble });
}

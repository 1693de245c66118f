import { type NewEvent, roll, type Seat, type Target } from '@hardtop/kernel';
import { TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { crewLabel } from '../queries/crew.ts';
import { allGunsOf, type Gun } from '../queries/guns.ts';
import { originOf } from '../queries/line-of-fire.ts';
import { nameOf } from '../queries/names.ts';
import { isLaser, weaponLabel } from '../queries/parts.ts';
import { shotRecord, spotOf } from '../queries/shot-record.ts';
import { dropsOf, gunsOf, whyNoShot } from '../queries/shots.ts';
import { targetName } from '../queries/target-names.ts';
import { shotsInRow, toHit } from '../queries/targeting.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { WeaponModel } from '../state/model.ts';
import { personModelOf } from '../state/setup.ts';
import { type DeluxeGame, type Person, type Vehicle, vehicleOf, type WeaponState } from '../state/state.ts';
import type { FireTarget, Shot } from '../state/target.ts';
import { damageTarget } from './damage.ts';
import { drop } from './dropping.ts';
import { fireHazard } from './fire-hazard.ts';
import { batteryLabel } from './fire-options.ts';
import { showGear, showGun, tellAboard } from './showing.ts';
import type { DamageSource } from './strike.ts';

const RULE = 'deluxe/V/firing';
const TO_HIT = 'deluxe/V.2/to-hit';

/** Fires if it still can; otherwise nothing is spent. */
export function* resolveShot(game: DeluxeGame, shot: Shot, person: Person): DeluxePlay {
  const { setup, state } = game;
  const firer = vehicleOf(state, shot.firer);
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
  for (const gun of dropsOf(setup, state, shot)) drop(game, firer, gun);
}

/** Why is written on the sheet: a gun gone, a gunner hurt. */
export function tellNoShot(game: DeluxeGame, firer: Vehicle, problem: string): void {
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
  const from = originOf(vehicleOf(game.state, shot.firer), gun.model.at);
  const taken = yield* damageTarget(game, target, rolled.total, { kind: kindOf(gun.model), rule, by: seat, from });
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

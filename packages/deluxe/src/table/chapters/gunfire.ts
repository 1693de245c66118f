import type { Point, Pose } from '@hardtop/geometry';
import { roll, type Seat, type Target } from '@hardtop/kernel';
import { PAST_COVER, TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import { isCritical } from '../queries/critical-hits.ts';
import { smokeOf } from '../queries/flames.ts';
import type { Gun } from '../queries/guns.ts';
import { originOf, pointAimedAt } from '../queries/line-of-fire.ts';
import { nameOf } from '../queries/names.ts';
import { weaponLabel } from '../queries/parts.ts';
import { shotRecord } from '../queries/shot-record.ts';
import { aheadOf } from '../queries/straight-out.ts';
import { outlineOf } from '../queries/target-outline.ts';
import { toHit } from '../queries/to-hit.ts';
import { traitsOf } from '../queries/weapon-traits.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PersonId } from '../state/ids.ts';
import { type DeluxeGame, type Person, vehicleOf } from '../state/state.ts';
import type { Shot } from '../state/target.ts';
import { fireHazard } from './fire-hazard.ts';
import { type Impact, kindOf, strikeWith } from './impact.ts';
import { launch } from './launching.ts';
import { splashOil } from './oil-gun.ts';
import { drainByLaser } from './power.ts';
import { layCloud } from './smoke.ts';
import { flyOn } from './stray-shots.ts';
import { type Sweep, sweep } from './sweeping.ts';

const TO_HIT = 'deluxe/V.2/to-hit';

/** One weapon of a shot, and the seat that decided to fire it. */
interface Fired {
  readonly shot: Shot;
  readonly gun: Gun;
  readonly seat: Seat;
  /** Who aims it, where each of several is rolled for. */
  readonly person?: Person;
}

/** Every roll of a weapon; all that comes of one pod is one attack, and a flame leaves its smoke. */
export function* fireGun(game: DeluxeGame, fired: Fired, target: Target | undefined): DeluxePlay {
  const { shot, gun } = fired;
  if (target?.kind !== 'need') throw new Error(`${shot.id} needs nothing`);
  const { rolls, flameRange, powerUnits } = traitsOf(gun.model.weapon);
  if (powerUnits > 0) drainByLaser(game, vehicleOf(game.state, shot.firer), gun.model);
  if (traitsOf(gun.model.weapon).isLauncher) return yield* launch(game, fired, target);
  if (target.need >= TO_HIT_LIMITS.impossibleFrom) return tellHopeless(game, fired, target);
  const smoke = flameRange === null ? null : smokeAt(game, shot, gun);
  let taken = 0;
  let hit = false;
  const crowd = shot.target.kind === 'crowd' ? shot.target.people : null;
  if (crowd !== null) yield* sweep(game, sweepOf(game, fired), crowd);
  for (let i = 0; crowd === null && i < rolls; i++) {
    const luck = yield* rollToHit(game, fired, target);
    if (luck === 'miss') {
      if (game.setup.strayShots) yield* flyOn(game, { ...fired, at: placeOf(game, fired) });
      continue;
    }
    if (traitsOf(gun.model.weapon).isOilGun) {
      splashOil(game, shot, gun);
      continue;
    }
    hit = true;
    taken += yield* strikeWith(game, impactOf(game, fired, luck), luck === 'critical');
  }
  if (smoke !== null) layCloud(game, vehicleOf(game.state, shot.firer), gun.model.weapon, smoke);
  if (hit && shot.target.kind === 'vehicle') yield* fireHazard(vehicleOf(game.state, shot.target.vehicle), taken);
}

/** The weapon as one that sweeps people on foot. */
function sweepOf(game: DeluxeGame, { shot, gun, seat, person }: Fired): Sweep {
  const { setup, state } = game;
  const { weapon, at } = gun.model;
  const firer = vehicleOf(state, shot.firer);
  const { damage } = weaponRow(weapon);
  if (damage === null) throw new Error(`${weapon} does no damage`);
  const shotAt = (id: PersonId): Shot => ({ ...shot, target: { kind: 'person', person: id } });
  return {
    seat,
    damage,
    who: nameOf(game, firer),
    about: firer.id,
    label: weaponLabel(gun.model),
    source: { kind: kindOf(weapon), from: originOf(firer, at), weapon },
    needFor: (id) => toHit(setup, state, shotAt(id), gun, person ?? null),
    recordFor: (id, hit) => shotRecord(game, shotAt(id), gun, hit),
  };
}

/** Where the smoke of a flame will hang, before anybody is pushed about. */
function smokeAt({ setup, state }: DeluxeGame, { firer: id, target }: Shot, { model }: Gun): Pose {
  const firer = vehicleOf(state, id);
  const at = target.kind === 'vehicle' ? pointAimedAt(setup, state, firer, model.at, target) : null;
  return smokeOf(originOf(firer, model.at), at ?? aheadOf(firer, model.at), firer.pose.h);
}

function tellHopeless(game: DeluxeGame, { shot, gun }: Fired, target: Target & { readonly kind: 'need' }): void {
  const firer = vehicleOf(game.state, shot.firer);
  const label = weaponLabel(gun.model);
  const text = `${nameOf(game, firer)}: ${label} cannot hit: ${target.need} needed. It counts for sustained fire.`;
  const seen = { about: firer.id, target, modifiers: target.modifiers, shot: shotRecord(game, shot, gun, false) };
  game.emit({ kind: 'to-hit', rule: TO_HIT, outcome: 'neutral', text, ...seen });
}

type Luck = 'miss' | 'hit' | 'well aimed' | 'critical';

function* rollToHit(
  game: DeluxeGame,
  { shot, gun, seat }: Fired,
  target: Target & { readonly kind: 'need' },
): DeluxePlay<Luck> {
  const firer = vehicleOf(game.state, shot.firer);
  const label = weaponLabel(gun.model);
  const { modifiers, need } = target;
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule: TO_HIT, purpose: `${label} to hit` });
  const hit = rolled.total >= need && rolled.total > TO_HIT_LIMITS.alwaysMisses;
  const text = `${nameOf(game, firer)}: ${label} ${hit ? 'hits' : 'misses'}: needed ${need}, rolled ${rolled.total}.`;
  const seen = { about: firer.id, roll: rolled, target, modifiers, shot: shotRecord(game, shot, gun, hit) };
  game.emit({ kind: 'to-hit', rule: TO_HIT, outcome: hit ? 'good' : 'neutral', text, ...seen });
  if (!hit) return 'miss';
  if (isCritical(game.setup, need, rolled.total)) return 'critical';
  return rolled.total >= need + PAST_COVER ? 'well aimed' : 'hit';
}

function impactOf(game: DeluxeGame, fired: Fired, luck: Luck): Impact {
  const { shot, gun, seat } = fired;
  const { weapon, at: mount } = gun.model;
  const firer = vehicleOf(game.state, shot.firer);
  const label = weaponLabel(gun.model);
  // Only people on foot ask where exactly.
  const at = game.state.pedestrians.length === 0 ? firer.pose : placeOf(game, fired);
  const wellAimed = luck !== 'hit';
  return { weapon, label, by: shot.firer, seat, target: shot.target, from: originOf(firer, mount), at, wellAimed };
}

/** The point that is aimed at. */
function placeOf(game: DeluxeGame, { shot, gun }: Fired): Point {
  const { setup, state } = game;
  const { target } = shot;
  if (target.kind === 'structure') return target.spot ?? outlineOf(game, target).pose;
  if (target.kind !== 'vehicle') return outlineOf(game, target).pose;
  const firer = vehicleOf(state, shot.firer);
  return pointAimedAt(setup, state, firer, gun.model.at, target) ?? vehicleOf(state, target.vehicle).pose;
}

// Hand weapons, fired out of vehicles (deluxe/V.6/hand-weapons) and on foot (deluxe/VI.2/combat).
import type { Point, Pose } from '@hardtop/geometry';
import { roll, type Seat, type ShotRecord, type Target } from '@hardtop/kernel';
import { CRITICAL_FACTOR } from '../../catalog/critical-hits.ts';
import { POINT_BLANK_HITS } from '../../catalog/hand-weapons.ts';
import { TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { crewLabel } from '../queries/crew.ts';
import { isArmored, isCritical } from '../queries/critical-hits.ts';
import { smokeOf } from '../queries/flames.ts';
import { handToHit, whyNoHandShot } from '../queries/hand-shots.ts';
import { type Arm, armLabel, armMount, armName, armOf, type Hand, handOf } from '../queries/hands.ts';
import { originOf, pointAimedAt } from '../queries/line-of-fire.ts';
import { nameOf } from '../queries/names.ts';
import { personName } from '../queries/people.ts';
import { spotOf } from '../queries/shot-record.ts';
import { targetName } from '../queries/target-names.ts';
import { outlineOf } from '../queries/target-outline.ts';
import { shotsInRow } from '../queries/targeting.ts';
import type { DeluxePlay } from '../state/effects.ts';
import type { PersonId } from '../state/ids.ts';
import { type DeluxeGame, vehicleOf } from '../state/state.ts';
import type { HandShot, HandTarget } from '../state/target.ts';
import { cameIn, judgeFire } from './arena.ts';
import { burstAt } from './burst.ts';
import { damageTarget } from './damage.ts';
import { giveAway } from './darkness.ts';
import { tellNoShot } from './fire.ts';
import { fireHazard } from './fire-hazard.ts';
import { harmTo } from './impact.ts';
import { showGear } from './showing.ts';
import { layCloud } from './smoke.ts';
import { noteAttackOnFoot, noteShot } from './story.ts';
import type { DamageSource } from './strike.ts';
import { type Sweep, sweep } from './sweeping.ts';

const RULE = 'deluxe/V.6/hand-weapons';
const ON_FOOT = 'deluxe/VI.2/combat';
const EFFECT = 'deluxe/V.6/effect-on-vehicles';
const TO_HIT = 'deluxe/V.2/to-hit';
/** A portable flamethrower sets alight and smokes as one in a vehicle does (H-261). */
const FLAME = 'FT';

interface Firing {
  readonly hand: Hand;
  readonly arm: Arm;
  readonly shot: HandShot;
}

/** Fires if it still can; otherwise nothing is spent. */
export function* resolveHandShot(game: DeluxeGame, shot: HandShot, by: PersonId): DeluxePlay {
  const { setup, state } = game;
  const hand = handOf(game, shot.firer, by);
  const arm = hand === null ? null : armOf(setup, hand.person, shot.arm);
  if (hand === null || arm === null) throw new Error(`${by} has no ${shot.arm}`);
  const { vehicle, person } = hand;
  if (vehicle !== null) {
    giveAway(game, vehicle);
    showGear(game, vehicle, armMount(person, arm.model), armLabel(vehicle, person, arm.model));
  }
  const problem = whyNoHandShot(game, shot, hand);
  if (problem !== null) return tellNone(game, hand, problem);
  const firing: Firing = { hand, arm, shot };
  const need = handToHit(game, shot, person);
  // Who fires is seen.
  person.actedTurn = state.turn;
  announce(game, firing);
  if (vehicle !== null) noteShot(game, vehicle.id, person.id, shot.target, 'arms');
  else for (const victim of victimsOf(shot.target)) noteAttackOnFoot(game, person.id, victim);
  if (setup.event !== undefined) {
    const firer = vehicle ?? cameIn(game, person.id);
    judgeFire(game, firer, hand.stand.pose, shot.target);
  }
  arm.state.row = shotsInRow(arm.state, shot.target, state.turn);
  arm.state.lastTarget = shot.target;
  arm.state.firedTurn = state.turn;
  arm.state.shots--;
  if (need.kind === 'impossible') throw new Error(`${shot.id} cannot hit`);
  const smoke = arm.row.special.kind === 'flame' ? smokeBefore(game, firing) : null;
  yield* letFly(game, firing, need);
  if (smoke !== null) layCloud(game, hand.stand, FLAME, smoke);
}

/** At one target, or at all of a crowd. */
function* letFly(game: DeluxeGame, firing: Firing, need: Exclude<Target, { readonly kind: 'impossible' }>): DeluxePlay {
  const { target } = firing.shot;
  if (target.kind === 'crowd') return yield* sweep(game, sweepOf(game, firing), target.people);
  const luck = need.kind === 'automatic' ? tellSure(game, firing, need) : yield* rollToHit(game, firing, need);
  if (luck === 'miss') return;
  const taken = yield* hitTarget(game, firing, luck);
  if (target.kind === 'vehicle') yield* fireHazard(vehicleOf(game.state, target.vehicle), taken);
}

function victimsOf(target: HandTarget): readonly string[] {
  if (target.kind === 'crowd') return target.people;
  return [target.kind === 'vehicle' ? target.vehicle : target.person];
}

/** Where the smoke of his flame will hang, before anybody is pushed about (deluxe/VI/portable-flamethrower). */
function smokeBefore(game: DeluxeGame, firing: Firing): Pose {
  const { stand, mount } = firing.hand;
  return smokeOf(originOf(stand, mount), burstPoint(game, firing), stand.pose.h);
}

/** The flamethrower as one that sweeps people on foot. */
function sweepOf(game: DeluxeGame, { hand, arm, shot }: Firing): Sweep {
  const { person, stand, mount } = hand;
  const { damage } = arm.row;
  if (typeof damage !== 'string') throw new Error(`${shot.arm} does not sweep`);
  const shotAt = (id: PersonId): HandShot => ({ ...shot, target: { kind: 'person', person: id } });
  return {
    seat: person.seat,
    damage,
    who: whoFires(game, hand),
    about: stand.id,
    label: labelOf(hand, arm),
    source: { kind: 'flame', from: originOf(stand, mount), weapon: FLAME },
    needFor: (id) => handToHit(game, shotAt(id), person),
    recordFor: (id, hit) => recordFor(hand, arm, shotAt(id), hit),
  };
}

function tellNone(game: DeluxeGame, { vehicle, person }: Hand, problem: string): void {
  if (vehicle !== null) {
    tellNoShot(game, vehicle, problem);
    return;
  }
  const text = `${capital(personName(game.setup, person))} does not fire after all: ${problem}.`;
  game.emit({ kind: 'fire', rule: ON_FOOT, about: person.id, outcome: 'neutral', text });
}

/** `Killer Kart's gunner`, `Driver of Killer Kart`. */
function whoFires(game: DeluxeGame, { vehicle, person }: Hand): string {
  const aboard = vehicle?.crew.find(({ id }) => id === person.id);
  if (vehicle === null || aboard === undefined) return capital(personName(game.setup, person));
  return `${nameOf(game, vehicle)}'s ${crewLabel(vehicle, aboard)}`;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the weapon is called in a sentence about its firer. */
function labelOf({ vehicle, person }: Hand, arm: Arm): string {
  return vehicle === null ? armName(arm.model) : armLabel(vehicle, person, arm.model);
}

function announce(game: DeluxeGame, { hand, arm, shot }: Firing): void {
  const text = `${whoFires(game, hand)} fires his ${armName(arm.model)} at ${targetName(game, shot.target)}.`;
  const marks = [`hand/${arm.model.weapon}`, ...(arm.model.scope ? ['deluxe/VIII.8/laser-scope'] : [])];
  const rule = hand.vehicle === null ? ON_FOOT : RULE;
  game.emit({ kind: 'fire', rule, about: hand.stand.id, outcome: 'neutral', text, marks });
}

function* rollToHit(
  game: DeluxeGame,
  { hand, arm, shot }: Firing,
  target: Target & { readonly kind: 'need' },
): DeluxePlay<'miss' | 'hit' | 'critical'> {
  const { vehicle, person, stand } = hand;
  const label = labelOf(hand, arm);
  const { need, modifiers } = target;
  const rolled = yield* roll(game, TO_HIT_DICE, { seat: person.seat, rule: TO_HIT, purpose: `${label} to hit` });
  const hit = need < TO_HIT_LIMITS.impossibleFrom && rolled.total >= need && rolled.total > TO_HIT_LIMITS.alwaysMisses;
  const who = vehicle === null ? whoFires(game, hand) : nameOf(game, vehicle);
  const text = `${who}: ${label} ${hit ? 'hits' : 'misses'}: needed ${need}, rolled ${rolled.total}.`;
  const record = recordFor(hand, arm, shot, hit);
  const seen = { about: stand.id, roll: rolled, target, modifiers, shot: record };
  game.emit({ kind: 'to-hit', rule: TO_HIT, outcome: hit ? 'good' : 'neutral', text, ...seen });
  if (!hit) return 'miss';
  return isCritical(game.setup, need, rolled.total) ? 'critical' : 'hit';
}

/** At arm's length from a vehicle that stands there is nothing to roll. */
function tellSure(
  game: DeluxeGame,
  { hand, arm, shot }: Firing,
  target: Target & { readonly kind: 'automatic' },
): 'sure' {
  const text = `${whoFires(game, hand)}: ${labelOf(hand, arm)} hits at point blank.`;
  const record = recordFor(hand, arm, shot, true);
  const marks = ['fire/point-blank'];
  const seen = { about: hand.stand.id, target, shot: record, marks } as const;
  game.emit({ kind: 'to-hit', rule: target.rule, outcome: 'good', text, ...seen });
  return 'sure';
}

function recordFor({ stand, person }: Hand, arm: Arm, { target }: HandShot, hit: boolean): ShotRecord {
  const { kind } = arm.row.special;
  const style = kind === 'flame' ? 'flame' : kind === 'burst' || arm.model.weapon === 'TRR' ? 'rocket' : 'bullets';
  return { by: stand.id, mount: armMount(person, arm.model), at: recordOf(target), style, hit };
}

function recordOf(target: HandTarget): ShotRecord['at'] {
  if (target.kind === 'vehicle') return { piece: target.vehicle, spot: spotOf(target.at) };
  return { piece: target.kind === 'person' ? target.person : (target.people[0] ?? '') };
}

/** Damage; the hits that found something. */
function* hitTarget(game: DeluxeGame, firing: Firing, luck: 'hit' | 'critical' | 'sure'): DeluxePlay<number> {
  const critical = luck === 'critical';
  const { hand, arm, shot } = firing;
  const { person, stand, mount } = hand;
  const { target } = shot;
  const armored = critical && isArmored(game.state, target);
  const { damage, onVehicles } = arm.row;
  const parts = luck === 'sure' ? 'full' : critical ? criticalOnParts(target, armored) : onVehicles;
  const dealt = yield* damageOf(game, damage, person.seat, labelOf(hand, arm));
  const isDouble = critical && !armored && isSoft(target);
  const hits = luck === 'sure' ? sureHits(onVehicles, dealt.total) : dealt.total * (isDouble ? CRITICAL_FACTOR : 1);
  const rule = 'deluxe/V.3/damage';
  const lucky = critical ? 'A critical hit: ' : '';
  const text = `${lucky}${hits} hit${hits === 1 ? '' : 's'} on ${targetName(game, target)}.`;
  const rolled = dealt.roll === null ? {} : { roll: dealt.roll };
  game.emit({ kind: 'damage-roll', rule, ...harmTo(target, hits), ...rolled, outcome: 'bad', text });
  const source: DamageSource = {
    ...(arm.row.special.kind === 'flame' ? { kind: 'flame', weapon: FLAME } : { kind: 'gun' }),
    rule: EFFECT,
    by: person.seat,
    from: originOf(stand, mount),
    ...(parts === 'full' ? {} : { onParts: parts === 'half' ? 'half' : 'none' }),
    ...(armored ? { critical: true } : {}),
  };
  const at = burstPoint(game, firing);
  const taken = yield* damageTarget(game, target, hits, source);
  yield* burst(game, firing, at);
  return taken;
}

/** A point at least, and what it does to vehicles if that is more. */
function sureHits(onVehicles: Arm['row']['onVehicles'], rolled: number): number {
  if (onVehicles === 'tires-only') return POINT_BLANK_HITS;
  return Math.max(POINT_BLANK_HITS, onVehicles === 'half' ? Math.floor(rolled / 2) : rolled);
}

/** Where a warhead goes off, before anybody is pushed about. */
function burstPoint(game: DeluxeGame, { hand, shot }: Firing): Point {
  const { target } = shot;
  if (target.kind !== 'vehicle') return outlineOf(game, target).pose;
  const seen = pointAimedAt(game.setup, game.state, hand.stand, hand.mount, target);
  return seen ?? vehicleOf(game.state, target.vehicle).pose;
}

/** Anti-tank weapons reach whoever stands near (deluxe/VI/anti-tank-weapons). */
function* burst(game: DeluxeGame, { hand, arm, shot }: Firing, at: Point): DeluxePlay {
  const { special } = arm.row;
  if (special.kind !== 'burst') return;
  const struck = shot.target.kind === 'person' ? shot.target.person : null;
  yield* burstAt(game, { reach: { radius: special.radius, half: special.halved }, at, seat: hand.person.seat, struck });
}

const isSoft = (target: HandTarget): boolean =>
  target.kind !== 'vehicle' || target.at.kind === 'tire' || target.at.kind === 'rider';

/** A lucky shot does half to what armor guards, and all of it to what lies bare (deluxe/V.3/critical). */
function criticalOnParts(target: HandTarget, armored: boolean): 'full' | 'half' {
  return armored && !isSoft(target) ? 'half' : 'full';
}

type Dealt = { readonly total: number; readonly roll: NonNullable<Parameters<DeluxeGame['emit']>[0]['roll']> | null };

function* damageOf(game: DeluxeGame, damage: Arm['row']['damage'], seat: Seat, label: string): DeluxePlay<Dealt> {
  if (damage === null) return { total: 0, roll: null };
  if (typeof damage !== 'string') return { total: damage.hits, roll: null };
  const rolled = yield* roll(game, damage, { seat, rule: 'deluxe/V.3/damage', purpose: `${label} damage`, atLeast: 0 });
  return { total: rolled.total, roll: rolled };
}

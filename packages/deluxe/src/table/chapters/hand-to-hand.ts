// Fists and clubs (deluxe/VI.2/hand-to-hand, deluxe/VI.2/striking-vehicles).
import type { Point } from '@hardtop/geometry';
import { type MotionRecord, roll } from '@hardtop/kernel';
import { HAND_TO_HAND } from '../../catalog/hand-to-hand.ts';
import { TO_HIT_DICE, TO_HIT_LIMITS } from '../../catalog/targeting.ts';
import { blowNeed, blowsFor, clubName } from '../queries/blows.ts';
import { isConscious } from '../queries/crew.ts';
import { shownAt, sidesFacing } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { type Actor, actorOf } from '../queries/on-foot.ts';
import { personName } from '../queries/people.ts';
import { fightingStyle } from '../queries/skills.ts';
import type { DeluxePlay } from '../state/effects.ts';
import { personModelOf } from '../state/setup.ts';
import { type DeluxeGame, type Pedestrian, type Vehicle, vehicleOf } from '../state/state.ts';
import type { Blow } from '../state/target.ts';
import { hurtPedestrian } from './crew.ts';
import { weaponDamage } from './damage.ts';
import { exploitsOf, noteAttackOnFoot } from './story.ts';

const RULE = 'deluxe/VI.2/hand-to-hand';
const VEHICLES = 'deluxe/VI.2/striking-vehicles';

/** Strikes if he still can reach. */
export function* resolveBlow(game: DeluxeGame, blow: Blow): DeluxePlay {
  const actor = actorOf(game.state, blow.firer);
  const canReach = actor !== null && blowsFor(game, actor.person.seat, []).some(({ id }) => id === blow.id);
  if (actor === null || !canReach) {
    const who = personName(game.setup, { id: blow.firer, post: null });
    const text = `${who} strikes at nothing.`;
    game.emit({ kind: 'blow', rule: RULE, about: blow.firer, outcome: 'neutral', text });
    return;
  }
  actor.person.actedTurn = game.state.turn;
  if (blow.target.kind === 'vehicle')
    return yield* strikeVehicle(game, actor, blow, vehicleOf(game.state, blow.target.vehicle));
  yield* strikePerson(game, actor, blow, blow.target);
}

/** As many blows as he has learned to strike in a second, until the other is down. */
function* strikePerson(
  game: DeluxeGame,
  actor: Actor,
  { club }: Blow,
  target: Extract<Blow['target'], { kind: 'person' }>,
): DeluxePlay {
  const victim = game.state.pedestrians.find(({ person }) => person.id === target.person);
  if (victim === undefined) return;
  const { person } = actor;
  const { character } = personModelOf(game.setup, person.id);
  const style = fightingStyle(character);
  const did = exploitsOf(game.state, person.id);
  if (character?.skills.martialArts !== undefined) did.fists ??= 0;
  noteAttackOnFoot(game, person.id, target.person, club !== null);
  const wasAwake = isConscious(victim.person);
  for (let blows = 0; blows < style.blows && (blows === 0 || isConscious(victim.person)); blows++) {
    const hits = yield* strikeOnce(game, actor, club, victim, style.damage);
    if (hits > 0) yield* hurtPedestrian(game, victim, hits, { rule: RULE, bodyArmor: true });
  }
  if (wasAwake && !isConscious(victim.person) && did.fists !== undefined) did.fists++;
}

/** How much of the way to it. */
const LUNGE = 0.8;

/** A step at what he strikes and back, for the eye. */
function lungeOf({ person, pose }: Actor, at: Point): MotionRecord {
  const to = { ...pose, x: pose.x + (at.x - pose.x) * LUNGE, y: pose.y + (at.y - pose.y) * LUNGE };
  return { piece: person.id, path: [pose, to, pose], style: 'drive' };
}

function* strikeOnce(
  game: DeluxeGame,
  actor: Actor,
  club: Blow['club'],
  victim: Pedestrian,
  more: number,
): DeluxePlay<number> {
  const { seat, id } = actor.person;
  const target = { kind: 'person', person: victim.person.id } as const;
  const need = blowNeed(game, actor, target);
  if (need.kind !== 'need') return 0;
  const rolled = yield* roll(game, TO_HIT_DICE, { seat, rule: RULE, purpose: 'the blow' });
  const isHit = rolled.total >= need.need && rolled.total > TO_HIT_LIMITS.alwaysMisses;
  const who = personName(game.setup, actor.person);
  const whom = personName(game.setup, { id: target.person, post: null });
  const text = `${who} strikes at ${whom} with ${clubName(game, id, club)} and ${isHit ? 'hits' : 'misses'}: needed ${need.need}, rolled ${rolled.total}.`;
  const marks = [club === null ? 'blow/fist' : 'blow/club'];
  const motion = lungeOf(actor, victim.pose);
  const seen = { about: id, roll: rolled, target: need, modifiers: need.modifiers, marks, motion };
  game.emit({ kind: 'blow', rule: RULE, outcome: isHit ? 'good' : 'neutral', text, ...seen });
  if (!isHit) return 0;
  const less = club === null ? HAND_TO_HAND.fist : HAND_TO_HAND.heavy;
  const die = yield* roll(game, '1d', { seat, rule: RULE, purpose: 'what the blow does' });
  const hits = Math.max(0, die.total + less + more);
  const words = hits === 0 ? `${whom} shrugs it off.` : `${hits} hit${hits === 1 ? '' : 's'} on ${whom}.`;
  const harm = hits === 0 ? [] : [{ piece: target.person, style: 'hit', points: hits } as const];
  game.emit({ kind: 'damage-roll', rule: RULE, roll: die, outcome: 'bad', text: words, harm });
  return hits;
}

/** No roll to hit; a weapon is nothing but a club after that. */
function* strikeVehicle(game: DeluxeGame, actor: Actor, { club }: Blow, vehicle: Vehicle): DeluxePlay {
  const { person, pose } = actor;
  const { seat } = person;
  noteAttackOnFoot(game, person.id, vehicle.id);
  const die = yield* roll(game, '1d', { seat, rule: VEHICLES, purpose: 'the club' });
  const hits = Math.max(0, die.total + HAND_TO_HAND.onVehicle);
  const side = shownAt(vehicle, sidesFacing(vehicle, pose)[0] ?? 'front');
  const who = personName(game.setup, person);
  const what = hits === 0 ? 'to no avail' : `for ${hits}`;
  const text = `${who} strikes the ${side} of ${nameOf(game, vehicle)} with ${clubName(game, person.id, club)} ${what}.`;
  const harm = hits === 0 ? [] : [{ piece: vehicle.id, style: 'hit', points: hits, spot: side } as const];
  game.emit({
    kind: 'blow',
    rule: VEHICLES,
    about: person.id,
    roll: die,
    outcome: 'bad',
    text,
    harm,
    motion: lungeOf(actor, vehicle.pose),
    marks: ['blow/vehicle'],
  });
  const arm = club?.kind === 'arm' ? person.arms?.find(({ id }) => id === club.id) : undefined;
  if (arm !== undefined) arm.shots = 0;
  if (hits > 0)
    yield* weaponDamage(game, vehicle, { kind: 'side', side }, hits, {
      kind: 'gun',
      rule: VEHICLES,
      by: seat,
      from: pose,
    });
}

import { ask, type ShotRecord } from '@hardtop/kernel';
import type { Side } from '../../catalog/dashboard.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { type Attack, attackDice, attackRerolls, attacksOf, canAttack, sureDamage } from '../queries/attacks.ts';
import { shieldsOf } from '../queries/cover.ts';
import {
  canBeShielded,
  type Damage,
  damageOf,
  defenseDice,
  freeRerolls,
  rerollsPerAce,
  shielded,
} from '../queries/defense.ts';
import { rollTold } from '../queries/handfuls.ts';
import { attackMarks, defenseMarks } from '../queries/marks.ts';
import { fireLock } from '../queries/number-cards.ts';
import { type RolledDie, resultsOf } from '../queries/rolled.ts';
import { targetId, targetName } from '../queries/targets.ts';
import { HOLD, isAimed } from '../questions/attack-question.ts';
import type { SixthPlay } from '../state/effects.ts';
import { type Car, carOf, printOf, type SixthGame } from '../state/state.ts';
import { basicDamage, damageToken, explosion } from './damage.ts';
import { rerollAttack, rerollDefense } from './rerolls.ts';
import { rollDice } from './rolling.ts';
import { ignite, tireDamage } from './tracks.ts';

/** One attack of a car, if its player wants one; says whether there was. Nobody is asked who has nothing to attack, or may not fire yet. */
export function* attackOnce(game: SixthGame, car: Car): SixthPlay<boolean> {
  if (fireLock(game, car.seat) !== null || !canAttack(game, car)) return false;
  const asked: SixthAsked = { seat: car.seat, topic: 'attack', car: car.id };
  const { option, params } = yield* ask(game, asked);
  if (option === HOLD) return false;
  const attack = attacksOf(game, car).find(({ id }) => id === option);
  if (attack === undefined) throw new Error(`no attack ${option}`);
  yield* carryOutAttack(game, attack, isAimed(attack, params));
  return true;
}

function* carryOutAttack(game: SixthGame, attack: Attack, aimed: boolean): SixthPlay {
  const { attacker, target } = attack;
  tellAttack(game, attack, aimed);
  const rolled = yield* rollAttack(game, attack, aimed);
  // Only now is it known what was used.
  attacker.attacked.push(attack.role);
  if (aimed) attacker.aimed = true;
  if (!attack.isSidearm) attacker.fired.push(attack.weapon);
  turnOver(attack);
  const dealt = damageOf(attack, sureDamage(attack), resultsOf(rolled));
  tellDamage(game, attack, dealt, rolled);
  if (target.kind === 'token') return damageToken(game, target.token, dealt.basic);
  const shields = yield* defend(game, attack, dealt);
  yield* applyDamage(game, target.car, attack.side, shielded(dealt, shields));
}

function tellAttack(game: SixthGame, attack: Attack, aimed: boolean): void {
  const { attacker, name, target, side, role } = attack;
  const where = side === null ? '' : ` on the ${side}`;
  const how = aimed ? ' by the targeting card' : '';
  game.emit({
    kind: 'attack',
    rule: 'sixth/attack/attacking',
    about: attacker.id,
    text: `The ${role} of ${attacker.name} fires the ${name} at ${targetName(target)}${where}${how}.`,
    marks: attackMarks(attack, aimed),
  });
}

/** How a shot looks, by what the word after the hyphen says; people fire bullets. */
const STYLES = { shred: 'bullets', fire: 'flame', blast: 'rocket', slug: 'shell' } as const;

function styleOf(subtype: string | null): ShotRecord['style'] {
  return subtype !== null && Object.hasOwn(STYLES, subtype) ? STYLES[subtype as keyof typeof STYLES] : 'bullets';
}

/** What the attack roll comes to, before anybody defends. */
function tellDamage(game: SixthGame, attack: Attack, dealt: Damage, rolled: readonly RolledDie[]): void {
  const { attacker, weapon, target, side } = attack;
  const card = attacker.cards[weapon];
  const parts = [
    ...(dealt.basic > 0 ? [`${dealt.basic} damage`] : []),
    ...(dealt.tires > 0 ? [`${dealt.tires} to the tires`] : []),
    ...(dealt.fire ? ['fire'] : []),
    ...(dealt.explosion ? ['an explosion'] : []),
  ];
  game.emit({
    kind: 'shot',
    rule: 'sixth/attack/shoot',
    about: attacker.id,
    text: parts.length === 0 ? 'It does nothing.' : `It deals ${parts.join(', ')}.`,
    ...rollTold(rolled, dealt.basic + dealt.tires),
    shot: {
      by: attacker.id,
      ...(card !== undefined && card.place !== 'crew' && { mount: card.place }),
      at: { piece: targetId(target), ...(side !== null && { spot: side }) },
      style: styleOf(card === undefined ? null : printOf(card).subtype),
      hit: parts.length > 0,
    },
    marks: harmMarks(dealt),
  });
}

const harmMarks = ({ basic, tires, fire, explosion: blast }: Damage): readonly string[] => [
  ...(basic > 0 ? ['harm/basic'] : []),
  ...(tires > 0 ? ['harm/tires'] : []),
  ...(fire ? ['harm/fire'] : []),
  ...(blast ? ['harm/explosion'] : []),
];

/** What is fired once lies face down after its attack. */
function turnOver({ attacker, weapon, print }: Attack): void {
  const card = attacker.cards[weapon];
  if (print.oneShot && card !== undefined) card.faceDown = true;
}

function* rollAttack(game: SixthGame, attack: Attack, aimed: boolean): SixthPlay<readonly RolledDie[]> {
  const { attacker, print, name } = attack;
  const of = { seat: attacker.seat, rule: 'sixth/attack/shoot', purpose: name } as const;
  const dice = yield* rollDice(game, attackDice(attack, aimed), of);
  return yield* rerollAttack(game, attacker, dice, attackRerolls(attack), print.wrench !== 'none');
}

/** The shields of the defender, of dice and cover; range gives re-rolls, then aces buy them. */
function* defend(game: SixthGame, attack: Attack, dealt: Damage): SixthPlay<number> {
  const { target } = attack;
  if (target.kind === 'token') return 0;
  const { car } = target;
  const cover = shieldsOf(attack.cover);
  const of = { seat: car.seat, rule: 'sixth/attack/defending', purpose: 'defense' } as const;
  let dice = yield* rollDice(game, defenseDice(attack), of);
  const means = { free: freeRerolls(attack), granted: null };
  for (;;) {
    const shields = resultsOf(dice).skid + cover;
    const open = canBeShielded(dealt) - shields;
    if (open <= 0 || (means.free === 0 && car.ace === 0)) return tellShields(game, attack, car, shields, dice);
    const common = { topic: 'reroll', roll: 'defense', dice, free: means.free, wrenches: false, open } as const;
    const asked = { seat: car.seat, car: car.id, ...common };
    const again = yield* rerollDefense(game, car, asked, means, rerollsPerAce(car));
    if (again === null) return tellShields(game, attack, car, shields, dice);
    dice = again;
  }
}

function tellShields(game: SixthGame, attack: Attack, car: Car, shields: number, dice: readonly RolledDie[]): number {
  const text = `${car.name} has ${shields === 1 ? '1 shield' : `${shields} shields`}.`;
  const told = { about: car.id, text, marks: defenseMarks(attack), ...rollTold(dice, shields, 'shield') };
  game.emit({ kind: 'defense', rule: 'sixth/attack/defending', ...told });
  return shields;
}

/** Explosion or fire, then the tires, then the side with what the tires could not take. */
function* applyDamage(game: SixthGame, car: Car, side: Side | null, damage: Damage): SixthPlay {
  if (side === null) return;
  const { basic, tires } = damage;
  if (basic + tires === 0 && !damage.fire && !damage.explosion) {
    const text = `${car.name} takes nothing.`;
    game.emit({ kind: 'unharmed', rule: 'sixth/attack/results', about: car.id, outcome: 'good', text });
  }
  if (damage.explosion) yield* explosion(game, car, side);
  if (damage.fire) ignite(game, car, side);
  const excess = tires > 0 ? tireDamage(game, car, tires) : 0;
  yield* basicDamage(game, carOf(game.state, car.id), side, basic + excess, 'combat');
}

import {
  type Ask,
  answerOf,
  type Handful,
  type Histogram,
  type Option,
  type Params,
  type Preview,
} from '@hardtop/kernel';
import type { Side } from '../../catalog/dashboard.ts';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { chanceOf, damageSpread, expectedPoints, pointsOf } from '../queries/attack-odds.ts';
import { type Attack, aimingDice, attackDice, attackRerolls, attacksOf, sureDamage } from '../queries/attacks.ts';
import { shieldsOf } from '../queries/cover.ts';
import { defenseDice, mostRerolls } from '../queries/defense.ts';
import { chancesOf, handful } from '../queries/handfuls.ts';
import { targetId, targetName } from '../queries/targets.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { diceWords } from './dice-words.ts';

export const HOLD = 'hold';

const sideWords = (side: Side | null): string => (side === null ? '' : `, ${side}`);

/** Whether the targeting card is used: it is where nothing else is said. */
export const isAimed = (attack: Attack, params: Params): boolean => aimingDice(attack) !== null && params.aim !== 0;

const AIM = {
  name: 'aim',
  label: 'Targeting card',
  min: 0,
  max: 1,
  step: 1,
  start: 1,
  names: ['keep it', 'use it now'],
} as const;

/** So many points, or more, are one column. */
const SHOWN = 8;

/** What comes through, point by point; what is beyond the armor of that side goes inside. */
function throughOf(attack: Attack, aimed: boolean): readonly Histogram[] {
  const { target, side } = attack;
  const armor = target.kind === 'car' && side !== null ? target.car.armor[side] : null;
  const title = armor === null ? 'Damage' : `Damage, ${armor} armor there`;
  const chances = chancesOf(damageSpread(attack, aimed), pointsOf, SHOWN);
  return [{ title, ...chances, ...(armor !== null && { badFrom: armor + 1 }) }];
}

const handfulsOf = (attack: Attack, aimed: boolean): readonly Handful[] => [
  ...handful('Attack', attackDice(attack, aimed)),
  ...handful('Defense', defenseDice(attack)),
];

function caveatsOf({ cover, target }: Attack): readonly string[] {
  const isThing = target.kind === 'token';
  return [
    ...(cover.some(({ id }) => id.startsWith('wreck')) ? [RECONSTRUCTED.wreckCover] : []),
    ...(isThing ? [RECONSTRUCTED.obstacles] : []),
  ];
}

function textOf(attack: Attack, aimed: boolean): string {
  const sure = sureDamage(attack);
  const dice = diceWords(attackDice(attack, aimed));
  const attackWords = sure === 0 ? dice : `${sure} and ${dice}`;
  const again = attackRerolls(attack);
  const rerolls = again === 0 ? '' : `, ${again} re-rolls`;
  if (attack.target.kind === 'token') return `${attackWords}${rerolls}. Nobody defends it.`;
  const cover = shieldsOf(attack.cover);
  const parts = [
    diceWords(defenseDice(attack)),
    ...(cover > 0 ? [`${cover} shields of cover`] : []),
    ...(mostRerolls(attack) > 0 ? [`up to ${mostRerolls(attack)} re-rolls`] : []),
  ];
  return `${attackWords}${rerolls} against ${parts.join(', ')}.`;
}

function factsOf(attack: Attack, aimed: boolean): { readonly damage: number; readonly hit: number } {
  const spread = damageSpread(attack, aimed);
  return { damage: expectedPoints(spread), hit: chanceOf(spread, (one) => pointsOf(one) > 0) };
}

function previewOf(attack: Attack, aimed: boolean): Preview {
  const facts = factsOf(attack, aimed);
  const { attacker, target } = attack;
  const to = target.kind === 'car' ? target.car.pose : target.token.pose;
  return {
    text: textOf(attack, aimed),
    chances: [{ label: 'some damage', chance: facts.hit }],
    handfuls: handfulsOf(attack, aimed),
    histograms: throughOf(attack, aimed),
    caveats: caveatsOf(attack),
    lines: [{ from: attacker.pose, to, label: attack.side ?? '' }],
    facts,
  };
}

function optionOf(attack: Attack): Option {
  const { id, role, name, target, side, range } = attack;
  // Things of a kind have one name: how far they are tells them apart.
  const where = target.kind === 'token' ? `, ${range.toFixed(1)} away` : sideWords(side);
  const label = `${name} at ${targetName(target)}${where}`;
  return {
    id,
    label: `${label} (${role})`,
    words: [name.toLowerCase(), targetName(target).toLowerCase(), side ?? 'all', role],
    group: `${name} → ${targetName(target)}`,
    at: { piece: targetId(target), ...(side !== null && { spot: side }) },
    ...(aimingDice(attack) !== null && { params: [AIM] }),
    preview: (params) => previewOf(attack, isAimed(attack, params)),
    facts: (params) => factsOf(attack, isAimed(attack, params)),
  };
}

const HOLD_OPTION: Option = {
  id: HOLD,
  label: 'Hold fire',
  words: ['hold', 'fire'],
  preview: () => ({ text: 'No more attacks this round.', facts: { damage: 0, hit: 0 } }),
};

/** Which attack comes next, or none. */
export function attackQuestion(game: SixthGame, car: Car): Ask {
  const attacks = attacksOf(game, car);
  return {
    seat: car.seat,
    topic: 'attack',
    rule: 'sixth/attack/attacking',
    about: car.id,
    prompt: car.attacked.length === 0 ? `${car.name} can attack.` : `${car.name} can attack once more.`,
    options: () => [...attacks.map(optionOf), HOLD_OPTION],
    suggested: answerOf(HOLD),
  };
}

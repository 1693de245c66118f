import {
  type Ask,
  answerOf,
  type Facts,
  type Handful,
  type Histogram,
  type Option,
  type Param,
  type Params,
  type Preview,
  type Seat,
} from '@hardtop/kernel';
import type { Side } from '../../catalog/dashboard.ts';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { damageOdds, pointsOf } from '../queries/attack-odds.ts';
import { type Attack, aimingDice, attackDice, attackRerolls, attacksOf, sureDamage } from '../queries/attacks.ts';
import { shieldsOf } from '../queries/cover.ts';
import { defenseDice, mostRerolls } from '../queries/defense.ts';
import { chancesOf, handful, inBrief } from '../queries/handfuls.ts';
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
  const chances = chancesOf(damageOdds(attack, aimed).spread, pointsOf, SHOWN);
  return [{ title, ...chances, ...(armor !== null && { badFrom: armor + 1 }) }];
}

const handfulsOf = (attack: Attack, aimed: boolean): readonly Handful[] => [
  ...handful('Attack', attackDice(attack, aimed)),
  ...handful('Defense', defenseDice(attack)),
];

function caveatsOf({ cover, target }: Attack): readonly string[] {
  const kinds = [...cover.map(({ kind }) => kind), ...(target.kind === 'token' ? [target.token.kind] : [])];
  return [
    ...(kinds.includes('wreck') ? [RECONSTRUCTED.wreckCover] : []),
    ...(kinds.includes('barrier') || kinds.includes('barrel') ? [RECONSTRUCTED.obstacles] : []),
  ];
}

function textOf(attack: Attack, aimed: boolean): string {
  const sure = sureDamage(attack);
  const dice = diceWords(attackDice(attack, aimed));
  const attackWords = sure === 0 ? dice : `${sure} sure ${sure === 1 ? 'hit' : 'hits'} and ${dice}`;
  const again = attackRerolls(attack);
  const rerolls = again === 0 ? '' : `, ${again} re-rolls`;
  if (attack.target.kind === 'token') return `${attackWords}${rerolls}. Nobody defends it.`;
  const cover = shieldsOf(attack.cover);
  const parts = [
    diceWords(defenseDice(attack)),
    ...(cover > 0 ? [`${cover} shields of cover`] : []),
    ...(mostRerolls(attack) > 0 && Object.keys(defenseDice(attack)).length > 0
      ? [`up to ${mostRerolls(attack)} re-rolls`]
      : []),
  ];
  return `${attackWords}${rerolls} against ${parts.join(', ')}.`;
}

function factsOf(attack: Attack, aimed: boolean): { readonly damage: number; readonly hit: number } {
  const { points, hit } = damageOdds(attack, aimed);
  return { damage: points, hit };
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

const AIMS = [AIM];

/** One attack as a choice. A class with getters: most of its texts are never read. */
class AttackOption implements Option {
  readonly params?: readonly Param[];
  private readonly attack: Attack;

  constructor(attack: Attack) {
    this.attack = attack;
    if (aimingDice(attack) !== null) this.params = AIMS;
  }

  get id(): string {
    return this.attack.id;
  }

  get label(): string {
    const { name, role, target, side, range } = this.attack;
    // Things of a kind have one name: how far they are tells them apart.
    const where = target.kind === 'token' ? `, ${range.toFixed(1)} away` : sideWords(side);
    return `${name} at ${targetName(target)}${where} (${role})`;
  }

  get words(): readonly string[] {
    const { name, role, target, side } = this.attack;
    return [name.toLowerCase(), targetName(target).toLowerCase(), side ?? 'all', role];
  }

  get group(): string {
    return `${this.attack.name} → ${targetName(this.attack.target)}`;
  }

  get at(): NonNullable<Option['at']> {
    const { target, side } = this.attack;
    return side === null ? { piece: targetId(target) } : { piece: targetId(target), spot: side };
  }

  preview(params: Params): Preview {
    return previewOf(this.attack, isAimed(this.attack, params));
  }

  /** What it promises; dice and spread come with the one that is looked at. */
  briefPreview(params: Params): Preview {
    const { text, lines = [], chances = [] } = this.preview(params);
    const { damage, hit } = this.facts(params);
    return {
      text,
      brief: true,
      lines,
      chances: chances.map(({ label, chance }) => ({ label, chance: inBrief(chance) })),
      facts: { damage: inBrief(damage ?? 0), hit: inBrief(hit ?? 0) },
    };
  }

  facts(params: Params): Facts {
    return factsOf(this.attack, isAimed(this.attack, params));
  }
}

const HOLD_OPTION: Option = {
  id: HOLD,
  label: 'Hold fire',
  words: ['hold', 'fire'],
  preview: () => ({ text: 'No more attacks this round.', facts: { damage: 0, hit: 0 } }),
};

const HOLD_FIRE = answerOf(HOLD);

/** Which attack comes next, or none. */
class AttackQuestion implements Ask {
  readonly seat: Seat;
  readonly topic = 'attack';
  readonly rule = 'sixth/attack/attacking';
  readonly about: string;
  readonly suggested = HOLD_FIRE;
  private readonly game: SixthGame;
  private readonly car: Car;

  constructor(game: SixthGame, car: Car) {
    this.seat = car.seat;
    this.about = car.id;
    this.game = game;
    this.car = car;
  }

  get prompt(): string {
    const { name, attacked } = this.car;
    return attacked.length === 0 ? `${name} can attack.` : `${name} can attack once more.`;
  }

  options(): readonly Option[] {
    const options: Option[] = [];
    for (const attack of attacksOf(this.game, this.car)) options.push(new AttackOption(attack));
    options.push(HOLD_OPTION);
    return options;
  }
}

export const attackQuestion = (game: SixthGame, car: Car): Ask => new AttackQuestion(game, car);

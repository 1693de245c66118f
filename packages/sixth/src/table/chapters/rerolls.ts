import { ask } from '@hardtop/kernel';
import { FACE_RESULTS } from '../../catalog/dice.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { rollTold } from '../queries/handfuls.ts';
import { effectMarks } from '../queries/marks.ts';
import { mostOf } from '../queries/reroll-odds.ts';
import type { RolledDie } from '../queries/rolled.ts';
import { ACES, bestDie, dieId, faceWords, KEEP, worthOf } from '../questions/reroll-question.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';
import { rollDice } from './rolling.ts';

type RerollAsked = Extract<SixthAsked, { readonly topic: 'reroll' }>;

/** Which die is thrown again; or the best ones, for so many aces. */
type Choice = { readonly die: RolledDie } | { readonly aces: number };

/** Whether a new throw of some die could show more than it does. */
function canGain(asked: RerollAsked): boolean {
  const worth = worthOf(asked);
  return asked.dice.some(({ color, face }) => mostOf(color, worth) > worth(FACE_RESULTS[face]));
}

/** null: all are kept. Nobody is asked where nothing can be gained. */
function* chosenReroll(game: SixthGame, asked: RerollAsked): SixthPlay<Choice | null> {
  if (asked.dice.length === 0 || !canGain(asked)) return null;
  const { option, params } = yield* ask(game, asked);
  if (option === KEEP) return null;
  if (option === ACES) return { aces: params.aces ?? 1 };
  const die = asked.dice.find((one) => dieId(one) === option);
  if (die === undefined) throw new Error(`no die ${option}`);
  return { die };
}

/** The dice with that one thrown again. */
function* thrownAgain(
  game: SixthGame,
  car: Car,
  asked: RerollAsked,
  die: RolledDie,
  marks: readonly string[],
): SixthPlay<readonly RolledDie[]> {
  const of = { seat: car.seat, rule: 'sixth/round/re-rolls', purpose: 're-roll' } as const;
  const [next] = yield* rollDice(game, { [die.color]: 1 }, of);
  if (next === undefined) throw new Error('a die was thrown and lies nowhere');
  const text = `${car.name} throws the ${die.color} die again that shows ${faceWords(asked, die)}: ${faceWords(asked, next)}.`;
  const roll = rollTold([next], worthOf(asked)(FACE_RESULTS[next.face]), asked.roll === 'defense' ? 'shield' : 'skid');
  game.emit({ kind: 're-roll', rule: of.rule, about: car.id, text, marks, ...roll });
  const at = asked.dice.findIndex((one) => dieId(one) === dieId(die));
  return asked.dice.map((one, i) => (i === at ? next : one));
}

/** Free re-rolls of an attack, one at a time. */
export function* rerollAttack(
  game: SixthGame,
  car: Car,
  rolled: readonly RolledDie[],
  rerolls: number,
  wrenches: boolean,
): SixthPlay<readonly RolledDie[]> {
  let dice = rolled;
  for (let free = rerolls; free > 0; free--) {
    const common = { topic: 'reroll', roll: 'attack', dice, free, wrenches, open: 0 } as const;
    const asked = { seat: car.seat, car: car.id, ...common };
    const choice = yield* chosenReroll(game, asked);
    if (choice === null || !('die' in choice)) break;
    dice = yield* thrownAgain(game, car, asked, choice.die, effectMarks(car, 'gunnerRerolls'));
  }
  return dice;
}

/** What a defender still has to throw with. */
interface Means {
  /** Re-rolls that cost nothing. */
  free: number;
  /** Aces that are spent without asking again; null: each is asked for. */
  granted: number | null;
}

/** The next die of a defense to be thrown again, if any. */
function* nextOfDefense(game: SixthGame, asked: RerollAsked, means: Means): SixthPlay<RolledDie | null> {
  if (means.granted === null) {
    const choice = yield* chosenReroll(game, asked);
    if (choice === null || 'die' in choice) return choice?.die ?? null;
    means.granted = choice.aces;
  }
  return means.free + means.granted > 0 ? bestDie(asked) : null;
}

/** One more re-roll in defense, paid for; null: the dice stay as they lie. */
export function* rerollDefense(
  game: SixthGame,
  car: Car,
  asked: RerollAsked,
  means: Means,
  perAce: number,
): SixthPlay<readonly RolledDie[] | null> {
  const die = yield* nextOfDefense(game, asked, means);
  if (die === null) return null;
  const marks = means.free > 0 ? ['re-roll/free'] : ['re-roll/ace', ...effectMarks(car, 'rerollsPerAce')];
  if (means.free === 0) {
    car.ace--;
    if (means.granted !== null) means.granted--;
    means.free = perAce;
  }
  means.free--;
  return yield* thrownAgain(game, car, asked, die, marks);
}

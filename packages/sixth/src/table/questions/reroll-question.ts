import { type Answer, type Ask, answerOf, type Option } from '@hardtop/kernel';
import type { Results } from '../../catalog/dice.ts';
import type { SixthAsked } from '../queries/asked.ts';
import { rerollsPerAce } from '../queries/defense.ts';
import { afterwards, betterOf, lyingDice } from '../queries/reroll-foresight.ts';
import { gainOf, gainOfRerolls, type Worth } from '../queries/reroll-odds.ts';
import type { RolledDie } from '../queries/rolled.ts';
import type { Car } from '../state/state.ts';

export const KEEP = 'keep';
/** As many aces as one likes, on whatever gains most. */
export const ACES = 'aces';

type RerollAsked = Extract<SixthAsked, { readonly topic: 'reroll' }>;

/** What this roll is made for. */
export function worthOf({ roll, wrenches }: Pick<RerollAsked, 'roll' | 'wrenches'>): Worth {
  if (roll === 'defense') return ({ skid }) => skid;
  return wrenches ? ({ hit, wrench }: Results) => hit + wrench : ({ hit }: Results) => hit;
}

export const dieId = ({ color, face }: RolledDie): string => `${color}-${face}`;

const FACE_WORDS = {
  hit: 'a hit',
  twoHits: 'two hits',
  skid: 'a skid',
  twoSkids: 'two skids',
  wrench: 'a wrench',
  twoWrenches: 'two wrenches',
} as const;
/** The skid of a driver is the shield of a defender. */
const SHIELD_WORDS = { ...FACE_WORDS, skid: 'a shield', twoSkids: 'two shields' } as const;

/** What a die shows, as those say who threw it. */
export const faceWords = ({ roll }: Pick<RerollAsked, 'roll'>, { face }: RolledDie): string =>
  (roll === 'defense' ? SHIELD_WORDS : FACE_WORDS)[face];

/** Dice that lie alike are one choice. */
function diceToChoose(dice: readonly RolledDie[]): readonly RolledDie[] {
  const seen = new Map(dice.map((die) => [dieId(die), die]));
  return [...seen.values()];
}

/** The die whose new throw gains most; null where none gains. */
export function bestDie(asked: Pick<RerollAsked, 'dice' | 'roll' | 'wrenches'>): RolledDie | null {
  const worth = worthOf(asked);
  let best: { readonly die: RolledDie; readonly gain: number } | null = null;
  for (const die of asked.dice) {
    const gain = gainOf(die.color, die.face, worth);
    if (gain > (best?.gain ?? 0)) best = { die, gain };
  }
  return best?.die ?? null;
}

/** Several aces in one go; only in defense are they paid. */
function acesOption(asked: RerollAsked, aces: number, perAce: number): Option {
  const gainOfAces = (spent: number): number => gainOfRerolls(asked.dice, spent * perAce, asked.open);
  return {
    id: ACES,
    label: 'Re-roll what shows no shield',
    words: ['aces'],
    params: [{ name: 'aces', label: 'Aces', min: 1, max: aces, step: 1, start: aces }],
    preview: ({ aces: spent = 1 }) => ({
      text: `Gains ${gainOfAces(spent).toFixed(2)} shields on average, one die after another until all is stopped.`,
      handfuls: lyingDice(asked, null),
      facts: { gain: gainOfAces(spent), free: 0 },
    }),
  };
}

function optionOf(asked: RerollAsked, die: RolledDie, price: string): Option {
  const worth = worthOf(asked);
  const gain = gainOf(die.color, die.face, worth);
  const shown = faceWords(asked, die);
  const what = asked.roll === 'defense' ? 'shields' : 'damage';
  return {
    id: dieId(die),
    label: `Re-roll ${die.color}, ${shown}`,
    words: ['reroll', die.color, shown],
    preview: () => ({
      text: `${gain >= 0 ? 'Gains' : 'Loses'} ${Math.abs(gain).toFixed(2)} ${what} on average. ${price}`,
      chances: [{ label: 'shows more', chance: betterOf(die, worth) }],
      handfuls: lyingDice(asked, die),
      histograms: [afterwards(asked, die, worth)],
      warnings: gain < 0 ? ['Likely to get worse'] : [],
      facts: { gain, free: asked.free },
    }),
    facts: () => ({ gain, free: asked.free }),
  };
}

function suggestedOf({ free }: RerollAsked, { ace }: Car, best: RolledDie | null): Answer {
  if (best === null) return answerOf(KEEP);
  return free === 0 ? answerOf(ACES, { aces: ace }) : answerOf(dieId(best));
}

/** One die at a time, any of them, also one that was thrown again before. */
export function rerollQuestion(car: Car, asked: RerollAsked): Ask {
  const buys = rerollsPerAce(car);
  const price =
    asked.free > 0 ? `${asked.free} free.` : `For an ace of ${car.ace}${buys > 1 ? `, ${buys} re-rolls` : ''}.`;
  const dice = diceToChoose(asked.dice);
  const keep: Option = {
    id: KEEP,
    label: 'Keep them all',
    words: ['keep', 'done'],
    preview: () => ({ text: 'The roll stays as it lies.', handfuls: lyingDice(asked, null), facts: { gain: 0 } }),
  };
  const best = bestDie(asked);
  const several = asked.free === 0 && best !== null ? [acesOption(asked, car.ace, buys)] : [];
  return {
    seat: car.seat,
    topic: 'reroll',
    rule: asked.roll === 'defense' ? 'sixth/attack/defending' : 'sixth/round/re-rolls',
    about: car.id,
    prompt: asked.roll === 'defense' ? `${car.name} defends: re-roll a die?` : `${car.name} attacks: re-roll a die?`,
    options: () => [...several, ...dice.map((die) => optionOf(asked, die, price)), keep],
    suggested: suggestedOf(asked, car, best),
  };
}

// What stands on the record sheet, by the names of its layouts.

import type { Fill } from '@hardtop/workshop/sheet';
import { CARDS, HAND_CANNON } from '../../catalog/cards.ts';
import { CONTROL_BY_SPEED, type Side, START, TRACKS } from '../../catalog/dashboard.ts';
import { deckOf } from '../../catalog/game-sizes.ts';
import { type Design, PLACES, type Place } from '../design/design.ts';
import { type Fitted, fittedOf } from '../design/fitted.ts';
import { costOf } from '../figures/cost.ts';
import { cardLines, PLACE_NAMES } from '../figures/texts.ts';
import type { SheetDamage } from './damage.ts';

const FIGURES = ['Armor', 'Build points', 'Crew points', 'Deck'] as const;

export function headerFill(design: Design | null): Fill {
  const cost = design === null ? null : costOf(design);
  const values =
    design === null || cost === null
      ? []
      : [design.size.ap, `${cost.bp} of ${design.size.bp}`, `${cost.cp} of ${design.size.cp}`, deckOf(design.size)];
  const figures = FIGURES.map((label, i) => {
    const value = String(values[i] ?? '');
    return { label, value, said: value === '' ? 'to fill in' : value };
  });
  return { name: design?.name ?? '', figures };
}

export function trackFill({ tires, power, speed }: SheetDamage): Fill {
  return {
    tracks: [
      { label: 'Tires', count: TRACKS.tires, lost: START.tires - tires, note: '7 to 10: speed 5, 4 control · 5 and 6: 4, 3 · 3 and 4: 3, 2 · 1 and 2: 2, 1 · 0: 1, 0' },
      { label: 'Power plant', count: TRACKS.power, lost: START.power - power, note: 'At 0 the car is a wreck.' },
    ],
    speeds: CONTROL_BY_SPEED.map((control, step) => ({
      speed: step,
      control,
      said: step === 0 ? `halt or reverse, ${control} control` : `${control} control`,
      now: step === speed ? ', now' : '',
    })),
  }; // biome-ignore format: one track a line
}

/** What it can take, the crew by what they wear. */
function livesOf({ card }: Fitted, all: readonly Fitted[]): number {
  const more = all.flatMap((one) => one.card.effects).reduce((sum, effect) => (effect.kind === 'crewDurability' ? sum + effect.plus : sum), 0); // biome-ignore format: one sum
  return (card.durability ?? 0) + (card.type === 'crew' ? more : 0);
}

function cardFill(one: Fitted, all: readonly Fitted[], damage: number): Fill {
  const { name } = one.card;
  const lives = livesOf(one, all);
  const title = lives === 0 ? name : `${name}: ${Math.min(damage, lives)} of ${lives} damage`;
  return { name, note: cardLines(one.card).join('; '), lives, damage: Math.min(damage, lives), title };
}

const CANNON: Fitted = { card: CARDS[HAND_CANNON], place: 'crew', index: -1 };

/** The cards of a place; a blank sheet has lines to fill in. */
export function cardsFill(design: Design | null, place: Place, { cards: damage }: SheetDamage): readonly Fill[] {
  if (design === null) return Array.from({ length: place === 'crew' ? 6 : 4 }, () => ({ title: 'A card to fill in' }));
  const all = fittedOf(design);
  const here = all.flatMap((one, i) => (one.place === place ? [cardFill(one, all, damage[i] ?? 0)] : []));
  return place === 'crew' ? [...here, cardFill(CANNON, all, 0)] : here;
}

export function sideFill(design: Design | null, side: Side, state: SheetDamage): Fill {
  const armor = design?.size.ap ?? TRACKS.armor;
  const isBurning = state.fire.includes(side);
  return {
    side,
    armor,
    gone: armor - Math.min(armor, state.armor[side] ?? armor),
    fires: 1,
    fire: isBurning ? 1 : 0,
    burning: `The ${side} ${isBurning ? 'burns' : 'does not burn'}`,
    gap: [{}],
    cards: cardsFill(design, side, state),
  };
}

export const SIDE_TITLES = PLACES.flatMap((place) =>
  place === 'crew' ? [] : [{ side: place, title: PLACE_NAMES[place] }],
);

// A legal car for any size of game, the same from the same seed.

import { type Random, streamOf } from '@hardtop/kernel';
import { type Card, PAID_BY } from '../../catalog/card.ts';
import { CARD_IDS, CARDS, type CardId, HAND_CANNON } from '../../catalog/cards.ts';
import { SIDES } from '../../catalog/dashboard.ts';
import type { GameSize } from '../../catalog/game-sizes.ts';
import type { Design, Place } from '../design/design.ts';
import { applyEdit, type Edit } from '../design/edit.ts';
import { isFreeCopied, placesFor } from '../design/fitted.ts';
import { costOf } from '../figures/cost.ts';
import { problemsOf } from '../problems/problems.ts';
import type { GarageSettings } from '../problems/settings.ts';
import { type BuilderId, TASTES, type Taste } from './tastes.ts';

const CREW_ROLES = ['driver', 'gunner'] as const;
type CrewRole = (typeof CREW_ROLES)[number];

/** Whatever the points: everybody starts with two who cost nothing. */
export const bareCar = (size: GameSize, name: string): Design => ({
  version: 1,
  ruleset: 'sixth',
  name,
  size,
  cards: { front: [], left: [], right: [], back: [], crew: ['rookieDriver', 'rookieGunner'] },
});

/** One of a list by their weights; null where all are 0. */
function drawn<T>(random: Random, list: readonly T[], weightOf: (one: T) => number): T | null {
  const weights = list.map((one) => Math.round(weightOf(one) * FINE));
  let left = random.int(
    1,
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (weight > 0 && left <= 0) return list[i] ?? null;
  }
  return null;
}

const FINE = 1000;

const crewFor = (role: CrewRole): readonly Card[] =>
  CARD_IDS.map((id) => CARDS[id]).filter(
    ({ type, subtype, set }) => type === 'crew' && subtype === role && set === 'core',
  );

/** Who drives and who shoots: the dearer the likelier, as far as the points go. */
function crewOf(random: Random, { cp }: GameSize, { driver }: Taste): readonly CardId[] {
  const pairs = crewFor('driver').flatMap((one) => crewFor('gunner').map((other) => ({ one, other })));
  const pair = drawn(random, pairs, ({ one, other }) => {
    if (one.cost + other.cost > cp) return 0;
    return 1 + one.cost * driver + other.cost;
  });
  return CARD_IDS.filter((id) => id === pair?.one.id || id === pair?.other.id);
}

/** A card that may be put somewhere. */
interface Offer {
  readonly id: CardId;
  readonly place: Place;
  readonly weight: number;
}

function weightOf({ type, subtype, cost, effects }: Card, place: Place, taste: Taste): number {
  if (type === 'crew' || cost === 0) return 0;
  const side = place === 'crew' ? 1 : taste.sides[place];
  const kind = type === 'weapon' ? (taste.weapons[subtype ?? ''] ?? 1) * cost ** taste.dear : 1;
  return taste.types[type] * side * kind * (1 + acesOf(effects) * taste.aces);
}

/** Aces a round that a card gives. */
const acesOf = (effects: Card['effects']): number =>
  effects.reduce((sum, effect) => (effect.kind === 'takeAce' ? sum + effect.tokens : sum), 0);

function offersOf(taste: Taste, { expansions }: GarageSettings): readonly Offer[] {
  const ids = CARD_IDS.filter((id) => id !== HAND_CANNON && (expansions || CARDS[id].set === 'core'));
  const all = ids.flatMap((id) =>
    placesFor(CARDS[id]).map((place) => ({ id, place, weight: weightOf(CARDS[id], place, taste) })),
  );
  return all.filter(({ weight }) => weight > 0);
}

/** A rocket comes with the second that costs nothing. */
function additionOf({ id, place }: Offer): Edit {
  const add = { kind: 'add', place, card: id } as const;
  return isFreeCopied(CARDS[id]) ? { kind: 'several', edits: [add, add] } : add;
}

/** How far one goes in buying. */
interface Buying {
  readonly settings: GarageSettings;
  readonly most: number;
  isTooMany(design: Design, offer: Offer): boolean;
}

const never = (): boolean => false;

/** A crew of two fires twice a round: what more bears on one side than these is dead weight. */
const GUNS_PER_SIDE = 2;

function isGunTooMany({ cards }: Design, { id, place }: Offer, { guns }: Taste): boolean {
  if (CARDS[id].type !== 'weapon') return false;
  const gunsOn = (side: Place): number => {
    const fitted = cards[side].filter((card) => CARDS[card].type === 'weapon');
    // A pair of rockets is one gun that fires twice.
    return fitted.length - fitted.filter((card) => isFreeCopied(CARDS[card])).length / 2;
  };
  return gunsOn(place) >= GUNS_PER_SIDE || SIDES.reduce((sum, side) => sum + gunsOn(side), 0) >= guns;
}

/** Buys by weight until nothing more fits: what does not fit now never will. */
function spend(random: Random, bare: Design, offers: readonly Offer[], { settings, most, isTooMany }: Buying): Design {
  let [design, left] = [bare, affordable(bare, offers)];
  for (let bought = 0; left.length > 0 && bought < most; ) {
    const offer = drawn(random, left, ({ weight }) => weight);
    if (offer === null) break;
    const next = applyEdit(design, additionOf(offer));
    if (isTooMany(design, offer) || problemsOf(next, settings).length > 0) left = left.filter((one) => one !== offer);
    else {
      [design, left] = [next, affordable(next, left)];
      bought++;
    }
  }
  return design;
}

/** What the points that are left still pay for. */
function affordable(design: Design, offers: readonly Offer[]): readonly Offer[] {
  const spent = costOf(design);
  return offers.filter(({ id }) => {
    const { type, cost } = CARDS[id];
    return spent[PAID_BY[type]] + cost <= design.size[PAID_BY[type]];
  });
}

/** Far above what any deck holds: where copies are free it is the points that end it, and they may be many. */
const MOST_CARDS = 24;

/** A car after a builder's taste: a crew, a weapon to the front as far as there are points, then whatever is liked. */
export function buildCar(size: GameSize, builder: BuilderId, seed: string, settings: GarageSettings): Design {
  const taste = TASTES[builder];
  const random = streamOf(`${seed}/${size.ap}.${size.bp}.${size.cp}`, `build/${builder}`);
  const bare = bareCar(size, random.pick(taste.names));
  const manned = { ...bare, cards: { ...bare.cards, crew: crewOf(random, size, taste) } };
  const offers = offersOf(taste, settings);
  const guns = offers.filter(({ id, place }) => CARDS[id].type === 'weapon' && place === 'front');
  const armed = spend(random, manned, guns, { settings, most: 1, isTooMany: never });
  const isTooMany = (design: Design, offer: Offer): boolean => isGunTooMany(design, offer, taste);
  const sound = spend(random, armed, offers, { settings, most: MOST_CARDS, isTooMany });
  // Points that are left at the end buy what is otherwise too much.
  return spend(random, sound, offers, { settings, most: MOST_CARDS, isTooMany: never });
}

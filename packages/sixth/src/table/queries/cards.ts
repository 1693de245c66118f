import type { CardEffect } from '../../catalog/card.ts';
import type { Side } from '../../catalog/dashboard.ts';
import { type Car, type CardState, CREW_ROLES, type CrewRole, printOf } from '../state/state.ts';

/** A rule of one of its cards that still counts, with the card. */
interface AtWork<Kind extends CardEffect['kind']> {
  readonly effect: Extract<CardEffect, { readonly kind: Kind }>;
  readonly card: CardState;
}

interface Rule {
  readonly effect: CardEffect;
  readonly card: CardState;
}

const areOfKind = <Kind extends CardEffect['kind']>(
  rules: readonly Rule[],
  kind: Kind,
): rules is readonly AtWork<Kind>[] => rules.every(({ effect }) => effect.kind === kind);

/** What the face-up cards of a car come to, as long as none of them turns over. */
class CardsInUse {
  readonly cards: readonly CardState[];
  readonly count: number;
  /** Which of them lie face down, read as a binary number. */
  readonly faceDown: number;
  readonly driver: CardState | null;
  readonly gunner: CardState | null;
  readonly crew: readonly CrewRole[];
  private readonly rules = new Map<CardEffect['kind'], Rule[]>();

  constructor(cards: readonly CardState[], faceDown: number) {
    this.cards = cards;
    this.count = cards.length;
    this.faceDown = faceDown;
    for (const card of cards)
      if (!card.faceDown) for (const effect of printOf(card).effects) this.put({ effect, card });
    this.driver = crewIn(cards, 'driver');
    this.gunner = crewIn(cards, 'gunner');
    this.crew = CREW_ROLES.filter((role) => this[role] !== null);
  }

  private put(rule: Rule): void {
    const found = this.rules.get(rule.effect.kind);
    if (found === undefined) this.rules.set(rule.effect.kind, [rule]);
    else found.push(rule);
  }

  of<Kind extends CardEffect['kind']>(kind: Kind): readonly AtWork<Kind>[] {
    const found = this.rules.get(kind);
    return found !== undefined && areOfKind(found, kind) ? found : NO_RULES;
  }
}

const NO_RULES: readonly never[] = [];

function crewIn(cards: readonly CardState[], role: CrewRole): CardState | null {
  const found = cards.find((card) => !card.faceDown && printOf(card).type === 'crew' && printOf(card).subtype === role);
  return found ?? null;
}

/** As many as a number has exact bits for. */
const MOST_CARDS = 52;
/** The cars of a game or two. */
const RECENT = 8;
const recent: CardsInUse[] = [];
let oldest = 0;

function cardsInUse({ cards }: Car): CardsInUse {
  let faceDown = 0;
  for (const card of cards) faceDown = faceDown * 2 + (card.faceDown ? 1 : 0);
  if (cards.length > MOST_CARDS) return new CardsInUse(cards, faceDown);
  let place = 0;
  for (; place < recent.length; place++) {
    const known = recent[place];
    if (known?.cards !== cards) continue;
    if (known.faceDown === faceDown && known.count === cards.length) return known;
    break;
  }
  const found = new CardsInUse(cards, faceDown);
  if (place < recent.length || recent.length < RECENT) recent[place] = found;
  else {
    recent[oldest] = found;
    oldest = (oldest + 1) % RECENT;
  }
  return found;
}

/** The rules of this kind on its face-up cards, in the order of the cards. */
export const effectsOf = <Kind extends CardEffect['kind']>(car: Car, kind: Kind): readonly AtWork<Kind>[] =>
  cardsInUse(car).of(kind);

/** The card of a crew member who is alive. */
export const crewOf = (car: Car, role: CrewRole): CardState | null => cardsInUse(car)[role];

export const livingCrew = (car: Car): readonly CrewRole[] => cardsInUse(car).crew;

/** What it takes to destroy a card of this car; null: it cannot be damaged. */
export function durabilityOf(car: Car, card: CardState): number | null {
  const { durability, type } = printOf(card);
  if (durability === null || type !== 'crew') return durability;
  return effectsOf(car, 'crewDurability').reduce((sum, { effect }) => sum + effect.plus, durability);
}

/** Its face-up cards of a type on a side. */
export const cardsOn = ({ cards }: Car, side: Side, type: 'structure' | 'weapon' | 'accessory'): readonly CardState[] =>
  cards.filter((card) => !card.faceDown && card.place === side && printOf(card).type === type);

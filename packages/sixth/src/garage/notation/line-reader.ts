// Reads the words of a stat line, one after another, into a build.

import type { Token } from '@hardtop/workshop/notation';
import { CARD_IDS, CARDS, type CardId, HAND_CANNON } from '../../catalog/cards.ts';
import { GAME_SIZES, type GameSize, SIZE_IDS } from '../../catalog/game-sizes.ts';
import { type Design, PLACES, type Place } from '../design/design.ts';
import { placesFor } from '../design/fitted.ts';
import { type FoundWord, wordAt } from './words.ts';

type Points = { -readonly [Kind in keyof GameSize]?: number };

/** No line means more of one card. */
const MOST_COPIES = 9;

const isPoints = (id: string): id is keyof GameSize => id === 'ap' || id === 'bp' || id === 'cp';

export class LineReader {
  readonly cards: Record<Place, CardId[]> = { front: [], left: [], right: [], back: [], crew: [] };
  size: Points = {};
  readonly stated: Points = {};
  isUnmanned = false;
  /** Tokens that nobody knows. */
  readonly unknown: Token[] = [];
  private readonly tokens: readonly Token[];
  private sides: readonly Place[] = [];
  private isSpent = false;
  private count = 1;
  private last: CardId | null = null;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(): void {
    for (let i = 0; i < this.tokens.length; ) i += this.readAt(i);
  }

  /** How many tokens were read. */
  private readAt(at: number): number {
    const token = this.tokens[at];
    if (token === undefined || token.kind === 'mark') return 1;
    if (token.kind === 'number') return this.number(token.value, at);
    const found = wordAt(this.tokens, at);
    if (found === null) {
      this.unknown.push(token);
      return 1;
    }
    return this.word(found, at);
  }

  /** "16 BP", "2 rockets", "2 x rocket", "rocket x 2". */
  private number(value: number, at: number): number {
    const next = wordAt(this.tokens, at + 1);
    const before = at > 0 ? wordAt(this.tokens, at - 1) : null;
    if (next?.kind === 'points') {
      this.note(next.id, value);
      return 1 + next.length;
    }
    if (before?.kind === 'times' && this.last !== null) this.repeat(value - 1);
    else if (next?.kind === 'card' || next?.kind === 'times') this.count = this.bounded(value);
    else if (this.tokens[at] !== undefined) this.unknown.push(this.tokens[at]);
    return 1;
  }

  private bounded(value: number): number {
    return Math.min(MOST_COPIES, Math.max(1, Math.floor(value)));
  }

  private word(found: FoundWord, at: number): number {
    const { kind, id, length } = found;
    switch (kind) {
      case 'card':
        this.card(id);
        return length;
      case 'points':
        return length + this.pointsAfter(id, this.tokens[at + length]);
      case 'place':
        this.sides = id === 'sides' ? ['left', 'right'] : PLACES.filter((place) => place === id);
        break;
      case 'size':
        this.size = { ...GAME_SIZES[SIZE_IDS.find((one) => one === id) ?? 'small'], ...this.size };
        break;
      case 'nobody':
        this.isUnmanned = true;
        break;
      case 'spent':
        this.isSpent = true;
    }
    if (kind !== 'times' && kind !== 'filler') this.last = null;
    return length;
  }

  /** "AP 4". */
  private pointsAfter(id: string, next: Token | undefined): number {
    if (next?.kind !== 'number') return 0;
    this.note(id, next.value);
    return 1;
  }

  private note(id: string, value: number): void {
    if (!isPoints(id)) return;
    if (this.isSpent) this.stated[id] = value;
    else this.size = { ...this.size, [id]: value };
    this.last = null;
  }

  private card(id: string): void {
    const card = CARD_IDS.find((one) => one === id);
    if (card === undefined || card === HAND_CANNON) return;
    this.last = card;
    this.repeat(this.count);
    this.count = 1;
  }

  private repeat(times: number): void {
    if (this.last === null) return;
    const copies = new Array<CardId>(Math.min(MOST_COPIES, Math.max(0, Math.floor(times)))).fill(this.last);
    for (const place of this.placesOf(this.last)) this.cards[place].push(...copies);
  }

  /** Where the line last said; a card of the crew area lies there whatever was said. */
  private placesOf(card: CardId): readonly Place[] {
    const legal = placesFor(CARDS[card]);
    if (CARDS[card].place === 'crew') return legal;
    const said = this.sides.filter((place) => place !== 'crew');
    return said.length > 0 ? said : legal.slice(0, 1);
  }

  build(name: string, size: GameSize): Design {
    const { front, left, right, back, crew } = this.cards;
    return { version: 1, ruleset: 'sixth', name, size, cards: { front, left, right, back, crew } };
  }
}

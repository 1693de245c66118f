// All that the clauses of the grammar share: the vehicle they fill, the totals stated, the words left over.

import type { Problem } from '@hardtop/kernel';
import type { UnknownWords } from '@hardtop/workshop';
import { Line, type Match, type Token } from '@hardtop/workshop/notation';
import type { SingleDesign } from '../design/design.ts';
import type { Location } from '../design/fittings.ts';
import type { Stated } from './differences.ts';
import { type PartDraft, type TokenRange, VehicleDraft } from './draft.ts';
import { LEXICON } from './lexicon.ts';
import type { WORDS } from './words.ts';

/** Reads one phrase and moves on, or says no; where it then stands does not matter. */
export type Clause = (page: Page) => boolean;

export type Found = Match<typeof WORDS>;

/** A pattern, and what to do with what it found; where that says false, it was none after all. */
export const clause =
  (pattern: string, act: (page: Page, found: Found, start: number) => unknown): Clause =>
  (page) => {
    const start = page.at;
    const found = page.match(pattern);
    return found !== null && act(page, found, start) !== false;
  };

/** The first of several that fits. */
export const firstOf =
  (clauses: readonly Clause[]): Clause =>
  (page) => {
    const start = page.at;
    return clauses.some((each) => {
      page.at = start;
      return each(page);
    });
  };

export class Page extends Line<typeof WORDS> {
  /** Of which the line speaks, and which of its hulls. */
  vehicle = new VehicleDraft();
  part: PartDraft = this.vehicle.main;
  readonly vehicles: VehicleDraft[] = [this.vehicle];
  readonly stated: Stated = {};
  /** Tokens that no clause took. */
  private readonly unknown = new Set<number>();
  readonly problems: Problem[] = [];
  /** Members of a combination that were written out in braces, and words left over there. */
  readonly members: SingleDesign[] = [];
  readonly foreign: UnknownWords[] = [];
  /** Bare letters and numbers are armor here. */
  inArmor = false;
  /** "Front: MG, RL" points both. */
  facing: readonly Location[] | null = null;
  /** "Rear MD & SS": the side that the weapon before was said to point to. */
  lastSides: readonly Location[] | null = null;
  /** The part whose room for cargo the line has stated. */
  cargoPart: PartDraft | null = null;
  /** A link that waits for its other end. */
  nextLink: string | null = null;
  private links = 0;

  constructor(text: string, tokens: readonly Token[]) {
    super(LEXICON, text, tokens);
  }

  /** A trailer or sidecar follows, or the line goes back to a vehicle named before. */
  turnTo(vehicle: VehicleDraft): void {
    if (!this.vehicles.includes(vehicle)) this.vehicles.push(vehicle);
    this.vehicle = vehicle;
    this.part = vehicle.main;
    this.inArmor = false;
    this.facing = null;
  }

  /** The one whose class ends in this noun. */
  named = (noun: string): VehicleDraft | undefined =>
    this.vehicles.find((draft) => draft.class?.endsWith(noun) === true);

  newLink(): string {
    this.links += 1;
    return `link ${this.links}`;
  }

  since(from: number): TokenRange {
    return { from, to: this.at };
  }

  reject({ from, to }: TokenRange): void {
    for (let at = from; at < to; at += 1) this.unknown.add(at);
  }

  isUnknown = (at: number): boolean => this.unknown.has(at);

  complain(code: string, message: string): void {
    this.problems.push({ code, message });
  }

  /** Words that no clause took, as written; neighbours are one piece of text, and so are "5/3" and "s/p". */
  leftOver(): readonly UnknownWords[] {
    const { tokens, unknown } = this;
    const isStroke = (at: number): boolean =>
      tokens[at]?.text === '/' &&
      tokens[at]?.isGlued === true &&
      tokens[at + 1]?.isGlued === true &&
      unknown.has(at + 1);
    const own: UnknownWords[] = [];
    for (let from = 0; from < tokens.length; from += 1) {
      let to = from;
      while (unknown.has(to) || (to > from && isStroke(to))) to += 1;
      if (to === from) continue;
      const first = this.withoutCount(from, to);
      own.push({ words: this.words(first, to), at: tokens[first]?.at ?? 0 });
      from = to;
    }
    return [...own, ...this.foreign].sort((a, b) => a.at - b.at);
  }

  /** "2 linked gauss guns": the number is understood, the guns are not. */
  private withoutCount(from: number, to: number): number {
    this.at = from;
    const isNamed = this.tokens.slice(from, to).some(({ kind }) => kind === 'word');
    return isNamed && this.reads("{ count | 'linked' }*") ? Math.min(this.at, to - 1) : from;
  }
}

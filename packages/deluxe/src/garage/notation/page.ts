// All that the clauses of the grammar share: the vehicle they fill, the totals stated, the words left over.

import type { Problem } from '@hardtop/kernel';
import type { UnknownWords } from '@hardtop/workshop';
import { Line, type Match, type Token } from '@hardtop/workshop/notation';
import type { Design } from '../design/design.ts';
import type { Location } from '../design/fittings.ts';
import { type PartDraft, type Stated, type TokenRange, VehicleDraft } from './draft.ts';
import { LEXICON } from './lexicon.ts';
import type { WORDS } from './words.ts';

/** Reads one phrase and moves on, or says no; where it then stands does not matter. */
export type Clause = (page: Page) => boolean;

export type Found = Match<typeof WORDS>;

export class Page extends Line<typeof WORDS> {
  readonly vehicles: VehicleDraft[] = [new VehicleDraft()];
  /** Which of them the line speaks of. */
  private current = 0;
  part: PartDraft = this.vehicle.main;
  readonly stated: Stated = {};
  readonly unknown: TokenRange[] = [];
  readonly problems: Problem[] = [];
  /** Members of a combination that were written out in braces, and words left over there. */
  readonly members: Design[] = [];
  readonly foreign: UnknownWords[] = [];
  /** Bare letters and numbers are armor here. */
  inArmor = false;
  /** "Front: MG, RL" points both. */
  facing: readonly Location[] | null = null;
  /** "Rear MD & SS": the side that the weapon before was said to point to. */
  lastSides: readonly Location[] | null = null;
  /** Parts whose room for cargo the line has stated. */
  readonly cargoParts = new Set<PartDraft>();
  /** A link that waits for its other end. */
  nextLink: string | null = null;
  private links = 0;

  constructor(text: string, tokens: readonly Token[]) {
    super(LEXICON, text, tokens);
  }

  get vehicle(): VehicleDraft {
    const draft = this.vehicles[this.current];
    if (draft === undefined) throw new Error('a page has a vehicle');
    return draft;
  }

  /** A trailer or sidecar follows. */
  addVehicle(): VehicleDraft {
    const next = new VehicleDraft();
    this.vehicles.push(next);
    this.turnTo(next);
    return next;
  }

  /** The line goes back to a vehicle named before. */
  turnTo(vehicle: VehicleDraft): void {
    this.current = this.vehicles.indexOf(vehicle);
    this.part = vehicle.main;
    this.inArmor = false;
    this.facing = null;
  }

  /** By the first of several forms that fits. */
  firstOf(forms: readonly Clause[]): boolean {
    const start = this.at;
    return forms.some((form) => {
      this.at = start;
      return form(this);
    });
  }

  newLink(): string {
    this.links += 1;
    return `link ${this.links}`;
  }

  since(from: number): TokenRange {
    return { from, to: this.at };
  }

  reject(span: TokenRange): void {
    if (span.to > span.from) this.unknown.push(span);
  }

  complain(code: string, message: string): void {
    this.problems.push({ code, message });
  }

  /** Words that no clause took, as written; neighbours are one piece of text. */
  leftOver(): readonly UnknownWords[] {
    const merged: TokenRange[] = [];
    for (const span of [...this.unknown].sort((a, b) => a.from - b.from)) {
      const last = merged.at(-1);
      if (last !== undefined && (last.to >= span.from || this.isStroke(last.to, span.from)))
        merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
      else merged.push(span);
    }
    const own = merged.map(({ from, to }) => {
      const first = this.withoutCount(from, to);
      return { words: this.words(first, to), at: this.tokens[first]?.at ?? 0 };
    });
    return [...own, ...this.foreign].sort((a, b) => a.at - b.at);
  }

  /** "5/3" and "s/p" are one piece. */
  private isStroke(to: number, from: number): boolean {
    const [stroke, next] = [this.tokens[to], this.tokens[from]];
    return from === to + 1 && stroke?.text === '/' && stroke.isGlued && next?.isGlued === true;
  }

  /** "2 linked gauss guns": the number is understood, the guns are not; "x-ray laser" begins with no sign of times. */
  private withoutCount(from: number, to: number): number {
    if (this.tokens.slice(from, to).every(({ kind }) => kind !== 'word')) return from;
    let first = from;
    while (first < to - 1 && isCount(this.tokens[first]) && (first > from || this.tokens[first]?.text !== 'x'))
      first += 1;
    return first;
  }
}

const isCount = (token: Token | undefined): boolean =>
  token?.kind === 'number' || /^(?:a|an|one|two|three|four|five|six|linked|x)$/.test(token?.text ?? '');

// All that the readers of phrases share: the vehicle they fill, the totals stated, the words left over.

import type { Problem } from '@hardtop/kernel';
import type { Design } from '../design/design.ts';
import type { Location } from '../design/fittings.ts';
import { Cursor } from './cursor.ts';
import { type PartDraft, type Stated, type TokenRange, VehicleDraft } from './draft.ts';
import type { Token } from './lexer.ts';

/** Reads one phrase and moves on, or says no and stays. */
export type Reader = (page: Page) => boolean;

export class Page {
  readonly cursor: Cursor;
  readonly text: string;
  readonly vehicles: VehicleDraft[] = [new VehicleDraft()];
  /** Which of them the line speaks of. */
  private current = 0;
  part: PartDraft = this.vehicle.main;
  readonly stated: Stated = {};
  readonly unknown: TokenRange[] = [];
  readonly problems: Problem[] = [];
  /** Members of a combination that were written out in braces. */
  readonly members: Design[] = [];
  /** Words between braces left over. */
  readonly foreign: { readonly words: string; readonly at: number }[] = [];
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
    this.text = text;
    this.cursor = new Cursor(tokens);
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

  newLink(): string {
    this.links += 1;
    return `link ${this.links}`;
  }

  spanFrom(from: number): TokenRange {
    return { from, to: this.cursor.at };
  }

  wordsOf({ from, to }: TokenRange): string {
    const first = this.cursor.tokens[from];
    const last = this.cursor.tokens[to - 1];
    return first === undefined || last === undefined ? '' : this.text.slice(first.at, last.end);
  }

  reject(span: TokenRange): void {
    if (span.to > span.from) this.unknown.push(span);
  }
}

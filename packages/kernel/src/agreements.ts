import type { Seat } from './decision.ts';
import type { Row } from './journal.ts';
import type { Problem } from './result.ts';

interface UndoRequest {
  readonly seat: Seat;
  readonly to: number;
  readonly granted: Set<Seat>;
}

/** The same as JSON. */
export interface AgreementsRecord {
  readonly drawBy: readonly Seat[];
  readonly asked: { readonly seat: Seat; readonly to: number; readonly granted: readonly Seat[] } | null;
}

/** What the seats settle among themselves: draws, and consent to take something back. */
export class Agreements {
  private readonly drawBy = new Set<Seat>();
  private asked: UndoRequest | null = null;

  /** Seats that have offered or accepted a draw. */
  get drawOffers(): readonly Seat[] {
    return [...this.drawBy];
  }

  get undoRequest(): { readonly seat: Seat; readonly to: number } | null {
    return this.asked === null ? null : { seat: this.asked.seat, to: this.asked.to };
  }

  record(): AgreementsRecord {
    const { asked } = this;
    return { drawBy: [...this.drawBy], asked: asked === null ? null : { ...asked, granted: [...asked.granted] } };
  }

  takeUp({ drawBy, asked }: AgreementsRecord): void {
    for (const seat of drawBy) this.drawBy.add(seat);
    this.asked = asked === null ? null : { ...asked, granted: new Set(asked.granted) };
  }

  drawProblem({ seat, option }: Row): Problem | null {
    if (seat === null) return strange('draw', option, []);
    switch (option) {
      case 'offer':
        return this.drawBy.has(seat) ? { code: 'draw', message: 'You have offered a draw already.' } : null;
      case 'accept':
      case 'decline':
        if (this.drawBy.size > 0 && !this.drawBy.has(seat)) return null;
        return { code: 'draw', message: 'No other seat has offered a draw.', legal: ['offer'] };
      default:
        return strange('draw', option, ['offer', 'accept', 'decline']);
    }
  }

  takeDraw({ seat, option }: Row): void {
    if (seat === null) return;
    if (option === 'decline') this.drawBy.clear();
    else this.drawBy.add(seat);
  }

  /** Whether all who still play want it so. */
  isDraw(playing: readonly Seat[]): boolean {
    return playing.every((seat) => this.drawBy.has(seat));
  }

  /** A request or a taking back; `own` is what the seat may do by itself. */
  undoProblem(row: Row, own: { readonly option: 'take' | 'ask'; readonly to: number } | null): Problem | null {
    if (own === null) return { code: 'undo', message: 'There is nothing of yours to take back.' };
    if (this.asked !== null) return { code: 'undo', message: 'A request to take back is waiting for its answer.' };
    if (row.option === own.option && row.params.to === own.to && row.params.fresh === undefined) return null;
    return strange('undo', `${row.option} ${row.params.to}`, [`${own.option} ${own.to}`]);
  }

  /** An answer to a request. */
  consentProblem({ seat }: Row): Problem | null {
    if (this.asked !== null && this.asked.seat !== seat) return null;
    return { code: 'undo', message: 'Nobody has asked you to take something back.' };
  }

  /** A taking back by consent. */
  grantProblem({ seat, params }: Row, playing: readonly Seat[]): Problem | null {
    const { asked } = this;
    if (asked?.seat === seat && asked.to === params.to && this.isGranted(playing)) return null;
    return { code: 'undo', message: 'Not everyone has consented to this.' };
  }

  isGranted(playing: readonly Seat[]): boolean {
    const { asked } = this;
    return asked !== null && playing.every((seat) => seat === asked.seat || asked.granted.has(seat));
  }

  takeUndo({ seat, option, params }: Row): void {
    if (seat === null) return;
    if (option === 'ask') this.asked = { seat, to: params.to ?? 0, granted: new Set() };
    else if (option === 'grant') this.asked?.granted.add(seat);
    else this.asked = null;
  }

  /** Who leaves neither draws nor takes back, and nobody waits for their consent. */
  leave(seat: Seat): void {
    this.drawBy.delete(seat);
    this.asked = null;
  }
}

export function strange(code: string, option: string, legal: readonly string[]): Problem {
  return { code, field: 'option', message: `"${option}" does not fit here.`, legal };
}

import { Boards, type LiveMatch, Moment } from '@hardtop/host';
import { type Seat, type Viewer, viewersOf } from '@hardtop/kernel';
import type { FilmedGame } from '../storage/game-store.ts';
import { piecewise } from '../tasks/breather.ts';
import { TableCamera } from './filming.ts';
import { stackOf } from './room-tools.ts';

/** Where the pictures of one game are drawn and filmed. One that does not come out is no reason to stop the game. */
export class Darkroom {
  private readonly record: FilmedGame;
  private readonly viewers: readonly Viewer[];
  private readonly onProblem: (message: string) => void;
  private boards: Boards;
  private camera: TableCamera | null = null;

  /** `boards`: drawn already. */
  constructor(record: FilmedGame, boards: Boards, onProblem: (message: string) => void) {
    this.record = record;
    this.viewers = viewersOf(record.seats, record.referee !== null);
    this.boards = boards;
    this.onProblem = onProblem;
  }

  get filmBytes(): number {
    return this.camera?.bytes ?? this.record.filmBytes;
  }

  moment(match: LiveMatch): Moment {
    return new Moment(match, this.boards);
  }

  /** Begins to film, or goes on where the film has so many bytes. */
  film(moment: Moment, filmBytes = this.record.filmBytes): void {
    this.camera = new TableCamera(moment, this.record.referee !== null, filmBytes);
  }

  clear(): void {
    this.boards = new Boards();
    this.camera = null;
  }

  /** What everybody sees of a moment, who has a camera on it or not. Null: it is drawn. */
  develop(moment: Moment, seats: Iterable<Seat> = []): Promise<void> | null {
    try {
      return piecewise(moment.draw(this.viewers, seats))?.catch((error: unknown) => this.undrawn(error)) ?? null;
    } catch (error) {
      this.undrawn(error);
      return null;
    }
  }

  private undrawn(error: unknown): void {
    this.onProblem(`game ${this.record.id} could not be drawn: ${stackOf(error)}`);
  }

  /** What is seen of a moment that was not before, each as JSON. */
  shoot(moment: Moment): readonly string[] {
    try {
      return this.camera?.shoot(moment) ?? [];
    } catch (error) {
      this.onProblem(`game ${this.record.id} could not be filmed: ${stackOf(error)}`);
      return [];
    }
  }
}

import type { GameEvent, Seat } from '@hardtop/kernel';
import type { Saying } from '../wire/games.ts';
import type { ServerMessage } from '../wire/messages.ts';
import type { HeldSeat } from './seat-keys.ts';
import { commonEvents, type LiveMatch, Moment, visibleTo } from './snapshot.ts';

/** One socket at a table. */
export interface Viewer {
  /** The seats it plays; none to watch. */
  readonly held: readonly HeldSeat[];
  send(text: string): void;
  close(code: number, reason: string): void;
}

export function seatsOf(viewer: Viewer): readonly Seat[] {
  return viewer.held.map((held) => held.seat);
}

/** Everybody who looks at one game, each with what may be seen from there. */
export class Audience {
  private readonly viewers = new Set<Viewer>();
  /** The events as they were last told. */
  private told: readonly GameEvent[] = [];

  get size(): number {
    return this.viewers.size;
  }

  add(viewer: Viewer): void {
    this.viewers.add(viewer);
  }

  remove(viewer: Viewer): boolean {
    return this.viewers.delete(viewer);
  }

  [Symbol.iterator](): Iterator<Viewer> {
    return this.viewers[Symbol.iterator]();
  }

  tell(viewer: Viewer, message: ServerMessage): void {
    viewer.send(JSON.stringify(message));
  }

  tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const viewer of this.viewers) viewer.send(text);
  }

  tellPresence(): void {
    const online = new Set([...this.viewers].flatMap(seatsOf));
    this.tellAll({ t: 'presence', online: [...online].sort((a, b) => a - b) });
  }

  /** What is there before anybody is told of changes. */
  startFrom(match: LiveMatch): void {
    this.told = [...match.events];
  }

  /** Tells everyone how the game stands now. Viewers with the same seats get the same text, made once. */
  tellUpdate(match: LiveMatch): void {
    const common = commonEvents(this.told, match.events);
    this.startFrom(match);
    const moment = new Moment(match);
    const texts = new Map<string, string>();
    for (const viewer of this.viewers) {
      const seats = seatsOf(viewer);
      const key = seats.join();
      const text = texts.get(key) ?? JSON.stringify(this.update(moment, common, seats));
      texts.set(key, text);
      viewer.send(text);
    }
  }

  tellSayings(sayings: readonly Saying[]): void {
    for (const saying of sayings) this.tellAll({ t: 'said', saying });
  }

  closeAll(code: number, reason: string): void {
    for (const viewer of this.viewers) viewer.close(code, reason);
    this.viewers.clear();
  }

  private update(moment: Moment, common: number, seats: readonly Seat[]): ServerMessage {
    const eventsFrom = this.told[common - 1]?.n ?? 0;
    const events = visibleTo(this.told.slice(common), seats);
    return { t: 'update', snapshot: moment.snapshot(seats), eventsFrom, events };
  }
}

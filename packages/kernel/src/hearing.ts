import { commonEvents, type GameEvent, isVisible } from './event.ts';
import type { Viewer } from './viewer.ts';

/** What some viewers are told next, numbered as if there were no others' events. */
export interface Heard {
  /** How many they had been told before. */
  readonly before: number;
  /** How many of those stand: the later ones were taken back. */
  readonly from: number;
  /** What follows after those. */
  readonly events: readonly GameEvent[];
}

/** What some viewers have been told of a game so far. Looks only at what is new, as long as nothing is taken back. */
export class Hearing {
  private readonly viewers: readonly Viewer[];
  /** The list as it was when they heard it last: lists of events only grow, after an undo there is another one. */
  private list: readonly GameEvent[] = [];
  private length = 0;
  private told = 0;

  constructor(viewers: readonly Viewer[]) {
    this.viewers = viewers;
  }

  /** Hears a game's events up to where they go, or up to some of them. */
  hear(events: readonly GameEvent[], length = events.length): Heard {
    const before = this.told;
    const kept = this.kept(events);
    if (kept < this.length) this.told = this.count(this.list, kept);
    const from = this.told;
    const fresh: GameEvent[] = [];
    for (let i = kept; i < length; i++) {
      const event = events[i];
      if (event !== undefined && this.isHeard(event)) fresh.push(asNumber(++this.told, event));
    }
    this.list = events;
    this.length = length;
    return { before, from, events: fresh };
  }

  private kept(events: readonly GameEvent[]): number {
    const { list, length } = this;
    if (list === events) return length;
    return commonEvents(list.length === length ? list : list.slice(0, length), events);
  }

  private count(events: readonly GameEvent[], length: number): number {
    let told = 0;
    for (let i = 0; i < length; i++) {
      const event = events[i];
      if (event !== undefined && this.isHeard(event)) told++;
    }
    return told;
  }

  private isHeard(event: GameEvent): boolean {
    return event.to === undefined || this.viewers.some((viewer) => isVisible(event, viewer));
  }
}

function asNumber(n: number, event: GameEvent): GameEvent {
  if (event.to === undefined && event.n === n) return event;
  const { to: _, ...told } = event;
  return { ...told, n };
}

import { commonEvents, eventsFor, type GameEvent, type Seat } from '@hardtop/kernel';
import type { KeyHolder } from '../keys/seat-keys.ts';
import type { Saying } from '../wire/games.ts';
import type { ServerMessage } from '../wire/messages.ts';
import type { LiveMatch } from './live-match.ts';
import { createdFor, type NextGame } from './rematch.ts';
import { type Sight, seesAll, sightKey, sightOf } from './sight.ts';
import { Moment } from './snapshot.ts';

/** One socket at a table. */
export interface Listener extends KeyHolder {
  send(text: string): void;
  close(code: number, reason: string): void;
}

type Shown = Omit<Extract<ServerMessage, { t: 'welcome' }>, 't' | 'seats' | 'referee'>;

function seatsOf({ held }: KeyHolder): readonly Seat[] {
  return held.map(({ seat }) => seat);
}

/** Everybody who looks at one game, each with what may be seen from there. */
export class Audience {
  private readonly listeners = new Set<Listener>();
  /** The events as they were last told. */
  private told: readonly GameEvent[] = [];
  /** What was last shown, by who sees it: nobody is told again what has not changed for them. */
  private readonly shown = new Map<string, string>();

  get size(): number {
    return this.listeners.size;
  }

  /** Seats somebody who is shown this. */
  welcome(listener: Listener, shown: Shown): void {
    this.listeners.add(listener);
    this.shown.set(sightKey(sightOf(listener)), JSON.stringify(shown.snapshot));
    this.tell(listener, { t: 'welcome', seats: seatsOf(listener), referee: listener.referee !== null, ...shown });
    this.tellPresence();
  }

  remove(listener: Listener): boolean {
    return this.listeners.delete(listener);
  }

  tell(listener: Listener, message: ServerMessage): void {
    listener.send(JSON.stringify(message));
  }

  tellAll(message: ServerMessage, isMeant: (sight: Sight) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const listener of this.listeners) if (isMeant(sightOf(listener))) listener.send(text);
  }

  tellPresence(): void {
    const online = new Set([...this.listeners].flatMap(seatsOf));
    this.tellAll({ t: 'presence', online: [...online].sort((a, b) => a - b) });
  }

  /** What is there before anybody is told of changes. */
  startFrom(match: LiveMatch): void {
    this.told = [...match.events];
  }

  /** Tells everyone how the game stands now, if it is news to them. Those who see the same get the same text, made once. */
  tellUpdate(match: LiveMatch): void {
    const before = this.told;
    this.startFrom(match);
    const kept = before.slice(0, commonEvents(before, match.events));
    const moment = new Moment(match);
    const texts = new Map<string, string | null>();
    for (const listener of this.listeners) {
      const sight = sightOf(listener);
      const key = sightKey(sight);
      const text = texts.has(key) ? texts.get(key) : this.news(moment, sight, before, kept);
      texts.set(key, text ?? null);
      if (text !== null && text !== undefined) listener.send(text);
    }
  }

  /** Reasons tell secrets: where something is hidden they are the referee's while the game lives. */
  tellSayings(match: LiveMatch, sayings: readonly Saying[]): void {
    for (const saying of sayings) this.tellAll({ t: 'said', saying }, (sight) => maySpeakOf(match, sight));
  }

  /** Tells of the next game, each with its own keys; not the one who asked for it. */
  tellRematch(next: NextGame, asker: readonly Seat[]): void {
    for (const listener of this.listeners) {
      const seats = seatsOf(listener);
      if (seats.length > 0 && seats.every((seat) => asker.includes(seat))) continue;
      this.tell(listener, { t: 'rematch', created: createdFor(next, listener) });
    }
  }

  closeAll(code: number, reason: string): void {
    for (const listener of this.listeners) listener.close(code, reason);
    this.listeners.clear();
  }

  private news(moment: Moment, sight: Sight, before: readonly GameEvent[], kept: readonly GameEvent[]): string | null {
    const eventsFrom = eventsFor(kept, ...sight.eyes).length;
    const isTakenBack = eventsFrom < eventsFor(before, ...sight.eyes).length;
    const events = moment.events(sight).slice(eventsFrom);
    const snapshot = moment.snapshot(sight);
    const shown = JSON.stringify(snapshot);
    const key = sightKey(sight);
    if (!isTakenBack && events.length === 0 && this.shown.get(key) === shown) return null;
    this.shown.set(key, shown);
    const message: ServerMessage = { t: 'update', snapshot, eventsFrom, events };
    return JSON.stringify(message);
  }
}

/** Whether somebody may hear why bots answered as they did. */
export function maySpeakOf(match: LiveMatch, sight: Sight): boolean {
  return !match.hides || match.outcome !== null || seesAll(sight);
}

import { commonEvents, eventsFor, type GameEvent, type Seat } from '@hardtop/kernel';
import type { KeyHolder } from '../keys/seat-keys.ts';
import type { Saying, Snapshot } from '../wire/games.ts';
import type { ServerMessage } from '../wire/messages.ts';
import type { LiveMatch } from './live-match.ts';
import { firstSent, isSame, News, type SentPicture } from './news.ts';
import { createdFor, type NextGame } from './rematch.ts';
import { type Sight, seesAll, sightKey, sightOf } from './sight.ts';
import type { Moment } from './snapshot.ts';

/** One socket at a table. */
export interface Listener extends KeyHolder {
  /** It is told what changed, not the whole picture each time. */
  readonly changes: boolean;
  /** Whose it is, by the address. */
  readonly client: string;
  send(text: string): void;
  close(code: number, reason: string): void;
}

type Shown = Omit<Extract<ServerMessage, { t: 'welcome' }>, 't' | 'n' | 'seats' | 'referee'>;

function seatsOf({ held }: KeyHolder): readonly Seat[] {
  return held.map(({ seat }) => seat);
}

/** Everybody who looks at one game, each with what may be seen from there. */
export class Audience {
  /** Each with the last picture it was sent: nobody is told again what has not changed for them. */
  private readonly listeners = new Map<Listener, SentPicture>();
  /** The events as they were last told. */
  private told: readonly GameEvent[] = [];

  get size(): number {
    return this.listeners.size;
  }

  /** The client of whoever plays here and is present; undefined if nobody is. */
  get playing(): string | undefined {
    for (const { held, client } of this.listeners.keys()) if (held.length > 0) return client;
    return undefined;
  }

  /** Seats somebody who is shown this. */
  welcome(listener: Listener, shown: Shown): void {
    const sent = this.sentAlike(listener, shown.snapshot) ?? firstSent(shown.snapshot);
    this.listeners.set(listener, sent);
    const number = listener.changes ? { n: sent.n } : {};
    const referee = listener.referee !== null;
    this.tell(listener, { t: 'welcome', ...number, seats: seatsOf(listener), referee, ...shown });
    this.tellPresence();
  }

  /** Where somebody else has the same picture, what changes is worked out for both at once. */
  private sentAlike(listener: Listener, snapshot: Snapshot): SentPicture | undefined {
    const key = sightKey(sightOf(listener));
    const alike = [...this.listeners].find(
      ([other, sent]) => sightKey(sightOf(other)) === key && isSame(sent, snapshot),
    );
    return alike?.[1];
  }

  remove(listener: Listener): boolean {
    return this.listeners.delete(listener);
  }

  tell(listener: Listener, message: ServerMessage): void {
    listener.send(JSON.stringify(message));
  }

  tellAll(message: ServerMessage, isMeant: (sight: Sight) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const listener of this.listeners.keys()) if (isMeant(sightOf(listener))) listener.send(text);
  }

  tellPresence(): void {
    const online = new Set([...this.listeners.keys()].flatMap(seatsOf));
    this.tellAll({ t: 'presence', online: [...online].sort((a, b) => a - b) });
  }

  /** What is there before anybody is told of changes. */
  startFrom(match: LiveMatch): void {
    this.told = [...match.events];
  }

  /** Tells everyone how the game stands now, if it is news to them. Those who see the same get the same text, made once. */
  tellUpdate(match: LiveMatch, moment: Moment): void {
    const kept = this.told.slice(0, commonEvents(this.told, match.events));
    const made = new Map<SentPicture, News | null>();
    for (const [listener, sent] of this.listeners) {
      const known = made.get(sent);
      const news = known === undefined ? this.news(moment, sightOf(listener), sent, kept) : known;
      made.set(sent, news);
      if (news === null) continue;
      this.listeners.set(listener, news.next);
      listener.send(news.text(listener.changes));
    }
    this.startFrom(match);
  }

  /** Reasons tell secrets: where something is hidden they are the referee's while the game lives. */
  tellSayings(match: LiveMatch, sayings: readonly Saying[]): void {
    for (const saying of sayings) this.tellAll({ t: 'said', saying }, (sight) => maySpeakOf(match, sight));
  }

  /** Tells of the next game, each with its own keys; not the one who asked for it. */
  tellRematch(next: NextGame, asker: readonly Seat[]): void {
    for (const listener of this.listeners.keys()) {
      const seats = seatsOf(listener);
      if (seats.length > 0 && seats.every((seat) => asker.includes(seat))) continue;
      this.tell(listener, { t: 'rematch', created: createdFor(next, listener) });
    }
  }

  closeAll(code: number, reason: string): void {
    for (const listener of this.listeners.keys()) listener.close(code, reason);
    this.listeners.clear();
  }

  private news(moment: Moment, sight: Sight, sent: SentPicture, kept: readonly GameEvent[]): News | null {
    const eventsFrom = eventsFor(kept, ...sight.eyes).length;
    const isTakenBack = eventsFrom < eventsFor(this.told, ...sight.eyes).length;
    const events = moment.events(sight).slice(eventsFrom);
    const news = new News(sent, moment.snapshot(sight), { eventsFrom, events });
    return news.isStill && events.length === 0 && !isTakenBack ? null : news;
  }
}

/** Whether somebody may hear why bots answered as they did. */
export function maySpeakOf(match: LiveMatch, sight: Sight): boolean {
  return !match.hides || match.outcome !== null || seesAll(sight);
}

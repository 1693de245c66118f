import {
  firstSent,
  isSame,
  type KeyHolder,
  type LiveMatch,
  type Moment,
  maySpeakOf,
  News,
  type SentPicture,
  type Sight,
  sightKey,
  sightOf,
  Texts,
} from '@hardtop/host';
import type { HeardBefore, Saying, ServerMessage, Snapshot } from '@hardtop/host/wire';
import { type GameEvent, type Heard, Hearing, type Seat, toldSum } from '@hardtop/kernel';
import { type FadedPicture, fadedOf, madeAgain } from './faded-picture.ts';
import { createdFor, type NextGame } from './rematch.ts';

/** One socket at a table. */
export interface Listener extends KeyHolder {
  /** It is told what changed, not the whole picture each time. */
  readonly changes: boolean;
  /** Whose it is, by the address. */
  readonly client: string;
  /** What it has heard before, if it comes back. */
  readonly have?: HeardBefore | undefined;
  send(text: string): void;
  close(code: number, reason: string): void;
}

type Shown = Omit<Extract<ServerMessage, { t: 'welcome' }>, 't' | 'n' | 'seats' | 'referee'>;

function seatsOf({ held }: KeyHolder): readonly Seat[] {
  return held.map(({ seat }) => seat);
}

/** Somebody who looks on: with whose eyes, and the last picture they were sent. */
interface Onlooker {
  readonly sight: Sight;
  readonly key: string;
  /** Faded while the game is put by. */
  sent: SentPicture | FadedPicture;
}

const NOTHING: { readonly events: readonly GameEvent[]; readonly length: number } = { events: [], length: 0 };

/** Everybody who looks at one game, each with what may be seen from there. */
export class Audience {
  /** Each with the last picture it was sent: nobody is told again what has not changed for them. */
  private readonly listeners = new Map<Listener, Onlooker>();
  /** The events as they were last told; the list has grown since then, or there is another one. */
  private told = NOTHING;
  private isFaded = false;
  /** By sight: what was told to those who have it. */
  private readonly hearings = new Map<string, Hearing>();

  get size(): number {
    return this.listeners.size;
  }

  /** The client of whoever plays here and is present; undefined if nobody is. */
  get playing(): string | undefined {
    for (const { held, client } of this.listeners.keys()) if (held.length > 0) return client;
    return undefined;
  }

  /** Seats somebody who is shown this. */
  welcome(listener: Listener, { snapshot, ...whole }: Shown): void {
    const shown = { ...whole, ...missingTo(listener, whole.events) };
    const sight = sightOf(listener);
    const key = sightKey(sight);
    const picture = JSON.stringify(snapshot);
    const sent = this.sentAlike(key, snapshot) ?? firstSent(snapshot, picture.length);
    this.listeners.set(listener, { sight, key, sent });
    const number = listener.changes ? { n: sent.n } : {};
    const referee = listener.referee !== null;
    const rest = JSON.stringify({ t: 'welcome', ...number, seats: seatsOf(listener), referee, ...shown });
    listener.send(`${rest.slice(0, -1)},"snapshot":${picture}}`);
    this.tellPresence();
  }

  /** Where somebody else has the same picture, what changes is worked out for both at once. */
  private sentAlike(key: string, snapshot: Snapshot): SentPicture | undefined {
    for (const other of this.listeners.values()) {
      const { sent } = other;
      if (other.key === key && 'seen' in sent && isSame(sent, snapshot)) return sent;
    }
    return undefined;
  }

  remove(listener: Listener): boolean {
    return this.listeners.delete(listener);
  }

  tell(listener: Listener, message: ServerMessage): void {
    listener.send(JSON.stringify(message));
  }

  tellAll(message: ServerMessage, isMeant: (sight: Sight) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const [listener, { sight }] of this.listeners) if (isMeant(sight)) listener.send(text);
  }

  tellPresence(): void {
    const devices = new Map<Seat, number>();
    let watching = 0;
    for (const listener of this.listeners.keys()) {
      for (const seat of seatsOf(listener)) devices.set(seat, (devices.get(seat) ?? 0) + 1);
      if (listener.held.length === 0 && listener.referee === null) watching++;
    }
    const online = [...devices.keys()].sort((a, b) => a - b);
    this.tellAll({ t: 'presence', online, devices: online.map((seat) => devices.get(seat) ?? 0), watching });
  }

  /** Those whose questions somebody here answers. */
  get seats(): ReadonlySet<Seat> {
    const seats = new Set<Seat>();
    for (const { sight } of this.listeners.values()) for (const seat of sight.seats) seats.add(seat);
    return seats;
  }

  /** What is there before anybody is told of changes. */
  startFrom({ events }: LiveMatch): void {
    this.told = { events, length: events.length };
  }

  /** Tells everyone how the game stands now, if it is news to them. Those who see the same get the same text, made once. */
  tellUpdate(match: LiveMatch, moment: Moment): void {
    this.recall(match, moment);
    const texts = new Texts();
    const heard = new Map<string, Heard>();
    const made = new Map<SentPicture, News | null>();
    for (const [listener, onlooker] of this.listeners) {
      const { sight, key, sent } = onlooker;
      if (!('seen' in sent)) continue;
      const hears = heard.get(key) ?? texts.shared(this.hearingOf(onlooker).hear(match.events));
      heard.set(key, hears);
      const known = made.get(sent);
      const news = known === undefined ? newsOf(sent, moment.snapshot(sight), hears, texts) : known;
      made.set(sent, news);
      if (news === null) continue;
      onlooker.sent = news.next;
      listener.send(news.text(listener.changes));
    }
    this.startFrom(match);
  }

  /** Nothing happens: what everybody was sent is not kept meanwhile. */
  fade(): void {
    const faded = new Map<SentPicture, FadedPicture>();
    for (const onlooker of this.listeners.values()) {
      const { sent } = onlooker;
      if (!('seen' in sent)) continue;
      const left = faded.get(sent) ?? fadedOf(sent);
      faded.set(sent, left);
      onlooker.sent = left;
    }
    this.isFaded = true;
    this.told = NOTHING;
    this.hearings.clear();
  }

  /** The game is at hand again. Where a picture does not come out as it was, it is sent whole. */
  recall(match: LiveMatch, moment: Moment): void {
    if (!this.isFaded) return;
    this.isFaded = false;
    this.startFrom(match);
    const again = new Map<FadedPicture, SentPicture | null>();
    for (const [listener, onlooker] of this.listeners) {
      const { sent: faded, sight } = onlooker;
      if ('seen' in faded) continue;
      const known = again.get(faded);
      const sent = known === undefined ? madeAgain(faded, moment.snapshot(sight)) : known;
      again.set(faded, sent);
      onlooker.sent = sent ?? this.sendWhole(listener, faded.n + 1, moment);
    }
  }

  private sendWhole(listener: Listener, n: number, moment: Moment): SentPicture {
    const sight = sightOf(listener);
    const snapshot = moment.snapshot(sight);
    const number = listener.changes ? { n } : {};
    this.tell(listener, { t: 'update', ...number, snapshot, eventsFrom: 0, events: moment.events(sight) });
    return { ...firstSent(snapshot), n };
  }

  /** Whoever came since the last update was told all that was there by then. */
  private hearingOf({ sight, key }: Onlooker): Hearing {
    const known = this.hearings.get(key);
    if (known !== undefined) return known;
    const hearing = new Hearing(sight.eyes);
    hearing.hear(this.told.events, this.told.length);
    this.hearings.set(key, hearing);
    return hearing;
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
    this.hearings.clear();
  }
}

/** Whoever comes back and has heard what was told so far, and not otherwise, gets what came after it. */
function missingTo({ have }: Listener, events: readonly GameEvent[]) {
  if (have === undefined || have.events > events.length) return {};
  if (toldSum(events.slice(0, have.events)) !== have.sum) return {};
  return { eventsFrom: have.events, events: events.slice(have.events) };
}

/** What is new to somebody; null if nothing is. */
function newsOf(sent: SentPicture, snapshot: Snapshot, { before, from, events }: Heard, texts: Texts): News | null {
  const news = new News(sent, snapshot, { eventsFrom: from, events }, texts);
  return news.isStill && events.length === 0 && from === before ? null : news;
}

import type { OfferSeat } from '@hardtop/host/wire';
import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import { hashSeatKey, makeSeatKey } from '../keys/seat-keys.ts';
import type { StoredOffer, StoredSeat, StoredTable } from '../storage/tables.ts';
import { awaitsWord, DEAD_CLAIM, isTaken, NO_OFFER, noSeat, notYourSeat } from './problems.ts';

/** Who sits where, and what is asked for. */
export interface Seating {
  readonly seats: readonly StoredSeat[];
  readonly table: StoredTable;
  /** The digest of the referee's key. */
  readonly referee: string | null;
}

/** Whoever wants something: the seats they play, and what else they are. */
export interface Asker {
  readonly seats: readonly Seat[];
  readonly isReferee: boolean;
  readonly isHost: boolean;
}

/** What is known of the game where seats change hands. */
interface Playing {
  /** Somebody has answered something: from then on it matters to the others who they play with. */
  readonly hasBegun: boolean;
  readonly resigned: readonly Seat[];
  readonly bots: readonly string[];
}

type Changed<T> = Result<{ readonly next: Seating; readonly told: T }, Problem>;

/** Somebody sits down at a free seat; whether they may was asked before. */
export function takeOpen(now: Seating, seat: Seat, name: string | undefined): Changed<string> {
  const found = seatOf(now, seat);
  if (!found.ok) return found;
  return found.value.open === true ? newKey(now, seat, name) : err(isTaken(seat, now.seats));
}

/** A friend sits down at a seat that was handed over; the key of whoever sat there is worth nothing from then on. */
export function takeClaimed(now: Seating, seat: Seat, claim: string, name: string | undefined): Changed<string> {
  const offer = offerOf(now, seat);
  if (offer?.claim === undefined || offer.claim !== hashSeatKey(claim)) return err(DEAD_CLAIM);
  return offer.awaited.length > 0 ? err(awaitsWord(offer.awaited, now.seats)) : newKey(now, seat, name);
}

/** Another key for the same person: what was lost, or fell into other hands, opens nothing any more. */
export function rekey(now: Seating, seat: Seat, asker: Asker): Changed<string> {
  if (!asker.seats.includes(seat) || seatOf(now, seat).ok === false) return err(notYourSeat(seat, asker.seats));
  const own = now.seats.find((each) => each.seat === seat);
  return own?.neutral === true ? err(notYourSeat(seat, asker.seats)) : newKey(now, seat, own?.by);
}

/** Nobody is made to stay. */
export function leave(now: Seating, seat: Seat, asker: Asker): Changed<null> {
  if (!asker.seats.includes(seat)) return err(notYourSeat(seat, asker.seats));
  return ok({ next: seated(now, seat, { open: true }), told: null });
}

/** Somebody wants a seat to be another's. The referee decides; others ask those they play with, where it matters to them. */
export function offer(
  now: Seating,
  seat: Seat,
  asked: OfferSeat,
  asker: Asker,
  playing: Playing,
): Changed<string | null> {
  const problem = offerProblem(now, seat, asked, asker, playing);
  if (problem !== null) return err(problem);
  const claim = asked.to === 'friend' ? makeSeatKey() : null;
  const awaited = asker.isReferee ? [] : awaitedBy(now, seat, asker, playing);
  const made: StoredOffer = {
    seat,
    to: asked.to,
    awaited,
    ...(claim === null ? {} : { claim: hashSeatKey(claim) }),
    ...(asked.to === 'bot' ? { bot: asked.bot ?? playing.bots[0] ?? '' } : {}),
  };
  return ok({ next: settled(withOffer(now, seat, made), seat), told: claim });
}

/** A word on an offer: one no ends it; the referee's yes is everybody's. Whoever made it takes it back in the same way. */
export function agree(now: Seating, seat: Seat, grant: boolean, asker: Asker): Changed<null> {
  const made = offerOf(now, seat);
  if (made === undefined) return err(NO_OFFER);
  const isTheirs = asker.seats.includes(seat) || asker.isHost;
  const mayRefuse = isTheirs || asker.isReferee || made.awaited.some((each) => asker.seats.includes(each));
  if (!grant)
    return mayRefuse
      ? ok({ next: withOffer(now, seat, null), told: null })
      : err(notYourSeat(made.awaited[0] ?? seat, asker.seats));
  const awaited = asker.isReferee ? [] : made.awaited.filter((each) => !asker.seats.includes(each));
  if (awaited.length === made.awaited.length && !asker.isReferee)
    return err(notYourSeat(made.awaited[0] ?? seat, asker.seats));
  return ok({ next: settled(withOffer(now, seat, { ...made, awaited }), seat), told: null });
}

function offerProblem(
  now: Seating,
  seat: Seat,
  { to, bot }: OfferSeat,
  asker: Asker,
  { bots }: Playing,
): Problem | null {
  const found = seatOf(now, seat);
  if (!found.ok) return found.error;
  if (to === 'bot' && (bots.length === 0 || (bot !== undefined && !bots.includes(bot))))
    return { code: 'unknown-bot', field: 'bot', message: 'There is no such bot.', legal: bots };
  if (to === 'referee' && !asker.isReferee)
    return { code: 'not-yours', field: 'to', message: 'Only the referee takes a seat so.', legal: ['friend', 'bot'] };
  if (asker.isReferee) return null;
  const { kind, open, neutral } = found.value;
  const isTheirs = asker.seats.includes(seat) && neutral !== true;
  const isAtTable = asker.seats.length > 0 || asker.isHost;
  const legal = legalFor(isTheirs, isAtTable, open === true ? 'open' : kind);
  if (legal.includes(to)) return null;
  if (legal.length === 0) return notYourSeat(seat, asker.seats);
  return { code: 'offer', field: 'to', message: 'This seat cannot be given so.', legal };
}

/** Of one's own seat one disposes; whether a bot or nobody sits at another is for all who sit at the table. */
function legalFor(isTheirs: boolean, isAtTable: boolean, sits: 'open' | 'human' | 'bot'): readonly OfferSeat['to'][] {
  if (isTheirs) return ['friend', 'bot'];
  if (!isAtTable || sits === 'human') return [];
  return sits === 'open' ? ['bot'] : ['open'];
}

/** The people at other seats who still play. */
function awaitedBy(now: Seating, seat: Seat, asker: Asker, { hasBegun, resigned }: Playing): readonly Seat[] {
  if (!hasBegun) return [];
  const people = now.seats.filter(({ kind, open, neutral }) => kind === 'human' && open !== true && neutral !== true);
  return people
    .map((each) => each.seat)
    .filter((each) => each !== seat && !asker.seats.includes(each) && !resigned.includes(each));
}

/** Carries out an offer to which all have agreed; a friend comes by himself. */
function settled(now: Seating, seat: Seat): Seating {
  const made = offerOf(now, seat);
  if (made === undefined || made.awaited.length > 0) return now;
  switch (made.to) {
    case 'friend':
      return now;
    case 'bot':
      return seated(now, seat, { kind: 'bot', bot: made.bot ?? '' });
    case 'open':
      return seated(now, seat, { open: true });
    case 'referee':
      return now.referee === null ? now : seated(now, seat, { neutral: true, keyHash: now.referee });
  }
}

function newKey(now: Seating, seat: Seat, name: string | undefined): Changed<string> {
  const key = makeSeatKey();
  const next = seated(now, seat, { keyHash: hashSeatKey(key), ...(name === undefined ? {} : { by: name }) });
  return ok({ next, told: key });
}

/** With somebody else at a seat: what was asked for there is settled, and nobody waits for the word of who left. */
function seated(now: Seating, seat: Seat, who: Partial<StoredSeat>): Seating {
  const seats = now.seats.map((old): StoredSeat => {
    if (old.seat !== seat) return old;
    const { name, plays } = old;
    return { seat, name, plays, kind: 'human', ...who };
  });
  const others = now.table.offers.filter((each) => each.seat !== seat);
  const isGone = who.keyHash === undefined || who.neutral === true;
  const offers = others.map((each) =>
    isGone ? { ...each, awaited: each.awaited.filter((awaited) => awaited !== seat) } : each,
  );
  const next: Seating = { ...now, seats, table: { ...now.table, offers } };
  return isGone ? offers.reduce((so, each) => settled(so, each.seat), next) : next;
}

function withOffer(now: Seating, seat: Seat, made: StoredOffer | null): Seating {
  const others = now.table.offers.filter((each) => each.seat !== seat);
  return { ...now, table: { ...now.table, offers: made === null ? others : [...others, made] } };
}

function offerOf({ table }: Seating, seat: Seat): StoredOffer | undefined {
  return table.offers.find((each) => each.seat === seat);
}

function seatOf({ seats }: Seating, seat: Seat): Result<StoredSeat, Problem> {
  const found = seats.find((each) => each.seat === seat);
  return found === undefined ? err(noSeat(seat, seats)) : ok(found);
}

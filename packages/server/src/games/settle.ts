import type { TalkMessage } from '@hardtop/host';
import { err, ok, type Problem, type Result, type Seat } from '@hardtop/kernel';
import { addDays, daysBetween } from '../live/days.ts';
import type { Room } from './room.ts';
import { CLAIM_AFTER, type LiveHouse, type TableLife } from './table-life.ts';

type MessageOf<T extends TalkMessage['t']> = Extract<TalkMessage, { t: T }>;

/** What is settled, and at which table. */
interface Table {
  readonly life: TableLife;
  readonly house: LiveHouse;
  readonly room: Room;
}

type Settled = Promise<Result<void, Problem>>;

/** Days that a seat may be away in one game, all in all. */
const AWAY_DAYS = 30;

/** Pauses, holidays and claims. */
export async function settle(message: Exclude<TalkMessage, { t: 'chat' }>, table: Table): Settled {
  switch (message.t) {
    case 'pause':
      return settlePause(message, table.life);
    case 'away':
      return settleAway(message, table);
    case 'claim':
      return settleClaim(message, table);
  }
}

function settlePause({ seat, option }: MessageOf<'pause'>, life: TableLife): Result<void, Problem> {
  const { paused, pauseOffers } = life.state;
  if (option === 'resume') return resume(seat, life);
  if (paused !== null) return err({ code: 'paused', field: 'option', message: 'It is paused.', legal: ['resume'] });
  if (option === 'decline') {
    life.set({ pauseOffers: [] });
    return ok(undefined);
  }
  if (option === 'accept' && pauseOffers.length === 0)
    return err({ code: 'pause', field: 'option', message: 'Nobody has asked for a pause.', legal: ['offer'] });
  if (seat === null) life.set({ paused: { by: 'referee' }, pauseOffers: [] });
  else agreeToPause(seat, life);
  return ok(undefined);
}

/** Those who are away are not asked: their clocks stand anyway. */
function agreeToPause(seat: Seat, life: TableLife): void {
  const { pauseOffers } = life.state;
  const offers = pauseOffers.includes(seat) ? pauseOffers : [...pauseOffers, seat];
  const asked = life.people.filter((one) => !life.isAway(one));
  const isAgreed = asked.every((one) => offers.includes(one));
  life.set(isAgreed ? { paused: { by: offers[0] ?? seat }, pauseOffers: [] } : { pauseOffers: offers });
}

function resume(seat: Seat | null, life: TableLife): Result<void, Problem> {
  const { paused } = life.state;
  if (paused === null) return err({ code: 'pause', field: 'option', message: 'It is not paused.', legal: ['offer'] });
  if (paused.by === 'referee' && seat !== null)
    return err({ code: 'not-yours', field: 'option', message: 'The referee has paused it, and ends the pause.' });
  life.set({ paused: null, pauseOffers: [] });
  return ok(undefined);
}

function settleAway({ seat, until }: MessageOf<'away'>, { life, house }: Table): Result<void, Problem> {
  const { away, awayDays } = life.state;
  const today = house.time.today();
  const left = away[seat] === undefined ? 0 : Math.max(0, daysBetween(today, away[seat]));
  // Days that are given back were not taken.
  const taken = Math.max(0, (awayDays[seat] ?? 0) - left);
  if (until === null) {
    const { [seat]: _, ...others } = away;
    life.set({ away: others, awayDays: { ...awayDays, [seat]: taken } });
    return life.isAway(seat) ? err(AWAY_EVERYWHERE) : ok(undefined);
  }
  const days = daysBetween(today, until);
  if (!(days >= 1 && taken + days <= AWAY_DAYS)) {
    const most = addDays(today, AWAY_DAYS - taken);
    const message = `In one game a seat may be away for ${AWAY_DAYS} days in all: ${AWAY_DAYS - taken} are left.`;
    return err({ code: 'away', field: 'until', message, legal: [`${addDays(today, 1)} to ${most}`] });
  }
  life.set({ away: { ...away, [seat]: until }, awayDays: { ...awayDays, [seat]: taken + days } });
  return ok(undefined);
}

async function settleClaim({ seat, against, option }: MessageOf<'claim'>, { life, room }: Table): Settled {
  if (against === seat || !life.claimable.includes(against)) {
    const message = `The clock must have answered ${CLAIM_AFTER} times in a row for a seat before another may claim.`;
    return err({ code: 'claim', field: 'against', message, legal: life.claimable.map(String) });
  }
  if (option === 'bot') {
    const bot = room.usualBot;
    if (bot === undefined) return err({ code: 'claim', field: 'option', message: 'There is no bot for this game.' });
    life.set({ standIns: { ...life.state.standIns, [against]: bot } });
    return ok(undefined);
  }
  const done = await room.act((match) => {
    // Where more than two play, the game is not one person's to claim.
    if (match.seats.length > 2) return err(TOO_MANY_PLAY);
    return match.resign(against, 'clock');
  });
  return done.ok ? ok(undefined) : done;
}

/** Whoever has said it for all tables takes it back for all. */
const AWAY_EVERYWHERE: Problem = {
  code: 'away',
  field: 'until',
  message: 'You are away from all your tables: say on your own page that you are back.',
};

const TOO_MANY_PLAY: Problem = {
  code: 'claim',
  field: 'option',
  message: 'More than two play here: the game is not one person’s to claim.',
  legal: ['bot'],
};

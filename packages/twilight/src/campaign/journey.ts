// A journey from a file: a party, a route, a seed, and the plan of a day. Played to its end it is a campaign like any other,
// row by row, and a campaign's own journal is read as well.

import { ok, type Problem, type Result, readBy } from '@hardtop/kernel';
import * as z from 'zod';
import { LETS_IN } from '../catalog/settlement-attitude.ts';
import { PERIODS_PER_DAY } from '../travel/clock.ts';
import { shareWork } from '../travel/maintenance.ts';
import { living } from '../travel/party.ts';
import { isAtEnd } from '../travel/route.ts';
import { isDry } from '../travel/travel.ts';
import { type Campaign, openCampaign, type Recorder, recorderOf } from './campaign.ts';
import { beginCampaign, openingSchema, parseCampaign } from './journal.ts';
import { pinSchema } from './pins.ts';
import { ACTIVITIES, type Activity } from './rows.ts';
import { settlementsHere } from './visit.ts';

/** Up at four, eight hours on the way, four of work, the rest in camp. */
export const USUAL_DAY: Activity[] = ['rest', 'rest', 'travel', 'travel', 'maintain', 'rest'];

const journeySchema = openingSchema.extend({
  /** What the party does with each period of a day. */
  plan: z.array(z.enum(ACTIVITIES)).length(PERIODS_PER_DAY).default(USUAL_DAY),
  /** At most so many days; without it, until the route is at its end. */
  days: z.int().min(1).max(3660).nullable().default(null),
  /** Quarters crossed in every settlement that ends a leg and lets strangers in; 0 goes past. */
  quarters: z.int().min(0).max(20).default(1),
  /** A vehicle without fuel or broken down: the journey ends there, or goes on without it. */
  stranded: z.enum(['halt', 'leave']).default('halt'),
  every: z.int().min(1).max(10_080).nullable().default(null),
  pins: z.array(pinSchema).max(200).default([]),
});
type JourneyFile = z.infer<typeof journeySchema>;

export type JourneyEnd = 'arrived' | 'days' | 'stranded' | 'dead' | 'journal';

export interface Journey {
  readonly campaign: Campaign;
  readonly end: JourneyEnd;
}

/** No plan without travel is ever at its end. */
const MOST_DAYS = 3660;

export function journeyOf(data: unknown): Result<Journey, readonly Problem[]> {
  if (typeof data === 'object' && data !== null && 'rows' in data) return journalOf(data);
  const read = readBy(journeySchema, data);
  if (!read.ok) return read;
  const { plan, days, quarters, stranded, every, pins, ...opening } = read.value;
  const begun = beginCampaign(opening);
  if (!begun.ok) return begun;
  const recorder = recorderOf(openCampaign(begun.value));
  for (const pin of pins) {
    const added = recorder.add({ kind: 'pin', pin });
    if (!added.ok) return added;
  }
  const end = playOut(recorder, read.value);
  return end.ok ? ok({ campaign: recorder.campaign(), end: end.value }) : end;
}

/** A journal is what it is; nothing is added. */
function journalOf(data: object): Result<Journey, readonly Problem[]> {
  const journal = parseCampaign(data);
  return journal.ok ? ok({ campaign: openCampaign(journal.value), end: 'journal' }) : journal;
}

type PeriodOutcome = Result<'on' | 'stranded', readonly Problem[]>;

function playOut(recorder: Recorder, file: JourneyFile): Result<JourneyEnd, readonly Problem[]> {
  const lastDay = file.days ?? MOST_DAYS;
  while (recorder.state().clock.day <= lastDay) {
    const { party, route, place } = recorder.state();
    if (living(party).length === 0) return ok('dead');
    if (isAtEnd(route, place)) return ok('arrived');
    const played = playPeriod(recorder, file);
    if (!played.ok) return played;
    if (played.value === 'stranded') return ok('stranded');
  }
  return ok('days');
}

/** One period as planned, and a look into the settlement it leads to. */
function playPeriod(recorder: Recorder, file: JourneyFile): PeriodOutcome {
  const { clock, party, place } = recorder.state();
  const activity = file.plan[clock.period - 1] ?? 'rest';
  const broken = party.vehicles.filter((vehicle) => vehicle.broken).map(({ name }) => name);
  if (activity === 'travel' && broken.length > 0) return strand(recorder, file, broken);
  const people = living(party).map(({ name }) => name);
  const driverless = party.vehicles.slice(people.length).map(({ name }) => name);
  if (activity === 'travel' && driverless.length > 0) return strand(recorder, file, driverless);
  const work = activity === 'maintain' ? shareWork(party, people) : [];
  const done = recorder.add({ kind: 'period', activity, work, every: file.every });
  if (!done.ok) return done;
  if (activity !== 'travel') return ok('on');
  if (done.value.place !== place) return visit(recorder, file);
  const dry = done.value.party.vehicles.filter(isDry).map(({ name }) => name);
  return strand(recorder, file, dry);
}

function strand(recorder: Recorder, file: JourneyFile, vehicles: readonly string[]): PeriodOutcome {
  if (file.stranded === 'halt' || vehicles.length === 0) return ok('stranded');
  const parted = recorder.add({ kind: 'part', vehicles, reason: `Left behind: ${vehicles.join(', ')}.` });
  return parted.ok ? ok('on') : parted;
}

function visit(recorder: Recorder, file: JourneyFile): PeriodOutcome {
  const here = settlementsHere(recorder.state()).find(({ found }) => found === null);
  if (here === undefined || file.quarters === 0) return ok('on');
  const isOpen = LETS_IN.includes(here.settlement.attitude);
  const crossings = Array.from({ length: isOpen ? file.quarters : 0 }, () => ({ kind: 'quarter' }));
  for (const row of [{ kind: 'visit', settlement: here.id }, ...crossings, { kind: 'leave' }]) {
    const added = recorder.add(row);
    if (!added.ok) return added;
  }
  return ok('on');
}

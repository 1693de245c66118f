// Four hours of the campaign: the way made or the work done, then whom each party meets.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { ENCOUNTER_FREQUENCY } from '../catalog/encounter-frequency.ts';
import { checksIn, PERIOD_HOURS, PERIODS_PER_DAY, timeOfDay, timePath } from '../travel/clock.ts';
import { rollBreakdowns, workOn } from '../travel/maintenance.ts';
import { figure, living, type Party } from '../travel/party.ts';
import { isAtEnd, type Leg, legAt } from '../travel/route.ts';
import { tendStills } from '../travel/stills.ts';
import { type TravelOutcome, travel } from '../travel/travel.ts';
import { tellArrival } from './arrival.ts';
import { passPeriod } from './day.ts';
import { type Group, meet } from './meet.ts';
import { pinsDue } from './pins.ts';
import type { RowOf } from './rows.ts';
import type { CampaignState, KnownSettlement } from './state.ts';
import { discover, type Step, tell, territoryAt } from './step.ts';
import { insideOf, throughStreets } from './visit.ts';

type PeriodRow = RowOf<'period'>;

export function stepPeriod(step: Step, before: CampaignState, row: PeriodRow): Result<CampaignState, Problem> {
  const problem = periodProblem(before, row);
  if (problem !== null) return err(problem);
  const landed = territoryAt(step, before, before.place).state;
  const moved = row.activity === 'travel' ? onTheWay(step, landed) : halted(step, landed, row);
  const met = encounters(step, before, moved, row);
  return ok(passPeriod(step, met));
}

function onTheWay(step: Step, state: CampaignState): CampaignState {
  const way = travel(state.party, state.route, state.place);
  const left = insideOf(state);
  if (left !== null && way.km > 0) tell(step, `Away from ${left.settlement.name}.`);
  tellWay(step, way, legAt(state.route, state.place));
  if (way.stop === 'end') tell(step, 'The route is at its end.', { stops: true });
  if (way.km === 0) return halt(step, { ...state, party: way.party });
  const rolled = rollBreakdowns(step.ctx, `${timePath(state.clock)}/breakdown`, way.party);
  for (const name of rolled.broken) {
    tell(step, `${name} breaks down.`, { rule: 'twilight/travel/maintenance', reconstructed: 'C-24', stops: true });
  }
  const today = { ...state.today, travelled: true };
  const moved = { ...state, party: rolled.party, place: way.place, inside: null, today };
  return way.stop === 'settlement' ? arrive(step, moved) : moved;
}

/** Off the road the country has its say. */
function tellWay(step: Step, { km, stop, because, slowest }: TravelOutcome, { road }: Leg): void {
  const rule = road ? 'twilight/travel/movement' : 'twilight/travel/terrain-effects';
  if (km > 0) tell(step, `${figure(km)} km, at the pace of ${slowest}.`, { rule });
  if (stop === 'dry')
    tell(step, `No fuel: ${because.join(', ')}.`, { rule: 'twilight/travel/fuel-energy', stops: true });
  if (stop === 'broken')
    tell(step, `Broken down: ${because.join(', ')}.`, {
      rule: 'twilight/travel/maintenance',
      reconstructed: 'C-24',
      stops: true,
    });
}

/** A leg ends at a settlement: it is there to be seen, whether or not the party goes in. */
function arrive(step: Step, state: CampaignState): CampaignState {
  const ended = state.route[state.place.leg - 1]?.settlement ?? null;
  if (ended === null) return state;
  const place = { leg: state.place.leg - 1, km: 0 };
  const { state: landed, territory } = territoryAt(step, state, place);
  const found = discover(step, landed, { ...ended, territory, found: null });
  const known = found.settlements[ended.id];
  if (known !== undefined) tellArrival(step, known.settlement, true);
  return found;
}

function halted(step: Step, state: CampaignState, row: PeriodRow): CampaignState {
  const party = workOn(state.party, row.work);
  if (row.work.length > 0) {
    const hours = row.work.length * PERIOD_HOURS;
    tell(step, `${hours} man-hours of upkeep.`, { rule: 'twilight/travel/maintenance', reconstructed: 'C-24' });
  }
  const inside = insideOf(state);
  // Whoever asked for checks of his own gets those.
  if (inside !== null && row.every === null) inTown(step, state, inside);
  return halt(step, { ...state, party });
}

/** Four hours in a settlement: by day somebody goes through its streets; how often is not in the book (B-15d). */
function inTown(step: Step, state: CampaignState, inside: KnownSettlement): void {
  tell(step, `Four hours in ${inside.settlement.name}.`, { rule: 'twilight/urban/frequency', reconstructed: 'B-15d' });
  if (timeOfDay(state.clock) === 'day') throughStreets(step, state, inside, `${timePath(state.clock)}/streets`);
}

/** Whatever stands still: the animals graze, the stills run. */
function halt(step: Step, state: CampaignState): CampaignState {
  const { party, done } = tendStills(state.party);
  for (const { still, fuel, liters } of done) {
    tell(step, `${still} has given ${figure(liters)} liters of ${fuel}.`, {
      rule: 'twilight/travel/stills',
      reconstructed: 'C-25',
    });
  }
  return { ...state, party, today: { ...state.today, halted: state.today.halted + 1 } };
}

/** Everybody who may meet somebody in this period, and how often the dice are asked. */
function encounters(step: Step, before: CampaignState, state: CampaignState, row: PeriodRow): CampaignState {
  const away = new Set(row.parties.flatMap(({ people }) => people));
  const main = living(state.party).filter(({ name }) => !away.has(name));
  const hasMoved = state.place !== before.place;
  const group: Group = {
    name: 'main',
    key: 'main',
    people: main,
    withCamp: true,
    moving: hasMoved,
    place: before.place,
  };
  // A pin is kept for those it is meant for: nobody meets it while the whole party is sent out.
  const pins = main.length === 0 ? [] : pinsDue(before.pins, state.clock, before.place, state.place);
  let next: CampaignState = { ...state, pins: state.pins.filter((pin) => !pins.includes(pin)) };
  for (const [i, pin] of pins.entries()) next = meet(step, next, group, i + 1, pin);
  const checks = mainChecks(state, row, hasMoved);
  for (let n = pins.length + 1; n <= checks; n++) next = meet(step, next, group, n, null);
  for (const [i, party] of row.parties.entries()) {
    const people = state.party.people.filter(({ name }) => party.people.includes(name));
    const detached: Group = {
      name: party.name,
      key: `party-${i + 1}`,
      people,
      withCamp: false,
      moving: true,
      place: before.place,
    };
    for (let n = 1; n <= partyChecks(state, row); n++) next = meet(step, next, detached, n, null);
  }
  return next;
}

const PERIOD_MINUTES = PERIOD_HOURS * 60;

function partyChecks(state: CampaignState, row: PeriodRow): number {
  return checksIn(state.clock, row.every ?? PERIOD_MINUTES) * ENCOUNTER_FREQUENCY.detachedPartyPerPeriod;
}

/** On the way once a period; in camp once a day, at its end; inside a settlement the streets have their own table. */
function mainChecks(state: CampaignState, row: PeriodRow, hasMoved: boolean): number {
  if (row.every !== null) return checksIn(state.clock, row.every);
  if (!hasMoved && state.inside !== null) return 0;
  if (hasMoved) return ENCOUNTER_FREQUENCY.travellingPerPeriod;
  const isDayWithoutTravel = state.clock.period === PERIODS_PER_DAY && !state.today.travelled;
  return isDayWithoutTravel ? ENCOUNTER_FREQUENCY.haltedPerDay : 0;
}

function periodProblem(state: CampaignState, row: PeriodRow): Problem | null {
  if (row.activity === 'travel') {
    if (isAtEnd(state.route, state.place))
      return { code: 'route', message: 'The route is at its end; add legs to go on.' };
    const { vehicles } = state.party;
    const drivers = living(state.party).length;
    if (vehicles.length > drivers)
      return {
        code: 'party',
        message: `${vehicles.length} vehicles need a driver each, and only ${drivers} are alive.`,
      };
    if (row.parties.length > 0)
      return {
        code: 'party',
        message: 'Parties are sent out from a halted camp, not on the way.',
        rule: 'twilight/encounters/frequency',
      };
    if (row.work.length > 0)
      return { code: 'party', message: 'Nobody works on a vehicle on the move.', rule: 'twilight/travel/maintenance' };
  }
  return namesProblem(state.party, row);
}

/** Everybody named is there, alive, and in one place only. */
function namesProblem(party: Party, row: PeriodRow): Problem | null {
  const alive = living(party).map(({ name }) => name);
  const busy = [...row.parties.flatMap(({ people }) => people), ...row.work.map(({ person }) => person)];
  const stranger = busy.find((name) => !alive.includes(name));
  if (stranger !== undefined) return { code: 'party', message: `${stranger} is not there.`, legal: alive };
  const twice = busy.find((name, i) => busy.indexOf(name) !== i);
  if (twice !== undefined) return { code: 'party', message: `${twice} cannot do two things at once.` };
  const vehicles = party.vehicles.map(({ name }) => name);
  const unknown = row.work.find(({ vehicle }) => !vehicles.includes(vehicle));
  return unknown === undefined
    ? null
    : { code: 'party', message: `There is no vehicle ${unknown.vehicle}.`, legal: vehicles };
}

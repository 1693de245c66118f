// Changes of the party by the referee: stores, people and vehicles that join or part, fuel, stills, exposure, rads.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { FOODS } from '../catalog/food.ts';
import { FUELS } from '../catalog/fuel.ts';
import { timePath } from '../travel/clock.ts';
import { BEASTS } from '../travel/food.ts';
import { fillUp, fuelsFor, isMotor } from '../travel/fuel.ts';
import { figure, grams, living, type Party } from '../travel/party.ts';
import { partyProblems } from '../travel/party-check.ts';
import { craterRads, irradiate } from '../travel/radiation.ts';
import { catchDisease } from './day.ts';
import type { RowOf, StoresChange } from './rows.ts';
import type { CampaignState } from './state.ts';
import { type Step, tell } from './step.ts';

/** The party as changed, unless the change makes one that cannot be. What deaths have brought about does not stand in its way. */
export function withParty(state: CampaignState, party: Party): Result<CampaignState, Problem> {
  const old = new Set(partyProblems(state.party).map(({ field }) => field));
  const problem = partyProblems(party).find(({ field }) => !old.has(field));
  return problem === undefined ? ok({ ...state, party }) : err(problem);
}

export function stepStores(step: Step, state: CampaignState, row: RowOf<'stores'>): Result<CampaignState, Problem> {
  const party = changed(state.party, row.change);
  const short = shortages(party);
  if (short.length > 0) return err({ code: 'stores', message: `There is not so much of ${short.join(', ')}.` });
  tell(step, row.reason);
  return withParty(state, party);
}

function changed(party: Party, change: StoresChange): Party {
  const { fuel, food, ammunition, goods } = party.stores;
  const animals = { ...party.animals };
  for (const beast of BEASTS) animals[beast] += change.animals[beast] ?? 0;
  const stores = {
    fuel: added(fuel, FUELS, change.fuel),
    food: added(food, FOODS, change.food),
    grain: grams(party.stores.grain + change.grain),
    wood: grams(party.stores.wood + change.wood),
    ammunition: counted(ammunition, change.ammunition),
    goods: counted(goods, change.goods),
  };
  return { ...party, animals, stores };
}

function added<K extends string>(
  had: Readonly<Record<K, number>>,
  kinds: readonly K[],
  change: Readonly<Partial<Record<K, number>>>,
): Record<K, number> {
  const sum: Record<K, number> = { ...had };
  for (const kind of kinds) sum[kind] = grams(had[kind] + (change[kind] ?? 0));
  return sum;
}

function counted(
  had: Readonly<Record<string, number>>,
  change: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum = { ...had };
  for (const [name, count] of Object.entries(change)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

function shortages({ stores, animals }: Party): readonly string[] {
  const all = { ...stores.fuel, ...stores.food, grain: stores.grain, wood: stores.wood, ...animals };
  const named = [all, stores.ammunition, stores.goods].flatMap((amounts) => Object.entries(amounts));
  return named.filter(([, amount]) => amount < 0).map(([name]) => name);
}

export function stepJoin(step: Step, state: CampaignState, row: RowOf<'join'>): Result<CampaignState, Problem> {
  tell(step, row.reason);
  const people = [...state.party.people, ...row.people];
  return withParty(state, { ...state.party, people, vehicles: [...state.party.vehicles, ...row.vehicles] });
}

export function stepPart(step: Step, state: CampaignState, row: RowOf<'part'>): Result<CampaignState, Problem> {
  const { people, vehicles } = state.party;
  const stranger = missing(row.people, people) ?? missing(row.vehicles, vehicles);
  if (stranger !== null) return err(stranger);
  tell(step, row.reason);
  return withParty(state, {
    ...state.party,
    people: people.filter(({ name }) => !row.people.includes(name)),
    vehicles: vehicles.filter(({ name }) => !row.vehicles.includes(name)),
  });
}

export function stepDeath(step: Step, state: CampaignState, row: RowOf<'death'>): Result<CampaignState, Problem> {
  const absent = missing([row.person], living(state.party));
  if (absent !== null) return err(absent);
  tell(step, `${row.person} is dead: ${row.reason}`);
  const dead = row.reason.slice(0, 120);
  const people = state.party.people.map((person) => (person.name === row.person ? { ...person, dead } : person));
  return ok({ ...state, party: { ...state.party, people } });
}

export function stepRefuel(step: Step, state: CampaignState, row: RowOf<'refuel'>): Result<CampaignState, Problem> {
  const vehicle = state.party.vehicles.find(({ name }) => name === row.vehicle);
  if (vehicle === undefined || !isMotor(vehicle)) {
    const legal = state.party.vehicles.filter(isMotor).map(({ name }) => name);
    return err({ code: 'fuel', message: `There is no motor vehicle ${row.vehicle}.`, legal });
  }
  const burns = fuelsFor(vehicle);
  if (burns.length > 0 && !burns.includes(row.fuel)) {
    return err({ code: 'fuel', message: `${vehicle.name} does not burn ${row.fuel}.`, legal: burns });
  }
  const party = fillUp(state.party, row.vehicle, row.fuel);
  if (party === state.party)
    return err({
      code: 'fuel',
      message: `No ${row.fuel} goes into ${vehicle.name}: none is left, or the tank is full or holds another fuel.`,
    });
  tell(step, `${vehicle.name} is filled up with ${row.fuel}.`, { rule: 'twilight/travel/fuel-energy' });
  return ok({ ...state, party });
}

export function stepExposure(step: Step, state: CampaignState, row: RowOf<'exposure'>): Result<CampaignState, Problem> {
  const absent = missing(row.people, living(state.party));
  if (absent !== null) return err(absent);
  const serial = state.serial + 1;
  const path = `${timePath(state.clock)}/exposure-${serial}`;
  const party = catchDisease(step, path, state.party, row.source, row.people, state.clock.day);
  return ok({ ...state, party, serial });
}

export function stepRads(
  step: Step,
  state: CampaignState,
  row: RowOf<'rads'> | RowOf<'crater'>,
): Result<CampaignState, Problem> {
  const absent = missing(row.people, living(state.party));
  if (absent !== null) return err(absent);
  const serial = state.serial + 1;
  const path = `${timePath(state.clock)}/rads-${serial}`;
  const rads = row.kind === 'rads' ? row.rads : craterRads(step.ctx, `${path}/dose`, row.hours);
  const reconstructed = row.kind === 'rads' ? 'C-27' : 'C-29';
  return ok({ ...state, party: takeRads(step, path, state.party, row.people, { rads, reconstructed }), serial });
}

/** Everybody named takes the dose, and may fall ill or die of it. */
export function takeRads(
  step: Step,
  path: string,
  before: Party,
  people: readonly string[],
  { rads, reconstructed }: { readonly rads: number; readonly reconstructed: 'C-27' | 'C-29' },
): Party {
  const { party, effects } = irradiate(step.ctx, path, before, people, rads);
  for (const { person, rads: total, effect } of effects) {
    tell(step, `${person} has taken ${figure(total)} rads.`, {
      rule: 'twilight/referee/radiation',
      reconstructed,
      secret: true,
    });
    if (effect !== 'none')
      tell(step, `${person}: ${effect === 'death' ? 'death' : `${effect} illness`} by radiation.`, {
        rule: 'twilight/referee/radiation',
        reconstructed,
      });
  }
  return party;
}

export function missing(names: readonly string[], there: readonly { readonly name: string }[]): Problem | null {
  const known = there.map(({ name }) => name);
  const stranger = names.find((name) => !known.includes(name));
  return stranger === undefined ? null : { code: 'party', message: `${stranger} is not there.`, legal: known };
}

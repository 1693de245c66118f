// One check for an encounter of one group of the party, and what is written down of it.

import { type Encounter, encounterOf } from '../encounters/encounter.ts';
import { freeName } from '../encounters/given-names.ts';
import type { Settlement } from '../encounters/settlement.ts';
import type { Situation } from '../encounters/situation.ts';
import type { RollContext } from '../rolls/roll.ts';
import { timePath } from '../travel/clock.ts';
import { isMotor } from '../travel/fuel.ts';
import { bestAt, type Person } from '../travel/party.ts';
import { legAt, type RoutePoint } from '../travel/route.ts';
import { alter } from './amendments.ts';
import { tellArrival } from './arrival.ts';
import type { Pin } from './pins.ts';
import type { CampaignState, KnownSettlement } from './state.ts';
import { type Step, tell, territoryAt, whisper } from './step.ts';

/** Who walks into it: the main body with vehicles and camp, or some sent out on foot. */
export interface Group {
  readonly name: string;
  /** `main`, or `party-2`: names may be any words, and the same twice. */
  readonly key: string;
  readonly people: readonly Person[];
  readonly withCamp: boolean;
  readonly moving: boolean;
  /** Where the period began: its country is the country of the encounter. */
  readonly place: RoutePoint;
}

export function meet(step: Step, before: CampaignState, group: Group, n: number, pin: Pin | null): CampaignState {
  if (group.people.length === 0) return before;
  const { state, territory } = territoryAt(step, before, group.place);
  const path = `${timePath(state.clock)}/${group.key}/check-${n}`;
  const party = sightOf(state, group);
  const situation: Situation = {
    ...groundOf(state, group),
    territory,
    party,
    ruins: 'some',
    languages: step.opening.languages,
    ...wishes(pin),
  };
  const rolled = encounterOf(pin === null ? step.ctx : pinned(step.ctx, path, pin), path, situation);
  const note = pin?.encounter.note ?? '';
  const { data, problems } = alter(step.overlay, path, { encounter: rolled, note });
  step.problems.push(...problems);
  const pinName = pin === null ? {} : { pin: pin.name };
  const village = villageIn(step, state, group, n, data.encounter);
  step.met.push({
    party: group.name,
    path,
    encounter: data.encounter,
    note: data.note,
    ...pinName,
    ...(village === null ? {} : { settlement: village.id }),
  });
  tellPanic(step, group, data.encounter);
  if (pin !== null) whisper(step, `By the referee's choice: ${pin.name}.`, 'twilight/encounters/mandated');
  return village === null ? state : { ...state, settlements: { ...state.settlements, [village.id]: village } };
}

/** On a road only who travels on it; a camp and those sent out are in the country. */
function groundOf(state: CampaignState, group: Group): Pick<Situation, 'terrain' | 'beside'> {
  const { road, terrain } = legAt(state.route, group.place);
  return road && group.withCamp && group.moving ? { terrain: 'road', beside: terrain } : { terrain };
}

function sightOf(state: CampaignState, group: Group): Situation['party'] {
  return {
    people: group.people.length,
    vehicles: group.withCamp ? state.party.vehicles.filter(isMotor).length : 0,
    rcn: bestAt(group.people, 'RCN'),
    camp: group.withCamp && !group.moving,
    moving: group.moving,
    coolness: group.people.map(({ coolness, type }) => coolness ?? type),
  };
}

/** Who of a surprised party freezes, and for how long. */
function tellPanic(step: Step, { people }: Group, encounter: Encounter): void {
  if (encounter.kind === 'none' || !encounter.surprise.party) return;
  const frozen = people.flatMap(({ name }, i) => {
    const phases = encounter.surprise.partyFrozen[i] ?? 0;
    return phases === 0 ? [] : [`${name} freezes for ${phases} ${phases === 1 ? 'phase' : 'phases'}`];
  });
  const isGuessed = people.some(({ coolness }) => coolness === null);
  tell(step, `Surprised: ${frozen.length === 0 ? 'nobody freezes' : frozen.join(', ')}.`, {
    rule: 'twilight/combat/panic',
    ...(isGuessed ? { reconstructed: 'T-41' } : {}),
  });
}

function wishes(pin: Pin | null): Pick<Situation, 'elite' | 'othersHidden'> {
  if (pin === null) return {};
  const { elite, hidden } = pin.encounter;
  return elite === null ? { othersHidden: hidden } : { elite, othersHidden: hidden };
}

/** The pin names the rows of the first two tables; what was amended later goes before it. */
function pinned(ctx: RollContext, path: string, { encounter: { kind, of } }: Pin): RollContext {
  const wanted = of === null ? {} : { [`${path}/${kind}`]: of };
  return { ...ctx, mandates: { [`${path}/kind`]: kind, ...wanted, ...ctx.mandates }, isAmended: true };
}

/** A village that was met is written down where the party now stands. */
function villageIn(
  step: Step,
  state: CampaignState,
  group: Group,
  n: number,
  encounter: Encounter,
): KnownSettlement | null {
  if (encounter.kind !== 'item' || encounter.item.settlement === null) return null;
  const { day, period } = state.clock;
  const id = ['village', day, period, ...(group.key === 'main' ? [] : [group.key]), ...(n > 1 ? [n] : [])].join('-');
  const name = freeName(encounter.item.settlement.name, step.opening.languages, namesTaken(state));
  const rolled: Settlement = { ...encounter.item.settlement, name };
  const { data, problems } = alter(step.overlay, rolled.path, rolled);
  step.problems.push(...problems);
  if (group.key === 'main') tellArrival(step, data, false);
  return { id, settlement: data, found: state.place, visits: 0 };
}

/** No two places of one campaign are called the same. */
function namesTaken({ settlements, route }: CampaignState): ReadonlySet<string> {
  const known = Object.values(settlements).map(({ settlement }) => settlement.name);
  return new Set([...known, ...route.flatMap(({ settlement }) => settlement?.name ?? [])]);
}

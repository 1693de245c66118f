// Fights on the desk: what was just met and can be fought out, the row that begins it, the form that takes its end in.

import { type DeskBattle, type FormField, type FormValues, flagIn, listIn, numberIn, textIn } from '@hardtop/campaign';
import { type BattlePlan, battleOf } from '../battle/battle.ts';
import {
  animalOpponents,
  groupOpponents,
  itemOpponents,
  militiaOpponents,
  townOpponents,
} from '../battle/opponents.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Entry, PartyEncounter } from '../campaign/state.ts';
import { insideOf, settlementsHere } from '../campaign/visit.ts';
import { armsOf, armsWritten, woundsOf, woundsWritten } from '../characters/written.ts';
import type { InTown } from '../encounters/urban.ts';
import { inSentence } from '../table/queries/position.ts';
import { timeOfDay } from '../travel/clock.ts';
import { BEASTS } from '../travel/food.ts';
import { living, type Party } from '../travel/party.ts';
import { legAt } from '../travel/route.ts';
import { adventureBattles } from './desk-adventure.ts';
import { amountField, choiceField, countedField, countsIn, REASON, textField } from './desk-fields.ts';
import { type Offer, offer } from './desk-offer.ts';
import { amounts, beastWord } from './desk-opening.ts';

/** Rows in which somebody is met; what is done in between does not make them go away. */
const MEETINGS: readonly Entry['kind'][] = ['period', 'quarter', 'visit', 'leave'];

export function battlesOf(campaign: Campaign): readonly DeskBattle[] {
  const { party } = campaign.state;
  const met = plansOf(campaign).map((plan) => ({
    part: plan.part,
    title: plan.title,
    summary: summaryOf(plan, party),
    people: living(party).map(({ name }) => name),
    file: (own: readonly string[]) => battleOf(plan, party, own),
  }));
  return [...adventureBattles(campaign), ...met];
}

/** Against whom, how far off, who knows of whom. */
function summaryOf({ opponents, meters, ambush, surprised }: BattlePlan, party: Party): string {
  const theirs = opponents.reduce((sum, one) => sum + one.people(0).length, 0);
  const sudden =
    ambush === 'party'
      ? ' The party lies in ambush.'
      : ambush === 'other'
        ? ' They lie in ambush.'
        : surprised.party && surprised.other
          ? ' Both are surprised.'
          : '';
  return `${living(party).length} of ${inSentence(party.name)} against ${theirs}, ${Math.round(meters)} m off.${sudden}`;
}

function plansOf(campaign: Campaign): readonly BattlePlan[] {
  const { state, entries, journal } = campaign;
  if (living(state.party).length === 0) return [];
  const last = entries.findLast(({ kind }) => MEETINGS.includes(kind));
  const settled = new Set(journal.rows.flatMap((row) => (row.kind === 'fight' ? [row.part] : [])));
  const met = last === undefined ? [] : last.met.flatMap((one) => metPlan(campaign, last, one));
  const inTown = last?.inTown === undefined ? [] : townPlan(campaign, last, last.inTown);
  return [...met, ...inTown, ...militiaPlans(campaign)].filter(({ part }) => !settled.has(part));
}

function common({ state, journal }: Campaign, at: Entry['at']) {
  const leg = legAt(state.route, state.place);
  return {
    seed: journal.opening.seed,
    road: leg.road,
    isNight: timeOfDay(at) === 'night',
    country: leg.terrain,
  } as const;
}

function metPlan(campaign: Campaign, entry: Entry, { encounter, path, party }: PartyEncounter): readonly BattlePlan[] {
  if (encounter.kind === 'none' || party !== 'main') return [];
  const row = campaign.journal.rows.find(({ n }) => n === entry.row);
  const { contact, surprise, range, country, terrain } = encounter;
  const opponents =
    encounter.kind === 'group'
      ? [groupOpponents(encounter.group)]
      : encounter.kind === 'item'
        ? itemOpponents(encounter.item)
        : [animalOpponents(encounter.animal)].filter((one) => one !== null);
  const [first] = opponents;
  if (first === undefined) return [];
  const isAmbush = contact?.end === 'ambush';
  return [
    {
      ...common(campaign, entry.at),
      ...{ part: path, country, road: terrain === 'road', opponents },
      title: encounter.kind === 'item' ? encounter.item.name : first.name,
      site: encounter.kind === 'item' ? encounter.item.item : null,
      meters: contact?.range ?? range.meters,
      isHalted: row?.kind === 'period' && row.activity !== 'travel',
      ambush: isAmbush ? (contact?.spotter ?? null) : null,
      surprised: { party: surprise.party, other: surprise.other },
    },
  ];
}

const UNSURPRISED = { party: false, other: false } as const;
/** Across a street or a square. */
const STREET_METERS = 40;

function townPlan(campaign: Campaign, entry: Entry, { met, path }: InTown): readonly BattlePlan[] {
  const opponents =
    met.kind === 'group'
      ? [groupOpponents(met.group)]
      : met.kind === 'people'
        ? [townOpponents(met.people, met.guards)]
        : met.kind === 'animal'
          ? [animalOpponents(met.animal)].filter((one) => one !== null)
          : [];
  const [first] = opponents;
  if (first === undefined) return [];
  const more = { part: path, title: first.name, site: 'streets', meters: STREET_METERS, opponents } as const;
  return [{ ...common(campaign, entry.at), ...more, isHalted: true, ambush: null, surprised: UNSURPRISED }];
}

const GATE_METERS = 120;

/** The militia of the settlement one is in or stands before. */
function militiaPlans(campaign: Campaign): readonly BattlePlan[] {
  const { state } = campaign;
  const inside = insideOf(state);
  const here = inside === null ? settlementsHere(state) : [inside];
  return here.map(({ id, settlement }) => {
    const opponents = [militiaOpponents(settlement, timeOfDay(state.clock))];
    return {
      ...common(campaign, state.clock),
      ...{ part: `settlement/${id}/militia`, title: `Militia of ${settlement.name}`, opponents },
      ...{ site: inside === null ? 'village' : 'streets', meters: inside === null ? GATE_METERS : STREET_METERS },
      ...{ isHalted: false, ambush: null, surprised: UNSURPRISED },
    };
  });
}

export function battleOffers(campaign: Campaign): readonly Offer[] {
  const battles = battlesOf(campaign);
  const options = battles.map(({ part, title }) => ({ id: part, title }));
  const { fights } = campaign.state;
  const begin = offer(
    'here',
    ['fight', 'Fight by hand', 'It comes to a fight that is not played out at this table; write down what came of it.'],
    [choiceField('part', 'With', options), textField('game', 'Where it is fought', '', 'May stay empty.')],
    (values) => {
      const part = textIn(values, 'part');
      const name = battles.find((battle) => battle.part === part)?.title ?? part;
      return { kind: 'fight', part, name: name.slice(0, 80), game: textIn(values, 'game') };
    },
  );
  return [...(battles.length === 0 ? [] : [begin]), ...(fights.length === 0 ? [] : [aftermathOffer(campaign)])];
}

function aftermathOffer({ state }: Campaign): Offer {
  const options = state.fights.map(({ part, name }) => ({ id: part, title: name }));
  const fields: readonly FormField[] = [
    choiceField('part', 'Fight', options),
    peopleBack(state.party),
    vehiclesBack(state.party),
    countedField('ammunition', 'Rounds taken', 'kind', {}),
    countedField('goods', 'Other things taken', 'kind', {}),
    ...BEASTS.map((beast) => amountField(beast, `${beastWord(beast)} taken`, 0, '')),
    { kind: 'text', name: 'others', label: 'The others', value: '', long: true, hint: 'A line each; for the referee.' },
    { ...REASON, label: 'What came of it' },
  ];
  const what = [
    'aftermath',
    'After the fight',
    'How everybody came out of it. All of it may be written over.',
  ] as const;
  return offer('here', what, fields, (values) => ({
    kind: 'aftermath',
    part: textIn(values, 'part'),
    people: listIn(values, 'people').map(personBack),
    vehicles: listIn(values, 'vehicles').map(vehicleBack),
    ammunition: countsIn(values, 'ammunition'),
    goods: countsIn(values, 'goods'),
    animals: amounts(values, BEASTS),
    others: textIn(values, 'others')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    reason: textIn(values, 'reason'),
  }));
}

/** As they stand in the party: what a fight has done to them is written over that. */
export function peopleValues(party: Party): readonly FormValues[] {
  return living(party).map(({ name, wounds, arms, grenades }) => ({
    name,
    wounds: woundsWritten(wounds),
    arms: armsWritten(arms),
    grenades,
    rads: 0,
    dead: '',
  }));
}

function peopleBack(party: Party): FormField {
  const fields = [
    textField('name', 'Name'),
    textField('wounds', 'Wounds', '', 'Points by part, such as left arm 4; body 6 where there are no attributes.'),
    textField('arms', 'Arms', '', 'With what is left: M16 (12) x2.'),
    amountField('grenades', 'Grenades', 0, ''),
    amountField('rads', 'Taken there', 0, 'rads'),
    textField('dead', 'Dead of', '', 'Empty while alive.'),
  ];
  return { kind: 'list', name: 'people', label: 'The party', one: 'person', fields, value: peopleValues(party) };
}

export function vehicleValues(party: Party): readonly FormValues[] {
  return party.vehicles.map(({ name, broken, tank }) => ({ name, broken, lost: false, liters: tank?.liters ?? 0 }));
}

function vehiclesBack(party: Party): FormField {
  const fields: readonly FormField[] = [
    textField('name', 'Name'),
    { kind: 'flag', name: 'broken', label: 'Broken down', value: false },
    { kind: 'flag', name: 'lost', label: 'Lost', value: false },
    amountField('liters', 'In the tank', 0, 'l', 0.1),
  ];
  const head = { kind: 'list', name: 'vehicles', label: 'Its vehicles', one: 'vehicle' } as const;
  return { ...head, fields, value: vehicleValues(party) };
}

function personBack(one: FormValues): object {
  const dead = textIn(one, 'dead');
  return {
    name: textIn(one, 'name'),
    wounds: woundsOf(textIn(one, 'wounds')),
    arms: armsOf(textIn(one, 'arms')),
    grenades: numberIn(one, 'grenades'),
    rads: numberIn(one, 'rads'),
    dead: dead === '' ? null : dead,
  };
}

function vehicleBack(one: FormValues): object {
  const head = { name: textIn(one, 'name'), broken: flagIn(one, 'broken'), lost: flagIn(one, 'lost') };
  return { ...head, liters: numberIn(one, 'liters') };
}

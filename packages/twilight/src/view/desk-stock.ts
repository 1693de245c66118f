// The party as the referee changes it: stores, who joins and who is gone, fuel, repairs, stills, illness, rads.

import { type FormField, numberIn, severalIn, textIn } from '@hardtop/campaign';
import { DISEASE_SOURCES } from '../catalog/diseases.ts';
import { FOODS } from '../catalog/food.ts';
import { FUELS } from '../catalog/fuel.ts';
import { countsOf, wordsOf } from '../characters/written.ts';
import { wordOf } from '../rolls/part-words.ts';
import { BEASTS } from '../travel/food.ts';
import { isMotor } from '../travel/fuel.ts';
import { figure, living, type Party } from '../travel/party.ts';
import { MASHES } from '../travel/stills.ts';
import {
  amountField,
  choiceField,
  countedField,
  countsIn,
  KIT_FIELDS,
  kitIn,
  LEVELS,
  optionsOf,
  peopleField,
  peopleIn,
  REASON,
  textField,
  vehiclesField,
  vehiclesIn,
} from './desk-fields.ts';
import { type Offer, offer } from './desk-offer.ts';
import { amounts, beastWord, foodWord } from './desk-opening.ts';
import { sheetOffer } from './desk-sheet.ts';

export function stockOffers(party: Party): readonly Offer[] {
  return [
    sheetOffer(party),
    storesOffer(party),
    joinOffer(),
    characterOffer(),
    ...goneOffers(party),
    ...vehicleOffers(party),
    ...harmOffers(party),
  ];
}

function storesOffer(party: Party): Offer {
  const { stores, animals } = party;
  const fields = [
    ...FUELS.map((fuel) => amountField(fuel, `${wordOf(fuel)} in cans`, figure(stores.fuel[fuel]), 'l', 0.1)),
    ...FOODS.map((food) => amountField(food, foodWord(food), figure(stores.food[food]), 'kg', 0.1)),
    amountField('grain', 'Grain', figure(stores.grain), 'kg', 0.1),
    amountField('wood', 'Wood', figure(stores.wood), 'kg', 0.1),
    ...BEASTS.map((beast) => amountField(beast, beastWord(beast), animals[beast], '')),
    countedField('ammunition', 'Ammunition', 'kind', stores.ammunition),
    countedField('goods', 'Other goods', 'kind', stores.goods),
    REASON,
  ];
  return offer('party', ['stores', 'Stores', 'What there is now: found, used up, traded, lost.'], fields, (values) => ({
    kind: 'stores',
    reason: textIn(values, 'reason'),
    change: {
      fuel: more(stores.fuel, amounts(values, FUELS)),
      food: more(stores.food, amounts(values, FOODS)),
      grain: moreOf(stores.grain, numberIn(values, 'grain')),
      wood: moreOf(stores.wood, numberIn(values, 'wood')),
      animals: more(animals, amounts(values, BEASTS)),
      ammunition: more(stores.ammunition, countsIn(values, 'ammunition')),
      goods: more(stores.goods, countsIn(values, 'goods')),
    },
  }));
}

/** The form shows tenths: what was left as it stood there has not changed. */
function moreOf(had: number, wanted: number): number {
  return wanted === figure(had) ? 0 : wanted - had;
}

/** The difference of what is wanted to what was there; what is not named any more is gone. */
function more(
  had: Readonly<Record<string, number>>,
  wanted: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const names = [...new Set([...Object.keys(had), ...Object.keys(wanted)])];
  const changes = names.map((name): [string, number] => [name, moreOf(had[name] ?? 0, wanted[name] ?? 0)]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

function joinOffer(): Offer {
  const fields = [peopleField([]), vehiclesField([]), REASON];
  return offer('party', ['join', 'Join', 'People and vehicles that come to the party.'], fields, (values) => ({
    kind: 'join',
    people: peopleIn(values),
    vehicles: vehiclesIn(values),
    reason: textIn(values, 'reason'),
  }));
}

function characterOffer(): Offer {
  const fields = [
    textField('name', 'Name', '', 'Somebody new, or one of the party without attributes.'),
    choiceField('type', 'Experience', LEVELS, 'experienced'),
    amountField('months', 'Months in combat', 24, 'months'),
    textField('skills', 'Skills', '', 'Such as CRM 60, RCN 40; empty: those of the experience.'),
    textField('languages', 'Languages'),
    ...KIT_FIELDS,
  ];
  const summary = 'Attributes and coolness by the dice. A reconstruction: the book leaves it to the first edition.';
  return offer('party', ['character', 'Roll a character', summary], fields, (values) => ({
    kind: 'character',
    name: textIn(values, 'name'),
    type: textIn(values, 'type'),
    months: numberIn(values, 'months'),
    skills: countsOf(textIn(values, 'skills')),
    languages: wordsOf(textIn(values, 'languages')),
    ...kitIn(values),
  }));
}

function goneOffers(party: Party): readonly Offer[] {
  const people = party.people.map(({ name }) => name);
  const vehicles = party.vehicles.map(({ name }) => name);
  const alive = living(party).map(({ name }) => ({ id: name, title: name }));
  const part = offer(
    'party',
    ['part', 'Part', 'Who leaves, and what is left behind.'],
    [whoField('people', 'People', people), whoField('vehicles', 'Vehicles', vehicles), REASON],
    (values) => ({
      kind: 'part',
      people: severalIn(values, 'people'),
      vehicles: severalIn(values, 'vehicles'),
      reason: textIn(values, 'reason'),
    }),
  );
  const death = offer(
    'party',
    ['death', 'Death', 'Somebody dies.'],
    [choiceField('person', 'Who', alive), REASON],
    (values) => ({
      kind: 'death',
      person: textIn(values, 'person'),
      reason: textIn(values, 'reason'),
    }),
  );
  return alive.length === 0 ? [part] : [part, death];
}

function vehicleOffers(party: Party): readonly Offer[] {
  const motors = party.vehicles.filter(isMotor).map(({ name }) => ({ id: name, title: name }));
  const broken = party.vehicles.filter((vehicle) => vehicle.broken).map(({ name }) => ({ id: name, title: name }));
  const stills = party.stills.map(({ name }) => ({ id: name, title: name }));
  const refuel = offer(
    'party',
    ['refuel', 'Fill up', 'From the cans into a tank.'],
    [choiceField('vehicle', 'Vehicle', motors), choiceField('fuel', 'Fuel', optionsOf(FUELS), 'diesel')],
    (values) => ({ kind: 'refuel', vehicle: textIn(values, 'vehicle'), fuel: textIn(values, 'fuel') }),
  );
  const repair = offer(
    'party',
    ['repair', 'Repair', 'It runs again.'],
    [choiceField('vehicle', 'Vehicle', broken), REASON],
    (values) => ({
      kind: 'repair',
      vehicle: textIn(values, 'vehicle'),
      reason: textIn(values, 'reason'),
    }),
  );
  const distil = offer(
    'party',
    ['distil', 'Distil', 'A batch into a still.'],
    [choiceField('still', 'Still', stills), choiceField('mash', 'Of', optionsOf(MASHES))],
    (values) => ({ kind: 'distil', still: textIn(values, 'still'), mash: textIn(values, 'mash') }),
  );
  return [
    ...(motors.length === 0 ? [] : [refuel]),
    ...(broken.length === 0 ? [] : [repair]),
    ...(stills.length === 0 ? [] : [distil]),
  ];
}

function harmOffers(party: Party): readonly Offer[] {
  const people = living(party).map(({ name }) => name);
  if (people.length === 0) return [];
  const who = whoField('people', 'Who', people);
  const exposure = offer(
    'party',
    ['exposure', 'Disease check', 'Bad water, a sick camp, an animal, a settlement.'],
    [choiceField('source', 'From', optionsOf(DISEASE_SOURCES)), who],
    (values) => ({ kind: 'exposure', source: textIn(values, 'source'), people: severalIn(values, 'people') }),
  );
  const rads = offer(
    'party',
    ['rads', 'Rads', 'A dose of so much.'],
    [amountField('rads', 'Dose', 10, 'rads'), who],
    (values) => ({
      kind: 'rads',
      rads: numberIn(values, 'rads'),
      people: severalIn(values, 'people'),
    }),
  );
  const crater = offer(
    'party',
    ['crater', 'Near a crater', 'Hours near its edge.'],
    [amountField('hours', 'Hours', 1, 'h'), who],
    (values) => ({
      kind: 'crater',
      hours: numberIn(values, 'hours'),
      people: severalIn(values, 'people'),
    }),
  );
  return [exposure, rads, crater];
}

function whoField(name: string, label: string, options: readonly string[]): FormField {
  return { kind: 'several', name, label, options, value: [] };
}

// The party sheet as a form: people and vehicles as they stand, each field to be written over.

import { type FormField, type FormValues, flagIn, listIn, numberIn, textIn } from '@hardtop/campaign';
import { attributesText } from '../characters/character.ts';
import { armorWritten, armsWritten, woundsOf, woundsWritten } from '../characters/written.ts';
import type { Party, Person, Vehicle } from '../travel/party.ts';
import { amountField, peopleField, peopleIn, REASON, textField, vehiclesField, vehiclesIn } from './desk-fields.ts';
import { type Offer, offer } from './desk-offer.ts';

export function sheetOffer(party: Party): Offer {
  const fields = [peopleSheet(party), vehicleSheet(party), REASON];
  const what = ['sheet', 'Party sheet', 'People and vehicles as they stand, to be written over.'] as const;
  return offer('party', what, fields, (values) => ({
    kind: 'sheet',
    people: merged(party.people, peopleIn(values), listIn(values, 'people').map(personMore)),
    vehicles: merged(party.vehicles, vehiclesIn(values), listIn(values, 'vehicles').map(vehicleMore)),
    reason: textIn(values, 'reason'),
  }));
}

/** What the form does not show stays with whoever has the name. */
function merged(
  before: readonly { readonly name: string }[],
  given: readonly object[],
  more: readonly object[],
): readonly unknown[] {
  return given.map((one, i) => {
    const name = 'name' in one ? one.name : '';
    return { ...before.find((old) => old.name === name), ...one, ...more[i] };
  });
}

function personMore(one: FormValues): object {
  const dead = textIn(one, 'dead');
  const wounds = woundsOf(textIn(one, 'wounds'));
  return { rads: numberIn(one, 'rads'), wounds, grenades: numberIn(one, 'grenades'), dead: dead === '' ? null : dead };
}

function vehicleMore(one: FormValues): object {
  return { wear: numberIn(one, 'wear'), broken: flagIn(one, 'broken') };
}

function peopleSheet(party: Party): FormField {
  const field = peopleField(party.people.map(personValues));
  const more = [
    amountField('grenades', 'Grenades', 0, ''),
    textField(
      'wounds',
      'Wounds',
      '',
      'Points by part, such as left arm 4, chest 9; body 6 where there are no attributes.',
    ),
    amountField('rads', 'Taken so far', 0, 'rads'),
    textField('dead', 'Dead of', '', 'Empty while alive.'),
  ];
  return field.kind === 'list' ? { ...field, fields: [...field.fields, ...more] } : field;
}

function vehicleSheet(party: Party): FormField {
  const field = vehiclesField(party.vehicles.map(vehicleValues));
  const more: readonly FormField[] = [
    { kind: 'number', name: 'wear', label: 'Wear', value: 1, min: 1, max: 10 },
    { kind: 'flag', name: 'broken', label: 'Broken down', value: false },
  ];
  return field.kind === 'list' ? { ...field, fields: [...field.fields, ...more] } : field;
}

function personValues(person: Person): FormValues {
  const { name, type, skills, languages, coolness, rads, dead, attributes, grenades } = person;
  const known = Object.entries(skills).map(([skill, level]) => `${skill} ${level}`);
  const words = {
    skills: known.join(', '),
    languages: languages.join(', '),
    coolness: coolness === null ? '' : String(coolness),
    attributes: attributes === null ? '' : attributesText(attributes),
    arms: armsWritten(person.arms),
    armor: armorWritten(person.armor),
    wounds: woundsWritten(person.wounds),
  };
  return { name, type, ...words, grenades, rads, dead: dead ?? '' };
}

function vehicleValues({ name, unit, tank, wear, broken }: Vehicle): FormValues {
  return { name, unit, fuel: tank?.fuel ?? 'none', liters: tank?.liters ?? 0, wear, broken };
}

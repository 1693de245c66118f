// The party on the desk: who and what there is, one line each, with what wants attention.

import type { DeskRoster } from '@hardtop/campaign';
import { DISEASE_EFFECTS } from '../catalog/disease-effects.ts';
import { FOODS } from '../catalog/food.ts';
import { FUELS } from '../catalog/fuel.ts';
import { NPC_LEVELS } from '../catalog/npc-types.ts';
import { TRAVEL_MOVEMENT } from '../catalog/travel-movement.ts';
import { severityOf } from '../characters/character.ts';
import { armsWritten, woundsWritten } from '../characters/written.ts';
import { wordOf } from '../rolls/part-words.ts';
import { BEASTS, manDaysOf, needsOf } from '../travel/food.ts';
import { isMotor, periodsOfFuel, tankOf } from '../travel/fuel.ts';
import { hoursOpen } from '../travel/maintenance.ts';
import { figure, living, type Party, type Person, type Vehicle } from '../travel/party.ts';
import { beastWord, foodWord } from './desk-opening.ts';
import { counted } from './names.ts';

type Line = DeskRoster['lines'][number];

export function rostersOf(party: Party): readonly DeskRoster[] {
  const rosters: readonly DeskRoster[] = [
    { title: 'People', lines: party.people.map(personLine) },
    { title: 'Vehicles', lines: party.vehicles.map(vehicleLine) },
    { title: 'Food', lines: foodLines(party) },
    { title: 'Fuel and stills', lines: fuelLines(party) },
    { title: 'Ammunition', lines: countLines(party.stores.ammunition, 'round') },
    { title: 'Other goods', lines: countLines(party.stores.goods, '') },
  ];
  return rosters.filter(({ lines }) => lines.length > 0);
}

function personLine(person: Person): Line {
  const { name, type, skills, illness, radiation, rads, hungry, dead } = person;
  if (dead !== null) return { name, text: `dead: ${dead}`, bad: true };
  const hurt = severityOf(person);
  const troubles = [
    ...(illness === null
      ? []
      : [`${DISEASE_EFFECTS[illness.disease].name.toLowerCase()} until day ${illness.untilDay}`]),
    ...(radiation === 'none' ? [] : [`${radiation} radiation illness`]),
    ...(hurt === 'none' ? [] : [`${hurt} wound: ${woundsWritten(person.wounds)}`]),
    ...(hungry > 0 ? [`hungry for ${counted(hungry, 'day')}`] : []),
  ];
  const known = Object.entries(skills).map(([skill, level]) => `${skill} ${level}`);
  const arms = armsWritten(person.arms);
  const kit = arms === '' ? [] : [arms];
  const text = [
    NPC_LEVELS[type].name,
    ...known,
    ...kit,
    ...(rads > 0 ? [`${figure(rads)} rads`] : []),
    ...troubles,
  ].join(', ');
  return troubles.length === 0 ? { name, text } : { name, text, bad: true };
}

function vehicleLine(vehicle: Vehicle): Line {
  const { name, unit, tank, wear, broken } = vehicle;
  const hours = hoursOpen(vehicle);
  const isDry = isMotor(vehicle) && periodsOfFuel(vehicle) < 1;
  const text = [
    TRAVEL_MOVEMENT[unit].name,
    ...(isMotor(vehicle) ? [tankText(vehicle)] : []),
    `wear ${wear}`,
    ...(hours > 0 ? [`${figure(hours)} h of upkeep due`] : []),
    ...(broken ? ['broken down'] : []),
    ...(tank !== null && isDry ? ['less than one period of fuel'] : []),
  ].join(', ');
  return broken || isDry ? { name, text, bad: true } : { name, text };
}

function tankText(vehicle: Vehicle): string {
  const { tank } = vehicle;
  if (tank === null) return `empty tank of ${tankOf(vehicle)} l`;
  return `${figure(tank.liters)} of ${tankOf(vehicle)} l ${tank.fuel}, ${figure(periodsOfFuel(vehicle))} periods`;
}

function foodLines(party: Party): readonly Line[] {
  const { stores, animals } = party;
  const days = manDaysOf(party) / Math.max(1, living(party).length);
  const lasts: Line = { name: 'Lasts for', text: `${figure(days)} days` };
  const need = needsOf(party);
  const isGrainShort = need.grain > stores.grain;
  const grain: Line = { name: 'Grain', text: `${figure(stores.grain)} kg, ${figure(need.grain)} a day` };
  return [
    days < 1 ? { ...lasts, bad: true } : lasts,
    ...FOODS.filter((food) => stores.food[food] > 0).map((food) => ({
      name: foodWord(food),
      text: `${figure(stores.food[food])} kg`,
    })),
    ...(stores.grain > 0 || need.grain > 0 ? [isGrainShort ? { ...grain, bad: true as const } : grain] : []),
    ...BEASTS.filter((beast) => animals[beast] > 0).map((beast) => ({
      name: beastWord(beast),
      text: String(animals[beast]),
    })),
  ];
}

function fuelLines({ stores, stills }: Party): readonly Line[] {
  return [
    ...FUELS.filter((fuel) => stores.fuel[fuel] > 0).map((fuel) => ({
      name: wordOf(fuel),
      text: `${figure(stores.fuel[fuel])} l in cans`,
    })),
    ...(stores.wood > 0 ? [{ name: 'Wood', text: `${figure(stores.wood)} kg` }] : []),
    ...stills.map(({ name, size, batch }) => ({
      name,
      text: `${size} still, ${batch === null ? 'empty' : `${batch.fuel} in ${counted(batch.periodsLeft, 'halted period')}`}`,
    })),
  ];
}

function countLines(counts: Readonly<Record<string, number>>, what: string): readonly Line[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ name, text: what === '' ? String(count) : counted(count, what) }));
}

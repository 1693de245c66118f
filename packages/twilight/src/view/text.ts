// An encounter in one paragraph, for the referee to read out or to change.

import type { Transport } from '../catalog/group-statistics.ts';
import { NPC_LEVELS } from '../catalog/npc-types.ts';
import { TERRAIN_NAMES } from '../catalog/terrains.ts';
import type { AnimalEncounter } from '../encounters/animal.ts';
import type { Derelict } from '../encounters/derelict.ts';
import type { Encounter, NothingMet } from '../encounters/encounter.ts';
import type { GroupEncounter } from '../encounters/group.ts';
import type { ItemEncounter } from '../encounters/item.ts';
import type { FoundGoods } from '../encounters/item-goods.ts';
import { type MotivationCard, motivesText } from '../encounters/motivation.ts';
import type { Contact } from '../encounters/surprise.ts';
import { territoryWords } from '../travel/territory.ts';
import {
  ARMS_WORDS,
  animalsNamed,
  BLOC_WORDS,
  CARGO_WORDS,
  counted,
  listed,
  PART_WORDS,
  TRANSPORT_WORDS,
  weaponName,
} from './names.ts';

export function encounterText(encounter: Encounter): string {
  const place = `${TERRAIN_NAMES[encounter.terrain]}, ${territoryWords(encounter.territory)}.`;
  if (encounter.kind === 'none') {
    const why = NOTHING[encounter.because];
    return `${place} ${why}`;
  }
  const distance = `${encounter.range.meters} m off.`;
  const contact = encounter.contact === null ? '' : ` ${contactText(encounter.contact)}`;
  return `${place} ${metText(encounter)} ${distance}${contact}`;
}

/** Who or what it is, how far off, and how it began: why a journey stops. */
export function stopText(encounter: Exclude<Encounter, { kind: 'none' }>): string {
  const contact = encounter.contact === null ? '' : ` ${contactText(encounter.contact)}`;
  return `${briefText(encounter)}, ${encounter.range.meters} m off.${contact}`;
}

function briefText(encounter: Exclude<Encounter, { kind: 'none' }>): string {
  switch (encounter.kind) {
    case 'group':
      return `${encounter.group.name}, ${counted(encounter.group.size, 'person', 'people')}`;
    case 'item':
      return encounter.item.name;
    case 'animal':
      return animalText(encounter.animal).replace(/\.$/, '');
  }
}

const NOTHING = {
  'twilight/encounters/table': 'Nothing is met.',
  'twilight/animals/no-encounter': 'Animals keep away from the camp and the engines.',
} as const satisfies Record<NothingMet, string>;

function metText(encounter: Exclude<Encounter, { kind: 'none' }>): string {
  switch (encounter.kind) {
    case 'group':
      return groupText(encounter.group);
    case 'item':
      return itemText(encounter.item);
    case 'animal':
      return animalText(encounter.animal);
  }
}

export function groupText(group: GroupEncounter): string {
  const { name, size, subunits, arms, bloc, slaves } = group;
  const parts = [
    `${name}: ${counted(size, 'person', 'people')}`,
    ...(subunits.length > 1 ? [`${subunits.length} subunits`] : []),
    levelsText(group),
    arms === 'military' ? `${BLOC_WORDS[bloc]} arms` : ARMS_WORDS[arms],
    ...heavyText(group),
    ...transportText(group),
    ...cargoText(group),
    ...(slaves > 0 ? [`${slaves} slaves`] : []),
  ];
  return `${parts.join(', ')}. ${leaderText(group.motivation, group.leader, size)}`;
}

function levelsText({ subunits }: GroupEncounter): string {
  return listed([...new Set(subunits.map(({ type }) => NPC_LEVELS[type].name))]);
}

function heavyText({ subunits }: GroupEncounter): readonly string[] {
  const weapons = subunits.flatMap(({ heavyWeapon }) => (heavyWeapon === null ? [] : [heavyWeapon.weapon]));
  return weapons.length === 0 ? [] : [tally(weapons.map(weaponName))];
}

/** Each way of moving with its own vehicles and guns; a wagon needs no other name. */
function transportText({ subunits }: GroupEncounter): readonly string[] {
  const ways = new Map<Transport, string[]>();
  for (const { transport, rides, gun } of subunits) {
    const things = ways.get(transport) ?? [];
    things.push(...rides.map(({ name }) => name), ...(gun === null ? [] : [weaponName(gun)]));
    ways.set(transport, things);
  }
  return [listed([...ways].map(([transport, things]) => wayText(transport, things)))];
}

function wayText(transport: Transport, things: readonly string[]): string {
  if (transport === 'wagon') return `with ${counted(things.length, 'wagon')}`;
  const way = TRANSPORT_WORDS[transport];
  return things.length === 0 ? way : `${way} (${tally(things)})`;
}

function cargoText({ subunits }: GroupEncounter): readonly string[] {
  const cargo = subunits.flatMap((unit) => (unit.cargo === null ? [] : [CARGO_WORDS[unit.cargo]]));
  return cargo.length === 0 ? [] : [`carrying ${listed([...new Set(cargo)])}`];
}

function leaderText(cards: readonly MotivationCard[], name: string | null, people: number): string {
  const who = people === 1 ? (name ?? 'Alone') : `The leader${name === null ? '' : `, ${name}`}`;
  return `${who}: ${motivesText(cards)}.`;
}

/** `2 × M113, T-72`. */
function tally(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join(', ');
}

function itemText(item: ItemEncounter): string {
  const { settlement, people, wounded, radsPerHour } = item;
  const parts = [
    ...(settlement === null
      ? []
      : [`${settlement.name}, about ${settlement.population} people, ${settlement.militia.armed} of them armed`]),
    ...(people.length === 0 ? [] : [counted(people.length, 'person', 'people')]),
    ...item.goods.map(goodsText),
    ...(item.vehicles.length === 0 ? [] : [tally(item.vehicles.map(({ name }) => name))]),
    ...(wounded === 0 ? [] : [`${wounded} wounded`]),
    ...item.derelicts.map(derelictText),
    ...(radsPerHour === 0 ? [] : [`${counted(radsPerHour, 'rad')} an hour near the edge`]),
  ];
  const what = parts.length === 0 ? `${item.name}.` : `${item.name}: ${parts.join('; ')}.`;
  const who = item.groups.map((group) => ` ${groupText(group)}`).join('');
  return `${what}${item.motivation.length === 0 ? '' : ` ${leaderText(item.motivation, item.leader, people.length)}`}${who}`;
}

const GOODS_WORDS = {
  food: 'food',
  merchant: 'trade goods',
  military: 'military goods',
  parts: 'spare parts',
  medical: 'medical supplies',
  vehicles: 'vehicles',
  derelict: 'derelicts',
} as const;

export function goodsText({ kind, cargo, amount }: FoundGoods): string {
  const what = cargo === null ? GOODS_WORDS[kind] : CARGO_WORDS[cargo];
  if (amount === 'little') return `${what.endsWith('s') ? 'a few' : 'a little'} ${what}`;
  return amount === 'stock' ? `a stock of ${what}` : `${amount.tons} tons of ${what}`;
}

export function derelictText({ name, damage, wear, stripped }: Derelict): string {
  const broken = damage.map(({ part, percent }) => `${PART_WORDS[part]} ${percent}%`).join(', ');
  return `${name}, wear ${wear}, damaged (${broken}), ${stripped.length === 0 ? 'not stripped' : 'stripped'}`;
}

export function animalText({ name, number, meat, end }: AnimalEncounter): string {
  const kilograms = meat.reduce((sum, one) => sum + one, 0);
  const what = `${animalsNamed(name, number)}, ${kilograms} kg of meat${number === 1 ? '' : ' in all'}`;
  return `${what}; ${(number === 1 ? ANIMAL_ENDS : ANIMALS_ENDS)[end]}.`;
}

const ANIMAL_ENDS = {
  surprised: 'the party sees it first',
  attacks: 'it surprises the party and attacks',
  flees: 'it hears the party first and is gone',
} as const satisfies Record<AnimalEncounter['end'], string>;

const ANIMALS_ENDS = {
  surprised: 'the party sees them first',
  attacks: 'they surprise the party and attack',
  flees: 'they hear the party first and are gone',
} as const satisfies Record<AnimalEncounter['end'], string>;

const WHO = { party: 'the party', other: 'the others' } as const;

export function contactText({ end, range, turns, spotter, surprised }: Contact): string {
  const when = turns === 0 ? 'At once' : `After ${counted(turns, 'combat turn')}`;
  const who = spotter === null ? 'both' : WHO[spotter];
  switch (end) {
    case 'contact':
      return `${when}, at ${range} m, both know of each other; ${surprised.party ? 'both are surprised' : 'nobody is surprised'}.`;
    case 'ambush':
      return `${when}, at ${range} m, ${who} attack${spotter === 'party' ? 's' : ''} from ambush.`;
    case 'evaded':
      return `${when} ${who} ${spotter === 'party' ? 'has' : 'have'} slipped away unseen.`;
    case 'choice':
      return `${when}, at ${range} m, the party sees the others and is not seen: wait, evade or attack?`;
    case 'watched':
      return `${when}, at ${range} m, ${who} watch${spotter === 'party' ? 'es' : ''} and ${spotter === 'party' ? 'is' : 'are'} not seen.`;
  }
}

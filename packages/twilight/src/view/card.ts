// An encounter as a card that unfolds: group, subunits, people; range; who saw whom; every roll where it belongs.

import type { Card } from '@hardtop/campaign';
import { CRATER_RADIATION } from '../catalog/item-information.ts';
import { NPC_LEVELS } from '../catalog/npc-types.ts';
import { TASK_MULTIPLES } from '../catalog/recon-modifiers.ts';
import { TERRAIN_NAMES } from '../catalog/terrains.ts';
import { VEHICLE_CREWS } from '../catalog/vehicles.ts';
import type { AnimalEncounter } from '../encounters/animal.ts';
import type { Encounter } from '../encounters/encounter.ts';
import type { GroupEncounter } from '../encounters/group.ts';
import type { ItemEncounter } from '../encounters/item.ts';
import type { Surprise } from '../encounters/meeting.ts';
import { cardName, type MotivationCard } from '../encounters/motivation.ts';
import type { Npc } from '../encounters/people.ts';
import type { Subunit } from '../encounters/subunit.ts';
import type { Contact, ContactStep } from '../encounters/surprise.ts';
import type { Ride } from '../encounters/vehicles.ts';
import { upper } from '../rolls/part-words.ts';
import { type Outline, part, withRolls } from './card-parts.ts';
import { CARGO_WORDS, counted, ROLE_WORDS, TRANSPORT_WORDS, weaponName } from './names.ts';
import { settlementCard } from './settlement-card.ts';
import { animalText, contactText, derelictText, encounterText, goodsText } from './text.ts';

export function encounterCard(encounter: Encounter): Card {
  const { path, terrain, rolls } = encounter;
  const lines = [encounterText(encounter)];
  const title = `${metTitle(encounter)} (${TERRAIN_NAMES[terrain].toLowerCase()})`;
  return withRolls({ title, path, rule: encounter.origin, lines, parts: partsOf(encounter) }, rolls);
}

export function metTitle(encounter: Encounter): string {
  switch (encounter.kind) {
    case 'none':
      return 'No encounter';
    case 'group':
      return encounter.group.name;
    case 'item':
      return encounter.item.name;
    case 'animal':
      return encounter.animal.name;
  }
}

function partsOf(encounter: Encounter): readonly Outline[] {
  if (encounter.kind === 'none') return [];
  const { path, range, contact, surprise } = encounter;
  return [
    subjectOf(encounter),
    part('Range', `${path}/range`, 'twilight/encounters/range', [
      `${range.die} × ${range.multiplier} m = ${range.meters} m`,
    ]),
    ...(contact === null ? evidentPart(encounter) : [contactPart(contact, `${path}/contact`)]),
    ...panicPart(path, surprise),
  ];
}

function panicPart(path: string, { partyFrozen, otherFrozen }: Surprise): readonly Outline[] {
  const countOf = (frozen: readonly number[]) => frozen.filter((phases) => phases > 0).length;
  const lines = [
    ...(otherFrozen.length === 0 ? [] : [`${countOf(otherFrozen)} of ${otherFrozen.length} freeze`]),
    ...(partyFrozen.length === 0 ? [] : [`${countOf(partyFrozen)} of ${partyFrozen.length} of the party freeze`]),
  ];
  return lines.length === 0 ? [] : [part('Panic', `${path}/panic`, 'twilight/combat/panic', lines)];
}

/** Things that nobody keeps watch over are spotted of themselves. */
function evidentPart(encounter: Encounter): readonly Outline[] {
  if (encounter.kind !== 'item') return [];
  const line = 'Seen at this range without a roll; nobody is there to look back';
  return [part('Spotting', `${encounter.path}/contact`, encounter.item.rule, [line])];
}

function subjectOf(encounter: Exclude<Encounter, { kind: 'none' }>): Outline {
  switch (encounter.kind) {
    case 'group':
      return groupPart(encounter.group);
    case 'item':
      return itemPart(encounter.item);
    case 'animal':
      return animalPart(encounter.animal);
  }
}

function groupPart(group: GroupEncounter): Outline {
  const { name, path, rule, size, rcn, slaves, subunits, motivation } = group;
  const lines = [counted(size, 'person', 'people'), ...(slaves > 0 ? [`${slaves} slaves`] : [])];
  const levels = part(
    'Levels',
    `${path}/levels`,
    'twilight/groups/type',
    levelLines(subunits.flatMap(({ people }) => people)),
  );
  const recon = part(`RCN ${rcn}`, `${path}/rcn`, 'twilight/groups/recon', ['The best of them, or whoever goes first']);
  const parts = [...subunits.map(subunitPart), levels, recon, motivesPart(`${path}/leader`, motivation, group.leader)];
  return part(name, path, rule, lines, parts);
}

function subunitPart(unit: Subunit): Outline {
  const { n, path, people, heavyWeapon, transport, rides, gun, packHorses, cargo } = unit;
  const lines = [
    ...people.map(personLine),
    ...(heavyWeapon === null
      ? []
      : [
          `No. ${heavyWeapon.gunner} carries the ${weaponName(heavyWeapon.weapon)}, ${counted(heavyWeapon.loads, 'load')}`,
        ]),
    `Moves ${TRANSPORT_WORDS[transport]}${packHorses > 0 ? `, ${counted(packHorses, 'pack horse')}` : ''}`,
    ...(gun === null ? [] : [`${weaponName(gun)}, drawn or carried by horses`]),
    ...(cargo === null ? [] : [`Cargo: ${CARGO_WORDS[cargo]}`]),
  ];
  const vehicles = rides.map((ride) =>
    part(ride.name, ride.path, 'twilight/groups/passengers', [rideLine(ride), SEATS]),
  );
  return part(`Subunit ${n}`, path, 'twilight/groups/statistics', lines, vehicles);
}

function personLine(person: Npc): string {
  const { n, role, type, weapon, loads, grenades, med, aside } = person;
  const words = [
    weapon === null ? 'unarmed' : weaponName(weapon),
    ...(loads > 0 ? [counted(loads, 'load')] : []),
    ...(grenades > 0 ? [counted(grenades, 'grenade')] : []),
    ...(med === undefined ? [] : [`MED ${med}`]),
    ...(aside === undefined ? [] : ['weapon put down at work']),
  ];
  return `${n}. ${ROLE_WORDS[role]}, ${NPC_LEVELS[type].name}: ${words.join(', ')}`;
}

/** What the levels of some people come to. */
function levelLines(people: readonly Npc[]): readonly string[] {
  const levels = [...new Set(people.map(({ type }) => type))].map((type) => NPC_LEVELS[type]);
  const figures = levels.map(
    ({ name, initiative, skill, attribute }) =>
      `${name}: initiative ${initiative}, skills ${skill}, attributes ${attribute}`,
  );
  return [...figures, LEVELS];
}

function rideLine({ name, still, crew, shortOf, inside, onTop }: Ride): string {
  const words = [
    ...(still === undefined ? [] : [`${still} still`]),
    `crew ${crew.join(', ') || 'none'}${shortOf > 0 ? ` (${shortOf} short)` : ''}`,
    ...(inside.length > 0 ? [`inside ${inside.join(', ')}`] : []),
    ...(onTop.length > 0 ? [`on top ${onTop.join(', ')}`] : []),
  ];
  return `${name}: ${words.join('; ')}`;
}

function motivesPart(path: string, cards: readonly MotivationCard[], name: string | null): Outline {
  const lines = cards.map((card) => `${upper(cardName(card))}: ${card.motive}`);
  return part(name === null ? 'The leader' : `The leader, ${name}`, path, 'twilight/referee/motivation', lines);
}

function itemPart(item: ItemEncounter): Outline {
  const { name, path, rule, people, goods, derelicts, vehicles, groups, motivation, settlement } = item;
  const lines = [
    ...vehicles.map((machine) => machine.name),
    ...(item.wounded > 0 ? [`${item.wounded} wounded`] : []),
    ...(item.radsPerHour > 0
      ? [`${counted(item.radsPerHour, 'rad')} an hour (reconstruction ${CRATER_RADIATION.ruling})`]
      : []),
  ];
  const folk = part('People', `${path}/people`, 'twilight/items/people', [
    ...people.map(personLine),
    ...levelLines(people),
  ]);
  const parts = [
    ...(settlement === null ? [] : [settlementCard({ ...settlement, rolls: [] })]),
    ...(people.length === 0 ? [] : [folk, motivesPart(`${path}/leader`, motivation, item.leader)]),
    ...groups.map(groupPart),
    part('Goods', `${path}/goods`, 'twilight/items/information', goods.length === 0 ? ['None'] : goods.map(goodsText)),
    ...derelicts.map((one) => part(one.name, one.path, 'twilight/items/derelict-vehicle', [derelictText(one)])),
  ];
  return part(name, path, rule, lines, parts);
}

function animalPart(animal: AnimalEncounter): Outline {
  const { name, path, hits, move, attack } = animal;
  const strike = attack === null ? 'does not attack' : `hits on ${attack.hitChance}% for ${attack.damage}`;
  const lines = [animalText(animal), `${hits} hits, moves ${move.join('/')} m a phase, ${strike}`];
  return part(name, path, 'twilight/animals/data', lines);
}

function contactPart(contact: Contact, path: string): Outline {
  const isRolled = contact.steps.some(({ what }) => what === 'look');
  const lines = [...contact.steps.map(stepLine), contactText(contact), ...(isRolled ? [TASKS] : [])];
  return part('Spotting and surprise', path, 'twilight/encounters/spotting-surprise', lines);
}

const TASKS = `What an easy, average or difficult task is rolled against is a reconstruction (${TASK_MULTIPLES.ruling})`;
const SEATS = `Its seats are a reconstruction (${VEHICLE_CREWS.ruling})`;
const LEVELS = `Skills and attributes of the levels are a reconstruction (${NPC_LEVELS.novice.ruling})`;

const WHO = { party: 'The party', other: 'The others' } as const;

function stepLine(step: ContactStep): string {
  const when = `Turn ${step.turn}, ${step.range} m:`;
  switch (step.what) {
    case 'look':
      return `${when} ${WHO[step.side]} ${step.aim.task} ${step.aim.target}, rolled ${step.roll}: ${step.sees ? 'seen' : 'nothing'}`;
    case 'evident':
      return `${when} ${WHO[step.side]} cannot miss it`;
    case 'late':
      return `${when} ${WHO[step.side]} came closest, and now ${step.side === 'party' ? 'sees' : 'see'} after all`;
    case 'choice':
      return `${when} ${WHO[step.side]} choose${step.side === 'party' ? 's' : ''} to ${step.choice}`;
    case 'met':
      return `${when} too near to miss each other`;
  }
}

// What the party has seen: the campaign for the players' eyes. No dice, no seed, no territory, no remark of the referee, and
// of people met only what can be counted from afar.

import type { Card } from '@hardtop/campaign';
import type { Campaign } from '../campaign/campaign.ts';
import type { CampaignState, Entry, PartyEncounter } from '../campaign/state.ts';
import { DISEASE_EFFECTS } from '../catalog/disease-effects.ts';
import { SETTLEMENT_NAMES } from '../catalog/settlement-size.ts';
import { severityOf } from '../characters/character.ts';
import type { Encounter } from '../encounters/encounter.ts';
import { vehicleCount } from '../encounters/forces.ts';
import { isRuin } from '../encounters/item.ts';
import type { Contact } from '../encounters/surprise.ts';
import { type CampaignDate, type Clock, dateOn } from '../travel/clock.ts';
import { fuelOf } from '../travel/fuel.ts';
import { figure, type Party, type Person } from '../travel/party.ts';
import { placeText } from '../travel/route.ts';
import { isShownBy, linesAt, shownIn } from './desk-lines.ts';
import { cardsOf } from './entry-cards.ts';
import { animalsNamed, counted } from './names.ts';

export interface SeenEntry {
  readonly row: number;
  readonly at: Clock;
  readonly where: string;
  readonly lines: readonly string[];
}

interface SeenPerson {
  readonly name: string;
  readonly state: string;
}

export interface SeenParty {
  readonly name: string;
  readonly people: readonly SeenPerson[];
  readonly vehicles: readonly { readonly name: string; readonly fuel: string; readonly broken: boolean }[];
  readonly animals: Party['animals'];
  readonly fuel: Readonly<Record<string, number>>;
  readonly stores: Party['stores'];
}

export interface PlayersView {
  readonly name: string;
  readonly date: CampaignDate;
  readonly clock: Clock;
  readonly where: string;
  readonly party: SeenParty;
  readonly settlements: readonly { readonly name: string; readonly size: string; readonly visits: number }[];
  readonly entries: readonly SeenEntry[];
}

export function seenBy(campaign: Campaign): PlayersView {
  const { journal, state, entries } = campaign;
  const known = Object.values(state.settlements).filter(({ id, visits }) => visits > 0 || isNoticed(entries, id));
  return {
    name: journal.opening.name,
    date: dateOn(journal.opening.date, state.clock.day),
    clock: state.clock,
    where: whereText(state),
    party: seenParty(state.party),
    settlements: known.map(({ settlement, visits }) => ({
      name: settlement.name,
      size: SETTLEMENT_NAMES[settlement.size],
      visits,
    })),
    entries: entries.map((entry) => seenEntry(campaign, entry)).filter(({ lines }) => lines.length > 0),
  };
}

function whereText({ inside, settlements, route, place }: CampaignState): string {
  const town = inside === null ? undefined : settlements[inside]?.settlement.name;
  return town === undefined ? placeText(route, place) : `in ${town}`;
}

/** A place at the end of a leg is on the map; a village was seen if it was met. */
function isNoticed(entries: readonly Entry[], id: string): boolean {
  const met = entries.flatMap((entry) => entry.met).filter(({ settlement }) => settlement === id);
  return met.length === 0 || met.some(({ encounter }) => isSeen(encounter));
}

function seenEntry(campaign: Campaign, entry: Entry): SeenEntry {
  const { row, at, where, facts } = entry;
  const said = linesAt(shownIn(campaign), at);
  const told = facts.filter((fact) => isShownBy(said, fact)).map(({ text }) => text);
  const glimpsed = glimpsesOf(entry).filter((text) => isShownBy(said, { text }));
  return { row, at, where, lines: [...told, ...glimpsed, ...revealedIn(campaign, entry)] };
}

/** What the party sees of whoever is met, unless the referee hides it. */
export function glimpsesOf({ met }: Entry): readonly string[] {
  return met.flatMap(seenLines);
}

/** Lines of its cards that the referee has shown: what no card says any more is gone. */
export function revealedIn(campaign: Campaign, entry: Entry): readonly string[] {
  const said = linesAt(shownIn(campaign), entry.at);
  const wanted = [...said].flatMap(([line, isShown]) => (isShown ? [line] : []));
  if (wanted.length === 0) return [];
  const there = new Set(cardsOf(campaign, entry).flatMap(({ card }) => linesOf(card)));
  return wanted.filter((line) => there.has(line));
}

function linesOf({ lines, parts }: Card): readonly string[] {
  return [...lines, ...parts.flatMap(linesOf)];
}

function seenLines({ party, encounter }: PartyEncounter): readonly string[] {
  if (!isSeen(encounter)) return [];
  const who = party === 'main' ? '' : `${party}: `;
  return [`${who}${glimpse(encounter)}`];
}

/** Has the party noticed anything at all? */
export function isSeen(encounter: Encounter): boolean {
  switch (encounter.kind) {
    case 'none':
      return false;
    case 'animal':
      return true;
    case 'item':
      // Walls stand there for all to see, whoever hides behind them.
      return isRuin(encounter.item.item) || encounter.contact === null || isNoticedIn(encounter.contact);
    case 'group':
      return encounter.contact === null || isNoticedIn(encounter.contact);
  }
}

/** Both know, or the party was attacked, or it saw first, or the thing could not be missed. */
function isNoticedIn({ end, spotter, steps }: Contact): boolean {
  return end === 'contact' || end === 'ambush' || spotter === 'party' || steps.some(({ what }) => what === 'evident');
}

/** From afar: how many and with what, not who they are. */
function glimpse(encounter: Encounter): string {
  switch (encounter.kind) {
    case 'none':
      return '';
    case 'group': {
      const { size, slaves } = encounter.group;
      const vehicles = vehicleCount(encounter.group);
      const more = vehicles === 0 ? '' : ` with ${counted(vehicles, 'vehicle')}`;
      const met = `${counted(size + slaves, 'person', 'people')}${more}, ${metersOf(encounter)} m off.`;
      return `${met}${attackSuffered(encounter.contact)}`;
    }
    case 'item':
      return `${encounter.item.name}, ${encounter.range.meters} m off.${peopleGlimpsed(encounter)}${attackSuffered(encounter.contact)}`;
    case 'animal': {
      const { end, name, number } = encounter.animal;
      return end === 'flees'
        ? 'Something crashes away through the brush.'
        : `${animalsNamed(name, number)}, ${metersOf(encounter)} m off.${end === 'attacks' ? ATTACK : ''}`;
    }
  }
}

const ATTACK = ' An attack!';

function attackSuffered(contact: Contact | null): string {
  return contact?.end === 'ambush' && contact.spotter === 'other' ? ATTACK : '';
}

/** Somebody among ruins, once the party knows of them; a place with people of its own is not counted from afar. */
function peopleGlimpsed({ item, contact }: Extract<Encounter, { kind: 'item' }>): string {
  if (!isRuin(item.item) || contact === null || !isNoticedIn(contact)) return '';
  const people = item.groups.reduce((sum, { size, slaves }) => sum + size + slaves, 0);
  return ` ${counted(people, 'person', 'people')} among the ruins.`;
}

/** Where the two came to see each other, or first could have. */
function metersOf({ contact, range }: Exclude<Encounter, { kind: 'none' }>): number {
  return contact?.range ?? range.meters;
}

function seenParty(party: Party): SeenParty {
  return {
    name: party.name,
    people: party.people.map((person) => ({ name: person.name, state: stateOf(person) })),
    vehicles: party.vehicles.map(({ name, tank, broken }) => ({
      name,
      fuel: tank === null ? '' : `${figure(tank.liters)} l ${tank.fuel}`,
      broken,
    })),
    animals: party.animals,
    fuel: fuelOf(party),
    stores: party.stores,
  };
}

function stateOf(person: Person): string {
  const { dead, illness, radiation, hungry } = person;
  if (dead !== null) return `dead: ${dead}`;
  const hurt = severityOf(person);
  const states = [
    illness === null ? null : DISEASE_EFFECTS[illness.disease].name,
    radiation === 'none' ? null : `${radiation} radiation illness`,
    hurt === 'none' ? null : `${hurt} wound`,
    hungry > 0 ? 'hungry' : null,
  ];
  const known = states.filter((state) => state !== null);
  return known.length === 0 ? 'well' : known.join(', ');
}

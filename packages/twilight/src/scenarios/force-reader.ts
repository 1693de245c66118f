import type { Problem } from '@hardtop/kernel';
import { ATTRIBUTES } from '../catalog/attributes.ts';
import { PLAIN_VEHICLES } from '../catalog/driving.ts';
import { HOWITZERS } from '../catalog/howitzers.ts';
import { LARGE_CALIBER_GUNS } from '../catalog/large-caliber-guns.ts';
import { MORTARS } from '../catalog/mortars.ts';
import { NPC_LEVELS } from '../catalog/npc-types.ts';
import { ORDNANCE_HANDLING } from '../catalog/ordnance-handling.ts';
import { SMALL_ARMS } from '../catalog/small-arms.ts';
import { VEHICLES, type VehicleDescription, type VehicleId } from '../catalog/vehicles.ts';
import { type ItemFile, itemSchema, type PersonRow, type VehicleRow } from './force-schema.ts';
import { itemOf } from './item-reader.ts';
import type { MapIndex } from './map-reader.ts';
import type { Scenario } from './scenario-schema.ts';
import type { Attributes, PersonSheet, VehicleSheet } from './setup.ts';
import type { Cell } from './world.ts';

const SET_UP = 'twilight/combat/turn';
const SEATS_RULE = 'twilight/groups/passengers';

/** Skills of somebody whose sheet does not name them. */
const EVERY_SKILL = [
  'CRM',
  'HB',
  'HW',
  'LCG',
  'RCN',
  'CBE',
  'MEC',
  'MED',
  'EQ',
  'MTN',
  'melee',
  'body',
  'throw',
  'drive',
] as const;
const ALWAYS = ['melee', 'body', 'throw', 'drive'] as const;

function attributesOf({ attributes, type }: PersonRow): Attributes {
  const usual = NPC_LEVELS[type].attribute;
  const six = Object.fromEntries(ATTRIBUTES.map((id) => [id, attributes[id] ?? usual])) as Record<
    (typeof ATTRIBUTES)[number],
    number
  >;
  return { ...six, STR: attributes.STR ?? Math.floor((six.FIT + six.STA) / 2) };
}

/** Everybody of a type has all skills of it (C-06); on a character's own list, what is missing is not known. */
function skillsOf({ kind, skills, type }: PersonRow): PersonSheet['skills'] {
  const all = kind !== 'character' || Object.keys(skills).length === 0;
  const usual = Object.fromEntries((all ? EVERY_SKILL : ALWAYS).map((id) => [id, NPC_LEVELS[type].skill]));
  return { ...usual, ...skills };
}

/** Ids of the file as the game's. */
export class Roster {
  readonly people = new Map<string, string>();
  readonly vehicles = new Map<string, string>();
  readonly squads = new Set<string>();
  readonly roles = new Set<string>();
}

class ForceReader {
  readonly people: PersonSheet[] = [];
  readonly problems: Problem[];
  private readonly index: MapIndex;
  private readonly roster: Roster;

  constructor(index: MapIndex, roster: Roster) {
    this.index = index;
    this.roster = roster;
    this.problems = index.problems;
  }

  /** Ids go by the owner, so that they are the same whatever is known of others. */
  itemsOf(files: readonly ItemFile[], owner: string, field: string): PersonSheet['items'] {
    return files.map((file, i) => itemOf(file, `${owner}i${i + 1}`, `${field}.${i}`, this.problems));
  }

  read(row: PersonRow, r: number): void {
    const field = `people.${r}`;
    const cells = this.cellsOf(row, field);
    const who = row.count === 1 ? [row.name] : Array.from({ length: row.count }, (_, i) => `${row.name} ${i + 1}`);
    if (row.id !== undefined) this.roster.people.set(row.id, `p${this.people.length + 1}`);
    this.roster.squads.add(row.squad);
    if (row.role !== null) this.roster.roles.add(row.role);
    for (const [i, name] of who.entries()) this.people.push(this.sheetOf(row, name, cells[i] ?? null, field));
  }

  private sheetOf(row: PersonRow, name: string, at: Cell | null, field: string): PersonSheet {
    const { seat, squad, kind, type, coolness, animal, armor, facing, posture, alert, captive, reserve, wounds } = row;
    const id = `p${this.people.length + 1}`;
    const items = this.itemsOf(row.items, id, `${field}.items`);
    const weapon = items.findIndex((item) => item.kind !== 'gear');
    const hands = row.hands === undefined ? (weapon < 0 ? null : weapon) : row.hands;
    if (hands !== null && items[hands] === undefined)
      this.problems.push({
        code: 'hands',
        field: `${field}.hands`,
        rule: 'twilight/combat/action-ready',
        message: `There is no item ${hands}.`,
        legal: items.map((_, i) => String(i)),
      });
    return {
      id,
      name,
      tag: `${squad.length > 2 ? squad.charAt(0).toUpperCase() : squad}${this.people.length + 1}`,
      kind,
      seat,
      squad,
      type,
      animal,
      coolness: kind === 'character' ? (coolness ?? DEFAULT_COOLNESS) : kind === 'npc' ? coolness : null,
      attributes: attributesOf(row),
      skills: kind === 'animal' ? {} : skillsOf(row),
      armor,
      items,
      hands,
      at: row.aboard !== null || row.reserve ? null : at,
      facing,
      posture,
      aboard: row.aboard,
      rides: row.rides,
      alert,
      captive,
      reserve,
      wounds,
      leader: row.leader,
      role: row.role,
      source: row.source,
    };
  }

  private cellsOf(row: PersonRow, field: string): readonly Cell[] {
    const { at, count } = row;
    if (at === undefined) {
      if (row.aboard === null && row.rides === null && !row.reserve)
        this.problems.push({
          code: 'place',
          field: `${field}.at`,
          rule: SET_UP,
          message: `${row.name} stands nowhere.`,
          legal: ['at', 'aboard', 'rides', 'reserve'],
        });
      return [];
    }
    const given = (Array.isArray(at) ? at : [at]).map((cell, i) =>
      this.index.cellOf(cell, Array.isArray(at) ? `${field}.at.${i}` : `${field}.at`),
    );
    return spread(given, count, this.index);
  }
}

const DEFAULT_COOLNESS = 4;

/** Nearest squares on the map around those that are named, ring by ring. */
function spread(given: readonly Cell[], count: number, { levels }: MapIndex): readonly Cell[] {
  const cells = [...given];
  const [first] = given;
  if (first === undefined) return cells;
  const level = levels[first.l];
  for (let r = 1; cells.length < count && r < 100; r++) {
    for (let dy = -r; dy <= r; dy++) {
      for (let dx = -r; dx <= r; dx++) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== r || cells.length >= count) continue;
        const [x, y] = [first.x + dx, first.y + dy];
        if (x >= 0 && y >= 0 && x < (level?.width ?? 0) && y < (level?.height ?? 0)) cells.push({ l: first.l, x, y });
      }
    }
  }
  return cells;
}

const isDescribed = (kind: VehicleSheet['kind']): kind is VehicleId => Object.hasOwn(VEHICLES, kind);

const RACKS = { magazines: 4, shells: 30 } as const;

/** The guns of its kind, with what is usual in the racks. */
function usualWeapons({ kind }: VehicleRow): readonly ItemFile[] {
  if (!isDescribed(kind)) return [];
  const { armament }: VehicleDescription = VEHICLES[kind];
  return armament.map((what) =>
    itemSchema.parse(
      Object.hasOwn(SMALL_ARMS, what)
        ? { kind: 'small-arm', what, magazines: RACKS.magazines, rest: 'vehicle' }
        : { kind: 'heavy', what, magazines: RACKS.shells, rest: 'vehicle' },
    ),
  );
}

function vehiclesOf(scenario: Scenario, reader: ForceReader, index: MapIndex, roster: Roster): readonly VehicleSheet[] {
  return scenario.vehicles.map((row, i) => {
    const field = `vehicles.${i}`;
    if (roster.vehicles.has(row.id))
      index.problems.push({
        code: 'vehicle',
        field: `${field}.id`,
        rule: SET_UP,
        message: `There are two vehicles "${row.id}".`,
      });
    roster.vehicles.set(row.id, `v${i + 1}`);
    roster.squads.add(row.squad);
    const { kind, seat, squad, heading, speed, fuel, tanker, draft, wrecked, source } = row;
    return {
      id: `v${i + 1}`,
      name: row.name ?? row.id,
      tag: `V${i + 1}`,
      kind,
      seat,
      squad,
      heading,
      speed,
      fuel,
      at: row.at === undefined ? null : index.cellOf(row.at, `${field}.at`),
      weapons: reader.itemsOf(row.weapons ?? usualWeapons(row), `v${i + 1}`, `${field}.weapons`),
      tanker,
      draft,
      wrecked,
      source,
    };
  });
}

/** Those who ride, drive or sit somewhere, by the ids of the game. */
function seatedIn(
  reader: ForceReader,
  roster: Roster,
  vehicles: readonly VehicleSheet[],
  rows: readonly number[],
): readonly PersonSheet[] {
  const { problems } = reader;
  const taken = new Map<string, number>();
  return reader.people.map((sheet, i) => {
    const field = `people.${rows[i] ?? 0}`;
    const rides = sheet.rides === null ? null : (roster.people.get(sheet.rides) ?? null);
    if (sheet.rides !== null && rides === null)
      problems.push({
        code: 'rides',
        field: `${field}.rides`,
        rule: SEATS_RULE,
        message: `There is no animal "${sheet.rides}".`,
        legal: [...roster.people.keys()],
      });
    if (sheet.aboard === null) return { ...sheet, rides };
    const vehicle = roster.vehicles.get(sheet.aboard.vehicle);
    if (vehicle === undefined) {
      problems.push({
        code: 'aboard',
        field: `${field}.aboard.vehicle`,
        rule: SEATS_RULE,
        message: `There is no vehicle "${sheet.aboard.vehicle}".`,
        legal: [...roster.vehicles.keys()],
      });
      return { ...sheet, rides, aboard: null };
    }
    const described = vehicles[Number(vehicle.slice(1)) - 1];
    const room = roomIn(described, sheet.aboard.place === 'passenger');
    const key = `${vehicle}-${sheet.aboard.place === 'passenger'}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
    if ((taken.get(key) ?? 0) > room)
      problems.push({
        code: 'aboard',
        field: `${field}.aboard`,
        rule: SEATS_RULE,
        message: `${sheet.aboard.vehicle} has room for ${room} ${sheet.aboard.place === 'passenger' ? 'passengers' : 'of the crew'}.`,
      });
    return { ...sheet, rides, aboard: { vehicle, place: sheet.aboard.place } };
  });
}

/** The row of each person: one may stand for many. */
export const personRows = (people: readonly PersonRow[]): readonly number[] =>
  people.flatMap(({ count }, row) => Array.from({ length: count }, () => row));

/** Whoever mounts a gun on a car has a man at it beside the driver. */
function roomIn(vehicle: VehicleSheet | undefined, passengers: boolean): number {
  const { kind = 'wagon', weapons = [] } = vehicle ?? {};
  const { seats } = isDescribed(kind) ? VEHICLES[kind] : PLAIN_VEHICLES[kind];
  if (passengers) return seats.passengers;
  if (seats.crew !== 1 || weapons.length === 0) return seats.crew;
  return 2 + (kind === 'cart' || kind === 'wagon' ? loadersOf(weapons[0]) : 0);
}

/** A gun that horses draw has its whole crew with it (T-62). */
function loadersOf(gun: VehicleSheet['weapons'][number] | undefined): number {
  if (gun?.kind !== 'heavy') return 0;
  if (Object.hasOwn(HOWITZERS, gun.what)) return ORDNANCE_HANDLING.howitzer.loaders;
  if (Object.hasOwn(MORTARS, gun.what)) return ORDNANCE_HANDLING.mortar.loaders;
  return Object.hasOwn(LARGE_CALIBER_GUNS, gun.what) ? ORDNANCE_HANDLING.gun.loaders : 0;
}

/** Everybody and everything that moves; what is wrong goes to the index's problems. */
export function readForces(
  scenario: Scenario,
  index: MapIndex,
  roster: Roster,
): {
  readonly people: readonly PersonSheet[];
  readonly vehicles: readonly VehicleSheet[];
  readonly goods: PersonSheet['items'];
} {
  const reader = new ForceReader(index, roster);
  for (const [r, row] of scenario.people.entries()) reader.read(row, r);
  const goods = reader.itemsOf(scenario.goods, 'goods-', 'goods');
  const vehicles = vehiclesOf(scenario, reader, index, roster);
  const people = seatedIn(reader, roster, vehicles, personRows(scenario.people));
  const drawn = vehicles.map((vehicle, i) => ({
    ...vehicle,
    draft: vehicle.draft.flatMap((id) => {
      const animal = roster.people.get(id);
      if (animal === undefined)
        index.problems.push({
          code: 'draft',
          field: `vehicles.${i}.draft`,
          rule: SEATS_RULE,
          message: `There is no animal "${id}".`,
        });
      return animal ?? [];
    }),
  }));
  return { people, vehicles: drawn, goods };
}

// Forms to print: people with boxes for their wounds, vehicles with their plates, ammunition with boxes for every load.

import type { PrintCell, PrintSheet, PrintTable } from '@hardtop/campaign';
import type { Entry } from '../campaign/state.ts';
import { NPC_HIT_CAPACITY, NPC_LEVELS } from '../catalog/npc-types.ts';
import { SMALL_ARMS, type SmallArm } from '../catalog/small-arms.ts';
import { TRAVEL_MOVEMENT } from '../catalog/travel-movement.ts';
import { type Plates, VEHICLES, type VehicleDescription } from '../catalog/vehicles.ts';
import type { GroupEncounter } from '../encounters/group.ts';
import type { ItemEncounter } from '../encounters/item.ts';
import type { Npc } from '../encounters/people.ts';
import type { Machine } from '../encounters/vehicles.ts';
import { wordOf } from '../rolls/part-words.ts';
import { isMotor, tankOf } from '../travel/fuel.ts';
import { conOf, figure, living, type Party } from '../travel/party.ts';
import { ammunitionTables, characterSheets, MOST_BOXES } from './character-sheets.ts';
import { ROLE_WORDS, weaponName } from './names.ts';

/** The book's forms, by their rule: what each has room for. */
const FORMS = {
  // In two tables: with what somebody is and what happens to him in one, it would be wider than paper.
  'twilight/forms/npc-record': {
    people: [
      'No.',
      'Who',
      'Experience',
      'Attributes (reconstructed)',
      'Skills (reconstructed)',
      'Initiative',
      'Special',
    ],
    wounds: ['No.', 'Weapon', 'Magazines', 'In weapon', 'Grenades', 'Slight', 'Serious'],
  },
  'twilight/forms/ammo-record': ['No.', 'Weapon', 'Rounds a load', 'Loads'],
} as const;

const ARMS: ReadonlyMap<string, SmallArm> = new Map(Object.entries(SMALL_ARMS));
const DESCRIBED: ReadonlyMap<string, VehicleDescription> = new Map(Object.entries(VEHICLES));

const WOUNDS: readonly PrintCell[] = [{ boxes: NPC_HIT_CAPACITY.slight }, { boxes: NPC_HIT_CAPACITY.serious }];

export function entrySheets(entry: Entry): readonly PrintSheet[] {
  const subtitle = entry.where;
  const met = entry.met.flatMap(({ encounter }) => {
    if (encounter.kind === 'group') return [groupSheet(encounter.group, subtitle)];
    return encounter.kind === 'item' ? itemSheets(encounter.item, subtitle) : [];
  });
  const inTown = entry.inTown?.met.kind === 'group' ? [groupSheet(entry.inTown.met.group, subtitle)] : [];
  return [...met, ...inTown];
}

function groupSheet({ name, rcn, subunits }: GroupEncounter, subtitle: string): PrintSheet {
  const tables = subunits.flatMap(({ n, people, rides, heavyWeapon }) => {
    const heavy =
      heavyWeapon === null ? [] : [{ n: heavyWeapon.gunner, weapon: heavyWeapon.weapon, loads: heavyWeapon.loads }];
    return [
      ...peopleTables(subunits.length === 1 ? '' : ` of subunit ${n}`, people),
      ...vehicleTable(rides),
      ammunitionTable([...people, ...heavy]),
    ];
  });
  return { title: name, subtitle: `${subtitle}; RCN ${rcn}`, tables };
}

function itemSheets(item: ItemEncounter, subtitle: string): readonly PrintSheet[] {
  const own =
    item.people.length === 0
      ? []
      : [
          {
            title: item.name,
            subtitle,
            tables: [...peopleTables('', item.people), ...vehicleTable(item.vehicles), ammunitionTable(item.people)],
          },
        ];
  return [...own, ...item.groups.map((group) => groupSheet(group, subtitle))];
}

function peopleTables(ofWhom: string, people: readonly Npc[]): readonly PrintTable[] {
  const { people: whoColumns, wounds: woundColumns } = FORMS['twilight/forms/npc-record'];
  return [
    { caption: `People${ofWhom}`, columns: whoColumns, rows: people.map(whoRow) },
    { caption: `Arms and wounds${ofWhom}`, columns: woundColumns, rows: people.map(woundRow) },
  ];
}

function whoRow(npc: Npc): readonly PrintCell[] {
  const { name, initiative, skill, attribute } = NPC_LEVELS[npc.type];
  return [
    String(npc.n),
    ROLE_WORDS[npc.role],
    name,
    `${attribute} each`,
    `${skill}%`,
    String(initiative),
    specialText(npc),
  ];
}

function woundRow({ n, weapon, loads, grenades }: Npc): readonly PrintCell[] {
  const arm = weapon === null ? 'unarmed' : weaponName(weapon);
  return [String(n), arm, { boxes: weapon === null ? 0 : loads }, roundsCell(weapon), { boxes: grenades }, ...WOUNDS];
}

/** A box for each round of the load that is in the weapon; belts are a number to count down. */
function roundsCell(weapon: string | null): PrintCell {
  const rounds = weapon === null ? 0 : (ARMS.get(weapon)?.feed[0]?.rounds ?? 0);
  return rounds > MOST_BOXES ? `of ${rounds}` : { boxes: rounds };
}

/** What he can besides, and where his weapon is. */
const specialText = ({ med, aside }: Npc): string =>
  [...(med === undefined ? [] : [`MED ${med}`]), ...(aside === true ? ['weapon laid aside'] : [])].join(', ');

function vehicleTable(machines: readonly Machine[]): readonly PrintTable[] {
  const rows = machines.flatMap(({ vehicle, name }): readonly (readonly PrintCell[])[] => {
    const found = DESCRIBED.get(vehicle);
    return found === undefined ? [[name, '', '', '', '', '']] : [describedRow(found)];
  });
  const columns = ['Vehicle', 'Turret F/S/R', 'Hull F/S/R', 'Running gear', 'Crew + passengers', 'Armament'];
  return rows.length === 0 ? [] : [{ caption: 'Vehicles (seats and armament are a reconstruction)', columns, rows }];
}

function describedRow({ name, turret, hull, suspension, seats, armament }: VehicleDescription): readonly PrintCell[] {
  const gear =
    suspension.kind === 'tracked' ? `tracks, AV ${suspension.av}` : `wheels, critical ${suspension.critical}`;
  const places = `${seats.crew} + ${seats.passengers}`;
  return [
    name,
    turret === null ? 'none' : platesText(turret),
    platesText(hull),
    gear,
    places,
    armament.map(weaponName).join(', '),
  ];
}

function platesText({ front, side, rear }: Plates): string {
  return [front, side, rear].map(([av, special]) => `${av}${special ?? ''}`).join('/');
}

interface Carrier {
  readonly n: number;
  readonly weapon: string | null;
  readonly loads: number;
}

/** A box for each load, and how many rounds a load is. */
function ammunitionTable(carriers: readonly Carrier[]): PrintTable {
  const rows = carriers.flatMap(({ n, weapon, loads }): readonly (readonly PrintCell[])[] => {
    if (weapon === null || loads === 0) return [];
    return [[String(n), weaponName(weapon), String(ARMS.get(weapon)?.feed[0]?.rounds ?? 1), { boxes: loads }]];
  });
  return { caption: 'Ammunition', columns: FORMS['twilight/forms/ammo-record'], rows };
}

export function partySheets(party: Party): readonly PrintSheet[] {
  const people: PrintTable = {
    caption: 'People',
    columns: ['Name', 'Experience', 'Constitution', 'Skills', 'Languages', 'Rads', 'Slight', 'Serious'],
    rows: party.people.map((person): readonly PrintCell[] => {
      const { name, type, skills, languages, rads } = person;
      const known = Object.entries(skills).map(([skill, level]) => `${skill} ${level}`);
      const all = known.length === 0 ? `all ${NPC_LEVELS[type].skill} (reconstructed)` : known.join(', ');
      return [
        name,
        NPC_LEVELS[type].name,
        String(conOf(person)),
        all,
        languages.join(', '),
        String(figure(rads)),
        ...WOUNDS,
      ];
    }),
  };
  const vehicles: PrintTable = {
    caption: 'Vehicles',
    columns: ['Name', 'Kind', 'Km a period, road/off', 'Tank', 'Use a period', 'Upkeep', 'Wear'],
    rows: party.vehicles.map((vehicle): readonly PrintCell[] => {
      const { name, road, offRoad, fuel, maintenance } = TRAVEL_MOVEMENT[vehicle.unit];
      const tank = isMotor(vehicle)
        ? `${figure(vehicle.tank?.liters ?? 0)} of ${tankOf(vehicle)} l ${vehicle.tank?.fuel ?? ''}`
        : '';
      const use = fuel === null ? '' : `${fuel.use} l`;
      return [vehicle.name, name, `${road}/${offRoad}`, tank, use, String(maintenance ?? ''), { boxes: 10 }];
    }),
  };
  const ammunition: PrintTable = {
    caption: 'Ammunition in store',
    columns: ['Kind', 'Rounds', 'Used'],
    rows: Object.entries(party.stores.ammunition).map(([name, rounds]): readonly PrintCell[] => [
      wordOf(name),
      String(rounds),
      { boxes: 20 },
    ]),
  };
  const carried = ammunitionTables(living(party).filter(({ attributes }) => attributes === null));
  const tables = [people, vehicles, ...carried, ammunition].filter(({ rows }) => rows.length > 0);
  return [{ title: party.name, subtitle: 'The party', tables }, ...characterSheets(party)];
}

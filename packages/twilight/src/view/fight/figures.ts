// Sheets of people and vehicles in a fight: wounds by part, magazines, armor; plates and what is broken.

import type { Gauge, Sheet, Spot } from '@hardtop/board';
import { BODY_ARMOR } from '../../catalog/body-armor.ts';
import { HIT_CAPACITY } from '../../catalog/hit-location.ts';
import { NPC_HIT_CAPACITY, NPC_LEVELS } from '../../catalog/npc-types.ts';
import { VEHICLES, type VehicleDescription } from '../../catalog/vehicles.ts';
import { carriedName, magazineOf } from '../../characters/carried.ts';
import { upper, wordOf } from '../../rolls/part-words.ts';
import type { PersonSheet, Setup } from '../../scenarios/setup.ts';
import type { Item } from '../../table/state/item.ts';
import { PARTS, type Part, type Person } from '../../table/state/person.ts';
import { type State, sheetOf } from '../../table/state/state.ts';
import type { Vehicle } from '../../table/state/vehicle.ts';
import { vehicleBody } from './bodies.ts';
import { aboardNote, personNotes, vehicleNotes } from './pieces.ts';

const SPOTS: Readonly<Record<Part, Spot>> = {
  head: 'front',
  'right-arm': 'front-right',
  'left-arm': 'front-left',
  chest: 'top',
  abdomen: 'inside',
  'right-leg': 'back-right',
  'left-leg': 'back-left',
};

/** Reconstructed (C-04); the strength stands beside the attributes. */
function partCapacity({ attributes }: PersonSheet, part: Part): number {
  const of = HIT_CAPACITY[part === 'head' || part === 'chest' || part === 'abdomen' ? part : 'limb'];
  return of.reduce((sum, name) => sum + attributes[name], 0);
}

/** What is left of a part before a wound there is critical. */
function partGauge(sheet: PersonSheet, { wounds }: Person, part: Part): Gauge {
  const capacity = partCapacity(sheet, part);
  const taken = wounds[part];
  const how = taken === 0 ? '' : taken <= capacity ? 'slight' : taken <= 2 * capacity ? 'serious' : 'critical';
  const note = [how, armorOf(sheet, part)].filter((words) => words !== '').join(' · ');
  return {
    ...{ id: part, label: wordOf(part), group: 'wounds', drawn: 'armor', spot: SPOTS[part] },
    now: Math.max(0, 2 * capacity - taken),
    full: 2 * capacity,
    ...(note === '' ? {} : { note }),
  };
}

/** What is worn over a part; a helmet covers the head only by chance. */
function armorOf({ armor }: PersonSheet, part: Part): string {
  if (part === 'head')
    return armor.some((id) => BODY_ARMOR[id].headUpTo > 0) ? `helmet, AV ${avOf(armor, 'head')}` : '';
  const isTorso = part === 'chest' || part === 'abdomen';
  const av = isTorso ? avOf(armor, 'torso') : 0;
  return av === 0 ? '' : `AV ${av}`;
}

function avOf(armor: PersonSheet['armor'], on: 'head' | 'torso'): number {
  const worn = armor.map((id) => BODY_ARMOR[id]).filter((row) => (on === 'head' ? row.headUpTo > 0 : row.torso));
  return worn.reduce((most, { av }) => Math.max(most, av), 0);
}

const BOXES = NPC_HIT_CAPACITY.slight + NPC_HIT_CAPACITY.serious;

function woundGauges(sheet: PersonSheet, person: Person): readonly Gauge[] {
  if (sheet.kind === 'character') return PARTS.map((part) => partGauge(sheet, person, part));
  const { total } = person;
  const note = total === 0 ? '' : total <= NPC_HIT_CAPACITY.slight ? 'slight' : total <= BOXES ? 'serious' : 'out';
  return [
    {
      ...{ id: 'boxes', label: 'Wounds', group: 'wounds', drawn: 'armor', spot: 'top' },
      now: Math.max(0, BOXES - total),
      full: BOXES,
      ...(note === '' ? {} : { note }),
    },
  ];
}

const ARMED: readonly Item['kind'][] = ['small-arm', 'heavy', 'melee'];

const ARMS = { group: 'arms', drawn: 'weapon' } as const;
const GEAR = { group: 'Gear', drawn: 'other' } as const;

function itemGauge(item: Item, inHand: boolean): Gauge {
  const isWeapon = ARMED.includes(item.kind);
  const full = Math.max(magazineOf(item.what), item.loaded);
  const spare = sparesText(item);
  const notes = [...(inHand ? ['in hand'] : []), ...(spare === '' ? [] : [spare])];
  return {
    ...{ id: item.id, label: item.name ?? upper(carriedName(item.what).replaceAll('-', ' ')), spot: 'inside' as const },
    ...(isWeapon ? ARMS : GEAR),
    now: isWeapon ? 1 : item.count,
    full: isWeapon ? 1 : Math.max(item.count, 1),
    ...(full > 0 && item.kind !== 'melee' && isWeapon ? { ammo: { now: item.loaded, full } } : {}),
    ...(notes.length === 0 ? {} : { note: notes.join(', ') }),
  };
}

/** `2 × 30, 1 × 12`. */
function sparesText({ spares }: Item): string {
  const counts = new Map<number, number>();
  for (const { rounds } of spares) counts.set(rounds, (counts.get(rounds) ?? 0) + 1);
  return [...counts].map(([rounds, count]) => `${count} × ${rounds}`).join(', ');
}

export function personSheet(setup: Setup, state: State, person: Person): Sheet {
  const sheet = sheetOf(setup, person);
  const { attributes, type, coolness, armor } = sheet;
  const figures =
    sheet.kind === 'character'
      ? `AGL ${attributes.AGL}, CON ${attributes.CON}, STR ${attributes.STR}, coolness ${coolness ?? '–'}`
      : sheet.kind === 'npc'
        ? NPC_LEVELS[type].name
        : wordOf(sheet.animal ?? 'animal');
  const worn = armor.map((id) => `${BODY_ARMOR[id].name}, AV ${BODY_ARMOR[id].av}`);
  return {
    piece: person.id,
    title: person.name,
    seat: person.seat,
    ...(person.at === null ? { tag: sheet.tag } : {}),
    figure: sheet.kind === 'animal' ? (sheet.animal ?? 'grazer') : 'person',
    lines: [figures, ...squadLine(sheet.squad), ...worn],
    gauges: [
      ...woundGauges(sheet, person),
      ...person.carries.map((item) => itemGauge(item, item.id === person.hands || item.id === person.offHand)),
    ],
    tracks: [],
    notes: personNotes(state, person),
  };
}

/** `Squad A`; a squad that has a name is called by it. */
function squadLine(squad: string): readonly string[] {
  if (squad === '') return [];
  return [squad.length > 2 ? squad : `Squad ${squad}`];
}

const DESCRIBED: ReadonlyMap<string, VehicleDescription> = new Map(Object.entries(VEHICLES));

const DAMAGE_WORDS: Readonly<Record<keyof Vehicle['damage'], string>> = {
  sight: 'Sight',
  traverse: 'Traverse',
  secondary: 'Secondary weapon',
  loader: 'Loader',
  radio: 'Radio',
  mainArmament: 'Main armament',
  engine: 'Engine',
};

const PLATES = [
  ['front', 'front'],
  ['side', 'left'],
  ['rear', 'back'],
] as const;

export function vehicleSheet(state: State, vehicle: Vehicle): Sheet {
  const described = DESCRIBED.get(vehicle.kind);
  const plates = described === undefined ? [] : plateGauges(described);
  const parts = (Object.keys(DAMAGE_WORDS) as (keyof Vehicle['damage'])[])
    .filter((part) => vehicle.damage[part] || hasPart(vehicle, described, part))
    .map(
      (part): Gauge => ({
        ...{ id: part, label: DAMAGE_WORDS[part], group: 'Parts', drawn: 'other', spot: 'inside', full: 1 },
        now: vehicle.damage[part] ? 0 : 1,
      }),
    );
  return {
    piece: vehicle.id,
    figure: vehicleBody(vehicle, 0),
    title: vehicle.name,
    seat: vehicle.seat,
    lines: [wordOf(vehicle.kind), `Fuel ${Math.round(vehicle.fuel)} %`],
    gauges: [...plates, ...parts, ...vehicle.weapons.map((item) => itemGauge(item, false))],
    tracks: [],
    notes: [...vehicleNotes(vehicle), ...aboardNote(state, vehicle, false)],
  };
}

/** What there is of it to be hit: a lorry has no sights, a cart no engine. */
function hasPart(
  { weapons }: Vehicle,
  described: VehicleDescription | undefined,
  part: keyof Vehicle['damage'],
): boolean {
  switch (part) {
    case 'sight':
    case 'mainArmament':
      return weapons.length > 0;
    case 'traverse':
      return weapons.length > 0 && described?.turret != null;
    case 'secondary':
      return weapons.length > 1;
    case 'loader':
      return weapons[0]?.kind === 'heavy';
    case 'radio':
    case 'engine':
      return described !== undefined;
  }
}

function plateGauges({ turret, hull }: VehicleDescription): readonly Gauge[] {
  const of = (name: string, plates: VehicleDescription['hull'] | null): readonly Gauge[] =>
    plates === null
      ? []
      : PLATES.map(([side, spot]): Gauge => {
          const [av] = plates[side];
          const label = `${name} ${side}`;
          return { ...{ id: `${name}-${side}`, label, group: 'armor', spot }, now: av, full: av };
        });
  return [...of('Hull', hull), ...of('Turret', turret)];
}

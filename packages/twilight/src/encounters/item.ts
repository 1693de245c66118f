// Item encounters: places and things, with the people, groups, goods and vehicles found there.

import type { RuleId } from '@hardtop/kernel';
import { BLOC_TABLE, type Bloc } from '../catalog/arms-lists.ts';
import { RUINS_TABLE } from '../catalog/group-issue.ts';
import { GROUPS, type Group } from '../catalog/group-table.ts';
import { CRATER_RADIATION, ITEM_INFORMATION, type ItemInformation } from '../catalog/item-information.ts';
import { ITEM_TABLE, ITEMS, type Item } from '../catalog/item-table.ts';
import type { Terrain } from '../catalog/terrains.ts';
import type { Territory } from '../catalog/territories.ts';
import { RECONSTRUCTION, type RollContext, rollNumber, rollOn } from '../rolls/roll.ts';
import { type Derelict, derelictsOf } from './derelict.ts';
import { personName, placeName } from './given-names.ts';
import { type GroupEncounter, groupEncounterOf, groupOf, ORDINARY } from './group.ts';
import { type FoundGoods, goodsOf } from './item-goods.ts';
import { inhabitantsOf } from './item-people.ts';
import { type MotivationCard, motivationOf } from './motivation.ts';
import type { Npc } from './people.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { supportOf } from './support.ts';
import type { Machine } from './vehicles.ts';

const ITEM_RULES = {
  village: 'twilight/items/village',
  'ruined-village': 'twilight/items/ruined-village',
  farm: 'twilight/items/farm',
  'ruined-farm': 'twilight/items/ruined-farm',
  roadblock: 'twilight/items/roadblock-camp',
  camp: 'twilight/items/roadblock-camp',
  'supply-dump': 'twilight/items/supply-dump',
  'abandoned-supply-dump': 'twilight/items/abandoned-supply-dump',
  'repair-yard': 'twilight/items/repair-yard',
  'abandoned-repair-yard': 'twilight/items/abandoned-repair-yard',
  'field-hospital': 'twilight/items/field-hospital',
  'abandoned-field-hospital': 'twilight/items/abandoned-field-hospital',
  crater: 'twilight/items/crater',
  'derelict-vehicle': 'twilight/items/derelict-vehicle',
  'derelict-convoy': 'twilight/items/derelict-convoy',
} as const satisfies Record<Item, RuleId>;

export interface ItemEncounter {
  readonly item: Item;
  readonly name: string;
  readonly path: string;
  readonly rule: RuleId;
  readonly people: readonly Npc[];
  /** The two cards of whoever is in charge of the people. */
  readonly motivation: readonly MotivationCard[];
  /** What whoever is in charge is called; null where nobody is. */
  readonly leader: string | null;
  /** Those who hold a roadblock or a camp, or are met among ruins. */
  readonly groups: readonly GroupEncounter[];
  readonly goods: readonly FoundGoods[];
  /** Vehicles that do not run. */
  readonly derelicts: readonly Derelict[];
  /** Vehicles that do: trucks of a yard, ambulances. */
  readonly vehicles: readonly Machine[];
  readonly wounded: number;
  /** Near a crater; a reconstruction. */
  readonly radsPerHour: number;
  /** A village; null where it is to be rolled elsewhere. */
  readonly settlement: Settlement | null;
}

export interface ItemOptions {
  /** Whom the referee puts among ruins: nobody, somebody by a die, a roll on the group table, a group of his choice. */
  readonly ruins: 'empty' | 'some' | 'table' | Group;
  readonly villages: 'rolled' | 'later';
  /** Of the country, for names. */
  readonly languages: readonly string[];
}

interface ItemPlace {
  readonly terrain: Terrain;
  readonly territory: Territory;
  readonly options: ItemOptions;
}

export function itemEncounterOf(ctx: RollContext, path: string, place: ItemPlace): ItemEncounter {
  const { name, dice, first, columns } = ITEM_TABLE;
  const table = { name, dice, first, results: columns[place.territory], mandatable: ITEMS };
  return itemOf(ctx, path, rollOn<Item>(ctx, path, table, 'twilight/items/table'), place);
}

export function itemOf(ctx: RollContext, path: string, item: Item, place: ItemPlace): ItemEncounter {
  const information: ItemInformation = ITEM_INFORMATION[item];
  const bloc: Bloc = isSided(item) ? rollOn(ctx, `${path}/side`, BLOC_TABLE, 'twilight/items/weapons') : 'nato';
  const people = inhabitantsOf(ctx, `${path}/people`, item, bloc);
  return {
    item,
    name: information.name,
    path,
    rule: ITEM_RULES[item],
    people,
    motivation: people.length === 0 ? [] : motivationOf(ctx, `${path}/leader`),
    leader: people.length === 0 ? null : personName(ctx, `${path}/leader`, place.options.languages),
    groups: groupsOf(ctx, path, item, place),
    goods: goodsOf(ctx, `${path}/goods`, item),
    derelicts: derelictsOf(ctx, `${path}/derelict`, item, place.terrain, bloc),
    ...supportOf(ctx, path, item),
    radsPerHour: item === 'crater' ? radiationOf(ctx, `${path}/radiation`) : 0,
    settlement: item === 'village' && place.options.villages === 'rolled' ? villageOf(ctx, path, place) : null,
  };
}

/** Whether it matters whose arsenals were used: for the arms of its people and for what armored vehicles lie there. */
function isSided(item: Item): boolean {
  return (
    ITEM_INFORMATION[item].people.kind === 'dice' || item === 'derelict-vehicle' || item === 'abandoned-repair-yard'
  );
}

/** Only ruins can hold a second encounter. */
function groupsOf(ctx: RollContext, path: string, item: Item, place: ItemPlace): readonly GroupEncounter[] {
  const { people }: ItemInformation = ITEM_INFORMATION[item];
  if (people.kind === 'groups') {
    const options = { ...ORDINARY, armored: item !== 'roadblock', languages: place.options.languages };
    return Array.from({ length: people.count }, (_, i) =>
      groupOf(ctx, `${path}/group-${i + 1}`, people.group, options),
    );
  }
  if (!isRuin(item)) return [];
  const { ruins, languages } = place.options;
  const who = ruins === 'some' ? amongRuins(ctx, `${path}/second`) : ruins;
  if (who === 'empty') return [];
  const at = `${path}/group-1`;
  const options = { ...ORDINARY, languages };
  return [who === 'table' ? groupEncounterOf(ctx, at, place.territory, options) : groupOf(ctx, at, who, options)];
}

export function isRuin(item: Item): boolean {
  return item === 'ruined-village' || item === 'ruined-farm';
}

/** A referee who sets this roll may name the group himself. */
function amongRuins(ctx: RollContext, path: string): 'empty' | 'table' | Group {
  const table = { ...RUINS_TABLE, mandatable: GROUPS };
  const who = rollOn<'nobody' | 'a-group' | Group>(ctx, path, table, 'twilight/items/ruined-village');
  if (who === 'nobody') return 'empty';
  return who === 'a-group' ? 'table' : who;
}

function radiationOf(ctx: RollContext, path: string): number {
  return rollNumber(ctx, path, CRATER_RADIATION.radsPerHour, 'twilight/items/crater', RECONSTRUCTION);
}

function villageOf(ctx: RollContext, path: string, place: ItemPlace): Settlement {
  const { territory } = place;
  const { languages } = place.options;
  const at = `${path}/settlement`;
  const name = placeName(ctx, `${at}/name`, languages);
  return settlementOf(ctx, at, { name, size: 'village', territory, languages });
}

import { describe, expect, it } from 'vitest';
import { ANIMAL_DATA } from './animal-data.ts';
import { ANIMAL_TABLE } from './animal-table.ts';
import { ANTITANK_MISSILES } from './antitank-missiles.ts';
import { ARMS_LISTS, HEAVY_WEAPON_PICKS } from './arms-lists.ts';
import { AUTOCANNON, MULTIPLE_BARRELS } from './autocannon.ts';
import { VEHICLE_MOVEMENT } from './combat-movement.ts';
import { DISEASE_EFFECTS } from './disease-effects.ts';
import { DISEASE_TABLES, DISEASES } from './diseases.ts';
import { ARMORED_VEHICLE_TABLE, HEAVY_WEAPON_TABLE, MOTOR_VEHICLE_TABLE } from './encounter-equipment.ts';
import { GRENADE_LAUNCHERS } from './grenade-launchers.ts';
import { GROUP_STATISTICS } from './group-statistics.ts';
import { GROUP_TABLE, GROUPS } from './group-table.ts';
import { HOWITZERS } from './howitzers.ts';
import { ICM_ATTACKS } from './icm.ts';
import { ITEM_INFORMATION } from './item-information.ts';
import { ITEM_TABLE, ITEMS } from './item-table.ts';
import { EASTERN_BLOC, LANGUAGES } from './languages.ts';
import { LARGE_CALIBER_GUNS } from './large-caliber-guns.ts';
import { MORTARS } from './mortars.ts';
import { NPC_LEVELS } from './npc-types.ts';
import { ROCKET_LAUNCHERS } from './rocket-launchers.ts';
import { SMALL_ARM_CLASSES, SMALL_ARMS } from './small-arms.ts';
import { TOWED_GUNS } from './towed-guns.ts';
import { TRAVEL_MOVEMENT } from './travel-movement.ts';
import { URBAN_PARTIES, URBAN_TABLE } from './urban-encounters.ts';
import { DAMAGE_TABLES } from './vehicle-damage.ts';
import { VEHICLE_CLASSES, VEHICLES } from './vehicles.ts';

const HEAVY_WEAPONS = { ...ANTITANK_MISSILES, ...AUTOCANNON, ...GRENADE_LAUNCHERS, ...HOWITZERS, ...LARGE_CALIBER_GUNS, ...MORTARS, ...ROCKET_LAUNCHERS };
const keys = (record: object) => Object.keys(record);
const arsenal = [...keys(SMALL_ARMS), ...keys(HEAVY_WEAPONS)];

function expectNoDoubles(list: readonly string[]) {
  expect(list.filter((entry, at) => list.indexOf(entry) !== at)).toEqual([]);
}

describe('every result stands in the table it points to', () => {
  it('twilight/groups/statistics: a row for every group, in the printed order', () => {
    expect(keys(GROUP_STATISTICS)).toEqual([...GROUPS]);
    for (const group of Object.values(GROUP_TABLE.columns).flat()) expect(keys(GROUP_STATISTICS)).toContain(group);
    for (const row of Object.values(GROUP_STATISTICS)) {
      expect(row.transport).toHaveLength(6);
      for (const type of row.types) expect(keys(NPC_LEVELS)).toContain(type);
    }
  });

  it('twilight/items/information: a row for every item', () => {
    expect(keys(ITEM_INFORMATION)).toEqual([...ITEMS]);
    for (const item of Object.values(ITEM_TABLE.columns).flat()) expect(keys(ITEM_INFORMATION)).toContain(item);
  });

  it('twilight/items/roadblock-camp: a roadblock where an army rules, a camp where marauders do, neither elsewhere', () => {
    const at = (item: string) => Object.entries(ITEM_TABLE.columns).flatMap(([territory, column]) => (column.some((entry) => entry === item) ? [territory] : []));
    expect(at('roadblock')).toEqual(['organized', 'disputed', 'cantonment']);
    expect(at('camp')).toEqual(['independent', 'terrorized']);
  });

  it('twilight/animals/data: a row for every animal of the table', () => {
    expect(new Set(Object.values(ANIMAL_TABLE.columns).flat())).toEqual(new Set(keys(ANIMAL_DATA)));
  });

  it('twilight/urban/table: every result is expanded', () => {
    for (const result of Object.values(URBAN_TABLE.columns).flat()) expect(keys(URBAN_PARTIES)).toContain(result);
  });

  it('twilight/referee/diseases: every disease of a table has a course, and every course a table', () => {
    const found = Object.values(DISEASE_TABLES).flatMap((table) => table.spans.map((span) => span.result));
    expect(new Set(found)).toEqual(new Set(DISEASES));
    expect(keys(DISEASE_EFFECTS)).toEqual([...DISEASES]);
  });

  it('twilight/combat/damage-implementation: a converted hit has a table to go to', () => {
    const converted = Object.values(DAMAGE_TABLES).flatMap((tables) =>
      Object.values(tables)
        .flatMap((table): readonly string[] => table?.results ?? [])
        .filter((result) => result.startsWith('to-'))
        .map((result) => ({ result, goals: Object.entries(tables).flatMap(([name, table]) => (table ? [`to-${name}`] : [])) })),
    );
    expect(converted.length).toBeGreaterThan(0);
    for (const { result, goals } of converted) expect(goals).toContain(result);
  });

  it('twilight/combat/converted-results: a major hull hit is final', () => {
    for (const { majorHull } of Object.values(DAMAGE_TABLES)) for (const result of majorHull.results) expect(result).not.toMatch(/^to-/);
  });

  it('twilight/combat/icm-attack: every bomblet round has its row', () => {
    const rounds = [...Object.values(HOWITZERS), ...Object.values(MORTARS)].flatMap((gun) => [...gun.rounds]);
    const rows = rounds.flatMap(({ damage }) => (damage.kind === 'icm' ? [damage.row] : []));
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(keys(ICM_ATTACKS)).toContain(row);
  });
});

describe('names agree between the tables', () => {
  it('twilight/groups/motor-vehicles: each result is a vehicle', () => {
    const ids = MOTOR_VEHICLE_TABLE.results.map((kind) => (kind === '2.5-ton-still' ? '2.5-ton' : kind));
    for (const id of ids) expect(VEHICLES[id].class).toBe('unarmored');
  });

  it('twilight/groups/armored-vehicles: each result has vehicles of its class', () => {
    for (const kind of ARMORED_VEHICLE_TABLE.results) expect(Object.values(VEHICLES).some((vehicle) => vehicle.class === kind)).toBe(true);
  });

  it('twilight/groups/heavy-weapons: every pick is a weapon with figures', () => {
    for (const kind of HEAVY_WEAPON_TABLE.results) {
      const picks: readonly string[] = [...HEAVY_WEAPON_PICKS[kind].nato, ...HEAVY_WEAPON_PICKS[kind].pact];
      for (const pick of picks) expect(arsenal).toContain(pick);
    }
  });

  it('twilight/groups/weapons: every class of arms has small arms', () => {
    const used = Object.values(ARMS_LISTS).flatMap((list) => [...list.classes, ...list.extra.flatMap((extra) => [...extra.classes])]);
    for (const name of used) expect(Object.values(SMALL_ARMS).some((arm) => arm.class === name)).toBe(true);
    for (const list of Object.values(ARMS_LISTS)) for (const id of list.except) expect(keys(SMALL_ARMS)).toContain(id);
  });

  it('twilight/combat/vehicle-descriptions: 21 armored vehicles and two bodies of unarmored ones', () => {
    const count = Object.fromEntries(VEHICLE_CLASSES.map((name) => [name, Object.values(VEHICLES).filter((v) => v.class === name).length]));
    expect(count).toEqual({ tank: 6, 'light-afv': 4, ifv: 3, apc: 3, spa: 5, unarmored: 9 });
    expect(new Set(Object.values(VEHICLES).map((vehicle) => vehicle.line)).size).toBe(23);
    for (const vehicle of Object.values(VEHICLES)) {
      expect(vehicle.turret === null).toBe(vehicle.config === 'standard');
      for (const weapon of vehicle.armament) expect(arsenal).toContain(weapon);
    }
  });

  it('twilight/travel/movement and twilight/combat/movement-chart: both know every vehicle', () => {
    for (const id of keys(VEHICLES)) {
      expect(keys(TRAVEL_MOVEMENT)).toContain(id);
      expect(keys(VEHICLE_MOVEMENT)).toContain(id);
    }
  });

  it('twilight/travel/movement: vehicles burn fuel and need maintenance, the rest do neither', () => {
    for (const row of Object.values(TRAVEL_MOVEMENT)) {
      expect(row.fuel !== null).toBe(row.mover === 'vehicles');
      expect(row.maintenance !== null).toBe(row.mover === 'vehicles');
    }
  });

  it('twilight/combat/multiple-barrels: the guns belong to vehicles that carry autocannon', () => {
    const guns: readonly string[] = keys(AUTOCANNON);
    for (const id of ['m988', 'zsu-30-6'] as const) {
      expect(keys(MULTIPLE_BARRELS)).toContain(id);
      expect(VEHICLES[id].armament.some((weapon) => guns.includes(weapon))).toBe(true);
    }
  });

  it('twilight/combat/large-caliber-guns: towed guns use the figures of a gun in the charts', () => {
    for (const { gun } of Object.values(TOWED_GUNS)) expect(keys(HEAVY_WEAPONS)).toContain(gun);
  });

  it('twilight/combat/personal-combat-chart: no name, alias or id stands for two things', () => {
    const all = [...Object.values(SMALL_ARMS), ...Object.values(VEHICLES)];
    expectNoDoubles(all.flatMap((entry) => ['aliases' in entry ? [...entry.aliases] : [], entry.name].flat()));
    expectNoDoubles(arsenal);
    expect(new Set(Object.values(SMALL_ARMS).map((arm) => arm.class))).toEqual(new Set(SMALL_ARM_CLASSES));
  });

  it('twilight/combat/heavy-weapons: no launcher, gun or missile is listed twice', () => {
    expect(keys(HEAVY_WEAPONS)).toHaveLength([ANTITANK_MISSILES, AUTOCANNON, GRENADE_LAUNCHERS, HOWITZERS, LARGE_CALIBER_GUNS, MORTARS, ROCKET_LAUNCHERS].reduce((sum, table) => sum + keys(table).length, 0));
  });

  it('twilight/referee/languages: every language once, eleven of the Eastern bloc', () => {
    const languages = LANGUAGES.flatMap((group) => [...group.languages]);
    expectNoDoubles(languages);
    expect(languages).toHaveLength(65);
    expect(EASTERN_BLOC).toHaveLength(11);
  });
});

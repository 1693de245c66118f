// Figures of the encounter charts, typed from the book by hand, each beside its line of the scan.

import { describe, expect, it } from 'vitest';
import { ALCOHOL_OUTPUT } from './alcohol.ts';
import { ANIMAL_DATA } from './animal-data.ts';
import { AVAILABILITY } from './availability.ts';
import { UNSTRIPPED_CHANCE } from './derelicts.ts';
import { RANGE_MULTIPLIER } from './encounter-range.ts';
import { ENCOUNTER_TABLE } from './encounter-table.ts';
import { FODDER, FOOD_PER_MAN } from './food.ts';
import { FUEL_MULTIPLIER } from './fuel.ts';
import { MEDICAL_CREW, SLAVES } from './group-details.ts';
import { GROUP_STATISTICS } from './group-statistics.ts';
import { GROUP_TABLE } from './group-table.ts';
import { FIELD_HOSPITAL, ITEM_INFORMATION, SUPPLY_DUMP } from './item-information.ts';
import { ITEM_TABLE } from './item-table.ts';
import { LANGUAGES } from './languages.ts';
import { MOTIVATION } from './motivation.ts';
import { RADIATION_ILLNESS } from './radiation.ts';
import { RECON_LIMITS, RECON_MODIFIERS } from './recon-modifiers.ts';
import { ATTITUDE_MODIFIERS, ATTITUDE_TABLE } from './settlement-attitude.ts';
import { CRISIS_TABLE } from './settlement-crisis.ts';
import { ARMED_PERCENT, READY_PERCENT, SETTLEMENT_SIZE_TABLE } from './settlement-size.ts';
import { TERRAIN_EFFECTS } from './terrain-effects.ts';
import { TERRITORY_TABLE } from './territories.ts';
import { TRAVEL_MOVEMENT } from './travel-movement.ts';
import { URBAN_GOVERNMENT_MODIFIERS, URBAN_PARTIES, URBAN_SIZE_MODIFIERS, URBAN_TABLE } from './urban-encounters.ts';
import { GOVERNMENT_MODIFIERS, GOVERNMENT_TABLE } from './urban-government.ts';

describe('figures of the encounter charts', () => {
  it.each([
    ['twilight/travel/movement', 782, TRAVEL_MOVEMENT.motorcycle.fuel, { capacity: 16, use: 8 }],
    ['twilight/travel/movement', 786, TRAVEL_MOVEMENT['3/4-ton'].offRoad, 35],
    ['twilight/travel/movement', 797, TRAVEL_MOVEMENT.m2, { name: 'M2 Bradley', mover: 'vehicles', road: 140, offRoad: 85, fuel: { capacity: 650, use: 200 }, maintenance: 8 }],
    ['twilight/travel/movement', 807, TRAVEL_MOVEMENT['t-90'].maintenance, 16],
    ['twilight/travel/maintenance', 805, TRAVEL_MOVEMENT['t-72'].maintenance, 18],
    ['twilight/travel/terrain-effects', 825, TERRAIN_EFFECTS.men, { clear: 1, wood: 1, swamp: 1, hill: 0.5 }],
    ['twilight/travel/terrain-effects', 826, TERRAIN_EFFECTS.animals, { clear: 1, wood: 1, swamp: 0.5, hill: 0.5 }],
    ['twilight/travel/terrain-effects', 827, TERRAIN_EFFECTS.vehicles, { clear: 1, wood: 0.5, swamp: 0.5, hill: 0.5 }],
    ['twilight/travel/food', 832, FOOD_PER_MAN, { mre: 1.5, domestic: 2, wild: 3 }],
    ['twilight/travel/food', 833, FODDER, { horse: { grainKg: 15, grazeHours: 4 }, mule: { grainKg: 10, grazeHours: 4 }, ox: { grainKg: 0, grazeHours: 4 } }],
    ['twilight/travel/stills', 841, ALCOHOL_OUTPUT.medium, { inputKg: 80, outputLiters: 35 }],
    ['twilight/travel/stills', 842, ALCOHOL_OUTPUT.large, { inputKg: 3000, outputLiters: 2400 }],
    ['twilight/travel/fuel-energy', 850, FUEL_MULTIPLIER, { gas: 1, avgas: 1, diesel: 1, ethanol: 3, methanol: 4 }],
    ['twilight/encounters/recon-modifiers', 858, RECON_MODIFIERS, { ownPerCharacter: -1, enemyPerCharacter: 1, ownPerVehicle: -5, enemyPerVehicle: 5 }],
    ['twilight/encounters/recon-modifiers', 208, RECON_LIMITS, { least: 0.5, most: 2 }],
    ['twilight/territories/table', 864, TERRITORY_TABLE.results.map((row) => row.encounterModifier), [-1, 0, 0, 0, 1, 2, -1, -1]],
    ['twilight/encounters/table', 879, ['road', 'wood', 'swamp', 'hill', 'clear'].map((t) => Object.entries(ENCOUNTER_TABLE.columns).find(([name]) => name === t)?.[1][2]), ['group', 'animal', 'item', 'animal', 'item']],
    ['twilight/encounters/table', 882, ENCOUNTER_TABLE.columns.swamp[5], 'none'],
    ['twilight/encounters/range', 969, RANGE_MULTIPLIER, { clear: 300, hill: 100, swamp: 30, wood: 10 }],
    ['twilight/groups/table', 889, GROUP_TABLE.columns.anarchy[2], 'patrol'],
    ['twilight/groups/table', 896, GROUP_TABLE.columns.anarchy[8], 'smugglers'],
    ['twilight/groups/table', 897, GROUP_TABLE.columns.disputed.slice(7, 9), ['large-unit', 'large-unit']],
    ['twilight/groups/statistics', 905, GROUP_STATISTICS['military-convoy'].rcn, 60],
    ['twilight/groups/statistics', 907, GROUP_STATISTICS.refugees.rcn, 40],
    ['twilight/groups/number', 903, [GROUP_STATISTICS.marauders.subunits, GROUP_STATISTICS.marauders.perSubunit], ['1d6', '1d6']],
    ['twilight/groups/number', 908, [GROUP_STATISTICS.slavers.subunits, GROUP_STATISTICS.slavers.perSubunit], [1, '1d6+4']],
    ['twilight/groups/transport', 904, GROUP_STATISTICS.patrol.transport, ['horse', 'horse', 'motor', 'armored', 'foot', 'foot']],
    ['twilight/groups/transport', 912, GROUP_STATISTICS['large-unit'].transport, ['armored', 'horse', 'motor', 'artillery', 'foot', 'foot']],
    ['twilight/groups/smugglers', 911, new Set(GROUP_STATISTICS.smugglers.transport), new Set(['horse', 'wagon', 'motor'])],
    ['twilight/groups/heavy-weapons', 904, GROUP_STATISTICS.patrol.heavyWeaponUpTo, 4],
    ['twilight/groups/military-convoy', 340, MEDICAL_CREW.doctors.med + MEDICAL_CREW.nurses.med + MEDICAL_CREW.medics.med, 160],
    ['twilight/groups/slavers', 354, SLAVES.most, 40],
    ['twilight/items/table', 940, ITEM_TABLE.columns.cantonment[5], 'abandoned-supply-dump'],
    ['twilight/items/table', 945, ITEM_TABLE.columns.organized[9], 'crater'],
    ['twilight/items/information', 959, ITEM_INFORMATION['abandoned-repair-yard'].goods[1], { kind: 'parts', on: { from: 1, to: 4 } }],
    ['twilight/items/information', 954, ITEM_INFORMATION.farm.people, { kind: 'dice', dice: '2d6' }],
    ['twilight/items/supply-dump', 430, SUPPLY_DUMP.tons, { from: 50, to: 100 }],
    [
      'twilight/items/field-hospital',
      440,
      [FIELD_HOSPITAL.doctors, FIELD_HOSPITAL.nurses],
      [
        { count: 2, med: 80 },
        { count: 4, med: 50 },
      ],
    ],
    ['twilight/items/derelict-vehicle', 454, UNSTRIPPED_CHANCE, { road: 0, clear: 0, hill: 10, wood: 20, swamp: 20 }],
    ['twilight/animals/data', 989, [ANIMAL_DATA.bear.hits, ANIMAL_DATA.bear.attack, ANIMAL_DATA.bear.hitChance, ANIMAL_DATA.bear.stature], [80, 40, 60, 27]],
    ['twilight/animals/data', 990, [ANIMAL_DATA.boar.hits, ANIMAL_DATA.boar.attack, ANIMAL_DATA.boar.meat.times], [50, 80, 10]],
    ['twilight/animals/data', 993, ANIMAL_DATA.fowl.move, [5, 20, 80]],
    ['twilight/settlements/size', 1004, SETTLEMENT_SIZE_TABLE.columns.village[6], 350],
    ['twilight/settlements/size', 1003, SETTLEMENT_SIZE_TABLE.columns['major-city'][5], 80_000],
    ['twilight/settlements/size', 1008, ARMED_PERCENT, { village: 20, town: 10, city: 5, 'major-city': 5 }],
    ['twilight/settlements/readiness', 478, READY_PERCENT, { day: 10, night: 5 }],
    ['twilight/settlements/attitude-table', 1019, ATTITUDE_TABLE.results[6], 'frightened'],
    ['twilight/settlements/attitude-modifiers', 1028, [ATTITUDE_MODIFIERS.insular, ATTITUDE_MODIFIERS.anarchy, ATTITUDE_MODIFIERS.devastated, ATTITUDE_MODIFIERS.independent], [3, 2, 1, 0]],
    ['twilight/settlements/government-table', 1050, GOVERNMENT_TABLE.results[3], 'corrupt-council'],
    ['twilight/settlements/government-modifiers', 1065, [GOVERNMENT_MODIFIERS.anarchy, GOVERNMENT_MODIFIERS.terrorized, GOVERNMENT_MODIFIERS.disputed, GOVERNMENT_MODIFIERS.organized], [5, 4, 3, 0]],
    ['twilight/settlements/crisis-table', 1039, CRISIS_TABLE.results[6], 'citizens-kidnapped'],
    ['twilight/urban/table', 1079, [URBAN_TABLE.columns.day[9], URBAN_TABLE.columns.night[9]], ['mob', 'gang']],
    ['twilight/urban/modifiers', 1085, [URBAN_GOVERNMENT_MODIFIERS['corrupt-council'], URBAN_GOVERNMENT_MODIFIERS.captive, URBAN_SIZE_MODIFIERS['major-city']], [1, 2, 3]],
    ['twilight/urban/gang', 540, URBAN_PARTIES.gang.number, { dice: '3d6', times: 1 }],
    ['twilight/referee/motivation', 1944, [MOTIVATION.clubs.jack, MOTIVATION.diamonds.jack, MOTIVATION.hearts.jack, MOTIVATION.spades.jack], ['Murderous', 'Coward', 'Wise', 'Pompous']],
    ['twilight/referee/radiation', 1980, RADIATION_ILLNESS[3], { rads: 400, slight: 0, serious: 2.5, death: 7.5 }],
    ['twilight/referee/availability', 2032, AVAILABILITY.village, { 'very-common': 60, common: 30, scarce: 15, rare: 0 }],
    ['twilight/referee/availability', 2029, AVAILABILITY['major-city'].rare, 40],
    ['twilight/referee/languages', 2054, LANGUAGES.find((row) => row.group === 'West Slavic')?.languages, ['Polish', 'Czech', 'Slovak']],
  ])('%s (line %i)', (_rule, _line, figure, printed) => {
    expect(figure).toEqual(printed);
  });
});

// Every encounter that rolls people, beasts or a militia opens as a battlefield that the table takes.

import { describe, expect, test } from 'vitest';
import { GROUPS } from '../catalog/group-table.ts';
import { ITEMS } from '../catalog/item-table.ts';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { encounterOf } from '../encounters/encounter.ts';
import { settlementOf } from '../encounters/settlement.ts';
import { SOME_PARTY } from '../encounters/situation.ts';
import { rollContext } from '../rolls/roll.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { fireTrouble, loadersAt, loadersWanted, servedBy } from '../table/queries/guns.ts';
import { begin } from '../table/start.ts';
import { partyOf } from '../testing/parties.ts';
import { type BattlePlan, battleOf } from './battle.ts';
import { animalOpponents, groupOpponents, itemOpponents, militiaOpponents } from './opponents.ts';

const SCORES = { FIT: 12, AGL: 9, CON: 10, STA: 13, INT: 8, EDU: 7 };
const PARTY = partyOf({
  people: [
    {
      name: 'Anna',
      attributes: SCORES,
      coolness: 3,
      arms: [{ weapon: 'm16', rounds: 12, loads: 3 }],
      wounds: { head: 2 },
    },
    { name: 'Ben', type: 'veteran', arms: [{ weapon: 'm249', loads: 2 }], armor: ['kevlar-vest'], grenades: 2 },
    { name: 'Cyd' },
  ],
  vehicles: [{ name: 'Hummer', unit: 'hmmwv', tank: { fuel: 'diesel', liters: 30 } }],
});

const planOf = (more: Partial<BattlePlan>): BattlePlan => ({
  ...{ part: 'e', title: 'A fight', seed: '7', country: 'clear', road: false, site: null, meters: 120 },
  ...{ isNight: false, isHalted: false, ambush: null, surprised: { party: false, other: false }, opponents: [] },
  ...more,
});

function opened(plan: BattlePlan, own: readonly string[] = []) {
  const battle = battleOf(plan, PARTY, own);
  if (!battle.ok) throw new Error(battle.error.map(({ message }) => message).join(' '));
  const setup = parseSetup(battle.value.file);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error.slice(0, 5)));
  return { ...battle.value, setup: setup.value };
}

function groupMet(group: string, seed: string) {
  const ctx = rollContext({ seed, mandates: { 'e/kind': 'group', 'e/group': group } });
  const met = encounterOf(ctx, 'e', { terrain: 'road', territory: 'organized', party: SOME_PARTY });
  if (met.kind !== 'group') throw new Error(met.kind);
  return met.group;
}

describe('twilight/encounters/expanded', () => {
  test.each(GROUPS)(
    '%s open as a battlefield in every country, to the last man or with those left out counted',
    (group) => {
      for (const [i, country] of OPEN_COUNTRY.entries()) {
        const met = groupMet(group, `${group}-${i}`);
        const { setup, seats } = opened(planOf({ country, meters: 30 + 90 * i, opponents: [groupOpponents(met)] }));
        const theirs = setup.people.filter(({ seat, kind }) => seat === 1 && kind === 'npc');
        expect(theirs.length + groupOpponents(met).left).toBe(met.size + met.slaves);
        expect(setup.people.filter(({ seat }) => seat === 0).map(({ source }) => source)).toEqual([
          'Anna',
          'Ben',
          'Cyd',
        ]);
        expect(seats.map(({ isParty }) => isParty)).toEqual([true, false]);
      }
    },
  );

  test.each(['village', 'streets', 'farm', 'ruined-village'] as const)('no house of a %s stands in another', (site) => {
    for (const meters of [24, 40, 80, 160, 320]) {
      const { file } = opened(planOf({ site, meters, opponents: [groupOpponents(groupMet('patrol', 'houses'))] }));
      const rects = file.levels[0]?.buildings?.map(({ rect }) => rect) ?? [];
      expect(rects.length).toBeGreaterThan(1);
      for (const [i, [x, y, w, h]] of rects.entries())
        for (const [ox, oy, ow, oh] of rects.slice(i + 1))
          expect(x < ox + ow && ox < x + w && y < oy + oh && oy < y + h).toBe(false);
    }
  });

  test.each(ITEMS)('%s opens with what stands there, if anybody is there', (item) => {
    const ctx = rollContext({ seed: item, mandates: { 'e/kind': 'item', 'e/item': item } });
    const met = encounterOf(ctx, 'e', { terrain: 'hill', territory: 'independent', party: SOME_PARTY, ruins: 'some' });
    if (met.kind !== 'item') throw new Error(met.kind);
    const opponents = itemOpponents(met.item);
    if (opponents.length === 0) return;
    const { setup } = opened(planOf({ site: item, opponents }));
    expect(setup.people.length).toBeGreaterThan(3);
  });

  test('a settlement answers with the militia that stands ready', () => {
    for (const size of ['village', 'town', 'city'] as const) {
      const place = settlementOf(rollContext({ seed: size }), 's', {
        ...{ name: 'Brod', size, territory: 'independent', languages: ['Polish'] },
      });
      const militia = militiaOpponents(place, 'day');
      const { setup } = opened(planOf({ site: 'streets', meters: 40, opponents: [militia] }));
      const shown = setup.people.filter(({ seat }) => seat === 1).length;
      expect(shown + militia.left).toBe(place.militia.ready.day);
      expect(setup.seats[1]).toMatchObject({ temper: 'militia', bot: 'holder' });
    }
  });

  test('beasts that attack are on the field; what flees is not', () => {
    const mandates = { 'e/kind': 'animal', 'e/animal': 'dog', 'e/animal/spotting': '100', 'e/animal/attack': '1' };
    const ctx = rollContext({ seed: 'dogs', mandates });
    const met = encounterOf(ctx, 'e', { terrain: 'wood', territory: 'anarchy', party: SOME_PARTY });
    if (met.kind !== 'animal') throw new Error(met.kind);
    const dogs = animalOpponents(met.animal);
    if (dogs === null) throw new Error('no dogs');
    const { setup } = opened(planOf({ country: 'wood', meters: 20, opponents: [dogs] }));
    expect(setup.people.filter(({ animal }) => animal === 'dog')).toHaveLength(met.animal.number);
    expect(animalOpponents({ ...met.animal, end: 'flees' })).toBeNull();
  });

  test('range, surprise, wounds and rounds come along; the same encounter gives the same field', () => {
    const marauders = groupOpponents(groupMet('marauders', 'm'));
    const plan = planOf({
      meters: 160,
      ambush: 'other',
      surprised: { party: true, other: false },
      opponents: [marauders],
    });
    const { setup, file } = opened(plan);
    expect(setup).toMatchObject({ hidden: true, meeting: { ambush: [1], surprised: [0] } });
    const [anna, ben, _cyd] = setup.people;
    expect(anna).toMatchObject({ kind: 'character', coolness: 3, wounds: { head: 2 }, aboard: { place: 'driver' } });
    expect(anna?.items[0]).toMatchObject({
      what: 'm16',
      loaded: 12,
      spares: [{ rounds: 30 }, { rounds: 30 }, { rounds: 30 }],
    });
    expect(ben).toMatchObject({ kind: 'npc', type: 'veteran', armor: ['kevlar-vest'] });
    expect(setup.notes.join(' ')).toContain('No arms are written down for Cyd');
    const others = setup.people.filter(({ seat }) => seat === 1);
    const level = setup.levels[0];
    const columns = others.flatMap(({ at }) => (at === null ? [] : [at.x]));
    const apart = (Math.min(...columns) - (setup.vehicles[0]?.at?.x ?? 0) - 2) * (level?.grid ?? 0);
    expect(apart).toBe(160);
    expect(opened(plan).file).toEqual(file);
    const halted = opened({ ...plan, isHalted: true }).setup;
    expect(halted.people[0]?.aboard).toBeNull();
  });

  test('twilight/groups/horses: guns that horses draw stand there with crew and rounds, and pack horses with their load', () => {
    const met = groupMet('large-unit', 'guns');
    const [first, ...others] = met.subunits;
    if (first === undefined) throw new Error('nobody');
    for (const gun of ['122mm', '125mm', '81mm-mortar'] as const) {
      const drawn = { ...first, transport: 'artillery' as const, rides: [], gun, packHorses: 2 };
      const { setup } = opened(planOf({ opponents: [groupOpponents({ ...met, subunits: [drawn, ...others] })] }));
      const carriage = setup.vehicles.find(({ kind, weapons }) => kind === 'cart' && weapons[0]?.what === gun);
      expect(carriage?.weapons[0]).toMatchObject({ kind: 'heavy', loaded: 1 });
      expect(carriage?.weapons[0]?.spares.length).toBeGreaterThan(11);
      const crew = setup.people.filter(({ aboard }) => aboard?.vehicle === carriage?.id);
      expect(crew.map(({ aboard }) => aboard?.place)).toContain('gunner');
      expect(crew.filter(({ aboard }) => aboard?.place === 'loader').length).toBe(gun === '122mm' ? 2 : 1);
      const pack = setup.people.filter(({ name }) => name.includes('pack horse'));
      expect(pack.slice(0, 2).map(({ items }) => items.length)).toEqual([3, 3]);
      const state = begin(setup);
      const vehicle = state.vehicles.find(({ id }) => id === carriage?.id);
      const gunner = state.people.find(({ aboard }) => aboard?.vehicle === carriage?.id && aboard?.place === 'gunner');
      const [served] = gunner === undefined ? [] : servedBy(state, gunner);
      if (served === undefined || gunner === undefined || vehicle === undefined) throw new Error('no gun');
      expect([
        fireTrouble({ setup, state }, gunner, served),
        loadersWanted(served),
        loadersAt(state, gunner, served),
      ]).toEqual([null, gun === '122mm' ? 2 : 1, gun === '122mm' ? 2 : 1]);
      vehicle.moved = 8;
      expect(fireTrouble({ setup, state }, gunner, served)).toBe('It is limbered.');
    }
  });

  test('players may have people of their own, and impossible forces are refused with the rule and what would do', () => {
    const plan = planOf({ opponents: [groupOpponents(groupMet('hunters', 'h'))] });
    const { seats, setup } = opened(plan, ['Ben']);
    expect(seats).toMatchObject([{ name: 'The party' }, { name: 'Ben', isParty: true }, { isParty: false }]);
    expect(setup.people[1]?.seat).toBe(1);
    expect(
      opened(plan, ['Anna', 'Ben', 'Cyd'])
        .seats.map(({ name }) => name)
        .slice(0, 3),
    ).toEqual(['Anna', 'Ben', 'Cyd']);
    expect(battleOf(plan, PARTY, ['Nobody'])).toMatchObject({
      ok: false,
      error: [{ field: 'own', legal: ['Anna', 'Ben', 'Cyd'] }],
    });
    expect(battleOf(planOf({}), PARTY, [])).toMatchObject({
      ok: false,
      error: [{ message: 'There is nobody to fight.' }],
    });
    const host = partyOf({ people: Array.from({ length: 200 }, (_, i) => ({ name: `P${i}` })) });
    const many = ['a', 'b', 'c', 'd'].map((seed) => groupOpponents(groupMet('marauders', seed)));
    const crowd = battleOf(planOf({ opponents: many }), host, []);
    expect(crowd).toMatchObject({ ok: false, error: [{ code: 'battle', legal: ['at most 220'] }] });
  });
});

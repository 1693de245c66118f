// Every row of every table of the encounter half, set by its die, goes through the generator and comes out as words and a card.

import type { Card } from '@hardtop/campaign';
import { describe, expect, test } from 'vitest';
import { ANIMAL_TABLE } from '../catalog/animal-table.ts';
import { BLOCS } from '../catalog/arms-lists.ts';
import { DISEASE_SOURCES } from '../catalog/diseases.ts';
import { ENCOUNTER_TABLE } from '../catalog/encounter-table.ts';
import { GROUP_STATISTICS } from '../catalog/group-statistics.ts';
import { GROUP_TABLE, GROUPS, type Group } from '../catalog/group-table.ts';
import { ITEM_TABLE, ITEMS } from '../catalog/item-table.ts';
import { SETTLEMENT_SIZE_TABLE, SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import { OPEN_COUNTRY, TERRAINS, type Terrain } from '../catalog/terrains.ts';
import { TERRITORIES, type Territory } from '../catalog/territories.ts';
import { encounterOf } from '../encounters/encounter.ts';
import { motivationOf } from '../encounters/motivation.ts';
import { settlementOf } from '../encounters/settlement.ts';
import { SOME_PARTY } from '../encounters/situation.ts';
import { crossQuarter } from '../encounters/urban.ts';
import { type RollContext, rollContext } from '../rolls/roll.ts';
import { unreached } from '../rolls/roll-unreached.ts';
import { rollDisease } from '../travel/disease.ts';
import { encounterCard } from './card.ts';
import { settlementCard } from './settlement-card.ts';
import { encounterText } from './text.ts';

const faces = (sides: number) => Array.from({ length: sides }, (_, i) => i + 1);

function textsOf(card: Card): readonly string[] {
  return [card.title, ...card.lines, ...card.parts.flatMap(textsOf)];
}

/** Every mandate was met by a roll, and nothing reads like a slip. */
function checkClean(ctx: RollContext, texts: readonly string[]): void {
  expect([...ctx.problems, ...unreached(ctx)]).toEqual([]);
  expect(texts.filter((text) => /undefined|null|NaN|\[object| {2}|\.\.|: \.$/.test(text))).toEqual([]);
}

function met(mandates: Readonly<Record<string, string>>, terrain: Terrain = 'hill', territory: Territory = 'insular') {
  const ctx = rollContext({ seed: JSON.stringify(mandates), mandates });
  const encounter = encounterOf(ctx, 'e', { terrain, territory, party: SOME_PARTY, ruins: 'some' });
  checkClean(ctx, [encounterText(encounter), ...textsOf(encounterCard(encounter))]);
  return encounter;
}

describe.each(TERRITORIES)('%s territory', (territory) => {
  test.each(TERRAINS)('twilight/encounters/table: every face in %s', (terrain) => {
    const kinds = faces(6).map((face) => met({ 'e/kind': `die:${face}` }, terrain, territory).kind);
    expect(new Set(kinds).size).toBeGreaterThan(1);
    for (const kind of kinds) expect(ENCOUNTER_TABLE.columns[terrain]).toContain(kind);
  });

  test('twilight/groups/table: every face is a group, rolled out', () => {
    for (const face of faces(10)) {
      const one = met({ 'e/kind': 'group', 'e/group': `die:${face}` }, 'road', territory);
      expect(one).toMatchObject({ kind: 'group', group: { group: GROUP_TABLE.columns[territory][face - 1] } });
    }
  });

  test('twilight/items/table: every face is an item, expanded', () => {
    for (const face of faces(10)) {
      const one = met({ 'e/kind': 'item', 'e/item': `die:${face}` }, 'swamp', territory);
      expect(one).toMatchObject({ kind: 'item', item: { item: ITEM_TABLE.columns[territory][face - 1] } });
    }
  });

  test.each(SETTLEMENT_SIZES)('twilight/settlements/size: every face of every roll of a %s', (size) => {
    const place = (mandates: Readonly<Record<string, string>>) => {
      const ctx = rollContext({ seed: 'place', mandates });
      const found = settlementOf(ctx, 's', { name: 'Here', size, territory, languages: ['Polish', 'German'] });
      checkClean(ctx, textsOf(settlementCard({ ...found, rolls: ctx.rolls })));
      return found;
    };
    const people = faces(10).map((face) => place({ 's/population': `die:${face}` }).population);
    expect(people).toEqual(SETTLEMENT_SIZE_TABLE.columns[size]);
    for (const face of faces(6)) {
      const found = place({ 's/attitude': `die:${face}`, 's/government': `die:${face}`, 's/crisis': `die:${face}` });
      for (const time of ['day', 'night'] as const) {
        for (const die of faces(6)) {
          const ctx = rollContext({ seed: 'street', mandates: { q: `die:${die}` } });
          const crossed = crossQuarter(ctx, 'q', found, time, SOME_PARTY);
          checkClean(ctx, []);
          expect(crossed.met.kind === 'none').toBe(crossed.encounter === 'none');
        }
      }
    }
    for (const face of [7, 8, 9, 10]) place({ 's/crisis': `die:${face}` });
  });
});

test.each(OPEN_COUNTRY)('twilight/animals/table: every face in %s is an animal, counted and weighed', (country) => {
  for (const face of faces(6)) {
    const one = met({ 'e/kind': 'animal', 'e/animal': `die:${face}` }, country);
    expect(one).toMatchObject({ kind: 'animal', animal: { animal: ANIMAL_TABLE.columns[country][face - 1] } });
  }
});

describe.each(GROUPS)('%s', (group) => {
  const of = (more: Readonly<Record<string, string>>) => met({ 'e/kind': 'group', 'e/group': group, ...more });
  const { heavyWeaponUpTo, heavyWeaponEach, transport, transportEach } = GROUP_STATISTICS[group];
  const at = {
    heavy: heavyWeaponEach ? 'e/group/subunit-1' : 'e/group',
    move: transportEach ? 'e/group/subunit-1' : 'e/group',
  };
  const ways = [...new Set<string>(transport)].filter((way) => way !== 'foot');

  test.each(BLOCS)('twilight/groups/heavy-weapons: every kind of %s', (side) => {
    if (heavyWeaponUpTo === 0) return;
    const has = heavyWeaponUpTo === 6 ? {} : { [`${at.heavy}/has-heavy-weapon`]: '1' };
    for (const face of faces(6)) {
      const one = of({ 'e/group/side': side, ...has, 'e/group/subunit-1/heavy-weapon/kind': `die:${face}` });
      expect(one).toMatchObject({ group: { subunits: expect.arrayContaining([expect.objectContaining({ n: 1 })]) } });
    }
  });

  test('twilight/groups/transport: every face, and every vehicle or gun it brings', () => {
    for (const way of ways) {
      const chosen = { [`${at.move}/transport`]: way };
      for (const path of VEHICLE_PATHS[way] ?? [])
        for (const face of faces(6)) of({ ...chosen, [path]: `die:${face}` });
      of(chosen);
    }
    if (transport.some((way) => way !== 'foot'))
      for (const face of faces(6)) of({ [`${at.move}/transport`]: `die:${face}` });
  });

  test('twilight/groups/equipment-table: every cargo', () => {
    if (!CARRIERS.includes(group)) return;
    for (const face of faces(6)) of({ 'e/group/subunit-1/cargo': `die:${face}` });
  });
});

const VEHICLE_PATHS: Readonly<Record<string, readonly string[]>> = {
  motor: ['e/group/subunit-1/vehicle-1'],
  armored: ['e/group/subunit-1/vehicle-1', 'e/group/subunit-1/vehicle-2'],
  artillery: ['e/group/subunit-1/gun'],
};
const CARRIERS: readonly Group[] = ['military-convoy', 'merchant-convoy', 'smugglers'];

test.each(ITEMS)('twilight/items/information: %s with every face of its goods die', (item) => {
  for (const face of faces(6)) {
    const ctx = rollContext({ seed: `${item}${face}`, mandates: { 'e/kind': 'item', 'e/item': item } });
    const one = encounterOf(ctx, 'e', { terrain: 'wood', territory: 'disputed', party: SOME_PARTY });
    const hasDie = ctx.rolls.some(({ path }) => path === 'e/item/goods');
    met({ 'e/kind': 'item', 'e/item': item, ...(hasDie ? { 'e/item/goods': String(face) } : {}) });
    checkClean(ctx, [encounterText(one)]);
  }
});

test.each(['nobody', 'a-group', ...GROUPS])('twilight/items/ruined-village: among the ruins %s', (who) => {
  const one = met({ 'e/kind': 'item', 'e/item': 'ruined-village', 'e/item/second': who });
  if (one.kind !== 'item') throw new Error('ruins');
  expect(one.item.groups).toHaveLength(who === 'nobody' ? 0 : 1);
  if (who !== 'nobody' && who !== 'a-group') expect(one.item.groups[0]?.group).toBe(who);
});

test.each(DISEASE_SOURCES)('twilight/referee/diseases: every face of the percentile for %s', (source) => {
  for (const face of faces(100)) {
    const ctx = rollContext({ seed: 'd', mandates: { 'd/present': 'present', 'd/disease': `die:${face}` } });
    expect(rollDisease(ctx, 'd', source)).not.toBeNull();
    checkClean(ctx, []);
  }
});

test('twilight/referee/motivation: every card of the deck can be drawn', () => {
  const motives = faces(52).map(
    (face) => motivationOf(rollContext({ seed: 'm', mandates: { 'm/card-1': `die:${face}` } }), 'm')[0],
  );
  expect(new Set(motives.map((card) => `${card?.rank} ${card?.suit}`)).size).toBe(52);
  for (const card of motives) expect(card?.motive).toMatch(/^[A-Z]/);
});

import type { Card, SettlementRequest, WorldPiece } from '@hardtop/campaign';
import { describe, expect, it } from 'vitest';
import { SETTLEMENT_SIZES } from '../catalog/settlement-size.ts';
import { TERRITORIES } from '../catalog/territories.ts';
import { TWILIGHT_ENCOUNTERS } from './desk.ts';

const { settlement } = TWILIGHT_ENCOUNTERS;

function told(request: Omit<SettlementRequest, 'seed'>, seed = '7'): WorldPiece {
  const asked = settlement({ seed, ...request });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value;
}

function rollsOf({ rolls, parts }: Card): readonly string[] {
  return [...rolls.map(({ path }) => path), ...parts.flatMap(rollsOf)];
}

describe('a settlement asked for by itself', () => {
  it('twilight/settlements/kinds: every size in every territory unfolds to all its rolls, each once', () => {
    for (const size of SETTLEMENT_SIZES) {
      for (const territory of TERRITORIES) {
        const { data, card } = told({ size, territory });
        expect(data).toMatchObject({ seed: '7', size, territory, path: 'settlement' });
        const paths = rollsOf(card);
        expect(new Set(paths).size).toBe(paths.length);
        for (const part of ['population', 'attitude', 'government', 'crisis']) {
          expect(paths).toContain(`settlement/${part}`);
        }
      }
    }
  });

  it('twilight/territories/table: a territory that is rolled is a part of the record; one that is named is not', () => {
    const rolled = told({ size: 'town', territory: 'roll' });
    expect(rollsOf(rolled.card)).toContain('settlement/territory');
    expect(rollsOf(told({ size: 'town', territory: 'insular' }).card)).not.toContain('settlement/territory');
  });

  it('twilight/encounters/expanded: one part rolled again leaves the others', () => {
    const again = Array.from({ length: 8 }, (_, n) => {
      const { card } = told({ size: 'city', territory: 'disputed', rerolls: { 'settlement/population': n } });
      return Object.fromEntries(card.parts.map(({ title, lines }) => [title, lines]));
    });
    const [first, ...others] = again.map(({ People, ...rest }) => rest);
    expect(new Set(again.map(({ People = [] }) => People.join())).size).toBeGreaterThan(1);
    expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(['Attitude', 'Government', 'Trouble']));
    for (const other of others) expect(other).toEqual(first);
  });

  it('twilight/encounters/mandated: the referee names a row, and one that is not there is explained', () => {
    const mandates = { 'settlement/crisis': 'epidemic' };
    expect(told({ size: 'town', territory: 'anarchy', mandates }).data).toMatchObject({ crisis: 'epidemic' });
    const asked = settlement({
      seed: '7',
      size: 'town',
      territory: 'anarchy',
      mandates: { 'settlement/crisis': 'rain' },
    });
    expect(!asked.ok && asked.error[0]).toMatchObject({
      field: 'settlement/crisis',
      legal: expect.arrayContaining(['epidemic']),
    });
  });

  it('names everything that is wrong at once', () => {
    const asked = settlement({ seed: '7', size: 'hamlet', territory: 'moon', age: 'old' });
    expect(!asked.ok && asked.error.map(({ field }) => field)).toEqual(['size', 'territory', 'age']);
  });
});

it('twilight/encounters/mandated: a path where nothing of a settlement is rolled is told', () => {
  const request = { seed: '7', size: 'town', territory: 'insular', mandates: { 'settlement/mayor': 'honest' } };
  expect(settlement(request)).toMatchObject({ ok: false, error: [{ field: 'settlement/mayor' }] });
});

describe('an encounter in a territory that is rolled', () => {
  const at = (age: string) => TWILIGHT_ENCOUNTERS.encounter({ seed: '7', terrain: 'road', territory: 'roll', age });

  it('twilight/territories/campaign-age: the same die counts one and two more later on', () => {
    const totals = ['early', 'later', 'late'].map((age) => {
      const asked = at(age);
      return asked.ok ? asked.value.card.rolls.find(({ path }) => path === 'encounter/territory')?.total : null;
    });
    const [early] = totals;
    expect(totals).toEqual([early, (early ?? 0) + 1, (early ?? 0) + 2]);
  });

  it('names everything that is wrong at once', () => {
    const asked = TWILIGHT_ENCOUNTERS.encounter({ seed: '7', terrain: 'jungle', territory: 'moon' });
    expect(!asked.ok && asked.error.map(({ field }) => field)).toEqual(['territory', 'terrain']);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ZONE_IDS, ZONES } from '../../catalog/turning-key.ts';
import { addDice, chanceThat, spreadOfDice } from './odds.ts';

const rowSchema = z.object({
  maneuver: z.string(),
  speed: z.number(),
  meanSkid: z.number(),
  meanWrench: z.number(),
  fullControl: z.number(),
  pUnpaidFromFullControl: z.number(),
  pOutOfControlFromFull: z.number(),
  pUnpaidWith2Control: z.number(),
  pFlipWith0Control: z.number(),
});
const figures = readFileSync(new URL('../../testing/figures.json', import.meta.url), 'utf8');
const rows = z.object({ odds: z.array(rowSchema) }).parse(JSON.parse(figures)).odds;

test.each(rows)('sixth/round/driving-roll: $maneuver at speed $speed', (row) => {
  const ids: readonly string[] = ZONE_IDS;
  const last = ids.indexOf(row.maneuver);
  const zones = ZONE_IDS.slice(0, last + 1).map((id) => ZONES[id].dice);
  const dice = addDice({ yellow: row.speed }, ...zones);
  const mean = (icon: 'skid' | 'wrench') => spreadOfDice(dice).reduce((sum, one) => sum + one[icon] * one.chance, 0);
  const skids = (least: number) => chanceThat(dice, ({ skid }) => skid >= least);
  expect([mean('skid'), mean('wrench')]).toEqual([expect.closeTo(row.meanSkid, 2), expect.closeTo(row.meanWrench, 2)]);
  expect(skids(row.fullControl + 1)).toBeCloseTo(row.pUnpaidFromFullControl, 3);
  expect(skids(row.fullControl)).toBeCloseTo(row.pOutOfControlFromFull, 3);
  expect([skids(3), skids(5)]).toEqual([
    expect.closeTo(row.pUnpaidWith2Control, 3),
    expect.closeTo(row.pFlipWith0Control, 3),
  ]);
});

test('sixth/components/dice-icons: three blue and a white die give five hits and two wrenches at most', () => {
  const spread = spreadOfDice({ blue: 3, white: 1 });
  expect(Math.max(...spread.map(({ hit }) => hit))).toBe(5);
  expect(Math.max(...spread.map(({ wrench }) => wrench))).toBe(2);
  expect(spread.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

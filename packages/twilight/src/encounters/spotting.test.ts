import { expect, test } from 'vitest';
import { OPEN_COUNTRY } from '../catalog/terrains.ts';
import { rollContext } from '../rolls/roll.ts';
import { countryOf, rangeOf } from './range.ts';
import { animalSpottingTarget, type Sighting, spottingTarget, spottingTask } from './spotting.ts';

function seen(people: number, vehicles: number, rcn = 0, extra: Partial<Sighting> = {}): Sighting {
  return { people, vehicles, rcn, pace: 48, inVehicles: vehicles > 0, camouflaged: false, ...extra };
}

test('twilight/encounters/range: a 5 in the open is 1500 meters (E12)', () => {
  const range = rangeOf(rollContext({ seed: '1', mandates: { r: '5' } }), 'r', 'clear');
  expect(range).toEqual({ die: 5, multiplier: 300, meters: 1500 });
});

test.each([
  ['wood', 10],
  ['swamp', 30],
  ['hill', 100],
  ['clear', 300],
] as const)('twilight/encounters/range: %s counts %i meters a point (E13)', (country, multiplier) => {
  const { die, meters } = rangeOf(rollContext({ seed: '1' }), 'r', country);
  expect(meters).toBe(die * multiplier);
});

test('twilight/encounters/range: a road has the range of the country beside it', () => {
  expect(countryOf('road', 'wood')).toBe('wood');
  expect(countryOf('road', undefined)).toBe('clear');
  for (const country of OPEN_COUNTRY) expect(countryOf(country, 'wood')).toBe(country);
});

test('twilight/encounters/recon-modifiers: one for each person, five for each vehicle, own against and theirs for (E15)', () => {
  const aim = spottingTarget(seen(4, 1, 60), seen(10, 0));
  expect(aim.modifiers.map(({ value }) => value)).toEqual([-4, -5, 10]);
  expect(aim).toMatchObject({ skill: 60, modified: 61, task: 'average', target: 61 });
});

test('twilight/encounters/recon-modifiers: never below half of the skill (E16)', () => {
  const aim = spottingTarget(seen(30, 2, 40), seen(2, 0));
  expect(aim.modifiers.map(({ value }) => value)).toEqual([-30, -10, 2]);
  expect(aim.modified).toBe(20);
});

test('twilight/encounters/recon-modifiers: never above twice the skill, and an easy task doubles again (E17)', () => {
  const aim = spottingTarget(seen(8, 0, 80), seen(100, 6));
  expect(aim.modifiers.map(({ value }) => value)).toEqual([-8, 100, 30]);
  expect(aim).toMatchObject({ modified: 160, task: 'easy', target: 320 });
});

test('twilight/encounters/spotting-surprise: moving in vehicles is easy to see, hidden and still is difficult, the rest average', () => {
  expect(spottingTask(seen(5, 1))).toBe('easy');
  expect(spottingTask(seen(5, 1, 0, { pace: 0 }))).toBe('average');
  expect(spottingTask(seen(5, 0))).toBe('average');
  expect(spottingTask(seen(5, 0, 0, { pace: 0, camouflaged: true }))).toBe('difficult');
  expect(spottingTask(seen(5, 0, 0, { camouflaged: true }))).toBe('average');
});

test('twilight/encounters/spotting-surprise: a difficult task halves, rounded down', () => {
  const aim = spottingTarget(seen(1, 0, 60), seen(2, 0, 0, { pace: 0, camouflaged: true }));
  expect(aim).toMatchObject({ modified: 61, target: 30 });
});

test('twilight/animals/spotting: five less for each companion (E18)', () => {
  expect(animalSpottingTarget(60, 4)).toMatchObject({ modified: 45, target: 45, modifiers: [{ value: -15 }] });
  expect(animalSpottingTarget(20, 9).target).toBe(0);
});

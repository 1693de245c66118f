import { describeProblem } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { ROADS } from './roads.ts';
import { parseSetup } from './scenario-file.ts';
import type { ScenarioFile } from './scenario-schema.ts';

function fileOf(id: string): ScenarioFile {
  const file = ROADS.find((road) => road.id === id);
  if (file === undefined) throw new Error(`no road ${id}`);
  return file;
}

function problemsOf(file: ScenarioFile): readonly string[] {
  const read = parseSetup(file);
  return read.ok ? [] : read.error.map(describeProblem);
}

/** The same fight with other cars, by the place of the vehicle. */
const withCars = (file: ScenarioFile, cars: Readonly<Record<number, string>>): ScenarioFile => ({
  ...file,
  vehicles: file.vehicles.map((vehicle, i) => ({ ...vehicle, car: cars[i] ?? vehicle.car })),
});

describe('deluxe/XIV/ground-rules: budgets', () => {
  it.each(ROADS.map((file) => [file.id, file] as const))('%s keeps to its own', (_id, file) => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('deluxe/XIV.1/road-duel: what is too dear is refused, for every seat at once', () => {
    const dear = withCars(fileOf('road-duel'), { 0: 'piranha', 1: 'intimidator' });
    expect(problemsOf(dear).map((text) => text.replace(/\d[\d,]*/g, 'N'))).toEqual([
      expect.stringContaining('Bone has spent $N of $N'),
      expect.stringContaining('Cyan has spent $N of $N'),
    ]);
  });

  it('deluxe/XIV.1/pack-attack: a pack is paid for together', () => {
    const dear = withCars(fileOf('pack-attack'), { 1: 'piranha' });
    expect(problemsOf(dear)).toEqual([expect.stringContaining('Cyan has spent')]);
  });

  it('without a budget anything goes', () => {
    const file = fileOf('road-duel');
    const free = { ...withCars(file, { 0: 'piranha' }), seats: file.seats.map(({ name }) => ({ name })) };
    expect(problemsOf(free)).toEqual([]);
  });
});

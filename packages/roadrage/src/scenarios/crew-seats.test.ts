import { Match } from '@hardtop/kernel';
import { describeContract } from '@hardtop/kernel/contract';
import { describe, expect, it } from 'vitest';
import { roadrage } from '../play/ruleset.ts';
import { disguise } from '../testing/disguise.ts';
import { HIDDEN_SCENARIOS } from '../testing/hidden-scenarios.ts';
import type { ScenarioFile } from './scenario-schema.ts';
import { SCENARIOS } from './scenarios.ts';
import { TERMS } from './terms.ts';

const split = (id: string): ScenarioFile =>
  TERMS.withCrews?.(SCENARIOS.find((scenario) => scenario.id === id)) as ScenarioFile;

const seatsOf = (file: unknown) => {
  const setup = roadrage.parseSetup(file);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return roadrage.seats(setup.value).map(({ name, plays }) => `${name}: ${plays}`);
};

const problemsOf = (file: unknown) => {
  const setup = roadrage.parseSetup(file);
  return setup.ok ? [] : setup.error.map(({ field, message }) => `${field}: ${message}`);
};

describe('roadrage/hardtop/setup: crews split among seats', () => {
  it('driver and passenger of one car are two people of one side, and every scenario can be played so', () => {
    expect(seatsOf(split('four-pillars'))).toEqual([
      'Bone: Road Reaver',
      'Cyan: Gun Wagon',
      'Cyan: passenger: Passenger of Gun Wagon',
    ]);
    const setup = roadrage.parseSetup(split('four-pillars'));
    expect(setup.ok && roadrage.alliesOf?.(setup.value, 2)).toEqual([1, 2]);
    for (const { id } of SCENARIOS) expect(problemsOf(split(id)), id).toEqual([]);
  });

  it('who flees, flees with his crew; a car with one aboard stays one seat, and what is no file is handed back', () => {
    expect(split('bank-job').objective).toMatchObject({ runners: [0, 3] });
    const scrapyard = SCENARIOS.find(({ id }) => id === 'scrapyard');
    expect(TERMS.withCrews?.(scrapyard)).toBe(scrapyard);
    expect(TERMS.withCrews?.(7)).toBe(7);
  });

  it('a crew of two sides, more than are aboard, or a seat that is not there is refused with its field', () => {
    const file = split('four-pillars');
    const withSeats = (crewSeats: number[]) => ({
      ...file,
      vehicles: file.vehicles.map((vehicle, i) => (i === 1 ? { ...vehicle, crewSeats } : vehicle)),
    });
    expect(problemsOf(withSeats([1, 2]))).toEqual([]);
    expect(problemsOf(withSeats([1, 0]))).toContain('vehicles.1.crewSeats.1: A crew is of one side.');
    expect(problemsOf(withSeats([1, 7]))).toContain('vehicles.1.crewSeats.1: There is no seat 7.');
    expect(problemsOf(withSeats([1, 2, 2]))).toContain('vehicles.1.crewSeats: Only 2 are aboard.');
  });
});

describe('roadrage/fire/one-action: a crew of several people', () => {
  const atFire = (match: Match<unknown, unknown, unknown>) => match.decisions().filter(({ topic }) => topic === 'fire');

  it('driver and passenger announce at once; what both reach for, the driver fires', () => {
    const started = Match.start(roadrage, split('four-pillars'), { seed: 'one gun' });
    if (!started.ok) throw new Error('not started');
    const match = started.value;
    const both = () => atFire(match).filter(({ seat }) => seat === 1 || seat === 2);
    const sharedOption = () => {
      const [first, second] = both().map((decision) => decision.options().map(({ id }) => id));
      return first?.find((id) => id !== 'nothing' && second?.includes(id));
    };
    for (let answers = 0; answers < 400 && (both().length < 2 || sharedOption() === undefined); answers++) {
      const [decision] = match.decisions();
      if (decision?.suggested === undefined) break;
      match.choose({ ask: decision.id, seat: decision.seat, ...decision.suggested }, 'player');
    }
    const option = sharedOption();
    expect(option).toBeDefined();
    const before = match.events.length;
    for (const decision of both())
      match.choose({ ask: decision.id, seat: decision.seat, option: option ?? '', params: {} }, 'player');
    for (const { id, seat } of atFire(match)) match.choose({ ask: id, seat, option: 'nothing', params: {} }, 'player');
    const told = match.events.slice(before);
    expect(told.filter(({ text }) => /^Driver fires/.test(text))).toHaveLength(1);
    expect(told.filter(({ text }) => /^Passenger fires/.test(text))).toEqual([]);
    expect(told.filter(({ text }) => /Passenger does nothing/.test(text))).toMatchObject([{ to: [1, 2] }]);
  });
});

describeContract(roadrage, {
  hiding: HIDDEN_SCENARIOS.slice(0, 1).map((file) => TERMS.withCrews?.(file)),
  disguise,
  files: [split('street-fight'), split('four-pillars')],
  games: 2,
  limit: 20_000,
});

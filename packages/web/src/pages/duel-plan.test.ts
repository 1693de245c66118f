import type { RulesetCard } from '@hardtop/server/wire';
import { describe, expect, it } from 'vitest';
import {
  defaultPlan,
  firstPlan,
  gameOfPlan,
  lessonsOf,
  othersOf,
  planOf,
  scenarioOf,
  vehiclesFor,
} from './duel-plan.ts';

const places = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Seat ${i + 1}`, plays: 'A car' }));
const RULES: RulesetCard = {
  id: 'demo',
  title: 'Demo',
  summary: 'A demo.',
  version: '1',
  scenarios: [
    { id: 'duel', title: 'Duel', summary: '', seats: 2, places: places(2) },
    { id: 'race', title: 'Race', summary: '', seats: 4, places: places(4), bot: 'racer' },
  ],
  vehicles: [],
  bots: [
    { id: 'tame', title: 'Tame', summary: '' },
    { id: 'racer', title: 'Racer', summary: '' },
  ],
  orders: [],
};

describe('a plan', () => {
  it('is at first a duel with the first bot', () => {
    expect(gameOfPlan(defaultPlan(RULES))).toMatchObject({
      scenario: 'duel',
      seats: [{ kind: 'human' }, { kind: 'bot', bot: 'tame' }],
    });
  });

  it('for a newcomer has the scenario that is made for him, where there is one', () => {
    expect(firstPlan(RULES).scenario).toBe('duel');
    const [duel, race] = RULES.scenarios.map((scenario) => ({
      ...scenario,
      ...(scenario.id === 'race' ? { isFirst: true as const } : {}),
    }));
    expect(firstPlan({ ...RULES, scenarios: [duel, race].flatMap((each) => each ?? []) }).scenario).toBe('race');
  });

  it('offers the vehicles that may drive in the scenario', () => {
    const vehicles = ['kart', 'truck'].map((id) => ({ id, title: id, summary: '' }));
    const scenarios = RULES.scenarios.map((each) => (each.id === 'race' ? { ...each, picks: ['kart'] } : each));
    const rules = { ...RULES, vehicles, scenarios };
    expect(vehiclesFor(rules, 'duel')).toEqual(vehicles);
    expect(vehiclesFor(rules, 'race').map(({ id }) => id)).toEqual(['kart']);
  });

  it('of the lessons is taken in their order', () => {
    const [duel, race] = RULES.scenarios.map((scenario, i) => ({ ...scenario, lesson: 2 - i }));
    const scenarios = [...RULES.scenarios, duel, race].flatMap((each) => each ?? []);
    expect(lessonsOf({ ...RULES, scenarios }).map(({ id }) => id)).toEqual(['race', 'duel']);
    expect(lessonsOf(RULES)).toEqual([]);
  });

  it('fills every other seat with the bot of the scenario', () => {
    const plan = planOf(RULES, scenarioOf(RULES, 'race'));
    expect(othersOf(plan)).toEqual(['bot', 'bot', 'bot']);
    expect(gameOfPlan({ ...plan, seat: 2 }).seats.map((seat) => seat.bot ?? seat.kind)).toEqual([
      'racer',
      'racer',
      'human',
      'racer',
    ]);
  });

  it('mixes friends and machines, and gives each side its car', () => {
    const plan = planOf(RULES, scenarioOf(RULES, 'race'));
    const mixed = { ...plan, sitters: ['bot', 'friend', 'bot', 'here'], myCar: 'mine', theirCar: 'theirs' } as const;
    const { seats } = gameOfPlan(mixed);
    expect(seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot', 'human']);
    expect(seats.map(({ vehicle }) => vehicle)).toEqual(['mine', 'theirs', 'theirs', 'theirs']);
  });
});

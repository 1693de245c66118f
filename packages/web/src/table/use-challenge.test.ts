import type { RulesetCard } from '@hardtop/server/wire';
import { expect, it } from 'vitest';
import { CARD } from '../testing/fakes.ts';
import { nextScenario } from './use-challenge.ts';

const scenario = (title: string, seats: number): RulesetCard['scenarios'][number] => ({
  id: title.toLowerCase(),
  title,
  summary: '',
  seats,
  places: [],
});

const RULESET: RulesetCard = {
  id: 'deluxe',
  title: 'Deluxe',
  summary: '',
  version: '1',
  scenarios: [scenario('Yard', 2), scenario('Race', 4), scenario('Night', 2)],
  vehicles: [],
  bots: [],
  orders: [],
};

const seats = (...kinds: readonly ('human' | 'bot')[]) =>
  kinds.map((kind, seat) => ({ ...CARD.seats[0], seat, name: `Seat ${seat}`, plays: '', kind }));

it('the next challenge is the next scenario with as many seats, around and around', () => {
  const against = { ...CARD, seats: seats('human', 'bot') };
  expect(nextScenario(RULESET, { ...against, title: 'Yard' })?.title).toBe('Night');
  expect(nextScenario(RULESET, { ...against, title: 'Night' })?.title).toBe('Yard');
  expect(nextScenario(RULESET, { ...against, title: 'One of mine' })?.title).toBe('Yard');
});

it('people who play each other have a rematch, and a lone scenario has no next', () => {
  expect(nextScenario(RULESET, { ...CARD, title: 'Yard', seats: seats('human', 'human') })).toBeNull();
  const race = { ...CARD, title: 'Race', seats: seats('human', 'bot', 'bot', 'bot') };
  expect(nextScenario(RULESET, race)).toBeNull();
  expect(nextScenario(null, race)).toBeNull();
});

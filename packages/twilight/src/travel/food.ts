// Food: what people and animals need in a day, what the stores give, and who goes hungry.

import { type Beast, FODDER, FOOD_PER_MAN, FOODS, type Food } from '../catalog/food.ts';
import { grams, living, type Party } from './party.ts';

export const BEASTS = ['horse', 'mule', 'ox'] as const satisfies readonly Beast[];

/** Several of them. */
export const HERDS: Readonly<Record<Beast, string>> = { horse: 'horses', mule: 'mules', ox: 'oxen' };

/** What spoils first is eaten first. */
const EATEN_FIRST = ['wild', 'domestic', 'mre'] as const satisfies readonly Food[];

interface DailyNeeds {
  readonly people: number;
  /** Kilograms a day if all ate only this kind. */
  readonly food: Readonly<Record<Food, number>>;
  readonly grain: number;
  /** Hours every animal must graze. */
  readonly grazeHours: number;
}

export function needsOf(party: Party, days = 1): DailyNeeds {
  const people = living(party).length;
  let grain = 0;
  let grazeHours = 0;
  for (const beast of BEASTS) {
    if (party.animals[beast] === 0) continue;
    grain += party.animals[beast] * FODDER[beast].grainKg * days;
    grazeHours = Math.max(grazeHours, FODDER[beast].grazeHours);
  }
  const food = { mre: 0, domestic: 0, wild: 0 };
  for (const kind of FOODS) food[kind] = grams(people * FOOD_PER_MAN[kind] * days);
  return { people, food, grain: grams(grain), grazeHours };
}

/** How many man-days the stores last, however the kinds are mixed. */
export function manDaysOf(party: Party): number {
  return FOODS.reduce((sum, kind) => sum + party.stores.food[kind] / FOOD_PER_MAN[kind], 0);
}

interface Meals {
  readonly party: Party;
  readonly eaten: Readonly<Record<Food, number>>;
  readonly grain: number;
  /** Names of those for whom nothing was left. */
  readonly hungry: readonly string[];
  /** Kilograms of grain the animals lacked. */
  readonly grainShort: number;
}

/** The day's food, man by man; somebody eats from several kinds when one runs out. */
export function eat(party: Party): Meals {
  const left = { ...party.stores.food };
  const hungry: string[] = [];
  for (const person of living(party)) if (!eatOne(left)) hungry.push(person.name);
  const need = needsOf(party).grain;
  const grain = Math.min(need, party.stores.grain);
  const eaten = { mre: 0, domestic: 0, wild: 0 };
  for (const kind of FOODS) eaten[kind] = grams(party.stores.food[kind] - left[kind]);
  const people = party.people.map((person) =>
    person.dead === null ? { ...person, hungry: hungry.includes(person.name) ? person.hungry + 1 : 0 } : person,
  );
  const stores = { ...party.stores, food: left, grain: grams(party.stores.grain - grain) };
  return { party: { ...party, people, stores }, eaten, grain, hungry, grainShort: grams(need - grain) };
}

/** Takes one man's ration out of what is left; a part of a ration feeds nobody and stays. */
function eatOne(left: Record<Food, number>): boolean {
  let share = 1;
  const taken = { mre: 0, domestic: 0, wild: 0 };
  for (const kind of EATEN_FIRST) {
    const part = Math.min(share, left[kind] / FOOD_PER_MAN[kind]);
    taken[kind] = part * FOOD_PER_MAN[kind];
    share -= part;
  }
  if (share > 0.0001) return false;
  for (const kind of FOODS) left[kind] = Math.max(0, grams(left[kind] - taken[kind]));
  return true;
}

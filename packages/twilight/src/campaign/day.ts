// The end of a day: meals, grazing, illness; at the week's end the upkeep; the passing of a period.

import { DISEASE_EFFECTS } from '../catalog/disease-effects.ts';
import type { DiseaseSource } from '../catalog/diseases.ts';
import { FOOD_NAMES, FOODS } from '../catalog/food.ts';
import { nextPeriod, PERIOD_HOURS, PERIODS_PER_DAY, timePath } from '../travel/clock.ts';
import { expose, rollRecoveries } from '../travel/disease.ts';
import { eat, needsOf } from '../travel/food.ts';
import { heal } from '../travel/healing.ts';
import { closeWeek, hoursOpen } from '../travel/maintenance.ts';
import { figure, living, type Party } from '../travel/party.ts';
import { marchedOn } from './adventure-step.ts';
import type { CampaignState } from './state.ts';
import { type Step, tell } from './step.ts';

const DAYS_PER_WEEK = 7;

/** The period is over; with the sixth, the day. */
export function passPeriod(step: Step, state: CampaignState): CampaignState {
  const isNight = state.clock.period === PERIODS_PER_DAY;
  const closed = isNight ? closeDay(step, state) : state;
  return { ...closed, clock: nextPeriod(state.clock), serial: 0 };
}

function closeDay(step: Step, state: CampaignState): CampaignState {
  const { day } = state.clock;
  let party = feed(step, state);
  party = recover(step, state, party);
  const haltedDays = state.today.travelled ? 0 : state.haltedDays + 1;
  if (haltedDays > 0) party = closeWounds(step, `${timePath(state.clock)}/healing`, party, haltedDays);
  // A week in one camp is an encampment of one's own; how often is not in the book (C-26).
  if (state.inside === null && haltedDays > 0 && haltedDays % DAYS_PER_WEEK === 0) {
    party = catchDisease(step, `${timePath(state.clock)}/encampment`, party, 'encampment', everyone(party), day);
  }
  if (day % DAYS_PER_WEEK === 0) party = upkeep(step, party);
  const adventure = marchedOn(step, state);
  return { ...state, party, haltedDays, adventure, today: { travelled: false, halted: 0 } };
}

export function everyone(party: Party): readonly string[] {
  return living(party).map(({ name }) => name);
}

function feed(step: Step, state: CampaignState): Party {
  const meals = eat(state.party);
  const rule = 'twilight/travel/food';
  const eaten = FOODS.map((kind) => [kind, meals.eaten[kind]] as const).filter(([, kg]) => kg > 0);
  if (eaten.length > 0)
    tell(step, `Eaten: ${eaten.map(([kind, kg]) => `${figure(kg)} kg of ${FOOD_NAMES[kind]}`).join(', ')}.`, { rule });
  if (meals.grain > 0) tell(step, `The animals had ${figure(meals.grain)} kg of grain.`, { rule });
  if (meals.hungry.length > 0) tell(step, `Nothing left to eat for ${meals.hungry.join(', ')}.`, { rule, stops: true });
  if (meals.grainShort > 0) tell(step, `The animals lack ${figure(meals.grainShort)} kg of grain.`, { rule });
  const { grazeHours } = needsOf(state.party);
  const grazed = state.today.halted * PERIOD_HOURS;
  if (grazed < grazeHours) tell(step, `The animals grazed ${grazed} hours of the ${grazeHours} they need.`, { rule });
  return meals.party;
}

function recover(step: Step, state: CampaignState, party: Party): Party {
  const path = `${timePath(state.clock)}/recovery`;
  const recoveries = rollRecoveries(step.ctx, path, party, state.clock.day);
  const reconstructed = 'C-26';
  for (const name of recoveries.recovered) tell(step, `${name} is well again.`, { reconstructed, stops: true });
  for (const name of recoveries.died) tell(step, `${name} has died of the illness.`, { reconstructed, stops: true });
  return recoveries.party;
}

function closeWounds(step: Step, path: string, party: Party, restedDays: number): Party {
  const healing = heal(step.ctx, path, party, restedDays);
  for (const name of healing.healed) {
    tell(step, `The wounds of ${name} have closed.`, {
      rule: 'twilight/combat/first-edition-rules',
      reconstructed: 'C-10',
    });
  }
  return healing.party;
}

const SOURCE_WORDS = {
  encampment: 'in the camp',
  settlement: 'in the settlement',
  animal: 'among the animals',
  water: 'in the water',
} as const satisfies Record<DiseaseSource, string>;

/** An exposure with everything it brings, told. */
export function catchDisease(
  step: Step,
  path: string,
  party: Party,
  source: DiseaseSource,
  people: readonly string[],
  day: number,
): Party {
  const exposure = expose(step.ctx, path, party, source, people, day);
  const rule = 'twilight/referee/diseases';
  if (exposure.disease === null) return party;
  const { name } = DISEASE_EFFECTS[exposure.disease];
  tell(step, `There is disease ${SOURCE_WORDS[source]}: ${name.toLowerCase()}.`, { rule, secret: true });
  for (const person of exposure.infected)
    tell(step, `${person} falls ill: ${name.toLowerCase()}.`, { rule, reconstructed: 'C-26', stops: true });
  return exposure.party;
}

function upkeep(step: Step, party: Party): Party {
  for (const vehicle of party.vehicles) {
    const hours = hoursOpen(vehicle);
    if (hours === 0) continue;
    tell(step, `${vehicle.name} is ${figure(hours)} man-hours of upkeep behind.`, {
      rule: 'twilight/travel/maintenance',
      reconstructed: 'C-24',
    });
  }
  return closeWeek(party);
}

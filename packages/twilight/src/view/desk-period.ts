// The next four hours: travel, rest or upkeep, with whoever is sent out from the camp meanwhile.

import { type FormField, type FormValues, listIn, numberIn, severalIn, textIn } from '@hardtop/campaign';
import { USUAL_DAY } from '../campaign/journey.ts';
import { type Activity, ERRANDS } from '../campaign/rows.ts';
import type { CampaignState } from '../campaign/state.ts';
import { insideOf } from '../campaign/visit.ts';
import { hoursOpen, shareWork } from '../travel/maintenance.ts';
import { living } from '../travel/party.ts';
import { isAtEnd } from '../travel/route.ts';
import { choiceField, optionsOf, textField } from './desk-fields.ts';
import { type Offer, offer } from './desk-offer.ts';

const EVERY: FormField = {
  kind: 'number',
  name: 'every',
  label: 'A check every',
  hint: '0: as often as the rules say.',
  value: 0,
  min: 0,
  max: 10_080,
  unit: 'minutes',
};

export function periodOffers(state: CampaignState): readonly Offer[] {
  const people = living(state.party).map(({ name }) => name);
  if (people.length === 0) return [];
  const sent = partiesField(people);
  const town = insideOf(state)?.settlement.name ?? null;
  // In the streets there is one roll a period, whatever the hours.
  const halt = town === null ? [sent, EVERY] : [sent];
  const travel = offer('period', ['travel', 'Travel', 'Four hours on the way.'], [EVERY], (values) => ({
    kind: 'period',
    activity: 'travel',
    every: everyIn(values),
  }));
  const rest = offer('period', ['rest', ...restWords(town)], halt, (values) => halted(values, []));
  const maintain = offer(
    'period',
    ['maintain', 'Upkeep', 'Whoever stays in camp works on the vehicles that need it most.'],
    halt,
    (values) => {
      const away = new Set(partiesIn(values).flatMap((party) => party.people));
      return halted(
        values,
        shareWork(
          state.party,
          people.filter((name) => !away.has(name)),
        ),
      );
    },
  );
  return [...(isAtEnd(state.route, state.place) ? [] : [travel]), rest, maintain];
}

function restWords(town: string | null): readonly [label: string, summary: string] {
  return town === null
    ? ['Rest', 'Four hours in camp.']
    : [`Stay in ${town}`, `Four hours in ${town}; by day one roll in its streets.`];
}

function halted(values: FormValues, work: ReturnType<typeof shareWork>): unknown {
  const activity = work.length > 0 ? 'maintain' : 'rest';
  return { kind: 'period', activity, parties: partiesIn(values), work, every: everyIn(values) };
}

function partiesField(people: readonly string[]): FormField {
  const fields: readonly FormField[] = [
    textField('name', 'Party', 'Foragers'),
    choiceField('errand', 'Errand', optionsOf(ERRANDS)),
    { kind: 'several', name: 'people', label: 'Who', options: people, value: [] },
  ];
  return { kind: 'list', name: 'parties', label: 'Sent out on foot', one: 'party', fields, value: [] };
}

function partiesIn(values: FormValues) {
  return listIn(values, 'parties').map((one) => ({
    name: textIn(one, 'name'),
    errand: textIn(one, 'errand'),
    people: severalIn(one, 'people'),
  }));
}

function everyIn(values: FormValues): number | null {
  const every = numberIn(values, 'every');
  return every === 0 || Number.isNaN(every) ? null : every;
}

/** As a usual day goes, so far as it can: nothing broken moves, and nothing sound needs upkeep. */
export function nextActivity({ clock, route, place, party }: CampaignState): Activity {
  const usual = USUAL_DAY[clock.period - 1] ?? 'rest';
  const isBehind = party.vehicles.some((vehicle) => hoursOpen(vehicle) > 0);
  if (usual === 'maintain') return isBehind ? 'maintain' : 'rest';
  const isStuck = isAtEnd(route, place) || party.vehicles.some(({ broken }) => broken);
  return usual === 'travel' && isStuck ? 'rest' : usual;
}

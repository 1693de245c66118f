// The way ahead: more legs, encounters the referee pins to a place or an hour; and his notes.

import { type FormField, type FormOption, type FormValues, flagIn, numberIn, textIn } from '@hardtop/campaign';
import { legsBegun } from '../campaign/route-step.ts';
import type { CampaignState } from '../campaign/state.ts';
import { ELITE_GROUPS } from '../catalog/elite-groups.ts';
import { PERIOD_HOURS, PERIODS_PER_DAY } from '../travel/clock.ts';
import type { Leg } from '../travel/route.ts';
import { choiceField, legsField, legsIn, textField } from './desk-fields.ts';
import { type Offer, offer } from './desk-offer.ts';
import { KINDS, whichFields } from './which-fields.ts';

export function roadOffers(state: CampaignState): readonly Offer[] {
  const ahead = state.route.slice(legsBegun(state)).map(legValues);
  const route = offer(
    'road',
    ['route', 'More legs', 'The way goes on after the last leg.'],
    [legsField([])],
    (values) => ({
      kind: 'route',
      legs: legsIn(values),
    }),
  );
  const change = offer(
    'road',
    ['reroute', 'Change the route', 'The legs not yet begun, as they are to be from now on.'],
    [legsField(ahead)],
    (values) => ({ kind: 'route', legs: legsIn(values), replace: true }),
  );
  const pin = offer(
    'road',
    ['pin', 'Pin an encounter', 'It comes up when the way leads past, or when its hour strikes.'],
    pinFields(state),
    (values) => ({ kind: 'pin', pin: pinOf(values) }),
  );
  return [...(ahead.length === 0 ? [] : [change]), route, pin];
}

function legValues({ name, km, terrain, road, territory, settlement }: Leg): FormValues {
  return { name, km, terrain, road, territory, place: settlement?.name ?? '', size: settlement?.size ?? 'town' };
}

/** Done at a line of the journal: the line is named by its time and its words. */
export function showOffer({ clock }: CampaignState): Offer {
  const fields: readonly FormField[] = [
    { kind: 'number', name: 'day', label: 'Day', value: clock.day, min: 1 },
    { kind: 'number', name: 'period', label: 'Period', value: clock.period, min: 1, max: PERIODS_PER_DAY },
    textField('line', 'Line'),
    { kind: 'flag', name: 'players', label: 'The players may read it', value: true },
  ];
  return offer('line', ['show', 'Show a line', 'To the players, or hide it from them.'], fields, (values) => ({
    kind: 'show',
    when: { day: numberIn(values, 'day'), period: numberIn(values, 'period') },
    line: textIn(values, 'line'),
    players: flagIn(values, 'players'),
  }));
}

export function noteOffer(): Offer {
  const fields: readonly FormField[] = [
    { kind: 'text', name: 'text', label: 'Note', value: '', long: true },
    { kind: 'flag', name: 'players', label: 'The players may read it', value: false },
  ];
  return offer('referee', ['note', 'Note', 'A remark in the journal.'], fields, (values) => ({
    kind: 'note',
    text: textIn(values, 'text'),
    players: flagIn(values, 'players'),
  }));
}

const PINNED_KINDS: readonly FormOption[] = [...KINDS, { id: 'none', title: 'Nothing' }];
const ELITES: readonly FormOption[] = [
  { id: '', title: 'No' },
  ...Object.entries(ELITE_GROUPS).map(([id, { name }]) => ({ id, title: name })),
];
const WHERE: readonly FormOption[] = [
  { id: 'place', title: 'At a place of the route' },
  { id: 'time', title: 'At a time' },
];

function pinFields({ place, route, clock }: CampaignState): readonly FormField[] {
  const legs = route.map(({ name }, i) => ({ id: String(i + 1), title: `${i + 1}. ${name}` }));
  const ahead = legs.slice(place.leg);
  const km = Math.ceil(place.km);
  const atPlace = { field: 'where', is: ['place'] };
  const atTime = { field: 'where', is: ['time'] };
  return [
    textField('name', 'Name', '', 'For you alone.'),
    choiceField('kind', 'Kind', PINNED_KINDS),
    ...whichFields(),
    { ...choiceField('elite', 'An elite team instead', ELITES, ''), when: { field: 'kind', is: ['group'] } },
    {
      kind: 'flag',
      name: 'hidden',
      label: 'They lie in wait',
      value: false,
      when: { field: 'kind', is: ['group', 'item'] },
    },
    textField('note', 'Remark'),
    choiceField('where', 'Pinned', ahead.length === 0 ? WHERE.slice(1) : WHERE),
    { ...choiceField('leg', 'Leg', ahead), when: atPlace },
    { kind: 'number', name: 'km', label: 'Along it', value: km, min: 0, step: 0.1, unit: 'km', when: atPlace },
    { kind: 'number', name: 'day', label: 'Day', value: clock.day, min: clock.day, when: atTime },
    { ...choiceField('period', 'Hour', HOURS, String(clock.period)), when: atTime },
  ];
}

const HOURS: readonly FormOption[] = Array.from({ length: PERIODS_PER_DAY }, (_, i) => ({
  id: String(i + 1),
  title: `${String(i * PERIOD_HOURS).padStart(2, '0')}:00 to ${String((i + 1) * PERIOD_HOURS).padStart(2, '0')}:00`,
}));

function pinOf(values: FormValues): unknown {
  const kind = textIn(values, 'kind');
  const orNull = (name: string) => (textIn(values, name) === '' ? null : textIn(values, name));
  const at =
    textIn(values, 'where') === 'time'
      ? { day: numberIn(values, 'day'), period: Number(values.period) }
      : { leg: Number(textIn(values, 'leg')), km: numberIn(values, 'km') };
  const encounter = {
    kind,
    of: kind === 'none' ? null : orNull(kind),
    elite: kind === 'group' ? orNull('elite') : null,
    hidden: (kind === 'group' || kind === 'item') && flagIn(values, 'hidden'),
    note: textIn(values, 'note'),
  };
  return { name: textIn(values, 'name'), encounter, at };
}

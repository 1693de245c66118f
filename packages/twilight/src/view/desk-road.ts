// The way ahead: more legs, encounters the referee pins to a place or an hour; and his notes.

import { type FormField, type FormOption, type FormValues, flagIn, numberIn, textIn } from '@hardtop/campaign';
import { legsBegun } from '../campaign/route-step.ts';
import type { CampaignState } from '../campaign/state.ts';
import { ANIMALS } from '../catalog/animal-table.ts';
import { ELITE_GROUPS } from '../catalog/elite-groups.ts';
import { ENCOUNTER_KINDS } from '../catalog/encounter-table.ts';
import { GROUPS } from '../catalog/group-table.ts';
import { ITEMS } from '../catalog/item-table.ts';
import { PERIODS_PER_DAY } from '../travel/clock.ts';
import type { Leg } from '../travel/route.ts';
import { choiceField, legsField, legsIn, textField, wordOf } from './desk-fields.ts';
import { type Offer, offer } from './desk-offer.ts';

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

const ANY: FormOption = { id: '', title: 'As the table says' };
const KINDS: readonly FormOption[] = ENCOUNTER_KINDS.map((id) => ({
  id,
  title: id === 'none' ? 'Nothing' : wordOf(id),
}));
const WANTED: readonly FormOption[] = [
  ANY,
  ...GROUPS.map((id) => ({ id, title: `Group: ${wordOf(id).toLowerCase()}` })),
  ...ANIMALS.map((id) => ({ id, title: `Animal: ${wordOf(id).toLowerCase()}` })),
  ...ITEMS.map((id) => ({ id, title: `Item: ${wordOf(id).toLowerCase()}` })),
];
const ELITES: readonly FormOption[] = [
  { id: '', title: 'No' },
  ...Object.entries(ELITE_GROUPS).map(([id, { name }]) => ({ id, title: name })),
];
const WHERE: readonly FormOption[] = [
  { id: 'place', title: 'At a place of the route' },
  { id: 'time', title: 'At a time' },
];

function pinFields({ place, route, clock }: CampaignState): readonly FormField[] {
  const leg = Math.min(place.leg + 1, route.length);
  const legs = route.map(({ name }, i) => ({ id: String(i + 1), title: `${i + 1}. ${name}` }));
  const most = PERIODS_PER_DAY;
  return [
    textField('name', 'Name', '', 'For you alone.'),
    choiceField('kind', 'Kind', KINDS),
    choiceField('of', 'Which', WANTED, ''),
    choiceField('elite', 'An elite team', ELITES, ''),
    { kind: 'flag', name: 'hidden', label: 'They lie in wait', value: false },
    textField('note', 'Remark'),
    choiceField('where', 'Pinned', WHERE),
    choiceField('leg', 'Leg', legs, String(leg)),
    { kind: 'number', name: 'km', label: 'Along it', value: Math.ceil(place.km), min: 0, step: 0.1, unit: 'km' },
    { kind: 'number', name: 'day', label: 'Day', value: clock.day, min: 1 },
    { kind: 'number', name: 'period', label: 'Period', value: clock.period, min: 1, max: most, unit: `of ${most}` },
  ];
}

function pinOf(values: FormValues): unknown {
  const orNull = (name: string) => (textIn(values, name) === '' ? null : textIn(values, name));
  const at =
    textIn(values, 'where') === 'time'
      ? { day: numberIn(values, 'day'), period: numberIn(values, 'period') }
      : { leg: Number(textIn(values, 'leg')), km: numberIn(values, 'km') };
  const encounter = {
    kind: textIn(values, 'kind'),
    of: orNull('of'),
    elite: orNull('elite'),
    hidden: flagIn(values, 'hidden'),
    note: textIn(values, 'note'),
  };
  return { name: textIn(values, 'name'), encounter, at };
}

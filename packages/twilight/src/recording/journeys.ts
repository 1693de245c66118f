// The journeys that are recorded for every version: every country, territory, age and season, parties of every kind, and
// referees who watch, meddle and amend.

import {
  type CampaignFilm,
  type DiceSource,
  type Habits,
  makeRecording,
  type RefereeInput,
  randomInput,
  recordCampaign,
  type WrittenDice,
  writtenDice,
} from '@hardtop/campaign';
import { branchesOf, streamOf } from '@hardtop/kernel';
import { CAMPAIGN_AGE_IDS, CAMPAIGN_VERSION } from '../campaign/journal.ts';
import { type Country, OPEN_COUNTRY } from '../catalog/terrains.ts';
import { type CampaignAge, TERRITORIES, type Territory } from '../catalog/territories.ts';
import { campaignsOver } from '../view/desk-campaigns.ts';

const people = (...names: readonly string[]) => names.map((name) => ({ name }));
const PATROL = [
  {
    ...{ name: 'Harker', type: 'veteran', skills: { RCN: 60, MED: 20 }, languages: ['English', 'Polish'] },
    attributes: { FIT: 12, AGL: 11, CON: 13, STA: 10, INT: 9, EDU: 8 },
    ...{ coolness: 3, months: 40, arms: [{ weapon: 'm16', rounds: 20, loads: 3 }], armor: ['kevlar-vest'] },
  },
  { name: 'Lindqvist', type: 'experienced', languages: ['English'] },
  { name: 'Kowalska', skills: { RCN: 50, MEC: 60 }, languages: ['Polish', 'German'], con: 12 },
  { name: 'Brandt', type: 'novice' },
];
const tank = (fuel: string, liters: number) => ({ fuel, liters });

const PARTIES = {
  patrol: { people: PATROL, stores: { food: { mre: 60, domestic: 60 }, ammunition: { '5.56mm': 900 } } },
  wanderer: { people: [{ name: 'Ola', type: 'elite', skills: { RCN: 80 } }], stores: { food: { wild: 12 } } },
  jeeps: {
    people: PATROL,
    vehicles: [
      { name: 'Faithful', unit: 'hmmwv', tank: tank('diesel', 40) },
      { name: 'Larder', unit: '3/4-ton', tank: tank('diesel', 50), wear: 3 },
    ],
    stores: {
      fuel: { diesel: 600 },
      food: { mre: 80, domestic: 90 },
      ammunition: { '5.56mm': 900, '40mm grenades': 12 },
    },
  },
  convoy: {
    people: people('Adam', 'Basia', 'Celina', 'Dorota', 'Emil', 'Feliks', 'Gustaw', 'Halina'),
    vehicles: [
      { name: 'Tanker', unit: '5-ton-tanker', tank: tank('methanol', 280), burns: ['methanol', 'ethanol'] },
      { name: 'Mule', unit: '5-ton', tank: tank('methanol', 200), burns: ['methanol', 'ethanol'], wear: 4 },
      { name: 'Scout', unit: 'motorcycle', tank: tank('gas', 16) },
    ],
    stills: [{ name: 'Copper', size: 'large' }],
    stores: { fuel: { methanol: 1500, gas: 60 }, food: { domestic: 400 }, wood: 6000, grain: 200, goods: { Tires: 4 } },
  },
  riders: {
    people: people('Witold', 'Zofia', 'Marek', 'Jan'),
    vehicles: [{ name: 'Wagon', unit: 'wagon-horse' }],
    animals: { horse: 6, mule: 1 },
    stores: { food: { domestic: 100 }, grain: 400 },
  },
  carters: {
    people: people('Piotr', 'Ewa', 'Stach'),
    vehicles: [{ name: 'Cart', unit: 'cart-ox' }],
    animals: { ox: 3 },
    stores: { food: { domestic: 120, wild: 10 }, grain: 90 },
  },
  armor: {
    people: people('Able', 'Baker', 'Charlie', 'Dog', 'Easy', 'Fox'),
    vehicles: [
      { name: 'Hammer', unit: 'm1a1', tank: tank('avgas', 2000), wear: 5 },
      { name: 'Box', unit: 'm113', tank: tank('diesel', 360) },
    ],
    stores: { fuel: { avgas: 6000, diesel: 900 }, food: { mre: 150 }, ammunition: { '120mm HEAT': 12 } },
  },
  refugees: {
    people: people(...Array.from({ length: 18 }, (_, i) => `Refugee ${i + 1}`)),
    stores: { food: { domestic: 60 } },
  },
  cyclists: {
    people: people('Kuba', 'Lena', 'Tomek'),
    vehicles: ['Red', 'Green', 'Blue'].map((name) => ({ name, unit: 'bicycle' })),
    stores: { food: { domestic: 30 } },
  },
} as const;

const DATES = {
  winter: { year: 2000, month: 1, day: 14 },
  spring: { year: 2000, month: 4, day: 2 },
  summer: { year: 2000, month: 7, day: 18 },
  autumn: { year: 2000, month: 10, day: 29 },
} as const;

const REFEREES = {
  watches: { amends: 0, undoes: 0, meddles: 0 },
  meddles: { amends: 3, undoes: 3, meddles: 45 },
  amends: { amends: 35, undoes: 8, meddles: 5 },
  everything: { amends: 12, undoes: 5, meddles: 25 },
} as const satisfies Record<string, Habits>;

/** What chance seldom brings: the right fuel into a tank that is not full. Who walks is refused. */
const FIRST: readonly RefereeInput[] = [
  { act: 'refuel', values: {} },
  { act: 'character', values: { name: 'Somebody new', arms: 'AKM x2' } },
];

interface JourneyPlan {
  readonly party: keyof typeof PARTIES;
  readonly season: keyof typeof DATES;
  readonly country: Country;
  readonly road: boolean;
  readonly territory: Territory | 'roll';
  readonly age: CampaignAge;
  readonly referee: keyof typeof REFEREES;
  readonly steps: number;
}

/** Each party goes four times, under each referee; country, land, age and season turn at paces of their own. */
const PLANS: readonly JourneyPlan[] = keysOf(PARTIES).flatMap((party, p) =>
  keysOf(REFEREES).map((referee, r) => ({
    party,
    referee,
    season: cycled(keysOf(DATES), p + r),
    country: cycled(OPEN_COUNTRY, p + 2 * r),
    road: (p + r) % 3 !== 0,
    territory: cycled([...TERRITORIES, 'roll'], 4 * p + r),
    age: cycled(CAMPAIGN_AGE_IDS, p + 2 * r),
    steps: cycled([12, 30, 24, 50, 130], p + r),
  })),
);

function keysOf<K extends string>(of: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(of) as K[];
}

function cycled<T>(list: readonly [T, ...T[]] | readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('Nothing to choose from.');
  return one;
}

function openingOf(plan: JourneyPlan, seed: string): unknown {
  const { party, season, country, road, territory, age } = plan;
  const beyond = cycled(OPEN_COUNTRY, OPEN_COUNTRY.indexOf(country) + 1);
  return {
    name: nameOf(plan),
    seed,
    date: DATES[season],
    age,
    languages: ['Polish', 'German'],
    party: { name: party, ...PARTIES[party] },
    route: [
      {
        name: 'The first leg',
        km: 45,
        terrain: country,
        road,
        territory,
        settlement: { id: 'brod', name: 'Brod', size: 'village' },
      },
      { name: 'The wild', km: 70, terrain: beyond, territory: 'roll' },
      {
        name: 'The highway',
        km: 160,
        terrain: 'clear',
        road: true,
        territory,
        settlement: { id: 'turek', name: 'Turek', size: 'city' },
      },
      {
        name: 'The last leg',
        km: 90,
        terrain: country,
        territory: 'roll',
        settlement: { id: 'lodz', name: 'Lodz', size: 'major-city' },
      },
    ],
  };
}

function nameOf({ party, season, territory, country, referee }: JourneyPlan): string {
  return `${party}-${season}-${country}-${territory}-${referee}`;
}

interface RecordedJourney {
  readonly name: string;
  /** The recording as its file holds it. */
  readonly text: string;
  readonly film: CampaignFilm;
}

export { CAMPAIGN_VERSION as RECORDED_VERSION };

/** All of them, played anew. */
export function* recordJourneys(): Generator<RecordedJourney> {
  for (const plan of PLANS) yield recordJourney(plan);
}

function recordJourney(plan: JourneyPlan): RecordedJourney {
  const name = nameOf(plan);
  const random = streamOf(name, 'referee');
  let dice: WrittenDice | null = null;
  const diceFor = (seed: string): DiceSource => {
    dice ??= writtenDice(branchesOf(seed));
    return dice;
  };
  const campaigns = campaignsOver(diceFor);
  const opening = openingOf(plan, name);
  const begun = campaigns.open({ ruleset: 'twilight', version: CAMPAIGN_VERSION, opening, rows: [] });
  if (!begun.ok) throw new Error(`${name}: ${begun.error.map(({ message }) => message).join(' ')}`);
  let left = plan.steps;
  const first = plan.referee === 'meddles' ? [...FIRST] : [];
  const next = (campaign: Parameters<typeof randomInput>[0]) => {
    left -= 1;
    const isOver = left < 0 || campaign.now().actions.length === 0;
    return isOver ? null : (first.shift() ?? randomInput(campaign, REFEREES[plan.referee], random));
  };
  const { recording, film } = recordCampaign(name, begun.value, next, () => dice?.table() ?? {});
  return { name, text: makeRecording(recording), film };
}

// What a result means at the table, in a sentence, with its rule: territories, attitudes, governments, who walks the streets.

import type { RuleId } from '@hardtop/kernel';
import type { Attitude } from '../catalog/settlement-attitude.ts';
import type { Crisis } from '../catalog/settlement-crisis.ts';
import type { Territory } from '../catalog/territories.ts';
import type { UrbanEncounter } from '../catalog/urban-encounters.ts';
import type { Government } from '../catalog/urban-government.ts';

interface PlaceMeaning {
  readonly text: string;
  readonly rule: RuleId;
}

export const TERRITORY_MEANING = {
  organized: {
    text: 'Some government rules: patrols, permits, taxes; with papers the roads are fairly safe.',
    rule: 'twilight/territories/organized',
  },
  independent: {
    text: 'Each settlement stands for itself and trades with its neighbors.',
    rule: 'twilight/territories/independent',
  },
  insular: {
    text: 'Raided too often: strangers stay outside, and only known merchants come through.',
    rule: 'twilight/territories/insular',
  },
  terrorized: {
    text: 'Armed bands burn and plunder; whoever is left is afraid.',
    rule: 'twilight/territories/terrorized',
  },
  anarchy: {
    text: 'Ruins, gangs and lone families; nobody rules outside the large towns.',
    rule: 'twilight/territories/anarchy',
  },
  devastated: { text: 'Stripped bare, hardly a soul, hardly an animal.', rule: 'twilight/territories/devastated' },
  disputed: {
    text: 'Two forces fight over the place; strong bodies of troops everywhere.',
    rule: 'twilight/territories/disputed',
  },
  cantonment: {
    text: 'Martial law around the quarters of a large unit; the roads are patrolled.',
    rule: 'twilight/territories/cantonment',
  },
} as const satisfies Record<Territory, PlaceMeaning>;

export const ATTITUDE_MEANING = {
  friendly: { text: 'They welcome the party, trade, feed, hide and nurse it.', rule: 'twilight/settlements/friendly' },
  open: {
    text: 'Without fear; the party may come in, trade, ask and stay a while.',
    rule: 'twilight/settlements/open',
  },
  neutral: {
    text: 'May be talked into letting the party in, but risk nothing for it.',
    rule: 'twilight/settlements/neutral',
  },
  suspicious: {
    text: 'Nobody gets in without a trusted friend or a great service done.',
    rule: 'twilight/settlements/suspicious',
  },
  frightened: {
    text: 'May shoot out of fear and want the party gone; thankful for help in their need.',
    rule: 'twilight/settlements/frightened',
  },
  defensive: {
    text: 'Watchful guards let no armed band in, however useful it might be.',
    rule: 'twilight/settlements/defensive',
  },
  hostile: { text: 'They open fire, and tell the nearest soldiers.', rule: 'twilight/settlements/hostile' },
} as const satisfies Record<Attitude, PlaceMeaning>;

export const GOVERNMENT_MEANING = {
  federated: {
    text: 'Officials sent by a larger government, with regular soldiers beside the militia.',
    rule: 'twilight/settlements/federated',
  },
  'popular-council': {
    text: 'An elected council that does what it can.',
    rule: 'twilight/settlements/popular-council',
  },
  'corrupt-council': {
    text: 'A council that fills its pockets; every errand costs a bribe.',
    rule: 'twilight/settlements/corrupt-council',
  },
  dictator: {
    text: 'Came to power by the rules and now rules alone, by decree.',
    rule: 'twilight/settlements/dictator',
  },
  warlord: {
    text: 'A soldier with a loyal following has taken over.',
    rule: 'twilight/settlements/warlord',
  },
  captive: { text: 'Taken lately, and badly treated by those who hold it.', rule: 'twilight/settlements/captive' },
  anarchy: {
    text: 'Nobody rules; families, gangs and vigilantes see to themselves.',
    rule: 'twilight/settlements/anarchy',
  },
} as const satisfies Record<Government, PlaceMeaning>;

/** Who rules or speaks for a settlement, before the name. */
export const HEAD_WORDS = {
  federated: 'The official in charge is',
  'popular-council': 'The council is chaired by',
  'corrupt-council': 'The council is chaired by',
  dictator: 'The ruler is',
  warlord: 'The warlord is',
  captive: 'Those who hold it are under',
  anarchy: 'Most listen to',
} as const satisfies Record<Government, string>;

/** What is wrong there, and what would help. */
export const CRISIS_MEANING = {
  'food-shortage': 'Food is running out; whoever brings or finds some is welcome.',
  'engineer-needed': 'Water, power or a bridge has failed, and nobody knows how to build it again.',
  'ammunition-shortage': 'Hardly a round is left for the militia; ammunition buys anything.',
  'impending-attack': 'An attack is expected any day, and every gun counts.',
  'internal-unrest': 'The people are at odds with each other; it may come to blows.',
  'rampant-corruption': 'Everything costs a bribe, and nobody trusts those in office.',
  'citizens-kidnapped': 'People have been carried off, and their kin want them back.',
  'mechanic-needed': 'The machines stand still; a mechanic could name a price.',
  epidemic: 'An epidemic is spreading, and there is no doctor.',
  disease: 'Many lie sick, and there is no medicine.',
} as const satisfies Record<Crisis, string>;

export const URBAN_MEANING = {
  none: { text: 'Nothing but empty streets.', rule: 'twilight/urban/table' },
  patrol: { text: 'Militia or vigilantes, no threat to whom the law does not want.', rule: 'twilight/urban/patrol' },
  'work-gang': { text: 'Forced laborers under guard, waiting for their chance.', rule: 'twilight/urban/work-gang' },
  refugee: { text: 'Hungry and tired.', rule: 'twilight/urban/refugee' },
  scavenger: {
    text: 'Searchers of empty houses; how they take the party depends on how the town does.',
    rule: 'twilight/urban/scavenger',
  },
  primitives: { text: 'Shy and thievish.', rule: 'twilight/urban/primitives' },
  mob: { text: 'They loot, and turn on the party too.', rule: 'twilight/urban/mob' },
  gang: { text: 'On what it calls its own ground.', rule: 'twilight/urban/gang' },
  thugs: { text: 'Robbers in ambush; they run when they are the fewer.', rule: 'twilight/urban/thugs' },
  dogs: { text: 'A pack, as in the wild.', rule: 'twilight/urban/dogs' },
} as const satisfies Record<UrbanEncounter, PlaceMeaning>;

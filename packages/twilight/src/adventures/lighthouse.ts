import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { BERTHS, ISLAND_LEVELS, ISLAND_LINKS } from './island-map.ts';
import {
  ASLEEP,
  arm,
  band,
  crowd,
  endings,
  FOES,
  goal,
  OWN_MAP,
  PARTY,
  ruled,
  scored,
  swimmersAt,
  UNAWARE,
} from './kit.ts';

const RULE = 'twilight/adventures/abandoned-lighthouse';
const row = ruled(RULE);
/** Under sixty rounds each: a magazine, and one that is begun. */
const few = (what: 'ak-74' | 'm16') => arm(what, 0, { spares: [{ round: 'ball', rounds: 20 }] });
const IN_THE_SHED = crowd([18, 16, 2, 1], 4);
/** Nine of a dozen pistols are at belts beside something longer. */
const SIDEARM = arm('makarov', 1);

/** Coastal raiders, a gun on a boat, and cliffs that nobody watches. */
export const abandonedLighthouse: ScenarioFile = {
  id: 'abandoned-lighthouse',
  title: 'Abandoned Lighthouse',
  summary: 'Raiders on a rocky island rule the coast with an antiaircraft gun on a boat. The squad lands by night.',
  turnLimit: 150,
  hidden: true,
  levels: ISLAND_LEVELS,
  links: ISLAND_LINKS,
  seats: [{ name: 'The squad' }, { name: 'Raiders', temper: 'marauder' }],
  vehicles: [
    // At the ledge, to take them off.
    { id: 'dinghy', name: 'Fishing boat', kind: 'sailboat', seat: 0, squad: 'Squad', at: { x: 4, y: 11 }, heading: 2 },
    {
      id: 'gunboat',
      name: 'The armed boat',
      kind: 'boat',
      seat: FOES,
      squad: 'Boats',
      at: { x: 29, y: 22 },
      // 360 rounds are ninety to a barrel: nine bursts.
      weapons: [{ kind: 'heavy', what: '23mm', name: 'ZSU-23-4', loaded: 90, magazines: 0, rest: 'vehicle' }],
    },
    { id: 'sailboat', name: 'The sailboat', kind: 'sailboat', seat: FOES, squad: 'Boats', at: { x: 27, y: 23 } },
  ],
  people: [
    ...swimmersAt([
      { x: 6, y: 10 },
      { x: 6, y: 11 },
      { x: 6, y: 12 },
      { x: 5, y: 10 },
      { x: 5, y: 11 },
      { x: 5, y: 12 },
    ]),
    band('Raider chief', 1, 'elite', [few('ak-74'), SIDEARM], 'House', BERTHS.west.slice(0, 1), {
      ...ASLEEP,
      role: 'chief',
    }),
    band('Raider chief', 1, 'elite', [few('ak-74'), SIDEARM], 'Lighthouse', BERTHS.bedroom, {
      ...ASLEEP,
      role: 'chief',
    }),
    band('Lookout', 2, 'veteran', [few('ak-74'), SIDEARM], 'Lantern', BERTHS.walkway, UNAWARE),
    band(
      'Boat guard',
      2,
      'veteran',
      [few('ak-74'), SIDEARM],
      'Pier',
      [
        { x: 28, y: 21 },
        { x: 28, y: 23 },
      ],
      UNAWARE,
    ),
    band(
      'Sentry',
      4,
      'experienced',
      [few('ak-74')],
      'Sentries',
      [
        { x: 17, y: 11 },
        { x: 24, y: 11 },
        { x: 22, y: 16 },
        { x: 15, y: 13 },
      ],
      UNAWARE,
    ),
    band(
      'Machinegunner',
      4,
      'experienced',
      [arm('mag', 0, { rest: 'bipod', loaded: 50 })],
      'Shed',
      IN_THE_SHED,
      ASLEEP,
    ),
    band('Raider', 4, 'experienced', [few('m16')], 'Shed', IN_THE_SHED, ASLEEP),
    // Four of the band sleep on the ground floor, with the chief in its bedroom; ten in the house.
    band('Raider', 4, 'novice', [arm('double-barrel', 8)], 'Lighthouse', [...BERTHS.hall.slice(0, 3), ...BERTHS.west.slice(2)], ASLEEP), // biome-ignore format: one band a line
    band('Raider', 2, 'veteran', [few('ak-74'), SIDEARM], 'House', BERTHS.east, ASLEEP),
    band('Raider', 2, 'novice', [few('m16')], 'House', BERTHS.living, ASLEEP),
    band('Raider', 3, 'novice', [arm('makarov', 2)], 'House', BERTHS.living.slice(2), ASLEEP),
    band(
      'Raider chief',
      1,
      'elite',
      [arm('m60', 0, { rest: 'bipod', loaded: 50 }), SIDEARM],
      'House',
      BERTHS.west.slice(1, 2),
      { ...ASLEEP, role: 'chief' },
    ),
    band('Hanger-on', 6, 'novice', [], 'Hangers-on', [...BERTHS.kitchen, ...BERTHS.living], ASLEEP),
  ],
  script: [
    row('sentry-near', {
      text: 'By night a sentry is near the beach one time in four.',
      when: { kind: 'entered', place: 'pier', who: PARTY },
      chance: 25,
      deeds: [{ kind: 'alarm', alarm: 'island' }],
    }),
    row('alarm', {
      text: 'A shot or somebody seen: flares alert everyone.',
      when: { kind: 'any', of: [{ kind: 'fired' }, { kind: 'seen', who: PARTY, by: FOES }] },
      deeds: [{ kind: 'alarm', alarm: 'island' }],
    }),
    row('flares', {
      text: 'Flares go up over the island.',
      when: { kind: 'alarm', alarm: 'island' },
      deeds: [
        { kind: 'light', level: 'island', light: 'limited' },
        { kind: 'wake', who: { squad: 'Lantern' } },
        { kind: 'wake', who: { squad: 'Sentries' } },
        { kind: 'wake', who: { squad: 'Pier' } },
        { kind: 'tell', text: 'Flares go up over the island.' },
      ],
    }),
    row('turn-out', {
      text: 'House and shed turn out some turns later.',
      when: { kind: 'alarm', alarm: 'island' },
      after: '1d6',
      deeds: [
        { kind: 'wake', who: { squad: 'House' } },
        { kind: 'wake', who: { squad: 'Shed' } },
        { kind: 'wake', who: { squad: 'Lighthouse' } },
        { kind: 'order', squad: 'House', order: 'go', place: 'plateau' },
        { kind: 'order', squad: 'Shed', order: 'go', place: 'pier' },
      ],
    }),
    row('flares-out', {
      text: 'Flares burn for six turns.',
      when: { kind: 'alarm', alarm: 'island' },
      after: 6,
      deeds: [{ kind: 'light', level: 'island', light: 'dark' }],
    }),
    scored('gun', RULE, {
      kind: 'any',
      of: [
        { kind: 'wrecked', vehicle: 'gunboat' },
        { kind: 'boarded', vehicle: 'gunboat', who: PARTY },
      ],
    }),
    scored('chiefs', RULE, { kind: 'down', who: { role: 'chief' }, count: 3 }),
    scored('sailboat', RULE, {
      kind: 'any',
      of: [
        { kind: 'wrecked', vehicle: 'sailboat' },
        { kind: 'boarded', vehicle: 'sailboat', who: PARTY },
      ],
    }),
    scored('generators', RULE, {
      kind: 'all',
      of: [
        { kind: 'done', objective: 'gun' },
        { kind: 'not', of: { kind: 'exploded', place: 'power' } },
      ],
    }),
    ...endings(),
  ],
  objectives: [
    goal('gun', 'The armed boat is captured or sunk.', 50, RULE, true, 'pier', 'board'),
    goal('chiefs', 'All three chiefs are down.', 20, RULE, false, 'house'),
    goal('sailboat', 'They cannot use the sailboat.', 10, RULE, false, 'pier', 'board'),
    goal('generators', 'The generators are undamaged.', 10, RULE),
  ],
  notes: [OWN_MAP],
};

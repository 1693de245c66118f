import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
  ASLEEP,
  arm,
  band,
  door,
  endings,
  FOES,
  goal,
  house,
  OWN_MAP,
  PARTY,
  pane,
  ruled,
  scored,
  swimmersAt,
  UNAWARE,
} from './kit.ts';

const RULE = 'twilight/adventures/abandoned-lighthouse';
const row = ruled(RULE);
/** Under sixty rounds each: a magazine, and one that is begun. */
const few = (what: 'ak-74' | 'm16') => arm(what, 0, { spares: [{ round: 'ball', rounds: 20 }] });
/** Nine of a dozen pistols are at belts beside something longer. */
const SIDEARM = arm('makarov', 1);
const CLIFF = { kind: 'climb', actions: 60, task: { skill: 'MTN', level: 'easy' } } as const;

/** Coastal raiders, a gun on a boat, and cliffs that nobody watches. */
export const abandonedLighthouse: ScenarioFile = {
  id: 'abandoned-lighthouse',
  title: 'Abandoned Lighthouse',
  summary: 'Raiders on a rocky island rule the coast with an antiaircraft gun on a boat. The squad lands by night.',
  turnLimit: 150,
  hidden: true,
  levels: [
    {
      id: 'island',
      name: 'The island',
      width: 36,
      height: 26,
      light: 'dark',
      ground: 'deep-water',
      areas: [
        { kind: 'hill', rect: [7, 4, 22, 18] },
        { kind: 'hill', rect: [5, 8, 26, 10] },
        { kind: 'open', rect: [17, 10, 11, 8] },
        { kind: 'open', rect: [24, 18, 5, 3] },
        { kind: 'road', rect: [15, 12, 5, 1] },
        { kind: 'road', rect: [19, 12, 1, 4] },
        { kind: 'floor', rect: [28, 20, 1, 4] },
        { kind: 'brush', rect: [20, 10, 3, 1] },
      ],
      buildings: [
        house('Lighthouse', [10, 8, 3, 3], 'thick-brick-wall', [door(12, 9, 'east'), pane(10, 9, 'west')]),
        house('House', [20, 12, 3, 2], 'brick-wall', [
          door(21, 13, 'south'),
          pane(20, 12, 'west'),
          pane(22, 12, 'east'),
          pane(21, 12, 'north'),
        ]),
        house('Power shed', [25, 12, 1, 1], 'plank', [door(25, 12, 'south')]),
        house('Equipment shed', [18, 16, 2, 1], 'plank', [door(19, 16, 'east')]),
      ],
      obstacles: [
        { kind: 'rock', name: 'Radio mast', x: 14, y: 7, av: 1 },
        { kind: 'machine', name: 'Generator', x: 25, y: 12, av: 2 },
      ],
      lamps: [{ name: 'Lamp at the pier', x: 28, y: 20, full: 8, limited: 24, circuit: 'island' }],
      places: [
        { id: 'pier', name: 'The pier', rect: [27, 18, 4, 6] },
        { id: 'plateau', name: 'The plateau', rect: [17, 10, 11, 8] },
        { id: 'house', name: 'The house', rect: [20, 12, 3, 2] },
        { id: 'power', name: 'The generators', rect: [25, 12, 1, 1] },
        { id: 'cliff', name: 'The western cliff', rect: [5, 10, 2, 4] },
        { id: 'sea', name: 'The open sea', rect: [0, 0, 2, 26], exit: [0] },
        { id: 'sea-south', name: 'The open sea', rect: [2, 24, 34, 2], exit: [0, 1] },
      ],
    },
    {
      id: 'tower',
      name: 'Lantern room',
      grid: 2,
      width: 6,
      height: 6,
      origin: { x: 82, y: 66 },
      elevation: 30,
      light: 'limited',
      ground: 'void',
      areas: [{ kind: 'floor', disc: [2, 2, 2] }],
      places: [{ id: 'lantern', name: 'The lantern room', disc: [2, 2, 2] }],
    },
  ],
  links: [
    { kind: 'stairs', from: { level: 'island', x: 11, y: 9 }, to: { level: 'tower', x: 2, y: 2 }, actions: 3 },
    // Five minutes by day; by night twice as long.
    { ...CLIFF, from: { level: 'island', x: 4, y: 11 }, to: { level: 'island', x: 6, y: 11 }, actions: 120 },
    { ...CLIFF, from: { level: 'island', x: 16, y: 3 }, to: { level: 'island', x: 16, y: 5 }, actions: 120 },
  ],
  seats: [{ name: 'The squad' }, { name: 'Raiders', temper: 'marauder' }],
  vehicles: [
    { id: 'dinghy', name: 'Fishing boat', kind: 'sailboat', seat: 0, squad: 'Squad', at: { x: 2, y: 11 }, heading: 2 },
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
    band('Raider chief', 1, 'elite', [few('ak-74'), SIDEARM], 'House', { x: 22, y: 13 }, { ...ASLEEP, role: 'chief' }),
    band(
      'Raider chief',
      1,
      'elite',
      [few('ak-74'), SIDEARM],
      'Lighthouse',
      { x: 11, y: 10 },
      { ...ASLEEP, role: 'chief' },
    ),
    band(
      'Lookout',
      2,
      'veteran',
      [few('ak-74'), SIDEARM],
      'Lantern',
      [
        { level: 'tower', x: 2, y: 1 },
        { level: 'tower', x: 3, y: 2 },
      ],
      UNAWARE,
    ),
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
      { x: 18, y: 16 },
      ASLEEP,
    ),
    band('Raider', 4, 'experienced', [few('m16')], 'Shed', { x: 19, y: 16 }, ASLEEP),
    band('Raider', 4, 'novice', [arm('double-barrel', 8)], 'Lighthouse', { x: 11, y: 9 }, ASLEEP),
    band('Raider', 2, 'veteran', [few('ak-74'), SIDEARM], 'House', { x: 20, y: 13 }, ASLEEP),
    band('Raider', 2, 'novice', [few('m16')], 'House', { x: 21, y: 13 }, ASLEEP),
    band('Raider', 3, 'novice', [arm('makarov', 2)], 'House', { x: 21, y: 13 }, ASLEEP),
    band(
      'Raider chief',
      1,
      'elite',
      [arm('m60', 0, { rest: 'bipod', loaded: 50 }), SIDEARM],
      'House',
      { x: 22, y: 12 },
      { ...ASLEEP, role: 'chief' },
    ),
    band('Hanger-on', 6, 'novice', [], 'Hangers-on', { x: 20, y: 13 }, ASLEEP),
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

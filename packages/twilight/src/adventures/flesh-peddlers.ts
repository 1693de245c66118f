import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import {
  ASLEEP,
  arm,
  band,
  crowd,
  endings,
  FOES,
  goal,
  type LevelFile,
  lossesAmong,
  OWN_MAP,
  PARTY,
  plainHouse,
  ruled,
  type ScriptFile,
  scored,
  squadAt,
  towerTops,
} from './kit.ts';
import { stairsTo, upperFloors } from './village-floors.ts';

const RULE = 'twilight/adventures/flesh-peddlers';
const row = ruled(RULE);

const HORSES_KEPT: ScriptFile['when'] = {
  kind: 'all',
  of: [
    { kind: 'done', objective: 'slavers' },
    { kind: 'not', of: { kind: 'down', who: { role: 'horse' }, percent: 50, gone: true } },
  ],
};
/** One point for each of the first forty. */
const PRISONERS_LOST = lossesAmong('prisoner', 40, 'A prisoner is lost.', -1);

const RUINS = [
  [5, 27],
  [9, 29],
  [34, 29],
  [39, 28],
  [5, 10],
] as const;

const VILLAGE: LevelFile = {
  id: 'village',
  name: 'The shelled village',
  width: 44,
  height: 34,
  ground: 'rubble',
  areas: [
    { kind: 'road', rect: [0, 17, 44, 1] },
    { kind: 'open', rect: [19, 14, 6, 6] },
    { kind: 'open', rect: [9, 17, 4, 3] },
    { kind: 'open', rect: [34, 12, 4, 4] },
  ],
  buildings: [
    plainHouse('City hall', [19, 9, 6, 4], 'thick-stone-wall'),
    plainHouse('Bank', [26, 13, 4, 5], 'thick-stone-wall', 'west'),
    plainHouse('Police', [13, 14, 4, 3], 'reinforced-concrete', 'east'),
    plainHouse('Church', [19, 22, 4, 7], 'thick-stone-wall', 'north'),
    plainHouse('Rectory', [24, 24, 2, 2], 'brick-wall', 'west'),
    plainHouse('School', [31, 6, 8, 5], 'thick-brick-wall', 'north'),
    plainHouse('Apartments', [8, 6, 3, 6], 'thick-brick-wall'),
    plainHouse('Eastern apartments', [31, 14, 3, 6], 'thick-brick-wall', 'west'),
    plainHouse('Tenement', [13, 6, 3, 5], 'thick-brick-wall'),
    plainHouse('Southern tenement', [31, 22, 3, 5], 'thick-brick-wall', 'west'),
    plainHouse('Stores', [26, 20, 4, 4], 'brick-wall', 'west'),
    plainHouse('Western stores', [8, 14, 4, 3], 'brick-wall'),
    plainHouse('Workshop', [13, 20, 4, 3], 'brick-wall', 'north'),
    plainHouse('Northern workshop', [26, 8, 3, 4], 'brick-wall'),
    plainHouse('Warehouse', [36, 18, 6, 4], 'brick-wall', 'north'),
    plainHouse('Cottage', [5, 20, 2, 2], 'brick-wall', 'east'),
    plainHouse('Cottage', [8, 22, 2, 2], 'brick-wall', 'north'),
    plainHouse('Cottage', [13, 27, 2, 2], 'brick-wall', 'east'),
    plainHouse('Cottage', [27, 29, 2, 2], 'brick-wall', 'north'),
    plainHouse('Cottage', [36, 24, 2, 2], 'brick-wall', 'north'),
    plainHouse('Cottage', [38, 13, 2, 2], 'brick-wall'),
  ],
  obstacles: [
    { kind: 'statue', name: 'Statue', x: 22, y: 17, cover: 'thick-stone-wall', opaque: true },
    // What is left of small houses hides, and covers nobody.
    ...RUINS.map(([x, y]) => ({ kind: 'rock' as const, name: 'Ruin', x, y, w: 2, h: 2, height: 'full' as const, opaque: true })), // biome-ignore format: one kind a line
  ],
  places: [
    { id: 'square', name: 'The town square', rect: [19, 14, 6, 6] },
    { id: 'courtyard', name: 'The courtyard of the slavers', rect: [34, 12, 4, 4] },
    { id: 'west', name: 'The western road', rect: [0, 0, 2, 34], exit: [0] },
    { id: 'east', name: 'The eastern road', rect: [42, 0, 2, 34], exit: [1] },
    { id: 'camp', name: 'The squad’s camp', rect: [5, 18, 6, 6] },
  ],
};

const STEEPLE = [{ x: 19, y: 22 }];
/** Nothing is left of the church but its walls and the steeple, which overlooks the village. */
const steepleOver = (light: 'full' | 'dark') =>
  towerTops({ id: VILLAGE.id, width: VILLAGE.width, height: VILLAGE.height, light }, STEEPLE, {
    ...{ elevation: 15, av: 12, level: 'steeple', name: 'The steeple' },
  });

/** Slavers with a hundred captives camp in a ruined village. */
export const fleshPeddlers: ScenarioFile = {
  id: 'flesh-peddlers',
  title: 'The Flesh Peddlers',
  summary: 'A slaver column with a hundred captives halts for the night in the shelled village where the squad camps.',
  turnLimit: 120,
  hidden: true,
  levels: [
    {
      ...VILLAGE,
      light: 'dark',
      // Full light for two squares around the fire, limited for four.
      lamps: [{ name: 'Fire in the courtyard', x: 35, y: 13, full: 16, limited: 32 }],
    },
    steepleOver('dark').level,
    ...upperFloors(VILLAGE, 'dark'),
  ],
  links: [...steepleOver('dark').links, ...stairsTo(VILLAGE)],
  seats: [{ name: 'The squad' }, { name: 'Slavers', temper: 'marauder' }],
  people: [
    ...squadAt([
      { x: 5, y: 20 },
      { x: 6, y: 20 },
      { x: 5, y: 21 },
      { x: 6, y: 21 },
      { x: 8, y: 22 },
      { x: 9, y: 22 },
    ]),
    // From school and apartments, out of sight, three look into the courtyard.
    band('Slaver chief', 2, 'veteran', [arm('akm', 3)], 'Watch', [{ x: 35, y: 10 }, { x: 33, y: 17 }], { leader: true, alert: 'unaware' }), // biome-ignore format: one band a line
    band('Slaver', 1, 'experienced', [arm('akm', 3)], 'Watch', { x: 34, y: 10 }, { alert: 'unaware' }),
    band('Slaver', 6, 'experienced', [arm('akm', 3)], 'Sleepers', { x: 36, y: 13 }, ASLEEP),
    band('Gunner', 1, 'experienced', [arm('rpk-74', 5, { rest: 'bipod' })], 'Sleepers', { x: 37, y: 14 }, ASLEEP),
    band('Prisoner', 100, 'novice', [], 'Prisoners', crowd([34, 12, 4, 4], 100), {
      captive: true,
      role: 'prisoner',
      posture: 'prone',
    }),
    ...Array.from({ length: 14 }, (_, i) => ({
      name: i < 10 ? `Saddle horse ${i + 1}` : `Pack horse ${i - 9}`,
      kind: 'animal' as const,
      animal: 'horse' as const,
      seat: FOES,
      squad: 'Horses',
      role: 'horse',
      at: { x: 38 + (i % 4), y: 15 + Math.floor(i / 4) },
    })),
  ],
  script: [
    row('alarm', {
      text: 'A shot, or somebody seen, wakes the slavers.',
      when: { kind: 'any', of: [{ kind: 'fired' }, { kind: 'seen', who: PARTY, by: FOES }] },
      deeds: [
        { kind: 'alarm', alarm: 'slavers' },
        { kind: 'wake', who: { side: FOES } },
      ],
    }),
    row('attack-after-dark', {
      text: 'If nobody comes, the slavers come themselves.',
      when: { kind: 'turn', from: 60 },
      after: '1d6+2',
      deeds: [
        { kind: 'wake', who: { side: FOES } },
        { kind: 'order', squad: 'Sleepers', order: 'assault', place: 'camp' },
      ],
    }),
    row('prisoners-run', {
      text: 'Whose guards are gone runs.',
      when: { kind: 'down', who: { squad: 'Watch' }, percent: 100 },
      deeds: [{ kind: 'free', who: { role: 'prisoner' } }],
    }),
    ...PRISONERS_LOST,
    scored('slavers', RULE, { kind: 'all', of: [{ kind: 'down', who: { squad: 'Watch' }, percent: 100 }, { kind: 'down', who: { squad: 'Sleepers' }, percent: 100 }] }), // biome-ignore format: one objective a line
    row('over', { when: { kind: 'done', objective: 'slavers' }, after: 1, deeds: [{ kind: 'settle' }] }),
    scored('horses', RULE, HORSES_KEPT),
    ...endings(),
  ],
  objectives: [
    goal('slavers', 'All slavers dead, captured or gone.', 50, RULE, true, 'courtyard'),
    goal('horses', 'Their horses and food are kept.', 10, RULE),
  ],
  notes: [OWN_MAP],
};

/** Six are still in the saddle; each horse has the name by which its rider goes. */
const MOUNTED = ['chief-1', 'chief-2', 'rider-1', 'rider-2', 'rider-3', 'gunner'] as const;
const SADDLES = crowd([27, 16, 3, 2], MOUNTED.length);
const horse = (name: string, at: { readonly x: number; readonly y: number }, id?: string) => ({
  ...{ name, kind: 'animal' as const, animal: 'horse' as const, seat: FOES, squad: 'Horses', role: 'horse', at },
  ...(id === undefined ? {} : { id }),
});
const AKM = [arm('akm', 3)];

/** The same village half an hour before sunset: the column stands on the road by the square, and guards stand among the prisoners. */
export const standOff: ScenarioFile = {
  ...fleshPeddlers,
  id: 'stand-off',
  title: 'The Flesh Peddlers: the stand-off',
  summary:
    'The slaver column is met by daylight. Its guards stand among the prisoners and cover the squad: leave, back down, or fire.',
  turnLimit: 60,
  hidden: false,
  levels: [
    {
      ...VILLAGE,
      places: [
        ...(VILLAGE.places ?? []),
        { id: 'column', name: 'The column', rect: [26, 17, 8, 2] },
        { id: 'own-side', name: 'The squad’s side of the village', rect: [0, 0, 12, 34] },
        { id: 'far-side', name: 'The slavers’ side of the village', rect: [12, 0, 32, 34] },
      ],
    },
    { ...steepleOver('full').level, places: [{ id: 'steeple-top', name: 'The steeple', rect: [19, 22, 1, 1] }] },
    ...upperFloors(VILLAGE, 'full'),
  ],
  people: [
    ...squadAt([
      { x: 17, y: 17 },
      { x: 17, y: 16 },
      { x: 17, y: 18 },
      { x: 18, y: 15 },
      { x: 17, y: 19 },
      { x: 18, y: 19 },
    ]),
    // Those nearest to the prisoners have dismounted and stand among them.
    band('Slaver', 4, 'experienced', AKM, 'Guards', [26, 27, 28, 29].map((x) => ({ x, y: 18 }))), // biome-ignore format: one band a line
    ...MOUNTED.map((of, i) =>
      band(
        of.startsWith('chief') ? 'Slaver chief' : of === 'gunner' ? 'Gunner' : 'Slaver',
        1,
        of.startsWith('chief') ? 'veteran' : 'experienced',
        of === 'gunner' ? [arm('rpk-74', 5, { rest: 'bipod' })] : AKM,
        'Riders',
        SADDLES[i] ?? { x: 27, y: 16 },
        { id: of, rides: `horse-${i + 1}`, leader: of.startsWith('chief') },
      ),
    ),
    band('Prisoner', 100, 'novice', [], 'Prisoners', crowd([26, 18, 8, 1], 100), { captive: true, role: 'prisoner' }),
    ...SADDLES.map((at, i) => horse(`Saddle horse ${i + 1}`, at, `horse-${i + 1}`)),
    ...crowd([34, 17, 3, 2], 8).map((at, i) =>
      horse(i < 4 ? `Saddle horse ${MOUNTED.length + i + 1}` : `Pack horse ${i - 3}`, at),
    ),
  ],
  script: [
    row('warning', {
      text: 'Challenged, they warn the squad to mind its own business, and cover it.',
      when: { kind: 'turn', from: 1 },
      deeds: [
        { kind: 'tell', text: 'Mind your own business, a slaver calls, and rifles come up among the prisoners.' },
        { kind: 'order', squad: 'Guards', order: 'hold-fire' },
        { kind: 'order', squad: 'Riders', order: 'hold-fire' },
      ],
    }),
    row('opens-fire', {
      text: 'With the first shot the slavers fire as well.',
      when: { kind: 'fired' },
      deeds: [
        { kind: 'alarm', alarm: 'slavers' },
        { kind: 'order', squad: 'Guards', order: 'hold', place: 'column' },
        { kind: 'order', squad: 'Riders', order: 'free' },
      ],
    }),
    row('back-down', {
      text: 'Once all have gone back to their side of the village they have backed down: the slavers lead their prisoners off, and what follows is by night.',
      when: {
        kind: 'all',
        of: [
          { kind: 'entered', place: 'own-side', who: PARTY },
          ...['far-side', 'steeple-top', 'far-side-first-floors', 'far-side-second-floors'].map((place) => ({ kind: 'not' as const, of: { kind: 'entered' as const, place, who: PARTY } })), // biome-ignore format: nobody is left there
          { kind: 'not', of: { kind: 'fired' } },
        ],
      },
      deeds: [{ kind: 'tell', text: 'The column moves off to its courtyard. Night falls.' }, { kind: 'settle' }],
    }),
    ...PRISONERS_LOST,
    row('prisoners-run', {
      text: 'Whose guards are gone runs.',
      when: { kind: 'down', who: { squad: 'Guards' }, percent: 100 },
      deeds: [{ kind: 'free', who: { role: 'prisoner' } }],
    }),
    scored('slavers', RULE, { kind: 'all', of: [{ kind: 'down', who: { squad: 'Guards' }, percent: 100 }, { kind: 'down', who: { squad: 'Riders' }, percent: 100 }] }), // biome-ignore format: one objective a line
    row('over', { when: { kind: 'done', objective: 'slavers' }, after: 1, deeds: [{ kind: 'settle' }] }),
    scored('horses', RULE, HORSES_KEPT),
    ...endings(),
  ],
  objectives: [
    goal('slavers', 'All slavers dead, captured or gone.', 50, RULE, true, 'column'),
    goal('horses', 'Their horses and food are kept.', 10, RULE),
  ],
};

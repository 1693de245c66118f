import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
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
  plainHouse,
  ruled,
  scored,
  squadAt,
} from './kit.ts';

const RULE = 'twilight/adventures/flesh-peddlers';
const row = ruled(RULE);

/** Slavers with a hundred captives camp in a ruined village. */
export const fleshPeddlers: ScenarioFile = {
  id: 'flesh-peddlers',
  title: 'The Flesh Peddlers',
  summary: 'A slaver column with a hundred captives halts for the night in the shelled village where the squad camps.',
  turnLimit: 120,
  hidden: true,
  levels: [
    {
      id: 'village',
      name: 'The shelled village',
      width: 44,
      height: 34,
      light: 'dark',
      ground: 'rubble',
      areas: [
        { kind: 'road', rect: [0, 17, 44, 1] },
        { kind: 'open', rect: [19, 14, 6, 6] },
        { kind: 'open', rect: [9, 17, 4, 3] },
        { kind: 'open', rect: [34, 12, 4, 4] },
        { kind: 'rubble', rect: [5, 27, 2, 2] },
        { kind: 'rubble', rect: [9, 29, 2, 2] },
        { kind: 'rubble', rect: [34, 29, 2, 2] },
        { kind: 'rubble', rect: [39, 28, 2, 2] },
        { kind: 'rubble', rect: [5, 10, 2, 2] },
      ],
      buildings: [
        plainHouse('City hall', [19, 9, 6, 4], 'thick-stone-wall'),
        plainHouse('Bank', [26, 13, 4, 5], 'thick-stone-wall', 'west'),
        plainHouse('Police', [13, 14, 4, 3], 'reinforced-concrete', 'east'),
        plainHouse('Church', [19, 22, 4, 7], 'thick-stone-wall', 'north'),
        plainHouse('Rectory', [24, 24, 2, 2], 'brick-wall', 'west'),
        plainHouse('School', [31, 6, 8, 5], 'thick-brick-wall'),
        plainHouse('Apartments', [8, 6, 3, 6], 'thick-brick-wall'),
        plainHouse('Eastern apartments', [31, 14, 3, 6], 'thick-brick-wall', 'east'),
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
      obstacles: [{ kind: 'statue', name: 'Statue', x: 22, y: 17, cover: 'thick-stone-wall', opaque: true }],
      // Full light for two squares around the fire, limited for four.
      lamps: [{ name: 'Fire in the courtyard', x: 35, y: 13, full: 16, limited: 32 }],
      places: [
        { id: 'courtyard', name: 'The courtyard of the slavers', rect: [34, 12, 4, 4] },
        { id: 'west', name: 'The western road', rect: [0, 0, 2, 34], exit: [0] },
        { id: 'east', name: 'The eastern road', rect: [42, 0, 2, 34], exit: [1] },
        { id: 'camp', name: 'The squad’s camp', rect: [5, 18, 6, 6] },
      ],
    },
  ],
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
    band('Slaver chief', 2, 'veteran', [arm('akm', 3)], 'Watch', [{ x: 32, y: 12 }, { x: 37, y: 16 }], { leader: true, alert: 'unaware' }), // biome-ignore format: one band a line
    band('Slaver', 1, 'experienced', [arm('akm', 3)], 'Watch', { x: 33, y: 10 }, { alert: 'unaware' }),
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
    ...[10, 20, 30, 40].map((count) =>
      row(`prisoners-lost-${count}`, {
        when: { kind: 'down', who: { role: 'prisoner' }, count, gone: false },
        deeds: [{ kind: 'points', side: 0, points: -10, text: `${count} prisoners are lost.` }],
      }),
    ),
    scored('slavers', RULE, { kind: 'all', of: [{ kind: 'down', who: { squad: 'Watch' }, percent: 100 }, { kind: 'down', who: { squad: 'Sleepers' }, percent: 100 }] }), // biome-ignore format: one objective a line
    row('over', { when: { kind: 'done', objective: 'slavers' }, after: 1, deeds: [{ kind: 'settle' }] }),
    scored('horses', RULE, { kind: 'all', of: [{ kind: 'done', objective: 'slavers' }, { kind: 'not', of: { kind: 'down', who: { role: 'horse' }, percent: 50, gone: true } }] }), // biome-ignore format: one objective a line
    ...endings(),
  ],
  objectives: [
    goal('slavers', 'All slavers dead, captured or gone.', 50, RULE, true, 'courtyard'),
    goal('horses', 'Their horses and food are kept.', 10, RULE),
  ],
  notes: [OWN_MAP],
};

// What is shown of a hit on a vehicle against what comes of it: every face of every die is gone through until the hit has told.

import { describe, expect, it } from 'vitest';
import { type Gone, throughAll } from '../../testing/enumerate.ts';
import { battle, crewman, vehicle } from '../../testing/heavy.ts';
import { strikeVehicle } from '../chapters/vehicle-hits.ts';
import type { Strike } from '../figures/heavy/armor.ts';
import type { VehicleHit } from '../state/effects.ts';
import { oddsOn } from './vehicle-odds.ts';

type Kind = Parameters<typeof battle>[1][number]['kind'];

const FROM = { front: { l: 0, x: 5, y: 0 }, side: { l: 0, x: 0, y: 5 }, rear: { l: 0, x: 5, y: 10 } } as const;

const STRIKES: Readonly<Record<string, readonly [Strike, Pick<VehicleHit, 'penetration' | 'dice' | 'how'>]>> = {
  'a bullet of penetration 2': [
    { kind: 'bullet', dice: 4, pen: 2 },
    { penetration: 2, dice: 0, how: 'small-arm' },
  ],
  'a heavy bullet': [
    { kind: 'bullet', dice: 12, pen: 2 },
    { penetration: 6, dice: 0, how: 'small-arm' },
  ],
  'a rocket of 65': [
    { kind: 'shell', pen: 65 },
    { penetration: 65, dice: 2, how: 'exploding' },
  ],
  'a grenade of 4': [
    { kind: 'shell', pen: 4 },
    { penetration: 4, dice: 2, how: 'exploding' },
  ],
  'a penetrator of 80': [
    { kind: 'penetrator', pen: 80 },
    { penetration: 80, dice: 2, how: 'kinetic' },
  ],
};

const CASES: readonly [string, Kind, keyof typeof FROM, number][] = [
  ['a bullet of penetration 2', 'btr-70', 'side', 0],
  ['a bullet of penetration 2', '2.5-ton', 'front', 0],
  ['a bullet of penetration 2', 'hmmwv', 'side', 0],
  ['a heavy bullet', 'm113', 'side', 0],
  ['a heavy bullet', 'brdm-3', 'front', 2],
  ['a rocket of 65', 't-72', 'front', 0],
  ['a rocket of 65', 't-72', 'front', 2],
  ['a rocket of 65', 't-90', 'side', 0],
  ['a rocket of 65', 'm1', 'side', 4],
  ['a rocket of 65', '5-ton', 'rear', 0],
  ['a grenade of 4', 'm113', 'rear', 0],
  ['a grenade of 4', 'm2', 'rear', 6],
  ['a penetrator of 80', 't-80', 'front', 0],
  ['a penetrator of 80', 'm1a2', 'side', 0],
];

const SCREENS = ['none', 'low', 'full'] as const;

/** A wall that is seen over, or through, on all four sides of the vehicle. */
function screened(height: (typeof SCREENS)[number]): Parameters<typeof battle>[3] {
  if (height === 'none') return {};
  const wall = { kind: 'wall', length: 1, height, opaque: false, av: 2 } as const;
  const at = [
    { x: 5, y: 5, edge: 'north' },
    { x: 5, y: 6, edge: 'north' },
    { x: 5, y: 5, edge: 'west' },
    { x: 6, y: 5, edge: 'west' },
  ] as const;
  return { levels: [{ id: 'field', width: 20, height: 20, barriers: at.map((place) => ({ ...wall, ...place })) }] };
}

/** What was told of it: the chart's result, running gear that is damaged or gone, people inside. */
const tellsOf = ({ events }: Gone): readonly string[] =>
  events.flatMap(({ kind, marks = [] }) => (kind === 'crew-hit' ? ['people'] : marks));

describe('twilight/combat/damage-resolution: odds by enumeration', () => {
  it.each(
    CASES.flatMap(([name, kind, side, turned]) => SCREENS.map((screen) => [name, kind, side, turned, screen] as const)),
  )(
    '%s at a %s from the %s, its turret turned by %i eighths, cover before it: %s',
    (name, kind, side, turned, screen) => {
      const [strike, hit] = STRIKES[name] ?? [];
      if (strike === undefined || hit === undefined) throw new Error(name);
      const people = [{}, crewman('it', 'driver', { seat: 1 })];
      const start = battle(people, [{ id: 'it', name: 'It', kind, seat: 1, at: { x: 5, y: 5 } }], [], screened(screen));
      vehicle(start).turret = turned;
      const shown = oddsOn(start, vehicle(start), strike, FROM[side]);
      let [some, major, inside] = [0, 0, 0];
      // The first result of the chart, of the running gear or among people says it all.
      const ends = ['damage-resolution', 'suspension', 'crew-hit', 'unharmed', 'stopped'];
      throughAll(
        start,
        ends,
        (game) => strikeVehicle(game, { vehicle: 'v1', by: 'p1', with: 'it', from: FROM[side], ...hit }),
        (gone) => {
          const told = tellsOf(gone);
          if (told.some((mark) => mark.startsWith('resolution/') || mark.startsWith('suspension/')))
            some += gone.chance;
          if (told.some((mark) => mark.startsWith('resolution/major') || mark.endsWith('/stopped')))
            major += gone.chance;
          if (told.includes('people')) inside += gone.chance;
        },
      );
      expect([shown.some, shown.major]).toEqual([expect.closeTo(some, 9), expect.closeTo(major, 9)]);
      // With nobody but a driver aboard, results that name passengers strike nobody.
      expect(shown.people).toBeGreaterThanOrEqual(inside - 1e-9);
      expect(shown.people > 0).toBe(inside > 0);
      const isSoft = ['2.5-ton', '5-ton', 'hmmwv'].includes(kind);
      expect(shown.places.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(isSoft ? 0.5 : 1, 9);
    },
  );
});

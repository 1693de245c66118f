import { describe, expect, it } from 'vitest';
import { play, textsOf } from '../../testing/fights.ts';
import { battle, crewman } from '../../testing/heavy.ts';
import { strikeVehicle } from './vehicle-hits.ts';

const walls = (height: 'low' | 'full') => ({
  levels: [
    {
      ...{ id: 'field', width: 20, height: 20 },
      barriers: [
        { kind: 'wall' as const, x: 5, y: 5, edge: 'north' as const, length: 1, height, opaque: false, av: 6 },
      ],
    },
  ],
});
const M113 = { id: 'it', name: 'M113', kind: 'm113', seat: 1, at: { x: 5, y: 5 }, heading: 0 } as const;
const shot = { vehicle: 'v1', by: null, with: 'shell', from: { l: 0, x: 5, y: 0 } } as const;
const crew = [{}, crewman('it', 'driver', { seat: 1 })];

describe('twilight/combat/cover', () => {
  it('to the waist it hides the running gear of a vehicle, higher all of it: what comes through is the less', () => {
    // Running gear on 6, 10 and 2; then the hull on 2, the radio.
    const gear = battle(crew, [M113], [6, 1, 1], walls('low'));
    play(gear, strikeVehicle(gear, { ...shot, penetration: 4, dice: 2, how: 'kinetic' }));
    expect(textsOf(gear, 'penetration')).toEqual([
      'Penetration 0 against armor 2 of M113: no effect. 6 of 6 were spent on the cover before it.',
    ]);
    const hull = battle(crew, [M113], [2, 1, 1, 5], walls('low'));
    play(hull, strikeVehicle(hull, { ...shot, penetration: 10, dice: 2, how: 'kinetic' }));
    expect(textsOf(hull, 'penetration')).toEqual(['Penetration 12 against armor 6 of M113: 6 through.']);
    const hidden = battle(crew, [M113], [2, 1, 1], walls('full'));
    play(hidden, strikeVehicle(hidden, { ...shot, penetration: 10, dice: 2, how: 'kinetic' }));
    expect(textsOf(hidden, 'penetration')).toEqual([
      'Penetration 6 against armor 6 of M113: no effect. 6 of 12 were spent on the cover before it.',
    ]);
  });

  it('bullets that do not come through what hides all of it are stopped; what is thrown over it, or comes from above, is not', () => {
    const bullets = battle(crew, [M113], [], walls('full'));
    play(bullets, strikeVehicle(bullets, { ...shot, penetration: 6, dice: 0, how: 'small-arm' }));
    expect(textsOf(bullets, 'stopped')).toEqual(['The cover before M113 stops the shell.']);
    for (const how of [{ how: 'exploding', bare: true }, { how: 'overhead' }] as const) {
      const game = battle(crew, [M113], [2, 1, 1, 5], walls('full'));
      play(game, strikeVehicle(game, { ...shot, penetration: 10, dice: 2, ...how }));
      expect(textsOf(game, 'penetration')[0]).toMatch(/^Penetration 12 against armor [46] of M113: [68] through\.$/);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { ScenarioFile } from '../../scenarios/scenario-schema.ts';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, vehicle } from '../../testing/heavy.ts';
import { act, type PersonFile } from '../../testing/shooting.ts';
import type { Charge } from '../state/things.ts';
import { goOff } from './charges.ts';
import { grenadesGoOff } from './throwing.ts';
import { strikeVehicle } from './vehicle-hits.ts';

const AT = { x: 5, y: 5 };
const FAR = { at: { x: 19, y: 19 } };
const wallOf = (cover: 'sandbag' | 'brick-wall'): Partial<ScenarioFile> => ({
  levels: [
    {
      id: 'field',
      width: 20,
      height: 20,
      barriers: [{ id: 'w', kind: 'wall', ...AT, edge: 'north', length: 1, cover }],
    },
  ],
});
const charge = (against: string): Charge => ({
  ...({ id: 'c', kind: 'charge', known: 1, by: 'p1', seat: 0 } as const),
  ...{ at: { l: 0, ...AT }, points: 6, tamped: false, against, dud: false, fuse: null },
});

describe('twilight/combat/demolition-burst', () => {
  it('earth gives no fragments, a wall does', () => {
    for (const [cover, fragments] of [
      ['sandbag', 0],
      ['brick-wall', 1],
    ] as const) {
      // Six points: concussion 8, one die two squares off; then the die for fragments.
      const dice = fragments === 0 ? [1] : [1, 10];
      const game = battle([FAR, { at: { x: 5, y: 7 } }], [], dice, wallOf(cover));
      play(game, goOff(game, charge(game.setup.barriers[0]?.id ?? ''), null));
      expect(textsOf(game, 'fragments')).toHaveLength(fragments);
    }
  });
});

describe('twilight/combat/demolitions', () => {
  const t72 = { id: 't', name: 'T-72', kind: 't-72', seat: 1, at: { x: 8, y: 5 } } as const;

  it('what was set on a vehicle goes where it goes', () => {
    // No fragment strikes him three squares off; eight of penetration are too little for the side of the hull.
    const game = battle([FAR, { at: AT }], [t72], [10, 3]);
    play(game, goOff(game, charge('v1'), null));
    expect(game.events.find(({ kind }) => kind === 'explosion')?.burst).toMatchObject({ x: 8.5 * 0.5 });
    expect([textsOf(game, 'vehicle-hit').length, textsOf(game, 'concussion')]).toEqual([1, []]);
  });

  it('from what lies loose it drives away', () => {
    // The man in the square of the charge: four dice of concussion, and no fragments of anything.
    const game = battle([FAR, { at: AT }], [t72], [1, 1, 1, 1]);
    play(game, goOff(game, { ...charge('v1'), fuse: 1 }, null));
    expect([textsOf(game, 'vehicle-hit'), textsOf(game, 'concussion')]).toEqual([[], ['The blast does 4 to P2.']]);
  });
});

describe('twilight/combat/hand-grenades', () => {
  it('what has driven on before the phase ends is not touched', () => {
    const t72 = { id: 't', name: 'T-72', kind: 't-72', seat: 1, at: AT, heading: 0 } as const;
    const items: PersonFile['items'] = [{ kind: 'grenade', what: 'antitank' }];
    const game = battle([{ at: { x: 5, y: 7 }, skills: { throw: 90 }, items }, FAR], [t72], [1]);
    act(game, `throw:${person(game).carries[0]?.id}:v1`);
    vehicle(game).at = { l: 0, x: 5, y: 3 };
    play(game, grenadesGoOff(game));
    expect(textsOf(game, 'vehicle-hit')).toEqual([]);
  });

  it('one thrown at a vehicle strikes the side from which it came', () => {
    const t72 = { id: 't', name: 'T-72', kind: 't-72', seat: 1, at: AT, heading: 0 } as const;
    for (const [y, words] of [
      [3, 'front'],
      [7, 'rear'],
    ] as const) {
      const thrower = {
        at: { x: 5, y },
        skills: { throw: 90 },
        items: [{ kind: 'grenade', what: 'antitank' }],
      } as const;
      const game = battle([{ ...thrower, items: [...thrower.items] }, FAR], [t72], [1]);
      act(game, `throw:${person(game).carries[0]?.id}:v1`);
      // The hull, and 18 with 1 and 1.
      game.diceLeft.push(4, 1, 1);
      // Ten over the armor behind: the radio.
      if (words === 'rear') game.diceLeft.push(5);
      play(game, grenadesGoOff(game));
      expect(textsOf(game, 'vehicle-hit')).toEqual([`T-72 is hit: hull, ${words}.`]);
    }
  });
});

describe('twilight/combat/unarmored-vehicles', () => {
  const truck = { id: 't', name: 'Truck', kind: '5-ton', seat: 1, at: AT } as const;
  const crew = crewman('t', 'driver', { seat: 1 });
  const hit = { vehicle: 'v1', by: null, with: 'bomblet', penetration: 4, dice: 2, from: null } as const;

  it('twilight/combat/overhead-attacks: half of what comes from above goes through the canvas as well', () => {
    // Canvas on 4; minor hull 3: two passengers, and none ride.
    const open = battle([FAR, crew], [truck], [4, 3]);
    play(open, strikeVehicle(open, { ...hit, how: 'overhead' }));
    expect(textsOf(open, 'soft-hit')).toEqual(['It goes through the windows or the canvas of Truck.']);
    // Metal on 3; hull; 4 and 1 and 1 less 1: a minor hull, the radio.
    const metal = battle([FAR, crew], [truck], [3, 2, 1, 1, 5]);
    play(metal, strikeVehicle(metal, { ...hit, how: 'overhead' }));
    expect(textsOf(metal, 'penetration')).toEqual(['Penetration 6 against armor 1 of Truck: 5 through.']);
  });

  it('twilight/combat/demolition-penetration: a charge is no shot: it lies against the metal, and has no dice', () => {
    const game = battle([FAR, crew], [truck], [2, 5]);
    play(game, strikeVehicle(game, { ...hit, penetration: 4, dice: 0, how: 'charge' }));
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 4 against armor 1 of Truck: 3 through.']);
    expect(game.events.find(({ kind }) => kind === 'penetration')?.rule).toBe('twilight/combat/demolition-penetration');
  });
});

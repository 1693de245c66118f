import { describe, expect, it } from 'vitest';
import { person, textsOf } from '../../testing/fights.ts';
import { battle, crewman, gun, vehicle } from '../../testing/heavy.ts';
import { act, arm, type PersonFile } from '../../testing/shooting.ts';

// Worked examples of vehicles, played from the trigger on: who fires what at which side from how far.

const GUNNER: Partial<PersonFile> = { type: 'elite', attributes: { STR: 20 }, skills: { CRM: 80, HW: 80, LCG: 80 } };

const shots = (game: ReturnType<typeof battle>): string => `fire:${person(game).hands}:single:v1`;

describe('twilight/combat/vehicle-penetration', () => {
  it('E89: an M2HB close at the side of an M113 does nothing', () => {
    const m113 = { id: 'v', name: 'M113', kind: 'm113', seat: 1, at: { x: 5, y: 0 }, heading: 0 } as const;
    const m2hb = { ...GUNNER, items: [arm('m2hb', { rest: 'tripod' })] };
    // 10 of 100 hits; a die of 2 and one for the side is the hull.
    const game = battle([m2hb, crewman('v', 'driver', { seat: 1 })], [m113], [10, 2]);
    act(game, shots(game), { shots: 1 });
    expect(textsOf(game, 'vehicle-hit')).toEqual(['M113 is hit: hull, side.']);
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 4 against armor 4 of M113: no effect.']);
    expect(game.diceLeft).toEqual([]);
  });

  it('E90: a KPV close at the hull side of a BTR-70 has 5 over: one minor result', () => {
    const btr = { id: 'v', name: 'BTR-70', kind: 'btr-70', seat: 1, at: { x: 5, y: 0 }, heading: 0 } as const;
    const kpv = { ...GUNNER, items: [arm('kpv', { rest: 'tripod' })] };
    // Minor hull 4: two passengers, and none ride in it.
    const game = battle([kpv, crewman('v', 'driver', { seat: 1 })], [btr], [10, 2, 4]);
    act(game, shots(game), { shots: 1 });
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 6 against armor 1 of BTR-70: 5 through.']);
    expect(textsOf(game, 'damage-resolution')).toEqual(['5 through: one minor result.']);
    expect(game.diceLeft).toEqual([]);
  });

  it('E92: a pistol does nothing to the metal of a car', () => {
    const car = { id: 'v', name: 'Car', kind: 'car', seat: 1, at: { x: 1, y: 0 }, heading: 0 } as const;
    const pistol = { ...GUNNER, items: [arm('.38-special')] };
    const game = battle([pistol, crewman('v', 'driver', { seat: 1 })], [car], [10, 1, 2]);
    act(game, shots(game), { shots: 1 });
    expect(textsOf(game, 'soft-hit')).toEqual(['The metal of Car is hit.']);
    expect(textsOf(game, 'damage-resolution')).toEqual([]);
    expect(Object.values(vehicle(game).damage)).not.toContain(true);
  });

  it('E96: depleted uranium of 120 mm at long range through the turret of a T-80: 42 to 52 over, two majors', () => {
    const t80 = { id: 'v', name: 'T-80', kind: 't-80', seat: 1, heading: 6 } as const;
    const m1 = { id: 'm', name: 'M1A1', kind: 'm1a1', seat: 0, at: { x: 0, y: 5 }, heading: 2 } as const;
    // The second sheet begins 1200 m farther east.
    const wide = {
      levels: [
        { id: 'near', site: 'plain', width: 20, height: 20 },
        { id: 'far', site: 'plain', width: 20, height: 20, origin: { x: 1200, y: 0 } },
      ],
    };
    const tank = { ...m1, weapons: [gun('120mm', { round: 'APFSDSDU' })] };
    const fire = (...pips: readonly [number, number]) => {
      const game = battle(
        [crewman('m', 'gunner', GUNNER), crewman('v', 'driver', { seat: 1 })],
        [tank, { ...t80, at: { level: 'far', x: 5, y: 5 } }],
        [1, 1, ...pips, 3, 4],
        wide,
      );
      act(game, `heavy:${vehicle(game).weapons[0]?.id}:flat:v2`);
      return [...textsOf(game, 'penetration'), ...textsOf(game, 'damage-resolution')];
    };
    expect(fire(1, 1)).toEqual([
      'Penetration 132 against armor 90 of T-80: 42 through.',
      '42 through: 2 major results.',
    ]);
    expect(fire(6, 6)).toEqual([
      'Penetration 142 against armor 90 of T-80: 52 through.',
      '52 through: 2 major results.',
    ]);
  });
});

describe('twilight/combat/special-armor', () => {
  it('E93: an RPG-16 at the turret front of a T-90: half of 65 and one die are stopped', () => {
    const t90 = { id: 'v', name: 'T-90', kind: 't-90', seat: 1, at: { x: 6, y: 0 }, heading: 6 } as const;
    const rocketeer = { ...GUNNER, items: [gun('rpg-16')] };
    const game = battle([rocketeer, crewman('v', 'driver', { seat: 1 })], [t90], [1, 1, 6]);
    act(game, `heavy:${person(game).hands}:flat:v1`);
    expect(textsOf(game, 'vehicle-hit')).toEqual(['T-90 is hit: turret, front.']);
    expect(textsOf(game, 'penetration')).toEqual(['Penetration 38 against armor 100 of T-90: no effect.']);
  });
});

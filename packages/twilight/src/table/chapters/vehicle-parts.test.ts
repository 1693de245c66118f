import { describe, expect, it } from 'vitest';
import { person, play, textsOf } from '../../testing/fights.ts';
import { battle, crewman, offered, vehicle } from '../../testing/heavy.ts';
import { ordnanceOf } from '../figures/heavy/ordnance.ts';
import { skillWith } from '../queries/guns.ts';
import { breakPart } from './vehicle-parts.ts';

const at = { x: 5, y: 5 };
const M2 = { id: 'm2', name: 'M2', kind: 'm2', seat: 1, at } as const;
const CREW = [{}, crewman('m2', 'driver', { seat: 1 }), crewman('m2', 'gunner', { seat: 1 })];

describe('twilight/combat/fuel-hit', () => {
  it('what is lost is a share of the tank, not of what is in it', () => {
    const game = battle(CREW, [{ ...M2, fuel: 50 }], [90]);
    play(game, breakPart(game, vehicle(game), 'fuel', 20, false));
    expect(vehicle(game).fuel).toBe(30);
  });
  it('a dry tank does not burn', () => {
    const game = battle(CREW, [{ ...M2, fuel: 0 }], []);
    play(game, breakPart(game, vehicle(game), 'fuel', 99, false));
    expect([vehicle(game).burningSince, textsOf(game, 'vehicle-damage')]).toEqual([null, ['The tank of M2 is dry.']]);
  });
});

describe('twilight/combat/ammo-hit', () => {
  it('solid shot of an autocannon does not go up; its shells do', () => {
    const solid = battle(CREW, [M2], []);
    for (const item of vehicle(solid).weapons.splice(1)) expect(item.what).not.toBe('25mm');
    Object.assign(vehicle(solid).weapons[0] ?? {}, { round: 'API', spares: [{ round: 'APFSDSDU', rounds: 100 }] });
    play(solid, breakPart(solid, vehicle(solid), 'ammunition', 99, false));
    expect(vehicle(solid).condition).not.toBe('wreck');
    const shells = battle(CREW, [M2], [99]);
    Object.assign(vehicle(shells).weapons[0] ?? {}, { round: 'HE' });
    play(shells, breakPart(shells, vehicle(shells), 'ammunition', 99, false));
    expect(vehicle(shells).condition).toBe('wreck');
  });
});

describe('twilight/combat/equipment-hits', () => {
  it('the loader of a gun that feeds itself is the driver', () => {
    const game = battle(CREW, [M2], [1, 5, 3]);
    play(game, breakPart(game, vehicle(game), 'loader', 5, true));
    expect([vehicle(game).damage.loader, person(game, 2).total]).toEqual([false, 3]);
  });
  it('a secondary hit takes a machinegun or a grenade launcher, not the missiles', () => {
    const game = battle(CREW, [M2], []);
    play(game, breakPart(game, vehicle(game), 'secondary', 5, true));
    expect(vehicle(game).weapons.map(({ what, count }) => [what, count])).toEqual([
      ['25mm', 1],
      ['tow-ii', 1],
      ['m60', 0],
    ]);
    play(game, breakPart(game, vehicle(game), 'secondary', 5, true));
    expect(textsOf(game, 'vehicle-damage').at(-1)).toBe('M2 has no secondary weapon to lose.');
  });
  it('a wagon has neither engine nor fuel nor radio', () => {
    const game = battle([{}, {}], [{ id: 'wagon', name: 'Wagon', kind: 'wagon', seat: 1, at }], []);
    for (const part of ['engine', 'fuel', 'radio'] as const)
      play(game, breakPart(game, vehicle(game), part, 99, false));
    expect(textsOf(game, 'vehicle-damage')).toEqual([
      'Wagon has no engine to hit.',
      'Wagon has no fuel to hit.',
      'Wagon has no radio to hit.',
    ]);
    expect(vehicle(game).damage.engine).toBe(false);
  });
  it('a vehicle calls by its radio until that is gone', () => {
    const mate = { seat: 1, at: { x: 9, y: 9 }, items: [{ kind: 'gear', what: 'radio' }] } as const;
    const game = battle([...CREW, { ...mate, items: [...mate.items] }], [M2], []);
    expect(offered(game, 'talk', 2)).toContain('talk:call:p4');
    play(game, breakPart(game, vehicle(game), 'radio', 1, false));
    expect(offered(game, 'talk', 2)).toEqual([]);
  });
});

describe('twilight/combat/marksmanship', () => {
  it('large guns and howitzers by their own skill, grenade launchers by the better of two, the rest by heavy weapons', () => {
    const game = battle([{ kind: 'character', skills: { CRM: 70, HW: 40, LCG: 55 } }, {}], [], []);
    const ids = ['125mm', '155mm', '25mm', '81mm-mortar', 'rpg-16', 'tow-ii', 'm203'] as const;
    expect(ids.map((id) => skillWith(game.setup, person(game), ordnanceOf(id)))).toEqual([55, 55, 40, 40, 40, 40, 70]);
  });
  it('without the skill nobody fires', () => {
    const game = battle([{ kind: 'character', skills: { CRM: 70 } }, {}], [], []);
    expect(skillWith(game.setup, person(game), ordnanceOf('25mm'))).toBe(null);
  });
});

import { describe, expect, test } from 'vitest';
import { at, character, design, gun, roadSetup } from '../testing/road.ts';
import { begin } from './start.ts';

describe('roadrage/hardtop/setup: everything in its place', () => {
  const crew = [character('Ann', { car: 1 }, ['handWeapon', 'grenade']), character('Ben')];
  const car = design('midSized', {
    name: 'Interceptor',
    crew,
    options: ['nitrousOxide', 'fireExtinguisher', 'brakeChute', 'sportsModel'],
    weapons: [gun('machineGun'), gun('machineGun')],
  });
  const walker = { id: 'walker', seat: 1, character: character('Cyd'), pose: at(5, 5), floor: 0 };
  const setup = roadSetup(
    [
      { design: car, speed: 30 },
      { design: design('lightBike'), pose: at(2, 0, 90) },
    ],
    {
      walkers: [walker],
    },
  );
  const state = begin(setup);

  test('vehicles stand at their starts with all they carry', () => {
    expect(state.vehicles[0]).toMatchObject({ id: 'v1', name: 'Interceptor', tag: '1', speed: 30, pose: at(0, 0) });
    expect(state.vehicles[0]).toMatchObject({ nitrous: 3, extinguisher: 5, chute: 1 });
    expect(state.vehicles[0]?.weapons.map(({ id }) => id)).toEqual(['machineGun-front', 'machineGun-front-2']);
    expect(state.vehicles[1]?.pose).toEqual(at(2, 0, 90));
  });

  test('people are numbered by vehicle and seat, then those on foot; empty seats are empty', () => {
    expect(state.people.map(({ id, name, place }) => [id, name, place.kind])).toEqual([
      ['p1', 'Ann', 'seat'],
      ['p2', 'Ben', 'seat'],
      ['p3', 'Driver', 'seat'],
      ['p4', 'Cyd', 'foot'],
    ]);
    expect(state.vehicles.map((vehicle) => vehicle.crew)).toEqual([['p1', 'p2'], ['p3']]);
    expect(state.people[0]?.shots).toEqual([null, 1]);
  });

  test('roadrage/people/pedestrians: whoever starts behind something solid is in cover', () => {
    const crate = {
      id: 'o',
      kind: 'crate',
      pose: at(5, 5),
      size: { length: 1, width: 1 },
      floors: 1,
      label: '',
    } as const;
    const hidden = begin({ ...setup, obstacles: [crate] });
    expect(hidden.people[3]?.place).toMatchObject({ cover: 'full' });
    expect(state.people[3]?.place).toMatchObject({ cover: 'none' });
  });

  test('the state is plain data', () => {
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});
